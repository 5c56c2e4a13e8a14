import type { PlayerId } from '@rulewright/core';
import type { EldState, Model, ModelId, Party, Sequence, Thing } from '../vocabulary/index.js';
import { modelWith, partyWith, sequenceWith, stateWith } from './copies.js';

/** The state with one model changed. */
export const changeModel = (state: EldState, id: ModelId, to: (one: Model) => Partial<Model>): EldState =>
  stateWith(state, { models: state.models.map(one => (one.id === id ? modelWith(one, to(one)) : one)) });

/** The state with changed models: a function returns the new fields of a model, or undefined to leave it as it is. */
export const changeModels = (state: EldState, to: (one: Model) => Partial<Model> | undefined): EldState => {
  let changed = false;
  const models = state.models.map(one => {
    const values = to(one);
    if (!values) return one;
    changed = true;
    return modelWith(one, values);
  });
  return changed ? stateWith(state, { models }) : state;
};

/** The state with one party changed. */
export const changeParty = (state: EldState, player: PlayerId, to: (one: Party) => Partial<Party>): EldState =>
  stateWith(state, { parties: state.parties.map(one => (one.player === player ? partyWith(one, to(one)) : one)) });

/** The state with changes to the current sequence. */
export const changeSequence = (state: EldState, to: (one: Sequence) => Partial<Sequence>): EldState =>
  state.sequence ? stateWith(state, { sequence: sequenceWith(state.sequence, to(state.sequence)) }) : state;

/** The state with one token or structure put in place of that with the same id, or added. */
export const putThing = (state: EldState, thing: Thing): EldState =>
  stateWith(state, {
    things: state.things.some(({ id }) => id === thing.id)
      ? state.things.map(one => (one.id === thing.id ? thing : one))
      : [...state.things, thing],
  });

/** A list without the first occurrence of a value. */
export const withoutFirst = <T>(list: readonly T[], one: T): readonly T[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
};

/** A record with an amount added to one entry, never below 0. */
export const withAdded = (
  counters: Readonly<Record<string, number>>,
  name: string,
  by: number,
): Readonly<Record<string, number>> => ({ ...counters, [name]: Math.max(0, (counters[name] ?? 0) + by) });
