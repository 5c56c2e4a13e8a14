import { nearest } from '@rulewright/core';
import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Pushing } from '../push.js';
import { gust } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** A/1 stands at 10, 6 and c/1 at 6, 6. */
const lay = (more: Partial<Pushing> = {}, own: LaidOut = {}) =>
  laidOut('\n\n  c A', { abilities: [gust(more)], ...own });
const home = at(10, 6);
const beside = (x: number, own: NonNullable<LaidOut['pieces']>[string] | Record<never, never>): LaidOut => ({
  pieces: { wall: { footprint: [rectangle({ x: home.x + x, y: inches(3) }, inches(1), inches(6))], ...own } },
});

/** The place of A/1 after a push without a question. */
const pushed = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  more: Partial<Pushing>,
  own: LaidOut = {},
): Point | undefined => {
  const { game, setup } = lay(more, own);
  return play(game, setup).waitsFor({ by: 'p1', kind: 'act' }).state.models[0]?.at;
};
const to = (x: number): Point => ({ x: home.x + x, y: home.y });

scenario('a push is a straight line over the full distance', ['SFI-PUSH-001', 'SFI-PUSH-002', 'SFI-PUSH-006'], play => {
  const { game, setup } = lay();
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'ModelShifted')).toEqual([
    { type: 'ModelShifted', model: 'A/1', from: home, to: to(inches(2)), how: 'push' },
  ]);
});

scenario('a push directly towards: the line through the centres, rounded once', 'SFI-PUSH-006', play => {
  expect(pushed(play, { direction: 'directly-towards', distance: 1 })).toEqual(to(-inches(1)));
  // Along the vector 3, 4: two inches are 3048 and 4064 units.
  const slanted = laidOut('\n\n  c\n\n\n\n     A', { abilities: [gust()], pitch: 1 });
  const models = slanted.setup.position.models.map(model => (model.id === 'A/1' ? { ...model, at: at(6, 7) } : model));
  const p = play(slanted.game, { ...slanted.setup, position: { ...slanted.setup.position, models } });
  expect(p.state.models[0]?.at).toEqual({ x: inches(6) + 3048, y: inches(7) + 4064 });
});

scenario('a push stops where the base touches another base', 'SFI-PUSH-003', play => {
  const vault = (x: number): LaidOut => ({ elements: { vault: { at: to(x) } } });
  const near = mm(40) + inches(1);
  expect(pushed(play, {}, vault(near))).toEqual(to(inches(1)));
  expect(pushed(play, {}, vault(mm(40) + inches(2)))).toEqual(to(inches(2)));
  expect(pushed(play, {}, vault(mm(40) + inches(2) - 1))).toEqual(to(inches(2) - 1));
});

scenario(
  'a push never ends in an overlap by rounding, not even with a base beyond its distance',
  'SFI-PUSH-003',
  play => {
    const [start, origin] = [
      { x: 74_081, y: 37_700 },
      { x: 75_004, y: 43_163 },
    ];
    const laid = laidOut('\n\n  c A', {
      abilities: [gust({ direction: 'directly-towards', distance: 1 })],
      at: { 'A/1': start, 'c/1': origin },
    });
    // Without c the push ends at (423, 2505) from its start, 2540.4 units away and 0.04 units inside the base of c.
    expect(play(laid.game, laid.setup).state.models[0]?.at).toEqual({ x: start.x + 423, y: start.y + 2504 });
  },
);

scenario(
  'a push stops at solid terrain and at the edge of the table',
  ['SFI-PUSH-004', 'SFI-TERRAIN-007', 'SFI-TKEY-014'],
  play => {
    const at1 = mm(15) + inches(1);
    expect(pushed(play, {}, beside(at1, { type: 'linear' }))).toEqual(to(inches(1)));
    expect(pushed(play, {}, beside(at1, { keywords: ['impassable'] }))).toEqual(to(inches(1)));
    expect(pushed(play, {}, beside(at1, {}))).toEqual(to(inches(2)));
    const edge = laidOut('A   c', { abilities: [gust()] });
    expect(play(edge.game, edge.setup).state.models[0]?.at).toEqual({ x: mm(15), y: inches(2) });
  },
);

scenario(
  'contact at the start stops a push into the obstacle, and none away from it or along it',
  'SFI-PUSH-005',
  play => {
    expect(pushed(play, {}, beside(mm(15), { type: 'linear' }))).toEqual(to(0));
    expect(pushed(play, {}, beside(-mm(15) - inches(1), { type: 'linear' }))).toEqual(to(inches(2)));
    const along = {
      pieces: {
        wall: {
          type: 'linear' as const,
          footprint: [rectangle({ x: inches(5), y: home.y + mm(15) }, inches(12), inches(1))],
        },
      },
    };
    expect(pushed(play, {}, along)).toEqual(to(inches(2)));
  },
);

