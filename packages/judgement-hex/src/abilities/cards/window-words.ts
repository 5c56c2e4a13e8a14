import type { Play } from '@rulewright/core/testing';
import { warbandOf } from '../../match/models.js';
import { openAt } from '../../special-rules/timing/windows.js';
import { doing, happened, type Laid, type LaidOut, plainHero } from '../../testing/index.js';
import type { Effect, InnateAbility } from '../../vocabulary/ability.js';
import type { JhxGame } from '../../vocabulary/game.js';
import type { Jhx, JhxState } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { WindowId } from '../../vocabulary/words.js';

type Own = Pick<InnateAbility, 'effects'> & Partial<InnateAbility>;
/** An innate ability, called Trick by default. */
export const innate = (own: Own, id = 'trick'): InnateAbility => ({ id, name: id, kind: 'innate', ...own });
/** Plain Heroes with these abilities, by their letter. */
export const having = (own: Readonly<Record<string, readonly InnateAbility[]>>, lay: LaidOut = {}): LaidOut => ({
  ...lay,
  cards: {
    ...lay.cards,
    heroes: Object.fromEntries(
      Object.entries(own).map(([id, abilities]) => [`card-${id}`, { ...plainHero, name: `Hero ${id}`, abilities }]),
    ),
  },
  models: {
    ...lay.models,
    ...Object.fromEntries(Object.keys(own).map(id => [id, { ...lay.models?.[id], card: `card-${id}` }])),
  },
});
/** An effect that can be seen: 1 Fate. */
export const fate: Effect = { op: 'fate', amount: 1, of: 'own' };
/** The Fate of both players. */
export const pools = (state: JhxState): readonly number[] => [warbandOf(state, 'p1').fate, warbandOf(state, 'p2').fate];
/** A game in which just this window opens. */
export const at = (laid: Laid, window: WindowId, moment: Moment): JhxGame =>
  doing(laid, turn => openAt(turn, window, moment));
/** The abilities that were used, in order. */
export const used = (play: Play<Jhx>): readonly string[] =>
  happened(play, 'AbilityUsed').map(({ model, ability }) => `${model} ${ability}`);
