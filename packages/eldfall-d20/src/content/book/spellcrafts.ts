import type { Spellcraft } from '../../vocabulary/pack.js';
import { marked, printed } from '../source.js';

/** A chart: the spells of each level, beginning with the first. */
const chart = (name: string, ...levels: readonly (readonly string[])[]): Spellcraft => ({
  name,
  spells: levels.flatMap((spells, at) => spells.map(spell => ({ spell, level: at + 1 }))),
});

/** The spell charts of the first edition (ELD-PROFILE-027). */
export const spellcrafts: Readonly<Record<string, Spellcraft>> = marked<Spellcraft>(printed, {
  'art-of-sorcery': chart(
    'Art of Sorcery',
    ['ignite', 'arcane-bolt'],
    ['flare', 'telekinetic-blast'],
    ['inferno', 'soul-crush'],
  ),
  'purification-rites': chart('Purification Rites', ['purification']),
  hieromancy: chart(
    'Hieromancy',
    ['purgation', 'curative-touch'],
    ['protective-barrier', 'blinding-light'],
    ['warding-barrier', 'smite'],
    ['curative-miracle', 'anointment'],
  ),
  'succubi-magic': chart('Succubi Magic', ['fiery-fervor', 'unrelenting-zeal', 'draining-impulse', 'agony']),
  'kitsune-no-mai': chart('Kitsune no Mai', ['burning-resolve'], ['flare']),
  wizardry: chart(
    'Wizardry',
    ['mana-burst', 'dispel-magic'],
    ['confuse-target', 'ward'],
    ['redirect-damage', 'hastened-recovery'],
  ),
  'art-of-enchanting': chart('Art of Enchanting', ['arcane-shield', 'burning-touch'], ['spectral-blade'], ['hasten']),
  'art-of-conjuration': chart(
    'Art of Conjuration',
    ['summon-gargoyle', 'summon-imp'],
    ['summon-golem'],
    ['summon-earth-elemental'],
    ['summon-colossus'],
  ),
});
