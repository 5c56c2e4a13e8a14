import { decide, type Game, perform, type Rule, type Turn } from '@rulewright/core';
import { type Bout, beaten, type Duel, type Fighter, fighterOf, only, RANGE, STRIDE, TABLE, TURNS } from './bout.js';
import { evolve } from './evolve.js';
import { blowOf, flightMeets, reaches, strike } from './fight.js';
import { path } from './path.js';
import { aim } from './throw.js';
import { abilities, walk } from './walk.js';

const start: Game<Duel>['start'] = ({ players: [first = '', second = ''] }) => ({
  fighters: [
    { id: 'A', owner: first, at: { x: 1000, y: 5000 }, wounds: 0, knives: 2 },
    { id: 'B', owner: second, at: { x: TABLE - 1000, y: 1000 }, wounds: 0, knives: 2 },
  ],
  pillars: [
    { id: 'north', at: { x: 2000, y: 1700 }, radius: 400 },
    { id: 'middle', at: { x: 3000, y: 3000 }, radius: 500 },
    { id: 'south', at: { x: 4000, y: 4300 }, radius: 400 },
  ],
  turns: 0,
});

function* throwKnife(turn: Turn<Duel>, { id: fighter, owner: by, at: from }: Fighter): Rule {
  const at = yield* decide(turn, {
    by,
    kind: 'throw',
    rule: 'DU-THROW-1',
    proposal: { fighter, from, range: RANGE },
  });
  const meets = flightMeets(turn.state, fighter, at);
  turn.emit({ type: 'Threw', fighter, at, meets }, ['DU-THROW-1', 'DU-THROW-2']);
  if (meets) yield* perform(turn, strike, blowOf(fighter, 'DU-THROW-3'));
}

/** DU-TURN-1: after the walk, one act of those that are possible. */
function* act(turn: Turn<Duel>, fighter: Fighter): Rule {
  const { id, owner: by, at, knives } = fighter;
  const options: Duel['choices']['act'][] = [];
  if (reaches(turn.state, id, at)) options.push('strike');
  if (knives > 0) options.push('throw');
  if (options.length === 0) return;
  const chosen = yield* decide(turn, { by, kind: 'act', rule: 'DU-TURN-1', options: [...options, 'rest'] });
  if (chosen === 'strike') yield* perform(turn, strike, blowOf(id, 'DU-STRIKE-2'));
  if (chosen === 'throw') yield* throwKnife(turn, fighter);
}

const activeOf = ({ fighters, turns }: Bout): Fighter => only(fighters[turns % 2]);

const outcome: Game<Duel>['outcome'] = bout => {
  const [first, second] = [...bout.fighters].sort((a, b) => a.wounds - b.wounds);
  const least = only(first);
  if (beaten(bout)) return { winners: [least.owner], reason: 'beaten', rule: 'DU-END-1' };
  if (bout.turns < TURNS) return undefined;
  return { winners: least.wounds === second?.wounds ? [] : [least.owner], reason: 'time', rule: 'DU-END-2' };
};

// #region game
/** A duel on a table without cells; the rules are in {@link RULES}. */
export const duel: Game<Duel> = {
  id: 'duel',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  rulings: { touching: { rule: 'DU-TOUCH-1', default: 'passes', values: ['passes', 'crosses'] } },
  start,
  *beat(turn: Turn<Duel>): Rule {
    const { id: fighter, owner: by, at: from } = activeOf(turn.state);
    const chosen = yield* decide(turn, {
      by,
      kind: 'path',
      rule: 'DU-WALK-1',
      proposal: { fighter, from, stride: STRIDE },
    });
    yield* walk(turn, fighter, chosen);
    if (!beaten(turn.state)) yield* act(turn, fighterOf(turn.state, fighter));
    turn.emit({ type: 'TurnEnded' }, 'DU-TURN-1');
  },
  evolve,
  outcome,
  abilities,
  proposals: { path, throw: aim },
};
// #endregion
