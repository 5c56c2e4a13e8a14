import { type Game, history, type Match, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { rulings } from '../rulings.js';
import type { Targeted } from '../vocabulary/attack.js';
import type { Sfi, SfiEvent, SfiState } from '../vocabulary/index.js';
import type { RolledDie, RollFacts } from '../vocabulary/roll.js';
import type { Army } from '../vocabulary/state.js';
import type { ByColour } from '../vocabulary/words.js';
import { armourOf, defenceOf, type Protection } from './against.js';
import { type Contributions, together } from './contributions.js';
import { decideDamage, type Sufferer } from './damage.js';
import { coloursIn, listOf, poolOf } from './dice.js';
import { decideHit } from './hit.js';
import { makeRolls, newRoll } from './roll.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

const army = (player: PlayerId, reserve: ByColour): Army => ({
  player,
  list: null,
  edge: null,
  scenarioCards: [],
  terrainCards: [],
  right: null,
  leadership: null,
  reserve,
  points: 0,
  lastActivated: null,
  activations: 0,
});

/** The position of a scenario about rolls: `A` of p1 and `b` of p2. */
export interface Laid {
  readonly reserves?: { readonly p1?: ByColour; readonly p2?: ByColour };
  /** Damage that `b` has suffered. */
  readonly wounds?: number;
}

const stateOf = ({ reserves = {}, wounds = 0 }: Laid): SfiState => ({
  players: ['p1', 'p2'],
  stage: { name: 'activations', next: 'p1' },
  round: 1,
  token: 'p1',
  rollOffWinner: null,
  armies: [army('p1', reserves.p1 ?? {}), army('p2', reserves.p2 ?? {})],
  units: [],
  models: [
    { id: 'A', unit: 'a', at: { x: 0, y: 0 }, damage: 0 },
    { id: 'b', unit: 'b', at: { x: 0, y: 0 }, damage: wounds },
  ],
  terrain: [],
  scenarios: [],
  elements: [],
  manifestations: [],
  effects: [],
  activation: null,
  used: { action: [], activation: [], round: [], match: [] },
  essenceSnapshot: null,
  nextId: 1,
  ending: null,
});

/** The fold of the few events that rolls and damage read again. */
const evolve = (state: SfiState, event: SfiEvent): SfiState => {
  const damaged = (model: string, by: number): SfiState => ({
    ...state,
    models: state.models.map(one => (one.id === model ? { ...one, damage: one.damage + by } : one)),
  });
  if (event.type === 'MatchEnded') return { ...state, ending: event.ending };
  if (event.type === 'DamageMarked') return damaged(event.model, event.damage);
  if (event.type === 'DamageRemoved') return damaged(event.model, -event.damage);
  if (event.type !== 'EssencePaid') return state;
  const paid = (one: Army): Army => {
    if (one.player !== event.player) return one;
    const left = [...listOf(one.reserve)];
    for (const colour of listOf(event.essence)) left.splice(left.indexOf(colour), 1);
    return { ...one, reserve: poolOf(left) };
  };
  const [first, second] = state.armies;
  return { ...state, armies: [paid(first), paid(second)] };
};

/** A game that is one piece of the rules. */
export const doing = (body: (turn: Turn<Sfi>) => Rule, laid: Laid = {}): Game<Sfi> => ({
  id: 'rolls',
  version: '1',
  players: { min: 2, max: 2 },
  rulings,
  start: () => stateOf(laid),
  *beat(turn) {
    yield* body(turn);
    turn.emit({ type: 'MatchEnded', ending: { reason: 'roll-off', winners: [] } }, 'SFI-WIN-001');
  },
  evolve,
  outcome: ({ ending }) => (ending ? { winners: [], reason: 'done', rule: 'SFI-WIN-001' } : undefined),
});

/** The facts of a roll that `A` of p1 makes against `b` in a melee attack. */
export const facts = (some: Partial<RollFacts> = {}): RollFacts => ({
  what: 'hit',
  type: 'melee',
  ofAttack: true,
  by: 'p1',
  active: 'p1',
  roller: 'A',
  target: 'b',
  targetUnit: 'b',
  printed: { yellow: 2 },
  ...some,
});

export const newTargeted = (): Targeted => ({
  target: 'b',
  hitRoll: null,
  hit: false,
  critical: false,
  damageRoll: null,
  damage: 0,
});

/** A roll, and all that it is compared with. */
interface Test extends Laid {
  readonly roll?: Partial<RollFacts>;
  readonly contributions?: Partial<Contributions>;
}

/** `A` makes a hit roll against `b` with DEF 4. */
export const hitting = ({ roll: some, contributions = {}, DEF, ...laid }: Test & { DEF?: Protection }): Game<Sfi> =>
  doing(function* (turn) {
    const roll = newRoll(facts(some));
    yield* makeRolls(turn, { rolls: [roll], contributionsTo: () => together([contributions]) });
    decideHit(turn, 'A', newTargeted(), roll, defenceOf(DEF ?? { value: 4, modifiers: [] }));
  }, laid);

export const sufferer = (some: Partial<Sufferer> = {}): Sufferer => ({
  target: 'b',
  player: 'p2',
  hides: [],
  changes: [],
  ...some,
});

/** `A` makes a damage roll against `b` with ARM 2. */
export const damaging = ({
  roll: some,
  contributions = {},
  ARM,
  suffers = {},
  ...laid
}: Test & { ARM?: Protection; suffers?: Partial<Sufferer> }): Game<Sfi> =>
  doing(function* (turn) {
    const roll = newRoll(facts({ what: 'damage', ...some }));
    yield* makeRolls(turn, { rolls: [roll], contributionsTo: () => together([contributions]) });
    yield* decideDamage(turn, roll, armourOf(ARM ?? { value: 2, modifiers: [] }), sufferer(suffers));
  }, laid);

const shown = (dice: readonly RolledDie[]): string =>
  dice.map(({ colour, face, infused }) => `${colour} ${face}${infused ? '*' : ''}`).join(', ');

const amounts = (amount: ByColour): string =>
  coloursIn(amount)
    .map(colour => `${amount[colour]} ${colour}`)
    .join(', ') || 'nothing';

/** An event of rolls in one line; a star marks the infused die. */
const line = (event: SfiEvent): readonly string[] => {
  switch (event.type) {
    case 'PoolChanged':
      return [`${event.source}: ${amounts(event.pool)}`];
    case 'EssencePaid':
      return [`${event.player} pays ${amounts(event.essence)}`];
    case 'RollInfused':
      return [`infuses ${event.target} ${event.colour}${event.free === undefined ? '' : ` by ${event.free}`}`];
    case 'DiceRolled':
      return [`${event.what} ${event.target}: ${shown(event.dice)}`];
    case 'DiceRerolled':
      return [`${event.player} ${event.source} ${event.places}: ${shown(event.dice)}`];
    case 'DieDropped':
      return [`drops ${event.place}`];
    case 'HitDecided':
      return [`${event.outcome} ${event.total?.total} against ${event.defence?.total}`];
    case 'DamageDecided':
      return [`damage ${event.damage}`];
    case 'DamageMarked':
      return [`marks ${event.damage}`];
    case 'DamageRemoved':
      return [`removes ${event.damage}`];
    default:
      return [];
  }
};

/** All events of rolls in a match, each in one line. */
export const told = (match: Match<Sfi>): readonly string[] =>
  history(match).flatMap(({ records }) => records.flatMap(one => (one.kind === 'event' ? line(one.event) : [])));
