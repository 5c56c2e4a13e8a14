import { act, createMatch, history } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import type { Eld } from '@rulewright/eldfall-d20';
import { readContent } from '@rulewright/eldfall-d20/content';
import { attackOdds, duel } from '@rulewright/eldfall-d20/odds';
import type { RuleId } from '@rulewright/eldfall-d20/rules';
import { happened, laidOut } from '@rulewright/eldfall-d20/testing';
import { expect, test } from 'vitest';
import { ebb, ferryMage, tollHook } from './my-cards.js';
import { bridgeWarden, myGame, myPack, tollBridge, tollOgre, wardens, watchful } from './my-party.js';

// #region party
test('the Wardens present their party, and strike with one more', () => {
  const match = createMatch(myGame, { players: ['ann', 'bob'], options: { quest: 'toll-bridge' }, seed: 'wardens' });
  const [decision] = match.decisions;
  expect(decision).toMatchObject({ by: 'ann', kind: 'party' });
  expect(() => act(match, { decision: decision?.id ?? 0, by: 'ann', choice: wardens })).not.toThrow();

  const facing = duel(myGame, { attacker: 'bridge-warden', weapon: 'sword', target: 'hill-giant' });
  const { attribute } = attackOdds(facing, { do: 'nothing' }).attack;
  expect(attribute?.total).toBe(bridgeWarden.stats.OFF + 1);
});
// #endregion

// #region hostile
const scenario = scenarios<RuleId>(test);

scenario('the Toll Ogre strikes at an enemy within 1 inch', ['ELD-HOSTILE-025', 'ELD-HOSTILE-031'], play => {
  // Half an inch lies between the Ogre, which is the 1, and the fighter of p2 before it.
  const { game, setup } = laidOut('1\na', {
    at: { 1: { x: inches(10), y: inches(10) }, a: { x: inches(10), y: inches(12) } },
    profiles: { 1: { ...tollOgre } },
    pack: { behaviours: { watchful } },
    active: null,
    // A fighter without Activation Points has no reaction.
    models: { a: { points: 0 } },
    facing: { 1: { x: 0, y: 1 } },
  });
  const p = play(game, { ...setup, dice: Array.from({ length: 4 }, () => 20) });
  const told = history(p.match).flatMap(({ records }) =>
    records.flatMap(one => (one.kind === 'event' ? [one.event] : [])),
  );
  const [action] = told.flatMap(event => (event.type === 'ActionDeclared' ? [event.action] : []));
  expect(action).toMatchObject({ do: 'attack', aims: [{ model: 'a' }, { model: 'a' }] });
});
// #endregion

// #region quest
test('a match for the toll plays to its end', () => {
  const match = createMatch(myGame, { players: ['ann', 'bob'], options: { quest: 'toll-bridge' }, seed: 'tolls' });
  const bot = randomBot<Eld>('tolls');
  const end = playOut(match, { ann: bot, bob: bot });
  expect(end.outcome).toBeDefined();
  expect(end.state.models.some(({ id }) => id === 'hostile:toll-ogre')).toBe(true);
  expect(end.state.parties.every(({ points }) => points <= tollBridge.most)).toBe(true);
});
// #endregion

test('a refused card names the field that is wrong', () => {
  const wrong = { ...myPack, profiles: { ...myPack.profiles, 'bridge-warden': { ...bridgeWarden, cost: -1 } } };
  expect(() => readContent(wrong)).toThrow('profiles.bridge-warden.cost');
});

// #region cards
/** The Ferry Mage `A` stays where it is, two inches from the fighter `b`, which has no reaction. */
const ferry = {
  at: { b: { x: inches(2), y: inches(5) } },
  profiles: { A: ferryMage },
  pack: { ...myPack, spells: { ebb }, items: { ...myPack.items, 'toll-hook': tollHook } },
  models: { b: { points: 0 } },
};
const stay = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] } as const;

scenario('the Toll Hook has one less than the Toughness of its user as Power', ['ELD-MOD-011'], play => {
  const { game, setup } = laidOut('A\n\nb', ferry);
  const p = play(game, { ...setup, dice: [5, 20, 20] })
    .choose('p1', 'A')
    .choose('p1', false) // No Activation Point becomes Mana.
    .choose('p1', stay)
    .choose('p1', { do: 'attack', means: { item: 'toll-hook' }, kind: 'melee' });
  const rolls = happened(p, 'DamageRolled').map(({ power }) => power.total);
  expect(rolls).toEqual([ferryMage.stats.T - 1]);
});

scenario('a model that Ebb hits is Crippled beyond the sequence', ['ELD-SPELL-006'], play => {
  const { game, setup } = laidOut('A\n\nb', ferry);
  const p = play(game, { ...setup, dice: [5, 20] })
    .choose('p1', 'A')
    .choose('p1', false)
    .choose('p1', stay)
    .choose('p1', { do: 'attack', means: { spell: 'ebb' }, kind: 'ranged' })
    .choose('p1', 'pass'); // The Affinity allows another roll.
  expect(p.state.models.find(({ id }) => id === 'b')?.states).toMatchObject([{ state: 'crippled' }]);
});
// #endregion
