import type { Rule, Turn } from '@rulewright/core';
import { payFate } from '../../beside-table/fate/pool.js';
import { learnLevels } from '../../hero-cards/levels/levels.js';
import { moments } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { monsterReach, strikeNewlyEngaged } from '../../monsters-and-souls/monsters/strikes.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { ActionChoice, Jhx } from '../../vocabulary/index.js';
import { actionKinds } from './index.js';

/**
 * Carries out a legal action: it is paid for when it is declared (JHX-FATE-013), and nothing is given back if it has no
 * effect (JHX-ACT-011). Afterwards effects that last for the action end, and the bonuses of levels gained in it begin
 * (JHX-LEVEL-006). Then Monsters attack the models that came into their reach by it, in actions of their own or, by the option
 * `monsterStrikeIs`, in this one (JHX-MONSTER-046).
 */
export function* act(turn: Turn<Jhx>, action: Exclude<ActionChoice, { readonly do: 'end' }>): Rule {
  const kind = actionKinds.find(one => one.do === action.do);
  if (!kind) throw new RangeError(`no action ${action.do}`);
  const { ap, fate } = kind.cost(tableOf(turn), action);
  const { player } = modelOf(turn.state, action.model);
  turn.emit({ type: 'ActionTaken', action, model: action.model, ap, fate }, kind.rule);
  if (player !== null) payFate(turn, player, fate, kind.rule);
  const before = monsterReach(turn);
  const running = kind.run(turn, action);
  if (running) yield* running;
  if (turn.options.monsterStrikeIs === 'own-action') yield* end(turn);
  yield* strikeNewlyEngaged(turn, before);
  yield* end(turn);
}

/** An action ends. */
function* end(turn: Turn<Jhx>): Rule {
  endMoment(turn, moments.action, 'JHX-TOKEN-011');
  yield* learnLevels(turn);
}
