import { decideUnlessForced } from '@rulewright/core';
import { fieldOf, pieceOf } from '../../../hero-cards/reading/field.js';
import { soulFooting } from '../../../hero-cards/reading/ground.js';
import { tableOf } from '../../../match/table.js';
import { choosePlace } from '../../../special-rules/places/choose-place.js';
import { gainCounters } from '../../../special-rules/tokens/counters.js';
import { mayPlaceIcon, placeIcon } from '../../../special-rules/tokens/icons.js';
import type { Op } from '../../../vocabulary/applying.js';
import type { Where } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { affectedModels, decider, origin, ownPlayer, ruleOf } from '../applying.js';
import { ending } from '../until.js';

/** Counters for a model (JHX-TOKEN-010), or an Icon on a hex that the player chooses (JHX-TOKEN-007). */
export const token: Op<'token'> = function* (turn, effect, applying) {
  const { token: kind, count = 1, within, until, to } = effect;
  if (within === undefined) {
    for (const id of affectedModels(turn, applying, to)) gainCounters(turn, id, kind, count, ruleOf(applying));
    return;
  }
  const table = tableOf(turn);
  const { self: owner, ability } = applying;
  const player = ownPlayer(turn, applying);
  if (!mayPlaceIcon(table, kind, player)) return;
  const where: Where = { within: { lengths: within, of: [origin(turn, applying)] }, icon: true };
  if (!fieldOf(table).hasPlace(where)) return;
  const about = { token: kind, ability: ability.id };
  const by = decider(turn, applying);
  const at = yield* choosePlace(turn, { by, rule: 'JHX-TOKEN-006', about, where });
  const ends = ending(turn.state, until, { source: owner, target: owner });
  placeIcon(turn, { token: kind, at, owner, ...ends }, ruleOf(applying));
};

/**
 * A Terrain Template is a feature of its own, whatever lies next to it. The player chooses its connected hexes one by
 * one; the template is smaller only where no further hex fits.
 */
export const terrain: Op<'terrain'> = function* (turn, effect, applying) {
  const { terrain: kind, hexes, within, until } = effect;
  const table = tableOf(turn);
  const { solid } = table.numbers.terrain[kind].value;
  const from = origin(turn, applying);
  const cells: Place[] = [];
  while (cells.length < hexes) {
    const laid = [...cells];
    const where: Where = { within: { lengths: within, of: [from] }, template: { kind, solid, laid } };
    if (!fieldOf(table).hasPlace(where)) break;
    const about = { terrain: kind, cells: laid, of: hexes, ability: applying.ability.id };
    const by = decider(turn, applying);
    cells.push(yield* choosePlace(turn, { by, rule: 'JHX-TERRAIN-003', about, where }));
  }
  if (cells.length === 0) return;
  const { self: owner } = applying;
  const ends = ending(turn.state, until, { source: owner, target: owner });
  const id = `template-${turn.state.nextId}`;
  const template = { id, kind, cells, owner, ...ends };
  turn.emit({ type: 'TemplatePlaced', template }, ['JHX-TERRAIN-003', 'JHX-TERRAIN-002', ruleOf(applying)]);
};

/** One unbound Soul near the model moves at most N hexes, as the player chooses. */
export const moveSoul: Op<'moveSoul'> = function* (turn, { within, hexes }, applying) {
  const { ground } = fieldOf(tableOf(turn));
  const from = origin(turn, applying);
  const souls = turn.state.souls
    .filter(({ at }) => ground.within(within, from, soulFooting(tableOf(turn), at)))
    .map(({ id }) => id);
  if (souls.length === 0) return;
  const by = decider(turn, applying);
  const about = { ability: applying.ability.id };
  const soul = yield* decideUnlessForced(turn, { by, kind: 'soul', rule: 'JHX-SOUL-005', options: souls, about });
  const moved = turn.state.souls.find(({ id }) => id === soul);
  if (!moved) return;
  const piece = pieceOf(tableOf(turn), soul);
  if (!piece) return;
  const where: Where = { soul: { soul: piece, lengths: hexes } };
  if (!fieldOf(tableOf(turn)).hasPlace(where)) return;
  const to = yield* choosePlace(turn, { by, rule: 'JHX-SOUL-012', about: { ...about, soul }, where });
  if (to !== moved.at) turn.emit({ type: 'SoulMoved', soul, from: moved.at, to }, ['JHX-SOUL-005', ruleOf(applying)]);
};
