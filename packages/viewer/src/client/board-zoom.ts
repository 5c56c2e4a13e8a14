import type { Scene, SceneBox } from '@rulewright/core';
import { sceneBox } from '../scene/geometry.js';
import type { PageElement } from './dom.js';
import { crowdOf, focusOf, type Span, scrollFor } from './focus.js';
import { keepReadable } from './readable.js';

/** The greatest factor by which a board can be enlarged. */
export const LARGEST = 3;

/** The room around the middles of tokens that are shown, in pixels. */
const MARGIN = 48;

/** The least width of a token on a small screen, in pixels: letters on smaller ones cover their neighbours. */
const SMALL_TOKEN = 15;

/** The parts of an element of a page that a board needs; every HTMLElement has them. */
export interface BoardElement {
  readonly classList: { toggle(name: string, on?: boolean): unknown };
  scrollTop: number;
  scrollLeft: number;
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A board on a page that a reader can enlarge. The element holds a picture that `renderScene` drew. */
export interface BoardZoom {
  /** The factor by which the board is enlarged: 1, 2 or 3. */
  readonly factor: number;
  /** Enlarges the board by another factor; one out of range means the nearest. */
  to(factor: number): void;
  /** Begins with an enlarged board where the screen is small and most pieces of the scene are too small for their letters. */
  begin(scene: Scene, bounds?: SceneBox): void;
  /**
   * Makes letters readable, or hides them where they would cover one another. Call it after the board was drawn, and
   * after the window has changed its size.
   */
  readable(): void;
  /**
   * Scrolls an enlarged board, and never the page, to the tokens with which something happens, as far as it can show
   * them together. Tokens that a question is `about`, by their ids, come first. With `isNew`, a board on which nothing
   * happens is scrolled to where most tokens are: after enlarging, or after a jump to another moment.
   */
  follow(scene: Scene, before?: Scene, isNew?: boolean, about?: ReadonlySet<string>): void;
}

/** The middles of tokens on the screen, by their places in the picture: a token may still be sliding there. */
function middlesOf(board: PageElement, ids: ReadonlySet<string>): readonly (readonly [left: number, top: number])[] {
  const picture = board.querySelector('svg');
  const box = picture?.getBoundingClientRect();
  const [x = 0, y = 0, width = 1, height = 1] = (picture?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  if (!box) return [];
  const scale = Math.min(box.width / width, box.height / height);
  const [left, top] = [box.left + (box.width - width * scale) / 2, box.top + (box.height - height * scale) / 2];
  return [...board.querySelectorAll('g[data-id][transform]')]
    .filter(({ dataset }) => ids.has(dataset.id ?? ''))
    .map(token => {
      const [, right, down] = /\(([-\d.]+) ([-\d.]+)\)/.exec(token.getAttribute('transform') ?? '') ?? [];
      return [left + (Number(right) - x) * scale, top + (Number(down) - y) * scale];
    });
}

const spanOf = (values: readonly number[]): Span => ({ from: Math.min(...values), to: Math.max(...values) });

function follow(board: PageElement, scene: Scene, isNew: boolean, before?: Scene, about?: ReadonlySet<string>): void {
  const { left, top, width, height } = board.getBoundingClientRect();
  const focus = focusOf(scene, before, about);
  const drawn = board.querySelector('svg')?.getBoundingClientRect().width ?? width;
  // Half of the part of the board that the window shows, in board units.
  const reach = ((sceneBox(scene)?.width ?? 0) * width) / Math.max(1, drawn) / 2;
  const crowd = isNew && focus.length === 0 ? crowdOf(scene, reach) : undefined;
  for (const ids of crowd === undefined ? focus : [[crowd]]) {
    const middles = middlesOf(board, new Set(ids));
    const [across, down] = [spanOf(middles.map(([at]) => at)), spanOf(middles.map(([, at]) => at))];
    const fits = across.to - across.from <= width - 2 * MARGIN && down.to - down.from <= height - 2 * MARGIN;
    if (!fits) continue;
    board.scrollLeft += scrollFor(across, { from: left, to: left + width }, MARGIN);
    board.scrollTop += scrollFor(down, { from: top, to: top + height }, MARGIN);
    return;
  }
}

/** True for a small board on which most pieces are too small for their letters; pills are signs of places. */
export function isCramped(width: number, { items }: Scene, bounds: SceneBox | undefined): boolean {
  const sizes = items
    .flatMap(item => (item.kind === 'token' && item.form !== 'pill' ? [item.size] : []))
    .sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)];
  return middle !== undefined && bounds !== undefined && width < 600 && (middle * width) / bounds.width < SMALL_TOKEN;
}

/**
 * Makes a board enlargeable. The element gets the class `zoom-2` or `zoom-3` while it is enlarged: the page's style
 * sheet makes its `svg` 200 % or 300 % wide then, and lets the element scroll. Letters that would be too small get the
 * class `is-tiny`, which the style sheet hides.
 */
export function boardZoom(element: BoardElement): BoardZoom {
  // The cast is safe: every element of a page has what the pictures of this library are asked for.
  const board = element as PageElement;
  let now = 1;
  const to = (factor: number): void => {
    now = Math.min(LARGEST, Math.max(1, factor));
    for (let n = 2; n <= LARGEST; n++) board.classList.toggle(`zoom-${n}`, n === now);
    keepReadable(board);
  };
  return {
    get factor() {
      return now;
    },
    to,
    begin(scene, bounds = sceneBox(scene)) {
      if (isCramped(board.getBoundingClientRect().width, scene, bounds)) to(2);
    },
    readable: () => keepReadable(board),
    follow(scene, before, isNew = false, about = new Set()) {
      if (now > 1) follow(board, scene, isNew, before, about);
    },
  };
}
