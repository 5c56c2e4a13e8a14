// #region v11
import type { JhxGame } from '@rulewright/judgement-hex';
import { type ContentPack, readContent } from '@rulewright/judgement-hex/content';
import { convertedMaps, createGame, v11Content } from '@rulewright/judgement-hex/v11';
import { warden } from './my-hero.js';

/** The same card in the v11 edition, whose distances are inches. */
export const inchesPack: ContentPack = readContent({
  ...v11Content,
  id: 'my-arena-in-inches',
  version: '1.0.0',
  heroes: { ...v11Content.heroes, warden },
});

export const inchesGame: JhxGame = createGame({ pack: inchesPack, maps: convertedMaps });
// #endregion
