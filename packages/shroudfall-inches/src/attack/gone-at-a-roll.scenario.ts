import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { active, passive, reactive, use } from '../abilities/scenario-words.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import { markDamage } from '../units/leaving/destroy.js';
import type { StandingAbility } from '../vocabulary/ability.js';
import type { Weapon } from '../vocabulary/pack.js';
import { attacking, scenario, told } from './scenario-words.js';

const attack = { do: 'attack' } as const;
const blast: Weapon = { id: 'blast', name: 'Blast', type: 'arcane', shape: 'area', range: 3, damage: { yellow: 2 } };
const arcane = { hits: { arcane: { yellow: 2 } }, weapons: [blast] } as const;
/** Once per activation, at a moment of an attack or a roll of A: every enemy within 3 inches is destroyed. */
const spite = (window: 'hit-rolled' | 'damage-rolled' | 'not-damaged'): StandingAbility => {
  const die = window === 'not-damaged' ? [] : [{ op: 'reroll', dice: 1, whose: 'own' } as const];
  return passive({
    limit: 'once-per-activation',
    when: { window, of: 'enemy', outsideAttacks: true },
    aim: { how: 'every', what: 'model', side: 'enemy', within: 3 },
    effects: [...die, { op: 'damage', amount: 9 }],
  });
};
/** A attacks b and c, both within 3 inches; another enemy is far away. */
const blasting = (window: Parameters<typeof spite>[0]) => {
  const cards = { A: { ...arcane, abilities: [spite(window)] } };
  return attacking('bAc      d', { cards }, { profile: 'blast' });
};
/** The events of the attack, without the damage of the ability. */
const lines = (p: Parameters<typeof told>[0]) => told(p).filter(one => !/habit|damage 9|marks/.test(one));
const destroyed = ['b/1 is destroyed', 'c/1 is destroyed'];
const over = ['end of A/1', 'the action ends'];

scenario(
  'targets that leave the table at the hit roll of the first one are neither rolled against nor hit any more',
  'SFI-ATTACK-038',
  play => {
    const { game, setup } = blasting('hit-rolled');
    const p = play(game, { ...setup, dice: [2, 2, 2] })
      .choose('p1', attack)
      .choose('p1', 'b/1');
    expect(lines(p).slice(1)).toEqual([
      'hit roll at b/1',
      ...destroyed,
      'cancelled at c/1',
      'cancelled at b/1',
      ...over,
    ]);
  },
);

scenario(
  'targets that leave the table at the damage roll of the first one suffer no damage and are rolled against no more',
  'SFI-ATTACK-038',
  play => {
    const { game, setup } = blasting('damage-rolled');
    const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2, 2, 2] })
      .choose('p1', attack)
      .choose('p1', 'b/1');
    expect(lines(p).slice(5)).toEqual([
      'damage roll at b/1',
      ...destroyed,
      'cancelled at c/1',
      'cancelled at b/1',
      ...over,
    ]);
  },
);

scenario(
  'a target that leaves the table at the no-damage step of another one has no such step',
  ['SFI-ATTACK-038', 'SFI-ATTACK-030'],
  play => {
    const { game, setup } = blasting('not-damaged');
    const p = play(game, { ...setup, dice: [2, 2, 2, 2, 1, 1, 1, 1] })
      .choose('p1', attack)
      .choose('p1', 'b/1');
    expect(lines(p).slice(7)).toEqual([
      'damage 0 to b/1',
      'damage 0 to c/1',
      ...destroyed,
      'cancelled at b/1',
      'cancelled at c/1',
      ...over,
    ]);
  },
);

/** A uses an ability within 3 inches of c, and at its roll every enemy there is destroyed. */
const using = (window: 'hit-rolled' | 'damage-rolled', ability: Parameters<typeof active>[0], lay: LaidOut = {}) =>
  laidOut('Ac      d', {
    active: 'A',
    cards: { A: { ...arcane, abilities: [active({ cost: {}, ...ability }), spite(window)] } },
    ...lay,
  });

scenario(
  'an ability does not hit a target that leaves the table at the hit roll',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-ATTACK-038'],
  play => {
    const aim = { how: 'target', what: 'model', side: 'enemy', within: 3 } as const;
    const { game, setup } = using('hit-rolled', { aim, effects: [{ op: 'essence', gain: { red: 1 } }] });
    const p = play(game, { ...setup, dice: [3, 3, 3] }).choose('p1', use('focus'));
    expect([happened(p, 'HitDecided'), happened(p, 'EssenceGained')]).toEqual([[], []]);
  },
);

