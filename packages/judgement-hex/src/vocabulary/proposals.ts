import type { Where } from './battlefield.js';
import type { ModelId } from './state.js';

/** The parameters of the questions whose answers cannot be listed: those of a table in inches. */
export interface JhxProposals {
  /** A place of a set, or the end of the straight line of a Charge. */
  readonly cell:
    | { readonly where: Where }
    | { readonly charge: { readonly model: ModelId; readonly target: ModelId; readonly weapon: string } };
  /** The model that takes a further step, or stops. */
  readonly step: { readonly model: ModelId };
  /** The model that is pushed, and the length of the Push; with `fewer` it may be shorter, or none. */
  readonly direction: {
    readonly push: { readonly model: ModelId; readonly lengths: number; readonly fewer?: boolean };
  };
  /** The models that can come into play, each with the places where it can. */
  readonly deploy: { readonly places: readonly { readonly model: ModelId; readonly where: Where }[] };
}
