import { act, createMatch } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { anyAction, replaced } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { richest, testHostilePositions, tryOf } from '../../../../tools/unit/positions.js';
import { eldfallD20 as game } from '../../index.js';
import type { EldState, Means, SceneryPiece, Sequence, Thing } from '../../vocabulary/index.js';

const options = { quest: 'treasure-hunt', gameSize: 40 } as const;

/** The states at the beginnings of the beats of one match: all of set-up, and some of its rounds. */
const moments: readonly EldState[] = (() => {
  const random = Random.fromSeed('moments');
  let match = createMatch(game, { players: 2, seed: 'moments', options, checked: false });
  const seen: EldState[] = [match.state];
  for (let i = 0; i < 160 && !match.outcome; i++) {
    match = act(match, anyAction(match, random));
    if (i % (match.state.stage.name === 'set-up' ? 2 : 5) === 0) seen.push(match.state);
  }
  return seen;
})();

const inTurns = moments.filter(({ stage }) => stage.name === 'turn');
const { state: rich } = richest(inTurns.map(state => ({ state })));

const begin = (position: unknown) =>
  createMatch(game, { players: 2, seed: 's', options, position: position as EldState, checked: false });
const tried = tryOf((_, position: unknown) => begin(position));

test('every moment of a match is a position that is accepted', () => {
  expect(inTurns.length).toBeGreaterThan(5);
  for (const moment of moments) {
    const position: unknown = JSON.parse(JSON.stringify(moment));
    expect(game.checkPosition?.(position, { players: ['p1', 'p2'], options: begin(undefined).header.options })).toBe(
      undefined,
    );
  }
});

test('a position is accepted in which effects lie on secret models, which are counted downwards', () => {
  const [first] = rich.models;
  const id = first?.id ?? '';
  const data = { kind: 'effect', changes: [], ends: 'game', by: 'p1', card: null } as const;
  const lying = { id: -1, key: 'pouch', source: id, target: id, data };
  expect(begin({ ...rich, effects: [lying] }).state.effects).toEqual([lying]);
});

test('a position is refused in which an Enchantment of no Spell of the pack lies, which could not end', () => {
  const [first] = rich.models;
  const id = first?.id ?? '';
  const data = { kind: 'enchantment', changes: [], ends: 'strategic-phase', by: 'p1', card: 'hiccups' } as const;
  const position = { ...rich, effects: [{ id: 1, key: 'hiccups', source: id, target: id, data }] };
  const refusal = tried({ state: rich }, position, Random.fromSeed('told'), 1);
  expect(refusal).toMatchObject({ code: 'unknown-spell', path: 'position.effects[0]' });
});

testHostilePositions({
  moments: moments.map(state => ({ state })),
  rich: { state: rich },
  tried,
  mixed: [80, 10],
  refused: 1500,
  open: /counters|marks/,
});

