import type { Refusal, Rule, Turn } from '@rulewright/core';
import { summonedCard } from '../../hero-cards/reading/cards.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { onBoard } from '../../match/models.js';
import { newModel } from '../../match/new-model.js';
import { tableOf } from '../../match/table.js';
import { choosePlace } from '../../special-rules/places/choose-place.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Effect, SummonedId } from '../../vocabulary/ability.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { nowhere } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { summonedBy } from './master.js';

/** The Master that summons, and the card that it summons. */
export interface Summoning {
  readonly master: ModelId;
  readonly card: SummonedId;
}

/** The free hexes next to a Master (JHX-SUMMON-001); undefined if there is none. */
const roomBeside = (table: Table, { master, card }: Summoning): Where | undefined => {
  const model = onBoard(table.state, master);
  if (!model) return undefined;
  const mover = newcomer(table, 'summoned', summonedCard(table, card).base);
  const { value: lengths } = table.numbers.distances.summon;
  const where: Where = { within: { lengths, of: [footingOf(table, model)] }, landing: { mover, motion: 'place' } };
  return fieldOf(table).hasPlace(where) ? where : undefined;
};

/**
 * The reason that a Master cannot summon a model now; undefined if it can. `in-play`: the Master has this model in
 * play. `no-room`: no hex next to the Master is free.
 */
const summoningRefusal = (table: Table, { master, card }: Summoning): Refusal | undefined => {
  if (summonedBy(table.state, master).some(one => one.card === card)) {
    return { code: 'in-play', rule: 'JHX-ABILITY-082', detail: { piece: master, card } };
  }
  return roomBeside(table, { master, card }) === undefined
    ? { code: 'no-room', rule: 'JHX-SUMMON-001', detail: { piece: master } }
    : undefined;
};

/**
 * The reason that an ability whose only effect is to summon cannot be used now; undefined if it can, or has other
 * effects.
 */
export const callRefusal = (table: Table, master: ModelId, effects: readonly Effect[]): Refusal | undefined => {
  const refusals = effects.map(effect =>
    effect.op === 'summon' ? summoningRefusal(table, { master, card: effect.model }) : undefined,
  );
  return refusals.every(refusal => refusal !== undefined) ? refusals[0] : undefined;
};

/**
 * A Master summons a model with full health: the Master's player Places the model on a free hex next to the Master, and
 * the terrain there takes effect. Nothing happens if the model cannot be summoned.
 */
export function* summon(turn: Turn<Jhx>, summoning: Summoning): Rule {
  const table = tableOf(turn);
  const { master, card } = summoning;
  const player = onBoard(table.state, master)?.player;
  if (!player || summoningRefusal(table, summoning)) return;
  const where = roomBeside(table, summoning);
  if (!where) return;
  const about = { summons: card, master };
  const at = yield* choosePlace(turn, { by: player, rule: 'JHX-SUMMON-001', about, where });
  const id = `${master}+${card}`;
  const { round } = table.state;
  const model = newModel({ id, kind: 'summoned', card, player, at, master, enteredIn: round });
  turn.emit({ type: 'ModelEntered', model }, ['JHX-SUMMON-001', 'JHX-ABILITY-081']);
  const move = { from: nowhere, to: at, path: [nowhere, at], step: 1, motion: 'place' } as const;
  yield* openAt(turn, 'entering-hex', { of: id, move, by: null });
}
