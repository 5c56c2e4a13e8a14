import type { EldState, Resolution, Sequence } from '../vocabulary/index.js';

/** A resolution in which nothing is resolved yet. Effects may have moved models before it began. */
export const newResolution = (
  { models, deeds, nextId, scenery, things }: Pick<EldState, 'models' | 'deeds' | 'nextId' | 'scenery' | 'things'>,
  { model, action, reactions, displaced = [] }: Pick<Sequence, 'model' | 'action' | 'reactions' | 'displaced'>,
): Resolution => ({
  active: model,
  action: action ?? { do: 'nothing' },
  reactions,
  attacks: [],
  casts: [],
  dodges: [],
  hits: [],
  consequences: [],
  knockbacks: [],
  endMoves: [],
  before: {
    hp: Object.fromEntries(models.map(({ id, hp }) => [id, hp])),
    deeds: deeds.length,
    at: Object.fromEntries([
      ...models.map(({ id, at }) => [id, at] as const),
      ...displaced.map(one => [one.model, one.from] as const),
    ]),
    scenery,
    things,
    nextId,
  },
  falls: [],
});
