import { gapsOf } from '../../content/fragments/gaps.js';
import type { Artefact, Fragment } from '../../vocabulary/pack.js';
import { domonet, tracker } from './sources.js';

const monster = (name: string, health: number, more: Partial<Fragment> = {}): Fragment => {
  const known = { name, source: tracker, health: [health], ...more };
  return { ...known, missing: gapsOf(known, 'monsters') };
};

/** Monsters of the edition in inches. */
export const monsters: Readonly<Record<string, Fragment>> = {
  ashtooth: monster('Ashtooth', 12),
  gloom: monster('Gloom', 8, { source: `${tracker}; ${domonet}`, attributes: { AGI: 4, RES: 0 } }),
  inferno: monster('Inferno', 12),
  vujasha: monster('Vujasha', 10),
};

/** An Artefact with its slot, its price in Fate and its effect in words; `kind` and the numbers of a bonus are not known. */
const artefact = (name: string, slot: Artefact['slot'], cost: number, effect: string): Fragment => ({
  name,
  source: tracker,
  slot,
  cost,
  known: [effect],
  missing: ['kind', 'bonus'],
});

const named: readonly Fragment[] = [
  artefact('Armour Shredder', 'offensive', 1, 'The RES of a target counts 1 less'),
  artefact('Boots of Elvenkind', 'offensive', 1, 'Pathfinder'),
  artefact('Boots of Speed', 'offensive', 1, '+1 MOV'),
  artefact('Heart Seeker', 'offensive', 1, '+1 RNG'),
  artefact("Hunter's Knife", 'offensive', 1, 'Basic Attacks deal 2 more damage to Monsters'),
  artefact('Potion of Ogre Strength', 'offensive', 1, '1 more damage to Heroes for one activation'),
  artefact('Ring of Power', 'offensive', 1, '+1 MAG'),
  artefact('Tome of Experience', 'offensive', 2, 'For 1 action the bearer gains a level; then it is out of the game'),
  artefact('Vorpal Blade', 'offensive', 1, '+1 MEL'),
  artefact('Blood Sucker', 'defensive', 1, 'Leech 2'),
  artefact('Boots of Agility', 'defensive', 1, '+1 AGI'),
  artefact('Boots of Stability', 'defensive', 1, 'The first knock down of each turn is ignored'),
  artefact('Bracers of Disruption', 'defensive', 1, 'For 1 Fate a combat manoeuvre is ignored'),
  artefact('Elixir of Life', 'defensive', 1, 'Heals 1 when the bearer is brought to 0 health; one use'),
  artefact('Gift of the Gods', 'defensive', 1, 'For 1 Fate the opponent rolls an attack or ability again'),
  artefact('Glyph of Warding', 'defensive', 2, '+1 RES; not for Defenders'),
  artefact(
    'Healing Surge',
    'defensive',
    2,
    'For 1 action the bearer or a friend in contact is healed in full; one use',
  ),
  artefact('Minotaur Essence', 'defensive', 1, 'Regeneration 2'),
  artefact(
    'Null Stone',
    'defensive',
    1,
    'Artefacts of enemies change no attribute in attacks by or against the bearer',
  ),
  artefact(
    'Ring of Invisibility',
    'defensive',
    1,
    'For 1 action no ranged or magic attack from more than 3 inches away targets the bearer',
  ),
  artefact('Ring of Teleportation', 'defensive', 1, 'Effigy Recall costs 1 action in place of 2'),
];

const idOf = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

/** Artefacts of the edition in inches. */
export const artefacts: Readonly<Record<string, Fragment>> = /* @__PURE__ */ Object.fromEntries(
  named.map(one => [idOf(one.name), one]),
);
