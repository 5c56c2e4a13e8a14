import { type Ability, defineAbility, type Rule, type Turn, timingWindow, type Window } from '@rulewright/core';
import { thingOf } from '../battlefield/things.js';
import { gainCondition } from '../conditions/gain.js';
import { sufferSetDamage } from '../harm/suffer.js';
import { cardOf, modelNamed, modelsOf, playerOf, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { conditionOf, type HarmfulKeyword, harmfulKeywords } from '../terrain/harmful.js';
import { isWithinPiece, keywordOf, pieceCard } from '../terrain/within.js';
import { activeFirst } from '../timing/sides.js';
import { windows } from '../timing/windows.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { GenericAction, InPiece, ModelId, Moment, Sfi, Unit, UnitId } from '../vocabulary/index.js';
import type { PieceId, Table, TerrainPiece } from '../vocabulary/table.js';

/** The beginning of an action. */
export interface Beginning {
  readonly of: UnitId;
  readonly action: GenericAction | 'sacrificed';
  readonly terrain: readonly InPiece[];
}

/** The moment at which a unit begins an action, before it does anything. */
export const actionBegins: Window<Sfi, Beginning> = /* @__PURE__ */ timingWindow('action-begins', {
  rule: 'SFI-TKEY-003',
  offers: 'once',
  order: ({ state }) => activeFirst(state),
});

/** The harm that a keyword of terrain does to models in a piece. */
interface Harm {
  readonly keyword: HarmfulKeyword;
  readonly rule: RuleId;
  /** The action that does not bring the harm by its beginning. */
  readonly spares?: GenericAction;
  suffer(turn: Turn<Sfi>, models: readonly ModelId[], piece: TerrainPiece): Rule | void;
}

const condition = (keyword: HarmfulKeyword, rule: RuleId): Harm => ({
  keyword,
  rule,
  suffer(turn, models) {
    const gained = conditionOf[keyword];
    if (gained === undefined) return;
    const units = new Set(models.map(id => thingOf(tableOf(turn), id).unit));
    for (const unit of units) if (unit !== null) gainCondition(turn, unit, gained, rule);
  },
});

/** Each model suffers set damage at once, except at the beginning of a move action (SFI-TKEY-007). */
const dangerous: Harm = {
  keyword: 'dangerous-terrain',
  rule: 'SFI-TKEY-006',
  spares: 'move',
  *suffer(turn, models, piece) {
    const table = tableOf(turn);
    const { value, rule } = table.numbers.terrain.dangerous;
    const origin = { name: pieceCard(table, piece).name, rule, source: piece.id, player: null };
    yield* sufferSetDamage(turn, models, value, origin);
  },
};

const harms: Readonly<Record<HarmfulKeyword, Harm>> = {
  blazing: condition('blazing', 'SFI-TKEY-005'),
  'dangerous-terrain': dangerous,
  electrified: condition('electrified', 'SFI-TKEY-008'),
  toxic: condition('toxic', 'SFI-TKEY-009'),
};

const pieceOf = ({ state }: Pick<Table, 'state'>, id: PieceId): TerrainPiece => {
  const found = state.terrain.find(one => one.id === id);
  if (!found) throw new RangeError(`no piece ${id} on the table`);
  return found;
};

/** The models among some that terrain can harm: those on the table whose unit is not flying (SFI-PASSIVE-016). */
const vulnerable = (table: Table, models: readonly ModelId[]): readonly ModelId[] =>
  models.filter(id => {
    const model = modelNamed(table.state, id);
    return model !== undefined && !hasPassive(table, model, 'flying');
  });

/** True if the card of a unit makes it immune to a harm (SFI-PASSIVE-022). Lent immunity does not count here: it may end before the harm is resolved. */
const isSafe = (table: Table, unit: Unit, { keyword }: Harm): boolean =>
  cardOf(table, unit).passives.some(one => one.id === 'immunity' && one.to === conditionOf[keyword]);

/** One harm at one occasion as an ability, so that the active player orders it among other effects (SFI-PRIORITY-003). */
const ability = <D extends Pick<Moment, 'terrain'>>(
  harm: Harm,
  window: Window<Sfi, D>,
  spares: (data: D) => boolean = () => false,
): Ability<Sfi> => {
  const { keyword, rule, suffer } = harm;
  return defineAbility<Sfi, D>({
    id: `${window.name}:${keyword}`,
    rule,
    window,
    compulsory: true,
    offers(turn, data) {
      if (!data.terrain || spares(data)) return [];
      const table = tableOf(turn);
      return data.terrain.flatMap(({ piece, models }) => {
        const [first] = keywordOf(table, pieceOf(table, piece), keyword) ? vulnerable(table, models) : [];
        const unit = table.state.models.find(({ id }) => id === first)?.unit;
        // The active player need not order a harm that the unit cannot suffer.
        if (unit === undefined || isSafe(table, unitOf(table.state, unit), harm)) return [];
        return [{ by: playerOf(table.state, unit), source: piece }];
      });
    },
    *use(turn, { terrain = [] }, { source }) {
      const table = tableOf(turn);
      const models = terrain.flatMap(one => (one.piece === source ? vulnerable(table, one.models) : []));
      const going = suffer(turn, models, pieceOf(table, source));
      if (going) yield* going;
    },
  });
};

/**
 * The harm of terrain at its three occasions: a model comes into a piece, begins an action in it (SFI-TKEY-003), or
 * ends its activation in it (SFI-TKEY-004).
 */
export const terrainAbilities: readonly Ability<Sfi>[] = /* @__PURE__ */ ((): readonly Ability<Sfi>[] =>
  harmfulKeywords.flatMap(keyword => {
    const harm = harms[keyword];
    return [
      ability(harm, windows.entered),
      ability(harm, actionBegins, ({ action }) => action === harm.spares),
      ability(harm, windows['activation-end']),
    ];
  }))();

/** The pieces of terrain in which models of a unit stand. */
export const standingIn = (table: Table, unit: UnitId): readonly InPiece[] => {
  const models = modelsOf(table.state, unit);
  return table.state.terrain.flatMap(piece => {
    const within = models.filter(({ id }) => isWithinPiece(table, thingOf(table, id).base, piece));
    return within.length === 0 ? [] : [{ piece: piece.id, models: within.map(({ id }) => id) }];
  });
};
