import type { Refusal, Rule, Turn } from '@rulewright/core';
import { type Menu, menu } from '@rulewright/core/menu';
import { whyNotDeclare } from '../match/bans.js';
import { modelOf } from '../match/lookups.js';
import { seesActivated } from '../movement/moments.js';
import type { ActionChoice, DeclaredAction, Eld, Resolution, Table } from '../vocabulary/index.js';
import { specialActions } from '../vocabulary/words.js';
import { assist } from './assist.js';
import { attack } from './attack.js';
import { deathblow } from './deathblow.js';
import { dodge } from './dodge.js';
import { duel } from './duel.js';
import type { ActionEntry, Actor } from './entry.js';
import { interact } from './interact.js';
import { nothing } from './nothing.js';
import { perceive } from './perceive.js';
import { ritual } from './ritual.js';
import { trade } from './trade.js';
import { uncover } from './uncover.js';

type Entries = {
  readonly [D in ActionChoice['do']]?: ActionEntry<
    Extract<ActionChoice, { readonly do: D }>,
    Extract<DeclaredAction, { readonly do: D }>
  >;
};

/** The actions of the book, the Normal ones first (ELD-ACTION-001): each chapter adds its entry. */
const bookActions: Entries = {
  nothing,
  assist,
  dodge,
  attack,
  perceive,
  deathblow,
  trade,
  interact,
  ritual,
  uncover,
  duel,
};

/** The rules that can forbid any action: they are checked before those of the action itself. */
const whyNotNow = (table: Table, { model: id, role, occasion }: Actor, action: ActionChoice): Refusal | undefined => {
  const model = modelOf(table.state, id);
  const { sequence } = table.state;
  const movement = sequence?.model === id ? sequence.movement : null;
  const path = 'do';
  if (occasion !== 'step' && action.do !== 'attack') {
    return { code: 'attack-only', rule: occasion === 'change' ? 'ELD-REACT-017' : 'ELD-REACT-009', path };
  }
  if (specialActions.some(one => one === action.do)) {
    if (role !== 'active') return { code: 'active-only', rule: 'ELD-ACTION-002', path };
    if (movement && movement.kind !== 'idle') return { code: 'not-idle', rule: 'ELD-ACTION-003', path };
  }
  return whyNotDeclare(table, model, { what: 'action', role, action, movement });
};

/** A reaction without sight of the activated model at any moment: Awareness alone lets a model only Dodge (ELD-AWARE-005). */
const whyNotBlind = (table: Table, { model, role, occasion }: Actor, action: ActionChoice): Refusal | undefined => {
  const { sequence } = table.state;
  if (role === 'active' || occasion !== 'step' || action.do === 'nothing' || action.do === 'dodge') return undefined;
  if (!sequence || seesActivated(table, model)) return undefined;
  const own = modelOf(table.state, model);
  const needsNoSight = table.sources.unseen.some(source => source(table, own, sequence.model));
  return needsNoSight ? undefined : { code: 'no-sight', rule: 'ELD-REACT-003', path: 'do' };
};

const judged = (name: string, entry: ActionEntry): ActionEntry => ({
  ...entry,
  // During the movement, only an Attack may be declared, so only Attacks are searched (ELD-REACT-009, ELD-REACT-017).
  candidates: (table, actor) => (actor.occasion === 'step' || name === 'attack' ? entry.candidates(table, actor) : []),
  whyNot: (table, actor, choice) =>
    whyNotNow(table, actor, choice) ?? entry.whyNot?.(table, actor, choice) ?? whyNotBlind(table, actor, choice),
});

/** The menu of the Action step and of reactions. The cast is safe: the menu gives each choice to the entry of its own name. */
export const actionMenu: Menu<[table: Table, actor: Actor], ActionChoice, ActionEntry> = /* @__PURE__ */ (() => {
  const entries = Object.entries(bookActions) as readonly (readonly [string, ActionEntry])[];
  return menu<[table: Table, actor: Actor], ActionChoice, ActionEntry>(
    Object.fromEntries(entries.map(([name, entry]) => [name, judged(name, entry)])) as Record<
      ActionChoice['do'],
      ActionEntry
    >,
  );
})();

/** True if a model has any action; the search stops at the first one. */
export const hasAction = (table: Table, actor: Actor): boolean =>
  actionMenu.candidates(table, actor).some(choice => !actionMenu.of(choice).whyNot?.(table, actor, choice));

/** Carries out what an action does at the Resolution step besides Attacks, Assists and Dodges, which have stages of their own. */
export function* resolveAction(turn: Turn<Eld>, actor: Actor, action: DeclaredAction, resolution: Resolution): Rule {
  // The cast is safe: the entry of an action is found by the name that choices and declared actions share.
  const going = actionMenu.of(action as ActionChoice)?.resolve?.(turn, actor, action, resolution);
  if (going) yield* going;
}
