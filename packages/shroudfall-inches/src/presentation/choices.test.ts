import type { Decision } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { choiceInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { Sfi, SfiChoices } from '../vocabulary/index.js';
import { armyName } from './phrases.en.js';
import { english } from './words.en.js';

const laid = laidOut('A A b', {
  cards: {
    A: {
      name: 'Gear Hounds',
      abilities: [
        { id: 'dig-in', name: 'Dig In!', kind: 'active', cost: { essence: { grey: 1 } }, text: 'Digs.', effects: [] },
      ],
    },
    b: { name: 'Ama Fernweh, Root Speaker' },
  },
  active: 'A',
  activation: { spent: ['move'] },
});
const { position } = laid.setup;
const words = english(laid.table.pack);
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

/** The facts of a decision that its words read. */
type Facts = Readonly<Record<string, unknown>>;

// The cast is safe: words read nothing of a decision but its kind and its facts.
const decision = (kind: string, about: Facts = {}, proposal?: Facts): Decision<Sfi> =>
  ({
    id: 1,
    by: 'p1',
    kind,
    rule: 'SFI-ACTIVATE-003',
    about,
    ...(proposal ? { proposal } : {}),
  }) as unknown as Decision<Sfi>;

/** For every kind of decision: facts, an answer with its label, and the question. */
type Asked = {
  readonly [K in keyof SfiChoices]: readonly {
    readonly about?: Facts;
    readonly choice: SfiChoices[K];
    readonly label: string;
    readonly question: string;
  }[];
};

const yellow = (face: number) => ({ colour: 'yellow', face, rerolledBy: [] }) as const;
const roll = { roll: 'hit', target: 'b/1', dice: [yellow(1), yellow(4)] };
const pose = { joint: { x: 0, y: 0 }, first: { x: 1, y: 0 }, second: { x: 1, y: 0 } };
const which = 'in which direction is Ama Fernweh (b) pushed 2"?';
const onto = (x: number, y: number, label: string) =>
  ({ about: { model: 'b/1', distance: 2 }, choice: { x, y }, label, question: which }) as const;

const asked: Asked = {
  army: [
    {
      choice: { name: 'Harbour Watch', faction: 'test', units: ['A', 'b'], scenarios: [], terrain: [] },
      label: 'Harbour Watch of Test, 40 points: Gear Hounds and Ama Fernweh',
      question: 'which army do you play?',
    },
  ],
  right: [
    {
      choice: 'token',
      label: 'Decide who has the starting player token',
      question: 'do you decide who has the starting player token, or place terrain first?',
    },
  ],
  starter: [{ choice: 'p2', label: 'The token goes to p2', question: 'which player has the starting player token?' }],
  veto: [{ choice: 'tide-beacons', label: 'Tide Beacons', question: 'which scenario of the opponent is vetoed?' }],
  edge: [
    { choice: 'low', label: 'The edge at the top', question: 'which table edge is yours?' },
    { choice: 'high', label: 'The edge at the bottom', question: 'which table edge is yours?' },
  ],
  terrainCard: [{ choice: 'dense-grove', label: 'Dense Grove', question: 'which terrain card do you place?' }],
  elementShift: [
    {
      about: { scenario: 'beacons', part: 0, at: at(9, 9) },
      choice: { x: 3, y: 0 },
      label: 'Right',
      question: 'in which direction does Beacons make room?',
    },
    {
      choice: { x: 0, y: -3 },
      label: 'Up',
      question: 'in which direction does the scenario element make room?',
    },
  ],
  terrainPlace: [
    {
      about: { id: 'p1:dense-grove/main-1', card: 'dense-grove', part: { kind: 'main', at: 0 }, owner: 'p1' },
      choice: { at: at(6.5, 12), facing: { x: 1, y: 0 } },
      label: 'At 6.5, 12, facing right',
      question: 'where does Dense Grove lie?',
    },
    { choice: 'none', label: 'Not at all', question: 'where does the piece of terrain lie?' },
  ],
  leadership: [
    {
      choice: { weaver: 'A', ability: 'dig-in' },
      label: 'Dig In! of Gear Hounds (A)',
      question: 'which leadership ability is in force?',
    },
  ],
  deployUnit: [{ choice: 'A', label: 'Gear Hounds (A)', question: 'which unit deploys?' }],
  deployModels: [
    {
      about: { unit: 'A' },
      choice: [at(1, 2), at(3, 2)],
      label: '2 models from 1, 2 to 3, 2',
      question: 'where do the models of Gear Hounds (A) stand?',
    },
    { choice: 'none', label: 'Not at all', question: 'where do the models of the unit stand?' },
  ],

  activate: [
    { choice: 'A', label: 'Gear Hounds (A)', question: 'which unit activates?' },
    { choice: 'pass', label: 'Pass', question: 'which unit activates?' },
  ],
  act: [
    {
      choice: { do: 'disengage' },
      label: 'Take a disengage action',
      question: 'what do Gear Hounds (A) do after a move action?',
    },
    {
      choice: { do: 'ability', ability: 'dig-in', sacrifice: true },
      label: 'Use Dig In! for an action: Digs.',
      question: 'what do Gear Hounds (A) do after a move action?',
    },
    {
      choice: { do: 'ability', ability: 'dig-in' },
      label: 'Use Dig In! for 1 grey essence: Digs.',
      question: 'what do Gear Hounds (A) do after a move action?',
    },
    {
      choice: { do: 'ability', ability: 'bash', unit: 'b' },
      label: 'Use Bash of Ama Fernweh (b)',
      question: 'what do Gear Hounds (A) do after a move action?',
    },
    {
      choice: { do: 'discard', colour: 'red' },
      label: 'Discard a red essence',
      question: 'what do Gear Hounds (A) do after a move action?',
    },
  ],
  nextModel: [
    {
      about: { unit: 'A' },
      choice: 'A/2',
      label: 'Gear Hounds (A2)',
      question: 'which model of Gear Hounds (A) is next?',
    },
    { choice: 'done', label: 'None: the action is done', question: 'which model is next?' },
  ],
  move: [
    {
      about: { model: 'A/1', tool: 'M' },
      choice: { tool: 'M', pose, to: at(6, 5) } as unknown as SfiChoices['move'],
      label: 'To 6, 5 (5" from Ama Fernweh (b)) with the M tool',
      question: 'where do Gear Hounds (A1) move?',
    },
  ],
  attack: [
    {
      about: { model: 'A/1' },
      choice: { profile: 'bow', target: 'b/1' },
      label: 'Bow (ranged, 12", 3 grey dice) against Ama Fernweh (b)',
      question: 'which attack do Gear Hounds (A1) make?',
    },
    { choice: { profile: 'vent', combined: true }, label: 'Vent, combined', question: 'which attack?' },
    { choice: 'done', label: 'No more attacks', question: 'which attack?' },
  ],

  infuse: [
    {
      about: { roll: 'hit', target: 'b/1', pool: { yellow: 1 }, infusion: null },
      choice: 'red',
      label: 'With a red essence',
      question: 'do you infuse the hit roll against Ama Fernweh (b): 1 yellow die?',
    },
    { choice: 'none', label: 'No', question: 'do you infuse the roll?' },
  ],
  essenceReroll: [
    {
      about: roll,
      choice: 'grey',
      label: 'With a grey essence',
      question: 'do you pay essence to roll the hit roll against Ama Fernweh (b) again: yellow 1, yellow 4?',
    },
  ],
  reroll: [
    {
      about: roll,
      choice: { source: 'hexed', places: [0, 1] },
      label: 'yellow 1 and yellow 4 by Hexed',
      question: 'which dice of the hit roll against Ama Fernweh (b) are rolled again: yellow 1, yellow 4?',
    },
    {
      about: roll,
      choice: { source: 'hexed', places: [0], sacrifice: true },
      label: 'yellow 1 by Hexed for an action',
      question: 'which dice of the hit roll against Ama Fernweh (b) are rolled again: yellow 1, yellow 4?',
    },
  ],

  place: [
    {
      about: { model: 'b/1' },
      choice: at(2, 5),
      label: 'At 2, 5 (3" from Gear Hounds (A1))',
      question: 'where is Ama Fernweh (b) placed?',
    },
    { choice: 'none', label: 'Nowhere', question: 'where is the model placed?' },
  ],
  push: [
    onto(3, 1, 'Right'),
    onto(2, 2, 'Down right'),
    onto(0, 1, 'Down'),
    onto(-2, 1, 'Down left'),
    onto(-5, 2, 'Left'),
    onto(-1, -1, 'Up left'),
    onto(2, -5, 'Up'),
    onto(2, -3, 'Up right'),
    { choice: 'none', label: 'No push', question: 'in which direction is the model pushed?' },
  ],

  model: [
    { about: { of: 'A' }, choice: 'A/1', label: 'Gear Hounds (A1)', question: 'which model? (Gear Hounds (A))' },
    {
      about: { ability: 'dig-in', unit: 'A', user: true },
      choice: 'A/1',
      label: 'Gear Hounds (A1)',
      question: 'which model uses Dig In!?',
    },
    {
      about: { ability: 'dig-in', unit: 'A', aim: 'target' },
      choice: 'b/1',
      label: 'Ama Fernweh (b)',
      question: 'which model does Dig In! target?',
    },
    {
      about: { targets: ['b/1', 'A/1'], ordered: [] },
      choice: 'b/1',
      label: 'Ama Fernweh (b)',
      question: 'which target comes next in the attack?',
    },
    {
      about: { how: 'push', ability: 'Lash' },
      choice: 'b/1',
      label: 'Ama Fernweh (b)',
      question: 'which model is pushed next? (Lash)',
    },
    {
      about: { from: 'b/1', ability: 'Bodyguard' },
      choice: 'A/1',
      label: 'Gear Hounds (A1)',
      question: 'which model is hit in place of Ama Fernweh (b)? (Bodyguard)',
    },
  ],
  unit: [
    {
      about: { ability: 'dig-in', unit: 'A', aim: 'choose' },
      choice: 'b',
      label: 'Ama Fernweh (b)',
      question: 'which unit does Dig In! choose?',
    },
    { choice: 'b', label: 'Ama Fernweh (b)', question: 'which unit?' },
  ],
  piece: [{ choice: 'dense-grove', label: 'Dense Grove', question: 'which piece of terrain?' }],
  condition: [
    {
      about: { unit: 'b', ability: 'Cleanse' },
      choice: 'void',
      label: 'Void',
      question: 'which condition does Ama Fernweh (b) lose? (Cleanse)',
    },
    { choice: 'essence-starved', label: 'Essence Starved', question: 'which condition?' },
  ],
  colour: [
    { choice: 'red', label: 'Red', question: 'which colour?' },
    {
      about: { unit: 'A', element: 'well-1' },
      choice: 'red',
      label: 'Red',
      question: 'with which colour is the interaction with Well 1 paid?',
    },
    {
      about: { takes: 'damage', target: 'b/1', source: 'combined-shot' },
      choice: 'grey',
      label: 'Grey',
      question: 'which die does the damage roll against Ama Fernweh (b) lose? (Combined Shot)',
    },
  ],
  keep: [{ choice: { red: 1 }, label: '1 red essence', question: 'which essence do you add to the reserve?' }],
  pay: [{ choice: { red: 1, grey: 2 }, label: '2 grey and 1 red essence', question: 'with which essence do you pay?' }],
  discard: [
    { choice: 'grey', label: 'Discard a grey essence', question: 'do you discard a token to make room?' },
    { choice: 'none', label: 'No', question: 'do you discard a token to make room?' },
  ],
  order: [
    {
      about: { hide: 'b/1' },
      choice: 'tough-hide',
      label: 'Tough Hide',
      question: 'which hide of Ama Fernweh (b) counts?',
    },
    {
      about: { options: [{ effects: [{ op: 'action', action: 'shake' }] }, { effects: [] }] },
      choice: '1',
      label: 'One more shake action',
      question: 'what does the effect do?',
    },
    {
      about: { options: [{ effects: [] }, { effects: [{ op: 'damage', amount: 1 }] }], ability: 'Sting' },
      choice: '2',
      label: '1 damage',
      question: 'what does Sting do?',
    },
    {
      about: { beside: [at(3, 4)] },
      choice: '1',
      label: 'Beside the model at 3, 4',
      question: 'beside which model does the next one appear?',
    },
    { about: { window: 'hit', of: 'b/1' }, choice: 'p2', label: 'p2', question: 'whose ability comes first?' },
    { choice: 'x', label: 'x', question: 'which comes first?' },
  ],
  confirm: [
    { about: { ability: 'reposition' }, choice: true, label: 'Yes', question: 'do you want to? (Reposition)' },
    { about: { passive: 'ethereal' }, choice: true, label: 'Yes', question: 'do you use Ethereal?' },
    { choice: false, label: 'No', question: 'do you want to?' },
  ],
  window: [
    {
      about: { window: 'damaged', of: 'b/1' },
      choice: { source: 'A/2', ability: 'dig-in', with: 'b/1' },
      label: 'Gear Hounds (A2) use Dig In! (Ama Fernweh (b))',
      question: 'Ama Fernweh (b) is damaged: do you use anything?',
    },
    { choice: 'pass', label: 'Pass', question: 'do you use anything?' },
  ],
};

test.each(Object.entries(asked))('%s is asked and its answers are told', (kind, cases) => {
  for (const { about, choice, label, question } of cases) {
    const one = decision(kind, about);
    expect([words.decision(one, position), choiceInWords(words, one, choice, position)]).toEqual([question, label]);
  }
});

test('equal actions of an activation are counted', () => {
  const spent = { ...position, activation: { ...position.activation, spent: ['shake', 'shake', 'move'] } };
  expect(words.decision(decision('act'), spent as typeof position)).toBe(
    'what do Gear Hounds (A) do after 2 shake actions and a move action?',
  );
});

test('the parameters of a proposal are facts of its question', () => {
  expect(words.decision(decision('move', undefined, { model: 'A/2' }), position)).toBe(
    'where do Gear Hounds (A2) move?',
  );
});

test('dice that are rolled at the table are asked for, and their purpose is told', () => {
  expect(words.decision(decision('roll'), position)).toBe('what did the dice show?');
  const die = { name: 'd6', faces: [1] };
  expect(words.roll?.({ purpose: 'hit A/1 on b/1', rule: 'SFI-HIT-001', die, count: 1 }, position)).toBe(
    'Hit Gear Hounds (A1) on Ama Fernweh (b)',
  );
});

test('the outcome names the winner and the reason', () => {
  const outcome = (winners: readonly string[], reason: string): string =>
    words.outcome({ winners, reason, rule: 'SFI-WIN-001' });
  expect(outcome(['p2'], 'annihilation')).toBe('p2 wins: the enemy has no unit left.');
  expect(outcome(['p2'], 'concession')).toBe('p2 wins: the enemy gives up.');
  expect(outcome([], 'both-annihilated')).toBe('Nobody wins: the match is drawn (neither player has a unit left).');
});

test('an army that bears the name of its faction is told by that name once', () => {
  expect([armyName('Slow Rot', 'Moss Court'), armyName('Moss Court', 'Moss Court')]).toEqual([
    'Slow Rot of Moss Court',
    'Moss Court',
  ]);
});
