import { isObject, type Proposal, type Refusal } from '@rulewright/core';
import { holds, nearest, outlineOf, type Point, type Region, sample, squareBetween } from '@rulewright/core/inches';
import { radiusOf } from '../../battlefield/hitbox.js';
import { modelNamed } from '../../match/lookups.js';
import { type Facts, tableAsked } from '../../match/table.js';
import { whyNoDirection, whyNoPlace } from '../../movement/read.js';
import { skillLevel } from '../../profiles/abilities.js';
import { middleOf } from '../../routes/search/climbs.js';
import { directionTo, wishedAt } from '../../routes/wishes.js';
import { someUpgrades, whyNotPicked, whyNotUpgrades, withUpgrades } from '../../upgrades/allowed.js';
import { pickInTurn } from '../../upgrades/options.js';
import type {
  CardId,
  DeployAsked,
  DeployChoice,
  Direction,
  Eld,
  Model,
  ModelState,
  Place,
  Table,
} from '../../vocabulary/index.js';
import { mayComeShrouded } from './mix.js';
import { levelsOf, type Places, placesOf, regionsAt, whyNotThere } from './places.js';

const FIELDS = ['model', 'at', 'facing', 'upgrades', 'options', 'crouched', 'secret'];

/** The states in which a model is deployed (ELD-SETUP-012, ELD-SKILL-040). */
export const statesOf = (
  { player }: Model,
  { crouched, secret }: Pick<DeployChoice, 'crouched' | 'secret'>,
): readonly ModelState[] => [
  ...(crouched ? [{ state: 'crouched', by: player, source: 'crouched' } as const] : []),
  ...(secret ? [{ state: secret, by: player, source: 'deployed' } as const] : []),
];

const isListOfText = (value: unknown): boolean => Array.isArray(value) && value.every(one => typeof one === 'string');

/** Reads the fields of a deployment from a value that may be anything. */
const whyNoDeployment = (choice: unknown, path: string): Refusal | undefined => {
  if (!isObject(choice)) return { code: 'not-a-deployment', path };
  const odd = Object.keys(choice).find(key => !FIELDS.includes(key));
  if (odd !== undefined) return { code: 'unknown-field', path: `${path}.${odd}` };
  const { model, at, facing, upgrades = [], options = [], crouched, secret } = choice;
  if (typeof model !== 'string') return { code: 'not-a-model', path: `${path}.model` };
  const wrong = whyNoPlace(at, `${path}.at`) ?? whyNoDirection(facing, `${path}.facing`);
  if (wrong) return wrong;
  if (!isListOfText(upgrades)) return { code: 'not-a-list', path: `${path}.upgrades` };
  if (!isListOfText(options)) return { code: 'not-a-list', path: `${path}.options` };
  if (crouched !== undefined && crouched !== true) return { code: 'not-true', path: `${path}.crouched` };
  return secret === undefined || secret === 'shrouded' || secret === 'hidden'
    ? undefined
    : { code: 'not-a-state', path: `${path}.secret` };
};

/**
 * A model comes Shrouded with Stealth II or with Concealed Approach, which it gets now or has brought along
 * (ELD-UPGRADE-029, ELD-QUEST-040); nothing in the book deploys it Hidden.
 */
const whyNotSecret = (
  table: Table,
  model: Model,
  { secret, upgrades = [] }: DeployChoice,
  path: string,
): Refusal | undefined => {
  if (!secret) return undefined;
  if (secret === 'hidden') return { code: 'no-ability', rule: 'ELD-STATE-073', path };
  return mayComeShrouded(table, model, [...model.upgrades, ...upgrades])
    ? undefined
    : { code: 'no-ability', rule: 'ELD-SKILL-040', path };
};

const whyNotDeployed = (table: Table, { models, zone }: DeployAsked, choice: unknown): Refusal | undefined => {
  const path = 'choice';
  const wrong = whyNoDeployment(choice, path);
  if (wrong) return wrong;
  // The cast is safe: every field was read.
  const read = choice as object as DeployChoice;
  const model = models.includes(read.model) ? modelNamed(table.state, read.model) : undefined;
  if (!model) return { code: 'not-to-deploy', rule: 'ELD-SETUP-006', path: `${path}.model` };
  const upgrades = read.upgrades ?? [];
  const bad = whyNotUpgrades(table, model, upgrades, `${path}.upgrades`);
  if (bad) return bad;
  const upgraded = withUpgrades(table, model, upgrades);
  return (
    whyNotPicked(table, model, upgrades, read.options ?? [], `${path}.options`) ??
    whyNotSecret(upgraded, model, read, `${path}.secret`) ??
    whyNotThere(placesOf(upgraded, model, zone, statesOf(model, read)), read.at, `${path}.at`)
  );
};

