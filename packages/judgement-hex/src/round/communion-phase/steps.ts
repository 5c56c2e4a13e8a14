import { type Procedure, procedure, type Rule, type Step, shuffle, step, type Turn } from '@rulewright/core';
import { decayEffigies } from '../../key-models/effigies/decay.js';
import { regenerateEffigies } from '../../key-models/effigies/regeneration.js';
import { tradeAtShrine, tradingPosts } from '../../key-models/shrines/trading.js';
import { moments } from '../../match/lasting.js';
import { tableOf } from '../../match/table.js';
import { hunterActivation, hunters } from '../../monsters-and-souls/monsters/hunter.js';
import { spawnMonsters } from '../../monsters-and-souls/monsters/spawning.js';
import { hexesOf, moveSoul, shareDie } from '../../monsters-and-souls/souls/movement.js';
import { spawnSoul } from '../../monsters-and-souls/souls/spawning.js';
import type { RuleId } from '../../rulebook/index.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Communing } from '../../vocabulary/procedures.js';
import { generateFate } from '../fate/income.js';
import { woundable, woundForFate } from '../fate/wound.js';
import { callEffigyPowers } from './effigy-powers.js';
import { modelsWithEffects, openNext } from './moments.js';
import { resurrectNext, returning } from './resurrection.js';

/** A step of the phase that takes several beats: its beginning, and the things that are done one after another. */
interface InTurn {
  /** Begins the step and returns its queue; with an empty queue the step is over. */
  begin(turn: Turn<Jhx>): Rule<readonly string[]> | readonly string[];
  /** Does the next thing of the queue, and returns the rest. */
  next(turn: Turn<Jhx>, queue: readonly string[]): Rule<readonly string[]>;
}

const inTurn = (rule: RuleId, name: string, { begin, next }: InTurn): Step<Jhx, Communing> =>
  step(rule, name, function* (turn, phase): Rule {
    const going = phase.queue === null ? begin(turn) : next(turn, phase.queue);
    phase.queue = 'next' in going ? yield* going : going;
  });

/** Regeneration of both Effigies, decay, then other effects (JHX-COMMUNION-002). */
const start: InTurn = {
  begin(turn) {
    endMoment(turn, moments.communion, 'JHX-COMMUNION-001');
    regenerateEffigies(turn);
    decayEffigies(turn);
    return modelsWithEffects(turn, 'start-of-communion');
  },
  next: (turn, queue) => openNext(turn, 'start-of-communion', queue),
};

/** A random order of some models. */
function* drawLots(turn: Turn<Jhx>, ids: readonly string[], purpose: string): Rule<readonly string[]> {
  if (ids.length < 2) return ids;
  const order = yield* shuffle(turn, { count: ids.length, purpose, rule: 'JHX-COMMUNION-004' });
  return order.flatMap(at => ids.slice(at, at + 1));
}

/**
 * All Souls move, then all Hunters activate (JHX-COMMUNION-003), with their attacks (JHX-COMMUNION-005). With one die for all Souls
 * (JHX-SOUL-007) the entries of the queue are `<Soul> <hexes>`.
 */
const move: InTurn = {
  *begin(turn) {
    const souls = turn.state.souls.map(({ id }) => id);
    const shared = souls.length > 1 && shareDie(tableOf(turn));
    const die = shared ? ` ${yield* hexesOf(turn, 'the Souls')}` : '';
    return [
      ...(yield* drawLots(turn, souls, 'order of the Souls')).map(id => `${id}${die}`),
      ...(yield* drawLots(turn, hunters(tableOf(turn)), 'order of the Monsters')),
    ];
  },
  *next(turn, [first = '', ...rest]) {
    const [id = '', hexes] = first.split(' ');
    if (turn.state.souls.some(soul => soul.id === id))
      yield* moveSoul(turn, id, hexes === undefined ? undefined : Number(hexes));
    else yield* hunterActivation(turn, first);
    return rest;
  },
};

/**
 * Fate, then who may wound a Hero for more, then trading at Shrines, the player with the first turn first in each
 * (JHX-COMMUNION-006). The queue: `wound <player>` and `trade <player> <Shrine>`.
 */
const fate: InTurn = {
  *begin(turn) {
    yield* generateFate(turn);
    const table = tableOf(turn);
    const { order } = turn.state;
    return [
      ...order.filter(player => woundable(table, player).length > 0).map(player => `wound ${player}`),
      ...order.flatMap(player => tradingPosts(table, player).map(at => `trade ${at} ${player}`)),
    ];
  },
  *next(turn, [first = '', ...rest]) {
    for (const player of turn.state.order) {
      if (first === `wound ${player}`) yield* woundForFate(turn, player);
      for (const at of tradingPosts(tableOf(turn), player)) {
        if (first === `trade ${at} ${player}`) yield* tradeAtShrine(turn, player, at);
      }
    }
    return rest;
  },
};

/** A Soul first, Monsters second (JHX-COMMUNION-007). */
const spawn: InTurn = {
  *begin(turn) {
    yield* spawnSoul(turn);
    return ['monsters'];
  },
  *next(turn) {
    yield* spawnMonsters(turn);
    return [];
  },
};

/** Heroes return one by one (JHX-COMMUNION-008, JHX-COMMUNION-014). */
const resurrect: InTurn = {
  begin: returning,
  *next(turn, queue) {
    return (yield* resurrectNext(turn, queue)) ? queue : [];
  },
};

/** Effects of the end of the phase, then Effigy Powers (JHX-COMMUNION-015). */
const end: InTurn = {
  begin: turn => [...modelsWithEffects(turn, 'end-of-communion'), powers],
  *next(turn, queue) {
    const models = queue.filter(one => one !== powers);
    if (models.length > 0) return [...(yield* openNext(turn, 'end-of-communion', models)), powers];
    yield* callEffigyPowers(turn);
    return [];
  },
};
const powers = 'effigy-powers';

/** The six steps in their order (JHX-ROUND-003). */
export const communionProcedure: Procedure<Jhx, Communing> = procedure('communion', [
  inTurn('JHX-COMMUNION-001', 'start of the phase', start),
  inTurn('JHX-COMMUNION-003', 'move Souls and Monsters', move),
  inTurn('JHX-COMMUNION-006', 'generate Fate', fate),
  inTurn('JHX-COMMUNION-007', 'spawn Souls and Monsters', spawn),
  inTurn('JHX-COMMUNION-008', 'resurrect Heroes', resurrect),
  inTurn('JHX-COMMUNION-015', 'end of the phase', end),
]);
