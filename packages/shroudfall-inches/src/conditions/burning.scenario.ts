import { inches, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armyOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { ScenarioAbility } from '../vocabulary/scenario.js';
import { gainCondition } from './gain.js';

const scenario = scenarios<RuleId>(test);
const burns = { A: { conditions: ['burning'] } } as const;
/** The open activation of `A`, which burns, and which has an essence value. */
const burning = (lay: LaidOut = {}, drawing = 'AA c') => laidOut(drawing, { active: 'A', units: burns, ...lay });

scenario('a burning unit suffers one damage roll at the end of its activation', 'SFI-CONDITION-001', play => {
  const { game, setup } = burning({ damage: { 'A/2': 1 } });
  const p = play(game, { ...setup, dice: [1, 3] }).choose('p1', { do: 'end' });
  expect(happened(p, 'DamageMarked')).toEqual([{ type: 'DamageMarked', model: 'A/2', damage: 1 }]);
});

scenario('the damage roll of Burning is divided by ARM like any other', 'SFI-CONDITION-001', play => {
  const { game, setup } = burning({ damage: { 'A/2': 1 } });
  const p = play(game, { ...setup, dice: [1, 2] }).choose('p1', { do: 'end' });
  expect(happened(p, 'DamageMarked')).toEqual([]);
  expect(happened(p, 'DamageDecided').map(({ damage }) => damage)).toEqual([0]);
});

scenario('area terrain protects a model from no fire, as it comes from within', 'SFI-CONDITION-001', play => {
  const footprint = [rectangle({ x: 0, y: 0 }, inches(20), inches(20))];
  const { game, setup } = burning({ damage: { 'A/2': 1 }, pieces: { forest: { footprint, arm: 1 } } });
  const p = play(game, { ...setup, dice: [1, 3] }).choose('p1', { do: 'end' });
  expect(happened(p, 'DamageMarked').map(({ damage }) => damage)).toEqual([1]);
});

scenario('by an option fire has other dice', 'SFI-CONDITION-001', play => {
  const { game, setup } = burning({
    damage: { 'A/2': 1 },
    options: { 'conditions.burning.damageDice': { red: 1 } },
  });
  const p = play(game, { ...setup, dice: [4] }).choose('p1', { do: 'end' });
  expect(happened(p, 'DamageMarked').map(({ damage }) => damage)).toEqual([1]);
});

scenario('more damage than the model can suffer is lost, or by an option burns the next one', 'SFI-COND-004', play => {
  const fire = (options: LaidOut['options'] = {}) => {
    const { game, setup } = burning(
      {
        damage: { 'A/1': 2, 'A/3': 1 },
        cards: { A: { arm: 2 } },
        options: { 'conditions.burning.damageDice': { red: 2 }, ...options },
      },
      'AAA c',
    );
    return play(game, { ...setup, dice: [4, 4] }).choose('p1', { do: 'end' });
  };
  const marked = (p: ReturnType<typeof fire>) =>
    happened(p, 'DamageMarked').map(({ model, damage }) => [model, damage]);
  // 8 against ARM 2 are 4 points: one for A/1, two for A/3, and then no model is damaged.
  expect(marked(fire())).toEqual([['A/1', 1]]);
  const p = fire({ 'conditions.surplusDamage': 'next' });
  p.waitsFor({ by: 'p1', kind: 'keep' });
  expect(marked(p)).toEqual([
    ['A/1', 1],
    ['A/3', 2],
    ['A/2', 1],
  ]);
});

scenario('Burning hurts no other unit, and its own unit at no other moment', 'SFI-CONDITION-001', play => {
  const { game, setup } = laidOut('A B c', { active: 'B', units: burns, cards: { B: { essence: {} } } });
  const p = play(game, setup).choose('p1', { do: 'end' });
  expect(happened(p, 'DiceRolled')).toEqual([]);
});

scenario(
  'nobody can infuse or re-roll fire by essence',
  ['SFI-CONDITION-001', 'SFI-COND-005', 'SFI-INFUSE-008', 'SFI-REROLL-010'],
  play => {
    const { game, setup } = burning({
      damage: { 'A/2': 1 },
      armies: { p1: { reserve: { red: 2 } }, p2: { reserve: { red: 2 } } },
      cards: { A: { essence: {} } },
    });
    const p = play(game, { ...setup, dice: [0, 0] }).choose('p1', { do: 'end' });
    expect(happened(p, 'EssencePaid')).toEqual([]);
    p.waitsFor({ by: 'p2', kind: 'act' });
  },
);

/** A unit that catches fire in the step in which effects of the end of an activation happen. */
const igniting = codeAbility(
  'ignite',
  'p1',
  'activation-end',
  turn => gainCondition(turn, 'A', 'burning', 'SFI-TKEY-005'),
  (_, { of }) => of === 'A',
);

scenario('a unit that catches fire in this step burns at the end of its next activation', 'SFI-CONDITION-002', play => {
  const { game, setup } = burning({ units: {}, abilities: [igniting] });
  const p = play(game, setup).choose('p1', { do: 'end' });
  expect(p.state.units[0]?.conditions).toEqual(['burning']);
  expect(happened(p, 'DiceRolled')).toEqual([]);
});

scenario(
  'by an option a unit that catches fire in this step burns at once, and one that burned before burns only once',
  'SFI-CONDITION-002',
  play => {
    const options = { 'conditions.burning.gainedAtEnd': 'burnsAtOnce' } as const;
    const fresh = burning({ units: {}, abilities: [igniting], options, damage: { 'A/2': 1 } });
    const p = play(fresh.game, { ...fresh.setup, dice: [1, 3] }).choose('p1', { do: 'end' });
    expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['A/2']);
    const old = burning({ abilities: [igniting], options, damage: { 'A/2': 1 } });
    const q = play(old.game, { ...old.setup, dice: [1, 3] })
      .choose('p1', { do: 'end' })
      .uses('p1', 'ignite');
    expect(happened(q, 'DiceRolled')).toHaveLength(1);
  },
);

