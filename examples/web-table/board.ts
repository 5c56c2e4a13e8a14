import type { Decision, GameTypes, SceneItem, ScenePoint } from '@rulewright/core';
import { clicksOn, sketchOf, wishOf } from '@rulewright/core/clicks';
import { boardPoint, renderScene } from '@rulewright/viewer';
import { keepFocus, now, openQuestion, part, say, seen, send } from './now.js';
import { ask, click, giveNear } from './questions.js';
import { reasonAt } from './reasons.js';
import { showCard } from './sides.js';
import { beginZoom, isEnlarged } from './zoom.js';

/** Pixels: a pointer that moves less than this far has clicked. */
const CLICK = 8;

/** The most bases of one region that are drawn whole. */
const MANY = 8;

/** The region of all legal answers, and the nearest one, drawn over the table. */
const overlays = (decision: Decision<GameTypes> | undefined): readonly SceneItem[] => {
  const known = seen();
  const { suggested, near, tried } = now;
  if (!known || !decision) return [];
  const over = suggested?.decision === decision.id ? suggested.region : [];
  // Many bases would cover one another: they are drawn as dots.
  const dots = over.map(shape => (shape.shape === 'disc' ? { ...shape, radius: shape.radius / 4 } : shape));
  const region: readonly SceneItem[] =
    over.length === 0 ? [] : [{ kind: 'overlay', over: over.length > MANY ? dots : over, pattern: 'dashed' }];
  const found = tried ?? (near?.decision === decision.id ? near.choice : null);
  return found === null ? region : [...region, ...sketchOf(known.shownBy, known.view, decision, found)];
};

/** Draws the table, and what the player is about to do. */
export const drawBoard = (): void => {
  const known = seen();
  if (!known) return;
  now.scene ??= known.shownBy.scene(known.view);
  const more = overlays(openQuestion(known.view));
  const scene = { ...now.scene, items: [...now.scene.items, ...more] };
  // On a phone a board without pieces leaves the room to the question.
  document.body.toggleAttribute('data-bare', !now.scene.items.some(({ kind }) => kind === 'token'));
  part('board').innerHTML = renderScene(scene, { legend: false, background: false });
  beginZoom(now.scene);
};

/**
 * Draws a suggestion on the board while the mouse or the keyboard is on its button. A board with marks, which drawing
 * would take away, stays as it is.
 */
export const listenToSuggestions = (): void => {
  const show = ({ target }: Event): void => {
    const at =
      target instanceof Element ? target.closest<HTMLElement>('[data-suggested]')?.dataset.suggested : undefined;
    const tried = at === undefined ? undefined : now.suggested?.choices[Number(at)];
    if (tried === now.tried || part('board').querySelector('.can')) return;
    now.tried = tried;
    drawBoard();
  };
  for (const type of ['pointerover', 'focusin']) part('buttons').addEventListener(type, show);
  for (const type of ['pointerleave', 'focusout']) part('buttons').addEventListener(type, () => show(new Event(type)));
};

/** The point of the board under a point of the screen, in the units of the scene. */
const pointAt = (clientX: number, clientY: number): ScenePoint | undefined => {
  const svg = part('board').querySelector('svg');
  const matrix = svg?.getScreenCTM();
  if (!now.scene || !matrix) return undefined;
  return boardPoint(now.scene, new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()));
};

/** The drawn things under a point of the screen, the topmost first. */
const thingsAt = ({ clientX, clientY, target }: PointerEvent): readonly string[] => {
  const elements = document.elementsFromPoint(clientX, clientY);
  if (target instanceof Element && !elements.includes(target)) elements.unshift(target);
  const ids = elements.flatMap(element => element.closest<SVGElement>('#board [data-id]')?.dataset.id ?? []);
  return [...new Set(ids)];
};

/** The wish that waits until the server has answered the one before: a moving pointer sends one wish at a time. */
let waiting: (() => void) | undefined;

/** Discards the waiting wish, because its question has been answered. */
export const forgetWish = (): void => {
  waiting = undefined;
};

const wish = (event: PointerEvent, from: readonly string[]): void => {
  const known = seen();
  if (!known) return;
  const at = pointAt(event.clientX, event.clientY);
  const [item] = from;
  const found = wishOf(known.shownBy, known.view, { ...(item === undefined ? {} : { item }), ...(at ? { at } : {}) });
  if (!found) return;
  const sendIt = (): void => send({ type: 'wish', decision: found.decision.id, wish: found.wish });
  if (document.body.dataset.busy === 'wish') waiting = sendIt;
  else sendIt();
};

/** Draws the nearest legal answer that the server sent, and asks for the one at the present place of the pointer. */
export const showNear = (): void => {
  const next = waiting;
  waiting = undefined;
  const known = seen();
  if (!known) return;
  keepFocus(() => {
    drawBoard();
    ask(known.view, known.shownBy);
  });
  say(now.near?.choice === null ? 'No legal answer is near this place.' : '');
  next?.();
};

const clicked = (event: PointerEvent, again: boolean): void => {
  const known = seen();
  if (!known) return;
  const offered = new Set(clicksOn(known.shownBy, known.view)(now.clicked).things.map(({ id }) => id));
  const under = thingsAt(event);
  const item = under.find(id => offered.has(id));
  if (item === undefined && under.length > 0) showCard(...under);
  if (item !== undefined) click(item);
  else if (!openQuestion(known.view)) reasonAt(under);
  else if (again && now.near) giveNear();
  else wish(event, under);
};

/** Clicks, taps and drags on the table. A drag shows the nearest legal answer; a click there, or a button, confirms it. */
export const listenToBoard = (): void => {
  const board = part('board');
  let from: PointerEvent | undefined;
  let last: PointerEvent | undefined;
  const near = (one: PointerEvent | undefined, other: PointerEvent): boolean =>
    one !== undefined && Math.abs(one.clientX - other.clientX) + Math.abs(one.clientY - other.clientY) < CLICK;
  board.addEventListener('pointerdown', event => {
    if (event.isPrimary && event.button === 0) from = event;
  });
  board.addEventListener('pointermove', event => {
    const known = seen();
    const scrolls = event.pointerType === 'touch' && isEnlarged();
    if (from && known && openQuestion(known.view) && !scrolls && !near(from, event)) wish(event, []);
  });
  board.addEventListener('pointercancel', () => {
    from = undefined;
  });
  board.addEventListener('pointerup', event => {
    const down = from;
    from = undefined;
    if (!down) return;
    if (near(down, event)) clicked(event, near(last, event));
    else wish(event, []);
    last = event;
  });
};
