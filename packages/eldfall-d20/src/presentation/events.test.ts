import { eventInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { laidOut } from '../testing/index.js';
import type { EldDie, EldEvent, EldTally, Model } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

const laid = laidOut('A B\n\nb', {
  pack: defaultContent,
  profiles: { A: { name: 'Gate Keeper' }, B: { name: 'Wall Archer' }, b: { name: 'Imp' } },
});
const { words } = createPresentation(laid.game);
const state = laid.setup.position;
const [keeper] = state.models;
if (!keeper) throw new Error('a model');

const at = { x: 2540, y: 5080, z: 0 };
const facing = { x: 0, y: 1 };
const tally = (name: string, total: number): EldTally => ({
  name,
  total,
  lines: [{ stage: 'printed', rule: 'ELD-DEF-015', op: 'base', amount: total, source: 'A', after: total }],
});
const die: EldDie = { face: 4, success: true, critical: false, negated: false, stray: null, rerolled: [] };
const roll = { model: 'A', attribute: 'OFF', purpose: 'attack', about: null, against: 'b' } as const;
const nothing = { do: 'nothing' } as const;
const movement = { kind: 'walk', route: [at], facing, skills: [] } as const;
const thing = {
  id: 'cache-1',
  kind: 'cache',
  at,
  radius: 1500,
  height: 200,
  hp: null,
  armour: null,
  holds: [],
  marks: [],
};
const crouched = { state: 'crouched', by: null, source: 'crouched' } as const;
const zone = { corners: [at, at, at] };
const party = { faction: 'helian', models: [{ profile: 'gate-keeper' }], upgrades: ['pouch'], leader: 0 };
const effect = {
  id: 1,
  key: 'arcane-shield',
  source: 'A',
  target: 'A',
  data: { kind: 'enchantment', changes: [], ends: 'game', by: 'p1', card: 'arcane-shield' },
} as const;
const piece = { id: 'wall-1', parts: [], kind: 'solid', cover: null, placedBy: null } as const;
const cited = { rule: 'ELD-ACTION-012', source: 'dodge' } as const;

type Fixtures = { readonly [T in EldEvent['type']]: Omit<Extract<EldEvent, { readonly type: T }>, 'type'> };

/** One event of every kind: a new kind does not compile without its fixture. */
const fixtures: Fixtures = {
  StageReached: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
  RoundBegan: { round: 2 },
  Used: { span: 'turn', key: 'luck A' },
  MatchEnded: { ending: { reason: 'quest', winners: ['p1'] } },
  PartyPresented: { player: 'p1', list: party, models: [] },
  PartyMixed: { player: 'p1', order: [1, 0] },
  PartyRevealed: { player: 'p1', list: party },
  ModelRevealed: { model: 'A', profile: 'gate-keeper' },
  SceneryPlaced: { pieces: [piece] },
  SceneryRemoved: { pieces: ['wall-1'] },
  SchemesDrawn: { player: 'p1', schemes: ['no-quarter', 'martial-valor'] },
  SchemeKept: { player: 'p1', scheme: 'no-quarter' },
  InitiativeRolled: { totals: { p1: tally('initiative', 20), p2: tally('initiative', 12) } },
  ZonesTaken: { zones: { p1: zone, p2: zone } },
  DeploymentChosen: { deployment: 'whole' },
  OrderChosen: { order: ['p2', 'p1'] },
  UpgradesAssigned: { player: 'p1', model: 'A', upgrades: ['pouch'], options: [], inventory: [], equipped: [] },
  UpgradesLost: { player: 'p1', upgrades: ['pouch'] },
  UpgradeRemoved: { player: 'p1', model: 'A', upgrade: 'pouch' },
  ModelDeployed: { model: 'A', at, facing, states: [crouched] },
  ModelArrived: { model: keeper },
  PointsAllotted: { points: { A: 2 } },
  PointsChanged: { model: 'A', by: -1, why: 'mana' },
  PointsDiscarded: { models: ['A'] },
  ManaChanged: { model: 'A', by: 1, why: 'made' },
  CounterChanged: { model: 'A', counter: 'luck', by: 1 },
  SequenceBegan: { model: 'A' },
  StepReached: { step: 'movement' },
  ActivationCutShort: { model: 'A', why: 'panicked' },
  MovementDeclared: { model: 'A', movement },
  MovementCutShort: { model: 'A', movement },
  FallNoted: { fall: { model: 'A', drop: 7620, by: null } },
  ReactionDeclared: { reaction: { model: 'b', player: 'p2', action: { do: 'dodge' }, at: null, opportunity: false } },
  ReactionChanged: { model: 'b', action: nothing },
  PlayerAnswered: { player: 'p1' },
  ActionDeclared: { model: 'A', action: nothing },
  SequenceEnded: { model: 'A' },
  ModelMoved: { model: 'A', from: at, route: [at], facing, onWall: false, why: 'movement' },
  ModelTurned: { model: 'A', facing },
  ModelRemoved: { model: 'A', why: 'destroyed' },
  ModelLeft: { model: 'A', by: 'cache-1' },
  Equipped: { model: 'A', items: ['sword'] },
  InventoryChanged: { model: 'A', inventory: [{ item: 'sword', quantity: 2, acquired: false }], why: 'bought' },
  RequirementFailed: { model: 'A', code: 'no-sight', target: 'b' },
  RollMade: { roll, attribute: tally('OFF', 12), dice: [die] },
  DiceRerolled: { roll, source: 'lucky-charm', player: 'p1', places: [0], dice: [die] },
  ConfrontationDecided: { sides: [{ model: 'A', dice: [die] }, { model: 'b', dice: [die] }], winners: ['A'] },
  TemplatePlaced: { attacker: 'A', template: 'circular-small', at, models: ['b'] },
  HitScored: { attacker: 'A', on: 'b', critical: true, stray: false },
  HitNegated: { attacker: 'A', on: 'b', by: cited },
  DamageRolled: { attacker: 'A', on: 'b', die: 3, power: tally('Power', 10), armour: tally('ARM', 2), success: true, extra: null },
  WoundPrevented: { model: 'b', by: cited },
  HpChanged: { model: 'b', by: -1, why: 'wound' },
  StateGained: { model: 'b', state: crouched },
  StateRemoved: { model: 'b', state: 'crouched' },
  MoraleBroken: { player: 'p2', broken: true },
  AbilityUsed: { model: 'A', ability: 'taunt', target: 'b' },
  StratagemUsed: { player: 'p1', stratagem: Object.keys(defaultContent.stratagems)[0] ?? '' },
  EffectBegan: { effect },
  EffectsEnded: { effects: [1] },
  ThingPlaced: { thing },
  ThingChanged: { thing: { ...thing, marks: ['open'] } },
  ThingRemoved: { thing: 'cache-1' },
  QuestMarked: { mark: 'scored', value: 1 },
  EnvironmentChanged: { environment: 'toxic' },
  SchemeRevealed: { player: 'p1', scheme: 'no-quarter', about: 'b' },
  SchemeDiscarded: { player: 'p1', scheme: 'no-quarter' },
  PointsScored: { player: 'p1', points: 2, why: 'no-quarter' },
  DeedNoted: { deed: { deed: 'wound', by: 'A', on: 'b', kind: 'melee', reaction: false, round: 1, turn: 'p1' } },
  AllianceMade: { players: ['p1', 'p2'] },
  AllianceBroken: { players: ['p1', 'p2'], by: 'p1' },
  DuelBegan: { duel: { issuer: 'A', accepted: 'b' } },
  DuelEnded: { winners: ['p1'] },
}; // biome-ignore format: one event a line

/** Events without a sentence: their facts are told by the events around them. */
const untold = ['DeedNoted', 'PlayerAnswered', 'QuestMarked', 'SequenceEnded', 'StepReached', 'Used'];

const before = { ...state, effects: [effect], things: [thing] };
const told = Object.entries(fixtures).map(([type, facts]): readonly [string, string] => [
  type,
  // The cast is safe: the facts stand under the type of their event.
  eventInWords(words, { type, ...facts } as never, before, before),
]);

test('every kind of event has a sentence, but for those that others tell', () => {
  expect(
    told
      .filter(([, text]) => text === '')
      .map(([type]) => type)
      .sort(),
  ).toEqual(untold);
  for (const [type, text] of told) {
    if (text === '') continue;
    expect({ type, text }).toMatchObject({ text: expect.stringMatching(/^[A-Zp].*[.!]$/s) });
    expect({ type, text }).not.toMatchObject({ text: expect.stringMatching(/undefined|NaN|\[object|null/) });
  }
});

test('a thing of several, such as Gates, is named without a verb', () => {
  expect(new Map(told).get('ThingPlaced')).toMatch(/^On the field: Cache.* at \d/);
});

test('a sentence names its subject: the model, the player or the thing', () => {
  const names: Readonly<Record<string, string>> = {
    A: 'Gate Keeper',
    b: 'Imp',
    p1: 'p1',
    p2: 'p2',
    'cache-1': 'Cache',
  };
  const holds = (value: unknown): value is Model => typeof value === 'object' && value !== null && 'id' in value;
  for (const [type, text] of told) {
    const {
      model,
      player,
      attacker,
      thing: object,
      on,
    } = fixtures[type as EldEvent['type']] as Readonly<Record<string, unknown>>;
    const subject = holds(model)
      ? model.id
      : (model ?? attacker ?? on ?? (holds(object) ? object.id : object) ?? player);
    if (text === '' || typeof subject !== 'string') continue;
    const named = [subject, on, player].some(one => typeof one === 'string' && text.includes(names[one] ?? one));
    expect({ type, text, named }).toEqual({ type, text, named: true });
  }
});

test('a spent Item and an opened token are told by what changed', () => {
  const carrying = (...items: readonly string[]) => ({
    ...state,
    models: state.models.map(one =>
      one.id === 'A' ? { ...one, inventory: items.map(item => ({ item, quantity: 1, acquired: false })) } : one,
    ),
  });
  const inventory = [{ item: 'sword', quantity: 1, acquired: false }];
  const spent = { type: 'InventoryChanged', model: 'A', inventory, why: 'used' } as never;
  expect(eventInWords(words, spent, carrying('sword') as never, carrying('sword', 'dagger') as never)).toMatch(
    /has used up Dagger and now carries Sword\.$/,
  );
  const opened = { type: 'ThingChanged', thing: { ...thing, marks: ['open'] } } as never;
  expect(eventInWords(words, opened, before, { ...before, things: [{ ...thing, marks: [] }] })).toMatch(/ is now open/);
});

test('a loss of Activation Points is told as far as the model has any [ELD-ACT-006]', () => {
  const event = { type: 'PointsChanged', model: 'b', by: -2, why: 'stun' } as never;
  const having = (points: number) =>
    ({ ...state, models: state.models.map(one => (one.id === 'b' ? { ...one, points } : one)) }) as typeof state;
  expect(eventInWords(words, event, having(0), having(2))).toMatch(/: [-−–]2 Activation Points \(/);
  expect(eventInWords(words, event, having(0), having(1))).toMatch(/: [-−–]1 Activation Point \(/);
  expect(eventInWords(words, event, having(0), having(0))).toBe('');
});

test('a state that a second Hit gives again is told once', () => {
  const event = { type: 'StateGained', model: 'b', state: crouched } as never;
  const lying = {
    ...state,
    models: state.models.map(one => (one.id === 'b' ? { ...one, states: [crouched] } : one)),
  } as typeof state;
  const without = {
    ...state,
    models: state.models.map(one => (one.id === 'b' ? { ...one, states: [] } : one)),
  } as typeof state;
  expect(eventInWords(words, event, lying, without)).toMatch(/crouches/);
  expect(eventInWords(words, event, lying, lying)).toBe('');
});
