import type { ContentPack, RoleId } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import type { Village } from './village.js';

/** The parts of a village that are open to everybody: all but the decks. */
export type OpenVillage = Omit<Village, 'decks'>;

/** The open parts of a village, and its content pack: enough for rules that read no deck. A {@link Table} is one, too. */
export interface OpenTable {
  readonly pack: ContentPack;
  readonly state: OpenVillage;
}

/** A village together with the content pack that it is played with: all that rules may ask. */
export interface Table {
  readonly pack: ContentPack;
  readonly state: Village;
}

/** The data that the procedures of a character's turn share. */
export interface Acting {
  readonly pack: ContentPack;
  /** The role of the character whose turn it is. */
  readonly actor: RoleId;
}

/** The reason why a choice is forbidden, for refusals and for explanations. */
export interface Forbidden {
  /** kebab-case */
  readonly code: string;
  readonly rule: RuleId;
  readonly detail?: Readonly<Record<string, unknown>>;
}
