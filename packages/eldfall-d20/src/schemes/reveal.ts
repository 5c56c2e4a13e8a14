import { decideUnlessForced } from '@rulewright/core';
import { partyOf } from '../match/lookups.js';
import { gameOf, tableOf } from '../match/table.js';
import type { StrategicEntry, StrategicOf, Table } from '../vocabulary/index.js';
import { schemeOf } from './score.js';

/** The Schemes in the hand of a player that must be revealed to score (ELD-SCHEME-039). */
const revealable = ({ pack, state }: Table, player: string): readonly string[] =>
  partyOf(state, player).schemes.filter(one => pack.schemes[one]?.timing === 'revealed');

/**
 * A player reveals a Scheme in the own Strategic phase (ELD-SCHEME-012): it counts this turn only. Where the Scheme needs a model, the
 * player names it now (ELD-SCHEME-019).
 */
export const revealEntry: StrategicEntry<StrategicOf<'scheme'>> = {
  candidates: (table, player) => revealable(table, player).map(scheme => ({ do: 'scheme', scheme })),
  whyNot: (table, player, { scheme }) =>
    revealable(table, player).includes(scheme)
      ? undefined
      : { code: 'not-to-be-revealed', rule: 'ELD-SCHEME-039', path: 'scheme' },
  carryOut: function* (turn, player, { scheme }) {
    const { rules } = schemeOf(gameOf(turn), scheme);
    const options = rules.about?.(tableOf(turn), player) ?? [];
    const about =
      options.length === 0
        ? null
        : yield* decideUnlessForced(turn, { by: player, kind: 'model', rule: rules.rule, options, about: { scheme } });
    turn.emit({ type: 'SchemeRevealed', player, scheme, ...(about === null ? {} : { about }) }, rules.rule);
  },
};
