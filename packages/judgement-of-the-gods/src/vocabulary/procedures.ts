import type { Procedure } from '@rulewright/core';
import type { Building, ContentPack, RoleId, TileKindId } from '../content/pack.js';
import type { Jog } from './index.js';
import type { Drawing, Resolution } from './judgement.js';
import type { Acting } from './table.js';
import type { Square } from './village.js';

/** The data that all steps of set-up share. */
export interface SettingUp {
  readonly pack: ContentPack;
  pile: readonly RoleId[];
}

/** The data that all steps of exploring share. */
export interface Exploring extends Acting {
  readonly draw: number;
  square?: Square;
  tile?: TileKindId;
  /** All tiles that were revealed. */
  revealed?: readonly TileKindId[];
}

/** The data that all steps of producing share. */
export interface Producing extends Acting {
  dice: readonly number[];
}

/** The data that all steps of building share. */
export interface Constructing extends Acting {
  chosen: Building | 'none';
}

/** The procedures of the sheet that an edition can change step by step. */
export interface JogProcedures {
  /** The set-up of a village. */
  readonly setUp: Procedure<Jog, SettingUp>;
  readonly explore: Procedure<Jog, Exploring>;
  readonly produce: Procedure<Jog, Producing>;
  readonly hallow: Procedure<Jog, Acting>;
  readonly build: Procedure<Jog, Constructing>;
  /** Building one piece of the statue. */
  readonly statue: Procedure<Jog, Acting>;
  /** The judgement phase between two rounds. */
  readonly judgementPhase: Procedure<Jog, Drawing>;
  /** Carrying out an event card. */
  readonly judgementCard: Procedure<Jog, Resolution>;
}
