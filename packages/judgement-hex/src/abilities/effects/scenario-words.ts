import { applyEffects } from '../../special-rules/effects/apply.js';
import { doing, type Laid } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { JhxGame } from '../../vocabulary/game.js';

/** A game in which an ability of `A` called Trick does just this, by default to `b`. */
export const applied = (
  laid: Pick<Laid, 'game'>,
  effects: Effect | readonly Effect[],
  applying: Partial<Applying> = {},
): JhxGame =>
  doing(laid, turn =>
    applyEffects(turn, [effects].flat(), {
      self: 'A',
      ability: { id: 'trick', name: 'Trick' },
      target: 'b',
      ...applying,
    }),
  );
