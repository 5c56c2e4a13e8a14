import type { Aim } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { EffectOf } from '../../vocabulary/effect-op.js';

/** Effects that are about units, players and all models of a unit as long as they do not name the model that uses the ability. */
const general: ReadonlySet<Effect['op']> = new Set<Effect['op']>([
  'condition',
  'removeCondition',
  'modify',
  'set',
  'setMOV',
  'dice',
  'grant',
  'infuse',
  'reroll',
  'essence',
  'takeEssence',
  'action',
  'control',
  'victoryPoints',
  'damage',
  'heal',
  'place',
]);

/** True if a move or a push has a direction by reference to the model that uses the ability. */
const isByReference = ({ direction = 'any', from = 'self' }: EffectOf<'move' | 'push'>): boolean =>
  direction !== 'any' && from === 'self';

const isAboutModel = (effect: Effect): boolean => {
  if (effect.op === 'choose') return effect.options.some(({ effects }) => effects.some(isAboutModel));
  const names = [...('to' in effect ? [effect.to] : []), ...('of' in effect ? [effect.of] : [])];
  if (names.includes('self')) return true;
  return effect.op === 'move' || effect.op === 'push' ? isByReference(effect) : !general.has(effect.op);
};

/**
 * True if it matters which model of a unit uses an ability: for a range (SFI-ABILITY-ACTIVE-015), or for its effects.
 * Where all models of the unit may use it, each of them is asked separately about its attack.
 */
export const needsModel = (effects: readonly Effect[], aim: Aim | undefined, all: boolean): boolean =>
  aim?.how === 'target' ||
  (aim?.how === 'choose' && aim.within !== undefined) ||
  effects.some(effect => isAboutModel(effect) && !(all && effect.op === 'attack'));
