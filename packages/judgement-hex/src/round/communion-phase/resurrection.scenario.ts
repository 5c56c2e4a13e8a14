import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { baseHealth } from '../../hero-cards/reading/health.js';
import { coalesceIcon } from '../../key-models/demons/coalesce.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { faces, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import { apOf } from '../activation/budgets.js';
import { mayReturn, resurrectionHexes } from './return.js';

const scenario = scenarios<RuleId>(test);

const cards = {
  heroes: {
    frail: { ...plainHero, health: [4, 6, 8] },
    fiend: { ...plainHero, race: 'demon' },
  },
  units: {
    crew: {
      name: 'Crew',
      source: 'original',
      commander: plainHero,
      members: [
        { ...plainHero, id: 'mate', health: 6 },
        { ...plainHero, id: 'boy', health: 3 },
      ],
    },
  },
} as const satisfies LaidOut['cards'];

/** Two free hexes next to each Effigy: 1 and 2 of p1's, 3 and 4 of p2's. */
const drawing = `
         %
      %     %
   3     4     #
A     #     #     b
   1     2     #
      @     @
         @
`;
const fallen = { diedIn: 1 } as const;

/** Step 5 of round 2, with some who died in round 1. */
const returning = (away: LaidOut['away'], lay: LaidOut = {}) =>
  laidOut(drawing, {
    cards,
    away: away ?? {},
    ...lay,
    state: { stage: { name: 'communion', step: 5, queue: null }, ...lay.state },
  });
const back = ({ state }: Play<Jhx>): readonly string[] =>
  state.models.filter(({ at, enteredIn }) => at !== null && enteredIn > 0).map(({ id }) => id);

scenario(
  'a Hero that died in the round before returns next to its own Effigy',
  ['JHX-COMMUNION-008', 'JHX-COMMUNION-009', 'JHX-DEF-007'],
  play => {
    const { game, setup, cell } = returning({ C: fallen });
    const p = play(game, setup)
      .waitsFor({ by: 'p1', kind: 'deploy' })
      .options('p1', [
        { model: 'C', at: cell('1') },
        { model: 'C', at: cell('2') },
      ])
      .choose('p1', { model: 'C', at: cell('2') });
    expect(modelOf(p.state, 'C')).toMatchObject({ at: cell('2'), diedIn: null, enteredIn: 2, damage: 5 });
    expect(p.state.stage.name).toBe('activation');
  },
);

test('a Hero that died in this very round does not return, unless by the option `resurrectSameCommunion` [JHX-COMMUNION-008]', () => {
  const may = (diedIn: number | null, resurrectSameCommunion = false, more: Partial<Model> = {}) => {
    const { table, model } = returning({ C: { diedIn, ...more } }, { options: { resurrectSameCommunion } });
    return mayReturn(table, model('C'));
  };
  expect([may(1), may(2), may(2, true), may(null)]).toEqual([true, false, true, false]);
});

scenario('a Hero returns with 5 health less than its maximum, and 1 at least', 'JHX-COMMUNION-010', play => {
  const health = (own: Partial<Model>): number => {
    const laid = returning({ C: { ...fallen, ...own } });
    const { state } = play(laid.game, laid.setup).choose('p1', { model: 'C', at: laid.cell('1') });
    return baseHealth({ ...laid.table, state }, modelOf(state, 'C'));
  };
  expect([health({ damage: 12 }), health({ damage: 14, level: 2 }), health({ card: 'frail', damage: 4 })]).toEqual([
    7, 9, 1,
  ]);
});

scenario('in the round of its return a Hero has 1 AP less', 'JHX-COMMUNION-011', play => {
  const laid = returning({ C: fallen });
  const { state } = play(laid.game, laid.setup).choose('p1', { model: 'C', at: laid.cell('1') });
  const ap = (id: string, round: number) => apOf({ ...laid.table, state: { ...state, round } }, id).total;
  expect([ap('C', 2), ap('C', 3), ap('A', 2)]).toEqual([2, 3, 3]);
});

scenario('all Heroes of the first player return before those of the second', 'JHX-COMMUNION-014', play => {
  const away = { c: fallen, D: fallen, E: fallen };
  const laid = returning(away);
  const p = play(laid.game, laid.setup).waitsFor({ by: 'p1', kind: 'deploy' });
  p.choose('p1', { model: 'E', at: laid.cell('1') });
  // To D one hex is left, which needs no choice.
  p.waitsFor({ by: 'p2', kind: 'deploy' }).choose('p2', { model: 'c', at: laid.cell('4') });
  expect(back(p)).toEqual(['c', 'D', 'E']);
  const other = returning(away, { state: { order: ['p2', 'p1'] } });
  play(other.game, other.setup).waitsFor({ by: 'p2', kind: 'deploy' });
});

