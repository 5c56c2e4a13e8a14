import type { PlayerId } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import type { Effect, InnateAbility, ModelType, Target } from '../content/ability.js';
import { groundOf } from '../terrain/ground.js';
import type { Arena, Model, ModelId } from '../vocabulary/index.js';
import { abilitiesOf, ownCommonOf } from './cards.js';
import { suffers } from './lasting.js';
import { isOnBoard, standing } from './models.js';
import { mapOf, type Table } from './table.js';
import { isOfType } from './types.js';

/** An ability that is in force for all models near a place: around its model, or around an Icon (JHX-TOKEN-006). */
interface Aura {
  readonly ability: InnateAbility;
  readonly target: Target;
  readonly at: Cell;
  readonly player: PlayerId | null;
  /** The model it is around, or that placed the Icon. */
  readonly from: ModelId;
}

const auraOf = (ability: InnateAbility, around: Omit<Aura, 'ability' | 'target'>): readonly Aura[] =>
  ability.target && !ability.when ? [{ ability, target: ability.target, ...around }] : [];

const knownRadiating = new WeakMap<ReturnType<typeof abilitiesOf>, readonly InnateAbility[]>();

/** Those abilities that are in force for others near their model: worked out once for a list of abilities. */
const radiating = (abilities: ReturnType<typeof abilitiesOf>): readonly InnateAbility[] => {
  const found = knownRadiating.get(abilities);
  if (found) return found;
  const made = abilities.flatMap(({ ability }) =>
    ability.kind === 'innate' && ability.target && !ability.when ? [ability] : [],
  );
  knownRadiating.set(abilities, made);
  return made;
};

const aurasIn = (table: Table): readonly Aura[] => [
  ...standing(table.state).flatMap(model =>
    radiating(abilitiesOf(table, model)).flatMap(ability =>
      auraOf(ability, { at: model.at, player: model.player, from: model.id }),
    ),
  ),
  ...table.state.icons.flatMap(({ token, at, player, owner: from }) => {
    const abilities = Object.hasOwn(table.pack.tokens, token) ? table.pack.tokens[token]?.abilities : undefined;
    return (abilities ?? []).flatMap(ability => auraOf(ability, { at, player, from }));
  }),
];

interface Known {
  readonly pack: Table['pack'];
  readonly icons: Arena['icons'];
  readonly warbands: Arena['warbands'];
  readonly auras: readonly Aura[];
}
const known = new WeakMap<Arena['models'], Known>();
let latest: readonly Aura[] = [];

const isSameAura = (a: Aura, b: Aura | undefined): boolean =>
  a.ability === b?.ability && a.at === b.at && a.player === b.player && a.from === b.from && a.target === b.target;

/** The same list again if it says the same as the last one, so that what was worked out from it stays known. */
const interned = (auras: readonly Aura[]): readonly Aura[] => {
  const same = auras.length === latest.length && auras.every((aura, at) => isSameAura(aura, latest[at]));
  if (!same) latest = auras;
  return latest;
};

const aurasNow = (table: Table): readonly Aura[] => {
  const { pack, state } = table;
  const { models, icons, warbands } = state;
  const found = known.get(models);
  if (found?.pack === pack && found.icons === icons && found.warbands === warbands) return found.auras;
  const auras = interned(aurasIn(table));
  known.set(models, { pack, icons, warbands, auras });
  return auras;
};

const everyKind: NonNullable<Target['kinds']> = ['hero', 'summoned', 'monster'];

const covers = (table: Table, { target, at, player, from }: Aura, model: Model & { readonly at: Cell }): boolean => {
  const { side, within, kinds = everyKind, not = [], suffering } = target;
  const friend = model.id === from || (player !== null && player === model.player);
  if (side === 'friend' ? !friend : side === 'enemy' && player === model.player) return false;
  if (!kinds.includes(model.kind)) return false;
  // What auras give does not count: they would turn in circles.
  const isOf = (type: ModelType): boolean => isOfType(table, model, type, ownCommonOf);
  if (not.some(type => (type === 'self' ? model.id === from : isOf(type)))) return false;
  if (suffering !== undefined && !suffers(table.state, model.id, suffering)) return false;
  const { board } = groundOf(mapOf(table), table.options.effigyFootprint);
  return within === undefined || board.distance(at, model.at) <= within;
};

/** Something that an ability always in force does to a model. */
export interface InForce {
  readonly effect: Effect;
  /** The ability's name. */
  readonly source: string;
  /** The model whose ability it is. */
  readonly from: ModelId;
}

const knownOwn = new WeakMap<ReturnType<typeof abilitiesOf>, readonly InForce[]>();

/** What a model's own abilities always in force do to itself: worked out once for a list of abilities. */
const ownInForce = (table: Table, model: Model): readonly InForce[] => {
  const abilities = abilitiesOf(table, model);
  const found = knownOwn.get(abilities);
  if (found) return found;
  const made = inForceOf(abilities, model);
  knownOwn.set(abilities, made);
  return made;
};

const inForceOf = (abilities: ReturnType<typeof abilitiesOf>, model: Model): readonly InForce[] =>
  abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'innate' || ability.when) return [];
    const { name: source, target, effects } = ability;
    return effects.flatMap(effect => {
      const whom = ('to' in effect ? effect.to : undefined) ?? (target ? 'target' : 'self');
      return whom === 'self' ? [{ effect, source, from: model.id }] : [];
    });
  });

/** What the auras over a model do to it; several of one name count once (JHX-ORDER-008, JHX-TOKEN-008). */
const aurasOver = (table: Table, model: Model & { readonly at: Cell }, auras: readonly Aura[]): readonly InForce[] => {
  const over = auras.filter(aura => covers(table, aura, model));
  const first = over.filter(({ ability }, at) => over.findIndex(one => one.ability.name === ability.name) === at);
  return first.flatMap(({ ability: { name: source, effects }, from }) =>
    effects.flatMap(effect => {
      const whom = ('to' in effect ? effect.to : undefined) ?? 'target';
      return whom === 'target' ? [{ effect, source, from }] : [];
    }),
  );
};

interface KnownInForce {
  readonly pack: Table['pack'];
  readonly warbands: Arena['warbands'];
  readonly effects: Arena['effects'];
  readonly auras: readonly Aura[];
  readonly inForce: readonly InForce[];
}
const knownInForce = new WeakMap<Model, KnownInForce>();

/**
 * What the abilities always in force of a model, of those around it and of Icons do to it (JHX-ATTR-014). Nobody is
 * targeted, so only the distance counts.
 */
export const inForceOn = (table: Table, model: Model): readonly InForce[] => {
  const { pack, state } = table;
  const { warbands, effects } = state;
  const auras = aurasNow(table);
  const found = knownInForce.get(model);
  if (found?.pack === pack && found.warbands === warbands && found.effects === effects && found.auras === auras) {
    return found.inForce;
  }
  const own = ownInForce(table, model);
  const inForce = auras.length === 0 || !isOnBoard(model) ? own : [...own, ...aurasOver(table, model, auras)];
  knownInForce.set(model, { pack, warbands, effects, auras, inForce });
  return inForce;
};
