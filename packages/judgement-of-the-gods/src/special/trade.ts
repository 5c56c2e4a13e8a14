import { type Ability, decide, defineAbility, type Rule, timingWindow, type Window } from '@rulewright/core';
import type { BasicResource } from '../content/pack.js';
import { exhaustedResources } from '../end/loss.js';
import { buildingUnder, seats, tableOf } from '../match/village.js';
import { cannotPay, changeOf } from '../turn/payment.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import type { Resolution } from '../vocabulary/judgement.js';

/**
 * The moment between a card and its loss check. The window opens in the judgement phase only; under the ruling
 * `tradeOnMarshDraw` also for the card of a marsh (JOG-SPC-018). Payments and exchanges never open it. The seats are
 * asked in turn order (JOG-SPC-019).
 */
export const beforeLossCheck: Window<Jog, Resolution> = timingWindow<Jog, Resolution>('trade', {
  rule: 'JOG-SPC-014',
  order: ({ state }, { setting }) =>
    setting === 'judgementPhase' || state.rulings.tradeOnMarshDraw ? seats(state) : [],
});

/**
 * The resources that can be traded for now: those that the loss check would find exhausted (JOG-SPC-015, JOG-SPC-017),
 * while there is gold and a character stands on the Town Hall (JOG-SPC-013). Under the ruling `tradeLimit: once` there are none after a
 * Trade.
 */
const tradable = (turn: JogTurn, { pack, trades }: Resolution): readonly BasicResource[] => {
  const { give, needsCharacterAt, resources } = pack.trade;
  if (turn.options.tradeLimit === 'once' && trades.length > 0) return [];
  const table = tableOf(turn, pack);
  const present = turn.state.characters.some(({ role }) => buildingUnder(turn.state, role) === needsCharacterAt);
  if (!present || cannotPay(table, give)) return [];
  const lost = exhaustedResources(table);
  return resources.filter(resource => lost.includes(resource));
};

/** Every other player has to agree; under the ruling `tradeConsent: anyPlayer` nobody is asked. */
function* allAgree(turn: JogTurn, by: string, resource: BasicResource): Rule<boolean> {
  if (turn.state.rulings.tradeConsent === 'anyPlayer') return true;
  for (const other of seats(turn.state)) {
    if (other === by) continue;
    const answer = yield* decide(turn, {
      by: other,
      kind: 'consent',
      rule: 'JOG-SPC-019',
      options: ['agree', 'refuse'],
      about: { by, resource },
    });
    if (answer === 'refuse') return false;
  }
  return true;
}

/**
 * Trade: the whole group turns gold into a basic resource that is about to be lost. The Trade may be repeated as long
 * as it is needed and possible, unless the ruling `tradeLimit` forbids it (JOG-SPC-015); the loss check says whether it
 * was enough (JOG-SPC-016). The ruling `tradeConsent` says when a player may propose a refused Trade again.
 */
export const trade: Ability<Jog> = /* @__PURE__ */ defineAbility<Jog, Resolution>({
  id: 'trade',
  rule: 'JOG-SPC-012',
  window: beforeLossCheck,
  limit: ({ by, with: wanted }, { before, trades }) => {
    const { drawnCards, rulings } = before.state;
    const own = trades.filter(one => one.by === by && one.resource === wanted);
    const since = rulings.tradeConsent === 'unanimousOnce' ? own : trades;
    return `trade ${drawnCards.length} ${since.length} ${by} ${String(wanted)}`;
  },
  offers: (turn, resolution) =>
    tradable(turn, resolution).flatMap(resource =>
      seats(turn.state).map(by => ({ by, source: resolution.pack.trade.needsCharacterAt, with: resource })),
    ),
  *use(turn, resolution, { by, with: wanted }): Rule {
    const resource = wanted as BasicResource;
    const { give, receive } = resolution.pack.trade;
    turn.emit({ type: 'TradeProposed', by, resource }, 'JOG-SPC-012');
    if (!(yield* allAgree(turn, by, resource))) {
      turn.emit({ type: 'TradeDeclined', by, resource }, 'JOG-SPC-019');
      return;
    }
    resolution.trades.push({ by, resource });
    turn.emit({ type: 'PoolChanged', why: 'trade', change: changeOf(give, { [resource]: receive }) }, [
      'JOG-SPC-012',
      'JOG-TURN-008',
    ]);
  },
});
