import { type CacheKey, cacheKeyOf } from '../../match/cache-key.js';
import { suffers } from '../../match/lasting.js';
import { isOnBoard } from '../../match/models.js';
import type { ModelType, Target } from '../../vocabulary/ability.js';
import type { JhxState, Model } from '../../vocabulary/index.js';
import { type Place, pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { ownCommonOf, radiatingOf, tokenOf } from './cards.js';
import type { Aura } from './given.js';
import { footingOf, groundOf } from './ground.js';
import { radiates } from './innate.js';
import { isOfTypeBy } from './types.js';

const none: readonly Aura[] = [];

const aurasOf = (table: Table, model: Model): readonly Aura[] => {
  const radiating = radiatingOf(table, model);
  if (radiating.length === 0 || !isOnBoard(model)) return none;
  const { id: from, player } = model;
  const at = footingOf(table, model);
  return radiating.map(ability => ({ ability, at, player, from }));
};

const aurasOfIcons = (table: Table): readonly Aura[] =>
  table.state.icons.flatMap(({ token, at, player, owner: from }) =>
    (tokenOf(table, token)?.abilities ?? [])
      .filter(radiates)
      .map(ability => ({ ability, at: pointAt(at), player, from })),
  );

interface Known {
  readonly key: CacheKey;
  readonly models: JhxState['models'];
  /** The auras of each model. */
  readonly own: readonly (readonly Aura[])[];
  readonly auras: readonly Aura[];
}
let latest: Known | undefined;

/** All auras on the board now. The same list is returned as long as nothing about the auras changes. */
export const aurasNow = (table: Table): readonly Aura[] => {
  const key = cacheKeyOf(table);
  const { models } = table.state;
  if (latest?.key === key && latest.models === models) return latest.auras;
  const before = latest?.key === key ? latest : undefined;
  const own = models.map((model, at) =>
    before?.models[at] === model ? (before.own[at] ?? none) : aurasOf(table, model),
  );
  const isSame = before?.own.length === own.length && own.every((auras, at) => auras === before.own[at]);
  const auras = isSame ? before.auras : [...own.flat(), ...aurasOfIcons(table)];
  latest = { key, models, own, auras };
  return auras;
};

const everyKind: NonNullable<Target['kinds']> = ['hero', 'summoned', 'monster'];

/** True if an aura reaches a model. */
export const reachesModel = (
  table: Table,
  { ability: { target }, at, player, from }: Aura,
  model: Model & { readonly at: Place },
): boolean => {
  const { side, within, kinds = everyKind, not = [], suffering } = target;
  const friend = model.id === from || (player !== null && player === model.player);
  if (side === 'friend' ? !friend : side === 'enemy' && player === model.player) return false;
  if (!kinds.includes(model.kind)) return false;
  // Types that come from auras do not count here: the auras would depend on each other.
  const isOf = (type: ModelType): boolean => isOfTypeBy(ownCommonOf, table, model, type);
  if (not.some(type => (type === 'self' ? model.id === from : isOf(type)))) return false;
  if (suffering !== undefined && !suffers(table.state, model.id, suffering)) return false;
  return within === undefined || groundOf(table).within(within, at, footingOf(table, model));
};
