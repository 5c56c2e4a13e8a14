import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { unitOf } from '../../../match/lookups.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../../testing/index.js';
import { defenceOf } from '../../../unit-cards/characteristics/characteristic.js';
import { hasPassive } from '../../../unit-cards/passives/passives.js';
import { destroyModels } from '../../../units/leaving/destroy.js';
import type { ActiveAbility, Aim, StandingAbility, Trigger } from '../../../vocabulary/ability.js';
import type { Effect } from '../../../vocabulary/effect.js';
import type { SfiState } from '../../../vocabulary/index.js';
import type { Table } from '../../../vocabulary/table.js';
import { carrying, scenario } from '../scenario-words.js';

const pained = {
  id: 'pain',
  name: 'Pain',
  kind: 'passive',
  when: { window: 'activation-start', of: 'self' },
} as const;
const braced: Effect = { op: 'modify', what: 'DEF', by: 2, until: 'activation' };

scenario('a change lasts until the moment that the card names', 'SFI-PRIORITY-014', play => {
  const { game, setup, table } = carrying('A cd', [braced]);
  const defence = (state: SfiState): number => {
    const [model] = state.models;
    return model ? defenceOf({ ...table, state }, model).total : 0;
  };
  const p = play(game, setup).choose('p1', 'A');
  expect(defence(p.state)).toBe(6);
  p.choose('p1', { do: 'end' });
  expect(defence(p.state)).toBe(4);
});

/** `A` has a passive ability that changes its DEF at a moment. */
const changing = (when: Trigger, until: 'attack' | 'action' | 'activation', lay: LaidOut = {}) => {
  const effects = [{ ...braced, until }] as const;
  const brace: StandingAbility = { id: 'brace', name: 'Brace', kind: 'passive', when, effects };
  return laidOut('A B c', { cards: { A: { essence: {}, abilities: [brace] } }, ...lay });
};

scenario('no change for an action outlasts the activation that it began in', 'SFI-PRIORITY-014', play => {
  const { game, setup } = changing({ window: 'activation-end', of: 'self' }, 'action', { active: 'A' });
  const p = play(game, setup).choose('p1', { do: 'end' });
  expect(happened(p, 'EffectBegan')).toHaveLength(1);
  expect(p.state.effects).toEqual([]);
});

scenario('a change until the end of an activation or an attack needs one', 'SFI-PRIORITY-014', play => {
  const stage = { name: 'round-start', step: 'effects of units' } as const;
  const round = changing({ window: 'round-start' }, 'activation', { state: { stage } });
  expect(happened(play(round.game, round.setup), 'EffectBegan')).toEqual([]);
  const hurt: Effect = { op: 'damage', amount: 1, to: 'unit' };
  const pain: StandingAbility = { ...pained, effects: [hurt] };
  const when = { window: 'damaged', of: 'self', outsideAttacks: true } as const;
  const attack = changing(when, 'attack');
  const abilities = [...(attack.table.pack.units.A?.abilities ?? []), pain];
  const { game, setup } = laidOut('A B c', { cards: { A: { abilities } } });
  const p = play(game, setup).choose('p1', 'A');
  expect([happened(p, 'DamageMarked').length, happened(p, 'EffectBegan').length]).toEqual([1, 0]);
});

scenario('the same change by the same ability is there once', 'SFI-STACK-001', play => {
  const { game, setup } = carrying('A cd', [braced, braced]);
  expect(happened(play(game, setup).choose('p1', 'A'), 'EffectBegan')).toHaveLength(1);
});

scenario('a change that is marked (+X) is there as often as it happened', 'SFI-STACK-004', play => {
  const more: Effect = { ...braced, stacks: true };
  const { game, setup } = carrying('A cd', [more, more]);
  expect(happened(play(game, setup).choose('p1', 'A'), 'EffectBegan')).toHaveLength(2);
});

scenario('a unit that becomes immune loses the condition', 'SFI-PASSIVE-022', play => {
  const { game, setup, table } = carrying(
    'A cd',
    [{ op: 'grant', passive: { id: 'immunity', to: 'burning' }, until: 'round' }],
    {},
    { units: { A: { conditions: ['burning', 'hexed'] } } },
  );
  const p = play(game, setup).choose('p1', 'A');
  expect(unitOf(p.state, 'A').conditions).toEqual(['hexed']);
  expect(hasPassive({ ...table, state: p.state }, unitOf(p.state, 'A'), 'immunity')).toBe(true);
});

/** The DEF of models after an aura of `A` has begun: friends within 2 inches have +1. */
const around = (side: 'friend' | 'enemy', lay: LaidOut = {}) => {
  const aura: Effect = { op: 'modify', what: 'DEF', by: 1, until: 'next-activation', around: { side, within: 2 } };
  return carrying('A  B\n\nc', [aura], {}, { pitch: 1, ...lay });
};
const defences = (table: Table, state: SfiState): readonly string[] =>
  state.models.map(model => `${model.id} ${defenceOf({ ...table, state }, model).total}`);
/** Moves `B/1` so that the gap between its base and that of `A/1` is so long, in units. */
const apart = (gap: number): LaidOut => ({
  state: {
    models: [
      { id: 'A/1', unit: 'A', at: { x: 30000, y: 30000 }, damage: 0 },
      { id: 'B/1', unit: 'B', at: { x: 30000 + 3000 + gap, y: 30000 }, damage: 0 },
      { id: 'c/1', unit: 'c', at: { x: 30000, y: 36000 }, damage: 0 },
    ],
  },
});

