import { type Procedure, perform, procedure, type Rule, step } from '@rulewright/core';
import { isOver } from '../end/ending.js';
import { checkForLoss } from '../end/loss.js';
import { proceduresOf } from '../match/procedures.js';
import { tableOf } from '../match/village.js';
import { beforeLossCheck } from '../special/trade.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import type { Drawing, Resolution } from '../vocabulary/judgement.js';
import { lookAhead, relocate } from './aftermath.js';
import { makeChoices } from './choices.js';
import { cardOf, judgementDeck } from './deck.js';
import { addUp, changePool, protect } from './toll.js';

/**
 * The top card of the judgement deck is drawn, shown to all and carried out; no card ever comes back. A Judgement Day
 * is counted and does nothing else; with the number of Judgement Days that the pack sets, the game is lost, and so it
 * is with an empty deck.
 */
export function* drawJudgement(turn: JogTurn, drawing: Drawing): Rule {
  const { pack, drawer } = drawing;
  const [id] = turn.state.decks.judgement.cards;
  if (id === undefined) {
    turn.emit({ type: 'GameEnded', ending: { reason: 'empty-judgement-deck' } }, 'JOG-JUDG-006');
    return;
  }
  const marsh = drawing.setting === 'marsh';
  turn.emit(
    { type: 'JudgementCardDrawn', card: id, by: drawer },
    marsh ? ['JOG-EXP-005', 'JOG-EXP-007'] : ['JOG-JUDG-001', 'JOG-JUDG-002'],
  );
  const card = cardOf(judgementDeck(pack, turn.options), id);
  if (card.kind === 'event') {
    const before = tableOf(turn, pack);
    yield* perform(
      turn,
      proceduresOf(turn).judgementCard,
      { ...drawing, card, before, effects: [], tolls: new Map(), trades: [] },
      isOver,
    );
    return;
  }
  const count = turn.state.judgementDays + 1;
  turn.emit({ type: 'JudgementDayCame', count }, 'JOG-JUDG-003');
  if (count >= pack.judgementDaysToLose) {
    turn.emit({ type: 'GameEnded', ending: { reason: 'third-judgement-day' } }, 'JOG-END-002');
    return;
  }
  turn.emit({ type: 'JudgementCardResolved', card: id }, 'JOG-JUDG-001');
}

const checkLoss = (turn: JogTurn, { pack, card }: Resolution): void => checkForLoss(turn, { pack }, 'card', card.id);

const resolved = (turn: JogTurn, { card }: Resolution): void =>
  turn.emit({ type: 'JudgementCardResolved', card: card.id }, 'JOG-JUDG-001');

/** Once this card is completely resolved, its further cards are drawn one by one, in the same setting. */
function* drawFurther(turn: JogTurn, { pack, drawer, setting, effects }: Resolution): Rule {
  for (const effect of effects) {
    if (effect.op !== 'drawAgain') continue;
    for (let i = 0; i < effect.count && !isOver(turn); i++) yield* drawJudgement(turn, { pack, drawer, setting });
  }
}

/** Resolving an event card, step by step. The pool and all positions count as they were when the card was drawn. */
export const resolution: Procedure<Jog, Resolution> = procedure<Jog, Resolution>('resolve a judgement card', [
  step('JOG-DECK-008', 'make the choices', makeChoices),
  step('JOG-JUDG-004', 'add up losses and gains', addUp),
  step('JOG-CHAR-006', 'take off protection', protect),
  step('JOG-JUDG-005', 'change the pool', changePool),
  step('JOG-DECK-010', 'relocate characters', relocate),
  step('JOG-DECK-009', 'look at the deck', lookAhead),
  beforeLossCheck,
  step('JOG-END-004', 'check for loss', checkLoss),
  step('JOG-JUDG-001', 'put the card away', resolved),
  step('JOG-DECK-011', 'draw further cards', drawFurther),
]);
