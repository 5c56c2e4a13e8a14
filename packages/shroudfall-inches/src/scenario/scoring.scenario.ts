import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import { markDamage } from '../units/leaving/destroy.js';
import type { ScenarioElement } from '../vocabulary/index.js';
import { scoreDeed } from './scoring.js';

const scenario = scenarios<RuleId>(test);
const control = { keywords: ['CONTROL'] } as const;
const scoring = [{ element: 'mine', per: 'control', points: 1 }] as const;
const scoringNow = (drawing: string, lay: LaidOut) =>
  laidOut(drawing, { ...lay, state: { stage: { name: 'round-end', step: 'score scenarios' }, scenarios: ['test'] } });

/** A model of 30 mm and a mine of 50 mm, with so many units between their bases. */
const apart = (gap: number): LaidOut => ({
  elements: { mine: { ...control, at: { x: inches(2) + 1500 + 2500 + gap, y: inches(2) } } },
  scenario: { scoring },
});

scenario(
  'a model exactly an inch from the element counts, and one that is farther does not',
  'SFI-SCENARIO-008',
  play => {
    const points = (gap: number) => {
      const { game, setup } = scoringNow('A', apart(gap));
      return play(game, setup).state.armies.map(one => one.points);
    };
    expect(points(inches(1))).toEqual([1, 0]);
    expect(points(inches(1) + 1)).toEqual([0, 0]);
  },
);

scenario('each element that a player controls scores', 'SFI-SCENARIO-024', play => {
  const mines = {
    mine: { ...control, at: { x: inches(4), y: inches(2) } },
    other: { ...control, at: { x: inches(4), y: inches(6) } },
  };
  const all = [...scoring, { element: 'other', per: 'control', points: 1 }] as const;
  const { game, setup } = scoringNow('A\n\nA', { elements: mines, scenario: { scoring: all } });
  const scored = happened(play(game, setup), 'PointsScored');
  expect(scored.map(({ player, points, why }) => [player, points, why])).toEqual([
    ['p1', 1, 'mine'],
    ['p1', 1, 'other'],
  ]);
});

const boar = { at: { x: inches(20), y: inches(20) }, keywords: ['PREY'], prey: { def: 4, arm: 6, hp: 12 } } as const;
const prey: LaidOut = {
  elements: { boar },
  scenario: {
    scoring: [
      { element: 'boar', per: 'damage', points: 1, each: 3 },
      { element: 'boar', per: 'destroyed', points: 2 },
    ],
  },
};
/** A deed at the beginning of the activation of A, when the boar has so many points of damage. */
const doneTo = (before: number, deed: Pick<Parameters<typeof scoreDeed>[1], 'player' | 'per' | 'damage'>) =>
  laidOut('A c', {
    ...prey,
    elements: { boar: { ...boar, damage: before } },
    abilities: [
      codeAbility('deed', 'p1', 'activation-start', turn =>
        scoreDeed(turn, { ...deed, element: turn.state.elements[0] as ScenarioElement }),
      ),
    ],
  });

scenario('damage on PREY scores at once, each full number of points', 'SFI-SCENARIO-017', play => {
  const scored = (before: number, damage: number) => {
    const { game, setup } = doneTo(before, { player: 'p2', per: 'damage', damage });
    return play(game, setup).state.armies.map(({ points }) => points);
  };
  expect([scored(0, 2), scored(0, 3), scored(2, 1), scored(2, 4)]).toEqual([
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 2],
  ]);
});

scenario('the destruction of PREY scores once', 'SFI-SCENARIO-017', play => {
  const { game, setup } = doneTo(12, { player: 'p1', per: 'destroyed' });
  const p = play(game, setup);
  expect(happened(p, 'PointsScored')).toEqual([{ type: 'PointsScored', player: 'p1', points: 2, why: 'boar' }]);
});

/** Damage on the boar at the beginning of the activation of A, by a player or by nobody. */
const marked = (damage: number, by: 'p1' | 'p2' | null, lay: LaidOut = prey) =>
  laidOut('A c', {
    ...lay,
    abilities: [
      codeAbility('mark', 'p1', 'activation-start', turn =>
        markDamage(turn, { all: [{ model: 'boar', damage }], harm: 'set', by, rule: 'SFI-DAMAGE-008' }),
      ),
    ],
  });

scenario('damage and destruction score for the player who caused them', 'SFI-SCENARIO-017', play => {
  const points = (damage: number, by: 'p1' | 'p2' | null) => {
    const { game, setup } = marked(damage, by);
    const { state } = play(game, setup);
    return [...state.armies.map(one => one.points), state.elements.length];
  };
  expect(points(3, 'p1')).toEqual([1, 0, 1]);
  // Twelve hit points: 4 points for the damage and 2 for the destruction, and nothing for what is beyond them.
  expect(points(12, 'p2')).toEqual([0, 6, 0]);
  expect(points(20, 'p2')).toEqual([0, 6, 0]);
  expect(points(12, null)).toEqual([0, 0, 0]);
});

scenario('INDESTRUCTIBLE PREY records damage without end', ['SFI-SCENARIO-006', 'SFI-SCENARIO-018'], play => {
  const idol = { at: boar.at, keywords: ['PREY', 'INDESTRUCTIBLE'], prey: { def: 5, arm: 7 } } as const;
  const { game, setup } = marked(40, 'p1', { ...prey, elements: { boar: idol } });
  const p = play(game, setup);
  expect(p.state.elements.map(({ damage }) => damage)).toEqual([40]);
  expect(p.state.armies.map(({ points }) => points)).toEqual([13, 0]);
});

scenario(
  'scenario elements and manifestations do not count for control',
  ['SFI-SCENARIO-010', 'SFI-MANIFEST-003'],
  play => {
    const mine = { ...control, at: { x: inches(4), y: inches(2) } };
    const beside = { x: inches(4), y: inches(4) };
    const { game, setup } = scoringNow('A', {
      elements: { mine, boar: { ...boar, at: beside } },
      manifestations: { cloud: { at: beside, source: 'c' } },
      scenario: { scoring },
    });
    expect(play(game, setup).state.armies.map(({ points }) => points)).toEqual([1, 0]);
  },
);
