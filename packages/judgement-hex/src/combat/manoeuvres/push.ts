import { type Cell, type Direction, everyDirection } from '@rulewright/core/hex';
import { type Battlefield, battlefield } from '../../ground/models/battlefield.js';
import type { Piece } from '../../ground/models/piece.js';
import { pushAlong, pushRoutes } from '../../ground/movement/directed.js';
import { everyCommon, hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Model, PushChoice } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** Hexes of one Push, for both models together (JHX-MAN-009). */
const farthest = 3;

/**
 * Symbols that it costs on top to Push an enemy, once per Push (JHX-MAN-019): 1 if the attacker is Small and the enemy is
 * not (JHX-MAN-018), 1 if the enemy is Steadfast (JHX-ABILITY-078).
 */
const pushSurcharge = (table: Table, attacker: Model, target: Model): number => {
  const small = hasCommon(table, attacker, 'small') && !hasCommon(table, target, 'small') ? 1 : 0;
  return small + steadfastSurcharge(table, target);
};

/** A symbol more for enemy manoeuvres that would Push a Steadfast model (JHX-ABILITY-078). */
export const steadfastSurcharge = (table: Table, target: Model): number =>
  hasCommon(table, target, 'steadfast') ? 1 : 0;

/** Whether a model can be pushed at all: not if it is immune to that (JHX-ABILITY-024). */
const pushable = (table: Table, model: Model): boolean =>
  !everyCommon(table, model, 'immune').some(({ to }) => to === 'push');

/** A straight way a model can be pushed, hex by hex. */
interface Way {
  readonly direction: Direction;
  readonly cells: readonly Cell[];
}

/** The ways as far as nothing is in the way (JHX-MAN-014), in each direction or, by `pushDirection`, away from the other model (JHX-MAN-012). */
const waysOf = (table: Table, field: Battlefield, pushed: Piece, from: readonly Cell[], hexes: number): Way[] => {
  const ways =
    table.options.pushDirection === 'away'
      ? pushRoutes(field, pushed, 'away', from, hexes)
      : everyDirection.map(direction => ({ direction, cells: pushAlong(field, pushed, direction, hexes) }));
  return ways.filter(({ cells }) => cells.length > 0);
};

/** Every distance of a way, the shortest first (JHX-MAN-013). */
const distances = ({ cells }: Way): readonly number[] => cells.map((_, at) => at + 1);

const movedTo = (field: Battlefield, pushed: Piece, cells: readonly Cell[]): Battlefield =>
  battlefield(
    field.ground,
    field.pieces.map(piece => (piece.id === pushed.id ? { ...piece, cells } : piece)),
  );

const alone = (who: 'target' | 'attacker', ways: readonly Way[]): readonly PushChoice[] =>
  ways.flatMap(way => distances(way).map(hexes => ({ [who]: { hexes, direction: way.direction } })));

/** Both are pushed: first one, then the other, who may go where the first one was. */
const both = (
  table: Table,
  field: Battlefield,
  [one, first]: readonly ['target' | 'attacker', Piece],
  [two, second]: readonly ['target' | 'attacker', Piece],
  hexes: number,
): readonly PushChoice[] =>
  waysOf(table, field, first, second.cells, hexes - 1).flatMap(way =>
    distances(way).flatMap(far => {
      const cells = way.cells.slice(far - 1, far);
      const after = movedTo(field, first, cells);
      const mine = { [one]: { hexes: far, direction: way.direction } };
      return alone(two, waysOf(table, after, second, cells, hexes - far)).map(push => ({ ...mine, ...push }));
    }),
  );

const same = (a: PushChoice, b: PushChoice): boolean =>
  a.target?.hexes === b.target?.hexes &&
  a.target?.direction === b.target?.direction &&
  a.attacker?.hexes === b.attacker?.hexes &&
  a.attacker?.direction === b.attacker?.direction;

/**
 * Every Push that the symbols of an attack pay for, each distinct one once (JHX-MAN-009 to JHX-MAN-014): none for Monsters
 * (JHX-MAN-009) and in attacks that cost no AP (JHX-MAN-016), such as the second one of Dual Wield (JHX-MAN-017). The target
 * can be pushed in melee only (JHX-MAN-011), an Effigy never (JHX-MAN-020). Where both are pushed the target goes first,
 * unless the attacker has to make room (`attackerFirst`).
 */
export const pushes = (table: Table, attack: Attack): readonly PushChoice[] => {
  const { ap, kind, type, symbols } = attack;
  const attacker = onBoard(table.state, attack.attacker);
  if (!attacker || attacker.kind === 'monster' || ap === 0 || kind === 'dual-wield') return [];
  const field = fieldOf(table);
  const pieceOf = (id: string): Piece | undefined => field.pieces.find(piece => piece.id === id);
  const [pusher, met] = [pieceOf(attacker.id), pieceOf(attack.target)];
  const target = type === 'MEL' ? onBoard(table.state, attack.target) : undefined;
  const most = Math.min(farthest, symbols);
  const left = target ? Math.min(farthest, symbols - pushSurcharge(table, attacker, target)) : 0;
  const selves = pusher && pushable(table, attacker) ? pusher : undefined;
  const others = target && met && pushable(table, target) ? met : undefined;
  const options: PushChoice[] = [];
  if (others) options.push(...alone('target', waysOf(table, field, others, pusher?.cells ?? [], left)));
  if (selves) options.push(...alone('attacker', waysOf(table, field, selves, met?.cells ?? attack.struckAt, most)));
  if (selves && others) {
    const usual = both(table, field, ['target', others], ['attacker', selves], left);
    const turned = both(table, field, ['attacker', selves], ['target', others], left)
      .filter(push => !usual.some(one => same(one, push)))
      .map(push => ({ ...push, attackerFirst: true as const }));
    options.push(...usual, ...turned);
  }
  return options;
};

/** The symbols that a Push costs: its hexes (JHX-MAN-009), and the surcharge if it moves the target (JHX-MAN-019). */
export const pushPrice = (table: Table, attack: Attack, { target, attacker }: PushChoice): number => {
  const hexes = (target?.hexes ?? 0) + (attacker?.hexes ?? 0);
  const [pusher, pushed] = [onBoard(table.state, attack.attacker), onBoard(table.state, attack.target)];
  return target && pusher && pushed ? hexes + pushSurcharge(table, pusher, pushed) : hexes;
};
