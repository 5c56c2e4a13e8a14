import type { PartyList } from '../../vocabulary/pack.js';

/** A list of models; the first one is the Leader. */
const party = (faction: string, models: readonly string[], upgrades: readonly string[] = []): PartyList => ({
  faction,
  models: models.map(profile => ({ profile })),
  upgrades,
  leader: 0,
});

/** Parties that are ready to play: of at most 60 points, and by their names of 25, 90 and 120. */
export const parties: Readonly<Record<string, PartyList>> = {
  'lantern-patrol': party('helian', ['lantern-captain', 'gate-keeper', 'wall-archer'], ['gift-of-longevity']),
  'lantern-circle': party('helian', ['hearth-healer', 'spark-scholar', 'gate-keeper'], ['double-time']),
  'lantern-ronin': party('soga', ['lantern-captain', 'glyph-smith', 'shrine-dancer'], ['yari-tsukai']),
  'dusk-knives': party(
    'thenion',
    ['dusk-mistress', 'sand-duelist', 'poison-brewer'],
    ['poisoned-weapons', 'muffled-movement'],
  ),
  'dusk-hunters': party(
    'thenion',
    ['dusk-mistress', 'way-finder', 'caravan-spear'],
    ['concealed-approach', 'utility-tool'],
  ),
  'dusk-callers': party('sand', ['stone-caller', 'storm-reader', 'caravan-spear'], ['conjured-retinue']),
  'free-company': party(
    'neutral',
    ['hill-giant', 'road-warden', 'grey-hound', 'grey-hound'],
    ['king-of-the-battlefield', 'first-aid'],
  ),

  'lantern-champion-25': party('helian', ['lantern-captain'], ['gift-of-longevity', 'seasoned-combatant-helian']),
  'dusk-champion-25': party('thenion', ['dusk-mistress'], ['devotion-anras', 'muffled-movement']),

  'lantern-column-90': party(
    'helian',
    ['lantern-captain', 'gate-keeper', 'wall-archer', 'hearth-healer', 'camp-clerk'],
    ['tactical-expertise', 'pouch', 'utility-tool'],
  ),
  'dusk-column-90': party(
    'sand',
    ['stone-caller', 'veil-singer', 'caravan-spear', 'caravan-spear', 'poison-brewer'],
    ['arcane-tome', 'pouch', 'utility-tool'],
  ),
  'lantern-host-120': party(
    'soga',
    ['lantern-captain', 'gate-keeper', 'gate-keeper', 'wall-archer', 'spark-scholar', 'shrine-dancer', 'camp-clerk'],
    ['bujutsu-expertise', 'seasoned-combatant-soga'],
  ),
  'dusk-host-120': party(
    'thenion',
    ['dusk-mistress', 'sand-duelist', 'way-finder', 'veil-singer', 'poison-brewer', 'caravan-spear', 'caravan-spear'],
    ['devotion-anras'],
  ),
};
