import { expect } from 'vitest';
import { placeIcon } from '../../special-rules/tokens/icons.js';
import { attacks, doing, faces, happened, type Laid, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { Icon, Model } from '../../vocabulary/index.js';
import { active, attacking, chosen, hurt, scenario, table, use } from './scenario-words.js';

const orb = (id: string, at: number, player = 'p2', owner = 'b'): Icon => ({
  id,
  token: 'shadow-orb',
  at,
  owner,
  player,
});
const mist: readonly CommonAbility[] = [{ id: 'shadow-mist' }];
const counters = (model: Model | undefined): number => model?.counters['shadow-mist'] ?? 0;

const held = ({ state }: { readonly state: { readonly models: readonly Model[] } }, id: string): number =>
  counters(state.models.find(one => one.id === id));

const drawing = `
      A     .     .
         b     D
      .     .     .
         .     .
      .     C     .
`;
const after = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  laid: Laid,
  dice = 'h.',
): ReturnType<typeof chosen> => chosen(play(attacking(laid, {}), { ...laid.setup, dice: [...faces(dice)] }));

scenario(
  'a model gains a Counter when an attack of a friendly Hero, or its own, damages an enemy within 2 hexes',
  ['JHX-ABILITY-054', 'JHX-TOKEN-010'],
  play => {
    const near = after(play, table(drawing, { C: mist }));
    expect(held(near, 'C')).toBe(1);
    expect(held(after(play, table(drawing, { A: mist })), 'A')).toBe(1);
  },
);

scenario('no Counter comes from three hexes away, without damage, or for the other side', 'JHX-ABILITY-054', play => {
  const far = table(
    `
      A     .     .
         b     .
      .     .     .
         .     .
      .     .     D
`,
    { D: mist },
  );
  expect(held(after(play, far), 'D')).toBe(0);
  expect(held(after(play, table(drawing, { C: mist }), 'mm'), 'C')).toBe(0);
  expect(held(after(play, table(drawing, { b: mist })), 'b')).toBe(0);
});

scenario('a Counter comes also when the enemy died of the damage', 'JHX-ABILITY-054', play => {
  const laid = table(drawing, { C: mist }, { models: { b: { damage: 11 } } });
  expect(held(after(play, laid), 'C')).toBe(1);
});

scenario('a Summoned model’s attack gives none', 'JHX-ABILITY-054', play => {
  const laid = table(drawing, { C: mist }, { active: 'C', models: { A: { kind: 'summoned', master: 'C' } } });
  const p = chosen(play(attacking(laid, { weapon: 'claws' }), { ...laid.setup, dice: [...faces('h.')] }));
  expect([hurt(p, 'b'), held(p, 'C')]).toEqual([[1], 0]);
});

scenario('a model has at most 2 Counters and its level', 'JHX-ABILITY-055', play => {
  const full = (level: 1 | 2, has: number): number =>
    held(after(play, table(drawing, { C: mist }, { models: { C: { level, counters: { 'shadow-mist': has } } } })), 'C');
  expect([full(1, 2), full(1, 3), full(2, 3)]).toEqual([3, 3, 4]);
});

scenario(
  'the active player picks which of two models gains the Counter; a full model is not offered',
  ['JHX-ABILITY-056', 'JHX-ABILITY-055'],
  play => {
    const both = { C: mist, D: mist };
    const p = after(play, table(drawing, both));
    p.options('p1', [use('shadow-mist', 'C'), use('shadow-mist', 'D')]).choose('p1', use('shadow-mist', 'D'));
    expect([held(p, 'C'), held(p, 'D')]).toEqual([0, 1]);
    const full = after(play, table(drawing, both, { models: { D: { counters: { 'shadow-mist': 3 } } } }));
    expect([held(full, 'C'), held(full, 'D')]).toEqual([1, 3]);
  },
);

const orbs: LaidOut = { active: 'A' };
const withOrbs = (drawn: string, place: (laid: Laid) => readonly Icon[], lay: LaidOut = orbs): Laid => {
  const laid = laidOut(drawn, lay);
  return laidOut(drawn, { ...lay, state: { ...lay.state, icons: place(laid) } });
};
const remove = (icon: string) => ({ do: 'remove-orb', model: 'A', icon }) as const;

