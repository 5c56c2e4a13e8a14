import type { SceneBox } from '@rulewright/core';
import { boxOf } from '../replay/board-box.js';
import { renderScene } from '../scene/render-scene.js';
import type { Cards } from './cards.js';
import { cursorPath, curvesHtml, metersHtml, seenPath } from './curves.js';
import { element, type PageElement, type PageEvent, page } from './dom.js';
import { spanAt } from './pace.js';
import { panelsHtml } from './panels.js';
import type { Player } from './player.js';
import type { Ruler } from './ruler.js';
import { legendHtml, shownHtml } from './words.js';

/** Board, legend, panels, curves and the current record follow the player. */
export function bindStage(
  player: Player,
  bounds: SceneBox,
  values: readonly (readonly number[])[],
  cards: Cards,
  ruler: Ruler,
): void {
  const { replay, say } = player;
  const [board, legend, panels, now] = [element('board'), element('legend'), element('panels'), element('now')];
  const showCurves = values.length > 0 ? bindCurves(player, values) : () => {};
  let [drawn, toldBefore]: [unknown, string] = [undefined, ''];
  player.redrawn(() => draw(true));
  const draw = (again: boolean, before?: number): void => {
    const carded = cards.scene(player.index);
    const scene = carded && ruler.over(carded);
    const plain = replay.frames[player.index]?.scene;
    if (scene === undefined || plain === undefined) return;
    if (!again && scene === plain && plain === drawn) return;
    drawn = scene === plain ? plain : undefined;
    const places = placesOf(board);
    board.innerHTML = renderScene(scene, {
      legend: false,
      background: false,
      style: false,
      bounds: boxOf(bounds, scene.bounds),
      pictures: player.pictures,
    });
    const choosable = cards.carded(player.index);
    makeChoosable(board, choosable);
    // Pieces slide only at a step; at a jump they would all fly about.
    if (before !== undefined && isStep(player, before)) slide(board, places, player);
    legend.innerHTML = legendHtml(scene.legend ?? []);
    legend.hidden = legend.innerHTML === '';
    panels.innerHTML = panelsHtml(scene.panels ?? [], say, choosable);
    panels.hidden = panels.innerHTML === '';
    if (!again) showActive(panels);
  };
  player.listen((_player, before) => {
    now.setAttribute('aria-live', player.playing ? 'off' : 'polite');
    const span = player.shown;
    const told = `${span.from} ${span.to}`;
    if (told !== toldBefore) now.innerHTML = shownHtml(replay, span, say, player.pictures);
    toldBefore = told;
    if (before === player.index) return;
    draw(false, before);
    showCurves();
    rememberPlace(replay.frames[player.index]?.seq ?? 0);
  });
}

/** Makes the pieces with a card reachable for the keyboard. */
function makeChoosable(board: PageElement, carded: ReadonlySet<string>): void {
  for (const group of board.querySelectorAll('g[data-id][transform]')) {
    if (!carded.has(group.dataset.id ?? '')) continue;
    group.setAttribute('tabindex', '0');
    group.setAttribute('role', 'button');
    group.setAttribute('class', 'choosable');
  }
}

/** True if the frame before is the end of the part before the one that is shown, or of the part after it. */
export function isStep({ shown, index, spans }: Player, before: number): boolean {
  const after = spans[spanAt(spans, index) + 1];
  return before === shown.from - 1 || before === after?.to || Math.abs(before - index) === 1;
}

/** Scrolls the panels to the acting character, where the panels scroll by themselves. */
function showActive(panels: PageElement): void {
  const row = panels.querySelector('.is-active');
  if (row === null) return;
  const [at, box] = [row.getBoundingClientRect(), panels.getBoundingClientRect()];
  const below = at.top + at.height - box.top - box.height;
  if (below > 0) panels.scrollTop += below;
  else if (at.top < box.top) panels.scrollTop -= box.top - at.top;
}

function bindCurves(player: Player, values: readonly (readonly number[])[]): () => void {
  const [curves, meters] = [element('curves'), element('meters')];
  const count = player.replay.frames.length;
  curves.innerHTML = curvesHtml(player.replay, values, player.say);
  const picture = curves.querySelector('svg') ?? curves;
  const goTo = (happened: PageEvent): void => {
    const { left, width } = picture.getBoundingClientRect();
    player.pause();
    player.go(Math.round(((happened.clientX - left) / Math.max(1, width)) * (count - 1)));
  };
  curves.addEventListener('pointerdown', goTo);
  curves.addEventListener('pointermove', happened => {
    if ((happened.buttons & 1) === 1) goTo(happened);
  });
  const [cursor, seen] = [element('cursor'), curves.querySelector('#seen path')];
  let furthest = 0;
  return () => {
    furthest = Math.max(furthest, player.index);
    seen?.setAttribute('d', seenPath(furthest, count));
    cursor.setAttribute('d', cursorPath(player.index, count));
    meters.innerHTML = metersHtml(player.replay, values, player.index);
  };
}

function placesOf(board: PageElement): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const group of board.querySelectorAll('g[data-id][transform]')) {
    places.set(group.dataset.id ?? '', group.getAttribute('transform') ?? '');
  }
  return places;
}

function slide(board: PageElement, places: ReadonlyMap<string, string>, player: Player): void {
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const duration = player.playing ? Math.min(260, 600 / player.speed) : 260;
  for (const group of board.querySelectorAll('g[data-id][transform]')) {
    const [from, to] = [places.get(group.dataset.id ?? ''), group.getAttribute('transform') ?? ''];
    if (from === undefined) {
      group.animate([{ opacity: '0' }, { opacity: '1' }], { duration });
    } else if (from !== to) {
      group.animate([{ transform: cssTransform(from) }, { transform: cssTransform(to) }], {
        duration,
        easing: 'ease-out',
      });
    }
  }
}

/** The SVG transform `translate(1 2)` in the syntax of CSS. */
function cssTransform(transform: string): string {
  return transform.replace(/translate\(([-\d.]+) ([-\d.]+)\)/, 'translate($1px, $2px)');
}

/** Keeps the address of the page up to date, so that readers can copy it. */
function rememberPlace(seq: number): void {
  try {
    page.history.replaceState(null, '', `#${seq}`);
  } catch {
    // Pages without an address of their own (srcdoc, data:) may not change it; everything else still works there.
  }
}
