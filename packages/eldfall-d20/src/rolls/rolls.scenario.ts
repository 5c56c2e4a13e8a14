import { createMatch, history, type Rule, type Turn } from '@rulewright/core';
import { type Scenario, scenarios, scripted } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { reachOf } from '../attacks/range.js';
import { weaponOf } from '../attacks/weapon.js';
import { awarenessOf } from '../battlefield/awareness.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import { modified } from '../profiles/modified.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { Eld, EldGame, Modifier, RerollSource, Rolled, RollFacts, Sources } from '../vocabulary/index.js';
import { rollTally } from './attribute.js';
import { throwDice } from './dice.js';
import { rollAttribute, rollFacts } from './roll.js';

const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** A game that does one thing and then ends. */
const doing = (
  body: (turn: Turn<Eld>) => Rule,
  laid: LaidOut = {},
): { game: EldGame; setup: ReturnType<typeof laidOut>['setup'] } => {
  const { game, setup } = laidOut('A\nb', laid);
  return {
    setup,
    game: {
      ...game,
      *beat(turn) {
        yield* body(turn);
        turn.emit({ type: 'MatchEnded', ending: { reason: 'quest', winners: [] } }, 'ELD-END-003');
      },
    },
  };
};

/** `A` rolls AG, which is 10, with these sources. */
const rolling = (sources: Partial<Sources> = {}, facts: Partial<RollFacts> = {}, laid: LaidOut = {}) => {
  const found: Rolled[] = [];
  const made = doing(
    function* (turn) {
      found.push(yield* rollAttribute(turn, rollFacts({ model: 'A', attribute: 'AG', purpose: 'dodge', ...facts })));
    },
    { ...laid, sources },
  );
  return { ...made, found };
};

const add = (by: number, source = 'mud'): Modifier => ({ rule: 'ELD-MOD-001', source, add: by });
const half = (source: string): Modifier => ({ rule: 'ELD-MOD-003', source, factor: 'half' });
const double = (source: string): Modifier => ({ rule: 'ELD-MOD-003', source, factor: 'double' });

const limits = { least: { value: 0, rule: 'ELD-MOD-006' as const }, stackHalving: true };
const total = (value: number, modifiers: readonly Modifier[], stackHalving = true): number =>
  modified('AG', { value, rule: 'ELD-DEF-015', source: 'plain' }, modifiers, { ...limits, stackHalving }).total;

scenario('a die equal to the attribute succeeds, one more fails', ['ELD-ROLL-002', 'ELD-ROLL-001'], play => {
  for (const [die, success] of [
    [10, true],
    [11, false],
  ] as const) {
    const { game, setup, found } = rolling();
    play(game, { ...setup, dice: [die] });
    expect(found[0]).toMatchObject({ success, die: { face: die, success, critical: false } });
  }
  expect(() => {
    const { game, setup } = rolling();
    createMatch(game, { ...setup, dice: scripted(21) });
  }).toThrow(/wants 1 × d20/);
});

scenario('a modifier of -4 lowers the attribute; the die stays as it fell', ['ELD-ROLL-004', 'ELD-MOD-001'], play => {
  for (const [die, success] of [
    [6, true],
    [7, false],
  ] as const) {
    const { game, setup, found } = rolling({ rolls: [() => [add(-4)]] });
    play(game, { ...setup, dice: [die] });
    expect(found[0]).toMatchObject({ success, attribute: { total: 6 }, die: { face: die } });
  }
});

