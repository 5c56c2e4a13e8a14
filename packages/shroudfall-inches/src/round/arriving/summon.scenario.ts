import { nearest, suggest } from '@rulewright/core';
import { disc, inches, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { summon, summonUnit } from './summon.js';

const scenario = scenarios<RuleId>(test);
const places = [1, 3].map(x => ({ x: inches(x), y: inches(20) }));
const summoning = (options: NonNullable<LaidOut['options']> = {}) =>
  laidOut('A c', {
    others: { imp: { models: 2 } },
    cards: { A: { essence: {} }, c: { essence: {} } },
    options,
    abilities: [
      codeAbility(
        'summon',
        'p1',
        'activation-start',
        turn => summonUnit(turn, 'p1', 'imp', places),
        (_, { of }) => of === 'A',
      ),
    ],
  });

scenario('a unit that arrives during a round must activate in it', 'SFI-ROUND-005', play => {
  const { game, setup } = summoning();
  const p = play(game, setup);
  expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'c/1', 'p1:imp/1', 'p1:imp/2']);
  p.choose('p1', { do: 'end' }).choose('p2', { do: 'end' }).waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.activation?.unit).toBe('p1:imp');
});

scenario('by an option a unit that arrives during a round waits for the next one', 'SFI-ROUND-005', play => {
  const { game, setup } = summoning({ 'summoned.mayActivateOnArrival': false });
  const p = play(game, setup).choose('p1', { do: 'end' }).choose('p2', { do: 'end' });
  expect(happened(p, 'RoundBegan')).toHaveLength(1);
});

/** The activation of `A` begins with the summoning of imps within an inch of `A/1`. */
const calling = (models: number, lay: LaidOut = {}) => {
  const laid = laidOut('\n\n\n   A  c', {
    ...lay,
    others: { imp: { models, passives: [{ id: 'summoned' }] } },
    abilities: [
      codeAbility(
        'call',
        'p1',
        'activation-start',
        turn => summon(turn, { card: 'imp', by: 'p1', of: disc(home, 1500), within: 1 }),
        (_, { of }) => of === 'A',
      ),
    ],
  });
  return laid;
};
const home = { x: inches(8), y: inches(8) };
/** A point so many units of gap away from the base of `A/1`, in the line to the right. */
const beside = (gap: number) => ({ x: home.x + 3000 + gap, y: home.y });

scenario('each summoned model comes within the distance of the user', 'SFI-PASSIVE-044', play => {
  const { game, setup } = calling(1);
  const p = play(game, setup).refuses('p1', beside(inches(1) + 1), { code: 'too-far', rule: 'SFI-PLACE-008' });
  p.refuses('p1', beside(-1), { code: 'on-a-base', rule: 'SFI-PLACE-004' });
  p.choose('p1', beside(inches(1)));
  expect(p.state.units.find(({ id }) => id === 'p1:imp')).toMatchObject({ player: 'p1', where: 'on-table' });
  expect(p.state.models.find(({ id }) => id === 'p1:imp/1')?.at).toEqual(beside(inches(1)));
});

scenario('a summoned unit comes in coherency', ['SFI-PASSIVE-044', 'SFI-COHERENCY-004'], play => {
  const { game, setup } = calling(2);
  const p = play(game, setup).choose('p1', beside(1000));
  p.refuses('p1', beside(1001), { code: 'on-a-base', rule: 'SFI-PLACE-004' });
  // The base of A of 30 mm and the gaps on both sides of it lie between the two: 2 inches, or just more.
  const other = (gap: number) => ({ x: home.x - 3000 - gap, y: home.y });
  const most = inches(2) - 3000 - 1000;
  p.refuses('p1', other(most + 1), { code: 'out-of-coherency', rule: 'SFI-COHERENCY-004' }).choose('p1', other(most));
  expect(happened(p, 'UnitSummoned').flatMap(({ models }) => models.map(({ id }) => id))).toEqual([
    'p1:imp/1',
    'p1:imp/2',
  ]);
});

scenario('the player says beside which model the third one stands', 'SFI-COHERENCY-004', play => {
  const { game, setup } = calling(3);
  const p = play(game, setup)
    .choose('p1', beside(0))
    .choose('p1', { x: home.x - 3000, y: home.y });
  p.options('p1', ['1', '2'])
    .choose('p1', '2')
    .choose('p1', { x: home.x, y: home.y + 3000 });
  expect(happened(p, 'UnitSummoned')).toHaveLength(1);
});

/** Walls around a yard of 60 by 30 mm: `A` stands in its left half, and one more base fits into its right half. */
const yard = {
  type: 'linear',
  footprint: [
    rectangle({ x: home.x - 11500, y: home.y - 10000 }, 10000, 20000),
    rectangle({ x: home.x + 4500, y: home.y - 10000 }, 10000, 20000),
    rectangle({ x: home.x - 1500, y: home.y - 11500 }, 6000, 10000),
    rectangle({ x: home.x - 1500, y: home.y + 1500 }, 6000, 10000),
  ],
} as const;

scenario('without room for all models nothing comes', 'SFI-PASSIVE-044', play => {
  const arriving = (models: number) => {
    const { game, setup } = calling(models, { pieces: { yard } });
    return play(game, setup);
  };
  expect(happened(arriving(1).choose('p1', beside(0)), 'UnitSummoned')).toHaveLength(1);
  // Nobody is asked about a place for the first of two.
  expect(happened(arriving(2).waitsFor({ by: 'p1', kind: 'act' }), 'UnitSummoned')).toEqual([]);
});

/** Walls around `A` and around a column of 30 by 60 mm at its right side. */
const column = {
  type: 'linear',
  footprint: [
    rectangle({ x: home.x - 11500, y: home.y - 10000 }, 10000, 20000),
    rectangle({ x: home.x + 4500, y: home.y - 10000 }, 10000, 20000),
    rectangle({ x: home.x + 1500, y: home.y - 13000 }, 3000, 10000),
    rectangle({ x: home.x + 1500, y: home.y + 3000 }, 3000, 10000),
    rectangle({ x: home.x - 1500, y: home.y - 11500 }, 3000, 10000),
    rectangle({ x: home.x - 1500, y: home.y + 1500 }, 3000, 10000),
  ],
} as const;

scenario('each model leaves room for those that come after it', 'SFI-PASSIVE-044', play => {
  const refusal = { code: 'no-room-for-the-others', rule: 'SFI-PASSIVE-044' } as const;
  const { game, setup } = calling(2, { pieces: { column } });
  const p = play(game, setup).refuses('p1', beside(0), refusal);
  const [above, below] = [-1500, 1500].map(y => ({ x: home.x + 3000, y: home.y + y }));
  p.refuses('p1', { x: home.x + 3000, y: home.y + 1499 }, refusal);
  // A wish and the suggestions mean a place that leaves room.
  for (const one of p.match.decisions) {
    expect([above, below]).toContainEqual(nearest(p.match, one, beside(0)));
    for (const place of suggest(p.match, one, 3)) expect([above, below]).toContainEqual(place);
    expect(suggest(p.match, one, 3)).not.toEqual([]);
  }
  p.choose('p1', below as Point).choose('p1', above as Point);
  expect(happened(p, 'UnitSummoned')).toHaveLength(1);
  // One model alone may stand in the middle.
  const alone = calling(1, { pieces: { column } });
  expect(happened(play(alone.game, alone.setup).choose('p1', beside(0)), 'UnitSummoned')).toHaveLength(1);
});
