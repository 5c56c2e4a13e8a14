import { type Asked, isObject, type Proposal, type Refusal } from '@rulewright/core';
import { onInches } from '../../ground/inches/battlefield.js';
import { isPlace } from '../../ground/inches/measure/place.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { stepRefusal } from '../../round/activation-phase/explain.js';
import type { Advancing } from '../../vocabulary/battlefield.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { tableAsked } from './asked.js';
import { around, goals, wishedPlace } from './wish.js';

const TRIES = 6;

type AskedStep = Asked<Jhx, 'step'>;

/** The reason against a leg of a Move (JV11-ACT-002), or against an end of it here. */
const whyNot = (table: Table, { decision }: Pick<AskedStep, 'decision'>, choice: unknown): Refusal | undefined => {
  if (choice !== 'stop' && (typeof choice !== 'number' || !isPlace(choice))) {
    return { code: 'not-a-place', path: 'choice' };
  }
  const refusal = stepRefusal(table, decision.about, choice);
  if (refusal) return refusal;
  const { path } = isObject(decision.about) ? decision.about : {};
  return Array.isArray(path) && path.at(-1) === choice ? { code: 'no-step', rule: 'JHX-MOVE-001' } : undefined;
};

/** The model as it goes on from where it is, with the inches that are left to it. */
const goingOn = (table: Table, { decision: { about } }: Pick<AskedStep, 'decision'>): Advancing | undefined => {
  if (!isObject(about) || typeof about.model !== 'string' || typeof about.left !== 'number') return undefined;
  const mover = pieceOf(table, about.model);
  return mover && { mover, mov: about.left, flyAppliesToAdvance: table.options.flyAppliesToAdvance };
};

/** The first leg of a way to a wish. */
const legTowards = (table: Table, advancing: Advancing, wish: Place): Place | undefined =>
  onInches(fieldOf(table)).moveTowards(advancing, wish)?.[1];

/**
 * Judges and finds the legs of a Move (JV11-ACT-002): a Move is a chain of straight legs, each ending where the model may
 * stand, and ends with `stop`.
 */
export const stepProposal = (facts: GameFacts): Proposal<Jhx, 'step'> => {
  const legal = (asked: AskedStep, wishes: readonly Place[], most: number): readonly Place[] => {
    const table = tableAsked(facts, asked);
    const advancing = goingOn(table, asked);
    const found: Place[] = [];
    for (const wish of advancing ? wishes : []) {
      if (found.length >= most) break;
      const leg = advancing && legTowards(table, advancing, wish);
      if (leg === undefined || found.includes(leg) || whyNot(table, asked, leg)) continue;
      found.push(leg);
    }
    return found;
  };
  return {
    check: (asked, choice) => whyNot(tableAsked(facts, asked), asked, choice),
    sample(asked, below) {
      const table = tableAsked(facts, asked);
      const advancing = goingOn(table, asked);
      const mayStop = !whyNot(table, asked, 'stop');
      if (!advancing || (mayStop && below(3) === 0)) return mayStop ? 'stop' : undefined;
      const [here = 0] = advancing.mover.cells;
      const wishes = [...goals(table, advancing.mover), ...around(here, (1 + below(8)) * advancing.mov)];
      for (let i = 0; i < TRIES && wishes.length > 0; i++) {
        const [leg] = legal(asked, wishes.slice(below(wishes.length)), 1);
        if (leg !== undefined) return leg;
      }
      return mayStop ? 'stop' : undefined;
    },
    suggest(asked, most) {
      const table = tableAsked(facts, asked);
      const advancing = goingOn(table, asked);
      const stop = whyNot(table, asked, 'stop') ? [] : (['stop'] as const);
      if (!advancing) return stop.slice(0, most);
      const [here = 0] = advancing.mover.cells;
      const wishes = [...goals(table, advancing.mover), ...around(here, advancing.mov)];
      return [...legal(asked, wishes, most - stop.length), ...stop].slice(0, most);
    },
    nearest(asked, wish) {
      const table = tableAsked(facts, asked);
      if (wish === 'stop') return whyNot(table, asked, 'stop') ? undefined : 'stop';
      const place = wishedPlace(table, wish);
      return place === undefined ? undefined : legal(asked, [place], 1)[0];
    },
  };
};
