import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { moveOutside } from '../magic/outside-sequence.js';
import { canAct, isStanding, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { whyNotByItself } from '../movement/end-moves/judge.js';
import { flickering, movementAsked, type OutsideKind } from '../movement/end-moves/normal.js';
import { isForbidden } from '../movement/judge.js';
import { affiliationOf } from '../profiles/affiliation.js';
import { isMember } from '../schemes/deeds.js';
import { hasSecrets } from '../secrets/secret.js';
import type { Eld, Model, ModelId, Sources, Table } from '../vocabulary/index.js';
import { codedUpgrade } from './coded.js';

const ABILITY = 'surge-order';
const RULE = 'ELD-UPGRADE-043';
/** The faction whose models the order moves. */
const FACTION = 'helian';
const kinds = ['walk', 'climb', 'jump'] as const;

/**
 * The kinds of movement that a model can make: on a wall it cannot Walk (ELD-MOVE-010), and by default Engaged and
 * Crouched keep their limits.
 */
const kindsOf = (table: Table, model: Model): readonly OutsideKind[] => [
  ...kinds.filter(
    kind =>
      !whyNotByItself(table, model, '', kind) &&
      (table.options.surgeLimits === 'lifted' || !isForbidden(table, model, { kind, skills: [] })),
  ),
  ...flickering(table, model),
];

/** The party members that may move: of the Helian League, standing, and able to leave their place. */
const movers = (table: Table, player: PlayerId): readonly Model[] =>
  table.state.models.filter(
    one =>
      isMember(table, player, one) &&
      canAct(one) &&
      affiliationOf(table, one).includes(FACTION) &&
      kindsOf(table, one).length > 0,
  );

/** One model makes a Walk, a Climb or a Jump; in the Strategic phase nobody reacts. */
function* surge(turn: Turn<Eld>, by: string, model: ModelId): Rule {
  const options = kindsOf(tableOf(turn), modelOf(turn.state, model));
  const kind = yield* decide(turn, { by, kind: 'effect', rule: RULE, options, about: { on: model } });
  const own = options.find(one => one === kind) ?? 'walk';
  const asked = movementAsked(tableOf(turn), modelOf(turn.state, model), own);
  yield* moveOutside(turn, { model, ...asked, why: 'surge-order', stance: false }, RULE);
}

/** Surge Order is removed in the Strategic phase: up to three models of the Helian League move, one after another (ELD-UPGRADE-043). */
export const surgeOrder: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player && isStanding(one) && codedUpgrade(table, one, ABILITY) !== undefined)
        .map(({ id }) => ({ do: 'ability', ability: ABILITY, model: id })),
    whyNot: (table, player, { model: id }) => {
      const model = modelNamed(table.state, id);
      const owns = model?.player === player && isStanding(model) && codedUpgrade(table, model, ABILITY) !== undefined;
      return owns && movers(table, player).length > 0 ? undefined : { code: 'no-order', rule: RULE, path: 'model' };
    },
    carryOut: function* (turn, player, { model }) {
      const upgrade = codedUpgrade(tableOf(turn), modelOf(turn.state, model), ABILITY);
      if (upgrade === undefined) return;
      turn.emit({ type: 'UpgradeRemoved', player, model, upgrade }, RULE);
      turn.emit({ type: 'AbilityUsed', model, ability: ABILITY, target: null }, RULE);
      const moved: ModelId[] = [];
      while (moved.length < tableOf(turn).numbers.upgrades.surgeOrder.value) {
        const left = movers(tableOf(turn), player).filter(({ id }) => !moved.includes(id));
        // The question would reveal whether a secret model could follow the order (ELD-DEF-018).
        if (left.length === 0 && !hasSecrets(turn.state, player)) return;
        const options = ['none', ...left.map(({ id }) => id)];
        const next = yield* decide(turn, { by: player, kind: 'model', rule: RULE, options });
        if (next === 'none') return;
        moved.push(next);
        yield* surge(turn, player, next);
      }
    },
  },
};
