import type { Turn } from '@rulewright/core';
import { isAware } from '../battlefield/awareness.js';
import { beginEffect } from '../effects/lasting.js';
import { stateWith } from '../match/copies.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { immunityTo } from '../profiles/immunity.js';
import type { Change } from '../vocabulary/effect.js';
import type { Attack, Eld, Model, ModelId, Resolution, Table } from '../vocabulary/index.js';
import { traitsOfHits } from './hit-traits.js';

const SURPRISE = 'surprise-attack';

const halved = ({ numbers }: Table): readonly Change[] =>
  (['OFF', 'DEF', 'ACC', 'AG', 'INT'] as const).map(attribute => ({
    op: 'factor',
    attribute,
    factor: 'half',
    by: numbers.traits.surpriseDivisor.value,
  }));

/** True for a model that an attack surprises: no ability protects it, as Clairvoyance does in its Awareness (ELD-SKILL-014). */
const isSurprised = (table: Table, model: Model, attacker: Model, attack: Attack): boolean =>
  !immunityTo(table, model, { trait: SURPRISE, by: attack }) &&
  !(skillLevel(table, model, 'clairvoyance') > 0 && isAware(table, model, attacker)) &&
  !table.state.effects.some(({ key, target }) => key === SURPRISE && target === model.id);

const targetsOf = ({ pools }: Attack): readonly ModelId[] => [
  ...new Set(pools.flatMap(({ aim, failed }) => ('model' in aim && failed === null ? [aim.model] : []))),
];

/**
 * The target of a Surprise Attack has half of five attributes until the end of the sequence. A Trample has no target and
 * surprises nobody, also with the Trait on the profile (ELD-TRAIT-067).
 */
export const surpriseBy = (turn: Turn<Eld>, attack: Attack): void => {
  const table = tableOf(turn);
  if (attack.failed || attack.by === 'trample' || !traitsOfHits(table, attack).some(({ id }) => id === SURPRISE))
    return;
  for (const target of targetsOf(attack)) {
    const model = modelNamed(turn.state, target);
    const attacker = modelOf(turn.state, attack.attacker);
    if (!model || !isSurprised(tableOf(turn), model, attacker, attack)) continue;
    const data = {
      kind: 'effect',
      changes: halved(table),
      ends: 'sequence',
      by: attacker.player,
      card: null,
    } as const;
    beginEffect(turn, { key: SURPRISE, source: attacker.id, target, data }, 'ELD-TRAIT-057');
  }
};

/** The table as it was when the requirements were measured: without what the Surprise Attacks of the sequence do (ELD-ACT-019). */
export const beforeSurprise = (table: Table): Table => {
  const effects = table.state.effects.filter(({ key }) => key !== SURPRISE);
  return effects.length === table.state.effects.length
    ? table
    : { ...table, state: stateWith(table.state, { effects }) };
};

/** All Surprise Attacks that were declared count before the first die (ELD-TRAIT-057, ELD-MOD-002). */
export const surprise = (turn: Turn<Eld>, { attacks }: Resolution): void => {
  for (const attack of attacks) surpriseBy(turn, attack);
};
