import { element, type PageElement, page } from './dom.js';
import type { Player } from './player.js';

const AREAS = ['panels', 'card', 'now'] as const;

/** The height in pixels that the sign above covers: it appears when the first line, such as the title of a panel, is out of sight. */
const COVERED = 30;

function mark(area: PageElement): void {
  const below = area.scrollHeight - area.clientHeight - area.scrollTop;
  area.classList.toggle('has-more', below > 4);
  area.classList.toggle('has-above', area.scrollTop > COVERED);
}

/** Shows a sign where an area hides a part of its content above or below. */
export function bindMore(player: Player): void {
  const areas = AREAS.map(element);
  const all = (): void => areas.forEach(mark);
  for (const area of areas) {
    area.dataset.more = player.say('more');
    area.addEventListener('scroll', () => mark(area));
  }
  // The listeners of the document run after those of the areas and in their order, so a tally that a click opens is open by now.
  page.document.addEventListener('click', all);
  player.listen(all);
  player.redrawn(all);
  page.addEventListener('resize', all);
}
