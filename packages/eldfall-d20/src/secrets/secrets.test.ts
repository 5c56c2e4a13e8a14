import { act, createMatch, type Match, suggest, undo, view } from '@rulewright/core';
import { imagine } from '@rulewright/core/bots';
import { Random } from '@rulewright/core/dice';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import { packWith, plainProfile, plainQuest } from '../testing/index.js';
import type { Eld, EldChoices } from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';

const spy = { ...plainProfile, name: 'Spy', skills: [{ id: 'stealth', level: 2 }] } as const;
const game = createGame({
  pack: packWith({
    factions: defaultContent.factions,
    schemes: defaultContent.schemes,
    profiles: {
      plain: plainProfile,
      spy,
      ghost: { ...spy, name: 'Ghost', stats: { ...spy.stats, INT: 18, STA: 3, T: 7 } },
    },
    upgrades: {
      pouch: { name: 'Pouch', faction: 'neutral', cost: 1, limit: null, changes: [], more: 1 },
      tool: { name: 'Tool', faction: 'neutral', cost: 1, limit: null, changes: [], items: ['bow'] },
      double: { name: 'Double', faction: 'neutral', cost: 1, limit: null, changes: [], code: 'double-time' },
    },
    quests: { 'open-hostilities': { ...plainQuest, schemes: true } },
  }),
});

const list = (models: readonly string[], upgrades: readonly string[] = []): PartyList => ({
  faction: 'neutral',
  models: models.map(profile => ({ profile })),
  upgrades,
  leader: 0,
});

type Answers = { readonly [K in keyof EldChoices]?: (by: string, match: Match<Eld>) => EldChoices[K] | undefined };

const answer = (match: Match<Eld>, choice: unknown): Match<Eld> => {
  const [decision] = match.decisions;
  return act(match, { decision: decision?.id ?? 0, by: decision?.by ?? '', choice });
};

/** Plays with these answers, or the first suggestion, until a moment. */
const until = (parties: readonly PartyList[], stop: (match: Match<Eld>) => boolean, answers: Answers = {}) => {
  let match = createMatch<Eld>(game, { players: 2, seed: 'secrets' });
  for (let i = 0; i < 80 && !stop(match); i++) {
    const [decision] = match.decisions;
    if (!decision) break;
    const given = answers[decision.kind as keyof Answers]?.(decision.by, match);
    const party = decision.kind === 'party' ? parties[decision.by === 'p1' ? 0 : 1] : undefined;
    match = answer(match, given ?? party ?? suggest(match, decision, 1)[0]);
  }
  return match;
};

const asks =
  (kind: string) =>
  (match: Match<Eld>): boolean =>
    match.decisions[0]?.kind === kind;

const shrouded = (by: string, match: Match<Eld>): EldChoices['deploy'] | undefined => {
  const [decision] = match.decisions;
  if (decision?.kind !== 'deploy' || by !== 'p1') return undefined;
  const first = suggest(match, decision, 1)[0] as EldChoices['deploy'];
  return first.model === 'p1:2' ? { ...first, secret: 'shrouded' } : first;
};
const inTurns = (match: Match<Eld>): boolean => match.state.stage.name === 'turn';
const firstOrder = { initiative: () => 'order' as const, firstPlayer: () => 'p1' };

test('a party list is known to its owner alone until all models are deployed [ELD-PARTY-009, ELD-SETUP-013, ELD-DEF-018, ELD-SETUP-014]', () => {
  const parties = [list(['plain', 'spy'], ['tool', 'pouch']), list(['plain'])];
  const match = until(parties, asks('deploy'), firstOrder);
  expect(view(match, 'p1').state.parties[0]?.list).toEqual(parties[0]);
  const seen = view(match, 'p2').state;
  expect(seen.parties[0]).toMatchObject({
    list: { hidden: true },
    leader: { hidden: true },
    upgrades: { hidden: true },
    original: { hidden: true },
  });
  expect(seen.models.filter(({ player }) => player === 'p1')).toEqual([]);
  expect(JSON.stringify(view(match, 'p2'))).not.toMatch(/spy|"pouch"/);

  const [first] = suggest(match, match.decisions[0] as never, 1) as readonly EldChoices['deploy'][];
  const one = answer(match, { ...first, upgrades: ['tool'] });
  const figure = view(one, 'p2').state.models.find(({ id }) => id === 'p1:1');
  expect(figure).toMatchObject({ profile: 'plain', upgrades: [], inventory: [{ item: 'sword' }], equipped: ['sword'] });
  expect(JSON.stringify(view(one, 'p2'))).not.toMatch(/spy|tool|bow/);
  expect(view(one, 'p1').state.models[0]).toMatchObject({ upgrades: ['tool'] });

  const shown = until(parties, inTurns, firstOrder);
  expect(view(shown, 'p2').state.parties[0]?.list).toEqual(parties[0]);
});