scenario('a Hero without a free hex stays dead, and tries again in the next round', 'JHX-COMMUNION-013', play => {
  const laid = returning({ C: fallen, D: fallen, E: fallen });
  const p = play(laid.game, laid.setup)
    .choose('p1', { model: 'C', at: laid.cell('1') })
    .choose('p1', { model: 'E', at: laid.cell('2') });
  expect(p.state.stage.name).toBe('activation');
  expect(back(p)).toEqual(['C', 'E']);
  expect(modelOf(p.state, 'D')).toMatchObject({ at: null, diedIn: 1 });
  const later = { ...laid.table, state: { ...p.state, round: 3 } };
  expect(mayReturn(later, modelOf(p.state, 'D'))).toBe(true);
});

scenario(
  'to return is to be Placed: the ground and Monsters there act',
  ['JHX-DEF-007', 'JHX-TERRAIN-015', 'JHX-MONSTER-043'],
  play => {
    const away = { C: { ...fallen, damage: 12 } };
    const stage = { state: { stage: { name: 'communion', step: 5, queue: null } } } as const;
    const swamp = laidOut(drawing.replace('1', '!1').replace('!1  ', '!1 '), { cards, away, ...stage });
    const p = play(swamp.game, swamp.setup).choose('p1', { model: 'C', at: swamp.cell('1') });
    expect(modelOf(p.state, 'C').damage).toBe(5 + 1);
    const lair = laidOut(drawing, { cards, away, models: { A: { kind: 'monster' } }, ...stage });
    const q = play(lair.game, { ...lair.setup, dice: faces('..') }).choose('p1', { model: 'C', at: lair.cell('1') });
    expect(modelOf(q.state, 'C').damage).toBe(5);
  },
);

for (const resurrectSameCommunion of [false, true]) {
  scenario(
    `a Hero that a Monster kills as it returns is not back in the same step${resurrectSameCommunion ? ', whatever is agreed' : ''}`,
    ['JHX-COMMUNION-008', 'JHX-MONSTER-043'],
    play => {
      const lair = returning(
        { C: { card: 'frail', ...fallen } },
        { models: { A: { kind: 'monster' } }, options: { resurrectSameCommunion } },
      );
      const p = play(lair.game, { ...lair.setup, dice: faces('hh') }).choose('p1', { model: 'C', at: lair.cell('1') });
      expect(p.state.stage.name).toBe('activation');
      expect(modelOf(p.state, 'C')).toMatchObject({ at: null, diedIn: 2 });
      const later = { ...lair.table, state: { ...p.state, round: 3 } };
      expect(mayReturn(later, modelOf(p.state, 'C'))).toBe(true);
    },
  );
}

const unit = (own: Partial<Model> = {}): Partial<Model> => ({ card: 'crew', unit: 'C', ...own });

test('members return when the whole unit is dead, or with the Commander next to the Effigy [JHX-UNIT-007]', () => {
  const may = (commander: Partial<Model>, mate: Partial<Model> = fallen): boolean => {
    const { table, model } = returning({
      C: unit(commander),
      Mate: unit({ member: 'mate', ...mate }),
      Boy: unit({ member: 'boy', ...fallen }),
    });
    return mayReturn(table, model('Boy'));
  };
  const { cell } = laidOut(drawing);
  expect(may(fallen)).toBe(true);
  expect(may(fallen, { at: cell('A') })).toBe(false);
  expect(may({ at: cell('A') })).toBe(false);
  expect(may({ at: cell('1') }, { at: cell('A') })).toBe(true);
});

scenario('a Commander that returns brings its members with it', ['JHX-UNIT-007', 'JHX-UNIT-008'], play => {
  const laid = returning({
    C: unit(fallen),
    Boy: unit({ member: 'boy', ...fallen }),
    Mate: unit({ member: 'mate', at: laidOut(drawing).cell('A') }),
  });
  const start = play(laid.game, laid.setup);
  start.options('p1', [
    { model: 'C', at: laid.cell('1') },
    { model: 'C', at: laid.cell('2') },
  ]);
  const { state } = start.choose('p1', { model: 'C', at: laid.cell('1') });
  // 3 health less for the models of a unit, and 1 at least.
  expect(['C', 'Boy'].map(id => modelOf(state, id))).toMatchObject([
    { at: laid.cell('1'), damage: 3 },
    { at: laid.cell('2'), damage: 2 },
  ]);
});

const icon = (at: number) => ({ id: 'icon-1', token: coalesceIcon, at, owner: 'C', player: 'p1' }) as const;

