import type { ContentPack } from '../content/pack.js';
import { type Names, namesOf } from './names.js';

const things: Readonly<Record<string, string>> = {
  chieftain: 'Häuptling',
  farmer: 'Bauer',
  miner: 'Bergmann',
  woodsman: 'Holzfäller',
  gatherer: 'Sammler',
  shaman: 'Schamane',
  'town-hall': 'Rathaus',
  townHall: 'Rathaus',
  forest: 'Wald',
  'magical-forest': 'Zauberwald',
  plains: 'Ebene',
  'magical-plains': 'Zauberebene',
  mountain: 'Berg',
  'magical-mountain': 'Zauberberg',
  hill: 'Hügel',
  'magical-hill': 'Zauberhügel',
  marsh: 'Sumpf',
  'magical-marsh': 'Zaubersumpf',
  farm: 'Hof',
  lumberMill: 'Sägewerk',
  mine: 'Bergwerk',
  temple: 'Tempel',
};

const cards: Readonly<Record<string, string>> = {
  'judgement-day': 'Tag des Gerichts',
  'field-blight': 'Ackerfäule',
  'granary-rats': 'Ratten im Speicher',
  'dry-rot': 'Hausschwamm',
  'brush-fire': 'Buschbrand',
  rockslide: 'Steinschlag',
  'cracked-foundations': 'Rissige Mauern',
  'spell-leak': 'Versickernder Zauber',
  'dim-stars': 'Trübe Sterne',
  flood: 'Hochwasser',
  quake: 'Erdbeben',
  hailstorm: 'Hagelsturm',
  'lean-season': 'Magere Zeit',
  'hard-winter': 'Strenger Winter',
  'wild-magic': 'Wilde Zauberkraft',
  'ill-omen': 'Böses Vorzeichen',
  weevils: 'Kornkäfer',
  'warped-timber': 'Verzogenes Bauholz',
  'crumbling-stone': 'Bröckelndes Gestein',
  'ebbing-magic': 'Schwindender Zauber',
  repairs: 'Ausbesserungen',
  'bog-fever': 'Sumpffieber',
  'idle-hands': 'Müßiggang',
  tribute: 'Tributzahlung',
  'gentle-rain': 'Sanfter Regen',
  windfall: 'Fallholz',
  'rich-vein': 'Reiche Ader',
  'magic-surge': 'Zauberflut',
  'clear-portents': 'Klare Zeichen',
  'restless-sky': 'Ruheloser Himmel',
};

const inTable = (table: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** The German names of the default content; things of other packs keep the names of their pack. */
export const germanNames = (pack: ContentPack): Names => {
  const own = namesOf(pack);
  return {
    role: id => inTable(things, id) ?? own.role(id),
    tile: id => inTable(things, id) ?? own.tile(id),
    building: id => inTable(things, id) ?? own.building(id),
    card: id => inTable(cards, id) ?? own.card(id),
    source: id => inTable(things, id) ?? inTable(cards, id) ?? own.source(id),
  };
};