scenario(
  'a change around a unit counts for the models that are near it, its own ones too',
  ['SFI-MEASURE-012', 'SFI-MEASURE-013', 'SFI-UNIT-011'],
  play => {
    const after = (gap: number, side: 'friend' | 'enemy' = 'friend') => {
      const { game, setup, table } = around(side, apart(gap));
      return defences(table, play(game, setup).choose('p1', 'A').state);
    };
    expect(after(inches(2))).toEqual(['A/1 5', 'B/1 5', 'c/1 4']);
    expect(after(inches(2) + 1)).toEqual(['A/1 5', 'B/1 4', 'c/1 4']);
    expect(after(inches(2), 'enemy')).toEqual(['A/1 4', 'B/1 4', 'c/1 5']);
  },
);

scenario('a change around a unit ends with the unit', 'SFI-UNIT-011', play => {
  const dying = codeAbility(
    'die',
    'p1',
    'activation-end',
    turn => destroyModels(turn, ['A/1']),
    (_, { of }) => of === 'A',
  );
  const { game, setup, table } = around('friend', { ...apart(inches(2)), abilities: [dying] });
  const p = play(game, setup).choose('p1', 'A').choose('p1', { do: 'end' });
  expect(p.state.effects).toEqual([]);
  expect(defences(table, p.state)).toEqual(['B/1 4', 'c/1 4']);
});

const blade = { id: 'blade', name: 'Blade', type: 'melee', shape: 'single', range: 1, damage: { yellow: 2 } } as const;

/** PREY two inches to the right of A/1, with a horn that reaches all around it. */
const boar = {
  at: { x: inches(4.5), y: inches(2) },
  base: 50,
  keywords: ['PREY'],
  prey: { def: 4, arm: 4, hp: 9 },
  hits: { melee: { yellow: 2 } },
  weapons: [{ id: 'horn', name: 'Horn', type: 'melee', shape: 'area', range: 2, damage: { yellow: 2 } }],
} as const;

scenario(
  'PREY is an enemy model: an ability that changes a chosen enemy changes it, until its end',
  ['SFI-SCENARIO-002', 'SFI-CARD-021'],
  play => {
    const crack: ActiveAbility = {
      id: 'crack',
      name: 'Crack',
      kind: 'active',
      cost: {},
      aim: { how: 'choose', what: 'model', side: 'enemy', within: 4 },
      effects: [
        { op: 'set', what: 'ARM', value: 2, until: 'activation' },
        { op: 'modify', what: 'DEF', by: -1, until: 'activation' },
        { op: 'modify', what: 'suffered', by: 1, until: 'activation' },
      ],
    };
    const { game, setup } = laidOut('A        c', {
      active: 'A',
      cards: { A: { abilities: [crack], weapons: [{ ...blade, range: 2 }], essence: {} } },
      elements: { boar },
    });
    const p = play(game, { ...setup, dice: [2, 1, 2, 2] })
      .choose('p1', { do: 'ability', ability: 'crack' })
      .choose('p1', { do: 'attack' })
      .choose('p1', { profile: 'blade', target: 'boar' });
    // 3 hits DEF 4 - 1; 4 is divided by ARM 2, and one more point is suffered.
    expect(happened(p, 'HitDecided').map(({ outcome, defence }) => [outcome, defence?.total])).toEqual([['hit', 3]]);
    expect(happened(p, 'DamageDecided').map(({ damage, armour }) => [damage, armour?.total])).toEqual([[3, 2]]);
    expect(p.choose('p1', { do: 'end' }).state.effects).toEqual([]);
  },
);

scenario('an ability on enemies around a unit reaches PREY, one on friends does not', 'SFI-SCENARIO-002', play => {
  const dread = (side: Aim['side'], within: number): StandingAbility => ({
    id: 'dread',
    name: 'Dread',
    kind: 'passive',
    aim: { how: 'every', what: 'model', side, within },
    effects: [{ op: 'dice', roll: 'hit', less: 1 }],
  });
  const pool = (side: Aim['side'], within = 2): number => {
    const { game, setup } = laidOut('A        c', {
      cards: { A: { abilities: [dread(side, within)] } },
      elements: { boar },
      scenario: {
        abilities: [
          {
            id: 'rage',
            name: 'Rage',
            element: 'boar',
            when: { window: 'round-start' },
            effects: [{ op: 'attack', weapon: 'horn', by: 'source' }],
          },
        ],
      },
      state: { stage: { name: 'round-start', step: 'effects of scenarios' } },
    });
    const faces = side === 'friend' || within < 1 ? [0, 0] : [0];
    return happened(play(game, { ...setup, dice: faces }), 'DiceRolled')[0]?.dice.length ?? 0;
  };
  expect([pool('enemy'), pool('any'), pool('friend'), pool('enemy', 0.5)]).toEqual([1, 1, 2, 2]);
});

scenario('the changes of PREY end when it leaves the table', 'SFI-SCENARIO-017', play => {
  const weak = { op: 'modify', what: 'ARM', by: -1 } as const;
  const before = {
    key: 'Curse',
    source: 'A',
    target: 'boar',
    player: 'p1',
    data: weak,
    until: 'end of the round',
  } as const;
  const lay = { elements: { boar }, effects: [before] };
  const effects = [
    { ...weak, until: 'round' },
    { op: 'damage', amount: 9 },
  ] as const;
  const { game, setup } = carrying('A        c', effects, { aims: ['boar'] }, lay);
  const p = play(game, setup);
  expect(happened(p, 'EffectBegan').map(({ effect }) => effect.target)).toEqual(['boar']);
  expect([p.state.elements, p.state.effects]).toEqual([[], []]);
});
