import {
  type Action,
  attempt,
  createMatch,
  type DiceSource,
  isObject,
  type Match,
  seeded,
  suggest,
} from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { anyAction } from '@rulewright/core/testing';
import { createGame } from '../game.js';
import type { Eld, EldChoices, EldGame, ModelId } from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';
import { factions, packOfSpies, SUMMONER, spies } from './spies.js';

/** Two tables that differ only in what p1 keeps secret. */
export interface Pair {
  readonly real: Match<Eld>;
  readonly twin: Match<Eld>;
}

/** The token of p1: another model at each table, with other Upgrades. */
export const TOKEN: ModelId = 'p1:2';

/** The hidden part of one table: a profile and an Upgrade of the token, and the dice with which p1 draws Schemes. */
interface Hidden {
  readonly profile: string;
  readonly upgrades: readonly string[];
  readonly schemes: string;
}

/** The game of both tables. */
export const game: EldGame = createGame({ pack: packOfSpies });

/** Dice of which only those for the Schemes of p1 differ between the tables. */
const dice = (open: DiceSource, secret: DiceSource): DiceSource => ({
  draw(request) {
    const own = request.purpose === 'scheme' && request.by === 'p1';
    const drawn = (own ? secret : open).draw(request);
    return drawn && { faces: drawn.faces, next: own ? dice(open, drawn.next) : dice(drawn.next, secret) };
  },
  save: () => null,
});

const quests = ['open-hostilities', 'unexpected-encounter', 'treasure-hunt'] as const;
/** The Leaders of p1, who draw three Schemes, and the parties of p2. */
const leaders = { helian: 'lantern-captain', soga: 'spark-scholar', thenion: 'dusk-mistress', sand: 'storm-reader' };
const enemies: readonly PartyList[] = [
  ['helian', 'lantern-captain', 'wall-archer', 'spark-scholar'],
  ['thenion', 'dusk-mistress', 'storm-reader', 'veil-singer'],
].map(([faction = '', ...models]) => ({
  faction,
  models: models.map(profile => ({ profile })),
  upgrades: [],
  leader: 0,
}));

/** The hidden part of both tables, and what they share. */
export interface Setup {
  readonly quest: string;
  readonly faction: keyof typeof leaders;
  readonly enemy: PartyList;
  /** The third model of p1, which is not secret. */
  readonly third: string;
  readonly hidden: readonly [real: Hidden, twin: Hidden];
}

const isStealthy = (profile: string): boolean => spies[profile]?.skills.some(({ id }) => id === 'stealth') === true;

/** Draws the facts of a pair. */
export const setupOf = (random: Random): Setup => {
  const faction = random.pick(factions);
  // The depth of a Deployment Zone reveals a Tactician, also by an Upgrade (ELD-UPGRADE-033).
  const bought = Object.entries(packOfSpies.upgrades).flatMap(([id, { faction: of }]) =>
    (of === faction || of === 'neutral') && id !== 'tactical-expertise' ? [id] : [],
  );
  const hidden = (): Hidden => {
    const profile = random.pick(Object.keys(spies).filter(id => faction === 'thenion' || isStealthy(id)));
    const usual = random.below(3) === 0 ? [] : [random.pick(bought)];
    const upgrades = isStealthy(profile) ? usual : ['concealed-approach'];
    return { profile, upgrades, schemes: `schemes ${random.below(1000)}` };
  };
  const shared = { quest: random.pick(quests), faction, enemy: random.pick(enemies) };
  return { ...shared, hidden: [hidden(), hidden()], third: random.pick(['spy-0', SUMMONER]) };
};

/** Both tables at their first question. */
export const begin = ({ quest, hidden }: Setup, seed: string): Pair => {
  const match = ({ schemes }: Hidden): Match<Eld> =>
    createMatch<Eld>(game, {
      players: 2,
      dice: dice(seeded(seed), seeded(schemes)),
      options: { gameSize: 100, quest, duelLimit: 'rounds' },
    });
  return { real: match(hidden[0]), twin: match(hidden[1]) };
};

