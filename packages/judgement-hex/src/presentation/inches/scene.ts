import type { Scene, SceneItem, SceneLegendEntry, SceneToken } from '@rulewright/core';
import { fills } from '../../board/scene.js';
import { discsOf } from '../../ground/inches/measure/footing.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { standing } from '../../match/models.js';
import type { Shown } from '../shared/ground.js';
import { iconOf, tokenOf } from '../shared/tokens.js';
import type { Names } from '../words/names.js';
import { type Canvas, canvasOf } from './canvas.js';
import { fieldOf } from './field.js';
import { groundItems } from './ground-items.js';
import { overlayItems } from './overlays.js';
import type { ShownGame } from './shown-game.js';

/** The diameter of an Icon in 1/100 mm. */
const ICON = 1270;

/** The meaning of tokens and lines. The legend is the same in every picture, so that the layout does not change between pictures. */
const legendOf = ({ say }: Names): readonly SceneLegendEntry[] => [
  { label: say('zoneSign'), color: 'neutral', symbol: 'dashed' },
  { label: say('effigyMeans'), color: 'neutral', symbol: 'disc' },
  { label: say('soulPit'), color: 'series4', symbol: 'outline' },
  { label: say('monsterPit'), color: 'danger', symbol: 'outline' },
  { label: say('soul'), color: 'series4', symbol: 'disc' },
  { label: say('monster'), color: 'hostile', symbol: 'pawn' },
  { label: say('icon'), color: 'neutral', symbol: 'square' },
  { label: say('ring'), color: 'highlight', symbol: 'disc' },
  { label: say('possiblePlaces'), color: 'highlight', symbol: 'square' },
  { label: say('meleeReach'), color: 'danger', symbol: 'dashed' },
  { label: say('chosenSees'), color: 'good', symbol: 'outline' },
  { label: say('wayItCame'), color: 'highlight', symbol: 'line' },
  { label: say('lineOfSight'), color: 'good', symbol: 'line' },
  { label: say('blocks'), color: 'danger', symbol: 'outline' },
  { label: say('givesCover'), color: 'series3', symbol: 'outline' },
  { label: say('heightSign'), color: 'terrain:plain', symbol: 'square' },
];

/** The base of a model that is drawn in another shape than its base, so that distances can be seen. */
const baseUnder = ({ id = '', x, y, size, color }: SceneToken): SceneItem => ({
  kind: 'overlay',
  id: `base ${id}`,
  over: [{ shape: 'disc', x, y, radius: size / 2 }],
  ...(color && { color }),
});

/** The models and Souls as discs of the sizes of their bases, and the Icons. */
const tokens = ({ table, names }: Shown, canvas: Canvas): readonly SceneItem[] => {
  const { state } = table;
  const souls = state.souls.flatMap(({ id }) =>
    discsOf(pieceOf(table, id) ?? { cells: [] }).map(
      ({ at, radius }): SceneToken => ({
        kind: 'token',
        id,
        ...canvas.point(at),
        size: 2 * radius,
        label: '',
        title: names.model(id),
        color: 'series4',
      }),
    ),
  );
  const icons = state.icons.map(
    (icon): SceneToken => ({ ...canvas.place(icon.at), size: ICON, ...iconOf(table, icon, names) }),
  );
  const models = standing(state).flatMap(model =>
    discsOf(pieceOf(table, model.id) ?? { cells: [] }).flatMap(({ at, radius }): readonly SceneItem[] => {
      const token: SceneToken = { ...canvas.point(at), size: 2 * radius, ...tokenOf(table, model, names) };
      return token.form === 'pawn' ? [baseUnder(token), token] : [token];
    }),
  );
  return [...souls, ...icons, ...models];
};

/** The table in inches as a picture in 1/100 mm: the ground, everything on it, and the overlays of the moment. */
export const inchScene = (game: ShownGame, shown: Shown): Omit<Scene, 'panels'> => {
  const { table, names } = shown;
  const { ground } = fieldOf(table);
  const canvas = canvasOf(ground.map);
  const kinds = [...new Set(ground.features.map(({ kind }) => kind))];
  return {
    title: table.state.round === 0 ? names.say('setUp') : names.say('round', { n: table.state.round }),
    bounds: { x: 0, y: 0, width: canvas.width, height: canvas.height },
    ruler: { perUnit: 2540, sign: '"', upwards: true },
    items: [
      ...groundItems(table, ground, canvas, names),
      ...overlayItems(game, shown, canvas),
      ...tokens(shown, canvas),
    ],
    legend: [
      ...kinds.flatMap((kind): readonly SceneLegendEntry[] =>
        kind === 'effigy' ? [] : [{ label: names.say(kind), color: fills[kind] }],
      ),
      ...legendOf(names),
    ],
  };
};
