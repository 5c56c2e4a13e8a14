import { abilitiesOf } from '../../hero-cards/reading/cards.js';
import { isThere } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import type { Effect, Manoeuvre, Whom } from '../../vocabulary/ability.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Table } from '../../vocabulary/table.js';
import { steadfastSurcharge } from './push.js';

/** True if an effect of a manoeuvre names the attacked model. */
const isOther = (whom: Whom | 'effigy' | 'icon' = 'target'): boolean =>
  !['self', 'attacker', 'effigy', 'icon'].includes(whom);

/** True if an effect needs the attacked model. The default target of a manoeuvre is that model. */
const meetsTarget = (effect: Effect): boolean => {
  switch (effect.op) {
    case 'choose':
      return effect.options.every(({ effects }) => effects.every(meetsTarget));
    case 'roll':
      return effect.effects.every(meetsTarget);
    case 'fate':
    case 'summon':
    case 'terrain':
    case 'moveSoul':
    case 'reroll':
    case 'redirect':
    case 'cancel':
      return false;
    case 'token':
      return effect.within === undefined && (effect.to ?? 'target') !== 'self';
    case 'attack':
      // Without a name it is made at anybody (JHX-ATTACK-004).
      return effect.at !== undefined;
    case 'place':
      return isOther(effect.to) || isOther(effect.of);
    default:
      return isOther(effect.to);
  }
};

/** True if a manoeuvre tries to Push its target, for certain or by choice or a roll. */
const pushesTarget = (effect: Effect): boolean => {
  if (effect.op === 'choose') return effect.options.some(({ effects }) => effects.some(pushesTarget));
  if (effect.op === 'roll') return effect.effects.some(pushesTarget);
  return effect.op === 'push' && meetsTarget(effect);
};

/** The symbols that a card's manoeuvre costs in an attack: more for a Push of a Steadfast model (JHX-MAN-003, JHX-ABILITY-078). */
export const manoeuvrePrice = (table: Table, { target: at }: Attack, { symbols, effects }: Manoeuvre): number => {
  const target = onBoard(table.state, at);
  return target && effects.some(pushesTarget) ? symbols + steadfastSurcharge(table, target) : symbols;
};

/**
 * The manoeuvres of the attacker's own cards (JHX-MAN-004) that an attack can pay for (JHX-MAN-003): of its type; having
 * hit or dealt damage where the card asks for it (JHX-MAN-006, JHX-MAN-007); and if the target is gone only those that do
 * something without it (JHX-DEATH-009). In the order of the card.
 */
export const cardManoeuvres = (table: Table, attack: Attack): readonly Manoeuvre[] => {
  const attacker = onBoard(table.state, attack.attacker);
  if (!attacker) return [];
  const gone = !isThere(table, attack.target);
  return abilitiesOf(table, attacker)
    .map(({ ability }) => ability)
    .filter((ability): ability is Manoeuvre => ability.kind === 'manoeuvre')
    .filter(one => {
      if (one.attack !== undefined && one.attack !== attack.type) return false;
      if (one.needs === 'hit' && attack.blow === null) return false;
      if (one.needs === 'damage' && attack.dealt < 1) return false;
      if (gone && one.effects.every(meetsTarget)) return false;
      return manoeuvrePrice(table, attack, one) <= attack.symbols;
    });
};
