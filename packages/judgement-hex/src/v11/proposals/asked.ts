import type { Asked, Kind } from '@rulewright/core';
import { numbersOf } from '../../match/numbers-of.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The table of a question. */
export const tableAsked = <K extends Kind<Jhx>>(
  { pack, maps, edition }: GameFacts,
  { state, setup: { options } }: Pick<Asked<Jhx, K>, 'state' | 'setup'>,
): Table => ({ pack, maps, options, numbers: numbersOf(edition, options), ground: edition.ground, state });
