import { act, choose, createMatch, type Match, nearest, type Scene, type SceneItem, view } from '@rulewright/core';
import { checkClicks } from '@rulewright/core/clicks';
import { inches } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../../testing/index.js';
import { box } from '../../testing/things.js';
import type { AttackFacts, Sfi, SfiEvent } from '../../vocabulary/index.js';
import { createPresentation, type SfiPresentation } from '../index.js';
import { nowOf } from './now.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const find = ({ items }: Scene, id: string): SceneItem | undefined => items.find(item => item.id === id);

interface Begun {
  readonly match: Match<Sfi>;
  readonly presentation: SfiPresentation;
}

const begin = (drawing: string, lay: LaidOut = {}, dice: readonly number[] = []): Begun => {
  const laid = laidOut(drawing, { active: 'A', ...lay });
  const match = createMatch(laid.game, { ...laid.setup, dice: scripted(...dice) });
  return { match, presentation: createPresentation(laid.game) };
};

const sceneAt = ({ presentation, match }: Begun, look = {}, player = 'p1'): Scene => {
  checkClicks(match, presentation);
  return presentation.scene(view(match, player), look);
};

/** Answers the open decision with the legal answer nearest to a wish. */
const wish = ({ match, presentation }: Begun, wished: unknown): Begun => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');
  const choice = nearest(match, decision, wished);
  return { presentation, match: act(match, { decision: decision.id, by: decision.by, choice }) };
};

const answer = ({ match, presentation }: Begun, ...choices: readonly unknown[]): Begun => ({
  presentation,
  match: choices.reduce<Match<Sfi>>((now, choice) => choose(now, choice), match),
});

