import type { EldNumbers } from '../rulebook/numbers.js';
import type { EldOptions } from './options.js';
import type { ContentPack } from './pack.js';
import type { Sources } from './sources.js';
import type { EldState } from './state.js';

/** Everything that a question about a match needs: the facts, the options, and the state now. */
export interface Table {
  readonly pack: ContentPack;
  readonly options: EldOptions;
  /** The numbers of the edition that the match is played with. */
  readonly numbers: EldNumbers;
  /** The rules of abilities, which change numbers and what may be declared. */
  readonly sources: Sources;
  readonly state: EldState;
}
