import { inches } from '@rulewright/core/inches';
import { Play } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { thing } from '../quests/scenario-words.js';
import { type LaidOut, laidOut, plainQuest, plainSpell } from '../testing/index.js';
import type { ActionChoice, Sequence, Thing } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import type { StateId } from '../vocabulary/words.js';
import { assist } from './assist.js';
import { deathblow } from './deathblow.js';
import { whyNotReact } from './eligible.js';
import type { Actor } from './entry.js';
import { actionMenu, hasAction } from './menu.js';

const east = { x: 1, y: 0 };

/** The activated model `A` stands still. */
const sequence: Sequence = {
  model: 'A',
  step: 'action',
  from: { x: inches(2), y: inches(2), z: 0 },
  facing: east,
  movement: { kind: 'idle', route: [], facing: east, skills: [] },
  reactions: [],
  action: null,
  ended: false,
  answered: [],
};

const actor = (more: Partial<Actor> = {}): Actor => ({ model: 'A', role: 'active', occasion: 'step', ...more });

/** The refusal of an action: its code, rule and path. */
const refused = (choice: ActionChoice, lay: LaidOut & { readonly drawing?: string } = {}, by: Partial<Actor> = {}) => {
  const { table } = laidOut(lay.drawing ?? 'Ab', { state: { sequence }, ...lay });
  const found = actionMenu.whyNot(choice, table, actor(by));
  return found && [found.code, found.rule, found.path];
};

describe('a Deathblow', () => {
  const touching = { at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 8280 }, B: { x: 8280, y: 5080 } } };
  const on = (target: string) => ({ do: 'deathblow', target }) as const;
  const none = ['not-incapacitated', 'ELD-ACTION-034', 'target'];

  test('is for Incapacitated enemies in contact only [ELD-ACTION-034]', () => {
    const lying: LaidOut = { ...touching, states: { b: ['incapacitated'], B: ['incapacitated'] } };
    expect(refused(on('b'), lying)).toBeUndefined();
    expect(refused(on('b'), lying, { role: 'reactive' })).toEqual(['active-only', 'ELD-ACTION-034', 'do']);
    expect(refused(on('b'), { ...lying, at: { ...touching.at, b: { x: 5080, y: 8290 } } })).toEqual([
      'no-contact',
      'ELD-ACTION-034',
      'target',
    ]);
    expect(refused(on('B'), lying)).toEqual(none);
    expect(refused(on('b'), touching)).toEqual(none);
    expect(refused(on('nobody'), lying)).toEqual(none);
    expect(refused(on('b'), { ...lying, models: { b: { where: 'removed' } } })).toEqual(none);
  });

  test('is not aimed at a token, nor at a model that is not shown [ELD-ACTION-034, ELD-STATE-065, ELD-STATE-073]', () => {
    const secret = (state: StateId): LaidOut => ({ ...touching, states: { b: ['incapacitated', state] } });
    expect(refused(on('b'), secret('shrouded'))).toEqual(['shrouded', 'ELD-STATE-065', 'target']);
    expect(refused(on('b'), secret('hidden'))).toEqual(none);
    expect(refused(on('b'), secret('crouched'))).toBeUndefined();
  });

  test('is offered for those that lie there [ELD-ACTION-034]', () => {
    const { table } = laidOut('Abc', { states: { c: ['incapacitated'] } });
    expect(deathblow.candidates(table, actor())).toEqual([on('c')]);
  });
});

describe('a duel', () => {
  const duel = { do: 'duel' } as const;
  test('needs an issuer and an opponent of the original parties, and no other duel [ELD-DUEL-001, ELD-DUEL-003, ELD-DUEL-005, ELD-QUEST-038]', () => {
    expect(refused(duel)).toBeUndefined();
    const quests = { 'open-hostilities': { ...plainQuest, duels: false } };
    expect(refused(duel, { pack: { quests } })).toEqual(['no-duels', 'ELD-QUEST-038', 'do']);
    expect(refused(duel, { models: { A: { original: false } } })).toEqual(['not-enlisted', 'ELD-DUEL-001', 'do']);
    expect(refused(duel, { models: { A: { player: null } } })).toEqual(['not-enlisted', 'ELD-DUEL-001', 'do']);
    const goesOn = { sequence, duel: { issuer: 'A', accepted: 'b' } };
    expect(refused(duel, { state: goesOn })).toEqual(['duel-goes-on', 'ELD-DUEL-005', 'do']);
    const nobody = ['no-opponent', 'ELD-DUEL-003', 'do'];
    expect(refused(duel, { models: { b: { original: false } } })).toEqual(nobody);
    expect(refused(duel, { states: { b: ['incapacitated'] } })).toEqual(nobody);
    expect(refused(duel, { state: { sequence, alliances: [['p1', 'p2']] } })).toEqual(nobody);
  });
});

