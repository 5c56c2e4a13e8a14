import { choose, createMatch, type Decision, type Match } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { attack, resolving } from '../attacks/scenario-words.js';
import { eldfallD20 } from '../index.js';
import { atQuest, place, thing } from '../quests/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { swordWith } from '../traits/scenario-words.js';
import type { Eld } from '../vocabulary/index.js';
import { prefers, worthTrying } from './index.js';
import { obvious } from './obvious.js';

const asked = (match: Match<Eld>): Decision<Eld> => match.decisions[0] as Decision<Eld>;
const tried = (match: Match<Eld>): readonly unknown[] | undefined => worthTrying(match, asked(match));

const started = (drawing: string, lay: LaidOut = {}): Match<Eld> => {
  const { game, setup } = laidOut(drawing, lay);
  return createMatch<Eld>(game, { ...setup, seed: 'tried' });
};

/** The question about the action of A, which stands still; nobody else has Activation Points to react. */
const acting = (drawing: string, lay: LaidOut = {}): Match<Eld> => {
  const stays = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] } as const;
  const names = [...drawing, ...Object.keys(lay.at ?? {})].filter(id => /^[a-z0-9]/.test(id));
  const spent = Object.fromEntries(names.map(id => [id, { points: 0 }]));
  return choose(choose(started(drawing, { ...lay, models: { ...spent, ...lay.models } }), 'A'), stays);
};

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const gates = thing('gates', place(18, 34), { radius: mm(40), hp: 5, armour: 5 });
/** Gates that A touches. */
const beforeGates = atQuest('breaking-in', {
  at: { A: { x: inches(18), y: inches(34) - mm(40) - mm(16) }, 1: at(4, 12) },
  things: [gates],
  players: ['p1'],
  profiles: { A: { stats: { T: 14 } } },
});

describe('bots try', () => {
  test('every model that can act, and neither to drop Items nor to end the turn before', () => {
    const match = started('AB\na');
    expect(asked(match).options).toEqual(['A', 'B', 'end', 'drop']);
    expect(tried(match)).toEqual(['A', 'B']);
  });

  test('to end a turn of very many sequences, which could go on for ever', () => {
    const deeds = (count: number) => Array.from({ length: count }, () => ({ deed: 'sequence', model: 'A' }) as const);
    const after = (count: number) => tried(started('AB\na', { state: { deeds: deeds(count) } }));
    expect([after(39), after(40)]).toEqual([['A', 'B'], ['end']]);
  });

  test('parties of several models that are ready', () => {
    const match = createMatch<Eld>(eldfallD20, { players: ['p1'], seed: 's', options: { quest: 'antechamber' } });
    const parties = tried(match) ?? [];
    expect(parties.length).toBeGreaterThan(3);
    expect(parties.every(one => (one as { models: readonly unknown[] }).models.length > 1)).toBe(true);
  });

  test('of actions only the most harmful Attack where one reaches an enemy, and never an exchange of Items', () => {
    const touching = { A: at(10, 10), B: { x: inches(10) + mm(32), y: inches(10) }, a: at(10, 11.5) };
    const models = { A: { inventory: [{ item: 'sword', quantity: 1, acquired: true }] } };
    const near = acting('ABa', { at: touching, models });
    const offered = (asked(near).options ?? []) as readonly { readonly do: string; readonly means?: object }[];
    expect(offered.map(one => one.do)).toContain('trade');
    const actions = (tried(near) ?? []) as typeof offered;
    expect(actions[0]).toMatchObject({ do: 'attack', means: { item: 'sword' } });
    expect(actions.map(one => one.do)).toEqual(['attack']);
    const far = acting('A\na', { at: { a: at(30, 30) }, facing: { A: { x: 1, y: 1 } } });
    const others = (tried(far) as typeof offered).map(one => one.do);
    expect(others).toContain('nothing');
    expect(others).not.toContain('attack');
  });

  test('one aim: the enemy within reach with the most to lose', () => {
    const lay = (cost: number): LaidOut => ({
      pitch: 1.5,
      at: { c: at(20, 20) },
      profiles: { b: { cost }, c: { cost: 90 } },
    });
    const aims = (cost: number): readonly unknown[] | undefined =>
      tried(choose(acting('.A\nab', lay(cost)), { do: 'attack', means: { item: 'sword' }, kind: 'melee' }));
    expect(aims(20)).toEqual([{ model: 'b' }]);
    expect(aims(5)).toEqual([{ model: 'a' }]);
  });

  test('a Run to a goal that a Walk does not reach', () => {
    const moves = (y: number): unknown => {
      const laid = { ...beforeGates, at: { A: at(18, y), 1: at(4, 12) } };
      const match = choose(started('A1', laid), 'A');
      return tried(match)?.[0];
    };
    expect([moves(20), moves(28)]).toMatchObject([{ kind: 'run' }, { kind: 'walk' }]);
  });
});

