import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { printedScenarios } from '../content/published/scenarios.js';
import { armyOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);

const CARD = 'captivating-crystal-creations';
const draw = (mine: string) => ({ ability: `scenario:${CARD}:mine-essence`, source: mine });

/** Mines of 50 mm by id, each on the line x = 18 inches, so many inches from the edge of p1. */
const mines = (...places: readonly number[]) =>
  places.map((y, i) => ({
    id: `mine-${i + 1}`,
    scenario: CARD,
    part: 0,
    at: { x: inches(18), y: inches(y) },
    damage: 0,
    control: null,
  }));

/** The models of units of 30 mm, each so many units beside a mine; the first unit is active. */
const beside = (
  models: Readonly<Record<string, readonly [mine: number, gap: number]>>,
  lay: LaidOut = {},
  places: readonly number[] = [9, 18, 27],
) => {
  const elements = mines(...places);
  const units = Object.keys(models);
  const [active] = units;
  const there = Object.entries(models).map(([unit, [mine, gap]], i) => {
    const { x, y } = elements[mine - 1]?.at ?? { x: 0, y: 0 };
    const side = i % 2 === 0 ? 1 : -1;
    return { id: `${unit}/1`, unit, at: { x: x + side * (1500 + 2500 + gap), y }, damage: 0 };
  });
  return laidOut('', {
    ...lay,
    units: Object.fromEntries(units.map(unit => [unit, { strength: 1, ...lay.units?.[unit] }])),
    ...(active === undefined ? {} : { active }),
    scenarios: printedScenarios,
    state: { models: there, elements, scenarios: [CARD], ...lay.state },
  });
};
const INCH = inches(1);
/** The enemy, far away from every mine. */
const far = { c: [3, inches(9)] } as const;

test('the scenario is worth 3, and its mines have bases of 50 mm and CONTROL [SFI-SCENARIO-020]', () => {
  const card = printedScenarios[CARD];
  expect([card?.vp, card?.elements.map(({ base, keywords }) => [base, keywords])]).toEqual([3, [[50, ['CONTROL']]]]);
});

scenario('a unit that ends its activation within an inch of a mine may draw essence', 'SFI-SCENARIO-022', play => {
  const near = beside({ A: [1, INCH], ...far });
  play(near.game, near.setup)
    .choose('p1', { do: 'end' })
    .options('p1', [draw('mine-1'), 'pass']);
  const outside = beside({ A: [1, INCH + 1], ...far });
  play(outside.game, outside.setup).choose('p1', { do: 'end' }).waitsFor({ by: 'p1', kind: 'keep' });
});

scenario('the mine gives its essence before the essence value of the unit is added', 'SFI-SCENARIO-022', play => {
  const { game, setup } = beside({ A: [3, INCH], ...far }, { cards: { A: { essence: { yellow: 1 } } } });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p1', draw('mine-3'));
  p.choose('p1', { red: 1 }).choose('p1', { yellow: 1 });
  expect(happened(p, 'EssenceGained').map(({ essence, why }) => [essence, why])).toEqual([
    [{ red: 1 }, 'scenario'],
    [{ yellow: 1 }, 'activation'],
  ]);
});

scenario('a mine gives once in a round, for both players together', 'SFI-SCENARIO-022', play => {
  const { game, setup } = beside({ A: [1, INCH], c: [1, INCH] }, { cards: { A: { essence: {} }, c: { essence: {} } } });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p1', draw('mine-1')).choose('p1', { grey: 1 });
  p.waitsFor({ by: 'p2', kind: 'act' }).choose('p2', { do: 'end' });
  expect([p.state.round, armyOf(p.state, 'p2').reserve]).toEqual([3, {}]);
  // In the next round the mine gives again.
  p.choose('p2', { do: 'end' }).options('p2', [draw('mine-1'), 'pass']);
});

scenario('a player who declines leaves the essence to the next unit', 'SFI-SCENARIO-022', play => {
  const { game, setup } = beside({ A: [1, INCH], c: [1, INCH] }, { cards: { A: { essence: {} } } });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p1', 'pass');
  p.choose('p2', { do: 'end' }).options('p2', [draw('mine-1'), 'pass']);
});

scenario(
  'by an option a player who declines uses the mine up, for the others who may draw from it',
  'SFI-SCENARIO-022',
  play => {
    const bare = { A: { essence: {} }, c: { essence: {} } } as const;
    const declining = (draws: 'both' | 'eachPlayer') => {
      const options = { 'scenario.ccc.mineDeclined': 'usedUp', 'scenario.ccc.mineDraws': draws } as const;
      const { game, setup } = beside({ A: [1, INCH], c: [1, INCH], B: [3, inches(5)] }, { options, cards: bare });
      return play(game, setup).choose('p1', { do: 'end' }).choose('p1', 'pass').choose('p2', { do: 'end' });
    };
    declining('both').waitsFor({ by: 'p1', kind: 'act' });
    declining('eachPlayer').options('p2', [draw('mine-1'), 'pass']);
  },
);

