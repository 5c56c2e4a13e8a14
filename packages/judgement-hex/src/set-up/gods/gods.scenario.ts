import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { skirmishMaps } from '../../content/maps/index.js';
import { createGame } from '../../game.js';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { bonusesOf } from '../../hero-cards/reading/cards.js';
import { avatarsOf, championsOf } from '../../hero-cards/reading/champions.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import type { RuleId } from '../../rulebook/index.js';
import { laidOut, packWith, plainHero } from '../../testing/index.js';
import type { God } from '../../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);

const god: God = {
  name: 'Test',
  source: 'original',
  traits: ['a', 'b', 'c'],
  warbandBonus: { name: 'Gift', source: 'original', attributes: { RES: 1 } },
  sacredArtefact: 'oath-lance',
  effigyPower: { name: 'Power', source: 'original', effects: [{ op: 'heal', amount: 4 }] },
};
const cards = {
  gods: { mine: god },
  heroes: {
    champion: { ...plainHero, gods: ['mine'] },
    other: { ...plainHero, gods: ['ista'] },
    avatar: { ...plainHero, gods: ['mine'], avatar: { attributes: { AGI: 2 } } },
  },
};
const drawing = `
        %
     %     %
        .
     A     b
        C
     D     .
        .
     @     @
        @
`;
const lay = {
  cards,
  models: { A: { card: 'champion', damage: 6 }, C: { card: 'other', damage: 6 }, D: { card: 'avatar', damage: 6 } },
  warbands: { p1: { god: 'mine', avatar: 'D' } },
  state: { stage: { name: 'communion', step: 6, queue: null }, round: 2 },
} as const;

test('the Warband Bonus serves every Hero, Champion or not, all the time [JHX-GOD-003, JHX-GOD-010]', () => {
  const { table, model } = laidOut(drawing, lay);
  expect(['A', 'C', 'D', 'b'].map(id => attributeValue(table, model(id), 'RES'))).toEqual([1, 1, 1, 0]);
});

test('Champions are those with the symbol of their own god; an Avatar is one [JHX-GOD-009, JHX-GOD-011]', () => {
  const { table } = laidOut(drawing, lay);
  expect(championsOf(table, 'p1').map(({ id }) => id)).toEqual(['A', 'D']);
  expect(avatarsOf(table, 'p1').map(({ id }) => id)).toEqual(['D']);
});

scenario(
  'an Effigy Power is called at the end of the Communion Phase, for Champions, once in a game',
  ['JHX-GOD-005', 'JHX-GOD-006', 'JHX-GOD-007', 'JHX-GOD-008', 'JHX-GOD-010', 'JHX-COMMUNION-015'],
  play => {
    const { game, setup } = laidOut(drawing, lay);
    const p = play(game, setup).waitsFor({ by: 'p1', kind: 'confirm' }).choose('p1', true);
    expect(Object.fromEntries(p.state.models.map(({ id, damage }) => [id, damage]))).toEqual({
      A: 2,
      b: 0,
      C: 6,
      D: 2,
    });
    expect(p.state.warbands[0].powerCalled).toBe(true);
    const again = laidOut(drawing, { ...lay, warbands: { p1: { god: 'mine', powerCalled: true } } });
    play(again.game, again.setup).waitsFor({ by: 'p1', kind: 'hero' });
  },
);

scenario('a player may keep an Effigy Power for a later round', 'JHX-GOD-005', play => {
  const { game, setup } = laidOut(drawing, lay);
  const p = play(game, setup).choose('p1', false);
  expect(p.state.warbands[0].powerCalled).toBe(false);
});

scenario('the player with the first turn says first whether to call an Effigy Power', 'JHX-GOD-007', play => {
  const { game, setup } = laidOut(drawing, {
    ...lay,
    warbands: { p1: { god: 'mine' }, p2: { god: 'mine' } },
    state: { ...lay.state, order: ['p2', 'p1'] },
  });
  play(game, setup)
    .waitsFor({ by: 'p2', kind: 'confirm' })
    .choose('p2', false)
    .waitsFor({ by: 'p1', kind: 'confirm' })
    .choose('p1', false);
});

test('the Avatar has its extra once the power was called, and only the one that was named [JHX-GOD-014, JHX-GOD-013]', () => {
  const agility = (warband: object): number | null => {
    const { table, model } = laidOut(drawing, { ...lay, warbands: { p1: { god: 'mine', ...warband } } });
    return attributeValue(table, model('D'), 'AGI');
  };
  expect([
    agility({ avatar: 'D', powerCalled: true }),
    agility({ avatar: 'D' }),
    agility({ avatar: null, powerCalled: true }),
  ]).toEqual([5, 3, 3]);
});

scenario(
  'one of two Avatars is named before deployment; a single one without asking',
  ['JHX-GOD-012', 'JHX-GOD-013'],
  play => {
    const { setup } = laidOut('.', {
      cards,
      state: { map: '3v3-1', stage: { name: 'set-up', step: 'avatars' }, round: 0 },
      warbands: { p1: { god: 'mine', side: 'lower' }, p2: { god: 'mine', side: 'upper' } },
      away: { D: { card: 'avatar' }, E: { card: 'avatar' }, f: { card: 'avatar' }, g: { card: 'champion' } },
    });
    const [map] = skirmishMaps;
    const game = createGame({ pack: packWith(cards), maps: map ? [map] : [] });
    const position = { ...setup.position, map: map?.id ?? '' };
    const p = play(game, { ...setup, options: { ...setup.options, map: map?.id ?? '' }, position });
    p.options('p1', ['D', 'E']).choose('p1', 'E').waitsFor({ by: 'p1', kind: 'deploy' });
    expect(p.state.warbands.map(({ avatar }) => avatar)).toEqual(['E', 'f']);
  },
);

test('gifts are a bonus, an Artefact and a power [JHX-GOD-002, JHX-GOD-004]', () => {
  const { table, model } = laidOut(drawing, lay);
  expect(bonusesOf(table, model('A')).map(({ source }) => source)).toEqual(['Gift']);
  expect(hasCommon(table, model('A'), 'soulless')).toBe(false);
  for (const one of Object.values(packWith().gods))
    expect(packWith().artefacts[one.sacredArtefact]?.kind).toBe('sacred');
});
