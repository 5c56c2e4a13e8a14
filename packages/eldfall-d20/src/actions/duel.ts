import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { DUEL_BEGAN } from '../match/duellists.js';
import { areAllied, isStanding, modelOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { defaultOf } from '../profiles/current.js';
import type { Eld, EldState, ModelId } from '../vocabulary/index.js';
import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/** The models with which a player can take up a duel: of the original party, neither Incapacitated nor Dead (ELD-DUEL-003). */
const champions = ({ models }: EldState, player: PlayerId): readonly ModelId[] =>
  models.filter(one => one.player === player && one.original && isStanding(one)).map(({ id }) => id);

/** The players who can be challenged. */
const challengeable = (state: EldState, player: PlayerId): readonly PlayerId[] =>
  state.players.filter(one => !areAllied(state, player, one) && champions(state, one).length > 0);

/** The duel begins with the default Activation Points of both models. */
const begin = (turn: Turn<Eld>, issuer: ModelId, accepted: ModelId): void => {
  const table = tableOf(turn);
  const points = Object.fromEntries(
    [issuer, accepted].map(id => [id, defaultOf(table, modelOf(turn.state, id), 'STA')] as const),
  );
  turn.emit({ type: 'QuestMarked', mark: DUEL_BEGAN, value: turn.state.deeds.length }, 'ELD-DUEL-006');
  turn.emit({ type: 'DuelBegan', duel: { issuer, accepted } }, 'ELD-DUEL-003');
  turn.emit({ type: 'PointsAllotted', points }, 'ELD-DUEL-004');
};

/** The opponent may refuse, which spends the action, or names a model that accepts. */
function* challenge(turn: Turn<Eld>, issuer: ModelId): Rule {
  const player = modelOf(turn.state, issuer).player;
  if (player === null) return;
  const options = challengeable(turn.state, player);
  if (options.length === 0) return;
  const about = { issuer };
  const by = yield* decideUnlessForced(turn, { by: player, kind: 'opponent', rule: 'ELD-DUEL-002', options, about });
  const accepts = yield* decide(turn, { by, kind: 'yes', rule: 'ELD-DUEL-002', options: [true, false], about });
  if (!accepts) return;
  const models = champions(turn.state, by);
  begin(
    turn,
    issuer,
    yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'ELD-DUEL-003', options: models, about }),
  );
}

/** Issue a Duel: a Special Action of a model of the original party. */
export const duel: ActionEntry<ChoiceOf<'duel'>, DeclaredOf<'duel'>> = {
  candidates: () => [{ do: 'duel' }],
  whyNot: (table, { model: id }) => {
    const model = modelOf(table.state, id);
    const path = 'do';
    if (!questOf(table).duels) return { code: 'no-duels', rule: 'ELD-QUEST-038', path };
    if (!model.original || model.player === null) return { code: 'not-enlisted', rule: 'ELD-DUEL-001', path };
    if (table.state.duel) return { code: 'duel-goes-on', rule: 'ELD-DUEL-005', path };
    if (challengeable(table.state, model.player).length === 0)
      return { code: 'no-opponent', rule: 'ELD-DUEL-003', path };
    return undefined;
  },
  resolve: (turn, { model }) => challenge(turn, model),
};
