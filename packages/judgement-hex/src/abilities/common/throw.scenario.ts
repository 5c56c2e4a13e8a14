import { expect } from 'vitest';
import { happened, type Laid, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { ActionChoice, Lasting } from '../../vocabulary/index.js';
import { active, scenario } from './scenario-words.js';

const heroes = { ogre: { ...plainHero, abilities: [active('hurl', [{ op: 'throw', hexes: 3 }])] } };
const laying = (drawing: string, lay: LaidOut = {}): Laid =>
  laidOut(drawing, { active: 'A', ...lay, models: { A: { card: 'ogre' }, ...lay.models }, cards: { heroes } });
const hurl: ActionChoice = { do: 'ability', model: 'A', ability: 'hurl', target: 'b' };
const down = (effects: readonly Lasting[]): readonly string[] => effects.map(({ key, target }) => `${key} ${target}`);

/** Three free hexes lie behind `b`, straight down from `A`. */
const clear = `
      A     .
         .
      b     .
         .
      1     .
         .
      2     .
         .
      3     .
`;

scenario(
  'the model is Placed X hexes directly away from the thrower, and knocked down',
  ['JHX-ABILITY-085', 'JHX-MOVE-012'],
  play => {
    const laid = laying(clear);
    const p = play(laid.game, laid.setup).choose('p1', hurl);
    expect(happened(p, 'ModelMoved')).toEqual([
      { type: 'ModelMoved', model: 'b', from: laid.cell('b'), to: laid.cell('3'), how: 'throw' },
    ]);
    expect(down(p.state.effects)).toEqual(['condition:knock-down b']);
  },
);

scenario('a throw passes over all models in between', ['JHX-ABILITY-085', 'JHX-MOVE-012'], play => {
  const laid = laying(clear.replace('2', 'c'));
  const p = play(laid.game, laid.setup).choose('p1', hurl);
  expect(happened(p, 'ModelMoved').map(({ to }) => to)).toEqual([laid.cell('3')]);
});

scenario(
  'where the last hex is occupied the model lands on the first free hex back towards its own',
  'JHX-ABILITY-086',
  play => {
    const one = laying(clear.replace('3', 'c'));
    const two = laying(clear.replace('3', 'c').replace('2', 'd'));
    const to = (laid: Laid): readonly number[] =>
      happened(play(laid.game, laid.setup).choose('p1', hurl), 'ModelMoved').map(move => move.to);
    expect([to(one), to(two)]).toEqual([[one.cell('2')], [two.cell('1')]]);
  },
);

scenario('with no free hex the model stays, and is knocked down all the same', 'JHX-ABILITY-086', play => {
  const laid = laying(clear.replace('1', 'e').replace('2', 'd').replace('3', 'c'));
  const p = play(laid.game, laid.setup).choose('p1', hurl);
  expect([happened(p, 'ModelMoved'), down(p.state.effects)]).toEqual([[], ['condition:knock-down b']]);
});

scenario('a model that is Immune to throws is not thrown', ['JHX-ABILITY-024', 'JHX-ABILITY-085'], play => {
  const laid = laidOut(clear, {
    active: 'A',
    models: { A: { card: 'ogre' }, b: { card: 'rock' } },
    cards: { heroes: { ...heroes, rock: { ...plainHero, common: [{ id: 'immune', to: 'throw' }] } } },
  });
  const p = play(laid.game, laid.setup).choose('p1', hurl);
  expect([happened(p, 'ModelMoved'), p.state.effects]).toEqual([[], []]);
});
