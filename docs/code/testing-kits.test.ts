import { createMatch, view } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { Play } from '@rulewright/core/testing';
import { defaultContent } from '@rulewright/eldfall-d20/content';
import * as eldfall from '@rulewright/eldfall-d20/testing';
import { skirmishMaps } from '@rulewright/judgement-hex/content';
import * as hexes from '@rulewright/judgement-hex/testing';
import * as v11 from '@rulewright/judgement-hex/v11/testing';
import * as gods from '@rulewright/judgement-of-the-gods/testing';
import * as shroudfall from '@rulewright/shroudfall-inches/testing';
import { describe, expect, test } from 'vitest';

/** The words that the kit of every game exports. */
const shared = ['boardSigns', 'checkInvariants', 'doing', 'eventsOf', 'happened', 'laidOut', 'presentationOf', 'walk', 'windowsAsked']; // biome-ignore format: one list
/** The words of every kit with models that have health. */
const ofModels = [...shared, 'conditionsOf', 'healthOf', 'packWith'];

test.each([
  ['judgement-hex', hexes, [...ofModels, 'directions']],
  ['judgement-hex v11', v11, ofModels],
  ['shroudfall-inches', shroudfall, [...ofModels, 'directions']],
  ['eldfall-d20', eldfall, [...ofModels, 'directions']],
  ['judgement-of-the-gods', gods, [...shared, 'directions']],
])('the kit of %s has the words of all kits', (_, kit, words) => {
  expect(words.filter(word => !(word in kit))).toEqual([]);
});

describe('judgement-hex', () => {
  // #region hex
  test('a Hero walks two hexes away from a Monster with a card of its own', () => {
    const { game, setup, cell } = hexes.laidOut('m\n\n.\n\nA\n\n1\n\n2', {
      active: 'A',
      monsters: { m: { attributes: { MEL: 7 }, health: 3 } },
    });
    const play = new Play(game, setup).has('p1', { do: 'advance', model: 'A' });
    expect([hexes.healthOf(play, 'm'), hexes.healthOf(play, 'A'), hexes.conditionsOf(play, 'A')]).toEqual([3, 12, []]);
    hexes.walk(play.choose('p1', { do: 'advance', model: 'A' }), 'p1', cell('1'), cell('2'));
    expect(hexes.happened(play, 'ModelMoved').map(({ to }) => to)).toEqual([cell('1'), cell('2')]);
  });
  // #endregion

  // #region map
  test('Heroes of any name stand on a map by its coordinates', () => {
    const [map] = skirmishMaps;
    if (!map) throw new Error('no map');
    const { game, setup, cell } = hexes.laidOut(map, {
      at: { Captain: [4, 4], guard: [4, 5] },
      active: 'Captain',
      heroes: { Captain: { health: [20, 20, 20] } },
    });
    const play = new Play(game, setup);
    expect([hexes.healthOf(play, 'Captain'), cell('Captain') === cell('4,4')]).toEqual([20, true]);
    play.has('p1', { do: 'attack', model: 'Captain', target: 'guard', weapon: 'blade' });
  });
  // #endregion

  test('names and sides that are not there are refused', () => {
    expect(() => hexes.laidOut('A', { models: { B: {} } })).toThrow('models: B is not on the board; there are: A');
    expect(() => hexes.laidOut('A', { at: { Z: [40, 1] } })).toThrow('at: the board has no hex 40,1');
    const side = JSON.parse('{ "p1": { "side": "left" } }');
    expect(() => hexes.laidOut('A', { warbands: side })).toThrow('no side is called left');
    expect(Object.keys(hexes.boardSigns)).toContain('^');
  });
});

describe('judgement-hex v11', () => {
  // #region v11
  test('a Hero walks three inches', () => {
    const { game, setup, place } = v11.laidOut('. . . . . . .\nA . . . . . b\n. . . . . . .', { active: 'A' });
    const play = new Play(game, setup).choose('p1', { do: 'advance', model: 'A' });
    v11.walk(play, 'p1', place(3.5, 1.5));
    expect(v11.happened(play, 'ModelMoved').at(-1)?.to).toBe(place(3.5, 1.5));
  });
  // #endregion
});

