import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { artefacts } from './training/artefacts.js';
import { gods } from './training/gods.js';
import { heroesOfCraft } from './training/heroes-of-craft.js';
import { heroesOfElsewhere } from './training/heroes-of-elsewhere.js';
import { heroesOfSteel } from './training/heroes-of-steel.js';
import { monsters, summoned, tokens, units } from './training/others.js';

/** The default content without its fragments: everything that a match can hold. Deep-frozen. */
export const playableContent: ContentPack = /* @__PURE__ */ freeze({
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
  fragments: { heroes: {}, units: {}, summoned: {}, monsters: {}, artefacts: {}, gods: {} },
});
