import { element, page } from './dom.js';
import type { Player } from './player.js';

/** Hides the result of the match, and the curves that tell it, until it is reached or asked for. */
export function bindResult(player: Player): void {
  const { outcome } = player.replay;
  const revealed = (): void => page.document.documentElement.classList.toggle('is-revealed', true);
  if (outcome === undefined) {
    revealed();
    return;
  }
  const [show, result] = [element('result-show'), element('result')];
  const reveal = (): void => {
    show.hidden = true;
    result.hidden = false;
    result.textContent = outcome;
    revealed();
  };
  show.addEventListener('click', reveal);
  player.listen(() => {
    if (player.index === player.last && !show.hidden) reveal();
  });
}