scenario('a unit that fire destroys adds no essence value', ['SFI-CONDITION-001', 'SFI-ESSENCE-013'], play => {
  const lay: LaidOut = { damage: { 'A/1': 2 }, units: burns };
  const { game, setup } = burning(lay, 'A B c');
  const p = play(game, { ...setup, dice: [3, 3] }).choose('p1', { do: 'end' });
  expect(happened(p, 'UnitDestroyed').map(({ unit }) => unit)).toEqual(['A']);
  expect(armyOf(p.state, 'p1').reserve).toEqual({});
});

scenario(
  'the active player may take essence from a mine before the fire destroys the unit',
  ['SFI-PRIORITY-003', 'SFI-SCENARIO-022'],
  play => {
    const mine = { at: { x: inches(2), y: inches(4) } };
    const gift: ScenarioAbility = {
      id: 'gift',
      name: 'Gift',
      when: { window: 'activation-end', of: 'any', within: 1 },
      optional: true,
      effects: [{ op: 'essence', gain: { red: 1 } }],
    };
    const lay: LaidOut = { damage: { 'A/1': 2 }, units: burns, elements: { mine }, scenario: { abilities: [gift] } };
    const { game, setup } = burning(lay, 'A B c');
    const taking = { ability: 'scenario:test:gift', source: 'mine' };
    const p = play(game, { ...setup, dice: [3, 3] }).choose('p1', { do: 'end' });
    expect(happened(p, 'UnitDestroyed')).toEqual([]);
    p.choose('p1', taking).choose('p1', { red: 1 });
    expect(happened(p, 'UnitDestroyed').map(({ unit }) => unit)).toEqual(['A']);
    expect(armyOf(p.state, 'p1').reserve).toEqual({ red: 1 });
  },
);
