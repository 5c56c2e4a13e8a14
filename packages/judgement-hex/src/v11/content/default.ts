import { freeze } from '@rulewright/core';
import { defaultContent } from '../../content/default.js';
import type { Card, ContentPack } from '../../vocabulary/pack.js';
import { heroBases, monsterBases, summonedBases } from './bases.js';
import { heroes } from './heroes.js';
import { artefacts, monsters } from './others.js';

const onBases = <C extends Card>(
  cards: Readonly<Record<string, C>>,
  bases: Readonly<Record<string, number>>,
): Readonly<Record<string, C>> =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [id, id in bases ? { ...card, base: bases[id] } : card]),
  );

/**
 * The content of the edition in inches: the training roster of the hex edition, read with one inch for one hex
 * (JV11-BASE-009) and on bases (JV11-BASE-004), and as fragments what is known of the printed cards in inches.
 * Deep-frozen. For a pack of your own start from a copy and read it with `readContent`: a card names its `base` in mm.
 */
export const v11Content: ContentPack = /* @__PURE__ */ (() =>
  freeze<ContentPack>({
    ...defaultContent,
    id: 'judgement-v11',
    heroes: onBases(defaultContent.heroes, heroBases),
    summoned: onBases(defaultContent.summoned, summonedBases),
    monsters: onBases(defaultContent.monsters, monsterBases),
    fragments: { heroes, units: {}, summoned: {}, monsters, artefacts, gods: {} },
  }))();
