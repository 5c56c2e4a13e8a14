import { act, createMatch, type Refusal } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import {
  anyAction,
  type Place,
  places,
  refusalOf,
  replaced,
  strangeValues,
  valueAt,
  without,
} from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
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
/** One place of every kind: where it is, whichever entry of its list it is in. */
const kindsOf = (state: SfiState): readonly Place[] => {
  const kind = (place: Place): string => place.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.');
  return [...new Map(places(state).map(place => [kind(place), place])).values()];
};
const rich = moments.reduce((a, b) => (kindsOf(b).length > kindsOf(a).length ? b : a));

const begin = (position: unknown) =>
  createMatch(game, { players: 2, seed: 's', position: position as SfiState, checked: false });

/** Either the refusal, with the path of a field of the position, or a match that is played on for some actions. */
const triedWith = (position: unknown, random: Random, most = 2): Refusal | undefined => {
  const refusal = refusalOf(() => begin(position));
  if (refusal) {
    expect(refusal.path).toMatch(/^position/);
    expect(refusal.code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    return refusal;
  }
  let match = begin(position);
  for (let i = 0; i < most && !match.outcome; i++) match = act(match, anyAction(match, random));
  return undefined;
};

test('every moment of a match is a position to begin with', () => {
  const stages = new Set(moments.map(({ stage }) => stage.name));
  expect([stages.has('set-up'), stages.has('activations')]).toEqual([true, true]);
  for (const moment of moments) {
    const position: unknown = JSON.parse(JSON.stringify(moment));
    expect(triedWith(position, Random.fromSeed('on'))).toBeUndefined();
  }
});

describe('hostile positions are refused with their field, or played on', () => {
  const kinds = kindsOf(rich);

  test('with a strange value in any place', () => {
    const random = Random.fromSeed('strange');
    let refused = 0;
    for (const place of kinds) {
      for (const value of strangeValues) if (triedWith(replaced(rich, place, value), random, 1)) refused++;
    }
    expect(kinds.length).toBeGreaterThan(80);
    expect(refused).toBeGreaterThan(1500);
  });

  test('without a part, or with one too many', () => {
    const random = Random.fromSeed('more or less');
    for (const place of kinds) {
      if (place.length > 0) triedWith(without(rich, place), random, 1);
      const part = valueAt(rich, place);
      if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
      const refusal = triedWith(replaced(rich, [...place, 'extra'], 1), random, 1);
      expect([place, refusal?.code]).toEqual([place, expect.any(String)]);
    }
  });

  test('with parts of the position in the places of others', () => {
    const random = Random.fromSeed('mixed');
    let accepted = 0;
    for (let i = 0; i < 60; i++) {
      const moment = random.pick(moments);
      const everywhere = places(moment);
      const place = random.pick(everywhere);
      const value = valueAt(moment, random.pick(everywhere.filter(other => other.at(-1) === place.at(-1))));
      const moved = typeof value === 'number' ? value + random.below(5) - 2 : value;
      if (place.length > 0 && !triedWith(replaced(moment, place, moved), random)) accepted++;
    }
    expect(accepted).toBeGreaterThan(10);
  });
});

/** The refusal of a position with something else in a field. */
const told = (field: string, value: unknown, state: SfiState = rich): string => {
  const refusal = triedWith(replaced(state, field.split('.'), value), Random.fromSeed('told'));
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
    ['units.0.id', 'p1:duellist#9', 'name-of-another at position.units[0]'],
    ['models.0.unit', 'nobody', 'unknown-unit at position.models[0]'],
    ['models.0.at', { x: 0, y: 9000 }, 'off-the-table at position.models[0]'],
    ['models.0.at.x', 0.5, 'not-a-whole-number at position.models[0].at.x'],
    ['models.0.at.x', 1e9, 'too-large at position.models[0].at.x'],
    ['models.0.damage', 99, 'more-damage-than-hit-points at position.models[0]'],
    ['models.1.id', rich.models[0]?.id, 'id-twice at position.models[1].id'],
    ['terrain.0.footprint.0.corners.0', { x: 0, y: 0 }, 'not-convex at position.terrain[0].footprint[0]'],
    ['terrain.0.part.at', 7, 'unknown-part at position.terrain[0]'],
    ['elements.0.scenario', 'nothing', 'unknown-element at position.elements[0]'],
    ['armies.0.reserve', { red: 9, grey: 2 }, 'too-much at position.armies[0].reserve'],
    ['armies.1.edge', rich.armies[0].edge, 'edge-twice at position.armies[1].edge'],
    ['armies.0.list.units.0', 'nobody', 'unknown-unit at position.armies[0].list.units[0]'],
    ['armies.0.leadership', { weaver: 'x', ability: 'y' }, 'unknown-unit at position.armies[0].leadership.weaver'],
    ['ending', { reason: 'roll-off', winners: [] }, 'over-already at position.ending'],
    ['reacting', ['x'], 'in-the-middle at position.reacting'],
  ])('%s: %j', (field, value, refusal) => {
    expect(told(field, value)).toBe(refusal);
  });

  test('in set-up: what the next step needs is there, and nothing that it will bring', () => {
    const refused = [
      told('stage.step', 'play cards', at('veto scenarios')),
      told('units', rich.units, at('present army lists')),
      told('round', 1, at('veto scenarios')),
      told('armies.0.scenarioCards', [], at('veto scenarios')),
      told('token', null, at('place terrain')),
      told('terrain.0.id', 'p1:wall', at('place terrain')),
    ];
    expect(refused).toEqual([
      'unknown-step at position.stage.step',
      'presented-already at position.units',
      'not-round-0 at position.round',
      'without-scenarios at position.armies[0]',
      'nobody-has-it at position.token',
      'name-of-another at position.terrain[0]',
    ]);
  });
});
