import { act, createMatch } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { fold, replay, resume, toLog } from '@rulewright/core/log';
import { anyAction, refusalOf, replaced } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { richest, testHostilePositions, tryOf } from '../../../tools/unit/positions.js';
import { judgementHex } from '../index.js';
import { newModel } from '../match/new-model.js';
import type { JhxOptions, JhxState } from '../vocabulary/index.js';

interface Moment {
  readonly options: JhxOptions;
  readonly state: JhxState;
}

/** Moments of matches without a last round, so that a match that asks nobody anything would never end. */
const moments: readonly Moment[] = (['3v3', '5v5'] as const).flatMap(mode => {
  const random = Random.fromSeed(mode);
  let match = createMatch(judgementHex, {
    players: 2,
    seed: mode,
    options: { mode, roundLimit: null },
    checked: false,
  });
  const { options } = match.header;
  const seen: Moment[] = [{ options, state: match.state }];
  for (let i = 0; i < 700 && !match.outcome; i++) {
    match = act(match, anyAction(match, random));
    if (i % 50 === 0) seen.push({ options, state: match.state });
  }
  return seen;
});
const rich = richest(moments.filter(({ state }) => state.mode === '3v3'));

const begin = ({ options }: Moment, position: unknown) =>
  createMatch(judgementHex, { players: 2, seed: 's', options, position: position as JhxState });

const tried = tryOf(begin);

test('every moment of a match is a position to begin with', () => {
  expect(new Set(moments.map(({ state }) => state.stage.name))).toEqual(new Set(['set-up', 'communion', 'activation']));
  for (const moment of moments) {
    const position: unknown = JSON.parse(JSON.stringify(moment.state));
    expect(tried(moment, position, Random.fromSeed('on'), 12)).toBeUndefined();
  }
});

testHostilePositions({ moments, rich, tried, most: 12, mixed: [100, 15], refused: 2000 });

/** A position with something else in it, by the code and the field of its refusal. */
const codeOf = (change: (state: JhxState) => unknown, moment = rich): string => {
  const refusal = tried(moment, change(moment.state), Random.fromSeed('code'), 12);
  return refusal ? `${refusal.code} at ${refusal.path}` : 'accepted';
};
const put =
  (field: string, value: unknown) =>
  (state: JhxState): unknown =>
    replaced(state, field.split('.'), value);
const [first] = rich.state.models.filter(({ kind, at }) => kind === 'hero' && at !== null);
const hero = rich.state.models.findIndex(({ id }) => id === first?.id);
const other = rich.state.models.findIndex(({ kind, at }, i) => kind === 'hero' && at !== null && i !== hero);
const monster = rich.state.models.findIndex(({ kind }) => kind === 'monster');

test.each<[field: string, value: unknown, refusal: string]>([
  ['players', ['p1', 'p1'], 'other-players at position.players'],
  ['players', ['p2', 'p1'], 'other-players at position.players'],
  ['players', ['p1'], 'position.players[1]'],
  ['order', ['p1', 'p1'], 'not-the-players at position.order'],
  ['warbands.1.player', 'p1', 'other-player at position.warbands[1]'],
  ['lastActivation', 'eve', 'unknown-player at position.lastActivation'],
  ['firstSoul', 'eve', 'unknown-player at position.firstSoul'],
  ['mode', '5v5', 'other-mode at position.mode'],
  ['map', 'atlantis', 'unknown-map at position.map'],
  ['map', '5v5-1', 'map-of-another-mode at position.map'],
  ['map', null, 'not-chosen at position.map'],
  ['stage', { name: 'set-up', step: 'map' }, 'chosen-already at position.map'],
  ['stage', { name: 'tea' }, 'unknown-stage at position.stage.name'],
  ['round', -1, 'too-small at position.round'],
  ['round', 1e300, 'too-large at position.round'],
  ['round', 0, 'in-the-future at position.models['],
  ['nextId', 1, 'not-given-yet at position.'],
  ['lastSoulPit', 9, 'unknown-pit at position.lastSoulPit'],
  ['pits', Array(9).fill({ at: 0, token: false }), 'unknown-pit at position.pits'],
  ['ending', { reason: 'draw', winner: null }, 'over-already at position.ending'],
  ['warbands.0.god', 'zeus', 'unknown-god at position.warbands[0].god'],
  ['warbands.0.side', null, 'accepted'],
  ['warbands.0.deck', ['excalibur'], 'unknown-artefact at position.warbands[0].deck[0]'],
  ['warbands.0.fate', -1, 'too-small at position.warbands[0].fate'],
  [`models.${hero}.id`, 'effigy:p1', `id-of-an-effigy at position.models[${hero}]`],
  [`models.${hero}.id`, rich.state.models[other]?.id, `id-twice at position.models[${Math.max(hero, other)}].id`],
  [`models.${hero}.member`, 'mate', `unknown-member at position.models[${hero}]`],
  [`models.${hero}.card`, 'nobody', `unknown-card at position.models[${hero}]`],
  [`models.${hero}.player`, null, `unknown-player at position.models[${hero}]`],
  [`models.${hero}.at`, 9_999, `off-the-board at position.models[${hero}]`],
  [`models.${hero}.damage`, 99, `more-damage-than-health at position.models[${hero}]`],
  [`models.${hero}.level`, 4, `unknown-level at position.models[${hero}].level`],
  [`models.${hero}.diedIn`, 1, `dead-and-alive at position.models[${hero}]`],
  [`models.${hero}.master`, 'eve', `not-summoned at position.models[${hero}]`],
  [`models.${hero}.artefacts`, [{ artefact: 'excalibur', deck: null }], `unknown-artefact at position.models[${hero}]`],
  [`models.${hero}.counters`, { beer: 3 }, `unknown-token at position.models[${hero}]`],
  [`models.${monster}.player`, 'p1', `not-a-player-s at position.models[${monster}]`],
  [`models.${monster}.at`, null, `not-in-play at position.models[${monster}]`],
  [`models.${monster}.souls`, 1, `not-a-hero at position.models[${monster}]`],
])('%s = %j: %s', (field, value, refusal) => {
  expect(codeOf(put(field, value))).toContain(refusal);
});