scenario('a Demon may return on its Icon', 'JHX-DEMON-002', play => {
  const { cell } = laidOut(drawing);
  const laid = returning({ C: { card: 'fiend', ...fallen } }, { state: { icons: [icon(cell('4'))] } });
  const p = play(laid.game, laid.setup).options('p1', [
    { model: 'C', at: cell('1') },
    { model: 'C', at: cell('2') },
    { model: 'C', at: cell('4') },
  ]);
  expect(modelOf(p.choose('p1', { model: 'C', at: cell('4') }).state, 'C').at).toBe(cell('4'));
});

test('a Demon does not return on its Icon where a model or impassable terrain is [JHX-DEMON-003]', () => {
  const { cell } = laidOut(drawing);
  const hexes = (at: number) => {
    const { table, model } = returning({ C: { card: 'fiend', ...fallen } }, { state: { icons: [icon(at)] } });
    return fieldOf(table).places(resurrectionHexes(table, model('C')));
  };
  expect(hexes(cell('b'))).toEqual([cell('1'), cell('2')]);
  expect(hexes(cell('b') - 1)).toHaveLength(2);
  const other = returning({ C: fallen }, { state: { icons: [{ ...icon(cell('4')), owner: 'D' }] } });
  expect(fieldOf(other.table).places(resurrectionHexes(other.table, other.model('C')))).toEqual([cell('1'), cell('2')]);
});

/** C in the activation after its return. */
const shopping = (at: string, lay: LaidOut = {}, own: Partial<Model> = {}) => {
  const lamp = { name: 'Lamp', source: 'original', kind: 'deck', slot: 'offensive', cost: 2, bonus: {} } as const;
  const boots = { ...lamp, name: 'Boots', slot: 'defensive' } as const;
  return laidOut(drawing.replace(at, 'C'), {
    cards: { ...cards, artefacts: { lamp, boots } },
    models: { C: { enteredIn: 2, artefacts: [{ artefact: 'boots', deck: 'p1' }], ...own } },
    active: 'C',
    warbands: { p1: { fate: 4, deck: ['lamp'] } },
    ...lay,
  });
};
const shops = ({ match }: Play<Jhx>) =>
  (match.decisions[0]?.options ?? []).filter(one => typeof one === 'object' && 'do' in one && one.do === 'shop');
const free = { do: 'shop', model: 'C', free: true } as const;
const paid = { do: 'shop', model: 'C' } as const;

scenario(
  'a Hero that returned next to its Effigy deals once without AP in its activation',
  'JHX-COMMUNION-012',
  play => {
    const { game, setup } = shopping('1');
    const p = play(game, setup);
    expect(shops(p)).toEqual([free, paid]);
    p.choose('p1', free).options('p1', [{ buy: 'lamp' }, { sell: 'boots' }, { trade: ['boots'], for: 'lamp' }, 'done']);
    p.choose('p1', { sell: 'boots' }).choose('p1', 'done');
    expect(shops(p)).toEqual([paid]);
    expect(p.state.activation?.budgets.C?.spent).toBe(0);
    const veteran = shopping('1', {}, { enteredIn: 1 });
    expect(shops(play(veteran.game, veteran.setup))).toEqual([paid]);
  },
);

scenario('by the option `freeShopBuyOnly` a Hero that returned only buys without AP', 'JHX-COMMUNION-012', play => {
  const { game, setup } = shopping('1', { options: { freeShopBuyOnly: true } });
  play(game, setup)
    .choose('p1', free)
    .options('p1', [{ buy: 'lamp' }, 'done']);
});

scenario(
  'a Hero that returned away from its Effigy, as a Demon on its Icon, does not deal without AP',
  ['JHX-COMMUNION-012', 'JHX-DEMON-005'],
  play => {
    const { game, setup } = shopping('4');
    expect(shops(play(game, setup))).toEqual([]);
  },
);

scenario(
  'to return onto treacherous ground hurts as to be Placed there, or not by the option `terrainOnEntering`',
  ['JHX-DEF-007', 'JHX-TERRAIN-015', 'JHX-COMMUNION-009'],
  play => {
    const damage = (options: LaidOut['options']): number => {
      const ground = drawing.replace('   1     2', '   !1    2');
      const laid = laidOut(ground, {
        cards,
        away: { C: fallen },
        state: { stage: { name: 'communion', step: 5, queue: null } },
        ...(options ? { options } : {}),
      });
      const p = play(laid.game, laid.setup).choose('p1', { model: 'C', at: laid.cell('1') });
      return modelOf(p.state, 'C').damage;
    };
    expect([damage({}), damage({ terrainOnEntering: 'as-placed' }), damage({ terrainOnEntering: 'none' })]).toEqual([
      6, 6, 5,
    ]);
  },
);
