import type { UnitFragment, UnitGap } from '../../vocabulary/fragment.js';
import { dice } from '../training/words.js';
import { builder, card, site } from './words.js';

/** A card of the builder: its name, points, essence value and keywords, to which the keyword of the faction may have to be added. */
const listed = (
  faction: string,
  name: string,
  points: number,
  essence: string,
  keywords: readonly string[],
  more: Partial<UnitFragment> & { readonly partly?: readonly UnitGap[] } = {},
): UnitFragment =>
  card({ name, source: builder('factions'), faction, points, essence: dice(essence), keywords, ...more });

/** Unit cards of a public builder and of the publisher's pages: current cards, whose points differ from those of the rulebook. */
export const collectedUnits: Readonly<Record<string, UnitFragment>> = {
  'dr-horatio-ashcroft-architect-of-anarchy': listed(
    'Umbral Veil',
    'Dr. Horatio Ashcroft, Architect of Anarchy',
    28,
    'RY',
    ['ESSENCE WEAVER', 'ALCHEMIST', 'CHARACTER'],
  ),
  'eleanor-ravenswood-the-phantom-baroness': listed(
    'Umbral Veil',
    'Eleanor Ravenswood, The Phantom Baroness',
    27,
    'RY',
    ['ESSENCE WEAVER', 'ALCHEMIST', 'CHARACTER'],
  ),
  'mirror-image': listed('Umbral Veil', 'Mirror Image', 0, '', ['ILLUSION']),
  'transmuted-fleshcrafters': listed('Umbral Veil', 'Transmuted Fleshcrafters', 25, 'R', ['ALCHEMIST']),
  'transmuted-poisoncrafters': listed('Umbral Veil', 'Transmuted Poisoncrafters', 24, 'R', [], {
    def: 6,
    partly: ['keywords'],
    known: [
      'The ARM is called low, without a number',
      'A page also calls the unit ALCHEMIST, which the builder does not list',
      'A mist blocks lines of sight; attacks on the unit and on units within 1 inch have -1 to hit unless the attacker is immune to Poisoned',
      'Regeneration removes 1 damage, overcharged up to 2',
      'Critical hits give Poisoned',
      'With a friendly MONSTROSITY fighting the same enemy a blank of melee hit and damage rolls may be rolled again',
      'The models explode when they die',
    ],
  }),
  shadowstalker: listed('Umbral Veil', 'Shadowstalker', 12, 'Y', ['MONSTROSITY']),
  'ironbound-brute': listed('Umbral Veil', 'Ironbound Brute', 14, 'Y', ['MONSTROSITY']),
  'spinebreaker-brute': listed('Umbral Veil', 'Spinebreaker Brute', 14, 'Y', ['MONSTROSITY']),
  goreclaws: listed('Umbral Veil', 'Goreclaws', 22, 'Y', ['MONSTROSITY']),
  deathspitters: listed('Umbral Veil', 'Deathspitters', 24, 'Y', ['MONSTROSITY']),
  'count-wealton-adamant-the-third': listed('Silver Line', 'Count Wealton Adamant, The Third', 22, 'R', [
    'FIRST ARMY',
    'ESSENCE WEAVER',
    'COMMANDER',
    'CHARACTER',
  ]),
  'major-byron-kildare-master-of-the-armoury': listed(
    'Silver Line',
    'Major Byron Kildare, Master of the Armoury',
    30,
    'YR',
    ['GUARDIAN', 'ESSENCE WEAVER', 'COMMANDER', 'CHARACTER'],
  ),
  'blade-wardens': listed('Silver Line', 'Blade Wardens', 28, 'R', ['FIRST ARMY']),
  riflemen: listed('Silver Line', 'Riflemen', 25, 'Y', ['FIRST ARMY']),
  phalanx: listed('Silver Line', 'Phalanx', 23, 'Y', ['FIRST ARMY']),
  'guardian-defiants': listed('Silver Line', 'Guardian Defiants', 27, 'Y', ['SECOND ARMY', 'GUARDIAN']),
  'guardian-brawlers': listed('Silver Line', 'Guardian Brawlers', 25, 'Y', ['SECOND ARMY', 'GUARDIAN']),
  'guardian-lawbringers': listed('Silver Line', 'Guardian Lawbringers', 27, 'Y', ['SECOND ARMY', 'GUARDIAN'], {
    known: ['The rulebook names them Lawbringers'],
  }),
  'goblin-scouts': listed('Silver Line', 'Goblin Scouts', 10, 'G', ['GOBLIN']),
  'goblin-demolition-crew': listed('Silver Line', 'Goblin Demolition Crew', 13, 'G', ['GOBLIN']),
  'captain-katheryn-stormridge': listed('Silver Line', 'Captain Katheryn Stormridge', 16, 'Y', [
    'COMMANDER',
    'CHARACTER',
  ]),
  'first-servant-of-the-spirit-tree': listed(
    'Chosen of the Spirit Tree',
    'First Servant of the Spirit Tree',
    29,
    'YR',
    ['HARMONY', 'ESSENCE WEAVER', 'CHARACTER'],
  ),
  'nekari-supreme-elementalist': listed('Chosen of the Spirit Tree', 'Nekari, Supreme Elementalist', 28, 'YR', [
    'DISCORD',
    'ESSENCE WEAVER',
    'CHARACTER',
  ]),
  'serene-sentinels': listed('Chosen of the Spirit Tree', 'Serene Sentinels', 23, 'Y', ['HARMONY']),
  'serene-dragons': listed('Chosen of the Spirit Tree', 'Serene Dragons', 28, 'R', ['DISCORD']),
  'serene-sages': listed('Chosen of the Spirit Tree', 'Serene Sages', 25, 'R', ['HARMONY']),
  stormcallers: listed('Chosen of the Spirit Tree', 'Stormcallers', 23, 'Y', ['DISCORD']),
  'razhu-the-dragonclaw': listed('Chosen of the Spirit Tree', 'Razhu, The Dragonclaw', 21, 'R', [
    'DISCORD',
    'CHARACTER',
  ]),
  'chaku-the-dragonfang': listed('Chosen of the Spirit Tree', 'Chaku, The Dragonfang', 19, 'Y', [
    'HARMONY',
    'CHARACTER',
  ]),
  brewmaster: listed('Chosen of the Spirit Tree', 'Brewmaster', 16, 'Y', ['HARMONY', 'DISCORD']),
  'lirana-greenleaf-the-whispering-grove': listed(
    'Chosen of the Spirit Tree',
    'Lirana Greenleaf, The Whispering Grove',
    15,
    'Y',
    ['HARMONY', 'CHARACTER'],
  ),
  'beastbane-slayer': listed('Chosen of the Spirit Tree', 'Beastbane Slayer', 18, 'Y', ['DISCORD']),
  'beastbane-vanguard': listed('Chosen of the Spirit Tree', 'Beastbane Vanguard', 17, '', ['HARMONY']),
  'morgath-the-elderwood-scourge': listed('Bloodthorne', 'Morgath, the Elderwood Scourge', 28, 'YR', [
    'VINEBOUND',
    'ESSENCE WEAVER',
    'CHARACTER',
  ]),
  'ilyanna-the-seed-of-sorrow': listed('Bloodthorne', 'Ilyanna, the Seed of Sorrow', 28, 'YR', [
    'RAZORLEAF',
    'VINEBOUND',
    'ESSENCE WEAVER',
    'CHARACTER',
  ]),
  vineheart: listed('Bloodthorne', 'Vineheart', 15, 'Y', ['VINEBOUND']),
  'razorleaf-stalkers': listed('Bloodthorne', 'Razorleaf Stalkers', 25, 'Y', ['VINEBOUND']),
  'razorleaf-hunters': listed('Bloodthorne', 'Razorleaf Hunters', 27, 'Y', ['VINEBOUND']),
  'bloodoak-juggernaut': listed('Bloodthorne', 'Bloodoak Juggernaut', 26, 'R', ['ELDERBARK', 'VINEBOUND']),
  'bloodoak-leviathan': listed('Bloodthorne', 'Bloodoak Leviathan', 28, 'R', ['ELDERBARK', 'VINEBOUND']),
  'sporebound-corruptors': listed('Bloodthorne', 'Sporebound Corruptors', 8, '', ['SPOREBOUND']),
  'the-autumn-bride': card({
    name: 'The Autumn Bride',
    source: site('post/the-autumn-bride'),
    faction: 'Bloodthorne',
    keywords: ['ESSENCE WEAVER', 'SPOREBOUND'],
    abilities: [
      { id: 'leadership', name: 'Leadership', kind: 'leadership', text: 'Sporebound nearby move further.' },
      { id: 'unbound-sorrow', name: 'Unbound Sorrow', kind: 'active', text: 'An arcane beam that spreads Poisoned.' },
      { id: 'sporebound-sight', name: 'Sporebound Sight', kind: 'passive' },
      {
        id: 'fear-and-devotion',
        name: 'Fear and Devotion',
        kind: 'reactive',
        text: 'Sporebound nearby deal more damage.',
      },
      { id: 'corpse-collector', name: 'Corpse Collector', kind: 'passive', text: 'Brings losses back.' },
    ],
    known: ['She is called the leader of the Sporebound'],
    partly: ['keywords', 'abilities'],
  }),
  'clynt-from-the-eastern-forest': listed('Mercenaries', 'Clynt, from the eastern Forest', 15, 'G', ['CHARACTER'], {
    known: ['The Chosen of the Spirit Tree, the Silver Line and the Umbral Veil may take him'],
  }),
};
