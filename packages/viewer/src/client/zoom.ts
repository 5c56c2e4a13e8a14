import type { Scene, SceneBox } from '@rulewright/core';
import { element, type PageElement, page } from './dom.js';
import { crowdOf, focusOf, type Span, scrollFor } from './focus.js';
import type { Player } from './player.js';
import { keepReadable } from './readable.js';
import { isStep } from './stage.js';

const FACTORS = [1, 2, 3] as const;

/** The room around the middles of tokens that are shown, in pixels. */
const MARGIN = 48;

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

/**
 * Scrolls the enlarged board, and never the page, to the tokens with which something happens, as far as it can show them together.
 * A board that has just been enlarged, or that shows another part of the match after a jump, is scrolled to where most tokens are if nothing happens.
 */
function follow(board: PageElement, scene: Scene, isNew: boolean, before?: Scene): void {
  const { left, top, width, height } = board.getBoundingClientRect();
  const focus = focusOf(scene, before);
  const crowd = isNew && focus.length === 0 ? crowdOf(scene) : undefined;
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

/** The least width of a token on a small screen, in pixels: letters on smaller ones cover their neighbours. */
const SMALL_TOKEN = 15;

/** True for a small board on which most tokens of the match are too small for their letters. */
export function isCramped(width: number, bounds: SceneBox, frames: readonly { readonly scene: Scene }[]): boolean {
  const sizes = frames.at(-1)?.scene.items.flatMap(item => (item.kind === 'token' ? [item.size] : [])) ?? [];
  const middle = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)];
  return middle !== undefined && width < 600 && (middle * width) / bounds.width < SMALL_TOKEN;
}

/** Enlarges the board, which then scrolls to where something happens, and keeps its letters readable at every size. */
export function bindZoom(player: Player, bounds: SceneBox): void {
  const [board, button] = [element('board'), element('zoom')];
  const sceneAt = (index: number | undefined): Scene | undefined =>
    index === undefined ? undefined : player.replay.frames[index]?.scene;
  let at = 0;
  const show = (before: number | undefined, isNew: boolean): void => {
    keepReadable(board);
    const scene = sceneAt(player.index);
    if (scene && at > 0) follow(board, scene, isNew, sceneAt(before));
  };
  const zoomTo = (next: number): void => {
    at = next;
    for (const factor of FACTORS) board.classList.toggle(`zoom-${factor}`, factor === FACTORS[at]);
    button.textContent = player.say('zoom', { n: FACTORS[at] ?? 1 });
  };
  button.addEventListener('click', () => {
    zoomTo((at + 1) % FACTORS.length);
    show(player.index - 1, true);
  });
  if (isCramped(board.getBoundingClientRect().width, bounds, player.replay.frames)) zoomTo(1);
  page.addEventListener('resize', () => keepReadable(board));
  player.redrawn(() => keepReadable(board));
  player.listen((_player, before) => {
    if (before !== player.index) show(before, before === undefined || !isStep(player, before));
  });
}
