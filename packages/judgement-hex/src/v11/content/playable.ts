import { freeze } from '@rulewright/core';
import { playableContent } from '../../content/playable.js';
import type { Card, ContentPack } from '../../vocabulary/pack.js';
import { heroBases, monsterBases, summonedBases } from './bases.js';

const onBases = <C extends Card>(
  cards: Readonly<Record<string, C>>,
  bases: Readonly<Record<string, number>>,
): Readonly<Record<string, C>> =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [id, id in bases ? { ...card, base: bases[id] } : card]),
  );

/** The content in inches without its fragments: everything that a match can hold. Deep-frozen. */
export const playableInInches: ContentPack = /* @__PURE__ */ (() =>
  freeze<ContentPack>({
    ...playableContent,
    id: 'judgement-v11',
    heroes: onBases(playableContent.heroes, heroBases),
    summoned: onBases(playableContent.summoned, summonedBases),
    monsters: onBases(playableContent.monsters, monsterBases),
  }))();