describe('shroudfall-inches', () => {
  // #region sfi
  test('a unit of two models of any name moves', () => {
    const { game, setup } = shroudfall.laidOut('', {
      at: {
        'Guards/1': { x: inches(10), y: inches(10) },
        'Guards/2': { x: inches(12), y: inches(10) },
        'foe/1': { x: inches(30), y: inches(10) },
      },
      cards: { Guards: { hp: 4 } },
      shipped: { foe: 'riveters' },
      active: 'Guards',
    });
    const play = new Play(game, setup).has('p1', { do: 'move' }).hasNot('p1', { do: 'discard', colour: 'grey' });
    expect([shroudfall.healthOf(play, 'Guards/2'), shroudfall.conditionsOf(play, 'Guards')]).toEqual([4, []]);
    play.choose('p1', { do: 'move' }).chooseIfAsked('p1', 'Guards/1');
    shroudfall.walk(play, 'p1', { x: inches(10), y: inches(12) });
    expect(shroudfall.happened(play, 'ModelMoved').map(({ model }) => model)).toEqual(['Guards/1']);
  });
  // #endregion

  test('names that are not there are refused', () => {
    expect(() => shroudfall.laidOut('A', { cards: { B: {} } })).toThrow('cards: B is not on the board');
    expect(() => shroudfall.laidOut('A', { at: { 'A/3': { x: 0, y: 0 } } })).toThrow('A has 1 models');
  });
});

describe('eldfall-d20', () => {
  // #region eld
  test('a wounded model of any name walks', () => {
    const { game, setup } = eldfall.laidOut('', {
      at: { Scout: { x: inches(10), y: inches(10) }, foe: { x: inches(30), y: inches(10) } },
      profiles: { Scout: { stats: { HP: 3 } } },
      states: { Scout: ['bleeding'] },
    });
    const play = new Play(game, setup).choose('p1', 'Scout');
    expect([eldfall.healthOf(play, 'Scout'), eldfall.conditionsOf(play, 'Scout')]).toEqual([3, ['bleeding']]);
    eldfall.walk(play, 'p1', 'Scout', { x: inches(12), y: inches(10), z: 0 }).chooseIfAsked('p2', 'pass');
    expect(eldfall.happened(play, 'ModelMoved').map(({ model }) => model)).toEqual(['Scout']);
  });
  // #endregion

  test('names that are not there are refused', () => {
    expect(() => eldfall.laidOut('A', { profiles: { B: {} } })).toThrow('profiles: B is not on the board');
  });

  // #region eld-resolving
  test('the enemy answers an Attack, and loses against both dice; its Enchantment halves the Power of the Hits', () => {
    const { game, setup } = eldfall.resolving('A\nb', {
      pitch: 1.5,
      pack: defaultContent,
      action: eldfall.attack('bb'),
      reactions: { b: eldfall.attack('A') },
      enchantments: { b: ['arcane-shield'] },
    });
    // The dice of A, the die of b, and a Damage roll for each Hit: Armor is 2, and Power 10 is halved.
    const play = new Play(game, { ...setup, dice: [9, 11, 4, 3, 4] });
    const [confrontation] = eldfall.happened(play, 'ConfrontationDecided');
    expect([confrontation?.winners, eldfall.happened(play, 'HitScored').length]).toEqual([['A'], 2]);
    expect([eldfall.healthOf(play, 'A'), eldfall.healthOf(play, 'b')]).toEqual([2, 1]);
  });
  // #endregion

  test('Enchantments last as their Spells say, and strange ones and strange models are refused', () => {
    const lay = { pack: defaultContent, enchantments: { b: [{ spell: 'fiery-fervor', by: 'A' }] } } as const;
    const { game, setup, table } = eldfall.laidOut('A..b', lay);
    expect(table.state.effects.map(({ source, target, data: { by } }) => [source, target, by])).toEqual([
      ['A', 'b', 'p1'],
    ]);
    const play = new Play(game, setup).choose('p1', 'end');
    expect(play.state.effects.length).toBe(1);
    expect(play.choose('p2', 'end').state.effects).toEqual([]);
    const wrong = (enchantments: eldfall.LaidOut['enchantments']) => () =>
      eldfall.laidOut('A', { pack: defaultContent, ...(enchantments ? { enchantments } : {}) });
    expect(wrong({ A: ['ignite'] })).toThrow('enchantments: there is no Enchantment ignite; there are: ');
    expect(wrong({ A: [{ spell: 'agony', by: 'Q' }] })).toThrow('enchantments: Q is not on the board');
    expect(wrong({ Q: ['agony'] })).toThrow('enchantments: Q is not on the board');
    expect(() => eldfall.resolving('A', { reactions: { c: { do: 'dodge' } } })).toThrow('c is not on the board');
  });

  test('a model that is laid out as Engaged is Engaged by the enemies that reach it', () => {
    const { game, setup, table } = eldfall.laidOut('A.\nb.\n.c', {
      pitch: 1.5,
      states: { A: ['engaged', 'bleeding'] },
    });
    expect(table.state.models.flatMap(({ states }) => states.map(({ about }) => about))).toEqual([['b'], undefined]);
    const away = {
      kind: 'walk',
      route: [{ x: inches(1.5), y: inches(0.7), z: 0 }],
      facing: { x: 0, y: 1 },
      skills: [],
    };
    new Play(game, setup).choose('p1', 'A').refuses('p1', away, { code: 'engaged', rule: 'ELD-STATE-028' });
    const alone = (): unknown => eldfall.laidOut('A..b', { states: { A: ['engaged'] } });
    expect(alone).toThrow('states: no enemy that stands here engages A');
  });

  test('a model that is laid out as Fatigued gets no points in the turn of the enemy, and is rested in its own', () => {
    const { game, setup } = eldfall.laidOut('A..b', { states: { b: ['fatigued'] }, models: { b: { points: 0 } } });
    const play = new Play(game, setup).choose('p1', 'end').waitsFor({ by: 'p2', kind: 'activate' }).has('p2', 'b');
    expect(eldfall.conditionsOf(play, 'b')).toEqual([]);
  });
});

