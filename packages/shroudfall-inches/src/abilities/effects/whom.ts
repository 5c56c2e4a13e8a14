import type { PlayerId, Turn } from '@rulewright/core';
import { thingNamed } from '../../battlefield/things.js';
import { activePlayer, modelsOf, unitOfModel } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Whom } from '../../vocabulary/effect.js';
import type { Cause, ModelId, Sfi, UnitId } from '../../vocabulary/index.js';

/**
 * The models or units that an effect refers to. By default these are the aims of its ability; without an aim the card's own unit; and
 * for manifestations, terrain and scenarios the model that the event happened to.
 */
export const referredTo = ({ aims, unit, model, moment, source }: Cause, who?: Whom): readonly (ModelId | UnitId)[] => {
  const named = (id: ModelId | UnitId | null | undefined): readonly (ModelId | UnitId)[] => (id == null ? [] : [id]);
  switch (who) {
    case undefined:
      return aims ?? named(unit ?? model);
    case 'aim':
      return aims ?? [];
    case 'self':
      return named(model ?? unit);
    case 'unit':
      return named(unit);
    case 'trigger':
      return named(moment?.of);
    case 'attacker':
      return named(moment?.attack?.attacker);
    case 'defender':
      return named(moment?.targeted?.target);
    case 'source':
      return [source];
  }
};

/** The models, scenario elements and manifestations that an effect refers to and that are still on the table. */
export const modelsMeant = (turn: Turn<Sfi>, cause: Cause, who?: Whom): readonly ModelId[] => {
  const { state } = turn;
  const meant = referredTo(cause, who).flatMap(id =>
    state.units.some(unit => unit.id === id) ? modelsOf(state, id).map(model => model.id) : [id],
  );
  return [...new Set(meant)].filter(id => thingNamed(tableOf(turn), id) !== undefined);
};

/**
 * The units that an effect refers to, directly or by their models, and that are still on the table. A unit suffers an
 * effect that hit one of its models, also if that model was destroyed meanwhile (SFI-COND-001).
 */
export const unitsMeant = (turn: Turn<Sfi>, cause: Cause, who?: Whom): readonly UnitId[] => {
  const meant = referredTo(cause, who).flatMap(id => {
    const unit = turn.state.units.find(one => one.id === id) ?? unitOfModel(turn.state, id);
    return unit?.where === 'on-table' ? [unit.id] : [];
  });
  return [...new Set(meant)];
};

/** True if an effect aims at PREY or other scenario elements only, which have no player (SFI-SCENARIO-002). */
export const aimsAtNoPlayer = ({ state }: Turn<Sfi>, { aims }: Cause): boolean =>
  aims?.every(id => !state.units.some(unit => unit.id === id) && !unitOfModel(state, id)) === true;

/**
 * The player whose effect it is: of a scenario or a manifestation, the player to whose model or unit the event happened,
 * also if that model was destroyed, or with PREY the player who attacks it, or the active one (SFI-PRIORITY-008).
 */
export const playerFor = ({ state }: Turn<Sfi>, { player, model, moment }: Cause): PlayerId => {
  if (player !== null) return player;
  const unit = model === null ? undefined : (state.units.find(({ id }) => id === model) ?? unitOfModel(state, model));
  return unit?.player ?? moment?.attack?.player ?? activePlayer(state);
};
