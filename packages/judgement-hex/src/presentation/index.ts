/**
 * How Judgement: Eternal Champions shows itself: words, and pictures of the battlefield.
 * @packageDocumentation
 */
import type { Presentation, View } from '@rulewright/core';
import { effigyHealth } from '../arena/health.js';
import type { Table } from '../arena/table.js';
import type { BattlefieldMap } from '../board/map.js';
import { defaultContent } from '../content/default.js';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import type { ContentPack } from '../content/pack.js';
import type { Arena, Jhx, JhxOptions } from '../vocabulary/index.js';
import { namesOf } from './names.js';
import { sceneOf } from './scene.js';
import { english } from './words.en.js';

const chapters = {
  'set-up': 'Set-up',
  communion: 'Communion',
  activation: 'Activation',
  'end-of-round': 'End',
} as const;

/** How a game with the facts of a content pack on some maps shows itself. */
export const createPresentation = (pack: ContentPack, maps: readonly BattlefieldMap[]): Presentation<Jhx> => {
  // Nothing of an arena is hidden (JHX-GEN-006).
  const tableOf = ({ state, options }: View): Table => ({
    pack,
    maps,
    state: state as Arena,
    options: options as JhxOptions,
  });
  return {
    title: 'Judgement: Eternal Champions',
    words: english(pack, maps),
    scene: view => sceneOf(tableOf(view), view, namesOf(pack, maps, view.state)),
    meters: [
      { key: 'effigy1', label: 'Effigy of the first player', color: 'player1' },
      { key: 'effigy2', label: 'Effigy of the second player', color: 'player2' },
      { key: 'fate1', label: 'Fate of the first player', color: 'series1' },
      { key: 'fate2', label: 'Fate of the second player', color: 'series2' },
    ],
    measure: view => {
      const table = tableOf(view);
      const [a, b] = table.state.warbands;
      return {
        effigy1: effigyHealth(table, a.player),
        effigy2: effigyHealth(table, b.player),
        fate1: a.fate,
        fate2: b.fate,
      };
    },
    chapter: view => {
      const { round, stage } = tableOf(view).state;
      return round === 0 ? chapters['set-up'] : `Round ${round}, ${chapters[stage.name]}`;
    },
    name: (player, view) => {
      const god = tableOf(view).state.warbands.find(one => one.player === player)?.god;
      return god ? `${player} (${pack.gods[god]?.name ?? god})` : player;
    },
  };
};

/** The default content on the published maps, in English. */
export const presentation: Presentation<Jhx> = /* @__PURE__ */ createPresentation(defaultContent, [
  ...skirmishMaps,
  ...battleMaps,
]);

export { type Names, namesOf } from './names.js';
export { english } from './words.en.js';
