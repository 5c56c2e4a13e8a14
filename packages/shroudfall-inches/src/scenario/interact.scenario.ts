import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armyOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { LaidElement } from '../testing/things.js';
import type { ByColour } from '../vocabulary/words.js';

const scenario = scenarios<RuleId>(test);

/** An element of 50 mm whose base is so many units from that of A/1, a base of 30 mm at 2, 2. */
const INCH = inches(1);
const vault = (own: Partial<LaidElement> = {}, gap = INCH): LaidElement => ({
  at: { x: inches(2) + 1500 + gap + 2500, y: inches(2) },
  keywords: ['ACTION INTERACT'],
  interaction: { effects: [{ op: 'control' }] },
  ...own,
});
const well = (own: Partial<LaidElement> = {}, gap = INCH): LaidElement =>
  vault({ keywords: ['ESSENCE INTERACT'], interaction: { effects: [] }, ...own }, gap);

/** The activation of A, whose first model stands beside the element `it`. */
const beside = (it: LaidElement, reserve: ByColour = {}, lay: LaidOut = {}) =>
  laidOut('A         c', { active: 'A', elements: { it }, armies: { p1: { reserve } }, ...lay });
const hand = { do: 'interact', model: 'A/1', element: 'it' } as const;
const refusal = ({ game, table }: ReturnType<typeof laidOut>, choice: object = hand) => {
  const found = game.menu.whyNot(choice, table);
  return found && { code: found.code, rule: found.rule };
};
/** All interactions that the menu offers. */
const offers = ({ game, table }: ReturnType<typeof laidOut>) =>
  game.menu.options(table).filter(choice => choice.do === 'interact');

scenario('a unit beside an ACTION INTERACT element may sacrifice an action', 'SFI-SCENARIO-011', play => {
  const { game, setup } = beside(vault());
  const p = play(game, setup).choose('p1', hand);
  p.events(
    { type: 'ActionSpent', unit: 'A', how: 'sacrificed' },
    { type: 'Interacted', model: 'A/1', element: 'it' },
    { type: 'ControlTokenPlaced', player: 'p1', element: 'it' },
  );
  expect(happened(p.choose('p1', hand), 'Interacted')).toHaveLength(2);
});

test('a unit is beside an element within an inch, to 1/100 mm [SFI-SCENARIO-011] [SFI-SCENARIO-012]', () => {
  expect(refusal(beside(vault()))).toBeUndefined();
  expect(refusal(beside(vault({}, INCH + 1)))).toEqual({ code: 'too-far', rule: 'SFI-SCENARIO-011' });
  expect(refusal(beside(well({}, INCH + 1), { grey: 1 }))).toEqual({ code: 'too-far', rule: 'SFI-SCENARIO-012' });
  expect(offers(beside(vault({}, INCH + 1)))).toEqual([]);
});

test('a unit interacts only with an action left that may be sacrificed [SFI-SCENARIO-011] [SFI-ACTION-016] [SFI-CONDITION-014]', () => {
  const spent = beside(vault(), {}, { activation: { spent: ['shake', 'shake'] } });
  expect(refusal(spent)).toEqual({ code: 'no-action-left', rule: 'SFI-ACTION-016' });
  const stunned = { units: { A: { conditions: ['stunned'] } } } as const;
  expect(refusal(beside(vault(), {}, stunned))).toEqual({ code: 'must-shake-first', rule: 'SFI-CONDITION-014' });
  expect(refusal(beside(well(), { grey: 1 }, stunned))).toBeUndefined();
});

test('only models of the active unit interact, and only with elements that have an interaction [SFI-SCENARIO-011] [SFI-SCENARIO-016]', () => {
  const plain = beside({ at: vault().at });
  expect(refusal(plain)).toEqual({ code: 'no-interaction', rule: 'SFI-SCENARIO-011' });
  expect(refusal(plain, { ...hand, element: 'nothing' })?.code).toBe('no-interaction');
  const other = { code: 'not-in-the-active-unit', rule: 'SFI-SCENARIO-016' };
  expect(refusal(beside(vault()), { ...hand, model: 'c/1' })).toEqual(other);
});

test('each model beside the element may be the one that interacts [SFI-SCENARIO-011]', () => {
  const two = laidOut('A A', { active: 'A', elements: { it: vault({ at: { x: inches(4), y: inches(2) } }) } });
  expect(offers(two)).toEqual([hand, { ...hand, model: 'A/2' }]);
});

scenario('an ESSENCE INTERACT element costs a grey token and no action', 'SFI-SCENARIO-012', play => {
  const { game, setup } = beside(well(), { grey: 2 }, { activation: { spent: ['shake', 'shake'] } });
  const p = play(game, setup).choose('p1', hand);
  p.events(
    { type: 'EssencePaid', player: 'p1', essence: { grey: 1 }, why: 'interaction' },
    { type: 'Interacted', model: 'A/1', element: 'it' },
  );
});

