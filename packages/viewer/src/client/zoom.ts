import { element, page } from './dom.js';
import type { Player } from './player.js';
import { keepReadable } from './readable.js';

const FACTORS = [1, 2, 3] as const;

/** Enlarges the board, which then scrolls, and keeps its letters readable at every size. */
export function bindZoom(player: Player): void {
  const [board, button] = [element('board'), element('zoom')];
  let at = 0;
  button.addEventListener('click', () => {
    at = (at + 1) % FACTORS.length;
    for (const factor of FACTORS) board.classList.toggle(`zoom-${factor}`, factor === FACTORS[at]);
    button.textContent = player.say('zoom', { n: FACTORS[at] ?? 1 });
    keepReadable(board);
  });
  page.addEventListener('resize', () => keepReadable(board));
  player.redrawn(() => keepReadable(board));
  player.listen((_player, before) => {
    if (before !== player.index) keepReadable(board);
  });
}
