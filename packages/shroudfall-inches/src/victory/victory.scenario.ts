import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import { destroyModels } from '../units/leaving/destroy.js';
import type { ScenarioCard } from '../vocabulary/scenario.js';

const scenario = scenarios<RuleId>(test);
const worth = (vp: number): ScenarioCard => ({
  name: `${vp}`,
  source: 'original',
  vp,
  elements: [],
  abilities: [],
  scoring: [],
});
const points = (a: number, b: number): NonNullable<LaidOut['armies']> => ({ p1: { points: a }, p2: { points: b } });

const lost = { where: 'destroyed', destroyedIn: 3 } as const;
const weaver = { keywords: ['TEST', 'ESSENCE WEAVER'] };

/** The end of a round, by default the last, from a step on. */
const ending = (lay: LaidOut, step = 'remove essence', round = 5) =>
  laidOut('A B c d', { ...lay, state: { stage: { name: 'round-end', step }, round, ...lay.state } });
const withScenarios = (armies: NonNullable<LaidOut['armies']>, options: LaidOut['options'] = {}) =>
  ending(
    { armies, options, scenarios: { x: worth(3), y: worth(4) }, state: { scenarios: ['x', 'y'] } },
    'check the scenario lead',
    2,
  );

scenario('a lead of all VP values wins at the end of a round', ['SFI-WIN-001', 'SFI-WIN-002', 'SFI-WIN-003'], play => {
  const { game, setup } = withScenarios(points(1, 8));
  play(game, setup).ends({ reason: 'scenario-lead', winners: ['p2'] });
});

scenario('by an option the lead must be larger than all VP values together', 'SFI-WIN-002', play => {
  const more = { 'win.scenarioLead': 'more' } as const;
  const same = withScenarios(points(1, 8), more);
  expect(play(same.game, same.setup).state.ending).toBe(null);
  const { game, setup } = withScenarios(points(1, 9), more);
  play(game, setup).ends({ reason: 'scenario-lead', winners: ['p2'] });
});

scenario('a lead of one point less than all VP values does not win', 'SFI-WIN-002', play => {
  const { game, setup } = withScenarios(points(1, 7));
  expect(play(game, setup).state.ending).toBe(null);
});

scenario('the lead is not checked during a round', 'SFI-WIN-002', play => {
  const { game, setup } = laidOut('A B c d', { armies: points(9, 0) });
  play(game, setup).waitsFor({ by: 'p1', kind: 'activate' });
});

scenario(
  'a weaver that dies at the end of round five wins by the lead, before the points are compared',
  ['SFI-WIN-002', 'SFI-SCENARIO-019'],
  play => {
    const fall = codeAbility('fall', 'p1', 'round-end', turn => destroyModels(turn, ['c/1']));
    const lay = { abilities: [fall], cards: { c: weaver }, scenarios: { x: worth(3) }, state: { scenarios: ['x'] } };
    const { game, setup } = ending({ ...lay, armies: points(2, 2) }, 'effects of units');
    play(game, setup).ends({ reason: 'scenario-lead', winners: ['p1'] });
  },
);

scenario('after round five more victory points win', 'SFI-WIN-004', play => {
  const { game, setup } = ending({ armies: points(2, 3) });
  play(game, setup).ends({ reason: 'victory-points', winners: ['p2'] });
});

const killing = (...models: readonly string[]) =>
  codeAbility(
    'kill',
    'p1',
    'activation-start',
    turn => destroyModels(turn, models),
    (_, { of }) => of === 'A',
  );

scenario('without models on the table a player loses at once, whatever the points', 'SFI-WIN-005', play => {
  const { game, setup } = laidOut('A B c', { abilities: [killing('c/1')], armies: points(0, 9) });
  const p = play(game, setup).choose('p1', 'A');
  p.ends({ reason: 'annihilation', winners: ['p1'] });
  expect(happened(p, 'ActivationOpened')).toEqual([]);
});

