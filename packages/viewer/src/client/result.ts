import { element } from './dom.js';
import type { Player } from './player.js';

/** Hides the result of the match until it is reached or asked for. */
export function bindResult(player: Player): void {
  const { outcome } = player.replay;
  if (outcome === undefined) return;
  const [show, result, records] = [element('result-show'), element('result'), element('records')];
  const reveal = (): void => {
    show.hidden = true;
    result.hidden = false;
    result.textContent = outcome;
    records.classList.toggle('is-revealed', true);
  };
  show.addEventListener('click', reveal);
  player.listen(() => {
    if (player.index === player.last && !show.hidden) reveal();
  });
}