test('the base price is an option, or the card names it [SFI-SCENARIO-012]', () => {
  const empty = { code: 'not-payable', rule: 'SFI-SCENARIO-012' };
  expect(refusal(beside(well()))).toEqual(empty);
  const dear = { options: { 'scenario.essenceInteractBaseCost': { red: 1 } } };
  expect(refusal(beside(well(), { yellow: 1 }, dear))).toEqual(empty);
  expect(refusal(beside(well(), { red: 1 }, dear))).toBeUndefined();
  const named = well({ interaction: { cost: { yellow: 1 }, effects: [] } });
  expect(refusal(beside(named, { grey: 1 }))).toEqual(empty);
  expect(refusal(beside(named, { yellow: 1 }))).toBeUndefined();
});

/** A well between A and enemies: the base of c/1 is so many units from it. */
const contested = (reserve: ByColour, essence: ByColour, gap = INCH, lay: LaidOut = {}) => {
  const it = well();
  const c = { id: 'c/1', unit: 'c', at: { x: it.at.x + 2500 + gap + 1500, y: inches(2) }, damage: 0 };
  const a = { id: 'A/1', unit: 'A', at: { x: inches(2), y: inches(2) }, damage: 0 };
  const second = { ...c, id: 'c/2', at: { x: it.at.x, y: inches(2) + 2500 + gap + 1500 } };
  return beside(it, reserve, { cards: { c: { essence } }, ...lay, state: { models: [a, c, second], ...lay.state } });
};

scenario('an enemy unit within an inch of the element adds a token of its essence value', 'SFI-SCENARIO-013', play => {
  const paid = (gap: number) => {
    const { game, setup } = contested({ grey: 1, yellow: 2 }, { yellow: 1 }, gap);
    const p = play(game, setup).choose('p1', hand);
    const { reserve } = armyOf(p.state, 'p1');
    return { p, reserve };
  };
  // Both models of c stand there, but they are one unit.
  paid(INCH).p.choose('p1', { grey: 1, yellow: 1 });
  expect(paid(INCH + 1).p.choose('p1', { grey: 1 }).state.armies[0]?.reserve).toEqual({ yellow: 2 });
});

scenario('of two enemy units each adds a token, and the opponent names both colours', 'SFI-SCENARIO-013', play => {
  const lay: LaidOut = {
    at: { 'c/1': { x: inches(7), y: inches(2) }, 'd/1': { x: inches(5), y: inches(4) } },
    cards: { c: { essence: { grey: 1, red: 1 } }, d: { essence: { grey: 2, yellow: 1 } } },
    armies: { p1: { reserve: { grey: 3, yellow: 1, red: 1 } } },
  };
  const { game, setup } = laidOut('A', { active: 'A', elements: { it: well() }, ...lay });
  const p = play(game, setup).choose('p1', hand).options('p2', ['grey', 'red']).choose('p2', 'red');
  p.options('p2', ['grey', 'yellow']).choose('p2', 'grey').choose('p1', { red: 1, grey: 2 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1, yellow: 1 });
});

scenario('the opponent names the colour of the added token', 'SFI-SCENARIO-013', play => {
  const { game, setup } = contested({ grey: 1, red: 1 }, { grey: 1, red: 1 });
  const p = play(game, setup).choose('p1', hand).options('p2', ['grey', 'red']).choose('p2', 'red');
  expect(happened(p, 'EssencePaid').map(({ essence }) => essence)).toEqual([{ grey: 1, red: 1 }]);
});

test('an interaction is offered only if it can be paid whatever the opponent names [SFI-SCENARIO-013]', () => {
  const why = { code: 'not-payable', rule: 'SFI-SCENARIO-013' };
  expect(refusal(contested({ grey: 2, yellow: 2 }, { grey: 1, red: 1 }))).toEqual(why);
  expect(refusal(contested({ grey: 2, yellow: 2 }, { grey: 1, yellow: 1 }))).toBeUndefined();
  expect(refusal(contested({ grey: 1 }, { grey: 1 }))).toEqual(why);
});

test('a unit without essence value adds nothing, and one’s own units do not either [SFI-SCENARIO-013]', () => {
  expect(refusal(contested({ grey: 1 }, {}))).toBeUndefined();
  const models = laidOut('A B').table.state.models;
  const friend = laidOut('A B', {
    active: 'A',
    elements: { it: well({}, 10) },
    armies: { p1: { reserve: { grey: 1 } } },
    state: { models },
  });
  expect(refusal(friend)).toBeUndefined();
});

