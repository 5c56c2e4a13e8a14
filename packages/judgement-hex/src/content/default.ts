import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { heroes as printedHeroes } from './published/heroes.js';
import * as printed from './published/others.js';
import { artefacts } from './training/artefacts.js';
import { gods } from './training/gods.js';
import { heroesOfCraft } from './training/heroes-of-craft.js';
import { heroesOfElsewhere } from './training/heroes-of-elsewhere.js';
import { heroesOfSteel } from './training/heroes-of-steel.js';
import { monsters, summoned, tokens, units } from './training/others.js';

/**
 * The numbers of the rulebook; a training roster with which every rule can be played, original to this project and marked
 * so; and as fragments what is known of the printed cards. Deep-frozen. For a pack of your own start from a copy and read
 * it with `readContent`: a printed card that you complete from your own copy moves from the fragments to its kind.
 */
export const defaultContent: ContentPack = /* @__PURE__ */ freeze({
  id: 'judgement-hex',
  version: '1.0.0',
  modes: {
    // JHX-SETUP-008, JHX-EFFIGY-008, JHX-EFFIGY-009, JHX-EFFIGY-021, JHX-MONSTER-029
    '3v3': {
      heroes: 3,
      draftPool: 5,
      effigy: { health: 16, decay: { round: 5, by: 3 }, common: [{ id: 'stealth' }, { id: 'gravity-well' }] },
      lastRound: 5,
      monstersAttackEffigies: false,
    },
    // JHX-SETUP-009, JHX-EFFIGY-022, JHX-MONSTER-028
    '5v5': {
      heroes: 5,
      draftPool: 7,
      effigy: { health: 20, decay: { round: 6, by: 3 }, common: [] },
      lastRound: 6,
      monstersAttackEffigies: true,
    },
  },
  // JHX-DICE-002
  judgementDie: ['hit', 'hit', 'manoeuvre', 'both', 'miss', 'miss'],
  gods,
  heroes: { ...heroesOfSteel, ...heroesOfCraft, ...heroesOfElsewhere },
  units,
  summoned,
  monsters,
  artefacts,
  tokens,
  // Monsters of the published maps.
  standIns: { gloom: 'dusk-prowler', canuckmera: 'bog-matriarch' },
  fragments: {
    heroes: printedHeroes,
    units: printed.units,
    summoned: printed.summoned,
    monsters: printed.monsters,
    artefacts: printed.artefacts,
    gods: printed.gods,
  },
});
