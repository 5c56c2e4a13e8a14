import { createMatch, type Match } from '@rulewright/core';
import { type Bot, greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { inches as grid } from '@rulewright/core/inches';
import { type Sfi, type SfiState, shroudfallInches, type Unit } from '@rulewright/shroudfall-inches';
import { evaluate } from '@rulewright/shroudfall-inches/evaluation';
import { windowsAsked } from '@rulewright/shroudfall-inches/testing';
import { idleBot } from './idle.js';
import type { Series } from './series.js';

const { armies } = shroudfallInches.pack;

/** A bot whose army is the first weaver of a ready list alone, so that one of the two armies soon has no model left. */
const lone =
  (bot: (seed: string) => Bot<Sfi>) =>
  (seed: string): Bot<Sfi> => {
    const { name, answer } = bot(seed);
    return {
      name: `lone ${name}`,
      answer(match, decision) {
        const given = answer(match, decision);
        if (decision.kind !== 'army') return given;
        const list = Object.values(armies)[seed.length % Object.keys(armies).length];
        const weaver = list?.units.find(id => shroudfallInches.pack.units[id]?.keywords.includes('ESSENCE WEAVER'));
        return list && weaver ? { ...given, choice: { ...list, units: [weaver] } } : given;
      },
    };
  };

/** A bot that presents an army of some units, with the cards of a ready list. */
const fielding =
  (id: string, units: readonly string[]) =>
  ({ name, answer }: Bot<Sfi>): Bot<Sfi> => ({
    name,
    answer(match, decision) {
      const given = answer(match, decision);
      const list = armies[id];
      return decision.kind === 'army' && list ? { ...given, choice: { ...list, units } } : given;
    },
  });

const greedy = (seed: string): Bot<Sfi> => greedyBot(evaluate, { seed });

const bots: Readonly<Record<string, (seed: string) => Bot<Sfi>>> = {
  random: randomBot,
  greedy,
  'lone-greedy': lone(greedy),
  idle: idleBot,
  'lone-random': lone(randomBot),
};

const players = ['p1', 'p2'] as const;
const seats = (bot: (seed: string) => Bot<Sfi>, seed: string) => ({ p1: bot(`${seed} 1`), p2: bot(`${seed} 2`) });

/** Plays until a moment is reached; undefined if it never is. */
const until = (
  match: Match<Sfi>,
  bots: Readonly<Record<string, Bot<Sfi>>>,
  reached: (match: Match<Sfi>) => boolean,
) => {
  let at = match;
  while (!at.outcome && !reached(at)) at = playOut(at, bots, { maxActions: 1 });
  return at.outcome ? undefined : at;
};

const isWeaver = ({ card }: Unit): boolean =>
  shroudfallInches.pack.units[card]?.keywords.includes('ESSENCE WEAVER') === true;

/** A match of equally many points that goes on from the last round of an idle one: in it, `p2` has lost one unit. */
const level = (seed: string, isLost: (unit: Unit) => boolean): Match<Sfi> | undefined => {
  const found = until(
    createMatch(shroudfallInches, { players, seed }),
    seats(idleBot, seed),
    ({ state, decisions }) => state.round === 5 && decisions[0]?.kind === 'activate',
  );
  const lost = found?.state.units.find(unit => unit.player === 'p2' && unit.where === 'on-table' && isLost(unit));
  if (!found || !lost) return undefined;
  const { state } = found;
  const [a, b] = state.armies;
  const position: SfiState = {
    ...state,
    scenarios: [],
    elements: [],
    effects: [],
    armies: [
      { ...a, points: 3 },
      { ...b, points: 3, leadership: null },
    ],
    units: state.units.map(unit =>
      unit === lost ? { ...unit, where: 'destroyed', destroyedIn: 4, exhausted: false } : unit,
    ),
    models: state.models.filter(({ unit }) => unit !== lost.id),
  };
  return playOut(createMatch(shroudfallInches, { players, seed, position }), seats(idleBot, seed));
};

/** A match that goes on with one damaged model of each player beside the boar, which is about to rage. */
const besideTheBoar = (seed: string): Match<Sfi> | undefined => {
  const options = { 'win.simultaneousWipeout': 'draw' } as const;
  const begun = createMatch(shroudfallInches, { players, seed, options });
  const found = until(begun, seats(randomBot, seed), ({ state, decisions }) => {
    return state.round === 2 && state.scenarios.includes('brazen-boar') && decisions[0]?.kind === 'activate';
  });
  const boar = found?.state.elements.find(({ scenario }) => scenario === 'brazen-boar');
  if (!found || !boar) return undefined;
  const { state } = found;
  const last = players.map(player => state.units.find(unit => unit.player === player && unit.where === 'on-table'));
  const ids = last.map(unit => unit?.id);
  const models = last.flatMap((unit, at) => {
    const model = state.models.find(one => one.unit === unit?.id);
    const hp = shroudfallInches.pack.units[unit?.card ?? '']?.hp ?? 1;
    const beside = { x: boar.at.x + (at === 0 ? -1 : 1) * grid(3), y: boar.at.y };
    return model ? [{ ...model, at: beside, damage: hp - 1 }] : [];
  });
  const position: SfiState = {
    ...state,
    stage: { name: 'round-start', step: 'effects of scenarios' },
    activation: null,
    terrain: [],
    manifestations: [],
    effects: [],
    models,
    units: state.units.map(unit =>
      ids.includes(unit.id)
        ? { ...unit, conditions: [] }
        : { ...unit, where: 'destroyed', destroyedIn: 1, conditions: [] },
    ),
  };
  return playOut(createMatch(shroudfallInches, { players, seed, options, position }), seats(randomBot, seed));
};

/** Melee units meet golems that their attacks hardly harm: such attacks are re-rolled, and answered where they do no damage. */
const ridersAndGolems = (seed: string): Match<Sfi> => {
  const golems = fielding('harbour-watch', ['harbour-master', 'boiler-golem', 'boiler-golem']);
  const riders = fielding('green-hunt', ['root-speaker', 'pale-piper', 'stag-rider', 'stag-rider']);
  const { p1, p2 } = seats(greedy, seed);
  return playOut(createMatch(shroudfallInches, { players, seed }), { p1: golems(p1), p2: riders(p2) });
};

const special: Readonly<Record<string, (seed: string) => Match<Sfi> | undefined>> = {
  uneven: seed => {
    const start = createMatch(shroudfallInches, { players, seed });
    return playOut(start, { p1: greedy(seed), p2: randomBot(seed) }, { maxActions: 5000 });
  },
  'weaver-lost': seed => level(seed, isWeaver),
  'unit-lost': seed => level(seed, unit => !isWeaver(unit)),
  'beside-the-boar': besideTheBoar,
  'riders-and-golems': ridersAndGolems,
};

/** Shroudfall with the ready armies of the training set, or with one weaver on each side. */
export const inches: Series<Sfi> = {
  game: shroudfallInches,
  kinds: [
    'random',
    'lone-random',
    'greedy',
    'lone-greedy',
    'idle',
    'uneven',
    'weaver-lost',
    'unit-lost',
    'beside-the-boar',
    'riders-and-golems',
  ],
  play(n, seed, kind) {
    const made = special[kind]?.(seed);
    if (made) return made.outcome && { name: `${kind}-${seed}`, match: made };
    const bot = bots[kind];
    if (!bot) return undefined;
    const options = { 'win.simultaneousWipeout': n % 3 === 0 ? 'draw' : 'victoryPoints' } as const;
    const start = createMatch(shroudfallInches, { players, seed, options });
    const match = playOut(start, seats(bot, seed), { maxActions: 5000 });
    return match.outcome && { name: `${kind}-${seed}`, match };
  },
  shown(match: Match<Sfi>) {
    const all = new Map(match.state.scenarios.map(id => [`scenario ${id}`, 5]));
    for (const { card } of match.state.terrain) all.set(`terrain ${card}`, 3);
    for (const asked of windowsAsked(match)) all.set(`window ${asked}`, 10);
    return all;
  },
};
