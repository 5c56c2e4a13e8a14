import type { Rule, Turn } from '@rulewright/core';
import { baseHealth } from '../../hero-cards/reading/health.js';
import { coalesce, coalesceIcon } from '../../key-models/demons/coalesce.js';
import { answersFor, rememberMaster } from '../../key-models/summoned/late.js';
import { masterDied, summonedBy } from '../../key-models/summoned/master.js';
import { choose } from '../../match/ask.js';
import { moments } from '../../match/lasting.js';
import { activePlayer, onBoard } from '../../match/models.js';
import { type Table, tableOf } from '../../match/table.js';
import { harvestByKill, loseSouls } from '../../monsters-and-souls/souls/harvest.js';
import { endLasting } from '../../special-rules/conditions/lasting.js';
import type { Moment } from '../../special-rules/timing/moment.js';
import { anyOffers, openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';

/** Whether a model on the board has no base health left (JHX-DAMAGE-016). */
export const atZero = (table: Table, id: ModelId): boolean => {
  const model = onBoard(table.state, id);
  return model !== undefined && baseHealth(table, model) <= 0;
};

/**
 * The two stages for a model whose base health is 0, Hero, Monster (JHX-DEATH-011) or Summoned model. First what depends
 * on reaching zero (JHX-DEATH-001), in the active player's order (JHX-DEATH-004), until it is above 0, which saves it
 * (JHX-DEATH-002); then it dies. Does nothing above 0.
 *
 * @param killer the model that took the last point of its health, and so has the kill (JHX-DEATH-012); null for nobody
 */
export function* resolveZeroHealth(turn: Turn<Jhx>, model: ModelId, killer: ModelId | null): Rule {
  const by = killer === null ? null : answersFor(turn, killer);
  const saved = (): boolean => !atZero(tableOf(turn), model);
  if (saved()) return;
  yield* openAt(turn, 'zero-health', { of: model, by }, saved);
  if (!saved()) yield* slay(turn, model, by);
}

/**
 * A model dies: it is removed from the board with all tokens on it (JHX-DEATH-003, JHX-DEATH-006), while what it has in
 * play elsewhere stays (JHX-DEATH-007), and so do its levels, Artefacts and marks (JHX-DEATH-010). Its Soul is harvested
 * before its own Souls are lost; an Effigy captured by the first ends the match before the second (JHX-DEATH-005). Then
 * happens what depends on its death, in the active player's order (JHX-DEATH-004), and what it summoned dies
 * (JHX-SUMMON-015); by the option `deathTriggers` the active player orders these three. By itself for models that were not damaged to zero, e.g. when their Master dies.
 */
export function* slay(turn: Turn<Jhx>, id: ModelId, killer: ModelId | null): Rule {
  const victim = onBoard(turn.state, id);
  if (!victim) return;
  const by = killer === null ? null : answersFor(turn, killer);
  rememberMaster(turn, victim);
  const before = tableOf(turn);
  const rule = victim.kind === 'monster' ? 'JHX-DEATH-011' : 'JHX-DEATH-003';
  turn.emit({ type: 'ModelDied', model: id, at: victim.at, killer: by }, [rule, 'JHX-DEATH-006', 'JHX-DEATH-012']);
  if (turn.options.effectsOfTheDead === 'end') endWithOwner(turn, id);
  yield* inOrder(turn, consequences(turn, { of: id, by, at: victim.at, victim, before }), id);
}

/** By the option `effectsOfTheDead`, effects that last until the next activation of a model end when that model dies. */
const endWithOwner = (turn: Turn<Jhx>, id: ModelId): void => {
  const isDue = ({ source, until }: { readonly source: ModelId; readonly until?: string }): boolean =>
    source === id && (until === moments.startOf(id) || until === moments.endOf(id));
  endLasting(turn, turn.state.effects.filter(isDue), 'died', 'JHX-DEATH-007');
  for (const { id: icon, owner: source, until, token } of turn.state.icons) {
    const due = token !== coalesceIcon && isDue(until === undefined ? { source } : { source, until });
    if (due) turn.emit({ type: 'IconRemoved', icon }, 'JHX-DEATH-007');
  }
};

/** A part of what follows from a death: the harvest, the triggers, or the deaths of Summoned models. */
interface Consequence {
  readonly name: 'harvest' | 'triggers' | 'summoned';
  /** Whether anything would come of it. */
  isDue(): boolean;
  happen(): Rule;
}

const consequences = (
  turn: Turn<Jhx>,
  moment: Moment & { readonly victim: Model & { readonly at: number } },
): readonly Consequence[] => {
  const { of: id, by = null, victim } = moment;
  return [
    {
      name: 'harvest',
      isDue: () => true,
      *happen() {
        yield* harvestByKill(turn, victim, by);
        loseSouls(turn, id);
        coalesce(turn, victim);
      },
    },
    {
      name: 'triggers',
      isDue: () => anyOffers(turn, 'death', moment),
      happen: () => openAt(turn, 'death', moment),
    },
    {
      name: 'summoned',
      isDue: () => summonedBy(turn.state, id).length > 0,
      happen: () => masterDied(turn, id),
    },
  ];
};

/** The consequences of a death one after another: as listed, or by the option `deathTriggers` as the active player says. */
function* inOrder(turn: Turn<Jhx>, listed: readonly Consequence[], id: ModelId): Rule {
  if (turn.options.deathTriggers === 'harvest-first') {
    for (const one of listed) yield* one.happen();
    return;
  }
  let left = listed.filter(one => one.isDue());
  while (left.length > 0) {
    const by = activePlayer(turn.state);
    const options = left.map(({ name }) => name);
    const about = { consequencesOf: id };
    const next = yield* choose(turn, { by, kind: 'order', rule: 'JHX-DEATH-004', options, about });
    const chosen = left.find(({ name }) => name === next);
    if (chosen) yield* chosen.happen();
    left = left.filter(one => one !== chosen && one.isDue());
  }
}
