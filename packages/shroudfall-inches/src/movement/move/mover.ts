import {
  type Disc,
  type Move,
  type Obstacle,
  type Point,
  type Region,
  region,
  type Tool,
} from '@rulewright/core/inches';
import { remember, rememberEach } from '@rulewright/core/remember';
import { battlefieldOf } from '../../battlefield/edges.js';
import { baseOf, modelOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { SfiNumbers } from '../../rulebook/numbers.js';
import { passivesOf } from '../../unit-cards/passives/passives.js';
import type { Model, ModelId, MoveAsked, SfiOptions, SfiState } from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { Table, TerrainPiece } from '../../vocabulary/table.js';
import type { MovementTool } from '../../vocabulary/words.js';
import { blockersNear, partsOf } from '../standing/blockers.js';
import { endOfMove, type Standing, standingLimits } from '../standing/limits.js';
import { lockedWith, meleeLimits } from '../standing/melee-lock.js';
import { paceOf } from '../tool/pace.js';
import { isLonger, reachOf, toolOf } from '../tool/tools.js';
import { type Heading, headingOf } from './heading.js';
import { perilsNear } from './perils.js';

/** An obstacle that a tool must not overlap, with its rule. */
interface InTheWay extends Obstacle {
  readonly rule: RuleId;
}

/**
 * The rules of a move with one tool: where the base may stand at its end, and where the tool may lie. Touching is not overlapping, so
 * a gap as wide as the tool is open (SFI-MOVE-015), and only the tool has to fit through it, not the base (SFI-MOVE-014).
 */
export interface ToolRules {
  readonly which: MovementTool;
  readonly tool: Tool;
  readonly region: Region<Standing>;
  /** The part of the region in which answers are looked for: beside the enemies that the model must stay in melee with. */
  readonly search: Region<Standing>;
  readonly obstacles: readonly InTheWay[];
}

/** A model that may move: all facts that decide on its answers. */
export interface Mover {
  readonly table: Table;
  readonly model: Model;
  readonly base: Disc;
  /** The longest tool; rough and slow ground may demand a shorter one. */
  readonly longest: MovementTool;
  /** The enemies that it must still be in melee with at the end. */
  readonly locked: readonly ModelId[];
  readonly heading: Heading;
  /** The ground that harms the model if its tool leads over it. */
  readonly perils: readonly Obstacle[];
  /** The rules of a move with one of the tools; the first call for a tool computes them. */
  readonly rulesOf: (which: MovementTool) => ToolRules;
}

/** The bases that block a tool; none for a model that moves through models (SFI-MOVE-020, SFI-PASSIVE-018, SFI-PASSIVE-024). */
const goesThroughModels = (table: Table, model: Model): boolean =>
  passivesOf(table, model).some(({ id }) => id === 'nimble' || id === 'flying');

const groundLimits = (
  pieces: readonly TerrainPiece[],
  { is = 'clear', ...words }: Pick<Standing, 'code' | 'rule'> & { readonly is?: 'clear' | 'beyond' },
): readonly Standing[] =>
  pieces.flatMap(({ id, footprint }) =>
    footprint.map((of): Standing => ({ is, of, length: 0, ...words, obstacle: id })),
  );

const blocking = (parts: readonly Obstacle[], rule: RuleId): readonly InTheWay[] =>
  parts.map(part => ({ ...part, rule }));

const workOut = (table: Table, asked: MoveAsked): Mover | undefined => {
  if (!table.state.models.some(({ id }) => id === asked.model)) return undefined;
  const model = modelOf(table.state, asked.model);
  const base = baseOf(table, model);
  const heading = headingOf(table, base, asked);
  if (!heading) return undefined;
  const pace = paceOf(table, model, asked);
  const reach = reachOf(toolOf(table, pace.longest));
  const blockers = blockersNear(table, base, reach + 2 * base.radius, model.id);
  const locked = asked.inAction ? lockedWith(table, model) : [];
  const limits = [...heading.limits, ...standingLimits(table, blockers, endOfMove)];
  const lock = meleeLimits(table, model.id, locked);
  // Only IMPASSABLE terrain and bases stop a tool: it is held above all other terrain (SFI-MOVE-013, SFI-MOVE-019).
  const impassable = blockers.solids
    .filter(one => one.impassable)
    .flatMap(({ parts }) => blocking(parts, 'SFI-MOVE-010'));
  const bases = goesThroughModels(table, model)
    ? []
    : blockers.bases.map(
        ({ id, base: of, kind }): InTheWay => ({ id, of, rule: kind === 'model' ? 'SFI-MOVE-009' : 'SFI-MOVE-021' }),
      );
  const kept: readonly InTheWay[] =
    heading.clear && asked.from !== undefined ? [{ id: asked.from, of: heading.clear, rule: 'SFI-MOVE-023' }] : [];
  const cache = new Map<MovementTool, ToolRules>();
  const computeRules = (which: MovementTool): ToolRules => {
    const tool = toolOf(table, which);
    const rough = isLonger(which, pace.rough) ? pace.roughPieces : [];
    const slow = isLonger(which, 'S') ? pace.slowPieces : [];
    // By an option a model that only crosses a piece does not move into it (SFI-TKEY-001).
    const slowUnder = table.options['terrain.crossingCountsAsMovingInto'] ? slow : [];
    const near: Standing = { is: 'within', of: base, length: reachOf(tool), code: 'too-far', rule: 'SFI-MOVE-007' };
    const all = [
      near,
      ...limits,
      ...groundLimits(rough, { code: 'rough-ground', rule: 'SFI-TKEY-016' }),
      // By an option a base that touches a piece has come into it (SFI-MEASURE-016).
      ...groundLimits(slow, {
        is: table.options['terrain.touchIsWithin'] ? 'beyond' : 'clear',
        code: 'slow-ground',
        rule: 'SFI-TKEY-021',
      }),
    ];
    const places = region(base.radius, all);
    return {
      which,
      tool,
      region: places,
      search: lock.length === 0 ? places : region(base.radius, [...all, ...lock]),
      obstacles: [
        ...kept,
        ...bases,
        ...impassable,
        ...blocking(rough.flatMap(partsOf), 'SFI-TKEY-016'),
        ...blocking(slowUnder.flatMap(partsOf), 'SFI-TKEY-021'),
      ],
    };
  };
  const rulesOf = (which: MovementTool): ToolRules => {
    const known = cache.get(which) ?? computeRules(which);
    cache.set(which, known);
    return known;
  };
  const perils = perilsNear(table, model, base, reach + 2 * base.radius);
  return { table, model, base, longest: pace.longest, locked, heading, perils, rulesOf };
};

// Cache: the facts of the latest question in each state.
const moversIn = /* @__PURE__ */ rememberEach((state: SfiState) =>
  remember((pack: ContentPack, options: SfiOptions, numbers: SfiNumbers, asked: MoveAsked) => ({
    mover: workOut({ pack, options, numbers, state }, asked),
  })),
);

/**
 * The facts of a move. Undefined if no rule lets the model move: the thing that the direction refers to is gone, or the model is.
 */
export const moverOf = ({ pack, options, numbers, state }: Table, asked: MoveAsked): Mover | undefined =>
  moversIn(state)(pack, options, numbers, asked).mover;

/** A move in the form that the solver of the core takes. */
export const moveTo = ({ table, base, heading }: Mover, { obstacles }: ToolRules, to: Point): Move => {
  const move = { base, to, table: battlefieldOf(table), obstacles };
  return heading.inside ? { ...move, inside: heading.inside } : move;
};
