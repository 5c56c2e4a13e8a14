import { act, createMatch } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { anyAction, replaced } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { richest, testHostilePositions, tryOf } from '../../../../tools/unit/positions.js';
import { defaultContent } from '../../content/default.js';
import { createGame } from '../../game.js';
import type { SfiState } from '../../vocabulary/index.js';

const game = createGame({ pack: defaultContent });

/** The states at the decisions of one match: all of set-up, and some of its rounds. */
const moments: readonly SfiState[] = (() => {
  const random = Random.fromSeed('moments');
  let match = createMatch(game, { players: 2, seed: 'moments', checked: false });
  const seen: SfiState[] = [match.state];
  for (let i = 0; i < 260 && !match.outcome; i++) {
    match = act(match, anyAction(match, random));
    const early = match.state.stage.name === 'set-up';
    // A match cannot begin in the middle of an attack or of a reaction.
    const between = match.state.attacks.length + match.state.reacting.length === 0;
    if (between && i % (early ? 3 : 8) === 0) seen.push(match.state);
  }
  return seen;
})();
const { state: rich } = richest(moments.map(state => ({ state })));

const begin = (position: unknown) =>
  createMatch(game, { players: 2, seed: 's', position: position as SfiState, checked: false });

const tried = tryOf((_, position: unknown) => begin(position));

test('every moment of a match is a position to begin with', () => {
  const stages = new Set(moments.map(({ stage }) => stage.name));
  expect([stages.has('set-up'), stages.has('activations')]).toEqual([true, true]);
  for (const moment of moments) {
    const position: unknown = JSON.parse(JSON.stringify(moment));
    expect(tried({ state: moment }, position, Random.fromSeed('on'), 2)).toBeUndefined();
  }
});

testHostilePositions({
  moments: moments.map(state => ({ state })),
  rich: { state: rich },
  tried,
  mixed: [60, 10],
  refused: 1500,
});

/** The refusal of a position with something else in a field. */
const told = (field: string, value: unknown, state: SfiState = rich): string => {
  const refusal = tried({ state }, replaced(state, field.split('.'), value), Random.fromSeed('told'), 2);
  return refusal ? `${refusal.code} at ${refusal.path}` : 'accepted';
};
const at = (step: string): SfiState => {
  const found = moments.find(({ stage }) => stage.name === 'set-up' && stage.step === step);
  if (!found) throw new RangeError(`no moment at ${step}`);
  return found;
};

describe('a contradiction is refused by its field', () => {
  test.each<[field: string, value: unknown, refusal: string]>([
    ['players', ['p1', 'p3'], 'other-players at position.players'],
    ['token', null, 'nobody-has-it at position.token'],
    ['token', 'p3', 'unknown-player at position.token'],
    ['round', 0, 'before-round-1 at position.round'],
    ['stage.next', 'p3', 'unknown-player at position.stage.next'],
    ['units.0.card', 'nobody', 'unknown-card at position.units[0]'],
    ['units.0.card', 'toString', 'bad-id at position.units[0].card'],
    ['units.0.strength', 21, 'too-large at position.units[0].strength'],
    ['units.0.id', 'p1:duellist#9', 'name-of-another at position.units[0]'],
    ['models.0.unit', 'nobody', 'unknown-unit at position.models[0]'],
    ['models.0.at', { x: 0, y: 9000 }, 'off-the-table at position.models[0]'],
    ['models.0.at.x', 0.5, 'not-a-whole-number at position.models[0].at.x'],
    ['models.0.at.x', 1e9, 'too-large at position.models[0].at.x'],
    ['models.0.damage', 99, 'more-damage-than-hit-points at position.models[0]'],
    ['models.1.id', rich.models[0]?.id, 'id-twice at position.models[1].id'],
    ['terrain.0.footprint.0.corners.0', { x: 0, y: 0 }, 'not-convex at position.terrain[0].footprint[0]'],
    ['terrain.0.part.at', 7, 'unknown-part at position.terrain[0]'],
    ['elements.0.id', rich.units[0]?.id, 'id-twice at position.elements[0]'],
    ['elements.0.scenario', 'nothing', 'unknown-element at position.elements[0]'],
    ['armies.0.reserve', { red: 9, grey: 2 }, 'too-much at position.armies[0].reserve'],
    ['armies.0.reserve', { red: 9, grey: 0 }, 'accepted'],
    ['armies.0.reserve.grey', -1, 'too-small at position.armies[0].reserve.grey'],
    ['armies.1.edge', rich.armies[0].edge, 'edge-twice at position.armies[1].edge'],
    ['armies.0.list.units.0', 'nobody', 'unknown-unit at position.armies[0].list.units[0]'],
    ['armies.0.leadership', { weaver: 'x', ability: 'y' }, 'unknown-unit at position.armies[0].leadership.weaver'],
    ['ending', { reason: 'roll-off', winners: [] }, 'over-already at position.ending'],
    ['reacting', ['x'], 'in-the-middle at position.reacting'],
  ])('%s: %j', (field, value, refusal) => {
    expect(told(field, value)).toBe(refusal);
  });

  test('a lasting effect or a manifestation that would never end as it says', () => {
    const { id = '' } = rich.units.find(({ where }) => where === 'on-table') ?? {};
    const effect = { key: 'Shield', source: id, target: id, player: null, data: { op: 'modify', what: 'DEF', by: 1 } };
    const lasting = (until: string): string => told('effects', [{ ...effect, id: 0, until }]);
    const ends = ['end of the round', `next activation of ${id}`, `end of the activation of ${id}`].map(lasting);
    expect(ends).toEqual(['accepted', 'accepted', 'accepted']);
    const endless = ['round', 'end of the game', 'next activation of nobody'].map(lasting);
    expect(new Set(endless)).toEqual(new Set(['unknown-end at position.effects[0].until']));
    const [card = ''] = Object.keys(defaultContent.manifestations);
    const cloud = { id: 'cloud', card, ability: 'Cloud', source: id, at: rich.models[0]?.at, radius: 1500 };
    const manifestation = (until: string): string => told('manifestations', [{ ...cloud, until }]);
    expect(manifestation('game')).toBe('accepted');
    expect(manifestation('activation')).toBe('unknown-end at position.manifestations[0].until');
  });

  test('in set-up: something that the next step needs and that is absent, or that the step will add and that is there', () => {
    const refused = [
      told('stage.step', 'play cards', at('veto scenarios')),
      told('units', rich.units, at('present army lists')),
      told('round', 1, at('veto scenarios')),
      told('armies.0.scenarioCards', [], at('veto scenarios')),
      told('token', null, at('place terrain')),
      told('terrain.0.id', 'p1:wall', at('place terrain')),
      told('units.0.strength', 0, at('place terrain')),
    ];
    expect(refused).toEqual([
      'unknown-step at position.stage.step',
      'presented-already at position.units',
      'not-round-0 at position.round',
      'without-scenarios at position.armies[0]',
      'nobody-has-it at position.token',
      'name-of-another at position.terrain[0]',
      'without-models at position.units[0].strength',
    ]);
  });
});