describe('modifiers', () => {
  test('amounts count before factors, and a half is rounded up [ELD-MOD-003, ELD-MOD-004, ELD-DEF-003]', () => {
    expect(total(10, [half('confused'), add(3)])).toBe(7);
    expect(total(9, [half('confused')])).toBe(5);
    expect(total(10, [add(1), double('flying')])).toBe(22);
  });

  test('all factors are multiplied and rounded up once; the option lets halvings count once [ELD-MOD-005]', () => {
    expect(total(13, [half('confused'), half('crippled')])).toBe(4);
    expect(total(13, [half('confused'), half('crippled')], false)).toBe(7);
    expect(total(13, [half('confused'), double('flying')])).toBe(13);
  });

  test('a value that is set takes the place of everything, whatever the order [ELD-MOD-003]', () => {
    expect(total(10, [{ rule: 'ELD-CRIT-002', source: 'critical', set: 3 }, half('armor-piercing'), add(4)])).toBe(3);
  });

  test('never below 0 [ELD-MOD-006]', () => {
    expect(total(3, [add(-4)])).toBe(0);
    expect(total(3, [add(-3)])).toBe(0);
    expect(total(3, [add(-2)])).toBe(1);
  });

  test('the same named effect counts once, different ones add up [ELD-MOD-014, ELD-MOD-005]', () => {
    expect(total(10, [add(-2, 'mud'), add(-2, 'mud')])).toBe(8);
    expect(total(10, [add(-2, 'mud'), add(-2, 'rain')])).toBe(6);
    expect(total(10, [half('confused'), half('confused')])).toBe(5);
  });

  test('a roll adds its own modifiers to those of the attribute before any factor: (10 - 4) / 2 [ELD-MOD-003, ELD-MOD-010]', () => {
    const { table } = laidOut('A', {
      sources: { attributes: [(_, __, of) => (of === 'AG' ? [half('crippled')] : [])], rolls: [() => [add(-4)]] },
    });
    expect(rollTally(table, rollFacts({ model: 'A', attribute: 'AG', purpose: 'dodge' })).total).toBe(3);
  });

  test('Awareness, Reach and Strike read the current attribute, not the roll [ELD-MOD-010, ELD-ITEM-020, ELD-STRIKE-002]', () => {
    const { table } = laidOut('A', {
      pack: {
        items: {
          whip: {
            name: 'Whip',
            category: 'weapon',
            weapon: { power: 8, reach: { distance: { attribute: 'AG' } }, strike: 1, kinds: ['melee'], traits: [] },
            traits: [],
            changes: [],
            quantity: 1,
            weight: 1,
          },
        },
      },
      sources: {
        attributes: [(_, __, of) => (of === 'AG' ? [add(2, 'boots')] : [])],
        rolls: [() => [add(-6, 'cover')]],
      },
    });
    const model = modelOf(table.state, 'A');
    expect([currentOf(table, model, 'AG'), awarenessOf(table, model)]).toEqual([12, 12]);
    expect(reachOf(table, model, weaponOf(table, model, { item: 'whip' }))).toEqual([{ to: 12, modifier: 0 }]);
    expect(rollTally(table, rollFacts({ model: 'A', attribute: 'AG', purpose: 'dodge' })).total).toBe(6);
  });
});

scenario('an attribute of 0 fails without a die', ['ELD-MOD-007', 'ELD-MOD-006'], play => {
  const { game, setup, found } = rolling({ rolls: [() => [add(-10)]] });
  play(game, { ...setup, dice: [] });
  expect(found[0]).toMatchObject({ success: false, die: null });
});

const luck = (some: Partial<RerollSource> = {}): RerollSource => ({
  rule: 'ELD-CLASS-021',
  source: 'luck',
  by: 'roller',
  dice: 1,
  ...some,
});

scenario(
  'a re-roll stands, even if it is worse, and each ability re-rolls a die once',
  ['ELD-ROLL-009', 'ELD-ROLL-010', 'ELD-ROLL-011'],
  play => {
    const { game, setup, found } = rolling({ rerolls: [() => [luck()]] });
    play(game, { ...setup, dice: [9, 15] })
      .waitsFor({ by: 'p1', kind: 'reroll' })
      .options('p1', ['pass', { source: 'luck', places: [0] }])
      .choose('p1', { source: 'luck', places: [0] });
    expect(found.at(-1)).toMatchObject({ success: false, die: { face: 15, rerolled: ['luck'] } });
  },
);

const twice = { rerolls: [() => [luck(), luck({ source: 'banner', rule: 'ELD-CLASS-028' })]] };

