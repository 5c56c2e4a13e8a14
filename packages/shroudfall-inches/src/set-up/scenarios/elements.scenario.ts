import { nearest, suggest } from '@rulewright/core';
import { distance, inches, mm } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { ScenarioCard } from '../../vocabulary/scenario.js';

const scenario = scenarios<RuleId>(test);

/** A scenario with elements of one kind. */
const card = (id: string, base: number, at: ScenarioCard['elements'][number]['at']): ScenarioCard => ({
  name: id,
  source: 'original',
  vp: 3,
  elements: [{ id, name: id, base, keywords: ['CONTROL'], at }],
  abilities: [],
  scoring: [],
});
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

/** Units of both players that wait to be deployed, so that set-up goes on after the elements. */
const waiting = { where: 'in-reserve', strength: 1 } as const;

/** The step of set-up in which the elements of two scenarios are laid, with the token at p2. */
const atElements = (first: ScenarioCard, second: ScenarioCard, options: NonNullable<LaidOut['options']> = {}) =>
  laidOut('', {
    scenarios: { first, second },
    options,
    units: { A: waiting, c: waiting },
    state: {
      stage: { name: 'set-up', step: 'set up scenario elements' },
      token: 'p2',
      round: 0,
      scenarios: ['first', 'second'],
    },
  });
const well = card('well', 50, [at(12, 18), at(24, 18)]);

scenario('elements lie with their centres at their coordinates', ['SFI-SETUP-008', 'SFI-MEASURE-015'], play => {
  const { game, setup } = atElements(well, card('boar', 80, [at(18, 18)]));
  const p = play(game, setup);
  expect(p.state.elements.map(({ id, at: there }) => [id, there])).toEqual([
    ['well-1', at(12, 18)],
    ['well-2', at(24, 18)],
    ['boar-1', at(18, 18)],
  ]);
});

scenario(
  'the mines of the introductory scenario lie in each half and on the middle line',
  ['SFI-SCENARIO-021', 'SFI-SCENARIO-020'],
  play => {
    const mines = card('mine', 50, { option: 'scenario.ccc.minePositions' });
    const { game, setup } = atElements(mines, well);
    expect(
      play(game, setup)
        .state.elements.slice(0, 3)
        .map(({ at: there }) => there),
    ).toEqual([at(18, 9), at(18, 18), at(18, 27)]);
    const moved = atElements(mines, well, { 'scenario.ccc.minePositions': [[6, 6.5]] });
    expect(play(moved.game, moved.setup).state.elements[0]?.at).toEqual(at(6, 6.5));
  },
);

scenario('bases that only touch do not collide', 'SFI-SETUP-008', play => {
  const beside = { x: inches(12) + mm(25) + mm(40), y: inches(18) };
  const { game, setup } = atElements(well, card('boar', 80, [beside]));
  expect(play(game, setup).state.elements.at(-1)?.at).toEqual(beside);
});

scenario(
  'an element that collides by a hair is shifted in the direction that the token holder chooses',
  'SFI-SETUP-008',
  play => {
    const beside = { x: inches(12) + mm(25) + mm(40) - 1, y: inches(18) };
    const { game, setup } = atElements(well, card('boar', 80, [beside]));
    const p = play(game, setup).waitsFor({ by: 'p2', kind: 'elementShift' });
    p.refuses('p2', { x: 0, y: 0 }, { code: 'no-direction', rule: 'SFI-SETUP-008' });
    p.refuses('p2', { x: 0.5, y: 0 }, { code: 'not-a-whole-number', rule: 'SFI-SETUP-008' });
    p.choose('p2', { x: 7, y: 0 });
    expect(p.state.elements.at(-1)?.at).toEqual({ x: beside.x + 1, y: beside.y });
  },
);

scenario(
  'an element is shifted by the shortest distance that frees it, also past another element',
  'SFI-SETUP-008',
  play => {
    const { game, setup } = atElements(card('boar', 80, [at(18, 18)]), card('well', 50, [at(18, 18), at(21, 18)]));
    const p = play(game, setup).choose('p2', { x: 1, y: 0 }).choose('p2', { x: 1, y: 0 });
    const [boar, first, second] = p.state.elements;
    if (!boar || !first || !second) throw new RangeError('three elements are there');
    expect(distance(boar.at, first.at)).toBe(mm(40) + mm(25));
    expect(distance(first.at, second.at)).toBe(mm(50));
  },
);

