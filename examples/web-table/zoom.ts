import { type Decision, type GameTypes, isObject, type Scene, type View } from '@rulewright/core';
import { boardZoom } from '@rulewright/viewer';
import { now, part } from './now.js';

const zoom = boardZoom(part('board'));

/** True once pieces were on the board: their size says whether it begins enlarged. */
let isBegun = false;

/** The pieces that the viewer's questions are about, by their ids. */
let asked: ReadonlySet<string> = new Set();

/**
 * The moment, and the clicks since, for which the board was scrolled last: it stays where the player has scrolled it to
 * until either changes.
 */
let followed = '';

const tellZoom = (): void => {
  document.body.dataset.zoom = `${zoom.factor}`;
};

/** Makes the letters of the board readable after it was drawn. A board of small pieces begins enlarged. */
export const beginZoom = (scene: Scene): void => {
  if (!isBegun && scene.items.some(({ kind }) => kind === 'token')) {
    isBegun = true;
    zoom.begin(scene);
  }
  zoom.readable();
  tellZoom();
};

/** Adds all texts in a value that is plain JSON. */
const textsIn = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const inside of value) textsIn(inside, found);
  else if (isObject(value)) for (const inside of Object.values(value)) textsIn(inside, found);
};

/** The names that a question tells: in its facts, and in its answers. */
const namesIn = ({ about, options, proposal }: Decision<GameTypes>): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const part of [about, options, proposal]) textsIn(part, found);
  return found;
};

/**
 * Scrolls an enlarged board to the pieces that the viewer's questions are about: those that are marked, or where none is
 * marked those that the questions name.
 */
export const followQuestions = ({ decisions, viewer }: View<GameTypes>, marked: ReadonlySet<string>): void => {
  const moment = `${now.length} ${now.clicked.join(' ')}`;
  if (!now.scene || !isBegun || moment === followed) return;
  const isFirst = followed === '';
  followed = moment;
  const own = decisions.filter(({ by }) => by === viewer);
  asked = marked.size > 0 ? marked : new Set(own.flatMap(decision => [...namesIn(decision)]));
  zoom.follow(now.scene, undefined, isFirst, asked);
};

/** True if a finger scrolls the board. */
export const isEnlarged = (): boolean => zoom.factor > 1;

/** The buttons that enlarge the board. On an enlarged board a finger scrolls, and a tap is a wish. */
export const listenToZoom = (): void => {
  const bind = (id: string, by: number): void =>
    part(id).addEventListener('click', () => {
      zoom.to(zoom.factor + by);
      if (now.scene) zoom.follow(now.scene, undefined, true, asked);
      tellZoom();
    });
  bind('smaller', -1);
  bind('larger', 1);
  addEventListener('resize', zoom.readable);
};
