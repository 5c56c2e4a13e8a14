import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { manifestations } from '../content/training/factions.js';
import { scenarios as cards } from '../content/training/scenarios.js';
import { createGame } from '../game.js';
import { armyOf, unitOf } from '../match/lookups.js';
import { shifting } from '../reaches/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../testing/index.js';
import type { Model, ScenarioElement, SfiState } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
type Play = Parameters<Parameters<typeof scenario>[2]>[0];
const INCH = inches(1);

/** A table with one element of a training scenario in its middle, and models of 30 mm in a row to the right of it, by the gap. */
const around = (
  card: string,
  part: number,
  models: Readonly<Record<string, readonly number[]>>,
  lay: LaidOut = {},
  own: Partial<ScenarioElement> = {},
) => {
  const facts = cards[card]?.elements[part];
  if (!facts) throw new RangeError(`no element ${part} of ${card}`);
  const middle = { x: inches(18), y: inches(18) };
  const element = { id: 'it', scenario: card, part, at: middle, damage: 0, control: null, ...own };
  const radius = facts.base * 50;
  const there = Object.entries(models).flatMap(([unit, gaps], up) =>
    gaps.map((gap, i): Model => {
      // The units lie on the four sides of the element.
      const far = radius + gap + 1500;
      const [dx, dy] = (
        [
          [far, 0],
          [-far, 0],
          [0, far],
          [0, -far],
        ] as const
      )[(up + i) % 4] ?? [0, 0];
      return { id: `${unit}/${i + 1}`, unit, at: { x: middle.x + dx, y: middle.y + dy }, damage: 0 };
    }),
  );
  const units = Object.fromEntries(
    Object.entries(models).map(([unit, { length }]) => [unit, { strength: length, ...lay.units?.[unit] }]),
  );
  return laidOut('', {
    ...lay,
    units,
    scenarios: cards,
    state: { models: there, elements: [element], scenarios: [card], ...lay.state },
  });
};

const roundStart = { name: 'round-start', step: 'effects of scenarios' } as const;

scenario('the Brazen Boar attacks everything within 2 inches at the start of a round', 'SFI-ROUND-START-002', play => {
  const { game, setup } = around(
    'brazen-boar',
    0,
    { A: [2 * INCH], c: [2 * INCH + 1] },
    { state: { stage: roundStart } },
  );
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2, 2, 2, 2] });
  expect(happened(p, 'AttackDeclared').map(({ attack, targets }) => [attack.attacker, targets])).toEqual([
    ['it', ['A/1']],
  ]);
  expect(p.state.models.map(({ id, damage }) => [id, damage])).toEqual([
    ['A/1', 2],
    ['c/1', 0],
  ]);
});

/** A against the boar with its blade: hit dice, then damage dice, all yellow. */
const struck = (play: Play, dice: readonly number[], before = 0, damage = { yellow: 4 }) => {
  const blade = { id: 'blade', name: 'Blade', type: 'melee', shape: 'single', range: 1, damage } as const;
  const lay = { active: 'A', cards: { A: { weapons: [blade], hits: { melee: { yellow: 2 } } } } };
  const { game, setup } = around('brazen-boar', 0, { A: [INCH], c: [12 * INCH] }, lay, { damage: before });
  const p = play(game, { ...setup, dice: [...dice] }).choose('p1', { do: 'attack' });
  return p.choose('p1', { profile: 'blade', target: 'it' });
};

scenario(
  'melee damage on the boar scores each third point, and the boar tramples',
  ['SFI-SCENARIO-017', 'SFI-SCENARIO-002'],
  play => {
    // 12 against ARM 6 are 2 points of damage; the boar had 1 already.
    const p = struck(play, [3, 3, 3, 3, 3, 3], 1);
    expect(p.state.elements.map(({ damage }) => damage)).toEqual([3]);
    expect(p.state.armies.map(({ points }) => points)).toEqual([1, 0]);
    const [shift] = happened(p, 'ModelShifted');
    expect([shift?.model, shift?.how, shift && shift.to.x - shift.from.x]).toEqual(['A/1', 'push', INCH]);
  },
);

scenario('the last hit point of the boar scores 2 points more', 'SFI-SCENARIO-017', play => {
  const p = struck(play, [3, 3, 3, 3, 3, 3], 10);
  expect(p.state.elements).toEqual([]);
  expect(happened(p, 'PointsScored').map(({ points }) => points)).toEqual([1, 2]);
});

scenario('a miss does nothing to the boar', 'SFI-SCENARIO-017', play => {
  const p = struck(play, [1, 2]);
  expect([p.state.elements[0]?.damage, happened(p, 'ModelShifted')]).toEqual([0, []]);
});

/** The base of the idol has a diameter of 40 mm; A stands to the right of it. */
const idol = (gap: number, lay: LaidOut = {}) => around('idols-and-wells', 1, { A: [gap], c: [12 * INCH] }, lay);
const gapTo = (gap: number) => ({ x: inches(18) + 2000 + gap + 1500, y: inches(18) });