scenario(
  'a match that begins in the middle of the step sets up the other elements, and none twice',
  'SFI-SETUP-008',
  play => {
    const { game, setup } = atElements(well, card('boar', 80, [at(12, 18)]));
    const half = play(game, setup).waitsFor({ by: 'p2', kind: 'elementShift' }).state;
    expect(half.elements.map(({ id }) => id)).toEqual(['well-1', 'well-2']);
    const p = play(game, { ...setup, position: half }).choose('p2', { x: 1, y: 0 });
    expect(p.state.elements.map(({ id }) => id)).toEqual(['well-1', 'well-2', 'boar-1']);
  },
);

scenario('a slanting shift ends on the grid, free, and not a unit later', 'SFI-SETUP-008', play => {
  const { game, setup } = atElements(card('boar', 80, [at(18, 18)]), card('well', 50, [at(18, 18)]));
  const p = play(game, setup).choose('p2', { x: 3, y: -1 });
  const [boar, moved] = p.state.elements;
  if (!boar || !moved) throw new RangeError('two elements are there');
  const far = distance(boar.at, moved.at);
  expect([far >= mm(65), far <= mm(65) + 2]).toEqual([true, true]);
  expect((moved.at.x - boar.at.x) / (boar.at.y - moved.at.y)).toBeCloseTo(3, 2);
});

scenario('no element is shifted off the table', 'SFI-SETUP-008', play => {
  const edge = { x: inches(18), y: mm(25) };
  const { game, setup } = atElements(card('boar', 80, [{ x: inches(18), y: mm(40) }]), card('well', 50, [edge]));
  const p = play(game, setup).refuses('p2', { x: 0, y: -1 }, { code: 'off-the-table', rule: 'SFI-SETUP-008' });
  p.choose('p2', { x: 0, y: 1 });
  expect(happened(p, 'ElementPlaced').at(-1)?.element.at).toEqual({ x: inches(18), y: mm(80) + mm(25) });
});

scenario('the token holder chooses also where hardly any direction is free', 'SFI-SETUP-008', play => {
  // The first element covers the whole table but its corners, where a base of 16 mm just fits in.
  const { game, setup } = atElements(card('flood', 1250, [at(18, 18)]), card('well', 16, [at(10, 18)]));
  // The units find no room, so a roll-off ends the match.
  const p = play(game, { ...setup, dice: [1, 0] }).waitsFor({ by: 'p2', kind: 'elementShift' });
  const found = p.match.decisions.flatMap(one => suggest(p.match, one, 20));
  expect(found.length).toBeGreaterThan(3);
  const off = { code: 'off-the-table', rule: 'SFI-SETUP-008' } as const;
  p.refuses('p2', { x: 1, y: 0 }, off).refuses('p2', { x: 0, y: 0 }, { code: 'no-direction', rule: 'SFI-SETUP-008' });
  // A wish is understood as the free direction whose end is nearest to it.
  const [wish = 'none'] = p.match.decisions.map(one => nearest(p.match, one, at(36, 30)));
  p.choose('p2', wish);
  const { x, y } = p.state.elements.at(-1)?.at ?? at(0, 0);
  expect([x > inches(35), y > inches(35)]).toEqual([true, true]);
});

scenario('an element without any free place is not used', 'SFI-SETUP-008', play => {
  // The first element covers the whole table but its corners, and no base of 60 mm fits into a corner.
  const { game, setup } = atElements(card('flood', 1250, [at(18, 18)]), card('well', 60, [at(18, 18), at(2, 2)]));
  // The units find no room either, so a roll-off ends the match.
  const p = play(game, { ...setup, dice: [1, 0] });
  expect(happened(p, 'ElementPlaced').map(({ element }) => element.id)).toEqual(['flood-1']);
  expect(happened(p, 'UnitLeftOut').map(({ unit }) => unit)).toEqual(['c', 'A']);
});