scenario('a push away: at no point nearer to the origin', ['SFI-PUSH-007', 'SFI-PUSH-010'], play => {
  const { game, setup } = lay({ direction: 'away' });
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'push' });
  p.refuses('p2', { x: -1, y: 1000 }, { code: 'comes-nearer', rule: 'SFI-PUSH-007' });
  p.choose('p2', { x: 0, y: 1000 });
  expect(p.state.models[0]?.at).toEqual({ x: home.x, y: home.y + inches(2) });
});

scenario(
  'a push away to the other side: what counts is the place of the model beside the origin',
  'SFI-PUSH-007',
  play => {
    // A/1 stands two inches to the left of c/1 and three below.
    const { game, setup } = lay({ direction: 'away' }, { at: { 'A/1': at(4, 9) } });
    const p = play(game, setup).refuses('p2', { x: 3001, y: 2000 }, { code: 'comes-nearer', rule: 'SFI-PUSH-007' });
    p.choose('p2', { x: -1, y: 0 });
    expect(p.state.models[0]?.at).toEqual(at(2, 9));
  },
);

scenario('a push towards: at no point farther away, over the distance that it goes', 'SFI-PUSH-008', play => {
  const { game, setup } = lay({ direction: 'towards', distance: 4 });
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'push' });
  // Four inches from the origin: a way of four inches that begins 60 degrees beside it ends as far away.
  p.refuses('p2', { x: -499, y: 867 }, { code: 'goes-farther', rule: 'SFI-PUSH-008' });
  p.refuses('p2', { x: 1, y: 1000 }, { code: 'goes-farther', rule: 'SFI-PUSH-008' });
  p.choose('p2', { x: -501, y: 865 });
  // From two inches on the one side of the origin to two inches on the other side is as far away.
  const level = lay({ direction: 'towards', distance: 4 }, { at: { 'c/1': at(8, 9) } });
  const q = play(level.game, level.setup).choose('p2', { x: -1, y: 0 });
  expect(q.state.models[0]?.at).toEqual(at(6, 6));
});

scenario(
  'a wish for a far side means the path straight towards it, where few paths are legal',
  'SFI-PUSH-008',
  play => {
    // Beyond the origin a way of 24 inches ends farther away: only ways that end at its base are legal.
    const places = { 'A/1': at(10, 18), 'c/1': at(18, 18) };
    const { game, setup } = lay({ direction: 'towards', distance: 24 }, { at: places });
    const p = play(game, setup).refuses('p2', { x: -10, y: 2 }, { code: 'goes-farther', rule: 'SFI-PUSH-008' });
    const [found = 'none'] = p.match.decisions.map(one => nearest(p.match, one, at(0, 20)));
    p.choose('p2', found);
    expect(p.state.models[0]?.at).toEqual({ x: inches(18) - mm(30), y: inches(18) });
  },
);

scenario('nothing is pushed towards the point that it stands on', 'SFI-PUSH-008', play => {
  const { game, setup } = lay({ direction: 'towards' }, { at: { 'A/1': at(6, 6) } });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'ModelShifted')).toEqual([]);
});

scenario('a plain push goes in any direction', 'SFI-PUSH-009', play => {
  for (const direction of [
    { x: 1, y: 0 },
    { x: -7, y: 3 },
    { x: 0, y: -1 },
  ]) {
    const { game, setup } = lay({ direction: 'any' });
    play(game, setup).choose('p2', direction).waitsFor({ by: 'p1', kind: 'act' });
  }
  const { game, setup } = lay({ direction: 'any' });
  const p = play(game, setup).refuses('p2', { x: 0, y: 0 }, { code: 'no-direction', rule: 'SFI-PUSH-001' });
  p.refuses('p2', 'none', { code: 'must-be-pushed', rule: 'SFI-PUSH-002' });
});

scenario('the player of the effect chooses the direction, and may decline what is optional', ['SFI-PUSH-010'], play => {
  const { game, setup } = lay({ optional: true });
  const p = play(game, setup)
    .options('p2', [{ x: inches(4), y: 0 }, 'none'])
    .choose('p2', 'none');
  expect(p.state.models[0]?.at).toEqual(home);
  const free = lay({ optional: true, direction: 'any' });
  play(free.game, free.setup).choose('p2', 'none').waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a push is no move for reactions', 'SFI-PUSH-011', play => {
  const seen = codeAbility('seen', 'p1', 'model-ends-move', turn =>
    turn.emit({ type: 'Used', span: 'activation', key: 'seen' }, 'SFI-PRIORITY-012'),
  );
  const { game, setup } = laidOut('\n\n  c A', { abilities: [gust(), seen] });
  expect(happened(play(game, setup), 'Used')).toEqual([]);
});

