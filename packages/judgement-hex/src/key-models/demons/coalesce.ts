import type { Turn } from '@rulewright/core';
import { raceOf } from '../../hero-cards/reading/cards.js';
import { moments } from '../../match/lasting.js';
import { tableOf } from '../../match/table.js';
import { layIcon, removeIcon } from '../../special-rules/tokens/icons.js';
import type { Icon, Jhx, JhxState, Model, ModelId } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** The Icon that a Demon leaves where it dies (JHX-DEMON-001). */
export const coalesceIcon = 'coalesce';

/** True if a model is a Demon: a Hero of that race. Summoned and lesser demons do not count (JHX-DEMON-008). */
export const isDemon = (table: Pick<Table, 'pack'>, model: Model): boolean =>
  model.kind === 'hero' && raceOf(table, model) === 'demon';

const ownIcons = ({ icons }: JhxState, demon: ModelId): readonly Icon[] =>
  icons.filter(({ token, owner }) => token === coalesceIcon && owner === demon);

/**
 * When a Demon dies, its Icon is laid in its hex, also if the hex is occupied (JHX-DEMON-003). The Icon stays until the
 * Demon next starts an activation (JHX-DEMON-004). A Demon that dies again before has two Icons or, by the option
 * `coalesceIcons`, only the latest.
 *
 * @param victim the model at the moment of its death, still with its hex
 */
export const coalesce = (turn: Turn<Jhx>, victim: Model & { readonly at: Place }): void => {
  if (!isDemon(tableOf(turn), victim)) return;
  const { id: owner, at } = victim;
  if (turn.options.coalesceIcons === 'latest') {
    for (const icon of ownIcons(turn.state, owner)) removeIcon(turn, icon.id, 'JHX-DEMON-001');
  }
  layIcon(turn, { token: coalesceIcon, at, owner, until: moments.startOf(owner) }, 'JHX-DEMON-001');
};

/**
 * The hex of a Demon's Icon, where it may return instead (JHX-DEMON-002), unless the hex is occupied (JHX-DEMON-003): see `Where.or`.
 */
export const coalescenceHexes = ({ state }: Pick<Table, 'state'>, { id }: Model): readonly Place[] =>
  ownIcons(state, id).map(({ at }) => at);
