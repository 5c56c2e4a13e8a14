import { act, createMatch, type Decision, type Match, type MatchSetup, suggest } from '@rulewright/core';
import { fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import { carriedMark } from '../match/quest.js';
import { nextQuest } from '../quests/carry-over.js';
import type { Eld } from '../vocabulary/index.js';

const game = createGame({ pack: defaultContent });

/** Every Quest of the book is played once, and each number of players at least once: parties of a few models keep it short. */
test.each([
  ['open-hostilities', 3],
  ['unexpected-encounter', 2],
  ['treasure-hunt', 2],
  ['battle-royale-arena', 2],
  ['breaking-in', 1],
  ['great-hall', 2],
  ['antechamber', 3],
  ['obelisk', 4],
])('%s with %i players is played from createMatch to its end [ELD-HOSTILE-001, ELD-HOSTILE-002]', (quest, players) => {
  const { reasons, cited } = fuzz<Eld>(game, {
    // The round limit ends duels too, which random players may fight for ever (ELD-DUEL-014).
    setup: { players, options: { quest, gameSize: 24, duelLimit: 'rounds' } },
    matches: 1,
    seed: `whole match of ${quest}`,
    maxActions: 3000,
  });
  expect(Object.values(reasons)).toEqual([1]);
  expect(cited['ELD-SETUP-013']).toBeGreaterThan(0);
  const hostile = quest === 'unexpected-encounter' ? ['ELD-HOSTILE-002', 'ELD-HOSTILE-007', 'ELD-HOSTILE-017'] : [];
  for (const rule of hostile) expect(cited[rule]).toBeGreaterThan(0);
});

/** The answer of a player who does nothing but end turns. */
const idler = (match: Match<Eld>, decision: Decision<Eld>): unknown => {
  const options: readonly unknown[] = decision.options ?? [];
  const quiet = options.find(
    one => one === 'end' || one === 'pass' || one === false || one === 'done' || one === 'none',
  );
  return quiet ?? options[0] ?? suggest(match, decision, 1)[0];
};

const played = (setup: MatchSetup<Eld>, answer = idler): Match<Eld> => {
  let match = createMatch<Eld>(game, setup);
  while (!match.outcome) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    match = act(match, { decision: decision.id, by: decision.by, choice: answer(match, decision) });
  }
  return match;
};

test('the consecutive Quests are played one after another [ELD-QUEST-040]', () => {
  let match = played({ players: 1, seed: 'first', options: { quest: 'breaking-in', gameSize: 24 } });
  const party = match.state.parties[0]?.list;
  for (const quest of ['great-hall', 'antechamber', 'obelisk']) {
    match = played({ ...nextQuest(match, quest), seed: quest });
    expect([match.state.quest.card, match.state.parties[0]?.list]).toEqual([quest, party]);
  }
});

test('players who have come through the Great Hall spend their Victory Points at both Campfires and at the Broker [ELD-QUEST-040, ELD-QUEST-054, ELD-QUEST-064]', () => {
  /** The next Quest, with 20 VP; all models are there, each with 1 HP. */
  const worn = (match: Match<Eld>, quest: string): MatchSetup<Eld> => {
    const { position, ...setup } = nextQuest(match, quest);
    const parties = position.parties.map(one => ({ ...one, points: 20 }));
    const models = position.models.map(one => ({ ...one, where: 'waiting' as const, states: [], hp: 1 }));
    const marks = Object.fromEntries(parties.map(({ player }) => [carriedMark(player), 20]));
    return { ...setup, seed: quest, position: { ...position, parties, models, quest: { ...position.quest, marks } } };
  };
  /** The player takes the first offer of the Campfire and of the Broker as long as there is one. */
  const spender = (match: Match<Eld>, decision: Decision<Eld>): unknown =>
    decision.kind === 'effect' || decision.kind === 'card' ? decision.options?.[0] : idler(match, decision);
  const players = 2;
  let match = played({ players, seed: 'first', options: { quest: 'breaking-in', gameSize: 60 } });
  match = played({ ...nextQuest(match, 'great-hall'), seed: 'great-hall' });
  for (const quest of ['antechamber', 'obelisk']) {
    const before = worn(match, quest);
    match = played(before, spender);
    for (const { player } of match.state.parties) {
      const own = match.state.models.filter(one => one.player === player && one.original);
      // The first service is 1 HP for 1 VP, and the first ware a Pouch for 2 VP, which makes room for itself.
      const missing = own.reduce((sum, { profile }) => sum + (defaultContent.profiles[profile]?.stats.HP ?? 0) - 1, 0);
      const pouches = own.reduce((sum, one) => sum + one.upgrades.filter(id => id === 'pouch').length, 0);
      const left = 20 - missing;
      const spent = quest === 'antechamber' ? 0 : 2 * Math.floor(left / 2);
      expect([quest, player, match.state.quest.marks[carriedMark(player)]]).toEqual([quest, player, left - spent]);
      if (quest === 'obelisk') expect(pouches).toBeGreaterThanOrEqual(spent / 2);
    }
  }
});
