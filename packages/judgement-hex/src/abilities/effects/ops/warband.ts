import { changeFate } from '../../../beside-table/fate/pool.js';
import { gainLevel } from '../../../hero-cards/levels/levels.js';
import { summon as summonModel } from '../../../key-models/summoned/summon.js';
import { onBoard, opponentOf } from '../../../match/models.js';
import type { Op } from '../../../vocabulary/applying.js';
import { affectedModels, ownPlayer, ruleOf } from '../applying.js';

/** Adds Fate to a pool at once (JHX-FATE-014), or takes at most the Fate that is in it. */
export const fate: Op<'fate'> = (turn, { amount, of }, applying) => {
  const own = ownPlayer(turn, applying);
  if (own === null) return;
  changeFate(turn, of === 'own' ? own : opponentOf(turn.state, own), amount, 'ability', ruleOf(applying));
};

/** The card's own model summons another (JHX-ABILITY-082, JHX-SUMMON-001). */
export const summon: Op<'summon'> = (turn, { model: card }, { self: master }) => summonModel(turn, { master, card });

/** A level for a Hero (JHX-LEVEL-001). */
export const level: Op<'level'> = function* (turn, { to }, applying) {
  for (const id of affectedModels(turn, applying, to))
    if (onBoard(turn.state, id)) yield* gainLevel(turn, id, ruleOf(applying));
};
