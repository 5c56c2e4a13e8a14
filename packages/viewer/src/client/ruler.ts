import type { Scene, SceneItem } from '@rulewright/core';
import { element, type PageElement } from './dom.js';
import { endsBetween, lengthBetween, measurable } from './measure.js';
import type { Player } from './player.js';

/** The ruler, for the picture of the board. */
export interface Ruler {
  /** A scene with the line that is measured on it. */
  readonly over: (scene: Scene) => Scene;
}

/** Measures between two things that are chosen on the board, and keeps the length in step with the player. */
export function bindRuler(player: Player): Ruler {
  const { say } = player;
  const [button, board, told] = [element('ruler'), element('board'), element('measured')];
  let ends: readonly string[] = [];
  const sceneNow = (): Scene | undefined => player.replay.frames[player.index]?.scene;
  const isOn = (): boolean => button.getAttribute('aria-pressed') === 'true';
  const items = (scene: Scene): readonly SceneItem[] => {
    const [a, b] = ends.map(id => measurable(scene, id));
    if (!scene.ruler || !a) return [];
    if (!b) return [];
    const { perUnit, sign } = scene.ruler;
    const length = `${lengthBetween(a, b, perUnit)}${sign}`;
    told.textContent = say('measured', { from: a.title, to: b.title, n: length });
    return [{ kind: 'line', id: 'measured', points: endsBetween(a, b), color: 'highlight', label: length }];
  };
  const toggle = (): void => {
    const on = !isOn();
    button.setAttribute('aria-pressed', String(on));
    board.classList.toggle('is-measuring', on);
    ends = [];
    told.hidden = !on;
    told.textContent = say('rulerHint');
    player.redraw();
  };
  const choose = (target: unknown): void => {
    const scene = sceneNow();
    const id = (target as PageElement).closest('g[data-id]')?.dataset.id;
    if (!isOn() || !scene || id === undefined || !measurable(scene, id)) return;
    const [first, second] = ends;
    ends = first === undefined || second !== undefined ? [id] : [first, id];
    if (ends.length === 1)
      told.textContent = say('measured', { from: measurable(scene, id)?.title ?? '', to: '…', n: '…' });
    player.redraw();
  };
  button.addEventListener('click', toggle);
  board.addEventListener('click', happened => choose(happened.target));
  board.addEventListener('keydown', happened => {
    if (happened.key === 'Enter') choose(happened.target);
  });
  player.listen(() => {
    button.hidden = sceneNow()?.ruler === undefined;
  });
  return {
    over: scene => {
      const line = items(scene);
      return line.length === 0 ? scene : { ...scene, items: [...scene.items, ...line] };
    },
  };
}
