import { type Refusal, type Setup, sameJson } from '@rulewright/core';
import { type Found, firstWrong, positionProblem } from '@rulewright/core/content';
import { armyRefusal } from '../../content/reading/army-refusal.js';
import { totalOf } from '../../match/by-colour.js';
import { hasKnownEnd } from '../../match/lasting.js';
import type { Army, Lasting, Sfi, SfiGame } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { positionShape } from './shape.js';
import { stageProblem } from './stage.js';
import { cardProblem, nameProblem, placeProblem } from './things.js';

const at = (code: string, path: string): Found => ({ code, path });

/** The players are those of the match, in their order, wherever the position names one. */
const playerProblem = ({ state }: Table, players: Setup<Sfi>['players']): Found | undefined => {
  const { token, rollOffWinner, armies, essenceSnapshot } = state;
  const strange = (player: string | null): boolean => player !== null && !players.includes(player);
  if (!sameJson(state.players, players)) return at('other-players', 'players');
  if (strange(token)) return at('unknown-player', 'token');
  if (strange(rollOffWinner)) return at('unknown-player', 'rollOffWinner');
  const stranger = Object.keys(essenceSnapshot ?? {}).find(strange);
  if (stranger !== undefined) return at('unknown-player', `essenceSnapshot.${stranger}`);
  return firstWrong(armies, 'armies', ({ player }, i) => (player === players[i] ? undefined : 'other-player'));
};

const armyProblem = (table: Table, army: Army, i: number): Found | undefined => {
  const { pack, options, numbers, state } = table;
  const { player, list, edge, scenario, scenarioCards, terrainCards, leadership, reserve, lastActivated } = army;
  const path = `armies[${i}]`;
  const unknown = (cards: Readonly<Record<string, unknown>>, code: string) => (id: string) =>
    Object.hasOwn(cards, id) ? undefined : code;
  const own = (id: string) => state.units.find(one => one.id === id && one.player === player);
  const refused = list && armyRefusal(pack, list, options, numbers.army);
  if (refused) return at(refused.code, `${path}.list.${refused.path}`);
  if (edge !== null && i === 1 && edge === state.armies[0].edge) return at('edge-twice', `${path}.edge`);
  if (totalOf(reserve) > numbers.essence.reserve.value) return at('too-much', `${path}.reserve`);
  if (scenario !== null && !Object.hasOwn(pack.scenarios, scenario)) return at('unknown-scenario', `${path}.scenario`);
  if (lastActivated !== null && !own(lastActivated)) return at('unknown-unit', `${path}.lastActivated`);
  if (leadership) {
    if (!own(leadership.weaver)) return at('unknown-unit', `${path}.leadership.weaver`);
  }
  return (
    firstWrong(scenarioCards, `${path}.scenarioCards`, unknown(pack.scenarios, 'unknown-scenario')) ??
    firstWrong(terrainCards, `${path}.terrainCards`, unknown(pack.terrain, 'unknown-terrain'))
  );
};

const effectProblem = ({ state }: Table, code: SfiGame['effects'], one: Lasting, i: number): string | undefined => {
  const { effects, units, elements, nextId, players } = state;
  if (one.id >= nextId) return 'not-given-yet';
  if (effects.findIndex(other => other.id === one.id) < i) return 'id-twice';
  const isUnit = units.some(({ id, where }) => id === one.target && where !== 'destroyed');
  if (!isUnit && !elements.some(({ id }) => id === one.target)) return 'unknown-target';
  if (one.player !== null && !players.includes(one.player)) return 'unknown-player';
  return one.data.op === 'code' && !Object.hasOwn(code, one.data.name) ? 'unknown-code' : undefined;
};

/** The first lasting effect whose end never comes. */
const endProblem = ({ state }: Table): Found | undefined => {
  const endless = state.effects.findIndex(one => !hasKnownEnd(one, state));
  return endless < 0 ? undefined : at('unknown-end', `effects[${endless}].until`);
};

/**
 * The reason why a match cannot begin in this position: its shape, or a contradiction between its fields, the pack or the match:
 * `other-players`, `unknown-card`, `id-twice`, `off-the-table`, `more-damage-than-hit-points`, `unknown-step`,
 * `over-already` and the like. The path begins with `position`. A match can be played on from every position that passes.
 */
export const checkPosition = (
  { pack, edition, effects }: Pick<SfiGame, 'pack' | 'edition' | 'effects'>,
  position: unknown,
  setup: Setup<Sfi>,
): Refusal | undefined => {
  const problem = (state: Table['state']): Found | undefined => {
    const table: Table = { pack, options: setup.options, numbers: edition.numbers, state };
    return (
      playerProblem(table, setup.players) ??
      nameProblem(table) ??
      cardProblem(table) ??
      placeProblem(table) ??
      state.armies.map((army, i) => armyProblem(table, army, i)).find(found => found !== undefined) ??
      firstWrong(state.effects, 'effects', (one, i) => effectProblem(table, effects, one, i)) ??
      endProblem(table) ??
      stageProblem(table, edition)
    );
  };
  return positionProblem({ shape: positionShape, problem }, position);
};
