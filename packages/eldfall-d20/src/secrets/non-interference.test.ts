import { type Action, attempt, createMatch, type Match, seeded, suggest, view } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { anyAction } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import { packWith, plainProfile, plainQuest } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import type { PartyList, Profile } from '../vocabulary/pack.js';

/** The number of pairs of tables: set `ELDFALL_PAIRS=10000` for a long search. */
const pairs = Number(process.env.ELDFALL_PAIRS ?? 6);

const spy: Profile = { ...plainProfile, name: 'Spy', skills: [{ id: 'stealth', level: 2 }] };
const others: Readonly<Record<string, Profile>> = {
  // Each differs from the spy in something that a token must not show: attributes, Action Points, auras, Items, skills.
  ghost: { ...spy, name: 'Ghost', stats: { ...spy.stats, STA: 4, AG: 16, T: 6, HP: 3, M: 5 } },
  dread: { ...spy, name: 'Dread', traits: [{ id: 'intimidating' }, { id: 'inspiring', level: 1 }, { id: 'acute-senses' }] },
  armed: { ...spy, name: 'Armed', inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }, { item: 'bow', quantity: 1 }] } },
  quick: { ...spy, name: 'Quick', skills: [{ id: 'stealth', level: 2 }, { id: 'regeneration' }, { id: 'tracking' }] },
}; // biome-ignore format: one profile a line
const game = createGame({
  pack: packWith({
    factions: defaultContent.factions,
    schemes: defaultContent.schemes,
    profiles: { plain: plainProfile, spy, ...others },
    quests: { 'open-hostilities': { ...plainQuest, schemes: true } },
  }),
});

const list = (...models: readonly string[]): PartyList => ({
  faction: 'neutral',
  models: models.map(profile => ({ profile })),
  upgrades: [],
  leader: 0,
});

interface Pair {
  readonly real: Match<Eld>;
  readonly twin: Match<Eld>;
}

/** Both tables give a viewer the same view, byte for byte. */
const looksAlike = ({ real, twin }: Pair, viewer?: string): void => {
  const [one, two] = [real, twin].map(match => JSON.stringify(view(match, viewer))) as [string, string];
  // The first comparison only serves to name the difference.
  if (one !== two) expect(JSON.parse(two)).toEqual(JSON.parse(one));
  expect(two === one).toBe(true);
};

/** The same answer at both tables; undefined where the other table refuses an answer of the player with the secret. */
const both = ({ real, twin }: Pair, action: Action): Pair | undefined => {
  const [one, two] = [attempt(real, action), attempt(twin, action)];
  if (action.by === 'p2') expect(two.refusal).toEqual(one.refusal);
  return one.refusal || two.refusal ? undefined : { real: one.match, twin: two.match };
};

/** Both tables after set-up: the second model of `p1` comes Shrouded, and is another one at each table. */
const begin = (secret: string, seed: string): Pair => {
  let pair: Pair = {
    real: createMatch<Eld>(game, { players: 2, dice: seeded(seed) }),
    twin: createMatch<Eld>(game, { players: 2, dice: seeded(seed) }),
  };
  while (pair.real.state.stage.name === 'set-up') {
    const [decision] = pair.real.decisions;
    if (!decision) throw new Error('nothing is asked');
    const { id, by, kind } = decision;
    const answer = (match: Match<Eld>, choice: unknown): Match<Eld> => {
      const tried = attempt(match, { decision: id, by, choice });
      if (tried.refusal) throw new Error(`${kind}: ${JSON.stringify(tried.refusal)}`);
      return tried.match;
    };
    const [first] = suggest(pair.real, decision, 1);
    const token = kind === 'deploy' && (first as { model: string }).model === 'p1:2' ? { secret: 'shrouded' } : {};
    const usual = kind === 'deploy' ? { ...(first as object), ...token } : first;
    const party = kind === 'party' && by === 'p1';
    pair = {
      real: answer(pair.real, party ? list('plain', 'spy') : kind === 'party' ? list('plain') : usual),
      twin: answer(pair.twin, party ? list('plain', secret) : kind === 'party' ? list('plain') : usual),
    };
    looksAlike(pair, 'p2');
  }
  return pair;
};

const isRevealed = ({ state }: Match<Eld>): boolean =>
  !state.models.some(one => one.id === 'p1:2' && one.states.some(({ state: name }) => name === 'shrouded'));

test('tables that differ in a secret model only give the enemy equal views, questions and refusals [ELD-DEF-018, ELD-STATE-064]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(others)), fc.nat({ max: 100_000 }), (secret, number) => {
      const random = Random.fromSeed(`pair ${number}`);
      let pair = begin(secret, `pair ${number}`);
      for (let answers = 0, misses = 0; answers < 60 && misses < 5 && !pair.real.outcome; ) {
        const action = anyAction(pair.real, random);
        const next = both(pair, action);
        if (!next) {
          misses++;
          continue;
        }
        if (isRevealed(next.real)) return;
        pair = next;
        answers++;
        looksAlike(pair, 'p2');
        looksAlike(pair);
      }
    }),
    { numRuns: pairs },
  );
});
