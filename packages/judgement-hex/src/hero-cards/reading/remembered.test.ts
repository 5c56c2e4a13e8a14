import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../board/on-hexes.js';
import { defaultContent } from '../../content/default.js';
import { listenersAt } from '../../special-rules/timing/listeners.js';
import { gained, laidOut, plainHero, suffering } from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import type { JhxState, Lasting, Model } from '../../vocabulary/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { attributes } from '../../vocabulary/words.js';
import { attributeValue } from '../attributes/attribute.js';
import { changesOn } from './changes.js';
import { commonOf } from './common.js';
import { inForceOn } from './in-force.js';

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
const wakes: InnateAbility = {
  id: 'wakes',
  name: 'Wakes',
  kind: 'innate',
  when: { window: 'start-of-communion', of: 'self' },
  effects: [{ op: 'fate', amount: 1, of: 'own' }],
};
const calmHero: Hero = { ...plainHero, abilities: [calm, wakes], avatar: { attributes: { MEL: 1 } } };
const [god] = Object.values(defaultContent.gods);
if (!god) throw new Error('no god');

/** A table with an aura, or without one. */
const laid = (card: 'calm' | 'fighter') => {
  const { table, cell } = laidOut(
    `
    @     A     .     B     %
       @     1     2     %
    @     c     3     ^     %
  `,
    {
      models: { A: { card }, c: { card: 'avatar' } },
      cards: {
        heroes: { calm: calmHero, avatar: { ...calmHero, abilities: [] } },
        tokens: { 'calm-orb': { name: 'Orb', source: 'original', kind: 'icon', abilities: [calm, wakes] } },
        gods: { kind: { ...god, warbandBonus: { ...god.warbandBonus, attributes: { SH: 1 } } } },
      },
      effects: [suffering('A', 'knock-down')],
      warbands: { p1: { side: 'lower', avatar: 'A' }, p2: { side: 'upper', powerCalled: true } },
    },
  );
  const [map] = table.maps;
  if (!map) throw new Error('no map');
  return { table: { ...table, maps: [map, { ...map, id: 'bare', terrain: [] }] }, cell };
};

/** Every cached answer, as far as answers can be compared. */
const answers = (asked: Table) => {
  const { terrain, pieces } = fieldOf(asked);
  return {
    pieces,
    features: terrain.features,
    waiting: listenersAt(asked, 'start-of-communion', { of: 'A' }),
    models: asked.state.models.map(model => ({
      inForce: inForceOn(asked, model),
      common: commonOf(asked, model),
      changes: changesOn(asked, model),
      attributes: attributes.map(which => attributeValue(asked, model, which)),
    })),
  };
};

type Changed = Readonly<Record<string, Table>>;

const changesTo = ({ table, cell }: ReturnType<typeof laid>): Changed => {
  const { pack, options } = table;
  const { models, warbands, effects } = table.state;
  const [a, b, c] = models as readonly [Model, Model, Model];
  const [p1, p2] = warbands;
  const state = (change: Partial<JhxState>): Table => ({ ...table, state: { ...table.state, ...change } });
  const moved = (model: Model, at: number): Table =>
    state({ models: models.map(one => (one === model ? { ...one, at } : one)) });
  const lasting = (one: Omit<Lasting, 'id'>): Table => state({ effects: [...effects, { ...one, id: 7 }] });
  return {
    'a model that comes near': moved(b, cell('1')),
    'a model that goes away': moved(a, cell('2')),
    'an effect': lasting(suffering(b.id, 'knock-down')),
    'a gained ability': lasting(gained(b.id, { id: 'fly' })),
    'an Icon': state({ icons: [{ id: 'icon-9', token: 'calm-orb', at: cell('1'), owner: c.id, player: 'p2' }] }),
    'a Soul': state({ souls: [{ id: 'soul-9', at: cell('3') }] }),
    'a template': state({ templates: [{ id: 'template-9', kind: 'rough', cells: [cell('3')], owner: a.id }] }),
    'a side': state({
      warbands: [
        { ...p1, side: 'upper' },
        { ...p2, side: 'lower' },
      ],
    }),
    'a god': state({ warbands: [{ ...p1, god: 'kind' }, p2] }),
    'an Avatar': state({ warbands: [p1, { ...p2, avatar: c.id }] }),
    'an Effigy Power': state({ warbands: [{ ...p1, powerCalled: true }, p2] }),
    'other players': state({
      players: ['x', 'y'],
      models: models.map(one => ({ ...one, player: one.player === 'p1' ? 'x' : 'y' })),
      warbands: [
        { ...p1, player: 'x' },
        { ...p2, player: 'y' },
      ],
    }),
    'a mode': state({ mode: '5v5' }),
    'another map': state({ map: 'bare' }),
    'other maps': { ...table, maps: table.maps.map(map => ({ ...map, terrain: [] })) },
    'a pack': { ...table, pack: { ...pack, heroes: { ...pack.heroes, avatar: plainHero, calm: plainHero } } },
    'an option': { ...table, options: { ...options, clampIntermediate: !options.clampIntermediate } },
  };
};

describe.each(['calm', 'fighter'] as const)('where a %s stands', card => {
  const before = laid(card);
  test.each(Object.entries(changesTo(before)))('cached answers are recomputed with %s', (_, changed) => {
    // A copy of everything is not in the caches. The answers of the copy come first, so that the next question meets
    // the older caches.
    const { ground, ...facts } = changed;
    const fresh = answers({ ...structuredClone(facts), ground });
    const known = answers(before.table);
    if (card === 'calm') expect(fresh).not.toEqual(known);
    expect(answers(changed)).toEqual(fresh);
    expect(answers(before.table)).toEqual(known);
  });
});