const flat = ({ x, y }: Point): Point => ({ x, y });

/** The direction from a place to the middle of the field. */
const inwards = ({ options }: Table, at: Point): Direction => {
  const { width, depth } = options.tableSize;
  return directionTo(at, { x: width * 1270, y: depth * 1270 }, { x: 0, y: 1 });
};

/** Upgrades with one of the options that each of them offers: by default the first. */
const withPicks = (
  table: Table,
  model: Model,
  upgrades: readonly CardId[],
  at: (count: number) => number = () => 0,
): Pick<DeployChoice, 'upgrades' | 'options'> => {
  if (upgrades.length === 0) return {};
  const options = pickInTurn(table, model, upgrades, names => names[at(names.length)])
    .filter(({ names }) => names.length > 1)
    .map(({ name = '' }) => name);
  return options.length === 0 ? { upgrades } : { upgrades, options };
};

/** The legal answer for a model at a point on the ground, or at another level. */
const answerAt = (
  table: Table,
  model: Model,
  places: Places,
  upgrades: readonly CardId[],
  place: Place | undefined,
): DeployChoice | undefined =>
  place && !whyNotThere(places, place, '')
    ? { model: model.id, at: place, facing: inwards(table, place), ...withPicks(table, model, upgrades) }
    : undefined;

/** The points of a zone at which places are suggested: along its middle line, from the centre to the sides. */
const spots = (zone: DeployAsked['zone'], count: number): readonly Point[] => {
  const xs = zone.corners.map(({ x }) => x);
  const ys = zone.corners.map(({ y }) => y);
  const [x, y, right, below] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const along = right - x >= below - y;
  return Array.from({ length: count }, (_, i) => {
    const step = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    const part = (from: number, to: number): number => Math.floor((from + to) / 2 + (step * (to - from)) / (count + 1));
    return along
      ? { x: part(x, right), y: Math.floor((y + below) / 2) }
      : { x: Math.floor((x + right) / 2), y: part(y, below) };
  });
};

/** The greatest distance, in units, of a suggested place from the intended one. */
const ROOM = 200;

/** The point in any of several regions that is nearest to a wish. */
const nearestOf = (regions: readonly Region[], wish: Point, within?: number): Point | undefined => {
  const found = regions.flatMap(one => nearest(one, wish, within) ?? []);
  const least = Math.min(...found.map(at => squareBetween(at, wish)));
  return found.find(at => squareBetween(at, wish) === least);
};

/** Legal deployments of a model at one level, the middle of its zone first. */
const deploymentsAt = (
  table: Table,
  zone: DeployAsked['zone'],
  model: Model,
  most: number,
  {
    places,
    upgrades,
    level,
  }: { readonly places: Places; readonly upgrades: readonly CardId[]; readonly level: number },
): readonly DeployChoice[] => {
  const free = regionsAt(places, level);
  const surfaces = places.around.obstacles.filter(({ top }) => level > 0 && top === level).map(middleOf);
  const found: DeployChoice[] = [];
  for (const wish of [...spots(zone, Math.max(5, most)), ...surfaces]) {
    if (found.length >= most) break;
    const at = free.some(one => holds(one, wish)) ? wish : nearestOf(free, wish, ROOM);
    const answer = answerAt(table, model, places, upgrades, at && { ...flat(at), z: level });
    if (answer && !found.some(one => one.at.x === answer.at.x && one.at.y === answer.at.y)) found.push(answer);
  }
  return found;
};

/** Legal deployments of a model: on the ground, or where the ground has no room for it, on the first higher surface that has. */
export const deploymentsOf = (
  table: Table,
  zone: DeployAsked['zone'],
  model: Model,
  most: number,
): readonly DeployChoice[] => {
  const upgrades = someUpgrades(table, model);
  const places = placesOf(withUpgrades(table, model, upgrades), model, zone, []);
  for (const level of levelsOf(places)) {
    const found = deploymentsAt(table, zone, model, most, { places, upgrades, level });
    if (found.length > 0) return found;
  }
  return [];
};

