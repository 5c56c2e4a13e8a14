import { list, signed, titled } from '@rulewright/core/words';
import type { AttacksLike, Change } from '../vocabulary/effect.js';
import type { Ongoing } from '../vocabulary/index.js';
import type { Characteristic } from '../vocabulary/traits.js';
import type { Names } from './names.js';
import { sourceInWords } from './tally.en.js';
import { abilityInWords, characteristicInWords, traitInWords } from './traits.en.js';

/** The attacks for which a change counts: ` in melee attacks`. */
const attacksInWords = (attack: AttacksLike | undefined): string => {
  if (!attack) return '';
  const { kind, side, role, front } = attack;
  const withWord = attack.with === undefined ? [] : [titled(attack.with).toLowerCase()];
  const words = [...(role === undefined ? [] : [role]), ...(kind === undefined ? [] : [kind]), ...withWord];
  const which = [...words, 'attacks'].join(' ');
  return side === 'suffered' ? ` against ${which}${front ? ' from the Front' : ''}` : ` in ${which}`;
};

/** The models for which a change counts: ` (Warrior or Soldier)`. */
const ofModelsInWords = (like: readonly Characteristic[] | undefined): string =>
  like === undefined ? '' : ` (${list(like.map(characteristicInWords), 'or')})`;

/** A change that counts while its source does: `+1 OFF`, `half SPD`, `Stealth II`. */
const changeInWords = (change: Change): string => {
  switch (change.op) {
    case 'attribute':
      return `${signed(change.by)} ${change.attribute}${ofModelsInWords(change.if)}`;
    case 'factor':
      return `${change.factor} ${change.attribute}`;
    case 'roll':
      return `${signed(change.by)} to ${change.attribute === undefined ? '' : `${change.attribute} `}rolls${attacksInWords(change.attack)}`;
    case 'strike':
      return `${signed(change.by)} Strike${attacksInWords(change.attack)}`;
    case 'power':
      return `${change.by === 'half' ? 'half' : signed(change.by)} Power${attacksInWords(change.attack)}`;
    case 'reach':
      return `${signed(change.by)}" Reach${attacksInWords(change.attack)}`;
    case 'hits-have':
      return `${list(change.traits.map(traitInWords))}${attacksInWords(change.attack)}`;
    case 'grant': {
      const { traits = [], skills = [], arts = [], classes = [] } = change;
      return list([...traits.map(traitInWords), ...[...skills, ...arts].map(abilityInWords), ...classes.map(titled)]);
    }
    case 'points':
      return `${signed(change.by)} Activation Points in each Upkeep`;
    case 'inventory':
      return `${signed(change.by)} Inventory`;
    case 'immune':
      return `never ${list(change.states.map(titled), 'or')}`;
    case 'negate-hits': {
      const { attack, plain, targeted, aura, once } = change;
      const hits = once ? 'one Hit' : `${plain ? 'plain ' : ''}Hits`;
      const which = attack ? attacksInWords({ ...attack, side: 'made' }).replace(/^ in /, ' of ') : '';
      return `${hits}${which}${targeted ? ' aimed at the model' : ''}${aura ? ' in its Casting Aura' : ''} negated`;
    }
    case 'prevent-wounds':
      return `a roll of ${change.attribute} prevents a Wound`;
    case 'torment':
      return `a failed roll of ${change.attribute} at each start ends it and costs ${change.loses} HP`;
    case 'strategic-move':
      return 'a move in the Strategic phase';
    case 'assist':
      return `${change.name} for an ally in Base Contact`;
    case 'leech':
      return `${signed(change.hp)} HP for each Wound dealt`;
    case 'spellcraft':
      return `${titled(change.craft)} ${signed(change.by)}`;
    case 'affinity':
      return `Affinity for ${titled(change.to)} in place of ${titled(change.from)}`;
    case 'item':
      return `${titled(change.item)} with Weight ${change.weight} and ${signed(change.strike)} Strike`;
    case 'no-enchantments':
      return 'no Enchantments of enemies';
    case 'code':
      return titled(change.name);
  }
};

/** Changes that count while their source does; empty if none of them has words. */
export const changesInWords = (changes: readonly Change[]): string =>
  list(changes.map(changeInWords).filter(text => text !== ''));

/** A lasting effect by its card or name, with its changes: `Stone Skin (+2 ARM)`. */
export const ongoingInWords = ({ key, data }: Ongoing, names: Names): string => {
  const changes = changesInWords(data.changes);
  const name = data.card === null ? sourceInWords(key, names) : names.card(data.card);
  return changes === '' ? name : `${name} (${changes})`;
};
