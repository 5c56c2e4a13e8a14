import { type Refusal, type Setup, sameJson } from '@rulewright/core';
import { type Found, firstRepeat, firstWrong, positionProblem } from '@rulewright/core/content';
import type { Problem } from '../content/reading/problem.js';
import { fieldOf } from '../hero-cards/reading/field.js';
import { groundOf } from '../hero-cards/reading/ground.js';
import { effigyOwner } from '../match/models.js';
import { numbersOf } from '../match/numbers-of.js';
import { communionSteps } from '../round/communion-phase/order.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx, JhxState, Lasting, Warband } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { rulebookTokens } from '../vocabulary/words.js';
import { isToCome, modelProblem } from './position-models.js';
import { positionShape } from './position-shape.js';
import { stageProblem } from './position-stage.js';

const at = (code: string, path: string): Found => ({ code, path });

const known = (table: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(table, id);

/** The players are those of the match, in their order, wherever the position names one. */
const playerProblem = ({ state }: Table, players: Setup<Jhx>['players']): Found | undefined => {
  const { order, lastActivation, firstSoul, warbands } = state;
  const strange = (player: string | null): boolean => player !== null && !players.includes(player);
  if (!sameJson(state.players, players)) return at('other-players', 'players');
  if (order[0] === order[1] || order.some(strange)) return at('not-the-players', 'order');
  if (strange(lastActivation)) return at('unknown-player', 'lastActivation');
  if (strange(firstSoul)) return at('unknown-player', 'firstSoul');
  return firstWrong(warbands, 'warbands', ({ player }, i) => (player === players[i] ? undefined : 'other-player'));
};

/** A map of the mode of the match, with its pits, from the moment on in which it was chosen. */
const mapProblem = (table: Table): Found | undefined => {
  const { maps, options, state } = table;
  const { mode, map: id, stage, pits, lastSoulPit } = state;
  if (mode !== options.mode) return at('other-mode', 'mode');
  const map = maps.find(one => one.id === id);
  if (id !== null && !map) return at('unknown-map', 'map');
  if (map && map.mode !== mode) return at('map-of-another-mode', 'map');
  const choosing = stage.name === 'set-up' && stage.step === 'map';
  if (choosing !== (id === null)) return at(choosing ? 'chosen-already' : 'not-chosen', 'map');
  if (pits.length > (map?.monsterPits.length ?? 0)) return at('unknown-pit', 'pits');
  if (lastSoulPit !== null && lastSoulPit >= (map?.soulPits.length ?? 0)) return at('unknown-pit', 'lastSoulPit');
  const ground = map && table.ground.survey(map, table);
  return firstWrong(pits, 'pits', pit => (ground?.has(pit.at) ? undefined : 'off-the-board'));
};

const warbandProblem = (
  { pack, state }: Table,
  { side, god, pool, vetoed, picked, deck, spentArtefacts }: Warband,
  i: number,
): Found | undefined => {
  const path = `warbands[${i}]`;
  const hero = (id: string): string | undefined =>
    known(pack.heroes, id) || known(pack.units, id) ? undefined : 'unknown-hero';
  const artefact = (id: string): string | undefined => (known(pack.artefacts, id) ? undefined : 'unknown-artefact');
  if (god !== null && !known(pack.gods, god)) return at('unknown-god', `${path}.god`);
  if (side !== null && i === 1 && side === state.warbands[0].side) return at('side-twice', `${path}.side`);
  return (
    firstWrong(pool, `${path}.pool`, hero) ??
    firstWrong(vetoed, `${path}.vetoed`, hero) ??
    firstWrong(picked, `${path}.picked`, hero) ??
    firstWrong(deck, `${path}.deck`, artefact) ??
    firstWrong(spentArtefacts, `${path}.spentArtefacts`, artefact)
  );
};

const effectProblem = ({ state }: Table, one: Lasting, i: number): string | undefined => {
  const { id, key, target } = one;
  const { effects, models } = state;
  if (effects.findIndex(other => other.id === id) < i) return 'id-twice';
  if (!models.some(model => model.id === target) && effigyOwner(state, target) === undefined) return 'unknown-target';
  return effects.findIndex(other => other.key === key && other.target === target) < i ? 'key-twice' : undefined;
};

/**
 * The first problem of the things on the board besides models: each must lie on a hex of the board and have a unique name.
 */
const boardProblem = (table: Table): Found | undefined => {
  const { pack, state } = table;
  const { souls, icons, templates, models, nextId } = state;
  if (state.map === null) {
    const [field] = Object.entries({ souls, icons, templates, models }).find(([, list]) => list.length > 0) ?? [];
    return field === undefined ? undefined : at('before-the-map', field);
  }
  const ground = groundOf(table);
  const off = (place: number): boolean => !ground.has(place);
  const named = [...models, ...souls].map(({ id }) => id);
  return (
    firstWrong(souls, 'souls', ({ id, at: cell }, i) => {
      if (off(cell)) return 'off-the-board';
      if (named.indexOf(id) < models.length + i) return 'id-twice';
      return isToCome(id, nextId) ? 'not-given-yet' : undefined;
    }) ??
    firstWrong(icons, 'icons', ({ id, token, at: cell, player }, i) => {
      if (off(cell)) return 'off-the-board';
      if (icons.findIndex(one => one.id === id) < i) return 'id-twice';
      if (isToCome(id, nextId)) return 'not-given-yet';
      if (player !== null && !state.players.includes(player)) return 'unknown-player';
      return known(pack.tokens, token) || rulebookTokens.some(one => one === token) ? undefined : 'unknown-token';
    }) ??
    firstWrong(templates, 'templates', ({ id, cells }, i) => {
      if (cells.some(off)) return 'off-the-board';
      if (templates.findIndex(one => one.id === id) < i) return 'id-twice';
      return isToCome(id, nextId) ? 'not-given-yet' : undefined;
    })
  );
};

/** No base overlaps another one, on a ground with bases. */
const overlapProblem = (table: Table): Problem | undefined => {
  const { map, models, souls } = table.state;
  const found = map === null ? undefined : fieldOf(table).overlap();
  if (!found) return undefined;
  const { piece, with: other, rule } = found;
  const model = models.findIndex(({ id }) => id === piece.id);
  const path = model >= 0 ? `models[${model}].at` : `souls[${souls.findIndex(({ id }) => id === piece.id)}].at`;
  return { code: 'overlap', rule, path, detail: { piece: piece.id, with: other.id } };
};

/** The first contradiction between the fields of a position that has the right shape. */
const contradiction = (table: Table, { players }: Setup<Jhx>): Problem | undefined => {
  const { state } = table;
  const repeat = firstRepeat(state.models.map(({ id }) => id));
  return (
    playerProblem(table, players) ??
    mapProblem(table) ??
    (repeat === undefined ? undefined : at('id-twice', `models[${repeat}].id`)) ??
    boardProblem(table) ??
    modelProblem(table) ??
    state.warbands.map((one, i) => warbandProblem(table, one, i)).find(found => found !== undefined) ??
    firstWrong(state.effects, 'effects', (one, i) => effectProblem(table, one, i)) ??
    overlapProblem(table) ??
    stageProblem(table)
  );
};

/**
 * The reason why a match cannot begin in this position: its shape, or a contradiction between its fields, the pack, the
 * maps or the match: `other-players`, `other-mode`, `unknown-map`, `off-the-board`, `overlap`, `id-twice`, `not-given-yet` for an
 * id that `nextId` has still to give, `over-already`, `nobody-can-act` and the like. The path begins with `position`. A
 * match can be played on from every position that passes.
 */
export const checkPosition = (
  { pack, maps, edition }: Pick<JhxGame, 'pack' | 'maps' | 'edition'>,
  position: unknown,
  setup: Setup<Jhx>,
): Refusal | undefined => {
  const problem = (state: JhxState): Problem | undefined => {
    const { stage } = state;
    const isKnown = stage.name !== 'communion' || communionSteps(edition).includes(stage.step);
    if (!isKnown) return at('unknown-step', 'stage.step');
    return contradiction(
      { pack, maps, options: setup.options, numbers: numbersOf(edition, setup.options), ground: edition.ground, state },
      setup,
    );
  };
  return positionProblem({ shape: positionShape, problem }, position);
};
