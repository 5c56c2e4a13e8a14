import { list, signed } from '@rulewright/core/words';
import { totalOf } from '../match/by-colour.js';
import type { Against, Effect } from '../vocabulary/effect.js';
import type { Change, Lasting } from '../vocabulary/index.js';
import { conditionName, passiveInWords, poolInWords } from './amounts.en.js';

const numbers: Readonly<Record<Extract<Effect, { readonly op: 'modify' }>['what'], string>> = {
  DEF: 'DEF',
  ARM: 'ARM',
  RNG: 'RNG',
  MOV: 'MOV',
  hit: 'to hit rolls',
  damage: 'to damage rolls',
  suffered: 'damage suffered',
};

/** The enemies that a change needs: `Hexed enemies`, `bases of 50 mm or more`. */
const enemiesInWords = ({ keyword, suffering, baseFrom, inMeleeWith }: Against): string =>
  list([
    ...(keyword === undefined ? [] : [keyword]),
    ...(suffering === undefined ? [] : [`${conditionName(suffering)} enemies`]),
    ...(baseFrom === undefined ? [] : [`bases of ${baseFrom} mm or more`]),
    ...(inMeleeWith === undefined
      ? []
      : [`enemies in melee with another ${inMeleeWith === 'unit' ? 'model of the unit' : 'friend'}`]),
  ]);

/** A change of numbers, dice or abilities: `+1 DEF`, `2 red dice more in damage rolls`, `Stealth`. */
export const changeInWords = (change: Change): string => {
  switch (change.op) {
    case 'modify':
      return `${signed(change.by)} ${numbers[change.what]}${change.against === undefined ? '' : ` against ${enemiesInWords(change.against)}`}`;
    case 'set':
      return `${change.what} ${change.value}`;
    case 'setMOV':
      return `MOV ${change.tool}`;
    case 'dice': {
      const { add = {}, less = 0, roll } = change;
      const parts = [
        ...(totalOf(add) > 0 ? [`${poolInWords(add)} more`] : []),
        ...(less > 0 ? [`${less} ${less === 1 ? 'die' : 'dice'} less`] : []),
      ];
      return `${list(parts)} in ${roll} rolls`;
    }
    case 'grant':
      return passiveInWords(change.passive);
    case 'infuse':
      return `${change.roll} rolls infused with ${change.colour}`;
    case 'code':
      return change.name;
  }
};

/** A lasting effect by its change and its name: `+1 DEF (Canopy)`. */
export const lastingInWords = ({ key, data }: Lasting): string => `${changeInWords(data)} (${key})`;
