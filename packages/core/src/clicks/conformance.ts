import type { Except } from 'type-fest';
import { anyAnswer, noAnswer } from '../bots/candidates.js';
import { Random } from '../dice/random.js';
import { act, explain } from '../match/act.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import type { Game } from '../match/game.js';
import type { Match } from '../match/match.js';
import { nearest } from '../match/proposal.js';
import type { Action, Decision, GameTypes } from '../match/types.js';
import type { Presentation } from '../presentation.js';
import type { Scene } from '../scene.js';
import type { TestFunction } from '../testing/scenario.js';
import { ScenarioError } from '../testing/scenario-error.js';
import { type View, view } from '../view/view.js';
import { type Clicks, clicksOn, wishOf } from './clicks.js';
import { drawnIds, pointOn } from './drawn.js';

/** The matches that {@link clickConformance} plays. */
export interface ClickConformanceOptions<G extends GameTypes> {
  /** One per table worth trying: numbers of players, rulings. */
  readonly setups: readonly Except<MatchSetup<G>, 'seed' | 'dice'>[];
  /** Matches per setup. */
  readonly matches?: number;
  /** A match that takes more actions than this does not end. */
  readonly maxActions?: number;
  readonly seed?: string;
}

/** The parts of a presentation that turn clicks into answers. */
export type Clickable<G extends GameTypes> = Pick<Presentation<G>, 'scene' | 'targets' | 'wishes'>;

type Meaning<G extends GameTypes> = ReturnType<typeof clicksOn<G>>;

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new ScenarioError(what);
};

const checkScene = ({ items }: Scene, where: string): void => {
  const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  must(twice === undefined, `${where}: two items of the scene have the id ${twice}`);
};

const nextIds = <G extends GameTypes>({ things, buttons }: Clicks<G>): readonly string[] =>
  [...things, ...buttons].map(({ id }) => id);

/** Walks through everything that can be clicked by the player of a decision, and gives the scene that it checked. */
const checkReach = <G extends GameTypes>(
  match: Match<G>,
  { id: asked, by, kind, options }: Decision<G>,
  presentation: Clickable<G>,
): Scene => {
  const where = `${kind} ${asked}`;
  const seen = view(match, by);
  const scene = presentation.scene(seen);
  checkScene(scene, where);
  if (!options) return scene;
  const drawn = drawnIds(scene);
  const meaning = clicksOn(presentation, seen);
  const reached = new Set<number>();
  const walk = (clicked: readonly string[]): void => {
    const now = meaning(clicked);
    if (now.answer) {
      const { action, index } = now.answer;
      must(explain(match, action) === undefined, `${where}: clicks end in ${JSON.stringify(action)}, which is refused`);
      if (action.decision === asked) reached.add(index);
    } else must(nextIds(now).length > 0, `${where}: nothing can be clicked after ${clicked.join()}`);
    const absent = now.things.find(({ id }) => !drawn.has(id));
    must(!absent, `${where}: ${JSON.stringify(absent?.answers[0]?.action.choice)} is about ${absent?.id}, not drawn`);
    for (const id of nextIds(now)) walk([...clicked, id]);
  };
  walk([]);
  const missing = options.findIndex((_, i) => !reached.has(i));
  must(missing < 0, `${where}: no clicks lead to ${JSON.stringify(options[missing])}`);
  return scene;
};

/**
 * Checks the open decisions of a match: the ids of the scene that each player sees are unique, everything that can be
 * clicked is drawn or a button, each option can be reached, and each answer is accepted. Throws ScenarioError.
 */
export const checkClicks = <G extends GameTypes>(match: Match<G>, presentation: Clickable<G>): void => {
  for (const decision of match.decisions) checkReach(match, decision, presentation);
};

/** Clicks on things and buttons at random until the clicks make an answer. */
const clickThrough = <G extends GameTypes>(meaning: Meaning<G>, random: Random): Action => {
  const clicked: string[] = [];
  for (;;) {
    const now = meaning(clicked);
    if (now.answer) return now.answer.action;
    clicked.push(random.pick(nextIds(now)));
  }
};

/** Clicks on drawn things in a random order until the game finds a legal answer near one of them. */
const wishThrough = <G extends GameTypes>(
  match: Match<G>,
  presentation: Clickable<G>,
  seen: View<G>,
  { items }: Scene,
  random: Random,
): Action | undefined => {
  const untried = [...items];
  while (untried.length > 0) {
    const [item] = untried.splice(random.below(untried.length), 1);
    const at = item && pointOn(item);
    const click = { ...(item?.id === undefined ? {} : { item: item.id }), ...(at ? { at } : {}) };
    const wished = wishOf(presentation, seen, click);
    const choice = wished && nearest(match, wished.decision, wished.wish);
    if (choice !== undefined && wished) return { decision: wished.decision.id, by: wished.decision.by, choice };
  }
  return undefined;
};

const sampled = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, random: Random): Action => {
  const choice = anyAnswer(match, decision, random);
  if (choice === undefined) throw noAnswer(match, decision);
  return { decision: decision.id, by: decision.by, choice };
};

const answerByClicks = <G extends GameTypes>(
  match: Match<G>,
  decision: Decision<G>,
  presentation: Clickable<G>,
  random: Random,
): Action => {
  const { id, by, kind, options } = decision;
  const scene = checkReach(match, decision, presentation);
  const seen = view(match, by);
  if (options) return clickThrough(clicksOn(presentation, seen), random);
  if (!presentation.wishes?.[kind]) return sampled(match, decision, random);
  const action = wishThrough(match, presentation, seen, scene, random);
  if (!action) throw new ScenarioError(`${kind} ${id}: no click on a drawn thing wishes for a legal answer`);
  return action;
};

/**
 * Plays matches by random clicks on the ids of the scene alone, and does {@link checkClicks} at every decision.
 * Proposals with a wish are answered by clicks too; other proposals and typed-in rolls are answered by a sample.
 */
export const clickConformance = <G extends GameTypes>(
  test: TestFunction,
  game: Game<G>,
  presentation: Clickable<G>,
  { setups, matches = 1, maxActions = 5000, seed = 'clicks' }: ClickConformanceOptions<G>,
): void => {
  setups.forEach((setup, s) => {
    for (let i = 0; i < matches; i++) {
      const name = `${seed} ${s}.${i}`;
      test(`${game.id} is played by clicks: table ${s}, match ${i}, seed "${name}"`, () => {
        const random = Random.fromSeed(name);
        let match = createMatch(game, { ...setup, seed: name });
        for (let taken = 0; !match.outcome; taken++) {
          must(taken < maxActions, `no end after ${maxActions} actions`);
          const decision = random.pick(match.decisions);
          match = act(match, answerByClicks(match, decision, presentation, random));
        }
      });
    }
  });
};
