import type { Random } from '../dice/random.js';
import { act, attempt } from '../match/act.js';
import { Checks } from '../match/checks.js';
import { seeded } from '../match/dice-source.js';
import { fork } from '../match/fork.js';
import { Astray, recall } from '../match/imagine.js';
import type { Match } from '../match/match.js';
import type { GameTypes, PlayerId } from '../match/types.js';
import { story, view } from '../view/view.js';
import { difference } from './difference.js';
import { must } from './must.js';
import { anyAction } from './random-play.js';

/**
 * Checks that no view shows the seed, and that no view differs between two tables that differ only in facts that its
 * viewer may not know.
 *
 * @param before - the moment of the last check, if any: a long match costs only its new records
 */
export const checkViews = <G extends GameTypes>(
  match: Match<G>,
  random: Random,
  before: Match<G> | undefined,
): void => {
  const { header } = match;
  for (const viewer of [...header.players, undefined]) {
    const since = before ? view(before, viewer, before.length).length : 0;
    const seen = JSON.stringify(view(match, viewer, since));
    must(
      header.seed === undefined || !seen.includes(JSON.stringify(header.seed)),
      `the seed is in the view of ${viewer}`,
    );
    const { secrets, resample } = match.game;
    must(!secrets?.state || resample !== undefined, 'hides parts of its state and has no resample');
    if (viewer !== undefined && resample) checkTwin(match, viewer, random);
  }
};

/** A difference in words: its place and the two values there. */
const told = (what: string, one: unknown, other: unknown): string => {
  const found = difference(one, other);
  if (!found) return `${what}: by the order of keys`;
  return `${what}: by ${found.path || 'the whole'}: ${JSON.stringify(found.a)} or ${JSON.stringify(found.b)}`;
};

const TWIN_TRIES = 50;

/**
 * Checks that one more answer reveals something hidden to a player only through an event that the game lists as a reveal.
 */
const checkOnward = <G extends GameTypes>(match: Match<G>, twin: Match<G>, viewer: PlayerId, random: Random): void => {
  const dice = seeded(`twins ${random.below(1000)}`);
  const real = fork(recall(match, match.turn.from, { player: viewer }), { dice });
  const action = anyAction(real, random);
  const other = attempt(fork(twin, { dice }), action);
  if (other.refusal) return;
  const { length } = view(real, viewer, real.length);
  const one = story(act(real, action), viewer, length);
  const two = story(other.match, viewer, length);
  const reveals: readonly string[] = match.game.secrets?.reveals ?? [];
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const [a, b] = [one[i], two[i]];
    if ([a, b].some(record => record?.kind === 'event' && reveals.includes(record.event.type))) return;
    must(JSON.stringify(a) === JSON.stringify(b), () => told(`an answer told ${viewer} something hidden`, a, b));
  }
};

/**
 * Checks other tables that could lie behind the player's view: the hidden part of the state is dealt again, everything
 * else stays. If the other table leads to the same question, its view has to be the same for the player, byte for byte.
 */
const checkTwin = <G extends GameTypes>(match: Match<G>, viewer: PlayerId, random: Random): void => {
  const { game, header, turn, state } = match;
  const checks = new Checks(game.id, header.players);
  const look = (at: Match<G>): unknown => JSON.parse(JSON.stringify(view(at, viewer)));
  const real = look(recall(match, turn.from, { player: viewer }));
  for (let i = 0; i < TWIN_TRIES; i++) {
    const from = game.resample?.(turn.from, viewer, n => random.below(n), state) ?? turn.from;
    checks.plain(from, 'what resample returns', 'state', turn.from);
    try {
      const twin = recall(match, from, { player: viewer });
      const other = look(twin);
      const same = JSON.stringify(other) === JSON.stringify(real);
      must(same, () => told(`${viewer} can tell two tables apart that must look alike`, real, other));
      checkOnward(match, twin, viewer, random);
      return;
    } catch (error) {
      if (!(error instanceof Astray)) throw error;
    }
  }
  must(false, `resample found no other table for ${viewer} in ${TWIN_TRIES} tries`);
};
