import type { PageElement } from './dom.js';

/** The smallest letters on the screen, in pixels. */
const SMALLEST = 9;

/**
 * Keeps letters on the board large enough to read: those of pieces and decks grow to the smallest size, all others are hidden until the reader zooms
 * in, because they would cover one another. The letters on a small mark of a piece grow up to twice their size; a smaller mark stays a dot.
 */
export function keepReadable(board: PageElement): void {
  const picture = board.querySelector('svg');
  const [, , width = 1, height = 1] = (picture?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const box = picture?.getBoundingClientRect();
  if (!box || box.width === 0) return;
  const scale = Math.min(box.width / width, box.height / height);
  for (const text of board.querySelectorAll('svg text')) {
    text.dataset.size ??= text.getAttribute('font-size') ?? '0';
    const size = Number(text.dataset.size);
    const small = size * scale < SMALLEST;
    const isTinyMark = size * scale * 2 < SMALLEST && text.closest('g[data-id] g') !== null;
    const grows = !isTinyMark && text.closest('g[data-id][transform],g.rw-grows') !== null;
    text.classList.toggle('is-tiny', small && !grows);
    if (grows) text.setAttribute('font-size', String(small ? SMALLEST / scale : size));
  }
}
