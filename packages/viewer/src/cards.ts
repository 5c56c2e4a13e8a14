import type { GameTypes, PieceCard, Presentation, ReplayFrame, Scene, SceneItem, View } from '@rulewright/core';
import { sameJson } from '@rulewright/core';

type Hooks<G extends GameTypes> = Pick<Presentation<G>, 'card' | 'around'>;

/** The ids of the tokens on the board, and of all things that are drawn or listed. */
const piecesOf = ({
  items,
  panels = [],
}: Scene): { readonly onBoard: readonly string[]; readonly all: ReadonlySet<string> } => {
  const onBoard = items.flatMap(({ kind, id }) => (kind === 'token' && id !== undefined ? [id] : []));
  const rows = panels.flatMap(panel => panel.rows.flatMap(({ id }) => id ?? []));
  const drawn = items.flatMap(({ id }) => id ?? []);
  return { onBoard, all: new Set([...drawn, ...rows]) };
};

/** Gives the cards of a match frame by frame, only those that have changed. */
export class CardTeller<G extends GameTypes> {
  readonly #hooks: Hooks<G>;
  #known: Readonly<Record<string, PieceCard>> = {};
  #told: View<G>['state'] | undefined;

  constructor(hooks: Hooks<G>) {
    this.#hooks = hooks;
  }

  /** @param isWhole true where the match waits for an answer: then the frame also gets what each piece can reach and see */
  frame(view: View<G>, scene: Scene, isWhole: boolean): Pick<ReplayFrame, 'cards' | 'around'> {
    const { onBoard, all } = piecesOf(scene);
    const now: Record<string, PieceCard> = this.#told === view.state ? { ...this.#known } : {};
    for (const id of this.#told === view.state ? [] : all) {
      const card = this.#hooks.card?.(view, id);
      if (card) now[id] = card;
    }
    const changed: Record<string, PieceCard | null> = {};
    for (const id of Object.keys(this.#known)) if (!now[id]) changed[id] = null;
    for (const [id, card] of Object.entries(now)) if (!sameJson(this.#known[id] ?? null, card)) changed[id] = card;
    this.#known = now;
    this.#told = view.state;
    const around: Record<string, readonly SceneItem[]> = {};
    if (isWhole) {
      for (const id of onBoard) {
        const items = this.#hooks.around?.(view, id) ?? [];
        if (items.length > 0) around[id] = items;
      }
    }
    return {
      ...(Object.keys(changed).length > 0 ? { cards: changed } : {}),
      ...(isWhole && this.#hooks.around ? { around } : {}),
    };
  }
}