const burn = {
  id: 1,
  key: 'condition:burn',
  source: 'somebody gone',
  target: first?.id ?? '',
  data: { kind: 'condition', condition: 'burn' },
  until: `end of ${first?.id}'s activation`,
} as const;
const pool = (id: number) => ({
  ...burn,
  id,
  key: `temporary-health:${id}`,
  data: { kind: 'temporary-health', left: 2 },
});
const weak = { ...burn, key: 'weak', data: { kind: 'modify', what: 'MEL', by: -1 } };

test.each<[effects: readonly unknown[], refusal: string]>([
  [[burn], 'accepted'],
  [[{ ...burn, target: 'effigy:p1' }], 'accepted'],
  [[{ ...burn, target: 'nobody' }], 'unknown-target at position.effects[0]'],
  [[burn, { ...burn, key: 'other' }], 'id-twice at position.effects[1]'],
  [[burn, { ...burn, id: 2 }], 'key-twice at position.effects[1]'],
  [[{ ...burn, data: { kind: 'condition', condition: 'tired' } }], 'unknown-condition at position.effects[0].data'],
  [[weak], 'accepted'],
  [[{ ...weak, data: { ...weak.data, by: -1e9 } }], 'too-small at position.effects[0].data.by'],
  [[{ ...weak, data: { kind: 'ability', ability: { id: 'genius' } } }], 'unknown-ability at position.effects[0].data'],
  [[pool(1), pool(2), pool(3), pool(4)], 'accepted'],
  [[{ ...pool(1), data: { kind: 'temporary-health', left: 220 } }], 'accepted'],
])('effects %j: %s', (effects, refusal) => {
  expect(codeOf(put('effects', effects))).toContain(refusal);
});

const orb = { id: 'icon-1', token: 'shadow-orb', at: 0, owner: 'somebody gone', player: 'p1' };
const smoke = { id: 'template-1', kind: 'smoke', cells: [0], owner: 'somebody gone' };

test.each<[field: string, list: readonly unknown[], refusal: string]>([
  ['icons', [orb], 'accepted'],
  ['icons', [{ ...orb, token: 'beer' }], 'unknown-token at position.icons[0]'],
  ['icons', [{ ...orb, at: 9999 }], 'off-the-board at position.icons[0]'],
  ['icons', [{ ...orb, player: 'eve' }], 'unknown-player at position.icons[0]'],
  ['icons', [orb, orb], 'id-twice at position.icons[1]'],
  ['icons', [{ ...orb, id: 'icon-1000000' }], 'not-given-yet at position.icons[0]'],
  ['templates', [smoke], 'accepted'],
  ['templates', [{ ...smoke, kind: 'lava' }], 'unknown-terrain at position.templates[0].kind'],
  ['templates', [{ ...smoke, cells: [9999] }], 'off-the-board at position.templates[0]'],
  ['templates', [smoke, smoke], 'id-twice at position.templates[1]'],
  ['souls', [{ id: 'soul-1000000', at: 0 }], 'not-given-yet at position.souls[0]'],
  ['souls', [{ id: first?.id, at: 0 }], 'id-twice at position.souls[0]'],
  ['souls', [{ id: 'soul-1', at: 9999 }], 'off-the-board at position.souls[0]'],
])('%s %j: %s', (field, list, refusal) => {
  expect(codeOf(put(field, list))).toContain(refusal);
});

const summoned = newModel({ id: 'imp', kind: 'summoned', card: 'cinder-imp', player: 'p1', at: 0, master: 'eve' });

