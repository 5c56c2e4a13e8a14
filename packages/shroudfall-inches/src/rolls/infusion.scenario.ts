import { expect } from 'vitest';
import { combined } from './contributions.js';
import { makeRolls, newRoll } from './roll.js';
import { damaging, doing, facts, hitting, scenario, told } from './scenario-words.js';

const rich = { reserves: { p1: { grey: 1, yellow: 1, red: 1 }, p2: { red: 5 } } } as const;

scenario('the rolling player pays a token and adds a die of its colour', 'SFI-INFUSE-001', play => {
  const played = play(hitting({ reserves: { p1: { red: 1 } } }), { players: 2, dice: [1, 1, 4] })
    .waitsFor({ by: 'p1', kind: 'infuse' })
    .options('p1', ['none', 'red'])
    .choose('p1', 'red');
  expect(told(played.match)).toEqual([
    'p1 pays 1 red',
    'infuses b red',
    'hit b: yellow 1, yellow 1, red 4*',
    'hit 6 against 4',
  ]);
  expect(played.state.armies[0].reserve).toEqual({});
});

scenario('only colours in the reserve are offered, and without any nobody is asked', 'SFI-INFUSE-001', play => {
  play(hitting({ reserves: { p1: { grey: 2, red: 1 } } }), { players: 2, dice: [1, 1] })
    .options('p1', ['none', 'grey', 'red'])
    .choose('p1', 'none')
    .choose('p1', 'none');
  play(hitting({ reserves: { p2: { red: 3 } } }), { players: 2, dice: [1, 1] }).waitsFor();
});

scenario(
  'a roll holds one infused die: a stronger one replaces it at its full price, and the weaker token is gone',
  ['SFI-INFUSE-002', 'SFI-INFUSE-003'],
  play => {
    const played = play(hitting(rich), { players: 2, dice: [1, 1, 3] })
      .choose('p1', 'grey')
      .options('p1', ['none', 'yellow', 'red'])
      .choose('p1', 'red')
      .waitsFor({ by: 'p1', kind: 'essenceReroll' })
      .choose('p1', 'none');
    expect(told(played.match)).toEqual([
      'p1 pays 1 grey',
      'infuses b grey',
      'p1 pays 1 red',
      'infuses b red',
      'hit b: yellow 1, yellow 1, red 3*',
      'hit 5 against 4',
    ]);
    expect(played.state.armies[0].reserve).toEqual({ yellow: 1 });
  },
);

scenario('an equal or weaker colour infuses no infused roll', 'SFI-INFUSE-003', play => {
  play(hitting({ reserves: { p1: { grey: 2, yellow: 2 } } }), { players: 2, dice: [1, 1, 3] })
    .choose('p1', 'yellow')
    .waitsFor({ by: 'p1', kind: 'essenceReroll' })
    .choose('p1', 'none');
});

scenario('a refused infusion names the stronger die or the token that is missing', 'SFI-INFUSE-003', play => {
  play(hitting({ reserves: { p1: { grey: 2, yellow: 1 } } }), { players: 2, dice: [1, 1, 3] })
    .refuses('p1', 'red', { code: 'not-payable', rule: 'SFI-ESSENCE-016' })
    .choose('p1', 'grey')
    .refuses('p1', 'grey', { code: 'not-stronger', rule: 'SFI-INFUSE-003' })
    .refuses('p1', 'red', { code: 'not-payable', rule: 'SFI-ESSENCE-016' })
    .choose('p1', 'none')
    .refuses('p1', 'red', { code: 'not-payable', rule: 'SFI-ESSENCE-016' })
    .choose('p1', 'none');
});

scenario('a roll that an ability infuses counts as infused: it can only be upgraded', 'SFI-INFUSE-004', play => {
  const contributions = {
    infusions: [{ colour: 'yellow', rule: 'SFI-UNIT-011', source: 'inspiring presence' }],
  } as const;
  const played = play(hitting({ ...rich, contributions }), { players: 2, dice: [1, 1, 3] })
    .options('p1', ['none', 'red'])
    .choose('p1', 'none')
    .choose('p1', 'none');
  expect(told(played.match).slice(0, 2)).toEqual([
    'infuses b yellow by inspiring presence',
    'hit b: yellow 1, yellow 1, yellow 3*',
  ]);
  expect(played.state.armies[0].reserve).toEqual(rich.reserves.p1);
});

scenario('once the dice lie the roll is not infused any more', 'SFI-INFUSE-005', play => {
  play(hitting(rich), { players: 2, dice: [0, 0] })
    .choose('p1', 'none')
    .waitsFor({ by: 'p1', kind: 'essenceReroll' })
    .choose('p1', 'none');
});

const several = (what: 'hit' | 'damage') =>
  doing(
    function* (turn) {
      const rolls = ['b', 'c'].map(target => newRoll(facts({ what, target, printed: { grey: 1 } })));
      yield* makeRolls(turn, { rolls, contributionsTo: () => combined([]) });
    },
    { reserves: { p1: { red: 1, grey: 1 } } },
  );

scenario(
  'of several rolls each may be infused at its own price, all before the first die',
  ['SFI-INFUSE-006', 'SFI-INFUSE-007'],
  play => {
    for (const what of ['hit', 'damage'] as const) {
      const played = play(several(what), { players: 2, dice: [0, 2, 1, 2] })
        .options('p1', ['none', 'grey', 'red'])
        .choose('p1', 'red')
        .options('p1', ['none', 'grey'])
        .choose('p1', 'grey');
      expect(told(played.match)).toEqual([
        'p1 pays 1 red',
        'infuses b red',
        'p1 pays 1 grey',
        'infuses c grey',
        `${what} b: grey 0, red 2*`,
        `${what} c: grey 1, grey 2*`,
      ]);
    }
  },
);

scenario(
  'nobody infuses the damage roll of a condition or re-rolls it by essence',
  ['SFI-INFUSE-008', 'SFI-REROLL-010'],
  play => {
    const roll = { by: null, roller: null, ofAttack: false } as const;
    const { match } = play(damaging({ ...rich, roll }), { players: 2, dice: [2, 3] });
    expect(told(match)).toEqual(['damage b: yellow 2, yellow 3', 'damage 2']);
  },
);

scenario('only the rolling side infuses: the target has essence and is not asked', 'SFI-INFUSE-008', play => {
  play(hitting({ reserves: { p2: { red: 4 } } }), { players: 2, dice: [2, 3] }).waitsFor();
});

scenario(
  'of two abilities that infuse one roll the stronger die counts',
  ['SFI-INFUSE-002', 'SFI-INFUSE-004'],
  play => {
    const infusions = (['yellow', 'grey'] as const).map(
      colour => ({ colour, rule: 'SFI-UNIT-011', source: colour }) as const,
    );
    for (const both of [infusions, [...infusions].reverse()]) {
      const played = play(hitting({ contributions: { infusions: both } }), { players: 2, dice: [1, 1, 3] });
      expect(told(played.match)).toContain('hit b: yellow 1, yellow 1, yellow 3*');
    }
  },
);

scenario('a roll without dice may be infused', ['SFI-INFUSE-001', 'SFI-DICE-011'], play => {
  const played = play(hitting({ roll: { printed: {} }, reserves: { p1: { red: 1 } } }), { players: 2, dice: [4] });
  expect(told(played.choose('p1', 'red').match).slice(-2)).toEqual(['hit b: red 4*', 'hit 4 against 4']);
});