test('a list does not name a model that came Shrouded, nor its Upgrades, until it is shown [ELD-SETUP-013, ELD-STATE-064, ELD-LEADER-001]', () => {
  const parties = [list(['plain', 'spy'], ['tool']), list(['plain'])];
  const match = until(parties, inTurns, { ...firstOrder, deploy: shrouded });
  const { parties: seen, models } = view(match, 'p2').state;
  expect(seen[0]).toMatchObject({ list: { models: [{ profile: 'plain' }, { profile: null }] }, leader: 'p1:1' });
  const token = models.find(({ id }) => id === 'p1:2');
  expect(token).toMatchObject({ profile: { hidden: true }, size: 'medium', states: [{ state: 'shrouded' }] });
  expect(Object.keys(token ?? {}).sort()).toEqual(
    ['at', 'base', 'facing', 'id', 'onWall', 'original', 'player', 'profile', 'size', 'states', 'where'].sort(),
  );
  expect(JSON.stringify(view(match, 'p2'))).not.toMatch(/spy/);
  expect(JSON.stringify(view(match))).not.toMatch(/spy/);
  expect(JSON.stringify(view(match, 'p1'))).toMatch(/spy/);
});

test('the Activation Points of a Shrouded model, its Items and its rolls are secret, those of others are not [ELD-DEF-018]', () => {
  const match = until([list(['plain', 'spy']), list(['plain'])], asks('activate'), { ...firstOrder, deploy: shrouded });
  const allotted = view(match, 'p2').records.flatMap(one =>
    one.kind === 'event' && one.event.type === 'PointsAllotted' ? [Object.keys(one.event.points)] : [],
  );
  expect(allotted).toEqual([['p1:1', 'p2:1']]);
});

test('an action other than Nothing shows the model to all [ELD-STATE-066]', () => {
  let match = until([list(['plain', 'spy']), list(['plain'])], asks('activate'), { ...firstOrder, deploy: shrouded });
  match = answer(match, 'p1:2');
  while (match.decisions[0]?.kind !== 'action') {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    match = answer(match, decision.kind === 'movement' ? idle : decision.options?.[0]);
  }
  match = answer(match, { do: 'uncover' });
  const told = view(match, 'p2');
  expect(told.state.models[1]).toMatchObject({ profile: 'spy' });
  expect(told.state.parties[0]?.list).toMatchObject({ models: [{ profile: 'plain' }, { profile: 'spy' }] });
  const events = told.records.flatMap(one => (one.kind === 'event' ? [one.event] : []));
  expect(events).toContainEqual({ type: 'ModelRevealed', model: 'p1:2', profile: 'spy' });
});
const idle = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] };

test('Schemes in hand are known to their owner, and their number to all [ELD-SCHEME-001, ELD-QUEST-013]', () => {
  const match = until([list(['ghost']), list(['plain'])], asks('initiative'));
  const hand = match.state.parties[0]?.schemes;
  expect(hand).toHaveLength(1);
  expect(view(match, 'p1').state.parties[0]?.schemes).toEqual(hand);
  expect(view(match, 'p2').state.parties[0]?.schemes).toEqual({ hidden: true, count: 1 });
  const kinds = view(match, 'p2').records.flatMap(one =>
    one.kind === 'event' && (one.event.type === 'SchemesDrawn' || one.event.type === 'SchemeKept')
      ? [one.event.player === 'p1' ? one.event : undefined]
      : [],
  );
  expect(kinds).toContainEqual({ type: 'SchemesDrawn', player: 'p1', schemes: { hidden: true, count: 3 } });
  expect(kinds).toContainEqual({ type: 'SchemeKept', player: 'p1', scheme: { hidden: true } });
});

test('nobody is asked, or not asked, because of something secret [ELD-DEF-018, ELD-UPGRADE-042]', () => {
  const kinds = (models: readonly string[], upgrades: readonly string[]) => {
    const asked: string[] = [];
    // After the lists are shown, Items may be asked for (ELD-ITEM-003).
    until([list(models, upgrades), list(['plain'])], match => {
      if (match.state.parties.every(({ revealed }) => revealed)) return true;
      asked.push(...match.decisions.map(({ by, kind, rule }) => `${by} ${kind} ${rule}`));
      return false;
    });
    return asked;
  };
  expect(kinds(['plain', 'spy'], ['double'])).toEqual(kinds(['plain', 'plain'], ['tool']));
});

test('a strict undo stops where something was shown', () => {
  const parties = [list(['plain', 'spy']), list(['plain'])];
  // The last deployment is that of p2, after which both lists are shown.
  const match = until(parties, asks('card'), { ...firstOrder, deploy: shrouded });
  expect(undo(match, 'p2').refusal).toBeDefined();
});

test('bots imagine tables that they could not tell from the real one, and not only the real one [ELD-DEF-018]', () => {
  const match = until(
    [list(['plain', 'spy']), list(['plain'])],
    match => asks('activate')(match) && match.decisions[0]?.by === 'p2',
    {
      ...firstOrder,
      deploy: shrouded,
      activate: () => 'end',
    },
  );
  const imagined = imagine(match, 'p2', Random.fromSeed('worlds'));
  const found = new Set<string | undefined>();
  for (let i = 0; i < 20; i++) {
    const world = imagined.world();
    expect(JSON.stringify(world && view(world, 'p2').state)).toBe(JSON.stringify(view(match, 'p2').state));
    found.add(world?.state.models[1]?.profile);
  }
  expect([...found].sort()).toEqual(['ghost', 'spy']);
});