scenario('a stronger token may be paid for a weaker one, never the other way round', 'SFI-SCENARIO-014', play => {
  const { game, setup } = contested({ yellow: 1, red: 2 }, { yellow: 1 });
  const p = play(game, setup).choose('p1', hand);
  p.options('p1', [{ red: 2 }, { yellow: 1, red: 1 }]).choose('p1', { red: 2 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 1 });
  expect(refusal(contested({ grey: 3 }, { yellow: 1 }))?.code).toBe('not-payable');
});

scenario('the token of the other player takes the place of the own', 'SFI-SCENARIO-015', play => {
  const { game, setup } = beside(vault({ control: 'p2' }));
  const p = play(game, setup).choose('p1', hand);
  expect(p.state.elements.map(({ control }) => control)).toEqual(['p1']);
});

scenario('abilities may wait for an interaction, which has happened before them', 'SFI-SCENARIO-015', play => {
  const seen = codeAbility('seen', 'p2', 'interacted', (turn, { of, at }) =>
    turn.emit(
      { type: 'Used', span: 'round', key: `${of} ${at} ${turn.state.elements[0]?.control}` },
      'SFI-SCENARIO-015',
    ),
  );
  const { game, setup } = beside(vault(), {}, { abilities: [seen] });
  const p = play(game, setup).choose('p1', hand);
  expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['A/1 it p1']);
});

scenario('an interaction scores at once where the card says so', 'SFI-SCENARIO-015', play => {
  const scoring = [{ element: 'it', per: 'interaction', points: 2 }] as const;
  const { game, setup } = beside(vault(), {}, { scenario: { scoring } });
  const p = play(game, setup).choose('p1', hand);
  expect(armyOf(p.state, 'p1').points).toBe(2);
});

scenario('a unit interacts as often as it can pay, unless the scenario limits it', 'SFI-SCENARIO-016', play => {
  const free = beside(well(), { grey: 3 });
  const p = play(free.game, free.setup).choose('p1', hand).choose('p1', hand);
  expect(happened(p, 'Interacted')).toHaveLength(2);
  const limited = beside(well({ interaction: { limit: 'once-per-round', effects: [] } }), { grey: 3 });
  const q = play(limited.game, limited.setup).choose('p1', hand);
  q.refuses('p1', hand, { code: 'limit-used', rule: 'SFI-SCENARIO-016' });
});

scenario('Infiltrator pays nothing', 'SFI-PASSIVE-023', play => {
  const cards = { A: { passives: [{ id: 'infiltrator' }] } } as const;
  const action = beside(vault(), {}, { cards });
  const p = play(action.game, action.setup).choose('p1', hand);
  expect([happened(p, 'ActionSpent'), happened(p, 'Interacted').length]).toEqual([[], 1]);
  const spent = { activation: { spent: ['shake', 'shake'] } } as const;
  const essence = beside(well(), {}, { cards, ...spent });
  expect(refusal(essence)).toBeUndefined();
  const enemy = contested({}, { red: 1 }, INCH, { cards: { ...cards, c: { essence: { red: 1 } } } });
  const q = play(enemy.game, enemy.setup).choose('p1', hand);
  expect(happened(q, 'EssencePaid')).toEqual([]);
});

test('a Simple Minded unit never interacts, not even with Infiltrator [SFI-PASSIVE-039]', () => {
  const why = { code: 'simple-minded', rule: 'SFI-PASSIVE-039' };
  const cards = { A: { passives: [{ id: 'simple-minded' }, { id: 'infiltrator' }] } } as const;
  expect([refusal(beside(vault(), {}, { cards })), refusal(beside(well(), { grey: 1 }, { cards }))]).toEqual([
    why,
    why,
  ]);
  expect(offers(beside(vault(), {}, { cards }))).toEqual([]);
});

scenario(
  'an element of both kinds leaves the choice of the payment',
  ['SFI-SCENARIO-011', 'SFI-SCENARIO-012'],
  play => {
    const both = beside(vault({ keywords: ['ACTION INTERACT', 'ESSENCE INTERACT'] }), { grey: 1 });
    const sacrificing = { ...hand, sacrifice: true } as const;
    expect(offers(both)).toEqual([sacrificing, hand]);
    const p = play(both.game, both.setup).choose('p1', sacrificing);
    expect([happened(p, 'ActionSpent').length, happened(p, 'EssencePaid').length]).toEqual([1, 0]);
    expect(happened(play(both.game, both.setup).choose('p1', hand), 'ActionSpent')).toEqual([]);
    const choice = { code: 'no-choice-of-payment', rule: 'SFI-SCENARIO-011' };
    expect(refusal(beside(vault()), sacrificing)).toEqual(choice);
  },
);