scenario('any Hero removes an enemy Shadow Orb next to it for 1 AP', 'JHX-ABILITY-052', play => {
  const laid = withOrbs('A     2\n   1     b', ({ cell }) => [
    orb('near', cell('1')),
    orb('far', cell('2')),
    orb('own', cell('1'), 'p1', 'A'),
  ]);
  const p = play(laid.game, laid.setup);
  p.refuses('p1', remove('far'), { code: 'not-beside', rule: 'JHX-ABILITY-052' });
  p.refuses('p1', remove('own'), { code: 'no-enemy-orb', rule: 'JHX-ABILITY-052' });
  p.choose('p1', remove('near'));
  expect([p.state.icons.map(({ id }) => id), p.state.activation?.budgets.A?.spent]).toEqual([['far', 'own'], 1]);
});

scenario('a Warband has at most 3 in play: a fourth is not placed', 'JHX-ABILITY-051', play => {
  const laid = withOrbs('A     2     b\n   1     3     5\n.     4     .', ({ cell }) =>
    ['1', '2'].map(at => orb(`orb ${at}`, cell(at), 'p1', 'A')).concat(orb('theirs', cell('5'))),
  );
  const p = play(
    doing(laid, turn => {
      for (const at of ['3', '4']) {
        placeIcon(turn, { token: 'shadow-orb', at: laid.cell(at), owner: 'A' }, 'JHX-ABILITY-051');
      }
    }),
    laid.setup,
  );
  expect(happened(p, 'IconPlaced').map(({ icon }) => icon.at)).toEqual([laid.cell('3')]);
  expect(attacks(p)).toEqual([]);
});

const stepping = {
  ...plainHero,
  abilities: [active('step', [{ op: 'place', within: 0, of: 'icon', icon: 'shadow-orb' }], 'none')],
};
const step = { do: 'ability', model: 'A', ability: 'step' } as const;
const stepper: LaidOut = { active: 'A', models: { A: { card: 'stepper' } }, cards: { heroes: { stepper: stepping } } };

scenario(
  'a Place by Shadow Orb ends on a free one of the own Warband; the Orb it began at goes, the other stays',
  'JHX-ABILITY-053',
  play => {
    const laid = withOrbs(
      'A     2     c\n   b     1     3',
      ({ cell }) => [
        orb('start', cell('A'), 'p1', 'A'),
        orb('free', cell('1'), 'p1', 'A'),
        orb('taken', cell('c'), 'p1', 'A'),
        orb('theirs', cell('2')),
      ],
      stepper,
    );
    const p = play(laid.game, laid.setup).choose('p1', step);
    expect(happened(p, 'ModelMoved').map(({ to, how }) => [to, how])).toEqual([[laid.cell('1'), 'place']]);
    expect(p.state.icons.map(({ id }) => id)).toEqual(['free', 'taken', 'theirs']);
  },
);

scenario('an enemy Orb at the start stays', 'JHX-ABILITY-053', play => {
  const laid = withOrbs(
    'A     2     c\n   b     1     3',
    ({ cell }) => [orb('theirs', cell('A')), orb('free', cell('1'), 'p1', 'A')],
    stepper,
  );
  const p = play(laid.game, laid.setup).choose('p1', step);
  expect([happened(p, 'ModelMoved').length, p.state.icons.map(({ id }) => id)]).toEqual([1, ['theirs', 'free']]);
});

scenario('in a Place from no Orb all Orbs stay; with none free nobody moves', 'JHX-ABILITY-053', play => {
  const from = (icons: (laid: Laid) => readonly Icon[]): readonly [number, number] => {
    const laid = withOrbs('A     2     c\n   b     1     3', icons, stepper);
    const p = play(laid.game, laid.setup).choose('p1', step);
    return [happened(p, 'ModelMoved').length, p.state.icons.length];
  };
  expect(from(({ cell }) => [orb('free', cell('3'), 'p1', 'A')])).toEqual([1, 1]);
  expect(from(({ cell }) => [orb('taken', cell('c'), 'p1', 'A')])).toEqual([0, 1]);
});

scenario('an Orb with a model on it is of no use for its surroundings either', 'JHX-ABILITY-053', play => {
  const near = active('step', [{ op: 'place', within: 1, of: 'icon', icon: 'shadow-orb' }], 'none');
  const lay: LaidOut = { ...stepper, cards: { heroes: { stepper: { ...plainHero, abilities: [near] } } } };
  const laid = withOrbs('A     2     c\n   b     1     3', ({ cell }) => [orb('taken', cell('c'), 'p1', 'A')], lay);
  const p = play(laid.game, laid.setup).choose('p1', step).waitsFor({ by: 'p1', kind: 'action' });
  expect(happened(p, 'ModelMoved')).toEqual([]);
});