/** A party of one Leader, any other models and any Upgrades. */
export const anyList = ({ faction }: Setup, random: Random): PartyList => {
  const { hidden } = setupOf(random);
  const others = Array.from({ length: random.below(4) }, () => random.pick(Object.keys(spies)));
  const models = [leaders[faction], ...new Set(others)].map(profile => ({ profile }));
  return { faction, models, upgrades: hidden.flatMap(({ upgrades }) => upgrades), leader: 0 };
};

const listOf = ({ faction, third }: Setup, { profile, upgrades }: Hidden): PartyList => ({
  faction,
  models: [leaders[faction], profile, third].map(one => ({ profile: one })),
  upgrades,
  leader: 0,
});

/** The deployment of the next model of p1 at one table: only the token gets the Upgrades. */
const deployment = (match: Match<Eld>): EldChoices['deploy'] | undefined => {
  const asked = match.decisions.find(({ by, kind }) => by === 'p1' && kind === 'deploy');
  const [first] = asked ? (suggest(match, asked, 1) as readonly EldChoices['deploy'][]) : [];
  if (!first) return undefined;
  const { model, at, facing } = first;
  return model === TOKEN ? { ...first, secret: 'shrouded' } : { model, at, facing };
};

/** True if the token cannot have its Upgrade, so that the revealed list shows the Upgrade. */
const lacksUpgrade = (hidden: Hidden, { model, upgrades = [] }: EldChoices['deploy']): boolean =>
  model === TOKEN && upgrades.length !== hidden.upgrades.length;

/**
 * The answers to a question about the secrets of p1, one for each table; undefined for all other questions, and `over`
 * for a pair that goes no further.
 */
export const secretAnswers = ({ real, twin }: Pair, setup: Setup): readonly [Action, Action] | 'over' | undefined => {
  const [decision] = real.decisions;
  if (!decision) return undefined;
  const { id, by, kind } = decision;
  const answers = (one: unknown, two: unknown): readonly [Action, Action] => [
    { decision: id, by, choice: one },
    { decision: id, by, choice: two },
  ];
  if (kind === 'party') {
    const [one, two] = setup.hidden;
    return by === 'p1' ? answers(listOf(setup, one), listOf(setup, two)) : answers(setup.enemy, setup.enemy);
  }
  if (by !== 'p1') return undefined;
  if (kind === 'scheme') return answers(decision.options?.[0], twin.decisions[0]?.options?.[0]);
  if (kind !== 'deploy') return undefined;
  const [one, two] = [deployment(real), deployment(twin)];
  // The place and the front are not secret, so both tables use those of the first one.
  if (!one || !two || lacksUpgrade(setup.hidden[0], one) || lacksUpgrade(setup.hidden[1], two)) return 'over';
  return answers(one, { ...two, at: one.at, facing: one.facing });
};

/** The abilities that a token may use in the Strategic phase so that nobody else sees which one. */
const quietAbilities: readonly unknown[] = ['artificer', 'defensive-stance', 'regeneration'];

/** The options of a question with a secret answer among which others cannot tell: the equipments and the abilities of the token. */
const alike = (match: Match<Eld>): readonly unknown[] => {
  const [decision] = match.decisions;
  const { kind, about, options = [] as readonly unknown[] } = decision ?? {};
  if (kind === 'equip') return isObject(about) && about.model === TOKEN ? options : [];
  const isQuiet = (one: unknown): boolean =>
    isObject(one) && one.do === 'ability' && one.model === TOKEN && quietAbilities.includes(one.ability);
  return kind === 'strategic' ? options.filter(isQuiet) : [];
};

/** Different answers of p1 to a question of which the answer is secret; undefined for another question, or where a table has none. */
const differentAnswers = ({ real, twin }: Pair, random: Random): readonly [Action, Action] | undefined => {
  const [decision] = real.decisions;
  if (!decision?.secret || decision.by !== 'p1' || random.below(4) === 0) return undefined;
  const [mine, other] = [alike(real), alike(twin)];
  if (mine.length === 0 || other.length === 0) return undefined;
  const { id, by } = decision;
  return [
    { decision: id, by, choice: random.pick(mine) },
    { decision: id, by, choice: random.pick(other) },
  ];
};

