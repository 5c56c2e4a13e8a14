/** The public sources of the later print, by the letters that `editionDifferences` uses. */
export const laterSources: Readonly<Record<string, string>> = {
  G: "eldfall-builder of mrgyroscop-beep, data of 2026-08-31: a copy of the publisher's builder, rules 1.6 with the errata of April 2026",
  E: 'eldfall-builder of Elschnuppero',
  L: 'EldfallCompanionApp of Limgalad, with the errata of February 2026',
  W: 'eldfall-wiki.ru, revisions of 24 June 2026',
};

/** The differences that are known between the later print (rules 1.6) and the first edition. */
export const editionDifferences: readonly string[] = [
  'all profiles here are from 2025 or 2026 data; no first edition profile was found anywhere, so stats may have changed',
  'the one first edition stat that is known (Onitaoshi AG 10) agrees',
  'the four starter parties cost 56 (Helian), 57 (Soga), 57 (Thenion) and 59 (Sand) here, which fits the "under 60" of the first edition, so these costs probably did not change',
  'Amazon Gladiatrix costs 32 here, 25 as a regular model in the first edition',
  'Shield here says nothing of the -1 Strike for weapons with reach that the first edition prints',
  'Grapeshot here is PW 13, Circular S, QTY 1, WGT 1; first edition PW 12, Circular L, QTY 3, WGT 0',
  'War Bow has Stun here and Stagger in the first edition',
  'of the Upgrades, Devotion to Paimon here makes only the other Upgrades of its own model cheaper, Reduce Weight gives an Item either its lower weight or its Strike, and Flying Carpet is for Medium and smaller models',
  'a Soldier gains at most +3 here; the first edition has no maximum',
  'the Mana Upkeep of the first edition is not on any profile here; a Summoning Limit equal to the Tier takes its place (L)',
  'Archery I adds 6 inches to the first range interval in G and W, and 3 "spaces" in L',
  'Water spells in Art of Sorcery, and its level IV, were added on 18 August 2026 (G); E and the first edition have Elder and Fire to level III',
  'Water spells in Art of Enchanting and the schools Cryomancy, Necromancy, Invocation, Shamanism and Everlasting Rain date from August 2025 or later (G)',
  'Helrin Expatriate has Art of Enchanting II in G and E and I in W',
  'Electrification has STK 2 in G and E and 1 in L (Electromancy); Soul Leech has RCH 16 in G and E and 10 in L; Protective Currents has RCH 16, STK 1 in G and E and Casting Aura, STK STA in L',
  'Command the Undead asks for INT rolls equal to the Tier in G and for one roll (plus 1 Mana for Tier II) in L',
  'Reinforced Claws gives Bleed and +2 PW in G and Armor-Piercing in E; Stalwart Defenders gives Sentinels and Warriors +3 DEF and Fearless in G and one model Protector and Vigilance in E',
  'Eonian Runner has Leap, Hit and Retreat and Tracking in G and no skill in E',
  'recruitment limits of several models are one lower in G than in E (kept in limit_in_other_builder); Bushi Attendant is 4 in G and 3 in E',
  'upgrade prices changed for Additional Protection and First Aid, see upgrades; all other prices found agree',
  'Inferno is Art of Sorcery level III in the first edition and level IV here, where level III Fire is Fireball',
  'Arcane Shield halves the PW of hits in the first edition and gives +4 ARM up to 6 here',
  "Confuse Target lasts until the end of the turn in the first edition; here until the caster's next Strategic Phase, with Ricochet 1 and 1 Mana for +2 STK",
  'Unrelenting Zeal has RCH 10, STK 1 in the first edition and RCH 16, STK 2 here',
  'the sigil spell Glacier Circle is PW INT, Mana Cost 1 and Immobilizes in the first edition and in L; in G it is PW 13 and Slows',
  'Water Elemental and its spell, and all Enchanting spells but Arcane Shield, Spectral Blade, Hasten and Burning Touch, are not in the first edition list',
  'all other spells of both lists agree in element, level, PW, reach and STK; no stat conflict was found for Sword, Short Bow, Crossbow, Spear and Dagger',
  'several schemes score differently, for example Relentless Advance and Peacekeeping Paragon give 2 VP each in the first edition and 1 VP here',
];
