import type { Refusal } from '@rulewright/core';
import { isAiming } from '../../combat/dice-pool/aiming.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import { type Barred, barredBy } from '../../special-rules/conditions/bars.js';
import type { ActionChoice, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

type Do = ActionChoice['do'];

/** The properties of an action that a condition can bar: its kind, and for an Advance the dash. */
interface Barrable {
  readonly do: Do;
  readonly dash?: boolean;
}

/**
 * The bans by any of which a condition keeps its model from an action. All other actions are barred by a ban on AP
 * (JHX-ACTION-033).
 */
const bars: { readonly [D in Do]?: readonly Barred[] } = {
  end: [],
  'summoned-acts': [],
  'summoned-done': [],
  cleanse: [],
  'stand-up': [],
  advance: ['advance'],
  charge: ['charge'],
  attack: ['attack'],
  ability: ['ability'],
  'demonic-gateway': ['ability'],
  'effigy-recall': ['recall'],
  'soul-harvest': ['soul-harvest'],
};
const ofDash: readonly Barred[] = ['advance', 'dash'];
const ofOthers: readonly Barred[] = ['ap'];

/** The bans on an action: those of its kind; by the option `aimKnockedDown` no condition keeps a model from aiming (JHX-ATTACK-031). */
const bansOn = ({ options }: Table, action: Barrable): readonly Barred[] => {
  if (action.do === 'aim' && options.aimKnockedDown) return [];
  return action.do === 'advance' && action.dash ? ofDash : (bars[action.do] ?? ofOthers);
};

/** The actions of Summoned models, and those with which they begin and end acting. */
const ofSummoned: readonly Do[] = [
  'ability',
  'advance',
  'aim',
  'attack',
  'charge',
  'stand-up',
  'summoned-acts',
  'summoned-done',
];

/** The actions that only the Commander of a unit takes for it. */
const ofCommanders: readonly Do[] = ['effigy-recall', 'shop', 'hand-over'];

/** The actions that models of a unit take only in cohesion. */
const ofCohesion: readonly Do[] = ['cleanse', 'self-heal'];

/** The actions that a model with the aiming bonus may no longer be able to take, besides melee attacks. */
const ofUnaimed: { readonly [D in Do]?: keyof JhxNumbers['aimForbids'] } = {
  advance: 'advance',
  'effigy-recall': 'recall',
  charge: 'charge',
};

/**
 * The reason why a model may not take an action now that it could take otherwise; undefined if it may:
 *
 * - `summoned`, `not-the-commander`, `out-of-cohesion`;
 * - a condition, by its name: `knock-down` bars all but Cleanse and Stand Up, actions for 0 AP included (JHX-COND-028,
 *   JHX-COND-031, JHX-ACTION-033), `pin` Advance and Charge (JHX-COND-035), `fear` Active Abilities (JHX-COND-044), and
 * the other conditions of `barredBy`;
 * - `aiming`: Advance, Charge and Effigy Recall (JHX-ATTACK-030, JHX-CHARGE-018); melee attacks are refused as attacks.
 */
export const barred = (table: Table, model: Model, action: Barrable): Refusal | undefined => {
  const detail = { model: model.id };
  if (model.kind === 'summoned' && !ofSummoned.includes(action.do)) {
    return { code: 'summoned', rule: 'JHX-SUMMON-002', detail };
  }
  if (model.member !== null && ofCommanders.includes(action.do)) {
    return { code: 'not-the-commander', rule: 'JHX-UNIT-002', detail };
  }
  if (ofCohesion.includes(action.do) && !inCohesion(table, model)) {
    return { code: 'out-of-cohesion', rule: 'JHX-UNIT-018', detail };
  }
  for (const what of bansOn(table, action)) {
    const bar = barredBy(table, model.id, what);
    if (bar) return { code: bar.condition, rule: bar.rule, detail };
  }
  const unaimed = ofUnaimed[action.do];
  if (unaimed === undefined || !isAiming(table.state, model.id)) return undefined;
  const { value: forbidden, rule } = table.numbers.aimForbids[unaimed];
  return forbidden ? { code: 'aiming', rule, detail } : undefined;
};
