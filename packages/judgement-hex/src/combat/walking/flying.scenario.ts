import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { activating, column, scenario, walk } from '../../round/actions/scenario-words.js';
import { happened, plainHero } from '../../testing/index.js';

const cards = { heroes: { flier: { ...plainHero, common: [{ id: 'fly' }] } } } as const;
const drawing = column('A', '#0', '!1', '2', '.', '.', '.', 'b');

/** `A`, who can Fly, Advances over a rock and treacherous ground, as far as it is let. */
const flying = (flyAppliesToAdvance: boolean) =>
  activating(drawing, { cards, models: { A: { card: 'flier' } }, options: { flyAppliesToAdvance } });

scenario('Fly does not apply to an Advance', 'JHX-ABILITY-020', play => {
  const { game, setup, cells } = flying(false);
  const p = walk(play(game, setup), 'A', cells('012'));
  expect(happened(p, 'ModelMoved')).toEqual([]);
});

scenario(
  'by the option `flyAppliesToAdvance` Fly applies to an Advance: the model passes over everything, and ground hurts only where it comes down',
  ['JHX-ABILITY-020', 'JHX-TERRAIN-021'],
  play => {
    const { game, setup, cells, cell } = flying(true);
    const over = walk(play(game, setup), 'A', cells('012'));
    expect(modelOf(over.state, 'A')).toMatchObject({ at: cell('2'), damage: 0 });
    const down = walk(play(game, setup), 'A', cells('01'));
    expect(modelOf(down.state, 'A')).toMatchObject({ at: cell('1'), damage: 1 });
    // Nobody comes down on a rock.
    play(game, setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', cell('0')).options('p1', cells('A1'));
  },
);