scenario('a model that comes within 2 inches of an idol leaves its unit Shattered', 'SFI-MANIFEST-006', play => {
  const breath = (from: number, to: number) => {
    const { game, setup } = idol(from, { abilities: [shifting({ to: gapTo(to) })] });
    return unitOf(play(game, setup).state, 'A').conditions;
  };
  expect(breath(6 * INCH, 2 * INCH)).toEqual(['shattered']);
  expect(breath(6 * INCH, 2 * INCH + 1)).toEqual([]);
  // The model stood within the range before.
  expect(breath(2 * INCH, INCH)).toEqual([]);
  expect(breath(2 * INCH + 1, INCH)).toEqual(['shattered']);
});

scenario('a model that completes an action within an inch of an idol suffers damage', 'SFI-MANIFEST-008', play => {
  const sting = (gap: number) => {
    const { game, setup } = idol(gap, { active: 'A' });
    return play(game, setup).choose('p1', { do: 'shake' }).state.models[0]?.damage;
  };
  expect([sting(INCH), sting(INCH + 1)]).toEqual([1, 0]);
});

scenario(
  'essence thrown into a well scores 2 points, once per round',
  ['SFI-SCENARIO-012', 'SFI-SCENARIO-016'],
  play => {
    const armies = { p1: { reserve: { grey: 2, yellow: 1, red: 1 } } };
    const { game, setup } = around('idols-and-wells', 0, { A: [INCH], c: [12 * INCH] }, { active: 'A', armies });
    const well = { do: 'interact', model: 'A/1', element: 'it' } as const;
    const p = play(game, setup)
      .choose('p1', well)
      .options('p1', [{ yellow: 1 }, { red: 1 }])
      .choose('p1', { yellow: 1 });
    expect(armyOf(p.state, 'p1').points).toBe(2);
    p.refuses('p1', well, { code: 'limit-used', rule: 'SFI-SCENARIO-016' });
  },
);

scenario(
  'a hand on a vault brings its token, and healing or essence',
  ['SFI-SCENARIO-011', 'SFI-SCENARIO-015'],
  play => {
    const { game, setup } = around('sunken-vaults', 0, { A: [INCH], c: [12 * INCH] }, { active: 'A', damage: {} });
    const hand = { do: 'interact', model: 'A/1', element: 'it' } as const;
    const p = play(game, setup).choose('p1', hand);
    p.options('p1', ['1', '2']).choose('p1', '2').choose('p1', { yellow: 1 });
    expect([p.state.elements[0]?.control, armyOf(p.state, 'p1').reserve]).toEqual(['p1', { yellow: 1 }]);
  },
);

/** The vault at some step of a round; A is the only unit that has not been activated. */
const vault = (stage: SfiState['stage']) => {
  const lay: LaidOut = { cards: { A: { essence: {} } }, units: { c: { activated: true } }, state: { stage } };
  const laid = around('sunken-vaults', 0, { A: [INCH], c: [12 * INCH] }, lay, { control: 'p2' });
  return { game: createGame({ pack: { ...laid.table.pack, manifestations } }), setup: laid.setup };
};

scenario('every vault with the own token scores', 'SFI-ROUND-END-002', play => {
  const { game, setup } = vault({ name: 'round-end', step: 'score scenarios' });
  expect(play(game, setup).state.armies.map(({ points }) => points)).toEqual([0, 1]);
});

scenario(
  'a lightning rod springs up beside each vault at the start of a round, and stays for the round',
  ['SFI-ROUND-START-002', 'SFI-MANIFEST-001', 'SFI-MANIFEST-004'],
  play => {
    const { game, setup } = vault(roundStart);
    const p = play(game, setup);
    // A rod of 30 mm within 3 inches of the vault of 40 mm.
    const place = { x: inches(18), y: inches(18) + 2000 + 3 * INCH + 1500 };
    p.refuses('p1', { ...place, y: place.y + 1 }, { code: 'too-far', rule: 'SFI-PLACE-008' }).choose('p1', place);
    const placed = happened(p, 'ManifestationPlaced').map(({ manifestation: { at, radius } }) => [at, radius]);
    expect(placed).toEqual([[place, 1500]]);
    expect(happened(p, 'ManifestationRemoved')).toEqual([]);
    p.choose('p1', { do: 'end' });
    expect(happened(p, 'ManifestationRemoved')).toHaveLength(1);
  },
);

scenario('a beacon is controlled and gives essence as a mine does', ['SFI-SCENARIO-008', 'SFI-SCENARIO-022'], play => {
  const { game, setup } = around(
    'tide-beacons',
    0,
    { A: [INCH], c: [12 * INCH] },
    { active: 'A', cards: { A: { essence: {} } } },
  );
  const draw = { ability: 'scenario:tide-beacons:draw-light', source: 'it' };
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p1', draw);
  expect(armyOf(p.choose('p1', { yellow: 1 }).state, 'p1').reserve).toEqual({ yellow: 1 });
});
