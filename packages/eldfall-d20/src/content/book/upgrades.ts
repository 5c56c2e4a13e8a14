import type { Upgrade } from '../../vocabulary/pack.js';
import { changed, has } from '../short.js';
import { marked, printed } from '../source.js';

const upgrade = (
  name: string,
  faction: string,
  cost: number,
  limit: number | null,
  more: Partial<Upgrade>,
): Upgrade => ({
  name,
  faction,
  cost,
  limit,
  changes: [],
  ...more,
});

const elementLineages = (['fire', 'water', 'earth', 'air'] as const).map(element => ({
  name: `Affinity (${element})`,
  changes: [{ op: 'grant', traits: [{ id: 'affinity', element }] }] as const,
}));

/** A Kassen Buki, which replaces the Primary Weapon of a Warrior. */
const kassenBuki = (name: string, cost: number, item: string, more: Partial<Upgrade>): Upgrade => ({
  name: `Kassen Buki: ${name}`,
  faction: 'soga',
  cost,
  classes: ['warrior'],
  items: [item],
  primary: true,
  changes: [],
  ...more,
});

/** A Devotion, which the book prints without a limit (ELD-UPGRADE-004). */
const devotion = (name: string, cost: number, more: Partial<Upgrade>): Upgrade => ({
  name: `Devotion: ${name}`,
  faction: 'thenion',
  cost,
  without: ['demon'],
  changes: [],
  ...more,
});

