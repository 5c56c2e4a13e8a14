import type { Proposal, Refusal } from '@rulewright/core';
import { sameJson } from '@rulewright/core';
import { squareBetween } from '@rulewright/core/inches';
import { weaponOf } from '../attacks/weapon.js';
import { modelNamed } from '../match/lookups.js';
import { type Facts, tableAsked } from '../match/table.js';
import { knowsLengths } from '../movement/measuring.js';
import { routePointsOf } from '../movement/moments.js';
import { squareInSpace, standingAt, whyNoRoutePoint } from '../routes/points.js';
import { wishedAt } from '../routes/wishes.js';
import type { Eld, MomentAsked, RoutePoint, Table } from '../vocabulary/index.js';
import { plainAims } from './attack.js';

type Asked = Parameters<Proposal<Eld, 'moment'>['check']>[0];

/** The rule by which a reacting model cannot attack at a point of the route: it needs a target there, in sight (ELD-ACTION-027). */
const whyNot = (
  table: Table,
  { model, means, kind, opportunity }: MomentAsked,
  at: RoutePoint,
): Refusal | undefined => {
  const own = modelNamed(table.state, model);
  const { sequence } = table.state;
  const rule = opportunity ? 'ELD-REACT-009' : 'ELD-RANGED-008';
  if (!own || !sequence) return { code: 'gone', rule, path: 'choice' };
  const weapon = weaponOf(table, own, means);
  const occasion = opportunity ? 'opportunity' : 'step';
  const seen = plainAims(table, { model, role: 'reactive', occasion }, { weapon, kind, at }).length > 0;
  return seen ? undefined : { code: 'no-sight', rule, path: 'choice' };
};

/**
 * The points that a model could name, the nearest to it first; in Realism mode distances are secret, so the points stay
 * in the order of the route (ELD-REACT-011).
 */
const guesses = (table: Table, { model }: MomentAsked): readonly RoutePoint[] => {
  const { sequence } = table.state;
  const own = modelNamed(table.state, model);
  if (!sequence || !own) return [];
  const all = routePointsOf(sequence);
  if (!knowsLengths(table, own)) return all;
  const far = (at: RoutePoint): number => squareInSpace(standingAt(sequence, at).at, own.at);
  return [...all].sort((a, b) => far(a) - far(b));
};

/** Judges and finds the points of the route at which a reacting model attacks (ELD-RANGED-008, ELD-REACT-009). */
export const momentProposal = (facts: Facts): Proposal<Eld, 'moment'> => {
  const legal = (asked: Asked): readonly RoutePoint[] => {
    const table = tableAsked(facts, asked);
    return guesses(table, asked.parameters).filter(at => !whyNot(table, asked.parameters, at));
  };
  return {
    check(asked, choice) {
      const { sequence } = asked.state;
      if (!sequence) return { code: 'gone', path: 'choice' };
      const refusal = whyNoRoutePoint(sequence, choice, 'choice');
      // The cast is safe: the value was read.
      return refusal ?? whyNot(tableAsked(facts, asked), asked.parameters, choice as RoutePoint);
    },
    sample(asked, below) {
      const all = legal(asked);
      return all.length === 0 ? undefined : all[below(all.length)];
    },
    suggest: (asked, most) => {
      const all = legal(asked);
      return all.filter((one, at) => all.findIndex(other => sameJson(one, other)) === at).slice(0, most);
    },
    nearest(asked, wish) {
      const { sequence } = asked.state;
      const all = legal(asked);
      if (!sequence || wish === undefined) return all[0];
      const inOrder = [...all].sort((a, b) => a.leg - b.leg || a.along - b.along);
      if (wish === 'start') return inOrder[0];
      if (wish === 'end') return inOrder.at(-1);
      const wished = wishedAt(tableAsked(facts, asked), wish);
      const far = (at: RoutePoint): number => (wished ? squareBetween(standingAt(sequence, at).at, wished.at) : 0);
      return inOrder.reduce<RoutePoint | undefined>(
        (best, at) => (best && far(best) <= far(at) ? best : at),
        undefined,
      );
    },
  };
};