describe('judgement-of-the-gods', () => {
  // #region jog
  test('the farmer walks east and produces', () => {
    const { game, setup } = gods.laidOut(
      `
      .    H+t*  .
      m    T     p+f
    `,
      { turn: 'farmer' },
    );
    const play = new Play(game, { ...setup, dice: [4] });
    gods.walk(play.hasNot('p2', { do: 'build' }), 'p2', '1,0').choose('p2', { do: 'produce' });
    expect(gods.happened(play, 'PoolChanged').map(({ why }) => why)).toEqual(['produce']);
  });
  // #endregion

  test('a drawing with an unknown sign, and a role that nobody has, are refused', () => {
    expect(() => gods.laidOut('T x')).toThrow('nothing is called x in line 1');
    expect(() => gods.laidOut('f')).toThrow('a village has one Town Hall');
    expect(() => gods.laidOut('T', { at: { miner: '0,0' } })).toThrow('at: miner is not on the board');
  });
});

test('a laid-out table is drawn in one call', () => {
  const { game, setup } = hexes.laidOut('A\n\nb');
  const match = createMatch(game, { ...setup, seed: 'any' });
  expect(hexes.presentationOf(game).text?.(view(match))).toContain('A');
});

test('a name that is not in the match is refused with the names that there are', () => {
  const arena = hexes.laidOut('b\n\nA');
  const hex = new Play(arena.game, arena.setup);
  const inch = v11.laidOut('A . b');
  const flat = shroudfall.laidOut('A . b');
  const high = eldfall.laidOut('A . b');
  for (const ask of [
    () => hexes.healthOf(hex, 'Q'),
    () => hexes.conditionsOf(hex, 'Q'),
    () => v11.conditionsOf(new Play(inch.game, inch.setup), 'Q'),
    () => shroudfall.healthOf(new Play(flat.game, flat.setup), 'Q'),
    () => shroudfall.conditionsOf(new Play(flat.game, flat.setup), 'Q'),
    () => eldfall.healthOf(new Play(high.game, high.setup), 'Q'),
    () => eldfall.conditionsOf(new Play(high.game, high.setup), 'Q'),
  ]) {
    expect(ask).toThrow(/Q is not on the board; there are: (A|b)/);
  }
});
