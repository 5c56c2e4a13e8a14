import {
  decide,
  type Game,
  isObject,
  type PlayerId,
  perform,
  type Refusal,
  type Rule,
  type Turn,
} from '@rulewright/core';
import { abilities } from './abilities.js';
import { attack, attackOn, outOfReach, targetsOf } from './attack.js';
import { type Battle, board, isFree, type Model, type Order, type Skirmish, standing } from './battle.js';
import { evolve } from './evolve.js';
import { move } from './move.js';

const ROUNDS = 12;

/** Each side in a row, at the bottom and at the top of the field. */
const lineUp = ([first = '', second = '']: readonly PlayerId[]): readonly Model[] => {
  const kinds = ['scout', 'knight', 'guard', 'archer'] as const;
  const side = (owner: PlayerId, letters: string, cell: (i: number) => number): readonly Model[] =>
    kinds.map((kind, i) => ({ id: letters[i] ?? '', owner, kind, at: cell(i), wounds: 0, spent: false }));
  return [...side(first, 'SKGA', i => board.size - 4 + i), ...side(second, 'skga', i => 3 - i)];
};

const ready = (model: Model): boolean => !model.spent && standing(model);

/** The next player with a ready model; the search begins after the player of the last order. */
const nextPlayer = ({ state, players }: Turn<Skirmish>): PlayerId | undefined => {
  const first = state.last === null ? 0 : players.indexOf(state.last) + 1;
  const inTurn = [...players.slice(first), ...players.slice(0, first)];
  return inTurn.find(player => state.models.some(model => model.owner === player && ready(model)));
};

const ordersOf = (battle: Battle, by: PlayerId): readonly Order[] =>
  battle.models
    .filter(model => model.owner === by && ready(model))
    .flatMap(model => [
      { model: model.id, do: 'move' },
      ...targetsOf(battle, model).map(target => ({ model: model.id, do: 'attack', target: target.id }) as const),
      { model: model.id, do: 'hold' },
    ]);

/** The rule that forbids an order or a step outside the options, if a rule does. */
const explain: NonNullable<Game<Skirmish>['explain']> = (battle, { kind }, choice): Refusal | undefined => {
  if (kind === 'step' && typeof choice === 'number' && board.hexes[choice]) {
    return { code: isFree(battle, choice) ? 'not-next-to-it' : 'not-free', rule: 'SK-MOVE-1' };
  }
  if (kind !== 'order' || !isObject(choice)) return undefined;
  const [model, target] = [choice.model, choice.target].map(id => battle.models.find(one => one.id === id));
  if (model?.spent) return { code: 'had-its-order', rule: 'SK-ROUND-1' };
  const code = choice.do === 'attack' && model && target && outOfReach(model, target);
  return code ? { code, rule: 'SK-ATTACK-1' } : undefined;
};

// #region game
/** A small battle on hexes; the rules are in {@link RULES}. */
export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: ({ players }) => ({ models: lineUp(players), round: 1, last: null }),
  *beat(turn: Turn<Skirmish>): Rule {
    const by = nextPlayer(turn);
    if (by === undefined) return turn.emit({ type: 'RoundBegan', round: turn.state.round + 1 }, 'SK-ROUND-2');
    const order = yield* decide(turn, { by, kind: 'order', rule: 'SK-ROUND-1', options: ordersOf(turn.state, by) });
    turn.emit({ type: 'Ordered', order }, 'SK-ROUND-1');
    if (order.do === 'move') yield* move(turn, order.model);
    if (order.do === 'attack') yield* perform(turn, attack, attackOn(order.model, order.target, false));
  },
  evolve,
  outcome: ({ models, round }) => {
    const [winner, other] = new Set(models.filter(standing).map(model => model.owner));
    if (other === undefined) return { winners: winner ? [winner] : [], reason: 'side-gone', rule: 'SK-END-1' };
    return round > ROUNDS ? { winners: [], reason: 'time', rule: 'SK-END-2' } : undefined;
  },
  abilities,
  explain,
};
// #endregion
