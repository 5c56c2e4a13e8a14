import { gapsOf } from '../../content/fragments/gaps.js';
import type { Fragment, HealthByLevel } from '../../vocabulary/pack.js';
import { domonet, judy, newsPage, tracker } from './sources.js';

/** The health of the Heroes at levels 1, 2 and 3. */
const health: Readonly<Record<string, HealthByLevel>> = {
  Allandir: [14, 15, 16],
  Barnascus: [16, 18, 20],
  Bastian: [14, 15, 16],
  Brok: [16, 18, 20],
  Doenrakkar: [20, 22, 25],
  Gendris: [16, 18, 20],
  Haksa: [16, 17, 19],
  Istariel: [13, 14, 15],
  Kogan: [16, 18, 21],
  Kruul: [15, 16, 17],
  Kvarto: [16, 17, 19],
  Loribela: [16, 17, 19],
  Marcus: [16, 17, 19],
  Nephenee: [14, 15, 16],
  Piper: [13, 14, 15],
  Rakkir: [15, 16, 18],
  Saiyin: [13, 14, 15],
  Skoll: [21, 24, 27],
  Skye: [15, 16, 18],
  Styx: [14, 15, 16],
  Svetlana: [15, 16, 17],
  Thorgar: [18, 20, 23],
  Thrommel: [18, 20, 22],
  Viktor: [12, 13, 14],
  Xyvera: [16, 18, 20],
  Zaffen: [16, 17, 18],
  Zaron: [14, 15, 16],
  Zhonyja: [15, 16, 17],
};

/** More facts about a Hero than its health, and where they are from. */
type More = Pick<Fragment, 'source'> & Partial<Fragment>;

/** The known facts of some Heroes besides their health, in inches. */
const more: Readonly<Record<string, More>> = {
  Rakkir: {
    source: `${domonet}; ${newsPage}`,
    race: 'orc',
    profession: 'Rogue',
    attributes: { MEL: 7 },
    known: [
      'Of the class of Aggressors',
      'Up to 3 of his Shadow Orbs are on the table; in contact with one he uses it up and comes to another friendly one or to his Effigy',
      'Toxin: for 1 Fate and no action a poisoned enemy takes 2D6 damage that ignores RES',
      'For 2 symbols an enemy that was damaged is poisoned; from level 2 Escape moves him as an orb does; from level 3 he has Invisibility',
      'His weapon costs 1 action',
    ],
  },
  Skye: {
    source: judy,
    attributes: { MOV: 5, AGI: 6, RES: 0, MEL: 6, SH: 4 },
    common: [{ id: 'pathfinder' }],
    known: [
      'Of the class of Defenders',
      'Her weapon reaches 2 inches, and its blows deal 2, 3 and 4 damage',
      'Knocked down she loses 2 AGI in place of 3, and stands up for no action',
      'Heroic Stand costs 1 action and 1 Fate',
    ],
  },
  Zaffen: {
    name: 'Zaffen Ironhelm',
    source: newsPage,
    race: 'dwarf',
    attributes: { RES: 1 },
    known: ['The Giant Crossbow is a ranged weapon with a reach of 10 inches and costs 2 actions', 'Has Reload'],
  },
  Bastian: {
    name: 'Bastian Oriel',
    source: 'judgement.game/pages/humans',
    known: ['Heroic Ballad gives friends around him +1 MEL'],
  },
  Thrommel: {
    source: `${domonet}; ${judy}`,
    race: 'dwarf',
    attributes: { MOV: 3, AGI: 3, RES: 2, MEL: 6, SH: 4 },
    known: [
      'Of the class of Defenders',
      'His melee weapon costs 2 actions, 3 in a Charge, and its blows deal 4, 5 and 7 damage',
      'Bodyguard: a friend within 2 inches that is no Defender has +2 RES against the first attack on it',
      'From level 2 he can be neither pushed nor knocked down; at level 3 he gains Dwarf Toss, which takes Fate',
      'An enemy that he damaged is knocked down for 1 Fate, or stunned for symbols',
    ],
  },
  Piper: {
    source: 'loswarmachine.com, battle report 1',
    attributes: { AGI: 5 },
    known: [
      '+1 damage on a target that another friendly Hero engages',
      'Once a turn she ignores one attack and is placed within 2 inches',
    ],
  },
  Allandir: {
    source: newsPage,
    known: ['The ranged weapon has a reach of 10 inches', 'A shot can go on from its target to another model near it'],
  },
  Doenrakkar: {
    source: 'judgement.game/pages/minotaurs',
    race: 'minotaur',
    profession: 'Shaman',
    known: ['Of the class of Defenders', 'Stone Grasp costs Fate and hinders ranged Heroes', 'Later named Doenregar'],
  },
  Thorgar: {
    source: 'judgement.game/pages/minotaurs',
    race: 'minotaur',
    profession: 'Gladiator',
    known: ['Of the class of Aggressors'],
  },
};

const fragmentOf = (name: string, levels: HealthByLevel): Fragment => {
  const { source, ...rest }: Partial<More> = more[name] ?? {};
  const known = { name, source: source ? `${tracker}; ${source}` : tracker, health: levels, ...rest };
  return {
    ...known,
    missing: [...new Set([...gapsOf(known, 'heroes'), 'weapons', 'abilities', 'levelling'] as const)],
  };
};

/** Heroes of the edition in inches, as far as they are known: no card is whole. */
export const heroes: Readonly<Record<string, Fragment>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(health).map(([name, levels]) => [name.toLowerCase(), fragmentOf(name, levels)]),
);