test('bots use a thing of the Quest, by the higher attribute, whatever else they could do', () => {
  const match = acting('A1', beforeGates);
  const use = { do: 'interact', thing: 'gates-1', attribute: 'T' };
  expect([prefers(match, asked(match)), tried(match)]).toEqual([use, [use]]);
});

test('bots do without a Burn that would harm a friend, in what they try and in what they imagine', () => {
  const { game, setup } = resolving('A\nb', {
    action: attack('b'),
    at: { A: { x: 10000, y: 10000 }, b: { x: 10000, y: 13200 }, C: { x: 13000, y: 11200 } },
    profiles: { C: { stats: { HP: 5 } } },
    pack: { items: { sword: swordWith({ id: 'sweep', level: 1 }, { id: 'burn', x: 1 }) } },
  });
  // The Sweep hits b and C; the Damage roll against b fails. The second die is the Morale roll of C.
  const match = createMatch<Eld>(game, { ...setup, dice: scripted(5, 10, 20, 8) });
  expect(asked(match)).toMatchObject({ kind: 'yes', about: { ability: 'burn', target: 'C' } });
  expect([tried(match), obvious(match, asked(match))]).toEqual([[false], false]);
});

test('bots burn an enemy where they are asked', () => {
  const { game, setup } = resolving('A\nb', {
    action: attack('b'),
    pack: { items: { sword: swordWith({ id: 'burn', x: 1 }) } },
    options: { burnRolls: 'alwaysAsked' },
  });
  const match = createMatch<Eld>(game, { ...setup, dice: scripted(5, 8) });
  expect(asked(match)).toMatchObject({ kind: 'yes', about: { ability: 'burn', target: 'b' } });
  expect([tried(match), obvious(match, asked(match))]).toEqual([undefined, true]);
});

test('bots try both answers to another question, and imagine a yes', () => {
  const { game, setup } = resolving('A\nb', { action: attack('b'), profiles: { A: { classes: ['rogue'] } } });
  const match = createMatch<Eld>(game, { ...setup, dice: scripted(5) });
  expect(asked(match)).toMatchObject({ kind: 'yes', about: { ability: 'rogue' } });
  expect([tried(match), obvious(match, asked(match))]).toEqual([undefined, true]);
});

describe('an Alliance', () => {
  const asking = (quest: string, choice: unknown): Match<Eld> => {
    const lay = atQuest(quest, { at: { 1: at(4, 12), a: at(30, 4) } });
    const strategic = { name: 'turn', active: 'p1', phase: 'strategic', step: 'abilities' } as const;
    const match = started('A1a', { ...lay, state: { stage: strategic } });
    return choice === undefined ? match : choose(match, choice);
  };
  const make = { do: 'alliance', with: 'p2', to: 'make' } as const;

  test('is made by players who set out together, before anything else', () => {
    expect(tried(asking('breaking-in', undefined))).toEqual([make]);
    expect(tried(asking('breaking-in', make))).toEqual(['agree']);
  });

  test('is neither proposed nor accepted between opponents, who would share all Victory Points', () => {
    expect(tried(asking('unexpected-encounter', undefined))).not.toContainEqual(make);
    expect(tried(asking('unexpected-encounter', make))).toEqual(['refuse']);
  });
});
