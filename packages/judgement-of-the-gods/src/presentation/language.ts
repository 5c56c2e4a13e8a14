import type { TallyLine, Words } from '@rulewright/core';
import type { Amounts, Resource } from '../content/pack.js';
import type { DeckName, Jog, Square, Village } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** All words about a match in one language; a translation is another table of this shape. */
export interface Language extends Words<Jog> {
  readonly title: string;
  /** The names of things in this language; by default those of the content pack. */
  readonly names?: Names;
  readonly labels: Labels;
}

/** The words on the table. */
export interface Labels {
  readonly resources: { readonly [R in Resource]: string };
  readonly decks: { readonly [D in DeckName]: string };
  /** A player's name on the screen. `roles`: names of the player's roles, none before they are dealt. */
  player(id: string, roles: readonly string[]): string;
  /** A heading for this part of the match; `role` is the name of the acting character, if one acts. */
  chapter(phase: Village['phase'], round: number): string;
  scene(phase: Village['phase'], round: number, role: string | undefined): string;
  /** A square by its steps from the Town Hall. */
  square(at: Square): string;
  /** The tooltip of a character. */
  character(role: string, player: string, at: string, what: 'acts' | 'done' | 'waits'): string;
  /** The tooltip of a tile. `marks`: the titles of its marks. */
  tile(name: string, at: string, building: string | undefined, marks: readonly string[]): string;
  readonly marks: { readonly magical: string; readonly hallowed: string; readonly cursed: string };
  /** The label on the tile that carries the statue. */
  statue(pieces: number, of: number): string;
  /** The tooltip of a resource. `worst`: the most of it that one judgement card still in the deck may take. */
  resource(name: string, amount: number, worst: number): string;
  deck(name: string, size: number, top: readonly string[], bottom: readonly string[]): string;
  readonly drawn: string;
  lastDrawn(card: string | undefined): string;
  /** The reason why nothing is built: every building that was drawn, with its cost. */
  unpaid(drawn: readonly { readonly name: string; readonly cost: Amounts }[]): string;
  /** The heading over cards and tiles that are shown. */
  readonly shown: string;
  judgementDays(count: number, of: number): string;
  readonly next: string;
  /** The words of the cards of characters, tiles, resources and decks. */
  readonly card: CardWords;
  readonly last: string;
  readonly legend: { readonly [What in 'place' | 'magical' | 'cursed' | 'statue' | 'danger' | 'moves']: string };
}

/** True for a factor of a number that can leave a fraction. */
export const isFraction = (amount: TallyLine['amount']): boolean => typeof amount !== 'number' && amount[1] !== 1;

/** The words on cards. */
interface CardWords {
  /** The line under the name of a character. */
  of(player: string): string;
  readonly acts: string;
  readonly done: string;
  /** The number of a resource that a character brings where it stands. */
  produces(resource: string): string;
  /** The stat of a role. */
  stat(resource: string): string;
  readonly stands: string;
  readonly hallows: string;
  readonly calls: string;
  protects(by: number, resource: string, building: string): string;
  explores(draw: number): string;
  readonly building: string;
  readonly brings: string;
  /** The resource of a building that yields every basic resource. */
  readonly everything: string;
  readonly held: string;
  readonly worst: string;
  readonly left: string;
  readonly unknown: string;
  /** Several cards of one kind. */
  copies(count: number, name: string): string;
  readonly canMove: string;
  /** The name of a reason of a number; `rounded` is true for a factor that can leave a fraction. */
  reason(stage: string, source: string | undefined, rounded: boolean): string;
}
