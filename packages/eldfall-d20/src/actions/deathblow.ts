import { isTouching } from '../battlefield/distance.js';
import { hasState, isAlly, isOnField, modelNamed, modelOf } from '../match/lookups.js';
import { makeDead } from '../states/fallen.js';
import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/**
 * A Deathblow makes an Incapacitated enemy in Base Contact Dead at once, before any roll of the sequence. It is no reaction, since the
 * activated model is never Incapacitated. Nobody aims it at a model that is not shown (ELD-STATE-073).
 */
export const deathblow: ActionEntry<ChoiceOf<'deathblow'>, DeclaredOf<'deathblow'>> = {
  candidates: ({ state }) =>
    state.models.filter(one => hasState(one, 'incapacitated')).map(({ id }) => ({ do: 'deathblow', target: id })),
  whyNot: (table, { model, role }, { target }) => {
    const rule = 'ELD-ACTION-034';
    const [own, fallen] = [modelOf(table.state, model), modelNamed(table.state, target)];
    if (role === 'reactive') return { code: 'active-only', rule, path: 'do' };
    const lies = fallen && isOnField(fallen) && hasState(fallen, 'incapacitated') && !hasState(fallen, 'hidden');
    if (!lies || isAlly(table.state, own, fallen)) return { code: 'not-incapacitated', rule, path: 'target' };
    if (hasState(fallen, 'shrouded')) return { code: 'shrouded', rule: 'ELD-STATE-065', path: 'target' };
    return isTouching(table, own, fallen) ? undefined : { code: 'no-contact', rule, path: 'target' };
  },
  declared: function* (turn, { model }, { target }) {
    turn.emit({ type: 'DeedNoted', deed: { deed: 'deathblow', by: model, on: target } }, 'ELD-ACTION-034');
    const { player: by } = modelOf(turn.state, model);
    yield* makeDead(turn, target, { by, model }, 'ELD-ACTION-034');
  },
};
