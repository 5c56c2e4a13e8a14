import { everyCommon, hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import { listenersAt } from '../../special-rules/timing/listeners.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Battlefield, PushRoute } from '../../vocabulary/battlefield.js';
import type { Model, PushChoice } from '../../vocabulary/index.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import type { Footing, Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * Symbols that it costs on top to Push an enemy, once per Push (JHX-MAN-019): 1 if the attacker is Small and the enemy is
 * not (JHX-MAN-018), 1 if the enemy is Steadfast (JHX-ABILITY-078).
 */
const pushSurcharge = (table: Table, attacker: Model, target: Model): number => {
  const isSmall = hasCommon(table, attacker, 'small') && !hasCommon(table, target, 'small');
  return (isSmall ? table.numbers.symbols.smallPush.value : 0) + steadfastSurcharge(table, target);
};

/** A symbol more for enemy manoeuvres that would Push a Steadfast model (JHX-ABILITY-078). */
export const steadfastSurcharge = (table: Table, target: Model): number =>
  hasCommon(table, target, 'steadfast') ? table.numbers.symbols.steadfastPush.value : 0;

/** True if a model can be pushed at all: not if it is immune to that (JHX-ABILITY-024). */
const pushable = (table: Table, model: Model): boolean =>
  !everyCommon(table, model, 'immune').some(({ to }) => to === 'push');

/** The routes up to the first obstacle (JHX-MAN-014), in each direction or, by `pushDirection`, away from the other model (JHX-MAN-012). */
const routesOf = (table: Table, field: Battlefield, pushed: Piece, from: Footing, hexes: number): PushRoute[] => {
  const routes =
    table.options.pushDirection === 'away'
      ? field.pushRoutes(pushed, 'away', from, hexes)
      : field.pushRoutesInAnyDirection(pushed, hexes);
  return routes.filter(({ cells }) => cells.length > 0);
};

/** Every distance along a route, the shortest first (JHX-MAN-013). */
const distances = ({ cells }: PushRoute): readonly number[] => cells.map((_, at) => at + 1);

const withMoved = (field: Battlefield, pushed: Piece, cells: readonly Place[]): Battlefield =>
  field.ground.field(field.pieces.map(piece => (piece.id === pushed.id ? { ...piece, cells } : piece)));

const alone = (who: 'target' | 'attacker', routes: readonly PushRoute[]): readonly PushChoice[] =>
  routes.flatMap(route => distances(route).map(hexes => ({ [who]: { hexes, direction: route.direction } })));

/** A Push of both models, with the hexes that each of them enters. */
interface PushOfBoth {
  readonly choice: PushChoice;
  readonly enters: readonly (readonly [Piece, readonly Place[]])[];
}

/** Both are pushed: first one, then the other, which may go where the first one was. */
const both = (
  table: Table,
  field: Battlefield,
  [one, first]: readonly ['target' | 'attacker', Piece],
  [two, second]: readonly ['target' | 'attacker', Piece],
  hexes: number,
): readonly PushOfBoth[] =>
  routesOf(table, field, first, second, hexes - 1).flatMap(route =>
    distances(route).flatMap(far => {
      const gone = route.cells.slice(0, far);
      const cells = gone.slice(-1);
      const after = withMoved(field, first, cells);
      const mine = { [one]: { hexes: far, direction: route.direction } };
      return routesOf(table, after, second, { ...first, cells }, hexes - far).flatMap(follows =>
        distances(follows).map(then => ({
          choice: { ...mine, [two]: { hexes: then, direction: follows.direction } },
          enters: [
            [first, gone],
            [second, follows.cells.slice(0, then)],
          ] as const,
        })),
      );
    }),
  );

const same = (a: PushChoice, b: PushChoice): boolean =>
  a.target?.hexes === b.target?.hexes &&
  a.target?.direction === b.target?.direction &&
  a.attacker?.hexes === b.attacker?.hexes &&
  a.attacker?.direction === b.attacker?.direction;

/** True if treacherous ground acts on one of the pushed models (JHX-TERRAIN-015), which may die of it. */
const isDangerous = (field: Battlefield, { enters }: PushOfBoth): boolean =>
  enters.some(
    ([piece, cells]) => piece.kind !== 'monster' && cells.some(cell => field.isTreacherous(movedTo(piece, cell))),
  );

/**
 * The Pushes of both models in which the attacker goes first: those that the other order cannot make, and those in
 * which something may happen during the Push, so that the order can make a difference. The attacker's player is the
 * active one, and so picks the order (JHX-ORDER-004).
 */
const attackerFirst = (
  field: Battlefield,
  turned: readonly PushOfBoth[],
  usual: readonly PushOfBoth[],
  isWatched: boolean,
): readonly PushChoice[] =>
  turned
    .filter(
      one =>
        isWatched ||
        !field.ground.listed ||
        isDangerous(field, one) ||
        !usual.some(({ choice }) => same(one.choice, choice)),
    )
    .map(({ choice }) => ({ ...choice, attackerFirst: true as const }));

/**
 * Every Push that the symbols of an attack pay for, each distinct one once (JHX-MAN-009 to JHX-MAN-014): none for Monsters
 * (JHX-MAN-009) and in attacks that cost no AP (JHX-MAN-016), such as the second one of Dual Wield (JHX-MAN-017). The target
 * can be pushed in melee only (JHX-MAN-011), an Effigy never (JHX-MAN-020). Where both are pushed each order is
 * offered, unless both orders have the same result (JHX-MAN-010): then the target goes first.
 *
 * @param isWatched whether an ability in code may act when a model enters a hex; the abilities of cards are looked up
 */
export const pushes = (table: Table, attack: Attack, isWatched = false): readonly PushChoice[] => {
  const { ap, kind, type, symbols } = attack;
  const attacker = onBoard(table.state, attack.attacker);
  if (!attacker || attacker.kind === 'monster' || ap === 0 || kind === 'dual-wield') return [];
  const field = fieldOf(table);
  const pieceOf = (id: string): Piece | undefined => field.pieces.find(piece => piece.id === id);
  const [pusher, met] = [pieceOf(attacker.id), pieceOf(attack.target)];
  const target = type === 'MEL' ? onBoard(table.state, attack.target) : undefined;
  const farthest = table.numbers.moves.push.value;
  const most = Math.min(farthest, symbols);
  const left = target ? Math.min(farthest, symbols - pushSurcharge(table, attacker, target)) : 0;
  const selves = pusher && pushable(table, attacker) ? pusher : undefined;
  const others = target && met && pushable(table, target) ? met : undefined;
  const options: PushChoice[] = [];
  if (others) options.push(...alone('target', routesOf(table, field, others, pusher ?? { cells: [] }, left)));
  if (selves) options.push(...alone('attacker', routesOf(table, field, selves, met ?? attack.struckAt, most)));
  if (selves && others) {
    const usual = both(table, field, ['target', others], ['attacker', selves], left);
    const turned = both(table, field, ['attacker', selves], ['target', others], left);
    const watched = isWatched || listenersAt(table, 'entering-hex', { of: attack.target }).length > 0;
    options.push(...usual.map(({ choice }) => choice), ...attackerFirst(field, turned, usual, watched));
  }
  return options;
};

/** The symbols that a Push costs: its hexes (JHX-MAN-009), and the surcharge if it moves the target (JHX-MAN-019). */
export const pushPrice = (table: Table, attack: Attack, { target, attacker }: PushChoice): number => {
  const hexes = (target?.hexes ?? 0) + (attacker?.hexes ?? 0);
  const [pusher, pushed] = [onBoard(table.state, attack.attacker), onBoard(table.state, attack.target)];
  return target && pusher && pushed ? hexes + pushSurcharge(table, pusher, pushed) : hexes;
};
