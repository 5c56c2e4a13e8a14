import { choose, createMatch, type Decision, type Match } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { DeclaredMovement, Eld } from '../vocabulary/index.js';
import { worthTrying } from './index.js';

const stays: DeclaredMovement = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] };

/** The question to p2 about a reaction to A, which has stood still. */
const reacting = (drawing: string, lay: LaidOut = {}): Match<Eld> => {
  const { game, setup } = laidOut(drawing, lay);
  return choose(choose(createMatch<Eld>(game, { ...setup, seed: 'reacts' }), 'A'), stays);
};

const tried = (match: Match<Eld>): readonly unknown[] | undefined =>
  worthTrying(match, match.decisions[0] as Decision<Eld>);

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const touching = { A: at(18, 18), b: { x: inches(18), y: inches(18) + mm(32) }, c: at(18, 24) };

test('bots react with the model that reaches the activated one, by an Attack or, with a high AG, by a Dodge', () => {
  const reaction = (AG: number): unknown => {
    const match = reacting('Abc', { at: touching, profiles: { b: { stats: { AG } } } });
    expect(match.decisions[0]?.options).toContainEqual({ model: 'c' });
    expect(tried(match)).toEqual([{ model: 'b' }]);
    return tried(choose(match, { model: 'b' }));
  };
  expect([reaction(2), reaction(18)]).toMatchObject([[{ do: 'attack' }], [{ do: 'dodge' }]]);
});

test('bots Attack with more dice against an Attack with one die, and dodge one with many dice', () => {
  const reaction = (own: number, enemy: number): unknown => {
    const profiles = { A: { stats: { STA: enemy } }, b: { stats: { AG: 8 }, traits: [] } };
    const match = reacting('Ab', { at: touching, profiles, models: { b: { points: own } } });
    return tried(choose(match, { model: 'b' }));
  };
  expect([reaction(1, 1), reaction(1, 6)]).toMatchObject([[{ do: 'attack' }], [{ do: 'dodge' }]]);
});

test('bots take an Attack of Opportunity where the path comes within Reach, wherever it ends, and no other one', () => {
  const passing = (y: number): unknown => {
    const { game, setup } = laidOut('Ab', { at: { A: at(15, 18), b: at(18, y) } });
    const begun = choose(createMatch<Eld>(game, { ...setup, seed: 'passes' }), 'A');
    const by = { kind: 'walk', route: [{ ...at(21, 18), z: 0 }], facing: { x: 1, y: 0 }, skills: [] } as const;
    return tried(choose(begun, by));
  };
  expect([passing(20), passing(24)]).toEqual([[{ model: 'b' }], ['pass']]);
});

test('bots keep their Activation Points where no Attack reaches either model', () => {
  expect(tried(reacting('Ac', { at: { A: at(18, 18), c: at(18, 24) } }))).toEqual(['pass']);
});

test('a model that only the other one reaches dodges', () => {
  const bow = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
  const match = reacting('Ab', { at: { A: at(18, 18), b: at(18, 24) }, profiles: { A: bow } });
  expect(tried(match)).toEqual([{ model: 'b' }]);
  expect(tried(choose(match, { model: 'b' }))).toEqual([{ do: 'dodge' }]);
});