/** The Upgrades of the first edition (ELD-UPGRADE-006 to ELD-UPGRADE-051). */
export const upgrades: Readonly<Record<string, Upgrade>> = marked<Upgrade>(printed, {
  // ELD-UPGRADE-006.
  pouch: upgrade('Pouch', 'neutral', 1, null, { changes: [{ op: 'inventory', by: 2 }], more: 1 }),
  // ELD-UPGRADE-007.
  'additional-protection': upgrade('Additional Protection', 'neutral', 1, 3, { changes: changed({ ARM: 2, AG: -2 }) }),
  // ELD-UPGRADE-008.
  'utility-tool': upgrade('Utility Tool', 'neutral', 1, null, { items: ['dagger'] }),
  // ELD-UPGRADE-009.
  'first-aid': upgrade('First Aid', 'neutral', 3, 3, { code: 'first-aid' }),
  // ELD-UPGRADE-011.
  'imported-casting-amplifier': upgrade('Imported Casting Amplifier', 'neutral', 4, 1, {
    items: ['casting-amplifier'],
  }),
  // ELD-UPGRADE-012.
  'imported-crossbow': upgrade('Imported Crossbow', 'neutral', 5, 1, { items: ['crossbow'] }),
  // ELD-UPGRADE-013.
  camaraderie: upgrade('Camaraderie', 'neutral', 5, 3, { code: 'camaraderie' }),
  // ELD-UPGRADE-014.
  'king-of-the-battlefield': upgrade('King of the Battlefield', 'neutral', 2, 3, { items: ['spear'] }),

  // ELD-UPGRADE-015.
  'bujutsu-expertise': upgrade('Bujutsu Expertise', 'soga', 3, 2, {
    changes: [{ op: 'grant', classes: ['armsmaster'], arts: [{ id: 'fencing', level: 1 }], next: true }],
  }),
  // ELD-UPGRADE-016.
  'kyujutsu-expertise': upgrade('Kyujutsu Expertise', 'soga', 3, 2, {
    changes: [{ op: 'grant', classes: ['marksman'], arts: [{ id: 'archery', level: 1 }], next: true }],
  }),
  // ELD-UPGRADE-017.
  'lucky-charm': upgrade('Lucky Charm', 'soga', 3, 3, { code: 'lucky-charm' }),
  // ELD-UPGRADE-019.
  'yari-tsukai': kassenBuki('Yari-tsukai', 2, 'lance', { costWithPrimary: { spear: 1 } }),
  // ELD-UPGRADE-020.
  'nagamaki-tsukai': kassenBuki('Nagamaki-tsukai', 2, 'longhilted-sword', { limit: 3 }),
  // ELD-UPGRADE-021.
  'daikyuu-tsukai': kassenBuki('Daikyuu-tsukai', 3, 'war-bow', { limit: 3, costWithPrimary: { 'short-bow': 2 } }),
  // ELD-UPGRADE-022.
  'kanabou-tsukai': kassenBuki('Kanabou-tsukai', 3, 'heavy-bludgeon', { limit: 3 }),
  // ELD-UPGRADE-023.
  'traveling-duelist': upgrade('Traveling Duelist', 'soga', 3, 2, {
    classes: ['warrior'],
    changes: [{ op: 'grant', traits: has('duelist') }],
  }),
  // ELD-UPGRADE-024.
  'seasoned-combatant-soga': upgrade('Seasoned Combatant (Soga)', 'soga', 2, null, {
    changes: [{ op: 'grant', traits: has('fearless') }],
  }),

  // Poison that the model itself has counts for all Hits of its Attacks (ELD-UPGRADE-025). ELD-UPGRADE-025.
  'poisoned-weapons': upgrade('Poisoned Weapons', 'thenion', 2, null, {
    changes: [{ op: 'grant', traits: [{ id: 'poison', level: 1 }], next: true }],
  }),
  // ELD-UPGRADE-026.
  'muffled-movement': upgrade('Muffled Movement', 'thenion', 2, null, {
    changes: [{ op: 'grant', skills: [{ id: 'stealth', level: 1 }] }],
  }),
  // ELD-UPGRADE-027.
  'climbing-expertise': upgrade('Climbing Expertise', 'thenion', 2, null, {
    changes: [{ op: 'grant', skills: [{ id: 'climbing' }] }],
  }),
  // ELD-UPGRADE-028.
  'fangs-of-tiamat': upgrade('Fangs of Tiamat', 'thenion', 2, 3, { items: ['war-darts'] }),
  // ELD-UPGRADE-029.
  'concealed-approach': upgrade('Concealed Approach', 'thenion', 3, 3, { code: 'concealed-approach' }),
  // ELD-UPGRADE-030.
  'devotion-tiamat': devotion('Tiamat', 1, {
    changes: [
      { op: 'attribute', attribute: 'T', by: 1 },
      { op: 'attribute', attribute: 'OFF', by: 1, if: [{ class: 'warrior' }, { class: 'rogue' }] },
    ],
  }),
  // ELD-UPGRADE-031.
  'devotion-anras': devotion('Anras', 1, {
    changes: [
      // Of two changes with one name only the first counts, so this one gives 2 in place of 1 (ELD-MOD-014).
      { op: 'attribute', attribute: 'DEF', by: 2, if: [{ trait: 'duelist' }] },
      { op: 'attribute', attribute: 'DEF', by: 1 },
    ],
  }),
  // ELD-UPGRADE-032.
  'devotion-paimon': devotion('Paimon', 2, { changes: changed({ INT: 1 }), code: 'devotion-paimon' }),

  // ELD-UPGRADE-033.
  'tactical-expertise': upgrade('Tactical Expertise', 'helian', 3, 1, {
    changes: [{ op: 'grant', traits: has('tactician') }],
  }),
  // ELD-UPGRADE-034.
  'seasoned-combatant-helian': upgrade('Seasoned Combatant (Helian)', 'helian', 2, null, {
    changes: [{ op: 'grant', traits: has('fearless') }],
  }),
  // ELD-UPGRADE-035.
  'companion-of-hairon': upgrade('Companion of Hairon', 'helian', 2, 2, {
    classes: ['soldier'],
    code: 'companion-of-hairon',
  }),
  // ELD-UPGRADE-036.
  'gift-of-longevity': upgrade('Gift of Longevity', 'helian', 1, 2, { changes: changed({ INT: 1 }) }),
  // ELD-UPGRADE-037.
  'adept-shaper': upgrade('Adept Shaper', 'helian', 3, 2, { optionsFor: 'spellcrafts' }),
  // ELD-UPGRADE-038, ELD-UPGRADE-039.
  'reduce-weight': upgrade('Glyphscribe: Reduce Weight', 'helian', 3, 3, {
    optionsFor: 'items',
    options: [{ name: 'Inscribed Armor', changes: [...changed({ AG: 1, SPD: 1 }), { op: 'inventory', by: 1 }] }],
  }),
  // ELD-UPGRADE-040, ELD-UPGRADE-041.
  'hyperias-providence': upgrade("Glyphscribe: Hyperia's Providence", 'helian', 3, 3, { code: 'hyperias-providence' }),
  // ELD-UPGRADE-042.
  'double-time': upgrade('Expeditionary Tactics: Double Time', 'helian', 3, 1, { code: 'double-time' }),
  // ELD-UPGRADE-043.
  'surge-order': upgrade('Expeditionary Tactics: Surge Order', 'helian', 3, 1, { code: 'surge-order' }),

  // ELD-UPGRADE-044.
  'mana-catalyst': upgrade('Mana Catalyst', 'sand', 1, null, { optionsFor: 'affinities' }),
  // ELD-UPGRADE-045.
  'elemental-lineage': upgrade('Elemental Lineage', 'sand', 4, 2, { options: elementLineages }),
  // ELD-UPGRADE-046.
  'arcane-tome': upgrade('Arcane Tome', 'sand', 4, 3, { optionsFor: 'spellcrafts' }),
  // ELD-UPGRADE-047.
  'flying-carpet': upgrade('Flying Carpet', 'sand', 4, 1, { items: ['flying-carpet'] }),
  // ELD-UPGRADE-048.
  'conjured-retinue': upgrade('Conjured Retinue', 'sand', 3, 1, {
    creatures: { tier: 2, changes: [{ op: 'grant', classes: ['soldier'] }] },
  }),
  // ELD-UPGRADE-049.
  'personal-guard': upgrade('Personal Guard', 'sand', 3, 3, { code: 'personal-guard' }),
  // ELD-UPGRADE-051.
  'casting-amplifier': upgrade('Casting Amplifier', 'sand', 2, 3, { items: ['casting-amplifier'] }),
});