scenario(
  'a damage roll of an ability does nothing to a model that leaves the table at the roll',
  ['SFI-DAMAGE-007', 'SFI-ATTACK-038'],
  play => {
    const aim = { how: 'choose', what: 'model', side: 'enemy', within: 3 } as const;
    const { game, setup } = using('damage-rolled', { aim, effects: [{ op: 'damageRoll', dice: { red: 2 } }] });
    const p = play(game, { ...setup, dice: [4, 4, 4] }).choose('p1', use('focus'));
    // The set damage alone is counted.
    expect(happened(p, 'DamageDecided').map(({ target, total }) => [target, total])).toEqual([['c/1', null]]);
  },
);

scenario(
  'a hit roll of an ability is made against PREY, and against no other scenario element',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-SCENARIO-004'],
  play => {
    const at = { x: inches(2), y: inches(4) };
    const rolled = (element: NonNullable<LaidOut['elements']>[string]) => {
      const { game, setup } = laidOut('A        c', {
        active: 'A',
        cards: {
          A: {
            ...arcane,
            abilities: [
              active({
                cost: {},
                aim: { how: 'choose', what: 'model', side: 'any', within: 3, other: true },
                effects: [{ op: 'hitRoll', effects: [{ op: 'damage', amount: 1 }] }],
              }),
            ],
          },
        },
        elements: { it: element },
      });
      const p = play(game, { ...setup, dice: element.prey ? [3, 3] : [] }).choose('p1', use('focus'));
      return happened(p, 'HitDecided').map(({ outcome }) => outcome);
    };
    expect([rolled({ at }), rolled({ at, keywords: ['PREY'], prey: { def: 4, arm: 4, hp: 3 } })]).toEqual([
      [],
      ['hit'],
    ]);
  },
);

scenario(
  'effects, abilities and conditions of a destroyed attacker count in its damage roll, and end with its attack',
  ['SFI-ATTACK-037', 'SFI-PRIORITY-014'],
  play => {
    const back = reactive({
      when: { window: 'hit', of: 'self', by: 'enemy' },
      effects: [{ op: 'damage', amount: 9, to: 'attacker' }],
    });
    const rage = passive({ effects: [{ op: 'modify', what: 'damage', by: 1 }] });
    const { when: _, ...always } = rage;
    const fury = { op: 'modify', what: 'damage', by: 2 } as const;
    const lasting = { key: 'Fury', source: 'A', target: 'A', player: 'p1', data: fury } as const;
    const { game, setup } = attacking('Ab     B', {
      cards: { A: { abilities: [always] }, b: { hp: 9, abilities: [back] } },
      units: { A: { conditions: ['shocked', 'hexed'] } },
      effects: [
        { ...lasting, until: 'end of the activation' },
        { ...lasting, key: 'Rite', until: 'next activation of A' },
      ],
    });
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] });
    p.choose('p1', { do: 'attack' }).choose('p2', 'none').choose('p2', { ability: 'b:reply', source: 'b' });
    // A shocked attacker may have to re-roll a die of its damage roll, too.
    p.waitsFor({ by: 'p2', kind: 'reroll' }).choose('p2', 'none');
    expect(happened(p, 'DamageDecided').map(({ total }) => total?.total)).toEqual([undefined, 9]);
    expect(p.state.units.find(({ id }) => id === 'A')).toMatchObject({ where: 'destroyed', conditions: [] });
    expect(p.state.effects).toEqual([]);
  },
);

scenario(
  'effects on PREY that is destroyed in the middle of its own attack count in its damage roll, and end with the attack',
  ['SFI-ATTACK-037', 'SFI-SCENARIO-017'],
  play => {
    const bite = { id: 'bite', name: 'Bite', type: 'melee', shape: 'single', range: 1, damage: { yellow: 2 } } as const;
    const prey = { keywords: ['PREY'], prey: { def: 4, arm: 4, hp: 3 }, hits: { melee: { yellow: 2 } } } as const;
    const killing = codeAbility('kill', 'p2', 'hit', turn =>
      markDamage(turn, { all: [{ model: 'boar', damage: 9 }], harm: 'set', by: 'p2', rule: 'SFI-DAMAGE-008' }),
    );
    const data = { op: 'modify', what: 'damage', by: 3 } as const;
    const rage = { key: 'Rage', source: 'A', target: 'boar', player: 'p1', data, until: 'end of the round' } as const;
    const { game, setup } = attacking(
      'A  b',
      {
        abilities: [killing],
        effects: [rage],
        elements: { boar: { at: { x: inches(8), y: inches(4) }, base: 40, weapons: [bite], ...prey } },
      },
      { attacker: 'boar', profile: 'bite' },
    );
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
    expect(happened(p, 'DamageDecided').map(({ total }) => total?.total)).toEqual([7]);
    expect([p.state.elements, p.state.effects]).toEqual([[], []]);
  },
);
