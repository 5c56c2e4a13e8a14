import type { JhxNumbers } from '../rulebook/numbers.js';
import type { GroundKind } from './ground.js';
import type { JhxOptions, JhxState } from './index.js';
import type { AnyMap } from './map.js';
import type { ContentPack } from './pack.js';

/** Everything that a question about a match needs: the facts, the agreements, and the state now. */
export interface Table {
  readonly pack: ContentPack;
  readonly maps: readonly AnyMap[];
  readonly options: JhxOptions;
  /** The numbers of the edition that the match is played with. */
  readonly numbers: JhxNumbers;
  /** The kind of ground that the match is played on. */
  readonly ground: GroundKind;
  readonly state: JhxState;
}
