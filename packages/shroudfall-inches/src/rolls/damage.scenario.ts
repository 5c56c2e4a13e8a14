import type { Rule } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Modifier } from './contributions.js';
import { decideSetDamage } from './damage.js';
import { damaging, doing, scenario, sufferer, told } from './scenario-words.js';
import { type Hide, sufferedDamage } from './suffered.js';

const change = (amount: number): Modifier => ({ amount, rule: 'SFI-DAMAGE-005', source: 'blessing' });

describe('damage', () => {
  test.each([
    [9, 4, 2],
    [8, 4, 2],
    [7, 4, 1],
    [4, 4, 1],
    [3, 4, 0],
    [0, 1, 0],
  ])('a total of %i against ARM %i inflicts %i [SFI-DAMAGE-002, SFI-DAMAGE-004]', (rolled, armour, damage) => {
    expect(sufferedDamage(bookNumbers, { rolled, ARM: armour }, [], []).total).toBe(damage);
  });

  test('increases come before reductions, which stop at 0 [SFI-DAMAGE-005]', () => {
    const suffered = sufferedDamage(bookNumbers, { rolled: 4, ARM: 4 }, [change(-3), change(1)], []);
    expect(suffered.lines.map(({ stage, after }) => `${stage} ${after}`)).toEqual([
      'dice 4',
      'division 1',
      'increases 2',
      'reductions -1',
      'floor 0',
    ]);
  });

  test.each<[Hide, number, number]>([
    ['tough-hide', 3, 2],
    ['tough-hide', 1, 1],
    ['tough-hide', 0, 0],
    ['unbreakable-hide', 3, 2],
    ['unbreakable-hide', 1, 0],
    ['unbreakable-hide', 0, 0],
  ])(
    '%s makes of %i damage %i, also of set damage [SFI-DAMAGE-009, SFI-PASSIVE-045, SFI-PASSIVE-046]',
    (hide, before, after) => {
      expect(sufferedDamage(bookNumbers, { rolled: before, ARM: 1 }, [], [hide]).total).toBe(after);
      expect(
        sufferedDamage(bookNumbers, { set: before, rule: 'SFI-TKEY-006', source: 'swamp' }, [], [hide]).total,
      ).toBe(after);
    },
  );
});

scenario('flat modifiers count before the division: 3 and 1 against ARM 4 are 1 damage', 'SFI-DAMAGE-003', play => {
  const contributions = { modifiers: [{ amount: 1, rule: 'SFI-CONDITION-010', source: 'poisoned' }] } as const;
  const game = damaging({ roll: { printed: { yellow: 1 } }, contributions, ARM: 4 });
  expect(told(play(game, { players: 2, dice: [3] }).match)).toEqual(['damage b: yellow 3', 'damage 1']);
});

scenario('a total one below ARM inflicts no damage', 'SFI-DAMAGE-004', play => {
  const { match } = play(damaging({ ARM: 6 }), { players: 2, dice: [3, 2] });
  expect(told(match).at(-1)).toBe('damage 0');
});

scenario('the damage that is decided is that after reductions', 'SFI-DAMAGE-005', play => {
  const { match } = play(damaging({ suffers: { changes: [change(-1)] } }), { players: 2, dice: [3, 3] });
  expect(told(match).at(-1)).toBe('damage 2');
});

scenario('of both hides one reduces the damage, and the controlling player says which', 'SFI-PASSIVE-047', play => {
  const game = damaging({ suffers: { hides: ['tough-hide', 'unbreakable-hide'] } });
  const decided = (hide: Hide): string | undefined =>
    told(
      play(game, { players: 2, dice: [1, 1] })
        .waitsFor({ by: 'p2', kind: 'order' })
        .options('p2', ['tough-hide', 'unbreakable-hide'])
        .choose('p2', hide).match,
    ).at(-1);
  expect(decided('tough-hide')).toBe('damage 1');
  expect(decided('unbreakable-hide')).toBe('damage 0');
});

scenario(
  'a damage roll without a hit roll is infused, re-rolled and reduced like any other',
  'SFI-DAMAGE-007',
  play => {
    const game = damaging({
      roll: { ofAttack: false },
      reserves: { p1: { grey: 1 } },
      suffers: { hides: ['unbreakable-hide'] },
    });
    const { match } = play(game, { players: 2, dice: [2, 1, 3] }).choose('p1', 'grey');
    expect(told(match)).toEqual([
      'p1 pays 1 grey',
      'infuses b grey',
      'damage b: yellow 1, yellow 3, grey 2*',
      'damage 2',
    ]);
  },
);

scenario('by an option both hides count, the tough one first', 'SFI-PASSIVE-047', play => {
  const both = (ARM: number) => {
    const game = damaging({ ARM, suffers: { hides: ['tough-hide', 'unbreakable-hide'] } });
    return told(play(game, { players: 2, dice: [3, 3], options: { 'hides.bothCount': true } }).match).at(-1);
  };
  // 6 against ARM 2, 3, 6 and 7: 3, 2, 1 and 0 points before the hides.
  expect([2, 3, 6, 7].map(both)).toEqual(['damage 1', 'damage 0', 'damage 0', 'damage 0']);
});

const setting = (amount: number, hides: readonly Hide[]) =>
  doing(
    function* (turn): Rule {
      yield* decideSetDamage(turn, { amount, rule: 'SFI-TKEY-006', source: 'swamp' }, sufferer({ hides }));
    },
    { reserves: { p1: { red: 2 }, p2: { red: 2 } } },
  );

scenario(
  'set damage needs no roll and ignores ARM, but a hide reduces it',
  ['SFI-DAMAGE-008', 'SFI-DAMAGE-009'],
  play => {
    expect(told(play<Sfi>(setting(1, []), { players: 2 }).waitsFor().match)).toEqual(['damage 1']);
    expect(told(play<Sfi>(setting(2, ['tough-hide']), { players: 2 }).match)).toEqual(['damage 1']);
    expect(told(play<Sfi>(setting(1, ['unbreakable-hide']), { players: 2 }).match)).toEqual(['damage 0']);
  },
);
