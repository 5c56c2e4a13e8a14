import type { Scene, SceneBox } from '@rulewright/core';
import { boardZoom, LARGEST } from './board-zoom.js';
import type { Cards } from './cards.js';
import { element, page } from './dom.js';
import type { Player } from './player.js';
import { isStep } from './stage.js';

/** Enlarges the board, which then scrolls to where something happens and to a piece that is chosen, and keeps its letters readable at every size. */
export function bindZoom(player: Player, bounds: SceneBox, cards: Cards): void {
  const button = element('zoom');
  const zoom = boardZoom(element('board'));
  const sceneAt = (index: number | undefined): Scene | undefined =>
    index === undefined ? undefined : player.replay.frames[index]?.scene;
  const show = (before: number | undefined, isNew: boolean): void => {
    zoom.readable();
    const scene = sceneAt(player.index);
    if (scene) zoom.follow(scene, sceneAt(before), isNew);
  };
  const tell = (): void => {
    button.textContent = player.say('zoom', { n: zoom.factor });
  };
  button.addEventListener('click', () => {
    zoom.to(zoom.factor === LARGEST ? 1 : zoom.factor + 1);
    tell();
    show(player.index - 1, true);
  });
  const last = sceneAt(player.last);
  if (last) zoom.begin(last, bounds);
  tell();
  page.addEventListener('resize', zoom.readable);
  let shown: string | undefined;
  player.redrawn(() => {
    zoom.readable();
    const piece = cards.chosen();
    const scene = sceneAt(player.index);
    if (scene && piece !== undefined && piece !== shown) zoom.follow(scene, undefined, false, new Set([piece]));
    shown = piece;
  });
  player.listen((_player, before) => {
    if (before !== player.index) show(before, before === undefined || !isStep(player, before));
  });
}
