import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { reactive } from '../abilities/scenario-words.js';
import { conditionsOf, happened, healthOf, type LaidOut, laidOut } from '../testing/index.js';
import { box } from '../testing/things.js';
import type { ScenarioAbility } from '../vocabulary/scenario.js';
import type { AttackType } from '../vocabulary/words.js';
import { attacking, scenario } from './scenario-words.js';

/** PREY with DEF 4 and ARM 4 and a weapon of a type that reaches 12 inches; it has no player who could decide anything. */
const boar = (type: AttackType = 'melee', x = 10) => ({
  at: { x: inches(x), y: inches(2) },
  base: 50,
  keywords: ['PREY' as const],
  prey: { def: 4, arm: 4, hp: 9 },
  hits: { [type]: { yellow: 2 } },
  weapons: [{ id: 'horns', name: 'Horns', type, shape: 'single' as const, range: 12, damage: { yellow: 2 } }],
});
const attack = { do: 'attack' } as const;
/** The boar attacks b/1. */
const charging = (drawing: string, type: AttackType, lay: LaidOut) =>
  attacking(drawing, { elements: { boar: boar(type) }, ...lay }, { attacker: 'boar', profile: 'horns', target: 'b/1' });

for (const [type, total, dice] of [
  ['ranged', 2, [2, 2]],
  ['arcane', 2, [2, 2]],
  ['melee', 4, [2, 2, 1, 1]],
] as const)
  scenario(
    `a ${type} attack by PREY totals ${total} of 4 against a model in melee`,
    ['SFI-ATTACK-003', 'SFI-ATTACK-004', 'SFI-SCENARIO-005'],
    play => {
      const { game, setup } = charging('Ab', type, { pitch: 1.5 });
      const p = play(game, { ...setup, dice }).choose('p1', attack);
      expect(happened(p, 'HitDecided').map(one => one.total?.total)).toEqual([total]);
    },
  );

scenario(
  'conditions of the target add to an attack by PREY, but nobody uses the re-rolls of the attacker',
  ['SFI-CONDITION-009', 'SFI-CONDITION-010', 'SFI-TKEY-012'],
  play => {
    const bog = { keywords: [{ id: 'vulnerable-position', x: 2 } as const], footprint: [box(7, 1, 2, 2)] };
    const { game, setup } = charging('A..b', 'melee', {
      units: { b: { conditions: ['hexed', 'poisoned', 'crippled'] } },
      pieces: { bog },
    });
    const p = play(game, { ...setup, dice: [1, 1, 2, 2] }).choose('p1', attack);
    expect(happened(p, 'HitDecided').map(one => one.total?.total)).toEqual([2 + 1 + 2]);
    expect(happened(p, 'DamageDecided').map(one => one.total?.total)).toEqual([4 + 1]);
    expect(happened(p, 'DiceRerolled')).toEqual([]);
  },
);

scenario('nobody makes a shocked attacker of PREY re-roll a die', 'SFI-CONDITION-012', play => {
  const lay: LaidOut = { elements: { boar: boar('melee', 4) }, units: { A: { conditions: ['shocked'] } } };
  const { game, setup } = attacking('A', lay, { target: 'boar' });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', attack);
  expect(happened(p, 'DamageDecided').map(({ damage }) => damage)).toEqual([1]);
  expect(happened(p, 'DiceRerolled')).toEqual([]);
});

scenario('Giant Slayer counts against PREY with a base of 50 mm', 'SFI-PASSIVE-019', play => {
  const lay: LaidOut = { elements: { boar: boar('melee', 4) }, cards: { A: { passives: [{ id: 'giant-slayer' }] } } };
  const { game, setup } = attacking('A', lay, { target: 'boar' });
  const p = play(game, { ...setup, dice: [2, 2, 1, 1] }).choose('p1', attack);
  expect(happened(p, 'DamageDecided').map(one => one.total?.total)).toEqual([2 + 2]);
});

const answer = { ability: 'b:reply', source: 'b' };