test.each<[what: string, activation: object, refusal: string]>([
  ['as it is', {}, 'accepted'],
  ['of nobody', { hero: 'nobody' }, 'unknown-hero at position.activation.hero'],
  ['of the other player', { player: 'eve' }, 'not-the-player-s at position.activation.player'],
  [
    'with a budget of nobody',
    { budgets: { nobody: { ap: 1, spent: 0 } } },
    'unknown-model at position.activation.budgets',
  ],
  ['with more spent than there was', { budgets: { [first?.id ?? '']: { ap: 1, spent: 2 } } }, 'overspent'],
  ['with AP spent by nobody', { spent: { nobody: 1 } }, 'unknown-model at position.activation.spent'],
  ['with a Hero in the place of a Summoned model', { acting: first?.id }, 'cannot-act at position.activation.acting'],
  ['with a Summoned model that has no AP', { acting: 'imp' }, 'cannot-act at position.activation.acting'],
])('an activation %s', (_, change, refusal) => {
  const activation = {
    player: first?.player,
    hero: first?.id,
    part: 'actions',
    budgets: { [first?.id ?? '']: { ap: 3, spent: 0 } },
    spent: {},
    used: [],
    acting: null,
    acted: false,
  };
  const state = { ...rich.state, stage: { name: 'activation' }, activation: { ...activation, ...change } };
  expect(codeOf(() => ({ ...state, models: [...state.models, summoned] }))).toContain(refusal);
  const early = { ...state, stage: { name: 'end-of-round' } };
  if (refusal === 'accepted') expect(codeOf(() => early)).toContain('nobody-s-turn at position.activation');
});

describe('rounds in which nobody has anything to do', () => {
  const ended = { stage: { name: 'end-of-round' }, activation: null, souls: [] };
  const gone = rich.state.models.map(model => (model.kind === 'hero' ? { ...model, at: null, diedIn: null } : model));
  const weary = (model: { readonly id: string }, id: number) =>
    ({ id, key: 'weary', source: model.id, target: model.id, data: { kind: 'modify', what: 'ap', by: -9 } }) as const;
  const effects = rich.state.models.filter(({ kind }) => kind === 'hero').map((model, i) => weary(model, i + 1));

  test('are refused, since they would never end: with nobody on the board, with nobody who has AP', () => {
    const refusal = 'nobody-can-act at position.models';
    expect(codeOf(state => ({ ...state, ...ended, models: gone }))).toBe(refusal);
    expect(codeOf(state => ({ ...state, ...ended, effects }))).toBe(refusal);
    expect(codeOf(state => ({ ...state, ...ended, effects: effects.slice(1) }))).toBe('accepted');
  });

  test('are accepted where the match has a last round', () => {
    const limited = { ...rich, options: { ...rich.options, roundLimit: 30 } };
    expect(codeOf(state => ({ ...state, ...ended, models: gone }), limited)).toBe('accepted');
  });
});

describe('before round 1', () => {
  const step = (name: string): Moment => {
    const found = moments.find(({ state: { stage } }) => stage.name === 'set-up' && stage.step === name);
    if (!found) throw new RangeError(`no moment of the step ${name}`);
    return found;
  };

  test('a position has everything that the next steps need, and nothing that they will add', () => {
    const gods = step('gods');
    expect(codeOf(put('models', rich.state.models), gods)).toContain('at position.models');
    expect(codeOf(put('warbands.0.picked', ['torin']), gods)).toContain('at position.warbands[0]');
    const setUp = (name: string) => (state: JhxState) =>
      ({ ...state, activation: null, stage: { name: 'set-up', step: name } }) as JhxState;
    const sideless = (state: JhxState): unknown =>
      replaced(setUp('deployment')(state), ['warbands', '0', 'side'], null);
    expect(codeOf(setUp('warbands'))).toMatch(/^not-there-yet at position.models/);
    expect(codeOf(sideless)).toBe('without-a-side at position.warbands[0]');
  });
});

test.each<[what: string, position: unknown]>([
  ['nothing in it', {}],
  ['null', null],
  ['a list', []],
  ['text', 'arena'],
  ['a prototype', JSON.parse('{"__proto__":{}}')],
  ['deep nesting', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
  ['endless lists', { ...rich.state, usedThisRound: Array(2000).fill('x') }],
  ['a thousand Heroes', { ...rich.state, models: Array(1000).fill(rich.state.models[hero]) }],
])('%s is refused', (_, position) => {
  expect(refusalOf(() => begin(rich, position))?.path).toMatch(/^position/);
});

test.each<[what: string, position: unknown]>([
  ['with an empty position', {}],
  ['on an unknown map', { ...rich.state, map: 'atlantis' }],
  ['of doubled players', { ...rich.state, players: ['p1', 'p1'] }],
  ['of a round below 0', { ...rich.state, round: -1 }],
])('a log %s is refused as its match would be', (_, position) => {
  const log = toLog(begin(rich, rich.state));
  const header = { ...log.header, position: position as Record<string, unknown> };
  for (const read of [resume, fold, replay]) {
    expect(refusalOf(() => read(judgementHex, { ...log, header }))?.path).toMatch(/^position/);
  }
});
