import type { ScenePanel } from '@rulewright/core';
import type { EldState } from '../vocabulary/index.js';
import type { Names } from './names.js';
import { colourOf } from './scene/colours.js';
import { type SeenEld, unlessHidden } from './seen.js';

/** The Schemes in hand and the Upgrades that are not assigned yet, of all parties of which the viewer knows them (ELD-DEF-018). */
export const handPanels = (seen: SeenEld, names: Names, whole?: EldState): readonly ScenePanel[] =>
  (whole ?? seen).parties.flatMap(({ player, schemes, upgrades }): readonly ScenePanel[] => {
    const rows = [
      ...('count' in schemes
        ? []
        : schemes.map(card => ({ label: names.card(card), text: names.say('schemeInHand') }))),
      ...(unlessHidden(upgrades) ?? []).map(card => ({ label: names.card(card), text: names.say('upgradeInHand') })),
    ];
    return rows.length === 0 ? [] : [{ title: names.say('hand', { player }), color: colourOf(seen, player), rows }];
  });
