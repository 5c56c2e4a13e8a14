import type { Bout, BoutEvent, Fighter, FighterId } from './bout.js';

const changed = (bout: Bout, id: FighterId, change: (fighter: Fighter) => Partial<Fighter>): Bout => ({
  ...bout,
  fighters: bout.fighters.map(fighter => (fighter.id === id ? { ...fighter, ...change(fighter) } : fighter)),
});

/** The state after an event. */
export const evolve = (bout: Bout, event: BoutEvent): Bout => {
  switch (event.type) {
    case 'Halted':
    case 'Struck':
      return bout;
    case 'Walked':
      return changed(bout, event.fighter, ({ at }) => ({ at: event.along.at(-1) ?? at }));
    case 'Threw':
      return changed(bout, event.fighter, ({ knives }) => ({ knives: knives - 1 }));
    case 'Wounded':
      return changed(bout, event.fighter, () => ({ wounds: event.wounds }));
    case 'TurnEnded':
      return { ...bout, turns: bout.turns + 1 };
  }
};
