import type { Decision } from '@rulewright/core';
import { choiceInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { laidOut } from '../testing/index.js';
import type { Eld, EldChoices } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

const laid = laidOut('A B\n\nb', {
  pack: defaultContent,
  profiles: { A: { name: 'Gate Keeper' }, B: { name: 'Wall Archer' }, b: { name: 'Imp' } },
});
const { words } = createPresentation(laid.game);
const state = laid.setup.position;
const at = { x: 2540, y: 5080, z: 0 };
const facing = { x: 0, y: 1 };
const model = 'A';
const sword = { means: { item: 'sword' }, kind: 'melee' } as const;

type Kind = Exclude<keyof EldChoices, 'window'>;
/** A question of a kind, the facts about it, and one of its answers. */
interface Asked<K extends Kind> {
  readonly about?: object;
  readonly proposal?: object;
  readonly choice: EldChoices[K];
  /** Words that the question and the answer hold. */
  readonly says: readonly string[];
}

/** One question of every kind: a new kind does not compile without it. */
const asked: { readonly [K in Kind]: Asked<K> } = {
  party: { choice: { faction: 'helian', models: [{ profile: 'gate-keeper' }], upgrades: [], leader: 0 }, says: ['Helian League'] },
  scheme: { choice: 'no-quarter', says: ['Scheme', 'No Quarter'] },
  initiative: { choice: 'position', says: [] },
  zones: { choice: 0, says: [] },
  deployment: { choice: 'whole', says: [] },
  firstPlayer: { choice: 'p1', says: ['p1'] },
  deploy: {
    choice: { model, at, facing, upgrades: ['reduce-weight'], options: ['sword'], secret: 'shrouded', crouched: true },
    says: ['Gate Keeper', 'Reduce Weight', 'Shrouded', 'Crouched'],
  },
  strategic: { choice: { do: 'ability', ability: 'defensive-stance', model }, says: ['Gate Keeper', 'Defensive Stance'] },
  activate: { choice: model, says: ['Gate Keeper'] },
  equip: { about: { model }, choice: ['sword'], says: ['Gate Keeper'] },
  movement: { proposal: { model }, choice: { kind: 'walk', route: [at], facing, skills: [] }, says: ['Gate Keeper', 'Walk'] },
  opportunity: { choice: { model }, says: ['Gate Keeper'] },
  react: { choice: 'pass', says: [] },
  action: { about: { model, role: 'active', occasion: 'step' }, choice: { do: 'attack', ...sword }, says: ['Gate Keeper'] },
  change: { about: { model }, choice: 'keep', says: ['Gate Keeper'] },
  aim: { about: { model, strike: 0, ...sword, at: null }, choice: { model: 'b' }, says: ['Gate Keeper', 'Imp'] },
  targets: { about: { model }, choice: ['B'], says: ['Wall Archer'] },
  moment: { proposal: { model: 'b', ...sword, opportunity: false }, choice: { leg: 1, along: 2540 }, says: ['Imp'] },
  reroll: {
    about: { roll: { model, attribute: 'OFF', purpose: 'attack', about: null, against: 'b' }, attribute: 12, dice: [] },
    choice: { source: 'lucky-charm', places: [0] },
    says: ['Gate Keeper', 'Lucky Charm'],
  },
  strike: { about: { on: 'b', attacker: model }, choice: 0, says: [] },
  endMove: { proposal: { model, most: 2540, why: 'dodge', stance: false }, choice: { route: [at], facing }, says: ['Gate Keeper'] },
  turnTo: { proposal: { model }, choice: facing, says: ['Gate Keeper'] },
  place: { proposal: { model, radius: 1000, touching: { at, radius: 1000 } }, choice: at, says: [] },
  push: { proposal: { model: 'b', from: at, distance: 2540 }, choice: facing, says: ['Imp'] },
  model: { about: { source: 'pouch' }, choice: 'B', says: ['Wall Archer'] },
  models: { about: { source: 'pouch' }, choice: ['B'], says: ['Wall Archer'] },
  thing: { about: { model }, choice: 'cache-1', says: ['Cache'] },
  card: { about: { model }, choice: 'pouch', says: ['Pouch'] },
  effect: { about: { source: 'pouch', on: model }, choice: 'walk', says: ['Walk'] },
  attribute: { about: { model, purpose: 'resist' }, choice: 'INT', says: ['Gate Keeper', 'INT'] },
  order: { choice: model, says: ['Gate Keeper'] },
  yes: { about: { ability: 'protector', model, target: 'B' }, choice: true, says: ['Gate Keeper', 'Protector'] },
  opponent: { about: { issuer: model }, choice: 'p2', says: ['p2'] },
  allies: { choice: { with: 'p2', to: 'make' }, says: ['p2'] },
  alliance: { about: { player: 'p1', with: 'p2' }, choice: 'agree', says: ['p1', 'p2'] },
}; // biome-ignore format: one question a line

const kinds = Object.keys(asked) as readonly Kind[];
const told = (kind: Kind): readonly [question: string, answer: string] => {
  const { choice, about, proposal } = asked[kind];
  const facts = { about: about ?? proposal, ...(proposal ? { proposal } : { options: [choice] }) };
  // The cast is safe: the facts are those of the kind.
  const decision = { id: 1, by: 'p1', kind, rule: 'ELD-ACT-009', ...facts } as unknown as Decision<Eld>;
  return [words.decision(decision, state), choiceInWords(words, decision, choice, state)];
};

test.each(kinds)('the question %s and its answer have words that name their subject', kind => {
  const [question, answer] = told(kind);
  expect(question.length).toBeGreaterThan(8);
  expect(answer.length).toBeGreaterThan(1);
  for (const text of [question, answer]) {
    expect(text).not.toMatch(/undefined|NaN|\[object|null|[{}]|\b(?:p1|p2):\d/);
  }
  for (const said of asked[kind].says) expect(`${question} / ${answer}`).toContain(said);
});

test('no two kinds of question are asked in the same words', () => {
  const questions = kinds.map(kind => told(kind)[0]);
  expect(new Set(questions).size).toBe(questions.length);
});

test('a question without words of its own names its subject first', () => {
  const asked = {
    id: 1,
    by: 'p1',
    kind: 'effect',
    rule: 'ELD-CLASS-016',
    options: ['walk'],
    about: { on: 'A' },
  } as const;
  // The cast is safe: the facts are those of the kind.
  expect(words.decision(asked as unknown as Decision<Eld>, state)).toBe('Gate Keeper (A): which one?');
});

test('a Stratagem for one model is named in its question, and one without a name says which it is', () => {
  const facts = { id: 1, by: 'p1', rule: 'ELD-STRATAGEM-004' } as const;
  const asked = { ...facts, kind: 'model', options: ['A', 'B'], about: { stratagem: 'rally' } } as const;
  // The casts are safe: the facts are those of the kinds.
  expect(words.decision(asked as unknown as Decision<Eld>, state)).toBe('which model is the Stratagem Rally for?');
  const unnamed = { do: 'stratagem', stratagem: null } as const;
  const strategic = { ...facts, kind: 'strategic', options: [unnamed] } as unknown as Decision<Eld>;
  expect(choiceInWords(words, strategic, unnamed, state)).toBe('Use the Stratagem that is listed highest');
  const own = (stratagems: readonly string[]) => {
    const profiles = { A: { stratagems } };
    const { setup, game } = laidOut('A\n\nb', { pack: defaultContent, profiles });
    return choiceInWords(createPresentation(game).words, strategic, unnamed, setup.position);
  };
  expect(own(['cold-dread', 'rally'])).toBe('Use the Stratagem that is listed highest: Cold Dread');
});

test.each([
  [{ model, mana: 1 }, 'does Gate Keeper (A) turn an Activation Point into a Mana Counter (it has 1)?'],
  [{ source: 'dispel', on: 'b', enchantment: 'arcane-shield' }, 'does Dispel end Arcane Shield on Imp (b)?'],
] as const)('a question of yes or no says what is done: %j', (about, said) => {
  const decision = { id: 1, by: 'p1', kind: 'yes', rule: 'ELD-MANA-001', options: [true, false], about } as const;
  // The cast is safe: the facts are those of such questions.
  expect(words.decision(decision as unknown as Decision<Eld>, state)).toBe(said);
});