describe('a contradiction is refused by its field', () => {
  const told = (field: string, value: unknown): string => {
    const refusal = tried({ state: rich }, replaced(rich, field.split('.'), value), Random.fromSeed('told'), 1);
    return refusal ? `${refusal.code} at ${refusal.path}` : 'accepted';
  };
  const [first] = rich.models;
  const corners = [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
    { x: 0, y: 5000 },
  ];
  const wall = (top: number, outline: typeof corners): SceneryPiece => {
    const parts = [{ outline: { corners: outline }, base: 0, top }];
    return { id: 'wall', kind: 'solid', cover: null, placedBy: null, parts };
  };
  const thing: Thing = {
    id: 'chest',
    kind: 'cache',
    at: { x: 5000, y: 5000, z: 0 },
    radius: 1500,
    height: 0,
    hp: null,
    armour: null,
    holds: [],
    marks: [],
  };
  const sequence: Sequence = {
    model: 'p1:1',
    step: 'movement',
    from: thing.at,
    facing: { x: 0, y: 1 },
    movement: null,
    reactions: [],
    action: null,
    ended: false,
    answered: [],
  };
  const assist = (means: Means) => ({ do: 'assist', means, targets: ['p1:1'] });
  test.each<[field: string, value: unknown, refusal: string]>([
    ['players', ['p1', 'p3'], 'other-players at position.players'],
    ['order', ['p1'], 'other-players at position.order'],
    ['order', ['p1', 'p3'], 'unknown-player at position.order'],
    ['stage.active', 'p3', 'unknown-player at position.stage.active'],
    ['stage.step', 'dance', 'unknown-step at position.stage.step'],
    ['round', 0, 'before-round-1 at position.round'],
    ['parties.0.leader', 'p2:1', 'unknown-model at position.parties[0].leader'],
    ['parties.0.list.models.0.profile', 'dragon', 'unknown-profile at position.parties[0].list.models[0]'],
    ['parties.0.list.leader', 99, 'unknown-model at position.parties[0].list.leader'],
    ['parties.0.upgrades', ['spoon'], 'unknown-upgrade at position.parties[0].upgrades[0]'],
    ['parties.0.open', [{ scheme: 'peace', points: 0, since: 0 }], 'unknown-scheme at position.parties[0].open[0]'],
    ['parties.0.open', [{ scheme: 'peace', points: 0, since: 9999 }], 'not-yet at position.parties[0].open[0]'],
    ['alliances', [['p1', 'p3']], 'unknown-player at position.alliances[0]'],
    ['parties.0.schemes', ['peace'], 'unknown-scheme at position.parties[0].schemes[0]'],
    ['models.1', first, 'id-twice at position.models[1]'],
    ['models.0.profile', 'dragon', 'unknown-profile at position.models[0]'],
    ['models.0.equipped', ['spoon'], 'unknown-item at position.models[0]'],
    ['models.0.facing', { x: 0, y: 0 }, 'nothing at position.models[0].facing'],
    ['scenery', [wall(0, corners)], 'too-small at position.scenery[0]'],
    ['scenery', [wall(5000, [...corners].reverse())], 'wrong-winding at position.scenery[0]'],
    ['scenery', [wall(5000, corners), wall(5000, corners)], 'id-twice at position.scenery[1]'],
    ['things', [thing, thing], 'id-twice at position.things[1]'],
    [
      'things',
      [{ ...thing, holds: [{ item: 'spoon', quantity: 1, acquired: false }] }],
      'unknown-item at position.things[0]',
    ],
    ['quest.card', 'siege', 'unknown-quest at position.quest.card'],
    ['deeds', [{ deed: 'deathblow', by: 'p2', on: 'p1:1' }], 'unknown-model at position.deeds[0]'],
    ['deeds', [{ deed: 'moved', model: 'p2' }], 'unknown-model at position.deeds[0]'],
    ['deeds', [{ deed: 'dead', by: 'p3', of: 'p1:1', model: null }], 'unknown-player at position.deeds[0]'],
    ['deeds', [{ deed: 'points', player: 'p3', points: 1, why: 'x' }], 'unknown-player at position.deeds[0]'],
    ['duel', { issuer: 'p1:1', accepted: 'p2:99' }, 'unknown-model at position.duel'],
    ['sequence', { ...sequence, model: 'p2:99' }, 'unknown-model at position.sequence.model'],
    ['sequence', { ...sequence, action: assist({ item: 'spoon' }) }, 'no-such-means at position.sequence.action'],
    [
      'sequence',
      { ...sequence, action: assist({ item: 'company-banner' }) },
      'no-such-means at position.sequence.action',
    ],
    ['sequence', { ...sequence, action: assist({ thrown: 'spoon' }) }, 'no-such-means at position.sequence.action'],
    ['sequence', { ...sequence, action: assist({ spell: 'hiccups' }) }, 'no-such-means at position.sequence.action'],
    ['sequence', { ...sequence, action: assist({ ability: 'hurl' }) }, 'no-such-means at position.sequence.action'],
    [
      'sequence',
      { ...sequence, action: { do: 'ritual', spells: ['hiccups'] } },
      'unknown-spell at position.sequence.action',
    ],
    [
      'sequence',
      {
        ...sequence,
        reactions: [
          { model: 'p2:1', player: 'p2', action: assist({ spell: 'hiccups' }), at: null, opportunity: false },
        ],
      },
      'no-such-means at position.sequence.reactions[0]',
    ],
    [
      'sequence',
      { ...sequence, falls: [{ model: 'p2:99', drop: 1, by: null }] },
      'unknown-model at position.sequence.falls[0]',
    ],
    [
      'sequence',
      { ...sequence, displaced: [{ model: 'p2:99', from: thing.at }] },
      'unknown-model at position.sequence.displaced[0]',
    ],
    ['things', [{ ...thing, radius: 1, height: 1000 }], 'too-small at position.things[0]'],
    ['models.1.summoned', { by: 'p1:1', spell: 'hiccups' }, 'unknown-spell at position.models[1]'],
    ['models.0.summoned', { by: first?.id, spell: 'ignite' }, 'summoned-by-itself at position.models[0]'],
    ['ending', { reason: 'quest', winners: [] }, 'over-already at position.ending'],
  ])('%s', (field, value, refusal) => {
    expect(told(field, value)).toBe(refusal);
  });

  test('an activation sequence during set-up', () => {
    const [setUp] = moments;
    const refusal = tried({ state: rich }, { ...setUp, sequence }, Random.fromSeed('told'), 1);
    expect(refusal).toMatchObject({ code: 'nobody-s-turn', path: 'position.sequence' });
  });
});
