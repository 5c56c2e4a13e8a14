import { createMatch, history, type Match } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { plainProfile } from '../../testing/index.js';
import type { Consequence, Deed, Eld, ModelId, Sources } from '../../vocabulary/index.js';

const oneHp = { stats: { ...plainProfile.stats, HP: 1 } };

/** A consequence that every Hit brings. */
const bringing = (...consequences: readonly Consequence[]): Partial<Sources> => ({
  onHit: [(_, __, resolution) => void resolution.consequences.push(...consequences)],
});

/** An effect that kills. */
const kills = (model: ModelId): Consequence => ({
  cited: { rule: 'ELD-ART-005', source: 'assassination' },
  model,
  dies: true,
  by: 'A',
});

/** The models that fell or died, with the player and the model that are credited. */
const falls = (match: Match<Eld>): readonly (readonly [string, string, string | null, string | null])[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record => {
      if (record.kind !== 'event' || record.event.type !== 'DeedNoted') return [];
      const { deed } = record.event;
      return 'of' in deed ? [[deed.of, deed.deed, deed.by, deed.model] as const] : [];
    });

/** The states that a match gave and took, with the rules besides the one that all states have. */
const stateRules = (match: Match<Eld>): readonly string[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record => {
      if (record.kind !== 'event') return [];
      const { event, rule } = record;
      if (event.type !== 'StateGained' && event.type !== 'StateRemoved') return [];
      const state = event.type === 'StateGained' ? event.state.state : event.state;
      return state === 'engaged' ? [] : [`${event.model} ${event.type} ${state} ${[rule].flat().at(-1)}`];
    });

/** `A` strikes both c and d, and both are hit: dice of Damage for c and d. */
const both = (damage: readonly [number, number], more: Declared = {}): Match<Eld> => {
  const { game, setup } = resolving('cAd', {
    pitch: 1.5,
    action: attack('cd'),
    facing: { A: { x: 0, y: 1 } },
    sources: { unseen: [() => ({ rule: 'ELD-SKILL-012', source: 'test' })] },
    ...more,
  });
  return createMatch(game, { ...setup, dice: scripted(5, 6, ...damage) });
};

scenario(
  'a model that falls is credited to the one that caused its own last Wound of this sequence',
  ['ELD-HOSTILE-035', 'ELD-STATE-044'],
  play => {
    // `A` fells c, and b fells `A`.
    const { game, setup } = resolving('A.\ncb', {
      pitch: 1.5,
      profiles: { A: oneHp, c: oneHp },
      action: attack('cc'),
      reactions: { b: attack('A') },
    });
    expect(falls(play(game, { ...setup, dice: [5, 20, 6, 8, 8] }).match)).toEqual([
      ['A', 'incapacitated', 'p2', 'b'],
      ['c', 'incapacitated', 'p1', 'A'],
    ]);
  },
);

test('a Wound of an earlier sequence credits nobody with a fall by a loss of HP [ELD-HOSTILE-035]', () => {
  const wound: Deed = {
    deed: 'wound',
    by: 'A',
    on: 'c',
    kind: 'melee',
    reaction: false,
    round: 2,
    turn: 'p1',
  };
  const loss: Consequence = { cited: { rule: 'ELD-DEF-009', source: 'test' }, model: 'c', losesHp: 2 };
  const { game, setup } = resolving('A\nb\nc', {
    action: attack('bb'),
    profiles: { b: oneHp },
    sources: bringing(loss),
    state: { deeds: [wound] },
  });
  expect(falls(createMatch(game, { ...setup, dice: scripted(5, 20, 8) }))).toEqual([
    ['b', 'incapacitated', 'p1', 'A'],
    ['c', 'incapacitated', null, null],
  ]);
});

test('each model dies by its own cause: by a Wound while it was Incapacitated, or by an effect [ELD-DAMAGE-003, ELD-STATE-050, ELD-ART-005]', () => {
  const lying: Declared = { states: { c: ['incapacitated'] }, models: { c: { hp: 0 } }, profiles: { d: oneHp } };
  const unseen: Sources['unseen'] = [() => ({ rule: 'ELD-SKILL-012', source: 'test' })];
  const match = both([8, 8], { ...lying, sources: { unseen, ...bringing(kills('d')) } });
  expect(stateRules(match)).toEqual([
    'c StateRemoved incapacitated ELD-STATE-050',
    'c StateGained dead ELD-STATE-050',
    'd StateGained dead ELD-ART-005',
  ]);
  // A Hit that does not wound leaves it Incapacitated.
  expect(stateRules(both([20, 8], lying))).toEqual(['d StateGained incapacitated ELD-STATE-044']);
});

test('an effect that kills does nothing to a model that has left the field or is Dead [ELD-STATE-050]', () => {
  const { game, setup } = resolving('A\nb\ncd', {
    action: attack('bb'),
    profiles: { b: oneHp },
    models: { c: { where: 'removed' } },
    states: { d: ['dead'] },
    sources: bringing(kills('c'), kills('d')),
  });
  const match = createMatch(game, { ...setup, dice: scripted(5, 20, 8) });
  expect(falls(match)).toEqual([['b', 'incapacitated', 'p1', 'A']]);
  expect(stateRules(match)).toEqual(['b StateGained incapacitated ELD-STATE-044']);
});

scenario('excess Wounds kill by option, and exactly as many as the HP do not', 'ELD-DAMAGE-002', play => {
  const wounded = (hp: number, excessWoundsKill: boolean): readonly string[] => {
    const { game, setup } = resolving('A\nb', {
      action: attack('bb'),
      models: { b: { hp } },
      options: { excessWoundsKill },
    });
    const going = play(game, { ...setup, dice: [5, 6, 8, 8] });
    return told(going.match).slice(-1);
  };
  expect(wounded(1, true)).toEqual(['b is dead']);
  expect(wounded(1, false)).toEqual(['b is incapacitated']);
  expect(wounded(2, true)).toEqual(['b is incapacitated']);
});
