import { expect, test } from 'vitest';
import { attackFacts } from '../attacks/facts.js';
import { traitsOfHits } from '../attacks/hit-traits.js';
import { reachOf } from '../attacks/range.js';
import { attack, resolving } from '../attacks/scenario-words.js';
import { strikeOf } from '../attacks/strike.js';
import { whyNotDeclare } from '../match/bans.js';
import { modelOf } from '../match/lookups.js';
import { rollTally } from '../rolls/attribute.js';
import { rollFacts } from '../rolls/roll.js';
import type { DeclaredAttack, Table } from '../vocabulary/index.js';
import type { Art } from '../vocabulary/traits.js';
import type { ArtId } from '../vocabulary/words.js';
import { artsFor } from './level.js';

const knows = (art: ArtId, level = 5): { readonly arts: readonly Art[] } => ({ arts: [{ id: art, level }] });
const items = [
  { item: 'sword', quantity: 1 },
  { item: 'bow', quantity: 1 },
];
const armed = { inventory: { space: 9, items } };

/** `A` attacks `b` with a level of an art; `b` may answer. */
const facing = (
  art: ArtId,
  level: number,
  more: { readonly with?: 'sword' | 'bow'; readonly answer?: DeclaredAttack; readonly duelist?: true } = {},
): Table =>
  resolving('Ab.c', {
    profiles: {
      A: { ...armed, ...knows(art) },
      b: { ...armed, traits: more.duelist ? [{ id: 'duelist' }] : [] },
    },
    action: attack('b', { with: more.with ?? 'sword', art: { id: art, level } }),
    ...(more.answer ? { reactions: { b: more.answer } } : {}),
  }).table;

const facts = (table: Table) => {
  const action = table.state.sequence?.action;
  if (action?.do !== 'attack') throw new RangeError('no attack');
  return attackFacts(table, { attacker: 'A', declared: action });
};
const answer = (table: Table) => {
  const action = table.state.sequence?.reactions[0]?.action;
  if (action?.do !== 'attack') throw new RangeError('no attack');
  return attackFacts(table, { attacker: 'b', declared: action });
};
const traits = (table: Table): readonly string[] => traitsOfHits(table, facts(table)).map(({ id }) => id);
const strike = (table: Table): number => strikeOf(table, facts(table)).total;

test('Assassination II poisons, III adds a strike, near and far [ELD-ART-002, ELD-ART-003, ELD-ART-006]', () => {
  expect(traitsOfHits(facing('assassination', 2), facts(facing('assassination', 2)))).toEqual([
    { id: 'poison', level: 1 },
  ]);
  expect(traits(facing('assassination', 1))).toEqual([]);
  expect([1, 2, 3, 4, 5].map(level => strike(facing('assassination', level)))).toEqual([2, 2, 3, 2, 2]);
  expect(strike(facing('assassination', 3, { with: 'bow' }))).toBe(3);
});

test('Fencing III adds a strike, IV Knockdown, V Ignore Armor [ELD-ART-009, ELD-ART-010, ELD-ART-011]', () => {
  expect([1, 2, 3, 4, 5].map(level => strike(facing('fencing', level)))).toEqual([2, 2, 3, 2, 2]);
  expect([3, 4, 5].map(level => traits(facing('fencing', level)))).toEqual([[], ['knockdown'], ['ignore-armor']]);
});

test('Fencing works in melee only [ELD-ART-012]', () => {
  expect([3, 4].map(level => strike(facing('fencing', level, { with: 'bow' })))).toEqual([2, 2]);
  const { table } = resolving('Ab', { profiles: { A: { ...armed, ...knows('fencing') } } });
  expect(artsFor(table, 'A', 'ranged')).toEqual([]);
  const why = whyNotDeclare(table, modelOf(table.state, 'A'), {
    what: 'action',
    role: 'active',
    movement: null,
    action: { do: 'attack', means: { item: 'bow' }, kind: 'ranged', art: { id: 'fencing', level: 1 } },
  });
  expect([why?.code, why?.rule]).toEqual(['art-not-allowed', 'ELD-ART-012']);
});

test.each(['juggling', 'constructor', null, {}])(
  'an art that is none is refused by the rule of arts: %j [ELD-TRAIT-021]',
  id => {
    const { table } = resolving('Ab', { profiles: { A: { ...armed, ...knows('fencing') } } });
    const action = { do: 'attack', means: { item: 'sword' }, kind: 'melee', art: { id, level: 1 } };
    // The cast stands for an answer of a stranger.
    const declaring = { what: 'action', role: 'active', movement: null, action } as unknown as Parameters<
      typeof whyNotDeclare
    >[2];
    const why = whyNotDeclare(table, modelOf(table.state, 'A'), declaring);
    expect([why?.code, why?.rule]).toEqual(['art-not-allowed', 'ELD-TRAIT-021']);
  },
);

const rolledBy = (table: Table, at: string): number =>
  rollTally(
    table,
    rollFacts({ model: 'b', attribute: 'DEF', purpose: 'attack', attack: answer(table), aim: { model: at } }),
  ).total;

