import type { Game } from '@rulewright/core';
import type { Effect } from './ability.js';
import type { CodeOp, Op } from './applying.js';
import type { JhxEdition } from './edition.js';
import type { Jhx } from './index.js';
import type { AnyMap } from './map.js';
import type { ContentPack } from './pack.js';

/** The game with the parts that it was made from, so that rules find their facts. */
export interface JhxGame extends Game<Jhx> {
  readonly pack: ContentPack;
  readonly maps: readonly AnyMap[];
  /** The numbers and procedures that the rules read. */
  readonly edition: JhxEdition;
  /** Effects in code that cards name. */
  readonly ops: Readonly<Record<string, CodeOp>>;
  /** The rule of each op that an effect of a card can name: see `effectOps`. Earlier chapters find it through the game. */
  readonly effectOps: { readonly [O in Effect['op']]: Op<O> };
}