/** The pair after an answer at each table; undefined where a table refuses the answer of the player with the secrets. */
export const answered = ({ real, twin }: Pair, one: Action, two: Action = one): Pair | undefined => {
  const [a, b] = [attempt(real, one), attempt(twin, two)];
  return a.refusal || b.refusal ? undefined : { real: a.match, twin: b.match };
};

/** True until the token is revealed: before the parties exist, while the model waits, and while it is a token. */
const isSecret = ({ state }: Match<Eld>): boolean =>
  state.models.every(
    ({ id, where, states }) =>
      id !== TOKEN || where === 'waiting' || (where === 'field' && states.some(one => one.state === 'shrouded')),
  );

/** The facts of one table that can reveal a secret: dice of the token, its route and its states, revealed Schemes, points. */
const told = ({ state, records }: Match<Eld>): string =>
  JSON.stringify([
    records.flatMap((one): readonly unknown[] => {
      if (one.kind !== 'event' || !one.event.veiled) return [];
      if (one.event.type === 'RollMade') return [one.event.dice];
      // A route of the greatest allowed length reveals the SPD: a settled movement, a flight, a walk towards a charmer.
      if (one.event.type === 'ModelMoved') return [one.event.route];
      return one.event.type === 'MovementDeclared' ? [one.event.movement] : [];
    }),
    state.models.find(({ id }) => id === TOKEN)?.states,
    state.parties.map(({ open, points }) => [open, points]),
    state.ending,
  ]);

/** The reason why a pair may differ from now on; undefined while p2 cannot know of a difference. */
const whyOver = ({ real, twin }: Pair): 'revealed' | 'told' | undefined => {
  if (!isSecret(real) || !isSecret(twin)) return 'revealed';
  return told(real) === told(twin) ? undefined : 'told';
};

const MOST_ANSWERS = 60;

const isNothing = (choice: unknown): boolean => isObject(choice) && choice.do === 'nothing';

/** An answer that both tables get, as far as it can be listed; the token mostly does nothing, so that it stays one. */
export const nextAction = ({ real, twin }: Pair, random: Random): Action => {
  const [decision] = real.decisions;
  if (decision?.by !== 'p1') return anyAction(real, random);
  const { id, by, kind, about } = decision;
  const others = new Set(twin.decisions[0]?.options?.map(one => JSON.stringify(one)));
  const options = (decision.options ?? []).filter(one => others.has(JSON.stringify(one)));
  if (options.length === 0) return anyAction(random.below(2) === 0 ? real : twin, random);
  const isToken = isObject(about) && about.model === TOKEN;
  const quiet = options.find(one => (kind === 'activate' ? one === TOKEN : isToken && isNothing(one)));
  return {
    decision: id,
    by,
    choice: quiet !== undefined && random.below(10) > 0 ? quiet : random.pick<unknown>(options),
  };
};

/** The checks of a pair: of an answer of p2 before it is given, and of the tables after each answer that reveals nothing to p2. */
interface PairChecks {
  readonly refused?: (pair: Pair, action: Action) => void;
  readonly answered?: (pair: Pair, before: Pair, random: Random) => void;
}

/**
 * Plays a pair until p2 may know a secret, or up to a number of answers. Gives the number of answers, and the last pair
 * in which p2 sees no difference.
 */
export const playPair = (number: number, checks: PairChecks): { readonly answers: number; readonly last: Pair } => {
  const random = Random.fromSeed(`pair ${number}`);
  const setup = setupOf(random);
  let last = begin(setup, `pair ${number}`);
  let answers = 0;
  for (let misses = 0; answers < MOST_ANSWERS && misses < 8 && !last.real.outcome; ) {
    const secret = secretAnswers(last, setup);
    if (secret === 'over') break;
    const mine = secret ?? differentAnswers(last, random);
    const action = mine?.[0] ?? nextAction(last, random);
    if (action.by === 'p2') checks.refused?.(last, action);
    const next = answered(last, action, mine?.[1]);
    if (!next) {
      if (secret) break;
      misses++;
      continue;
    }
    if (whyOver(next)) break;
    checks.answered?.(next, last, random);
    last = next;
    answers++;
  }
  return { answers, last };
};
