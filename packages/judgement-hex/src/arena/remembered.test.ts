import { expect, test } from 'vitest';
import type { InnateAbility } from '../content/ability.js';
import { attributes } from '../content/words.js';
import { attributeValue } from '../numbers/attribute.js';
import { laidOut, plainHero, suffering } from '../testing/index.js';
import type { Arena, Icon, Lasting, Model } from '../vocabulary/index.js';
import { commonOf } from './cards.js';
import { changesOn } from './changes.js';
import { fieldOf } from './field.js';
import { inForceOn } from './in-force.js';
import type { Table } from './table.js';

const calm: InnateAbility = {
  id: 'calm',
  name: 'Calm',
  kind: 'innate',
  target: { side: 'friend', within: 1, every: true },
  effects: [
    { op: 'gain', ability: { id: 'small' } },
    { op: 'modify', what: 'AGI', by: 9 },
  ],
};
const calmHero = { ...plainHero, abilities: [calm] };

const { table, cell } = laidOut(
  `
    @     A     .     B     %
       @     1     2     %
    @     c     3     ^     %
  `,
  {
    models: { A: { card: 'calm' } },
    cards: {
      heroes: { calm: calmHero },
      tokens: { 'calm-orb': { name: 'Orb', source: 'original', kind: 'icon', abilities: [calm] } },
    },
    warbands: { p1: { side: 'lower' }, p2: { side: 'upper' } },
  },
);

/** Everything that is kept between questions, as far as it can be compared. */
const answers = (asked: Table) => {
  const { ground, pieces } = fieldOf(asked);
  return {
    pieces,
    features: ground.features,
    models: asked.state.models.map(model => ({
      inForce: inForceOn(asked, model),
      common: commonOf(asked, model),
      changes: changesOn(asked, model),
      attributes: attributes.map(which => attributeValue(asked, model, which)),
    })),
  };
};

const { pack } = table;
const [a, b, c] = table.state.models as readonly [Model, Model, Model];
const state = (change: Partial<Arena>): Table => ({ ...table, state: { ...table.state, ...change } });
const moved = (model: Model, at: number): Table =>
  state({ models: table.state.models.map(one => (one === model ? { ...one, at } : one)) });
const orb: Icon = { id: 'icon-9', token: 'calm-orb', at: cell('1'), owner: c.id, player: 'p2' };
const gain = {
  ...suffering(b.id, 'burn'),
  id: 7,
  key: 'ability:fly',
  data: { kind: 'ability', ability: { id: 'fly' } },
};
const [p1, p2] = table.state.warbands;

const changes: Readonly<Record<string, Table>> = {
  'a model that comes near': moved(b, cell('1')),
  'a model that goes away': moved(a, cell('2')),
  'an effect': state({ effects: [{ ...suffering(b.id, 'knock-down'), id: 7 }] }),
  'a gained ability': state({ effects: [gain as Lasting] }),
  'an Icon': state({ icons: [orb] }),
  'a Soul': state({ souls: [{ id: 'soul-9', at: cell('3') }] }),
  'a template': state({ templates: [{ id: 'template-9', kind: 'rough', cells: [cell('3')], owner: a.id }] }),
  'a Warband': state({
    warbands: [
      { ...p1, side: 'upper' },
      { ...p2, side: 'lower' },
    ],
  }),
  'a mode': state({ mode: '5v5' }),
  'a map': { ...table, maps: table.maps.map(map => ({ ...map, terrain: [] })) },
  'a pack': { ...table, pack: { ...pack, heroes: { ...pack.heroes, calm: plainHero } } },
};

test.each(Object.entries(changes))('what is remembered is forgotten with %s', (_, changed) => {
  const before = answers(table);
  // A copy of everything has nothing remembered.
  const fresh = answers(structuredClone(changed));
  expect(fresh).not.toEqual(before);
  expect(answers(changed)).toEqual(fresh);
  expect(answers(table)).toEqual(before);
});
