import { type Game, history, type Match, type Rule, type Turn } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { coloursIn } from '../match/by-colour.js';
import type { RuleId } from '../rulebook/index.js';
import { laidOut } from '../testing/laid-out.js';
import type { Targeted } from '../vocabulary/attack.js';
import type { Sfi, SfiEvent, SfiTally } from '../vocabulary/index.js';
import type { RolledDie, RollFacts } from '../vocabulary/roll.js';
import type { ByColour } from '../vocabulary/words.js';
import { type Contributions, combined } from './contributions.js';
import { decideDamage, type Sufferer } from './damage.js';
import { decideHit } from './hit.js';
import { makeRolls, newRoll } from './roll.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** The position of a scenario about rolls: `A` of p1 and `b` of p2. */
export interface Laid {
  readonly reserves?: { readonly p1?: ByColour; readonly p2?: ByColour };
}

/** A game that is one piece of the rules. */
export const doing = (body: (turn: Turn<Sfi>) => Rule, laid: Laid = {}): Game<Sfi> => {
  const { game, setup } = laidOut('A....b', {
    armies: { p1: { reserve: laid.reserves?.p1 ?? {} }, p2: { reserve: laid.reserves?.p2 ?? {} } },
  });
  const models = setup.position.models.map(model => ({ ...model, id: model.unit }));
  return {
    ...game,
    start: () => ({ ...setup.position, models }),
    *beat(turn) {
      yield* body(turn);
      turn.emit({ type: 'MatchEnded', ending: { reason: 'roll-off', winners: [] } }, 'SFI-WIN-001');
    },
    outcome: ({ ending }) => (ending ? { winners: [], reason: 'done', rule: 'SFI-WIN-001' } : undefined),
  };
};

/** A number that is as printed. */
export const plain = (name: 'DEF' | 'ARM', value: number): SfiTally =>
  tally<RuleId, 'printed'>(name, ['printed']).base('printed', value, 'SFI-CARD-004').tally();

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
export const hitting = ({ roll: some, contributions = {}, DEF, ...laid }: Test & { DEF?: number }): Game<Sfi> =>
  doing(function* (turn) {
    const roll = newRoll(facts(some));
    yield* makeRolls(turn, { rolls: [roll], contributionsTo: () => combined([contributions]) });
    decideHit(turn, 'A', newTargeted(), roll, plain('DEF', DEF ?? 4));
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
}: Test & { ARM?: number; suffers?: Partial<Sufferer> }): Game<Sfi> =>
  doing(function* (turn) {
    const roll = newRoll(facts({ what: 'damage', ...some }));
    yield* makeRolls(turn, { rolls: [roll], contributionsTo: () => combined([contributions]) });
    yield* decideDamage(turn, roll, plain('ARM', ARM ?? 2), sufferer(suffers));
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
