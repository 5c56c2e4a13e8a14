import type { ReplayFrame } from '@rulewright/core';
import { element, type PageElement, page } from './dom.js';
import type { Player } from './player.js';
import { matching, recordsHtml, searchTexts } from './records.js';

/** The list of records, for the other parts of the page. */
export interface RecordList {
  /** True if a record passes the filter. */
  readonly listed: (index: number) => boolean;
}

/** Fills the list and keeps it in step with the player and the filter. */
export function bindList(player: Player): RecordList {
  const { replay, say } = player;
  const [list, search, found] = [element('records'), element('search'), element('found')];
  list.innerHTML = recordsHtml(replay, say);
  const texts = searchTexts(replay, say);
  const buttons: PageElement[] = [...list.querySelectorAll('button')];
  const chapters = [...list.querySelectorAll('.chapter')];
  const kinds = [...page.document.querySelectorAll('input[name="kind"]')];
  let shown: readonly boolean[] = replay.frames.map(() => true);
  let current: PageElement | undefined;

  const follow = (): void => {
    current?.removeAttribute('aria-current');
    if (current !== undefined) current.tabIndex = -1;
    const had = current !== undefined && page.document.activeElement === current;
    current = buttons[player.index];
    if (current === undefined) return;
    current.setAttribute('aria-current', 'true');
    current.tabIndex = 0;
    scrollInto(list, current);
    if (had) current.focus({ preventScroll: true });
  };

  const filter = (): void => {
    const wanted = new Set(kinds.filter(box => box.checked).map(box => box.value as ReplayFrame['kind']));
    shown = matching(replay, texts, { words: search.value, kinds: wanted });
    buttons.forEach((button, index) => {
      if (button.parentElement !== null) button.parentElement.hidden = shown[index] !== true;
    });
    chapters.forEach((heading, at) => {
      const from = Number(heading.dataset.from);
      const next = chapters[at + 1]?.dataset.from;
      heading.hidden = !shown.slice(from, next === undefined ? undefined : Number(next)).includes(true);
    });
    const count = shown.filter(Boolean).length;
    found.textContent =
      count === shown.length ? say('found', { n: count }) : say('foundOf', { n: count, all: shown.length });
    if (current !== undefined) scrollInto(list, current);
  };

  list.addEventListener('click', happened => {
    const index = (happened.target as PageElement).closest('button')?.dataset.index;
    if (index === undefined) return;
    player.pause();
    player.go(Number(index));
  });
  list.addEventListener('keydown', happened => {
    const step = happened.key === 'ArrowDown' ? 1 : happened.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    happened.preventDefault();
    const steps = step === 1 ? shown.indexOf(true, player.index + 1) : shown.lastIndexOf(true, player.index - 1);
    if (steps < 0 || (step === -1 && player.index === 0)) return;
    player.pause();
    player.go(steps);
    current?.focus({ preventScroll: true });
  });
  search.addEventListener('input', filter);
  for (const box of kinds) box.addEventListener('change', filter);
  player.listen((_player, before) => {
    if (before !== player.index) follow();
  });
  filter();
  return { listed: index => shown[index] === true };
}

/** Scrolls only the list, never the page. */
function scrollInto(list: PageElement, item: PageElement): void {
  const [box, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (place.height === 0) return;
  const [above, below] = [place.top - box.top - 36, place.top + place.height - box.top - list.clientHeight + 12];
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}
