import {
  region,
  type Scene,
  type SceneItem,
  type SceneOverlay,
  type SceneShape,
  type Targets,
  type View,
  type Wishes,
} from '@rulewright/core';
import { BASE, type Duel, REACH, TABLE, WOUNDS } from './bout.js';
import { duel } from './duel.js';

/** The region of the proposal that the viewer is asked, from the view alone: it needs no match. */
const regionOf = (view: View<Duel>): readonly SceneShape[] =>
  view.decisions.flatMap(decision =>
    decision.by === view.viewer ? region({ game: duel, header: view, state: view.state }, decision) : [],
  );

const overlay = (id: string, over: readonly SceneShape[], rest: Partial<SceneOverlay>): SceneOverlay[] =>
  over.length === 0 ? [] : [{ kind: 'overlay', id, over, ...rest }];

/** A parting blow is a click on the fighter that strikes. The acts of a turn are buttons. */
export const targets: Targets<Duel> = { window: choice => (choice === 'pass' ? [] : [choice.source]) };

// #region wishes
/** A click wishes for the point that was hit, or else for the place of the thing. */
export const wishes: Wishes<Duel> = {
  path: ({ item, at }) => at ?? item,
  throw: ({ item, at }) => at ?? item,
};
// #endregion

/** The table as a picture of a view. Its ids are wishes for `nearest`, and so is a point that is clicked. */
export const scene = (view: View<Duel>): Scene => {
  const { fighters, pillars, turns } = view.state;
  const ground: SceneItem[] = [
    { kind: 'cell', id: 'table', at: { shape: 'square', x: TABLE / 2, y: TABLE / 2, size: TABLE } },
    ...pillars.map(({ id, at, radius }): SceneItem => {
      return { kind: 'cell', id, at: { shape: 'disc', ...at, radius }, fill: 'terrain:wall', title: `pillar ${id}` };
    }),
  ];
  const tokens = fighters.map(({ id, owner, at, wounds, knives }, i): SceneItem => {
    return {
      kind: 'token',
      id,
      ...at,
      size: 2 * BASE,
      label: id,
      title: `fighter ${id} of ${owner}, ${knives} knives`,
      color: i === 0 ? 'player1' : 'player2',
      form: i === 0 ? 'disc' : 'pawn',
      active: i === turns % 2,
      health: { value: WOUNDS - wounds, max: WOUNDS },
    };
  });
  const reach = fighters.flatMap(({ id, at }) =>
    overlay(`reach-${id}`, [{ shape: 'disc', ...at, radius: REACH }], { pattern: 'dashed', color: 'danger' }),
  );
  return {
    title: `Duel, turn ${turns + 1}`,
    items: [...ground, ...overlay('region', regionOf(view), {}), ...reach, ...tokens],
  };
};