scenario('the last models of both sides at once: the points decide, by an option nobody', 'SFI-WIN-006', play => {
  const lay: LaidOut = { abilities: [killing('A/1', 'c/1')], armies: points(0, 1) };
  const usual = laidOut('A c', lay);
  play(usual.game, usual.setup).ends({ reason: 'victory-points', winners: ['p2'] });
  const draw = laidOut('A c', { ...lay, options: { 'win.simultaneousWipeout': 'draw' } });
  play(draw.game, draw.setup).ends({ reason: 'both-annihilated', winners: [] });
});

scenario('in the middle of a round the tokens of that moment break the tie', ['SFI-WIN-006', 'SFI-TIE-005'], play => {
  const armies = { p1: { reserve: { grey: 5, yellow: 1 } }, p2: { reserve: { yellow: 2 } } };
  const { game, setup } = laidOut('A c', { abilities: [killing('A/1', 'c/1')], armies });
  play(game, setup).ends({ reason: 'more-yellow-essence', winners: ['p2'] });
});

scenario('units that can still arrive keep a player from losing, Summoned ones do not', 'SFI-WIN-007', play => {
  const units = { e: { where: 'in-reserve' } } as const;
  const waiting = laidOut('A c', { abilities: [killing('c/1')], units });
  expect(play(waiting.game, waiting.setup).state.ending).toBe(null);
  const cards = { e: { passives: [{ id: 'summoned' }] } } as const;
  const summoned = laidOut('A c', { abilities: [killing('c/1')], units, cards });
  play(summoned.game, summoned.setup).ends({ reason: 'annihilation', winners: ['p1'] });
});

scenario('tie breakers decide in their order: fewer own weavers lost', ['SFI-TIE-001', 'SFI-TIE-002'], play => {
  // p2 lost fewer army points, which comes second.
  const { game, setup } = ending({
    units: { X: lost, z: lost },
    cards: { X: { points: 50 }, z: { ...weaver, points: 10 } },
  });
  play(game, setup).ends({ reason: 'fewer-weavers-lost', winners: ['p1'] });
});

scenario(
  'the second tie breaker is fewer points of destroyed units; damaged ones count nothing',
  'SFI-TIE-003',
  play => {
    const { game, setup } = ending({
      units: { X: lost, z: lost, A: { strength: 5 } },
      cards: { X: { points: 30 }, z: { points: 31 } },
      damage: { 'A/1': 2 },
      armies: { p2: { reserve: { red: 1 } } },
    });
    play(game, setup).ends({ reason: 'fewer-army-points-lost', winners: ['p1'] });
  },
);

scenario('by an option the points of the units that remain are compared', 'SFI-TIE-003', play => {
  const lay: LaidOut = {
    units: { X: lost, z: lost },
    cards: { X: { points: 30 }, z: { points: 31 }, d: { points: 22 } },
  };
  const { game, setup } = ending({ ...lay, options: { 'tie.armyPoints': 'remaining' } });
  play(game, setup).ends({ reason: 'fewer-army-points-lost', winners: ['p2'] });
});

scenario(
  'the points of a Summoned unit, destroyed or left, are no army points, and count only by an option',
  'SFI-TIE-003',
  play => {
    const imp = { passives: [{ id: 'summoned' }], points: 50 } as const;
    const destroyed = { units: { X: lost, z: lost }, cards: { X: imp, z: { points: 10 } } } as const;
    const left = { cards: { A: imp, c: { points: 1 } } } as const;
    for (const [countsSummoned, fewerLost, moreLeft] of [
      [false, 'p1', 'p2'],
      [true, 'p2', 'p1'],
    ] as const) {
      const options = { 'tie.countsSummoned': countsSummoned };
      const first = ending({ ...destroyed, options });
      play(first.game, first.setup).ends({ reason: 'fewer-army-points-lost', winners: [fewerLost] });
      const second = ending({ ...left, options: { ...options, 'tie.armyPoints': 'remaining' } });
      play(second.game, second.setup).ends({ reason: 'fewer-army-points-lost', winners: [moreLeft] });
    }
  },
);

