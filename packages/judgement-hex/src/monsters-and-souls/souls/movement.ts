import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { rollDie } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { type General, ruleFor } from '../../special-rules/exceptions/exceptions.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import { choosePrey } from '../monsters/prey.js';

/** A model that may draw Souls. */
interface Lure {
  readonly table: Table;
  readonly model: Model;
}

/** Souls are drawn to the Heroes of either player. */
const drawing: General<Lure, boolean> = {
  rule: 'JHX-SOUL-007',
  gives: true,
  exceptions: [
    { rule: 'JHX-SOUL-008', when: ({ table, model }) => suffers(table.state, model.id, 'curse'), gives: false },
    { rule: 'JHX-ABILITY-075', when: ({ table, model }) => hasCommon(table, model, 'soulless'), gives: false },
  ],
};

/** The Heroes on the board that draw Souls; in an edition that says so, Summoned models too. */
const lures = (table: Table): readonly Piece[] => {
  const { value: seekSummoned } = table.numbers.souls.seekSummoned;
  return fieldOf(table).pieces.filter(
    ({ id, kind }) =>
      (kind === 'hero' || (seekSummoned && kind === 'summoned')) &&
      ruleFor(drawing, { table, model: modelOf(table.state, id) }).gives,
  );
};

/** True if the Souls of a step share one die, and some Hero draws Souls. */
export const shareDie = (table: Table): boolean => table.options.soulDice === 'once' && lures(table).length > 0;

/**
 * D2 or another die of the edition, a roll of no player: players may roll it again only with the option `tryAgainScope`
 * (JHX-REROLL-001).
 */
export function* hexesOf(turn: Turn<Jhx>, id: string): Rule<number> {
  const purpose = `movement of ${id}`;
  const { moveDie } = tableOf(turn).numbers.souls;
  const [hexes = 0] = yield* offerTryAgain(turn, {
    roller: null,
    purpose,
    *throws() {
      return [yield* rollDie(turn, moveDie.value, purpose, moveDie.rule)];
    },
  });
  return hexes;
}

/**
 * An unbound Soul moves D2 hexes towards the nearest Hero (JHX-SOUL-008), among equally near ones towards the one with
 * the most health, then a random one. Without a Hero it stays (JHX-SOUL-010). The Soul goes through models and over
 * passable terrain (JHX-SOUL-005), and around impassable terrain (JHX-SOUL-006). Among several shortest paths the
 * player of the Hero chooses. The Soul stops on the last hex of its path where it can stop.
 *
 * @param rolled the hexes that one die gives to all Souls of the step
 */
export function* moveSoul(turn: Turn<Jhx>, id: string, rolled?: number): Rule {
  const table = tableOf(turn);
  const soul = pieceOf(table, id);
  const from = soul?.cells[0];
  if (!soul || from === undefined) return;
  const heroes = fieldOf(table).ground.nearest(soul, lures(table));
  if (heroes.length === 0) return;
  const target = yield* choosePrey(turn, heroes, `Hero that ${id} moves towards`, 'JHX-SOUL-009');
  const hexes = rolled ?? (yield* hexesOf(turn, id));

  const field = fieldOf(table);
  const path = [from];
  let to = from;
  for (;;) {
    const mover = movedTo(soul, path.at(-1) ?? from);
    const routing = { mover, motion: 'advance', aroundOccupied: false } as const;
    const steps = field.stepsTowards(routing, target, { path, lengths: hexes });
    if (steps.length === 0) break;
    const at = yield* decideUnlessForced(turn, {
      by: target.player ?? '',
      kind: 'cell',
      rule: 'JHX-SOUL-011',
      about: { soul: id, towards: target.id },
      options: steps,
    });
    path.push(at);
    if (!field.landingRefusal(soul, at, 'advance')) to = at;
  }
  if (to !== from)
    turn.emit({ type: 'SoulMoved', soul: id, from, to }, [table.numbers.souls.moveDie.rule, 'JHX-SOUL-012']);
}
