import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isYetToCome, modelOf, partyOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { giveUpgrades } from '../../upgrades/gain.js';
import type { Eld, EldState, Going, ModelId, Table } from '../../vocabulary/index.js';
import { mixParties } from './mix.js';
import { deploymentsOf, statesOf } from './proposal.js';

/** The models of a player that wait for their deployment, those without any free place in the zone left out. */
const deployable = (table: Table, player: PlayerId): readonly ModelId[] => {
  const { zone } = partyOf(table.state, player);
  if (!zone) return [];
  return table.state.models
    .filter(one => one.player === player && isYetToCome(one) && deploymentsOf(table, zone, one, 1).length > 0)
    .map(({ id }) => id);
};

const deployed = ({ models }: EldState, player: PlayerId): number =>
  models.filter(one => one.player === player && one.where === 'field').length;

/**
 * The player who deploys next and that player's models: whole parties in turn order, or in turns the one who has
 * deployed the fewest (ELD-SETUP-006, ELD-SETUP-007).
 */
const nextToDeploy = (table: Table): { readonly by: PlayerId; readonly models: readonly ModelId[] } | undefined => {
  const { order, deployment } = table.state;
  const left = order.map(by => ({ by, models: deployable(table, by) })).filter(({ models }) => models.length > 0);
  if (deployment === 'whole') return left[0];
  const least = Math.min(...left.map(({ by }) => deployed(table.state, by)));
  return left.find(({ by }) => deployed(table.state, by) === least);
};

/** One model is deployed; the step goes on until no remaining model has a place. */
export function* deployModels(turn: Turn<Eld>, going: Going): Rule {
  yield* mixParties(turn);
  const next = turn.derive(() => nextToDeploy(tableOf(turn)));
  if (!next) return;
  const { by, models } = next;
  const { zone } = partyOf(turn.state, by);
  if (!zone) throw new RangeError(`no Deployment Zone of ${by}`);
  const choice = yield* decide(turn, {
    by,
    kind: 'deploy',
    rule: 'ELD-SETUP-010',
    proposal: { models, zone },
    // The answer names Upgrades, which stay secret until the list is revealed (ELD-SETUP-013).
    secret: true,
  });
  const { model: id, at, facing, upgrades = [], options = [] } = choice;
  // The event also comes for a model without Upgrades, since others may not know the difference (ELD-SETUP-013).
  giveUpgrades(turn, by, id, upgrades, options);
  const states = statesOf(modelOf(turn.state, id), choice);
  turn.emit({ type: 'ModelDeployed', model: id, at, facing, states }, ['ELD-SETUP-006', 'ELD-SETUP-010']);
  going.goesOn = true;
}