scenario('where declining uses a mine up, the mine gives again in the next round', 'SFI-SCENARIO-022', play => {
  const bare = { A: { essence: {} }, c: { essence: {} } } as const;
  const options = { 'scenario.ccc.mineDeclined': 'usedUp' } as const;
  const { game, setup } = beside({ A: [1, INCH], ...far }, { options, cards: bare });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p1', 'pass').choose('p2', { do: 'end' });
  expect(p.state.round).toBe(3);
  p.choose('p2', { do: 'end' })
    .choose('p1', { do: 'end' })
    .options('p1', [draw('mine-1'), 'pass']);
});

scenario('each mine by itself: a unit beside two of them may draw from both', 'SFI-SCENARIO-022', play => {
  const { game, setup } = beside({ A: [1, INCH], ...far }, {}, [9, 12, 27]);
  const both = [draw('mine-1'), 'pass'] as const;
  play(game, setup)
    .choose('p1', { do: 'end' })
    .options('p1', [...both]);
  const close = beside({ A: [1, 1], ...far }, {}, [9, 11, 27]);
  const p = play(close.game, close.setup).choose('p1', { do: 'end' });
  p.options('p1', [draw('mine-1'), draw('mine-2'), 'pass']);
});

scenario('own half, middle line and the half of the opponent give other colours', 'SFI-SCENARIO-023', play => {
  const drawn = (unit: string, by: 'p1' | 'p2', mine: 1 | 2 | 3) => {
    const other = by === 'p1' ? 'c' : 'A';
    const { game, setup } = beside({ [unit]: [mine, INCH], [other]: [mine, inches(9)] });
    const p = play(game, setup)
      .choose(by, { do: 'end' })
      .choose(by, draw(`mine-${mine}`));
    const [first] = p.match.decisions[0]?.options ?? [];
    return first;
  };
  expect(([1, 2, 3] as const).map(mine => drawn('A', 'p1', mine))).toEqual([{ grey: 1 }, { yellow: 1 }, { red: 1 }]);
  expect(([1, 2, 3] as const).map(mine => drawn('c', 'p2', mine))).toEqual([{ red: 1 }, { yellow: 1 }, { grey: 1 }]);
});

scenario('at the end of the round each controlled mine scores a point', 'SFI-SCENARIO-024', play => {
  const stage = { name: 'round-end', step: 'score scenarios' } as const;
  const models = { A: [1, INCH], B: [2, INCH], c: [3, INCH] } as const;
  const { game, setup } = beside(models, { state: { stage, activation: null } });
  const p = play(game, setup);
  expect(happened(p, 'PointsScored').map(({ player, points, why }) => [player, points, why])).toEqual([
    ['p1', 1, 'mine-1'],
    ['p1', 1, 'mine-2'],
    ['p2', 1, 'mine-3'],
  ]);
});

scenario('by an option each player draws once in a round from each mine', 'SFI-SCENARIO-022', play => {
  const models = { A: [1, INCH], c: [1, INCH], B: [1, INCH] } as const;
  const bare = { essence: {} } as const;
  const options = { 'scenario.ccc.mineDraws': 'eachPlayer' } as const;
  const { game, setup } = beside(models, { options, cards: { A: bare, B: bare, c: bare } }, [9, 24, 32]);
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p1', draw('mine-1')).choose('p1', { grey: 1 });
  p.choose('p2', { do: 'end' })
    .options('p2', [draw('mine-1'), 'pass'])
    .choose('p2', draw('mine-1'))
    .choose('p2', { red: 1 });
  // The second unit of p1 finds nothing any more, and the round ends.
  p.choose('p1', { do: 'end' });
  expect(p.state.round).toBe(3);
});

scenario('by an option a player scores once, however many mines the player controls', 'SFI-SCENARIO-024', play => {
  const stage = { name: 'round-end', step: 'score scenarios' } as const;
  const options = { 'scenario.ccc.mineScoring': 'once' } as const;
  const models = { A: [1, INCH], B: [2, INCH], c: [3, INCH] } as const;
  const { game, setup } = beside(models, { options, state: { stage, activation: null } });
  const p = play(game, setup);
  expect(happened(p, 'PointsScored').map(({ player, points, why }) => [player, points, why])).toEqual([
    ['p1', 1, 'mine-1'],
    ['p2', 1, 'mine-3'],
  ]);
});