test('the region of a move is shown to the player who moves, and suggestions on request', () => {
  const moving = answer(begin('A    b'), { do: 'move' });
  const scene = sceneAt(moving, { suggestions: 3 });
  const region = find(scene, 'region');
  expect(region).toMatchObject({ kind: 'overlay', title: 'Possible places' });
  // A replay page keeps many regions, so their points lie on a coarse grid of a tenth of an inch.
  const numbers = JSON.stringify(region).match(/-?\d+(\.\d+)?/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter(n => Number(n) % 254 !== 0)).toEqual([]);
  expect(['1', '2', '3', '4'].map(n => find(scene, `suggestion ${n}`) !== undefined)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(find(sceneAt(moving), 'suggestion 1')).toBeUndefined();
  expect(find(sceneAt(moving, {}, 'p2'), 'region')).toBeUndefined();
});

test('after a move its tool lies on the table with its joint, until the next action begins', () => {
  const moved = wish(answer(begin('A    b'), { do: 'move' }), at(6, 2));
  const [event] = view(moved.match, 'p1').records.flatMap(record =>
    record.kind === 'event' && record.event.type === 'ModelMoved' ? [record.event] : [],
  );
  const { presentation, match } = moved;
  const records = view(match, 'p1').records;
  const last = records.findIndex(record => record.kind === 'event' && record.event === event);
  const scene = presentation.scene({ ...view(match, 'p1'), records: records.slice(0, last + 1) });
  const tool = find(scene, 'tool');
  expect(tool).toMatchObject({ title: 'The S tool of Fighter (A)', color: 'series6' });
  // Two arms of 1.5 inches and the disc over the hinge, which is one inch wide.
  expect(tool?.kind === 'overlay' && tool.over.map(({ shape }) => shape)).toEqual(['polygon', 'polygon', 'disc']);
  expect(tool?.kind === 'overlay' && tool.over[2]).toMatchObject({ radius: 1270 });
  expect(find(scene, 'before')).toMatchObject({ over: [{ shape: 'disc', ...at(2, 2), radius: 1500 }] });
  expect(find(scene, 'way')).toMatchObject({ points: [at(2, 2), match.state.models[0]?.at], arrow: true });
  expect(find(sceneAt(moved), 'tool')).toBeDefined();
  expect(find(sceneAt(answer(moved, { do: 'shake' })), 'tool')).toBeUndefined();
});

const attackOf = (attacker: string): AttackFacts => ({
  attacker,
  unit: null,
  player: null,
  profile: null,
  type: 'ranged',
  shape: 'single',
  range: 1,
  damage: {},
  inAction: false,
  from: null,
});

const bow = { arms: { profile: 'bow', target: 'b/1' } } as const;
const reserve = { armies: { p1: { reserve: { grey: 1 } } } } as const;

test('an attack shows its target and the free line of sight while it goes on', () => {
  const begun = answer(begin('A    b', reserve), { do: 'attack' });
  const declared = answer(begun, bow.arms);
  expect(declared.match.decisions[0]?.kind).toBe('infuse');
  const scene = sceneAt(declared);
  expect(find(scene, 'targets')).toMatchObject({ over: [{ shape: 'disc', ...at(12, 2), radius: 1500 + 635 }] });
  expect(find(scene, 'sight b/1')).toMatchObject({
    kind: 'line',
    color: 'good',
    title: 'Fighter (A) sees Fighter (b)',
  });
  expect(find(sceneAt(begun), 'targets')).toBeUndefined();
});

test('an attack stays in the picture until something else is told, and an attack around another one comes back', () => {
  const facts = attackOf('A/1');
  const outer = { type: 'AttackDeclared', attack: facts, targets: ['b/1'] } as const;
  const inner = { type: 'AttackDeclared', attack: { ...facts, attacker: 'b/1' }, targets: ['A/1'] } as const;
  const ended = { type: 'AttackEnded', attacker: 'b/1' } as const;
  const done = { type: 'ModelDone', model: 'A/1' } as const;
  const told = { type: 'Passed', player: 'p1' } as const;
  const attackerIn = (...events: readonly SfiEvent[]): string | undefined =>
    nowOf({ records: events.map((event, seq) => ({ kind: 'event', event, rule: 'SFI-ATTACK-009', seq })) }).attack
      ?.attack.attacker;
  expect(attackerIn(outer, ended, done)).toBe('A/1');
  expect(attackerIn(outer, ended, told)).toBeUndefined();
  expect(attackerIn(outer, inner)).toBe('b/1');
  expect(attackerIn(outer, inner, ended)).toBe('b/1');
  expect(attackerIn(outer, inner, ended, told)).toBe('A/1');
});

test('a beam is a strip of one inch from the base of the attacker, and an area a disc around it', () => {
  const weapons = [
    { id: 'ray', name: 'Ray', type: 'ranged', shape: 'beam', range: 8, damage: { red: 1 } },
    { id: 'gust', name: 'Gust', type: 'ranged', shape: 'area', range: 3, damage: { red: 1 } },
  ] as const;
  const drawing = 'A b';
  const begun = answer(begin(drawing, { ...reserve, cards: { A: { weapons } } }), { do: 'attack' });
  const beam = sceneAt(answer(begun, { profile: 'ray', target: 'b/1' }));
  const start = inches(2) + 1500;
  expect(find(beam, 'beam')).toMatchObject({
    title: 'The beam of Fighter (A)',
    over: [
      {
        points: [
          { x: start, y: inches(1.5) },
          { x: start + inches(8), y: inches(1.5) },
          { x: start + inches(8), y: inches(2.5) },
          { x: start, y: inches(2.5) },
        ],
      },
    ],
  });
  expect(find(beam, 'sight b/1')).toBeUndefined();
  const area = sceneAt(answer(begun, { profile: 'gust' }));
  expect(find(area, 'area')).toMatchObject({ over: [{ shape: 'disc', ...at(2, 2), radius: 1500 + inches(3) }] });
  expect(find(area, 'targets')).toBeDefined();
});

test('a client asks for a line of sight: a free one, or everything in its way', () => {
  const lay: LaidOut = {
    pieces: { wood: { footprint: [box(5, 0, 2, 4)], keywords: ['obscuring'] } },
    manifestations: { veil: { at: at(6, 9), reach: 2, obscuring: true } },
  };
  const scene = sceneAt(begin('A   b\n\n\nA   b', lay), { line: { from: 'A/1', to: 'b/1' } });
  expect(find(scene, 'line')).toMatchObject({ dashed: true, color: 'danger', points: [at(2, 2), at(10, 2)] });
  expect(find(scene, 'line blocked')).toMatchObject({ title: 'In the way: wood', over: [{ shape: 'polygon' }] });
  const veiled = sceneAt(begin('A   b\n\n\nA   b', lay), { line: { from: 'A/2', to: 'b/2' } });
  expect(find(veiled, 'line blocked')).toMatchObject({ over: [{ shape: 'disc', ...at(6, 9), radius: 1500 + 5080 }] });
  const base = sceneAt(begin('A c b', { cards: { c: { base: 50 } } }), { line: { from: 'A/1', to: 'b/1' } });
  expect(find(base, 'line blocked')).toMatchObject({ over: [{ shape: 'disc', ...at(6, 2), radius: 2500 }] });
  const free = sceneAt(begin('A   b', {}), { line: { from: 'A/1', to: 'b/1' } });
  expect(find(free, 'line')).toMatchObject({ color: 'good' });
  expect(find(free, 'line blocked')).toBeUndefined();
  expect(find(sceneAt(begin('A b')), 'line')).toBeUndefined();
  expect(find(sceneAt(begin('A b'), { line: { from: 'A/1', to: 'nobody' } }), 'line')).toBeUndefined();
});

test('a client asks where a model can move', () => {
  expect(find(sceneAt(begin('A   b'), { moves: 'b/1' }), 'moves')).toMatchObject({ title: 'Possible ends of a move' });
  expect(find(sceneAt(begin('A   b'), { moves: 'nobody' }), 'moves')).toBeUndefined();
});
