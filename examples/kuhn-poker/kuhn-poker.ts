import {
  decide,
  eachTheirOwn,
  type Game,
  type Hidden,
  onlyTo,
  type PlayerId,
  playerAt,
  type Rule,
  shuffle,
  type Turn,
} from '@rulewright/core';

export type Card = 'J' | 'Q' | 'K';
export type Bet = 'check' | 'bet' | 'call' | 'fold';
/** The state. `hands` is empty until the deal. */
export type Table = {
  readonly players: readonly PlayerId[];
  readonly hands: Readonly<Record<PlayerId, Card>>;
  readonly bets: readonly Bet[];
  readonly shown: boolean;
};
/** All types of Kuhn poker. */
export type KuhnPoker = {
  state: Table;
  event:
    | { type: 'Dealt'; to: PlayerId; card: Card }
    | { type: 'Spoke'; by: PlayerId; bet: Bet }
    | { type: 'Shown'; hands: Readonly<Record<PlayerId, Card>> };
  rule: 'KUHN-1' | 'KUHN-2' | 'KUHN-3' | 'KUHN-4';
  options: object;
  choices: { bet: Bet };
  seen: {
    state: { hands: Readonly<Record<PlayerId, Card | Hidden>> };
    events: { Dealt: { card: Card | Hidden } };
  };
};

const DECK: readonly Card[] = ['J', 'Q', 'K'];
const others = (table: Table, player: PlayerId): readonly Card[] => DECK.filter(card => card !== table.hands[player]);

// #region game
/**
 * KUHN-1: each player antes one chip and gets one of three cards; nobody sees the third. KUHN-2: the players in turn
 * check or bet one chip; a bet is called or folded. KUHN-3: a player who folds loses the ante. KUHN-4: otherwise the
 * cards are shown and the higher one wins.
 */
export const kuhnPoker: Game<KuhnPoker> = {
  id: 'kuhn-poker',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: ({ players }) => ({ players, hands: {}, bets: [], shown: false }),
  *beat(turn: Turn<KuhnPoker>): Rule {
    const { players, hands, bets } = turn.state;
    if (Object.keys(hands).length === 0) {
      const order = yield* shuffle(turn, { count: DECK.length, purpose: 'deal', rule: 'KUHN-1', seenBy: [] });
      for (const [i, to] of players.entries()) {
        turn.emit({ type: 'Dealt', to, card: DECK[order[i] ?? 0] ?? 'J' }, 'KUHN-1');
      }
      return;
    }
    const by = playerAt(turn, bets.length);
    const options: Bet[] = bets.at(-1) === 'bet' ? ['call', 'fold'] : ['check', 'bet'];
    const bet = yield* decide(turn, { by, kind: 'bet', rule: 'KUHN-2', options });
    turn.emit({ type: 'Spoke', by, bet }, 'KUHN-2');
    if (bet === 'call' || (bet === 'check' && bets.length === 1)) turn.emit({ type: 'Shown', hands }, 'KUHN-4');
  },
  evolve: (table, event) => {
    switch (event.type) {
      case 'Dealt':
        return { ...table, hands: { ...table.hands, [event.to]: event.card } };
      case 'Spoke':
        return { ...table, bets: [...table.bets, event.bet] };
      case 'Shown':
        return { ...table, shown: true };
    }
  },
  outcome: ({ players, hands, bets, shown }) => {
    if (!shown && bets.at(-1) !== 'fold') return undefined;
    const detail = { chips: bets.includes('call') ? 2 : 1 };
    if (!shown) return { winners: [playerAt({ players }, bets.length)], reason: 'fold', rule: 'KUHN-3', detail };
    const high = [...DECK].reverse().find(card => players.some(player => hands[player] === card));
    return { winners: players.filter(player => hands[player] === high), reason: 'showdown', rule: 'KUHN-4', detail };
  },
  secrets: {
    state: { hands: (hands, viewer, { shown }) => (shown ? hands : eachTheirOwn(hands, viewer)) },
    events: { Dealt: { card: onlyTo(({ to }) => to) } },
    reveals: ['Dealt', 'Shown'],
  },
  resample: (table, player, below) => {
    const card = others(table, player)[below(2)] ?? 'J';
    const hands = Object.entries(table.hands).map(
      ([holder, held]) => [holder, holder === player ? held : card] as const,
    );
    return { ...table, hands: Object.fromEntries(hands) };
  },
};
// #endregion
