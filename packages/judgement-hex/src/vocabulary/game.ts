import type { Game, Procedure } from '@rulewright/core';
import type { Effect } from './ability.js';
import type { CodeOp, Op } from './applying.js';
import type { Attack } from './attack.js';
import type { Death } from './death.js';
import type { Jhx } from './index.js';
import type { BattlefieldMap } from './map.js';
import type { ContentPack } from './pack.js';

/**
 * Rules that are called by chapters before their own. The rules form a circle: an attack ends with a manoeuvre, a
 * manoeuvre pushes, and a push provokes an attack. The earlier chapter finds the later rule by the game and does not
 * import it.
 */
export interface LaterRules {
  /** The steps of an attack: see `attackProcedure`. */
  readonly attack: Procedure<Jhx, Attack>;
  /** The steps of a death: see `deathProcedure`. */
  readonly death: Procedure<Jhx, Death>;
  /** The rule of each op that an effect of a card can name: see `effectOps`. */
  readonly effects: { readonly [O in Effect['op']]: Op<O> };
}

/** The game with the parts that it was made from, so that rules find their facts. */
export interface JhxGame extends Game<Jhx> {
  readonly pack: ContentPack;
  readonly maps: readonly BattlefieldMap[];
  /** Effects in code that cards name. */
  readonly ops: Readonly<Record<string, CodeOp>>;
  readonly later: LaterRules;
}
