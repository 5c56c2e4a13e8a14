import { type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { Effect, Target } from '../../vocabulary/ability.js';
import type { JhxState } from '../../vocabulary/index.js';
import type { God } from '../../vocabulary/pack.js';

/** A god with an Effigy Power of these effects, for all Champions or for a target. */
export const godWith = (effects: readonly Effect[], target?: Target): God => ({
  name: 'Test',
  source: 'original',
  traits: ['a', 'b', 'c'],
  warbandBonus: { name: 'Gift', source: 'original' },
  sacredArtefact: 'oath-lance',
  effigyPower: { name: 'Power', source: 'original', effects, ...(target && { target }) },
});

/** The end of a Communion Phase at which only Effigy Powers are left. */
export const callingOfPowers: Pick<JhxState, 'stage' | 'round'> = {
  stage: { name: 'communion', step: 6, queue: null },
  round: 2,
};

/** The effects of the two players' powers. */
export interface Powers {
  readonly p1: readonly Effect[];
  readonly p2: readonly Effect[];
}

/**
 * A table on which both players may call their Effigy Powers, `p1` first. The Heroes that are not in `lay.models` are
 * Champions.
 */
export const bothCalling = (drawing: string, { p1, p2 }: Powers, lay: LaidOut = {}): Laid => {
  const { cards, heroes, models = {}, warbands, state } = lay;
  const champions = [...drawing.matchAll(/[A-Za-z]/g)].map(([id]) => id).filter(id => !Object.hasOwn(models, id));
  const gods = ['first', 'second'];
  return laidOut(drawing, {
    ...lay,
    cards: { ...cards, gods: { first: godWith(p1), second: godWith(p2) } },
    heroes: { ...Object.fromEntries(champions.map(id => [id, { gods }])), ...heroes },
    warbands: {
      p1: { god: 'first', fate: 0, ...warbands?.p1 },
      p2: { god: 'second', fate: 0, ...warbands?.p2 },
    },
    state: { ...callingOfPowers, ...state },
  });
};
