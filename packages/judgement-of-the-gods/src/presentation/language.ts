import type { Words } from '@rulewright/core';
import type { Resource } from '../content/pack.js';
import type { DeckName, Jog, Square, Village } from '../vocabulary.js';

/** Everything that is said about a match in one language; a translation is another table of this shape. */
export interface Language extends Words<Jog> {
  readonly title: string;
  readonly labels: Labels;
}

/** What is written on the table. */
export interface Labels {
  readonly resources: { readonly [R in Resource]: string };
  readonly decks: { readonly [D in DeckName]: string };
  /** A player on the screen. `roles`: names, none before they are dealt. */
  player(id: string, roles: readonly string[]): string;
  /** Where in the match this is; `role` is the name of the acting character, if one acts. */
  chapter(phase: Village['phase'], round: number): string;
  scene(phase: Village['phase'], round: number, role: string | undefined): string;
  /** A square, seen from the Town Hall. */
  square(at: Square): string;
  /** The tooltip of a character. */
  character(role: string, player: string, at: string, what: 'acts' | 'done' | 'waits'): string;
  /** The tooltip of a tile. `marks`: the titles of its marks. */
  tile(name: string, at: string, building: string | undefined, marks: readonly string[]): string;
  readonly marks: { readonly magical: string; readonly hallowed: string; readonly cursed: string };
  /** On the tile that carries the statue. */
  statue(pieces: number, of: number): string;
  /** The tooltip of a resource. `worst`: the most of it that one judgement card still in the deck may take. */
  resource(name: string, amount: number, worst: number): string;
  deck(name: string, size: number, top: readonly string[], bottom: readonly string[]): string;
  readonly drawn: string;
  lastDrawn(card: string | undefined): string;
  /** Over cards and tiles that lie open. */
  readonly shown: string;
  judgementDays(count: number, of: number): string;
  readonly next: string;
  readonly last: string;
  readonly legend: { readonly [What in 'magical' | 'cursed' | 'statue' | 'danger']: string };
}