/** The answer whose place is the nearest in plan to a point; of equally near ones the first. */
const closest = (answers: readonly DeployChoice[], wish: Point): DeployChoice | undefined => {
  const least = Math.min(...answers.map(({ at }) => squareBetween(at, wish)));
  return answers.find(({ at }) => squareBetween(at, wish) === least);
};

const modelsAsked = (table: Table, { models }: DeployAsked): readonly Model[] =>
  models.flatMap(id => modelNamed(table.state, id) ?? []);

/** Judges and finds the answers to the question about the next deployment (ELD-SETUP-010 to ELD-SETUP-015). */
export const deployProposal = (facts: Facts): Proposal<Eld, 'deploy'> => ({
  check: (asked, choice) => whyNotDeployed(tableAsked(facts, asked), asked.parameters, choice),
  sample(asked, below) {
    const table = tableAsked(facts, asked);
    const models = modelsAsked(table, asked.parameters);
    const model = models[below(models.length)];
    if (!model) return undefined;
    const upgrades = below(4) === 0 ? [] : someUpgrades(table, model);
    const upgraded = withUpgrades(table, model, upgrades);
    const states = below(4) === 0 ? { crouched: true as const } : {};
    const may = { secret: 'shrouded' as const, upgrades, model: model.id };
    const secret =
      below(2) === 0 && !whyNotSecret(upgraded, model, { ...may, at: model.at, facing: model.facing }, '')
        ? { secret: may.secret }
        : {};
    const places = placesOf(upgraded, model, asked.parameters.zone, statesOf(model, { ...states, ...secret }));
    const levels = levelsOf(places);
    const level = below(3) === 0 ? (levels[below(levels.length)] ?? 0) : 0;
    const regions = regionsAt(places, level);
    const one = regions.length > 1 ? regions[below(regions.length)] : regions[0];
    const at = one && sample(one, below);
    const answer = answerAt(table, model, places, upgrades, at && { ...flat(at), z: level });
    return answer && { ...answer, ...withPicks(table, model, upgrades, below), ...states, ...secret };
  },
  suggest(asked, most) {
    const table = tableAsked(facts, asked);
    const each = modelsAsked(table, asked.parameters).map(model =>
      deploymentsOf(table, asked.parameters.zone, model, Math.min(most, 3)),
    );
    const found: DeployChoice[] = [];
    for (let i = 0; i < 3; i++) for (const list of each) found.push(...list.slice(i, i + 1));
    return found.slice(0, most);
  },
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const wished = wishedAt(table, wish);
    const named = isObject(wish) ? wish.model : undefined;
    const models = modelsAsked(table, asked.parameters);
    const model = models.find(({ id }) => id === named) ?? models[0];
    if (!wished || !model) return undefined;
    const given = isObject(wish) && isListOfText(wish.upgrades) ? (wish.upgrades as readonly CardId[]) : undefined;
    const upgrades = given ?? someUpgrades(table, model);
    const upgraded = withUpgrades(table, model, upgrades);
    const more = {
      ...(isObject(wish) && wish.crouched === true ? { crouched: true as const } : {}),
      ...(isObject(wish) && wish.secret === 'shrouded' ? { secret: 'shrouded' as const } : {}),
    };
    const places = placesOf(upgraded, model, asked.parameters.zone, statesOf(model, more));
    const found = levelsOf(places).flatMap(level => {
      const at = nearestOf(regionsAt(places, level), wished.at);
      const answer = answerAt(table, model, places, upgrades, at && { ...flat(at), z: level });
      return answer && !whyNotDeployed(table, asked.parameters, { ...answer, ...more }) ? [{ ...answer, ...more }] : [];
    });
    // A wish on a roof means the roof, since the ground under it has no room.
    return closest(found, wished.at);
  },
  region(asked) {
    const table = tableAsked(facts, asked);
    const alike = new Map(
      modelsAsked(table, asked.parameters).map(model => [
        `${radiusOf(table, model)} ${skillLevel(table, model, 'infiltration')}`,
        model,
      ]),
    );
    return [...alike.values()].flatMap(model =>
      regionsAt(placesOf(table, model, asked.parameters.zone, []), 0).flatMap(one => outlineOf(one)),
    );
  },
});