describe('a Reaction', () => {
  const why = (lay: LaidOut = {}, id = 'b') => {
    const { table } = laidOut('A.b', { facing: { b: { x: -1, y: 0 } }, state: { sequence }, ...lay });
    const found = whyNotReact(table, id);
    return found && [found.code, found.rule, found.path];
  };

  test('is for a reactive model that can act, has a point, and knows of the activated one [ELD-ACT-003, ELD-ACT-007, ELD-REACT-003, ELD-REACT-004, ELD-STATE-073]', () => {
    expect(why()).toBeUndefined();
    expect(why({}, 'A')).toEqual(['not-reactive', 'ELD-ACT-007', 'model']);
    expect(why({ state: {} })).toEqual(['not-reactive', 'ELD-ACT-007', 'model']);
    expect(why({ states: { b: ['petrified'] } })).toEqual(['cannot-act', 'ELD-ACT-003', 'model']);
    expect(why({ models: { b: { points: 0 } } })).toEqual(['no-points', 'ELD-ACT-003', 'model']);
    expect(why({ states: { A: ['hidden'] } })).toEqual(['hidden', 'ELD-STATE-073', 'model']);
    // An ally knows of it.
    const allied = { sequence, alliances: [['p1', 'p2']] } as const;
    expect(why({ states: { A: ['hidden'] }, state: allied })).toBeUndefined();
    const reaction = { model: 'b', player: 'p2', action: { do: 'nothing' }, at: null, opportunity: false } as const;
    expect(why({ state: { sequence: { ...sequence, reactions: [reaction] } } })?.[0]).toBe('reacted');
    const bans = [() => ({ code: 'no', rule: 'ELD-DUEL-005' }) as const];
    expect(why({ sources: { bans } })).toEqual(['no', 'ELD-DUEL-005', 'model']);
  });

  test('without sight is one to a model in Awareness, or by one rule that does without sight [ELD-REACT-003, ELD-AWARE-005, ELD-SKILL-012]', () => {
    const far: LaidOut = { at: { b: { x: inches(40), y: inches(2) } }, facing: { b: east } };
    expect(why(far)).toEqual(['no-sight', 'ELD-REACT-003', 'model']);
    expect(why({ ...far, facing: { b: { x: -1, y: 0 } } })).toBeUndefined();
    const unseen = [() => undefined, () => ({ rule: 'ELD-SKILL-012', source: 'test' }) as const];
    expect(why({ ...far, sources: { unseen } })).toBeUndefined();
    expect(why({ facing: { b: east } })).toBeUndefined();
  });
});

describe('any action', () => {
  test('but an Attack is refused at an Attack of Opportunity, each time by its own rule [ELD-REACT-009, ELD-REACT-017]', () => {
    const nothing = { do: 'nothing' } as const;
    const by = (occasion: Actor['occasion']) => refused(nothing, {}, { model: 'b', role: 'reactive', occasion });
    expect(by('opportunity')).toEqual(['attack-only', 'ELD-REACT-009', 'do']);
    expect(by('change')).toEqual(['attack-only', 'ELD-REACT-017', 'do']);
    expect(by('step')).toBeUndefined();
  });

  test('exists for every model but one whose only action would be an Attack that it cannot make', () => {
    const { table } = laidOut('A.b', { facing: { b: east }, state: { sequence } });
    const has = (occasion: Actor['occasion'], model: string) => hasAction(table, { model, role: 'reactive', occasion });
    expect([has('step', 'b'), has('opportunity', 'b'), has('change', 'b')]).toEqual([true, false, false]);
    const facing = laidOut('A.b', { facing: { b: { x: -1, y: 0 } }, state: { sequence } });
    expect(hasAction(facing.table, { model: 'b', role: 'reactive', occasion: 'opportunity' })).toBe(true);
  });
});

