import type { JhxOptions, JhxState } from './index.js';
import type { BattlefieldMap } from './map.js';
import type { ContentPack } from './pack.js';

/** Everything that a question about a match needs: the facts, the agreements, and the arena now. */
export interface Table {
  readonly pack: ContentPack;
  readonly maps: readonly BattlefieldMap[];
  readonly options: JhxOptions;
  readonly state: JhxState;
}