scenario('another ability may roll the same die again', 'ELD-ROLL-010', play => {
  const { game, setup, found } = rolling(twice);
  play(game, { ...setup, dice: [15, 14, 3] })
    .choose('p1', { source: 'luck', places: [0] })
    .options('p1', ['pass', { source: 'banner', places: [0] }])
    .choose('p1', { source: 'banner', places: [0] });
  expect(found.at(-1)).toMatchObject({ success: true, die: { face: 3, rerolled: ['luck', 'banner'] } });
});

scenario('by option a die is rolled again only once', 'ELD-ROLL-010', play => {
  const { game, setup, found } = rolling(twice, {}, { options: { rerollStacking: 'oncePerDie' } });
  play(game, { ...setup, dice: [15, 14] }).choose('p1', { source: 'luck', places: [0] });
  expect(found.at(-1)).toMatchObject({ success: false, die: { face: 14, rerolled: ['luck'] } });
});

scenario('the reactive player re-rolls before the Active Player, each once', 'ELD-ROLL-011', play => {
  const { game, setup, found } = rolling(
    { rerolls: [() => [luck(), luck({ source: 'curse', by: 'enemy' })]] },
    { aim: { model: 'b' } },
  );
  play(game, { ...setup, dice: [4, 12, 2] })
    .waitsFor({ by: 'p2', kind: 'reroll' })
    .options('p2', ['pass', { source: 'curse', places: [0] }])
    .choose('p2', { source: 'curse', places: [0] })
    .waitsFor({ by: 'p1', kind: 'reroll' })
    .choose('p1', { source: 'luck', places: [0] });
  expect(found.at(-1)).toMatchObject({ success: true, die: { face: 2 } });
});

scenario('a permission for failed rolls is for dice above the modified attribute only', 'ELD-ROLL-012', play => {
  const failed = { rerolls: [() => [luck({ failed: true })]] };
  const good = rolling(failed);
  play(good.game, { ...good.setup, dice: [10] });
  expect(good.found[0]?.success).toBe(true);
  const bad = rolling(failed);
  play(bad.game, { ...bad.setup, dice: [11, 5] }).choose('p1', { source: 'luck', places: [0] });
  expect(bad.found.at(-1)?.success).toBe(true);
});

scenario('a roll may be made with another attribute that its player picks, or must be', 'ELD-ROLL-002', play => {
  const other = (must?: true) => ({
    otherAttributes: [
      () => [
        { rule: 'ELD-STATE-052' as const, source: 'immobilized', attribute: 'T' as const, ...(must ? { must } : {}) },
      ],
    ],
  });
  const free = rolling(other());
  play(free.game, { ...free.setup, dice: [9] })
    .options('p1', ['AG', 'T'])
    .choose('p1', 'T');
  expect(free.found.at(-1)?.facts.attribute).toBe('T');
  const forced = rolling(other(true));
  play(forced.game, { ...forced.setup, dice: [9] });
  expect(forced.found.at(-1)?.facts.attribute).toBe('T');
});

test('every die is an input of the match: the same log gives the same faces [ELD-ROLL-015]', () => {
  const { game, setup } = doing(function* (turn) {
    yield* throwDice(turn, { count: 3, purpose: 'three', rule: 'ELD-ROLL-001', by: null });
  });
  const rolls = () =>
    history(createMatch(game, { ...setup, seed: 'dice' }))
      .flatMap(({ records }) => records)
      .flatMap(record => (record.kind === 'roll' ? record.faces : []));
  expect(rolls()).toHaveLength(3);
  expect(rolls()).toEqual(rolls());
});

test('no answer for a Hostile waits for nobody: the 1st Player decides [ELD-HOSTILE-010]', () => {
  const { game, setup } = laidOut('A\n1', {
    profiles: { 1: { stats: plainProfile.stats } },
    sources: { rerolls: [() => [luck()]] },
  });
  const match = createMatch(
    {
      ...game,
      *beat(turn) {
        yield* rollAttribute(turn, rollFacts({ model: '1', attribute: 'AG', purpose: 'dodge' }));
        expect(tableOf(turn).state.order).toEqual(['p1', 'p2']);
      },
    },
    { ...setup, seed: 'hostile' },
  );
  expect(match.decisions.map(({ by, kind }) => [by, kind])).toEqual([['p1', 'reroll']]);
});
