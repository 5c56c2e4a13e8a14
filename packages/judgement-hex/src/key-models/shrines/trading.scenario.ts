import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut, plainHero, suffering } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const zones = { deployment: { lower: [[1, 1]], upper: [[7, 1]] } } as const;
const cards = {
  artefacts: {
    lamp: { name: 'Lamp', source: 'original', kind: 'deck', slot: 'offensive', cost: 2, bonus: {} },
  },
  heroes: { ghoul: { ...plainHero, common: [{ id: 'soulless' }] } },
  units: {
    crew: {
      name: 'Crew',
      source: 'original',
      commander: plainHero,
      members: [{ ...plainHero, id: 'mate', health: 6 }],
    },
  },
} as const satisfies LaidOut['cards'];

const middle = `
.     A     B     .
   .     $     .     .
`;
const aside = `
.     A     B     .     .
   $     .     .     b
`;

/** Step 3 of round 3: both players have 4 Fate and a deck of one Artefact. A Shrine's D3 shows 1. */
const market = (drawing: string, lay: LaidOut = {}) => {
  const warband = { fate: 4, deck: ['lamp'] };
  return laidOut(drawing, {
    cards,
    map: zones,
    options: { tryAgainScope: 'own' },
    ...lay,
    warbands: { p1: warband, p2: warband },
    state: { round: 3, stage: { name: 'communion', step: 3, queue: null } },
  });
};
const held = ({ state }: Play<Jhx>) => state.models.filter(({ artefacts }) => artefacts.length > 0).map(({ id }) => id);

scenario(
  'the player who controls a Shrine on the centre line may let one Hero there trade, without AP',
  ['JHX-SHRINE-009', 'JHX-COMMUNION-006'],
  play => {
    const { game, setup } = market(middle);
    const p = play(game, { ...setup, dice: [1] })
      .choose('p1', false)
      .waitsFor({ by: 'p1', kind: 'volunteer' })
      .options('p1', ['A', 'B', 'pass'])
      .choose('p1', 'B')
      .options('p1', [{ buy: 'lamp' }, 'done'])
      .choose('p1', { buy: 'lamp' });
    // The Shrine has given its 1 Fate before.
    expect(p.state.warbands[0].fate).toBe(4 + 1 - 2);
    expect(held(p)).toEqual(['B']);
    const kept = play(game, { ...setup, dice: [1] })
      .choose('p1', false)
      .choose('p1', 'pass');
    expect([held(kept), kept.state.stage.name]).toEqual([[], 'activation']);
  },
);

scenario('the player with the first turn trades first', ['JHX-SHRINE-009', 'JHX-COMMUNION-006'], play => {
  const two = `
.     A     .     .
   .     $     .     .
.     .     .     .
   .     .     .     .
.     .     .     .
   .     $     .     .
.     b     .     .
`;
  for (const order of [
    ['p1', 'p2'],
    ['p2', 'p1'],
  ] as const) {
    const [first, second] = order;
    const { game, setup } = market(two);
    const p = play(game, { ...setup, position: { ...setup.position, order }, dice: [1, 1] });
    // Neither player spends Fate on a new roll.
    p.choose(first, false).choose(second, false);
    p.waitsFor({ by: first, kind: 'shop' });
    expect(p.match.decisions[0]?.about).toEqual({ model: first === 'p1' ? 'A' : 'b', free: true, anywhere: true });
    p.choose(first, { buy: 'lamp' });
    p.waitsFor({ by: second, kind: 'shop' }).choose(second, 'done');
    expect(held(p)).toEqual([first === 'p1' ? 'A' : 'b']);
  }
});

scenario('Heroes do not trade at another Shrine, nor without control', 'JHX-SHRINE-009', play => {
  const other = market(aside);
  expect(play(other.game, other.setup).state.stage.name).toBe('activation');
  const contested = market(middle, { models: { B: { player: 'p2' } } });
  expect(play(contested.game, contested.setup).state.stage.name).toBe('activation');
  const cursed = market(middle, { effects: [suffering('A', 'curse'), suffering('B', 'curse')] });
  expect(play(cursed.game, cursed.setup).state.stage.name).toBe('activation');
});

scenario('Soulless Heroes may trade too', ['JHX-SHRINE-009', 'JHX-ABILITY-076'], play => {
  const models = { A: { card: 'ghoul' }, B: { at: null, diedIn: 3 } };
  const { game, setup } = market(middle, { models });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'shop' });
  expect(p.state.warbands.map(({ fate }) => fate)).toEqual([4, 3]);
});

scenario('only the Commander of a unit trades', ['JHX-SHRINE-009', 'JHX-UNIT-002'], play => {
  const models = { A: { card: 'crew', unit: 'A' }, B: { card: 'crew', unit: 'A', member: 'mate' } };
  const { game, setup } = market(middle, { models });
  const p = play(game, { ...setup, dice: [1] }).choose('p1', false);
  p.waitsFor({ by: 'p1', kind: 'shop' }).choose('p1', { buy: 'lamp' });
  expect(held(p)).toEqual(['A']);
});
