import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { hasState, modelOf, partyOf } from '../match/lookups.js';
import { carriedMark, numberOf, questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import { score } from '../schemes/score.js';
import type { Eld, Model, Table } from '../vocabulary/index.js';

/** A service of a Campfire: its price is the number of this name on the card (ELD-QUEST-054). */
interface Service {
  readonly name: 'heal' | 'healFallen' | 'healAll' | 'healAllFallen';
  readonly fallen: boolean;
  readonly all: boolean;
}

const services: readonly Service[] = [
  { name: 'heal', fallen: false, all: false },
  { name: 'healFallen', fallen: true, all: false },
  { name: 'healAll', fallen: false, all: true },
  { name: 'healAllFallen', fallen: true, all: true },
];

/** Spends Victory Points that were carried into the Quest (ELD-QUEST-040, ELD-QUEST-054). */
export const spend = (turn: Turn<Eld>, player: PlayerId, price: number, why: string, rule: RuleId): void => {
  score(turn, player, -price, why, rule);
  const mark = carriedMark(player);
  turn.emit({ type: 'QuestMarked', mark, value: (turn.state.quest.marks[mark] ?? 0) - price }, rule);
};

/**
 * The models of a player that a service helps: wounded ones that stand, or Incapacitated ones, which may have their HP
 * already; a Dead one cannot be restored (ELD-QUEST-042).
 */
const helped = (table: Table, player: PlayerId, { fallen }: Service): readonly Model[] =>
  table.state.models.filter(
    one =>
      one.player === player &&
      one.where === 'waiting' &&
      !hasState(one, 'dead') &&
      hasState(one, 'incapacitated') === fallen &&
      (fallen || one.hp < currentOf(table, one, 'HP')),
  );

/** The services that a player can pay for and needs. */
const offered = (table: Table, player: PlayerId): readonly Service[] =>
  services.filter(
    one =>
      numberOf(questOf(table), one.name) <= partyOf(table.state, player).points &&
      helped(table, player, one).length > 0,
  );

/** One model is healed; one that was Incapacitated can be deployed afterwards. */
function* serve(turn: Turn<Eld>, by: PlayerId, service: Service): Rule {
  const rule = 'ELD-QUEST-054';
  const options = helped(tableOf(turn), by, service).map(({ id }) => id);
  const about = { source: 'campfire', effect: service.name };
  const id = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about });
  spend(turn, by, numberOf(questOf(tableOf(turn)), service.name), 'campfire', rule);
  const model = modelOf(turn.state, id);
  const missing = Math.max(0, currentOf(tableOf(turn), model, 'HP') - model.hp);
  const restored = service.all ? missing : Math.min(1, missing);
  if (restored > 0) turn.emit({ type: 'HpChanged', model: id, by: restored, why: 'campfire' }, rule);
  if (service.fallen) turn.emit({ type: 'StateRemoved', model: id, state: 'incapacitated' }, 'ELD-QUEST-055');
}

/** At a Campfire each player may spend Victory Points for HP, as long as there are some and a model needs it (ELD-QUEST-064). */
export function* campfire(turn: Turn<Eld>): Rule {
  for (const by of turn.state.players) {
    for (;;) {
      const all = offered(tableOf(turn), by);
      if (all.length === 0) break;
      const options = [...all.map(({ name }) => name), 'done'];
      const about = { source: 'campfire' };
      const name = yield* decide(turn, { by, kind: 'effect', rule: 'ELD-QUEST-054', options, about });
      const service = all.find(one => one.name === name);
      if (!service) break;
      yield* serve(turn, by, service);
    }
  }
}
