/**
 * The presentation of Judgement: Eternal Champions: words, and pictures of the battlefield.
 * @packageDocumentation
 */
import type { Presentation, Scene, View } from '@rulewright/core';
import { defaultContent } from '../content/default.js';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import { hexes } from '../ground/hexes/ground.js';
import { hexNumbers } from '../rulebook/hex-numbers.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { Jhx } from '../vocabulary/index.js';
import type { AnyMap } from '../vocabulary/map.js';
import type { ContentPack } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import { namesOf } from './names.js';
import type { Look } from './overlays.js';
import { effigyLeft } from './panels.js';
import { sceneOf } from './scene.js';
import { targetsOf } from './targets.js';
import { textOf } from './text.js';
import { english } from './words.en.js';

const chapters = {
  'set-up': 'Set-up',
  communion: 'Communion',
  activation: 'Activation',
  'end-of-round': 'End',
} as const;

/** The presentation of the game, with pictures on request. */
export interface JhxPresentation extends Presentation<Jhx> {
  /**
   * The battlefield at a moment: the hexes that can be chosen, the hexes where the model that may advance can go, its
   * way so far, and the line of the attack (from `view.records`, as far as they go back). `look` adds the overlays that
   * a client asks for.
   */
  scene(view: View<Jhx>, look?: Look): Scene;
}

/** The presentation of a game with the facts of a content pack on some maps, by default in the hex edition. */
export const createPresentation = (
  pack: ContentPack,
  maps: readonly AnyMap[],
  { numbers, ground }: Pick<JhxEdition, 'numbers' | 'ground'> = { numbers: hexNumbers, ground: hexes },
): JhxPresentation => {
  // Nothing of a state is hidden (JHX-GEN-006).
  const tableOf = ({ state, options }: View<Jhx>): Table => ({ pack, maps, options, numbers, ground, state });
  return {
    title: 'Judgement: Eternal Champions',
    words: english(pack, maps),
    scene: (view, look) => sceneOf(tableOf(view), view, namesOf(pack, maps, view.state), look),
    targets: targetsOf(tableOf),
    text: view => textOf(tableOf(view), namesOf(pack, maps, view.state)),
    meters: [
      { key: 'effigy1', label: 'Effigy, player 1', color: 'player1' },
      { key: 'effigy2', label: 'Effigy, player 2', color: 'player2' },
      { key: 'fate1', label: 'Fate, player 1', color: 'series1' },
      { key: 'fate2', label: 'Fate, player 2', color: 'series2' },
    ],
    measure: view => {
      const table = tableOf(view);
      const [a, b] = table.state.warbands;
      return {
        effigy1: effigyLeft(table, a.player),
        effigy2: effigyLeft(table, b.player),
        fate1: a.fate,
        fate2: b.fate,
      };
    },
    chapter: view => {
      const { round, stage, lastActivation } = tableOf(view).state;
      if (round === 0) return chapters['set-up'];
      // A round begins before its Communion Phase is reached.
      const begins = lastActivation === null && stage.name !== 'activation';
      return `Round ${round}, ${chapters[begins ? 'communion' : stage.name]}`;
    },
    name: (player, view) => {
      const god = tableOf(view).state.warbands.find(one => one.player === player)?.god;
      return god ? `${player} (${pack.gods[god]?.name ?? god})` : player;
    },
  };
};

/** The default content on the published maps, in English. */
export const presentation: JhxPresentation = /* @__PURE__ */ createPresentation(defaultContent, [
  ...skirmishMaps,
  ...battleMaps,
]);

export type { Table } from '../vocabulary/table.js';
export { type Names, namesOf } from './names.js';
export {
  coverAround,
  type Look,
  lineBetween,
  meleeReachOf,
  movesOf,
  type Overlays,
  overlaysOf,
  sightFrom,
  type Walk,
} from './overlays.js';
export { english } from './words.en.js';