scenario(
  'PREY that is destroyed by the answer to its hit finishes the attack from its last place, and the wall before it counts',
  ['SFI-ATTACK-037', 'SFI-TERRAIN-008'],
  play => {
    const gore = reactive({
      when: { window: 'hit', of: 'self', by: 'enemy' },
      effects: [{ op: 'damage', amount: 9, to: 'attacker' }],
    });
    const { game, setup } = charging('A..b', 'melee', {
      cards: { b: { abilities: [gore] } },
      pieces: { wall: { type: 'linear', arm: 2, footprint: [box(8.75, 1, 0.25, 2)] } },
    });
    const p = play(game, { ...setup, dice: [2, 2, 3, 3] })
      .choose('p1', attack)
      .choose('p2', answer);
    expect(happened(p, 'ElementRemoved')).toHaveLength(1);
    expect(happened(p, 'DamageDecided').map(one => [one.target, one.armour?.total])).toEqual([
      ['boar', undefined],
      ['b/1', 4 + 2],
    ]);
  },
);

scenario('an attack by PREY is an enemy attack, one by any other element is not', 'SFI-SCENARIO-002', play => {
  const b = { abilities: [reactive({ when: { window: 'hit', of: 'self', by: 'enemy' }, effects: [] })] };
  const goring = (element: NonNullable<LaidOut['elements']>[string]) => {
    const { game, setup } = charging('A..b', 'melee', { elements: { boar: element }, cards: { b } });
    return play(game, { ...setup, dice: [2, 2, 0, 0] }).choose('p1', attack);
  };
  goring(boar()).choose('p2', answer);
  const { prey: _, ...others } = boar();
  goring({ ...others, keywords: [] }).waitsFor({ by: 'p1', kind: 'act' });
});

/** An element that does something at the beginning of the activation of A, the first choice. */
const acting = (element: NonNullable<LaidOut['elements']>[string], effects: ScenarioAbility['effects']) =>
  laidOut('A..b    c', {
    active: 'A',
    activation: { part: 'start' },
    armies: { p1: { reserve: { red: 1 } }, p2: { reserve: { red: 1 } } },
    elements: { boar: element },
    scenario: {
      abilities: [
        { id: 'rage', name: 'Rage', element: 'boar', when: { window: 'activation-start', of: 'any' }, effects },
      ],
    },
  });

scenario('an attack of a scenario element is its own where the card does not say whose', 'SFI-SCENARIO-002', play => {
  const { game, setup } = acting(boar('melee', 6), [{ op: 'attack', weapon: 'horns' }]);
  const p = play(game, { ...setup, dice: [0, 0] }).choose('p1', { profile: 'horns', target: 'A/1' });
  expect(happened(p, 'AttackDeclared').map(({ attack: { attacker }, targets }) => [attacker, targets])).toEqual([
    ['boar', ['A/1']],
  ]);
});

scenario(
  'a hit roll of a scenario element is its own, which nobody infuses or re-rolls; one against it is that of the model',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-REROLL-010', 'SFI-INFUSE-008'],
  play => {
    const rolling = (to?: 'source') => {
      const effects = [{ op: 'condition', condition: 'hexed', to: 'trigger' }] as const;
      const roll = { op: 'hitRoll', type: 'ranged', effects, ...(to && { to }) } as const;
      const { game, setup } = acting(boar('ranged', 6), [roll, { op: 'damage', amount: 1 }]);
      return play(game, { ...setup, dice: to ? [2, 2, 4] : [2, 2] });
    };
    const own = rolling().waitsFor({ by: 'p1', kind: 'act' });
    expect([conditionsOf(own, 'A'), healthOf(own, 'A/1')]).toEqual([['hexed'], 2]);
    // The two grey dice of A, with a red one of p1.
    const theirs = rolling('source').choose('p1', 'red');
    theirs.waitsFor({ by: 'p1', kind: 'act' });
    expect([conditionsOf(theirs, 'A'), healthOf(theirs, 'A/1')]).toEqual([['hexed'], 2]);
  },
);