describe('an Assist', () => {
  const at = { x: inches(5), y: inches(4), z: 0 };
  const gate = thing('gates', at, { id: 'gate', radius: 1000, height: 4000, hp: 2, armour: 4 });
  const mend: Spell = {
    ...plainSpell,
    type: 'healing',
    weapon: { power: null, reach: { distance: 20 }, strike: { attribute: 'STA' }, kinds: [], traits: [] },
  };
  const kit = { category: 'consumable', traits: [], changes: [], quantity: 1, weight: 1 } as const;
  const potion = { ...kit, name: 'Potion', effects: [{ op: 'heal', amount: 1 }] } as const;
  const lay: LaidOut = {
    facing: { A: east },
    profiles: {
      A: {
        traits: [{ id: 'affinity', element: 'fire' }],
        spells: ['mend'],
        inventory: { space: 9, items: [{ item: 'potion', quantity: 1 }] },
      },
    },
    pack: { spells: { mend }, items: { potion } },
  };
  const spell = { do: 'assist', means: { spell: 'mend' } } as const;
  const item = { do: 'assist', means: { item: 'potion' } } as const;

  test('is possible with Spells that help and Items with effects that are left [ELD-ACTION-006]', () => {
    const offered = (more: LaidOut = {}) =>
      assist.candidates(laidOut('AB', { ...lay, ...more }).table, actor()).map(one => 'means' in one && one.means);
    expect(offered()).toEqual([spell.means, item.means]);
    const inventory = [{ item: 'potion', quantity: 0, acquired: false }];
    expect(offered({ models: { A: { inventory } } })).toEqual([spell.means]);
    expect(refused(item, { ...lay, models: { A: { inventory } } })).toEqual([
      'no-such-means',
      'ELD-ACTION-006',
      'means',
    ]);
  });

  /** The groups of targets that are offered, on a table with an ally B and an enemy c. */
  const targets = (choice: ActionChoice, more: LaidOut = {}): unknown => {
    const { game, setup } = laidOut('AB.c', { ...lay, models: { c: { points: 0 }, ...more.models }, ...more });
    const p = new Play(game, { ...setup, dice: [] }).choose('p1', 'A').choose('p1', sequence.movement as never);
    p.choose('p1', choice as never);
    return p.match.decisions[0]?.options;
  };

  test('has as many targets as its Strike, also of a Crouched model, since only the Strike of Attacks becomes 1 [ELD-ACTION-008, ELD-STATE-014]', () => {
    const two = [['A'], ['A', 'A'], ['B'], ['A', 'B'], ['B', 'B']];
    expect(targets(spell)).toEqual(two);
    expect(targets(spell, { states: { A: ['crouched'] } })).toEqual(two);
    expect(targets(item)).toEqual([['A'], ['B']]);
  });

  test('names no Dead model, no token, and only itself while Engaged [ELD-ACTION-007, ELD-STATE-022, ELD-STATE-030]', () => {
    expect(targets(item, { states: { B: ['dead'] } })).toEqual([['A']]);
    expect(targets(item, { states: { B: ['shrouded'] } })).toEqual([['A']]);
    expect(targets(item, { states: { B: ['incapacitated'] } })).toEqual([['A'], ['B']]);
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['c'] } as const;
    expect(targets(item, { states: { A: [engaged] }, at: { c: { x: 5080, y: 8280 } } })).toEqual([['A']]);
  });

  test('may name a thing in sight that a rule of the Quest lets it help, in the Active role [ELD-QUEST-062, ELD-QUEST-067]', () => {
    const assisted = [() => false, (_: unknown, thing: Thing) => thing.id === 'gate'];
    const helped: LaidOut = { things: [gate], sources: { assisted } };
    expect(targets(item, helped)).toEqual([['A'], ['B']]);
    expect(targets(spell, helped)).toContainEqual(['gate']);
    expect(targets(spell, { ...helped, things: [{ ...gate, at: { x: 1270, y: 5080, z: 0 } }] })).not.toContainEqual([
      'gate',
    ]);
    expect(targets(spell, { things: [gate] })).not.toContainEqual(['gate']);
  });
});
