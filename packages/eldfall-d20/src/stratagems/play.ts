import { decideUnlessForced, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { carryOut } from '../effects/carry-out.js';
import { beginEffect } from '../effects/lasting.js';
import { once } from '../match/limits.js';
import { isStanding, modelNamed, partyOf, profileOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { CardId, Eld, Model, ModelId, StrategicEntry, StrategicOf, Table } from '../vocabulary/index.js';
import { noteLasting } from './later.js';
import { reachedBy } from './reach.js';

const ofPhase = /* @__PURE__ */ once('turn', 'stratagem', 'ELD-STRATAGEM-002');

/**
 * The Leader of a player while it can lead: neither Incapacitated nor Dead, and on the field (ELD-LEADER-002). Nobody
 * takes its place; when it gets up again, it leads again (ELD-LEADER-003).
 */
const leaderOf = ({ state }: Pick<Table, 'state'>, player: PlayerId): Model | undefined => {
  const leader = modelNamed(state, partyOf(state, player).leader ?? '');
  return leader && isStanding(leader) ? leader : undefined;
};

/** The Stratagems on the profile of a Leader, in their order, and then those of its Upgrades (ELD-STRATAGEM-003). */
const stratagemsOf = (table: Table, leader: Model | undefined): readonly CardId[] => {
  if (!leader) return [];
  const gained = leader.upgrades.flatMap(id => table.pack.upgrades[id]?.stratagems ?? []);
  return [...new Set([...profileOf(table, leader).stratagems, ...gained])];
};

/** The models that a Stratagem affects when it is used: all that it reaches, or the one of them that its player picks. */
function* targetsOf(turn: Turn<Eld>, by: PlayerId, leader: Model, id: CardId, rule: RuleId): Rule<readonly ModelId[]> {
  const table = tableOf(turn);
  const stratagem = table.pack.stratagems[id];
  const options = stratagem ? reachedBy(table, leader, stratagem).map(model => model.id) : [];
  if (!stratagem?.one || options.length === 0) return options;
  return [yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about: { stratagem: id } })];
}

const whyNot = (table: Table, player: PlayerId, stratagem: CardId | null): Refusal | undefined => {
  const path = 'stratagem';
  if (ofPhase.isUsed(table.state, player)) return { code: 'used', rule: 'ELD-STRATAGEM-002', path };
  const leader = leaderOf(table, player);
  if (!leader) return { code: 'no-leader', rule: 'ELD-LEADER-002', path };
  const own = stratagemsOf(table, leader);
  return own.length > 0 && (stratagem === null || own.includes(stratagem))
    ? undefined
    : { code: 'no-such-stratagem', rule: 'ELD-STRATAGEM-003', path };
};

/**
 * A player applies a Stratagem; without a name it is the one that the profile lists highest. Its changes last until the player's next
 * Strategic phase, also if the Leader falls before (ELD-STRATAGEM-010).
 */
function* apply(turn: Turn<Eld>, player: PlayerId, named: CardId | null): Rule {
  const table = tableOf(turn);
  const leader = leaderOf(table, player);
  const id = named ?? stratagemsOf(table, leader)[0] ?? '';
  const stratagem = table.pack.stratagems[id];
  if (!leader || !stratagem) throw new RangeError(`no Stratagem ${id}`);
  ofPhase.use(turn, player);
  const rule = stratagem.kind === 'authority' ? 'ELD-STRATAGEM-004' : 'ELD-STRATAGEM-005';
  turn.emit({ type: 'StratagemUsed', player, stratagem: id }, [
    'ELD-STRATAGEM-001',
    ...(named === null ? (['ELD-STRATAGEM-009'] as const) : []),
    rule,
  ]);
  const { changes, effects = [] } = stratagem;
  const data = { kind: 'stratagem', changes, ends: 'strategic-phase', by: player, card: id } as const;
  if (changes.length > 0 && !stratagem.one) noteLasting(turn, leader, id, data);
  const targets = yield* targetsOf(turn, player, leader, id, rule);
  for (const target of targets) {
    if (changes.length > 0) beginEffect(turn, { key: id, source: leader.id, target, data }, 'ELD-STRATAGEM-007');
    yield* carryOut(turn, effects, { on: target, by: leader.id, rule, source: id });
  }
}

/** A Stratagem of the Leader, in its player's own Strategic phase only (ELD-STRATAGEM-001), one each time (ELD-STRATAGEM-002). */
export const stratagemEntry: StrategicEntry<StrategicOf<'stratagem'>> = {
  candidates: (table, player) =>
    [...stratagemsOf(table, leaderOf(table, player)), null].map(stratagem => ({ do: 'stratagem', stratagem })),
  whyNot: (table, player, { stratagem }) => whyNot(table, player, stratagem),
  carryOut: (turn, player, { stratagem }) => apply(turn, player, stratagem),
};

/** With the option `autoStratagem` the highest Stratagem counts where the player has declared none (ELD-STRATAGEM-009). */
export function* applyDefault(turn: Turn<Eld>): Rule {
  const { stage } = turn.state;
  const player = stage.name === 'turn' ? stage.active : null;
  if (player === null || !turn.options.autoStratagem || whyNot(tableOf(turn), player, null)) return;
  yield* apply(turn, player, null);
}
