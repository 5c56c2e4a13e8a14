import type { Fragment } from '../../vocabulary/pack.js';
import { book, part, site } from './words.js';

/** Hero units as printed. */
export const units: Readonly<Record<string, Fragment>> = {
  'bale-and-sarna': {
    name: 'Bale & Sarna',
    source: `${site('heroes/bale')}; Judgement Draft Tool`,
    race: 'goblin',
    profession: 'Bruiser',
    classes: ['bruiser', 'soulstirrer'],
    gods: ['bruelin', 'grul'],
    // Bale's; Sarna's card is not known.
    attributes: { MOV: 3, AGI: 5, RES: 0, MEL: 7, MAG: null, RNG: null, SH: 1 },
    health: [10, 11, 12],
    weapons: [part('Power Fist', 'MEL', 1, [2, 3, 4])],
    known: [
      'Siphon Magic takes an Artefact of the deck of the opponent, even one that is owned already, but no bounty',
      'Soul Phase cannot be used after Effigy Recall',
      'Echo, of Sarna, copies no ability that summons',
    ],
    missing: ['abilities', 'levelling', 'members'],
  },
};

/** Summoned models as printed. */
export const summoned: Readonly<Record<string, Fragment>> = {
  skeleton: {
    name: 'Skeleton',
    source: book,
    known: ['Zaron summons it'],
    missing: ['attributes', 'weapons', 'health', 'ap', 'abilities'],
  },
  'gloom-summoned': {
    name: 'Gloom (summoned)',
    source: site('summons/gloom'),
    profession: 'Shadow Hound',
    attributes: { MOV: 3, AGI: 4, RES: 0, MEL: 7, MAG: null, RNG: null, SH: null },
    health: [7],
    weapons: [part('Bite', 'MEL', 1, [2, 3, 5])],
    known: [
      'Summoning it costs 1 AP and 1 Fate',
      'Shadow Debt: killed by an enemy Hero or Summoned model, it gives that Warband 1 Fate if one of them is next to it',
    ],
    missing: ['ap', 'abilities', 'master'],
  },
};

/** A Monster of which only the name is known. */
const named = (name: string, source: string): Fragment => ({
  name,
  source,
  missing: ['attributes', 'weapons', 'health', 'tier', 'bounty', 'abilities'],
});

/** Monsters as printed. */
export const monsters: Readonly<Record<string, Fragment>> = {
  gloom: named('Gloom', book),
  canuckmera: named('Canuckmera', book),
  vujasha: named('Vujasha', site('faqs')),
  dorgokaan: named('Dorgokaan', site('faqs')),
  terra: {
    name: 'Terra',
    source: site('monsters/terra'),
    profession: 'Earth Elemental',
    attributes: { MOV: 'D2', AGI: 2, RES: 2, MEL: 8, MAG: null, RNG: 9, SH: null },
    health: [10],
    fate: 2,
    weapons: [part('Rock Fist', 'MEL', 1, [3, 5, 7]), part('Rock Hurl', 'RNG', 4, [3, 5, 7])],
    known: ['Rock Blast deals other enemies half of the damage that its target took'],
    missing: ['tier', 'abilities'],
  },
  inferno: {
    name: 'Inferno',
    source: site('monsters/inferno'),
    profession: 'Fire Elemental',
    attributes: { MOV: 'D2', AGI: 4, RES: 0, MEL: 8, MAG: 8, RNG: null, SH: null },
    health: [12],
    fate: 1,
    weapons: [part('Flaming Fist', 'MEL', 1, [2, 3, 5]), part('Fireball', 'MAG', 4, [3, 4, 6])],
    missing: ['tier', 'abilities'],
  },
};

/** Artefacts as printed. */
export const artefacts: Readonly<Record<string, Fragment>> = {
  'boots-of-agility': {
    name: 'Boots of Agility',
    source: `${book}, Order of Application`,
    bonus: { attributes: { AGI: 1 } },
    missing: ['slot', 'cost', 'kind'],
  },
  'gift-of-the-gods': {
    name: 'Gift of the Gods',
    source: `${book}, Multiple Re-rolls`,
    known: ['Makes the opponent roll the whole pool again'],
    missing: ['slot', 'cost', 'kind', 'bonus'],
  },
  'bracers-of-disruption': {
    name: 'Bracers of Disruption',
    source: site('faqs'),
    missing: ['slot', 'cost', 'kind', 'bonus'],
  },
  'hunters-knife': {
    name: "Hunter's Knife",
    source: site('faqs'),
    missing: ['slot', 'cost', 'kind', 'bonus'],
  },
  'demon-blade': {
    name: 'Demon Blade',
    source: site('heroes/bale'),
    kind: 'bounty',
    missing: ['slot', 'cost', 'bonus'],
  },
  'staff-of-grul': {
    name: 'Staff of Grul',
    source: site('gods/grul'),
    kind: 'sacred',
    slot: 'offensive',
    cost: 0,
    known: [
      'Melee attacks have reach 2',
      'One of poison, curse, burn, fear and freeze is chosen; for 2 symbols an enemy that was damaged suffers it',
    ],
    missing: ['bonus'],
  },
};

/** Divine Gifts as printed. */
export const gods: Readonly<Record<string, Fragment>> = {
  grul: {
    name: 'Grul',
    source: site('gods/grul'),
    known: [
      'Warband Bonus Nature’s Gift: in forest, smoke, rough or treacherous ground Heroes need one more symbol to be Pushed, heal 1 when they begin to activate there, and take no damage from treacherous ground',
      'Effigy Power Nature’s Shield: 3 temporary health for Champions until the next Communion Phase (of a unit for the Commander); in such terrain enemies cannot Push Heroes this round',
      'Avatars: Gendris gives Pathfinder to friends that begin to activate within 2 hexes, Carva gives Chameleon to friends within 2 hexes that are no Defenders',
    ],
    missing: ['warbandBonus', 'sacredArtefact', 'effigyPower'],
  },
  krognar: {
    name: 'Krognar',
    source: site('heroes/zaron'),
    known: ['Effigy Power Shadow Dance'],
    missing: ['warbandBonus', 'sacredArtefact', 'effigyPower'],
  },
  tomas: {
    name: 'Tomas',
    source: site('heroes/viktor'),
    known: ['Tokens named Blessing of Tomas pay for abilities instead of Fate'],
    missing: ['warbandBonus', 'sacredArtefact', 'effigyPower'],
  },
  torin: {
    name: 'Torin',
    source: site('heroes/bale'),
    known: ['Warband Bonus: Heroes resurrect with all their AP'],
    missing: ['warbandBonus', 'sacredArtefact', 'effigyPower'],
  },
};
