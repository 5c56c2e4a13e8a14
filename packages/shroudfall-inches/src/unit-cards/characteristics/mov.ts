import { tally } from '@rulewright/core/tally';
import { cardOf, suffers, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Model, SfiTally, TallyStage } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { type MovementTool, movementTools } from '../../vocabulary/words.js';
import { contributionOf, inForce } from '../effects/in-force.js';
import { afterStacking, type Contribution } from '../effects/stacking.js';

const stages = ['printed', 'increases', 'reductions', 'set'] as const satisfies readonly TallyStage[];

/** The number of a tool, so that MOV can be counted: S is 0. */
const numberOf = (tool: MovementTool): number => movementTools.indexOf(tool);

/** The circumstances of one move that change its longest tool. */
export interface OfMove {
  /** The tool that an ability names in place of the unit's MOV (SFI-MOVE-028): effects on the MOV do not change it. */
  readonly granted?: MovementTool;
  /** Steps up and down, e.g. by terrain. */
  readonly steps?: readonly Contribution[];
  /** The rule of terrain that allows the shortest tool only. */
  readonly slowedBy?: RuleId;
}

/**
 * MOV of a model for one move, counted in tools from S = 0: the unit's MOV or the longest tool that an effect sets in its place
 * (SFI-STACK-003), longer by a step, then shorter by one, never beyond the shortest and the longest tool, and last the effects that set it
 * to S, which override the rest, as Frostbite does.
 */
export const whyMov = (table: Table, model: Model, { granted, steps = [], slowedBy }: OfMove = {}): SfiTally => {
  const unit = unitOf(table.state, model.unit);
  const card = cardOf(table, unit);
  const count = tally<RuleId, (typeof stages)[number]>('MOV', stages);
  if (granted === undefined) count.base('printed', numberOf(card.mov), 'SFI-CARD-003', card.name);
  else count.base('printed', numberOf(granted), 'SFI-MOVE-028', 'ability');
  const all = [...steps];
  const sets: { readonly tool: number; readonly name: string }[] = [];
  for (const one of granted === undefined ? inForce(table, unit, model) : []) {
    const { change, name } = one;
    if (change.op === 'setMOV') sets.push({ tool: numberOf(change.tool), name });
    if (change.op === 'modify' && change.what === 'MOV') all.push(contributionOf(one, change));
  }
  // The last one replaces those before it.
  for (const { tool, name } of sets.sort((a, b) => a.tool - b.tool)) {
    if (tool === 0) count.base('set', tool, 'SFI-MOVE-027', name);
    else count.base('printed', tool, 'SFI-CARD-021', name);
  }
  for (const { by, name, rule, rejected } of afterStacking(all, 'more', table.options)) {
    const stage = by > 0 ? 'increases' : 'reductions';
    if (rejected) count.reject(stage, by, rejected.rule, rejected.why, name);
    else count.add(stage, by, rule, name);
  }
  count.atMost('increases', movementTools.length - 1, 'SFI-MOVE-026');
  count.atLeast('reductions', 0, 'SFI-MOVE-026');
  if (slowedBy) count.base('set', numberOf('S'), slowedBy, 'slow');
  if (suffers(unit, 'frostbite')) count.base('set', numberOf('S'), 'SFI-CONDITION-006', 'frostbite');
  return count.tally();
};

/** The longest tool that a model may use in a move. */
export const movOf = (table: Table, model: Model, how: OfMove = {}): MovementTool =>
  movementTools[whyMov(table, model, how).total] ?? 'S';