const two = { models: ['A/1', 'A/2'], direction: 'directly-away' } as const;

scenario(
  'several models are pushed one after another: the owner of the effect sets the sequence',
  'SFI-PUSH-012',
  play => {
    const { game, setup } = laidOut('\n\n  c AA', { abilities: [gust(two)] });
    const p = play(game, setup).options('p2', ['A/1', 'A/2']).choose('p2', 'A/1');
    // The first one stops at the second, which then goes its full way.
    expect(p.state.models.map(({ at: { x } }) => x).slice(0, 2)).toEqual([inches(12) - mm(30), inches(14)]);
  },
);

scenario('without an owner the active player orders the pushes', 'SFI-PUSH-013', play => {
  const origin = { name: 'Storm', rule: 'SFI-PUSH-001', source: 'cloud', player: null } as const;
  const { game, setup } = laidOut('\n\n  c AA', { abilities: [gust({ ...two, origin })] });
  play(game, setup).waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['A/1', 'A/2']);
});

scenario('a push towards ends at the base of the origin', 'SFI-PUSH-014', play => {
  expect(pushed(play, { direction: 'directly-towards', distance: 4 })).toEqual(to(-inches(4) + mm(30)));
});

const friendly: Partial<Pushing> = {
  by: 'p1',
  origin: { name: 'Help', rule: 'SFI-PUSH-001', source: 'A', player: 'p1' },
};
const neutral: Partial<Pushing> = { origin: { name: 'Wind', rule: 'SFI-PUSH-001', source: 'cloud', player: null } };

scenario('Rooted: enemies do not push the model, friends and neutral effects do', 'SFI-PASSIVE-037', play => {
  const rooted: LaidOut = { cards: { A: { passives: [{ id: 'rooted' }] } } };
  expect(pushed(play, {}, rooted)).toEqual(home);
  expect([pushed(play, friendly, rooted), pushed(play, neutral, rooted)]).toEqual([to(inches(2)), to(inches(2))]);
});

/** An idol far from A, of whose effect it is: PREY or another element. */
const ofIdol = (keywords: readonly 'PREY'[]): [Partial<Pushing>, LaidOut] => [
  { origin: { name: 'Breath', rule: 'SFI-PUSH-001', source: 'idol', player: null } },
  {
    cards: { A: { passives: [{ id: 'rooted' }] } },
    elements: {
      idol: { at: at(25, 25), keywords, ...(keywords.length > 0 ? { prey: { def: 4, arm: 6, hp: 9 } } : {}) },
    },
  },
];

scenario(
  'Rooted: PREY, which is an enemy, does not push the model, other scenario elements do',
  ['SFI-PASSIVE-037', 'SFI-PRIORITY-013', 'SFI-SCENARIO-002'],
  play => {
    expect(pushed(play, ...ofIdol(['PREY']))).toEqual(home);
    expect(pushed(play, ...ofIdol([]))).toEqual(to(inches(2)));
  },
);

scenario(
  'Frostbite: the own side does not push the model, the enemy and neutral effects do',
  'SFI-CONDITION-008',
  play => {
    const frozen: LaidOut = { units: { A: { conditions: ['frostbite'] } } };
    expect(pushed(play, friendly, frozen)).toEqual(home);
    expect([pushed(play, {}, frozen), pushed(play, neutral, frozen)]).toEqual([to(inches(2)), to(inches(2))]);
  },
);

scenario('an UNMOVEABLE element is pushed by its own scenario only', 'SFI-SCENARIO-007', play => {
  const vault = (keywords: readonly 'UNMOVEABLE'[], player: null | 'p2' = 'p2', source = 'c') => {
    const origin = { name: 'Gust', rule: 'SFI-PUSH-001', source, player } as const;
    const { game, setup } = lay({ models: ['vault'], origin }, { elements: { vault: { at: at(10, 10), keywords } } });
    return play(game, setup).state.elements[0]?.at;
  };
  // The element stands down to the right of c, along the vector 1, 1.
  const end = { x: inches(10) + 3592, y: inches(10) + 3592 };
  expect(vault([])).toEqual(end);
  expect(vault(['UNMOVEABLE'])).toEqual(at(10, 10));
  expect(vault(['UNMOVEABLE'], null, 'vault')).toEqual(end);
});

scenario('rough, slow and fast ground change no push', 'SFI-TKEY-019', play => {
  for (const keyword of [{ id: 'rough' } as const, 'slow' as const, 'fast' as const]) {
    expect(pushed(play, {}, beside(-inches(2), { keywords: [keyword] }))).toEqual(to(inches(2)));
  }
});
