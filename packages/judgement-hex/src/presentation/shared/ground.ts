import type { Scene, SceneItem, Sketches, TypedWishes, View, Wishes } from '@rulewright/core';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../words/names.js';
import type { PlaceWordsOf } from '../words/places.js';
import type { Look } from './look.js';

/** Everything that a picture of a moment is made of. */
export interface Shown {
  readonly table: Table;
  readonly view: View<Jhx>;
  readonly names: Names;
  /** The overlays that a client asks for. */
  readonly look: Look;
}

/** The words and pictures of one kind of ground. */
export interface GroundPresentation {
  readonly words: PlaceWordsOf;
  /** The battlefield, without the panels beside it. */
  scene(shown: Shown): Omit<Scene, 'panels'>;
  /** The ground that a model on the board reaches by an Advance and with its melee weapons, and the models that it sees. */
  around(table: Table, model: ModelId, names: Names): readonly SceneItem[];
  /** The battlefield drawn in characters. */
  text(table: Table, names: Names): string;
  /** The drawn thing of a place; none where places are no things of their own. */
  thingAt(table: Table, place: Place): readonly string[];
  /** The wish of a click, where answers cannot be listed. */
  wishes?(tableOf: (view: View<Jhx>) => Table): Wishes<Jhx>;
  /** Answers drawn before they are given, where answers cannot be listed. */
  sketches?(tableOf: (view: View<Jhx>) => Table): Sketches<Jhx>;
  /** The wishes that a person types, where answers cannot be listed. */
  typed?(tableOf: (view: View<Jhx>) => Table, namesIn: (view: View<Jhx>) => Names): TypedWishes<Jhx>;
}
