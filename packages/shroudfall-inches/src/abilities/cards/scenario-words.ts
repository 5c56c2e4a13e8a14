import { codeAbility, type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import { openAt } from '../../timing/windows.js';
import type { ReactiveAbility, Trigger, WindowId } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { Attack, Moment, Targeted } from '../../vocabulary/index.js';
import { reactive } from '../scenario-words.js';

/** A moment of a test. */
export type Opening = Omit<Moment, 'window'>;

/** A table on which the activation of `A`, the first choice, opens a window at some moments one after another. */
export const opening = (drawing: string, window: WindowId, moments: readonly Opening[], lay: LaidOut = {}): Laid =>
  laidOut(drawing, {
    active: 'A',
    activation: { part: 'start', ...lay.activation },
    ...lay,
    abilities: [
      ...(lay.abilities ?? []),
      codeAbility(
        'moments',
        'p1',
        'activation-start',
        function* (turn) {
          for (const moment of moments) yield* openAt(turn, window, moment);
        },
        (_, { of }) => of === 'A',
      ),
    ],
  });

/** A melee attack of `A/1` at a model. */
export const attackAt = (target: string, own: Partial<Attack> = {}, how: Partial<Targeted> = {}): Opening => {
  const targeted: Targeted = {
    target,
    hitRoll: null,
    hit: true,
    critical: false,
    damageRoll: null,
    damage: 0,
    ...how,
  };
  const attack: Attack = {
    attacker: 'A/1',
    unit: 'A',
    player: 'p1',
    profile: 'blade',
    type: 'melee',
    shape: 'single',
    damage: {},
    range: 1,
    inAction: true,
    from: null,
    targets: [targeted],
    ...own,
  };
  return { of: target, attack, targeted };
};

/** The choice of a reaction of a unit. */
export const reply = (source: string, ability = 'reply'): { readonly ability: string; readonly source: string } => ({
  ability: `${source}:${ability}`,
  source,
});
/** The unit of the ability, or its aim, is hexed. */
export const hex: Effect = { op: 'condition', condition: 'hexed' };
/** An enemy model ends a move. */
export const moved: Trigger = { window: 'model-ends-move', of: 'enemy' };

/** The model `A/1` ends a move as often as said; units have reactions, which cost one yellow essence. */
export const moving = (
  drawing: string,
  reactions: Readonly<Record<string, readonly Partial<ReactiveAbility>[]>>,
  lay: LaidOut = {},
  times = 1,
): Laid => {
  const moments = Array.from({ length: times }, () => ({ of: 'A/1' }));
  const cards = Object.entries(reactions).map(([letter, all]) => {
    const abilities = all.map(own => reactive({ cost: { essence: { yellow: 1 } }, when: moved, effects: [], ...own }));
    return [letter, { essence: {}, ...lay.cards?.[letter], abilities }] as const;
  });
  return opening(drawing, 'model-ends-move', moments, {
    armies: { p1: { reserve: { yellow: 4 } }, p2: { reserve: { yellow: 4 } } },
    ...lay,
    cards: { ...lay.cards, ...Object.fromEntries(cards) },
  });
};
