import type { PageElement } from './dom.js';

/** The smallest letters on the screen, in pixels. */
const SMALLEST = 9;

/** The greatest factor by which a mark of a piece grows, circle and letters together: a larger mark would cover the piece. */
const MOST_GROWTH = 2;

/**
 * Makes a mark larger, away from the middle of its piece, so that its letters are large enough. A mark that would have
 * to grow more stays a dot.
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

/** Sets the size of letters that are drawn at `size`; their middle stays where it is, 0.35 em above the base line. */
const resize = (text: PageElement, size: number, now: number): void => {
  text.setAttribute('font-size', String(now));
  text.setAttribute('transform', `translate(0 ${(now - size) * 0.35})`);
};

/** The part of the width of a card or a pill that its label may take. */
const OF_CARD = 0.94;

/** Keeps the lines of a grown label apart: they move away from their middle by as much as the letters have grown. */
const spreadLines = (lines: readonly PageElement[], growth: number): void => {
  const places = lines.map(line => {
    line.dataset.y ??= line.getAttribute('y') ?? '0';
    return Number(line.dataset.y);
  });
  const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
  for (const [at, line] of lines.entries()) {
    line.setAttribute('y', String(middle + ((places[at] ?? 0) - middle) * Math.max(1, growth)));
  }
};

/** The card or the pill under a label. */
const cardUnder = (text: PageElement): PageElement | null | undefined => {
  const before = text.previousElementSibling;
  return text.closest('g.rw-grows')?.querySelector('rect') ?? (before?.tagName === 'rect' ? before : undefined);
};

/** The least part of its width to which a name on a cell is condensed. */
const LEAST_CONDENSED = 0.65;

/** The shape of the cell that a name is printed on; notes in the corner of a cell are not names. */
const cellUnder = (text: PageElement): PageElement | null => {
  if (text.getAttribute('font-weight') !== '600') return null;
  return text.closest('g[data-id]:not([transform],.rw-grows)')?.querySelector('rect,polygon,circle') ?? null;
};

/** Makes the name on a cell larger where the cell has room for it, and hides it elsewhere. */
const growName = (text: PageElement, cell: PageElement, scale: number, size: number): void => {
  const growth = SMALLEST / (size * scale);
  const lines = [...text.querySelectorAll('tspan')];
  text.removeAttribute('textLength');
  resize(text, size, growth > 1 ? SMALLEST / scale : size);
  spreadLines(lines, growth);
  const [room, wide] = [cell.getBoundingClientRect().width * OF_CARD, text.getBoundingClientRect().width];
  const fits = growth <= 1 || wide * (lines.length > 0 ? 1 : LEAST_CONDENSED) <= room;
  text.classList.toggle('is-tiny', !fits);
  if (!fits) resize(text, size, size);
  if (!fits || growth <= 1 || wide <= room) return;
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  text.setAttribute('textLength', String(room / scale));
};

/** Condenses the letters of each line of a grown label that is wider than its card or its pill. */
const fitIntoCard = (text: PageElement, lines: readonly PageElement[], growth: number): void => {
  const card = cardUnder(text);
  for (const line of lines.length === 0 ? [text] : lines) {
    line.removeAttribute('textLength');
    if (growth <= 1 || !card) continue;
    if (line.getBoundingClientRect().width <= card.getBoundingClientRect().width * OF_CARD) continue;
    line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    line.setAttribute('textLength', String(Number(card.getAttribute('width')) * OF_CARD));
  }
};

/**
 * Keeps letters on the board large enough to read: those of pieces and decks grow to the smallest size, and so do the
 * marks of pieces; names of cells do where their cell has room. All others are hidden until the reader zooms in, because they would cover one another.
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
    const cell = cellUnder(text);
    if (cell) {
      growName(text, cell, scale, size);
      continue;
    }
    // A token without an id marks a place, such as a tile, and has neighbours close by.
    const marksPlace = text.closest('g[transform]:not([data-id])') !== null;
    const grows = marksPlace ? growth <= MOST_GROWTH : text.closest('g[data-id][transform],g.rw-grows') !== null;
    text.classList.toggle('is-tiny', growth > 1 && !grows);
    if (!grows) continue;
    resize(text, size, growth > 1 ? SMALLEST / scale : size);
    const lines = [...text.querySelectorAll('tspan')];
    spreadLines(lines, growth);
    fitIntoCard(text, lines, growth);
  }
}
