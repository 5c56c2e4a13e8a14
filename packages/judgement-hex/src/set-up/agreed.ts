import { refuse } from '@rulewright/core';
import { contentProblem, firstRepeat } from '@rulewright/core/content';
import * as v from 'valibot';
import type { Problem } from '../content/reading/problem.js';
import { monsterNamed } from '../hero-cards/reading/cards.js';
import { numbersOf } from '../match/numbers-of.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { JhxOptions } from '../vocabulary/index.js';
import { type AnyMap, sides } from '../vocabulary/map.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { radiiToDeploy } from './models-to-deploy.js';

/** The Heroes of both Warbands, in the order of the players. */
const warbandsShape = v.pipe(
  v.array(v.array(v.pipe(v.string(), v.minLength(1, 'empty')), 'not-a-list'), 'not-a-list'),
  v.length(2, 'not-two-warbands'),
);

/**
 * The first problem of Warbands that the players agreed on: `unknown-hero`, `duplicate-hero`; of the shape
 * `not-a-list`, `not-two-warbands`, `empty`, `wrong-type`.
 */
const warbandsProblem = (
  { heroes, units }: ContentPack,
  warbands: readonly (readonly string[])[],
): Problem | undefined => {
  for (const [w, warband] of warbands.entries()) {
    const unknown = warband.findIndex(id => !(Object.hasOwn(heroes, id) || Object.hasOwn(units, id)));
    if (unknown >= 0) return { code: 'unknown-hero', rule: 'JHX-DRAFT-002', path: `[${w}][${unknown}]` };
    const repeat = firstRepeat(warband);
    if (repeat !== undefined) return { code: 'duplicate-hero', rule: 'JHX-DRAFT-001', path: `[${w}][${repeat}]` };
  }
  return undefined;
};

/** Null, or Warbands of the pack's Heroes; refuses any other with the reason and the path of the field. */
export const areWarbands = (pack: ContentPack, value: unknown): boolean => {
  if (value === null) return true;
  const found = contentProblem({ shape: warbandsShape, problem: warbands => warbandsProblem(pack, warbands) }, value);
  if (found) refuse({ rule: 'JHX-DRAFT-002', ...found, path: `options.warbands${found.path}` });
  return true;
};

/** The maps that may be played: the one that was agreed on, or all of the mode. */
const mapsFor = (maps: readonly AnyMap[], { mode, map: agreed }: JhxOptions): readonly AnyMap[] =>
  maps.filter(map => map.mode === mode && (agreed === 'random' || agreed === map.id));

/** Refuses a match if a map that may be played has no room for its own things, or too little for all models of a Warband. */
const checkRoom = ({ pack, maps, edition }: Pick<JhxGame, 'pack' | 'maps' | 'edition'>, options: JhxOptions): void => {
  const { ground } = edition;
  const facts = { numbers: numbersOf(edition, options), options };
  const deploying = radiiToDeploy(pack, edition, options);
  for (const map of mapsFor(maps, options)) {
    const problem = ground.mapProblem?.(map, facts);
    if (problem) {
      const { path, detail, ...reason } = problem;
      refuse({ ...reason, path: 'options.map', detail: { ...detail, map: map.id, at: path } });
    }
    for (const [side, radii] of sides.flatMap(side => deploying.map(radii => [side, radii] as const))) {
      const needs = radii.length;
      const room = ground.roomToDeploy(map, side, facts, radii);
      if (room >= needs) continue;
      const detail = { map: map.id, side, room, needs };
      refuse({ code: 'too-few', rule: 'JHX-DEPLOY-003', path: 'options.map', detail });
    }
  }
};

/** Monster Pits have Monsters in the pack: the one that the map names, or some of the tiers that it allows. */
const pitsProblem = ({ pack, maps }: Pick<JhxGame, 'pack' | 'maps'>, options: JhxOptions): Problem | undefined => {
  const tiers = new Set(Object.values(pack.monsters).map(({ tier }) => tier));
  for (const { id, monsterPits } of mapsFor(maps, options)) {
    for (const [at, pit] of monsterPits.entries()) {
      const known = 'monster' in pit && Object.hasOwn(pack.monsters, monsterNamed({ pack }, pit.monster));
      if (known || ('tiers' in pit && pit.tiers.some(tier => tiers.has(tier)))) continue;
      const rule = 'monster' in pit ? 'JHX-SETUP-014' : 'JHX-SETUP-015';
      return { code: 'no-monster', rule, path: 'options.map', detail: { map: id, pit: at } };
    }
  }
  return undefined;
};

/**
 * The first thing that the content lacks for a match: a map of the mode, a god, Monsters for the pits, enough Heroes
 * for the draft format.
 */
export const supplyProblem = (
  { pack, maps }: Pick<JhxGame, 'pack' | 'maps'>,
  options: JhxOptions,
): Problem | undefined => {
  const { mode, format, warbands } = options;
  if (mapsFor(maps, options).length === 0) {
    return { code: 'no-map', rule: 'JHX-SETUP-005', path: 'options.mode', detail: { mode } };
  }
  if (Object.keys(pack.gods).length === 0) return { code: 'no-god', rule: 'JHX-GOD-001', path: 'options' };
  const pitless = pitsProblem({ pack, maps }, options);
  if (pitless) return pitless;
  const { heroes, draftPool } = pack.modes[mode];
  const needs = warbands ? 0 : format === 'blind-pick' ? heroes : draftPool;
  const found = Object.keys(pack.heroes).length + Object.keys(pack.units).length;
  if (found >= needs) return undefined;
  return { code: 'too-few-heroes', rule: 'JHX-DRAFT-001', path: 'options.format', detail: { needs, found } };
};

/**
 * Refuses options that do not go together: `map-of-another-mode`, `wrong-number-of-heroes` for the mode, `no-map`, `no-god`, `no-monster`
 * or `too-few-heroes` in the pack for them, a map with `too-few` free hexes to deploy all models on (JHX-DEPLOY-003).
 */
export const checkTogether = (
  { pack, maps, edition }: Pick<JhxGame, 'pack' | 'maps' | 'edition'>,
  options: JhxOptions,
): void => {
  const { mode, warbands } = options;
  const map = maps.find(({ id }) => id === options.map);
  if (map && map.mode !== mode) {
    refuse({
      code: 'map-of-another-mode',
      rule: 'JHX-SETUP-005',
      path: 'options.map',
      detail: { map: map.mode, mode },
    });
  }
  const lack = supplyProblem({ pack, maps }, options);
  if (lack) refuse(lack);
  const { heroes } = pack.modes[mode];
  const at = warbands?.findIndex(warband => warband.length !== heroes) ?? -1;
  if (at >= 0) {
    const detail = { mode, heroes, chosen: warbands?.[at]?.length };
    refuse({ code: 'wrong-number-of-heroes', rule: 'JHX-SETUP-001', path: `options.warbands[${at}]`, detail });
  }
  checkRoom({ pack, maps, edition }, options);
};