test('Fencing I takes 3 from the Melee Attack of the target on the fencer [ELD-ART-007]', () => {
  expect(rolledBy(facing('fencing', 1, { answer: attack('A') }), 'A')).toBe(7);
  expect(rolledBy(facing('fencing', 2, { answer: attack('A') }), 'A')).toBe(10);
  // A Ranged Attack suffers nothing.
  expect(rolledBy(facing('fencing', 1, { answer: attack('A', { with: 'bow' }) }), 'A')).toBe(10);
});

test('Fencing II takes a strike of the target, never the last one [ELD-ART-008]', () => {
  const strikes = (level: number, active: string) => {
    const laid = resolving('Ab', {
      active,
      profiles: { A: { ...armed, ...knows('fencing') }, b: armed },
      action: attack('b', { art: { id: 'fencing', level } }),
      reactions: { b: attack('A') },
    });
    return strikeOf(laid.table, answer(laid.table)).total;
  };
  // In the Active role b has two strikes, in the Reactive role one.
  expect([strikes(2, 'p2'), strikes(1, 'p2'), strikes(2, 'p1')]).toEqual([1, 2, 1]);
});

test('every target of a split Attack that attacks the fencer is fenced off, and nobody else [ELD-ART-023, ELD-ART-025]', () => {
  const laid = resolving('bAc\n.d.', {
    profiles: { A: { ...armed, ...knows('fencing') } },
    action: attack('bc', { art: { id: 'fencing', level: 1 } }),
    reactions: { b: attack('A'), c: attack('A'), d: attack('A') },
  });
  const { table } = laid;
  const total = (model: string, at: string) => {
    const declared = attack(at);
    const made = attackFacts(table, { attacker: model, declared });
    return rollTally(table, rollFacts({ model, attribute: 'DEF', purpose: 'attack', attack: made, aim: { model: at } }))
      .total;
  };
  expect([total('b', 'A'), total('c', 'A'), total('d', 'A')]).toEqual([7, 7, 10]);
  // A target that attacks another model keeps its attribute.
  expect(total('b', 'd')).toBe(10);
});

test('Berserk gives Knockdown, Sweep I, Crippling, Cleave, and ends there [ELD-ART-013, ELD-ART-014, ELD-ART-015, ELD-ART-016]', () => {
  expect([1, 2, 3, 4].map(level => traits(facing('berserk', level)))).toEqual([
    ['knockdown'],
    ['sweep'],
    ['crippling'],
    ['cleave'],
  ]);
  expect(artsFor(facing('berserk', 1), 'A', 'melee').map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});

test('Archery III staggers and IV adds a strike, at range only [ELD-ART-019, ELD-ART-020, ELD-ART-021]', () => {
  const shot = { with: 'bow' } as const;
  expect([1, 2, 3, 4].map(level => traits(facing('archery', level, shot)).filter(id => id !== 'two-handed'))).toEqual([
    [],
    [],
    ['stagger'],
    [],
  ]);
  expect([3, 4].map(level => strike(facing('archery', level, shot)))).toEqual([2, 3]);
  expect(strike(facing('archery', 4))).toBe(2);
  expect(artsFor(facing('archery', 1), 'A', 'ranged').map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});

test('Archery I makes the first interval 6 inches longer and leaves the outermost limit [ELD-ART-017]', () => {
  const intervals = (level: number) => {
    const table = facing('archery', level, { with: 'bow' });
    const made = facts(table);
    return reachOf(table, modelOf(table.state, 'A'), made.weapon, made)?.map(({ to }) => to);
  };
  expect([intervals(1), intervals(2)]).toEqual([
    [26, 40],
    [20, 40],
  ]);
});

test('an Attack has one level of one art, in both roles [ELD-ART-022]', () => {
  const { table } = resolving('Ab', {
    active: 'p2',
    profiles: {
      A: {
        ...armed,
        arts: [
          { id: 'fencing', level: 2 },
          { id: 'berserk', level: 1 },
        ],
      },
    },
  });
  expect(artsFor(table, 'A', 'melee')).toEqual([
    { id: 'fencing', level: 1 },
    { id: 'fencing', level: 2 },
    { id: 'berserk', level: 1 },
  ]);
});

test('an Attack of a Duelist that does not reach its target has named it all the same [ELD-TRAIT-021]', () => {
  const { table } = resolving('', {
    at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 20000 } },
    profiles: { A: { ...armed, ...knows('assassination') }, b: { ...armed, traits: [{ id: 'duelist' }] } },
    action: attack('b', { with: 'bow', art: { id: 'assassination', level: 3 } }),
    reactions: { b: attack('A') },
  });
  expect(strike(table)).toBe(2);
});

test('a Duelist takes levels I to III from its target, declared before or not [ELD-TRAIT-021, ELD-ART-024]', () => {
  const answered = { duelist: true, answer: attack('A') } as const;
  expect([1, 2, 3, 4].map(level => strike(facing('assassination', level, answered)))).toEqual([2, 2, 2, 2]);
  expect(strike(facing('assassination', 3))).toBe(3);
  expect([3, 4, 5].map(level => traits(facing('fencing', level, answered)))).toEqual([
    [],
    ['knockdown'],
    ['ignore-armor'],
  ]);
  // The menu of the activated model leaves them out.
  expect(artsFor(facing('fencing', 4, answered), 'A', 'melee').map(({ level }) => level)).toEqual([4, 5]);
  const other = facing('fencing', 4, { duelist: true, answer: attack('c') });
  expect(artsFor(other, 'A', 'melee').map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
});
