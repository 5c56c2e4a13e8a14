import type { TemplatePlace } from './declared.js';
import type { ModelId, Place } from './state.js';
import type { MovementKind } from './words.js';

/** A measurement that a player wants to make before a declaration (ELD-MEASURE-008). */
export type Measuring = {
  /** True for a player who carries out the behaviour of Hostiles (ELD-MEASURE-014). */
  readonly forHostile?: true;
} & (
  | {
      readonly what: 'distance';
      /** A model or a thing by its name, or a point. */
      readonly between: readonly [string | Place, string | Place];
    }
  /** The distance that a model can move. */
  | { readonly what: 'movement'; readonly model: ModelId; readonly kind: MovementKind }
  /** A template laid to see whom it would touch (ELD-MEASURE-012). */
  | { readonly what: 'template'; readonly place: TemplatePlace }
);
