import { act, createMatch } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { anyAction, places, refusalOf, replaced, valueAt, without } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { createGame, judgementHex } from '../index.js';
import type { JhxOptions } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { defaultContent } from './default.js';
import { readContent } from './reading/read-content.js';

const { maps } = judgementHex;

/** Plays some actions with a pack, unless it is refused; whether it was played. */
const isPlayed = (value: unknown, seed: string, most: number, options: Partial<JhxOptions> = {}): boolean => {
  const begin = () => createMatch(createGame({ pack: readContent(value), maps }), { players: 2, seed, options });
  if (refusalOf(begin)) return false;
  const random = Random.fromSeed(seed);
  let match = begin();
  for (let i = 0; i < most && !match.outcome; i++) match = act(match, anyAction(match, random));
  return true;
};

describe('a pack that is accepted can be played', () => {
  test('whichever entry it lacks', () => {
    const records = ['gods', 'heroes', 'units', 'summoned', 'monsters', 'artefacts', 'tokens', 'standIns'];
    const entries = places(defaultContent).filter(place => place.length === 2 && records.includes(place[0] ?? ''));
    let played = 0;
    for (const entry of entries) if (isPlayed(without(defaultContent, entry), 'lacks', 15)) played++;
    // Gods, Summoned models, tokens and Artefacts that something else names cannot be missing.
    expect([entries.length > 60, played > 30, played < entries.length]).toEqual([true, true, true]);
  });

  test('also one in which a part was replaced by another', () => {
    const random = Random.fromSeed('parts');
    const everywhere = places(defaultContent).filter(([section]) => section !== undefined && section !== 'fragments');
    let played = 0;
    for (let i = 0; i < 120; i++) {
      const place = random.pick(everywhere);
      const alike = everywhere.filter(other => other.at(-1) === place.at(-1));
      const pack = replaced(defaultContent, place, valueAt(defaultContent, random.pick(alike)));
      if (isPlayed(pack, `parts ${i}`, 25)) played++;
    }
    expect(played).toBeGreaterThan(25);
  });
});

describe('a match is refused for which the game has too little', () => {
  const codeOf = (pack: ContentPack, options: Partial<JhxOptions> = {}, on = maps): unknown => {
    const refusal = refusalOf(() => createMatch(createGame({ pack, maps: on }), { players: 2, seed: 's', options }));
    return refusal && `${refusal.code} at ${refusal.path}`;
  };
  const some = <T>(record: Readonly<Record<string, T>>, most: number): Record<string, T> =>
    Object.fromEntries(Object.entries(record).slice(0, most));
  const four: ContentPack = { ...defaultContent, heroes: some(defaultContent.heroes, 4), units: {} };

  test('Heroes [JHX-DRAFT-001]', () => {
    expect(codeOf(four)).toBeUndefined();
    expect(codeOf(four, { format: 'veto' })).toBe('too-few-heroes at options.format');
    expect(codeOf(four, { mode: '5v5' })).toBe('too-few-heroes at options.format');
    const [a = '', b = '', c = ''] = Object.keys(four.heroes);
    const warbands = [
      [a, b, c],
      [a, b, c],
    ];
    expect(codeOf({ ...four, heroes: some(four.heroes, 3) }, { format: 'veto', warbands })).toBeUndefined();
  });

  test('gods, maps of the mode [JHX-GOD-001, JHX-SETUP-005]', () => {
    expect(codeOf({ ...defaultContent, gods: {} })).toBe('no-god at options');
    const skirmish = maps.filter(({ mode }) => mode === '3v3');
    expect(codeOf(defaultContent, { mode: '5v5' }, skirmish)).toBe('no-map at options.mode');
  });

  test('Monsters of a pit, by name or by tier [JHX-SETUP-014, JHX-SETUP-015]', () => {
    const named = maps.find(({ monsterPits }) => monsterPits.some(pit => 'monster' in pit));
    const drawn = maps.find(({ monsterPits }) => monsterPits.some(pit => 'tiers' in pit));
    const playing = (map = named) => ({ mode: map?.mode ?? '3v3', map: map?.id ?? '' });
    expect(codeOf({ ...defaultContent, standIns: {} }, playing(named))).toBe('no-monster at options.map');
    expect(codeOf({ ...defaultContent, monsters: {} }, playing(drawn))).toBe('no-monster at options.map');
  });

  test('Heroes for the draft that a position begins before', () => {
    const game = createGame({ pack: four, maps });
    const { state } = createMatch(game, { players: 2, seed: 's' });
    const options = { format: 'veto' } as const;
    const refusal = refusalOf(() => createMatch(game, { players: 2, seed: 's', options, position: state }));
    expect(refusal).toMatchObject({ code: 'too-few-heroes', path: 'position.stage.step' });
  });
});