scenario('a unit that found no room at deployment was not destroyed', ['SFI-TIE-002', 'SFI-TIE-003'], play => {
  const leftOut = { where: 'destroyed' } as const;
  const { game, setup } = ending({
    units: { X: lost, y: leftOut, z: leftOut },
    cards: { X: { points: 10 }, y: weaver, z: { points: 40 } },
  });
  play(game, setup).ends({ reason: 'fewer-army-points-lost', winners: ['p2'] });
});

scenario('the third tie breaker is red essence before it is removed', 'SFI-TIE-004', play => {
  const armies = { p1: { reserve: { yellow: 9 } }, p2: { reserve: { red: 1 } } };
  const { game, setup } = ending({ armies });
  play(game, setup).ends({ reason: 'more-red-essence', winners: ['p2'] });
});

scenario('the next tie breakers are yellow essence, then grey', ['SFI-TIE-005', 'SFI-TIE-006'], play => {
  const yellow = ending({ armies: { p1: { reserve: { grey: 9 } }, p2: { reserve: { yellow: 1 } } } });
  play(yellow.game, yellow.setup).ends({ reason: 'more-yellow-essence', winners: ['p2'] });
  const grey = ending({ armies: { p1: { reserve: { grey: 1, red: 1 } }, p2: { reserve: { red: 1 } } } });
  play(grey.game, grey.setup).ends({ reason: 'more-grey-essence', winners: ['p1'] });
});

scenario('the last tie breaker is a grey die each, again until they differ', 'SFI-TIE-007', play => {
  const { game, setup } = ending({});
  play(game, { ...setup, dice: [1, 1, 0, 2] }).ends({ reason: 'roll-off', winners: ['p2'] });
});

scenario('by an option the reserves count after they were emptied', ['SFI-TIE-004', 'SFI-TIE-007'], play => {
  const armies = { p2: { reserve: { red: 1 } } };
  const { game, setup } = ending({ armies, options: { 'tie.essenceSnapshot': 'afterRemoval' } });
  play(game, { ...setup, dice: [2, 0] }).ends({ reason: 'roll-off', winners: ['p1'] });
});

scenario(
  'the last weavers of both sides at once: 3 points each, and grey dice at last',
  ['SFI-WIN-006', 'SFI-SCENARIO-019', 'SFI-TIE-007'],
  play => {
    const lay: LaidOut = { abilities: [killing('A/1', 'c/1')], cards: { A: weaver, c: weaver } };
    const { game, setup } = laidOut('A c', lay);
    const p = play(game, { ...setup, dice: [0, 0, 2, 2, 1, 0] }).ends({ reason: 'roll-off', winners: ['p1'] });
    expect(p.state.armies.map(one => one.points)).toEqual([3, 3]);
  },
);

scenario(
  'a weaver gives its 3 points with its last model, to the enemy also if its own side destroyed it',
  'SFI-SCENARIO-019',
  play => {
    const after = (...models: readonly string[]) => {
      const { game, setup } = laidOut('A B B c', { cards: { B: weaver }, abilities: [killing(...models)] });
      return play(game, setup)
        .choose('p1', 'A')
        .state.armies.map(one => one.points);
    };
    expect([after('B/1'), after('B/1', 'B/2')]).toEqual([
      [0, 0],
      [0, 3],
    ]);
  },
);

scenario(
  'a lead that an enemy weaver gives in the middle of a round is gone again if an own one dies before its end',
  'SFI-WIN-002',
  play => {
    const fall = codeAbility('fall', 'p1', 'round-end', turn => destroyModels(turn, ['A/1']));
    const lay = { abilities: [fall], cards: { A: weaver }, scenarios: { x: worth(3) }, state: { scenarios: ['x'] } };
    const { game, setup } = ending({ ...lay, armies: points(3, 0) }, 'effects of units', 2);
    expect(play(game, setup).state.ending).toBe(null);
  },
);

scenario('manifestations keep no player in the match', 'SFI-WIN-005', play => {
  const manifestations = { storm: { at: { x: 50_000, y: 50_000 }, source: 'c' } };
  const { game, setup } = laidOut('A c', { manifestations, abilities: [killing('c/1')] });
  play(game, setup).ends({ reason: 'annihilation', winners: ['p1'] });
});
