import type { PageElement } from './dom.js';

/** The smallest letters on the screen, in pixels. */
const SMALLEST = 9;

/** The most that a mark of a piece grows, circle and letters together: a larger one would cover the piece. */
const MOST_GROWTH = 2;

/**
 * Makes a mark larger, away from the middle of its piece, so that its letters are large enough. A mark that would have to grow more stays a dot.
 */
const growMark = (mark: PageElement, text: PageElement, growth: number): void => {
  text.classList.toggle('is-tiny', growth > MOST_GROWTH);
  if (growth <= 1 || growth > MOST_GROWTH) {
    mark.removeAttribute('transform');
    return;
  }
  const circle = mark.querySelector('circle');
  const [x, y, radius] = ['cx', 'cy', 'r'].map(name => Number(circle?.getAttribute(name) ?? 0)) as [
    number,
    number,
    number,
  ];
  const away = Math.sqrt(x * x + y * y);
  // The point of the mark that is nearest to the middle stays where it is.
  const inner = away === 0 ? 0 : 1 - radius / away;
  mark.setAttribute('transform', `translate(${x * inner * (1 - growth)} ${y * inner * (1 - growth)}) scale(${growth})`);
};

/** The part of the width of a card that its label may take. */
const OF_CARD = 0.94;

/** Condenses the letters of a grown label of one line that is wider than its card. */
const fitIntoCard = (text: PageElement, growth: number): void => {
  text.removeAttribute('textLength');
  const card = text.closest('g.rw-grows')?.querySelector('rect');
  if (growth <= 1 || !card || text.querySelector('tspan')) return;
  if (text.getBoundingClientRect().width <= card.getBoundingClientRect().width * OF_CARD) return;
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  text.setAttribute('textLength', String(Number(card.getAttribute('width')) * OF_CARD));
};

/**
 * Keeps letters on the board large enough to read: those of pieces and decks grow to the smallest size, and so do the marks of pieces. All others
 * are hidden until the reader zooms in, because they would cover one another.
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
    const growth = SMALLEST / (size * scale);
    const mark = text.closest('g[data-id][transform] g');
    if (mark) {
      growMark(mark, text, growth);
      continue;
    }
    const grows = text.closest('g[data-id][transform],g.rw-grows') !== null;
    text.classList.toggle('is-tiny', growth > 1 && !grows);
    if (!grows) continue;
    text.setAttribute('font-size', String(growth > 1 ? SMALLEST / scale : size));
    fitIntoCard(text, growth);
  }
}
