import { history } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import type { DeclaredMovement, Eld, EldEvent, Model, Place } from '../vocabulary/index.js';

/** A movement that stays where it is, with a facing. */
export const idle = (facing = { x: 0, y: 1 }): DeclaredMovement => ({ kind: 'idle', route: [], facing, skills: [] });

/** A movement along points in inches. */
export const going = (
  kind: DeclaredMovement['kind'],
  ...points: readonly (readonly [number, number])[]
): DeclaredMovement => ({
  kind,
  route: points.map(([x, y]): Place => ({ x: inches(x), y: inches(y), z: 0 })),
  facing: { x: 0, y: 1 },
  skills: [],
});

/** The events of a kind that have happened. */
export const events = <T extends EldEvent['type']>(
  { match }: Play<Eld>,
  type: T,
): readonly Extract<EldEvent, { readonly type: T }>[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record =>
      record.kind === 'event' && record.event.type === type
        ? [record.event as Extract<EldEvent, { readonly type: T }>]
        : [],
    );

/** The kinds of the questions that are open, with their players. */
export const open = ({ match }: Play<Eld>): readonly string[] => match.decisions.map(({ kind, by }) => `${by} ${kind}`);

/** A model by its sign. */
export const modelIn = ({ state }: Play<Eld>, id: string): Model => {
  const found = state.models.find(one => one.id === id);
  if (!found) throw new RangeError(`no model ${id}`);
  return found;
};

/** An attack with the sword of everybody. */
export const swordAttack = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
