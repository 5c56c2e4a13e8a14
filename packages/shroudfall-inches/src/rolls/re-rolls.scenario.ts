import { expect } from 'vitest';
import type { RerollSource } from '../vocabulary/roll.js';
import { damaging, hitting, scenario, told } from './scenario-words.js';

const own: RerollSource = { by: 'p1', dice: 1, rule: 'SFI-CONDITION-009', source: 'hexed' };
const theirs: RerollSource = { by: 'p2', dice: 1, rule: 'SFI-CONDITION-012', source: 'shocked' };
const elusive = (dice: number): RerollSource => ({
  by: 'p2',
  dice,
  forced: true,
  rule: 'SFI-PASSIVE-011',
  source: 'elusive',
});
const blanks = (dice: number): RerollSource => ({
  by: 'p1',
  dice,
  blanks: true,
  rule: 'SFI-PASSIVE-001',
  source: 'accurate-strike',
});
const red = { reserves: { p1: { red: 1 } } } as const;
const pick = (source: string, ...places: readonly number[]) => ({ source, places });

scenario(
  'the window has an order: essence, the other re-rolls of the active player, then the other player',
  ['SFI-REROLL-001', 'SFI-REROLL-002', 'SFI-REROLL-007'],
  play => {
    const game = hitting({ ...red, contributions: { rerolls: [theirs, own] } });
    const played = play(game, { players: 2, dice: [0, 1, 1, 2, 3, 0] })
      .choose('p1', 'none')
      .waitsFor({ by: 'p1', kind: 'essenceReroll' })
      .options('p1', ['none', 'red'])
      .choose('p1', 'red')
      .waitsFor({ by: 'p1', kind: 'reroll' })
      .options('p1', ['none', pick('hexed', 0), pick('hexed', 1)])
      .choose('p1', pick('hexed', 0))
      .waitsFor({ by: 'p2', kind: 'reroll' })
      .choose('p2', pick('shocked', 0));
    expect(told(played.match)).toEqual([
      'hit b: yellow 0, yellow 1',
      'p1 pays 1 red',
      'p1 essence 0,1: yellow 1, yellow 2',
      'p1 hexed 0: yellow 3, yellow 2',
      'p2 shocked 0: yellow 0, yellow 2',
      'miss 2 against 4',
    ]);
  },
);

scenario('a hit may be rolled again as well as a miss', 'SFI-REROLL-001', play => {
  play(hitting(red), { players: 2, dice: [3, 3] })
    .choose('p1', 'none')
    .waitsFor({ by: 'p1', kind: 'essenceReroll' })
    .choose('p1', 'none');
});

scenario('the active player cannot answer the re-rolls of the other', 'SFI-REROLL-002', play => {
  play(hitting({ contributions: { rerolls: [own, theirs] } }), { players: 2, dice: [3, 3, 0] })
    .choose('p1', 'none')
    .choose('p2', pick('shocked', 0))
    .waitsFor();
});

scenario('in a reaction its user is active and re-rolls first', 'SFI-REROLL-003', play => {
  const roll = { by: 'p2', active: 'p2', roller: 'b', target: 'A' } as const;
  const game = hitting({
    roll,
    reserves: { p1: { red: 1 }, p2: { grey: 1 } },
    contributions: { rerolls: [own, theirs] },
  });
  play(game, { players: 2, dice: [3, 3] })
    .choose('p2', 'none')
    .waitsFor({ by: 'p2', kind: 'essenceReroll' })
    .choose('p2', 'none')
    .waitsFor({ by: 'p2', kind: 'reroll' })
    .choose('p2', 'none')
    .waitsFor({ by: 'p1', kind: 'reroll' })
    .choose('p1', 'none');
});

scenario('each player re-rolls a die at most once, but both may re-roll the same die', 'SFI-REROLL-004', play => {
  const game = hitting({ roll: { printed: { red: 1 } }, contributions: { rerolls: [own, blanks(1), theirs] } });
  play(game, { players: 2, dice: [2, 3, 4] })
    .choose('p1', pick('hexed', 0))
    .waitsFor({ by: 'p2', kind: 'reroll' })
    .choose('p2', pick('shocked', 0));
  const twice = { ...own, source: 'again' };
  play(hitting({ contributions: { rerolls: [own, twice] } }), { players: 2, dice: [1, 2, 1] })
    .choose('p1', pick('hexed', 0))
    .options('p1', ['none', pick('again', 1)])
    .choose('p1', 'none');
});

scenario('a worse new face stands', 'SFI-REROLL-005', play => {
  const { match } = play(hitting({ contributions: { rerolls: [own] } }), { players: 2, dice: [3, 1, 0] }).choose(
    'p1',
    pick('hexed', 0),
  );
  expect(told(match).slice(1)).toEqual(['p1 hexed 0: yellow 0, yellow 1', 'miss 1 against 4']);
});

scenario('one token of any colour rolls all dice of the own roll again', 'SFI-REROLL-006', play => {
  const reserves = { p1: { grey: 1, red: 2 }, p2: { red: 3 } };
  const played = play(damaging({ reserves }), { players: 2, dice: [0, 1, 3, 3] })
    .choose('p1', 'none')
    .options('p1', ['none', 'grey', 'red'])
    .choose('p1', 'grey')
    .waitsFor();
  expect(told(played.match).slice(1, 3)).toEqual(['p1 pays 1 grey', 'p1 essence 0,1: yellow 3, yellow 3']);
  expect(played.state.armies[0].reserve).toEqual({ red: 2 });
});

scenario('a roll that was re-rolled already is not re-rolled by essence any more', 'SFI-REROLL-007', play => {
  const roll = { by: 'p2', active: 'p1', roller: 'b', target: 'A' } as const;
  const game = hitting({ roll, reserves: { p2: { red: 2 } }, contributions: { rerolls: [own] } });
  play(game, { players: 2, dice: [0, 1, 0] })
    .choose('p2', 'none')
    .waitsFor({ by: 'p1', kind: 'reroll' })
    .choose('p1', pick('hexed', 1))
    .waitsFor();
  play(game, { players: 2, dice: [0, 1] })
    .choose('p2', 'none')
    .choose('p1', 'none')
    .waitsFor({ by: 'p2', kind: 'essenceReroll' })
    .choose('p2', 'none');
});

scenario('essence re-rolls a roll once, however much there is', 'SFI-REROLL-008', play => {
  play(hitting({ reserves: { p1: { red: 5 } } }), { players: 2, dice: [0, 1, 0, 0] })
    .choose('p1', 'none')
    .choose('p1', 'red')
    .waitsFor();
});

scenario('dice that essence re-rolled can be re-rolled again by the same player', 'SFI-REROLL-009', play => {
  play(hitting({ ...red, contributions: { rerolls: [blanks(2)] } }), { players: 2, dice: [1, 1, 0, 0, 3, 3] })
    .choose('p1', 'none')
    .choose('p1', 'red')
    .options('p1', ['none', pick('accurate-strike', 0), pick('accurate-strike', 0, 1)])
    .choose('p1', pick('accurate-strike', 0, 1));
});

scenario('the other player cannot re-roll by essence', 'SFI-REROLL-010', play => {
  play(hitting({ reserves: { p2: { red: 2 } } }), { players: 2, dice: [3, 3] }).waitsFor();
});

scenario('a forced re-roll must be made, with as many dice as it demands', 'SFI-REROLL-011', play => {
  const game = hitting({ roll: { printed: { yellow: 3 } }, contributions: { rerolls: [elusive(2)] } });
  play(game, { players: 2, dice: [3, 2, 1, 0, 0] })
    .options('p2', [pick('elusive', 0, 1), pick('elusive', 0, 2), pick('elusive', 1, 2)])
    .choose('p2', pick('elusive', 0, 1));
});

scenario('if fewer dice are eligible than demanded, all of them are re-rolled', 'SFI-REROLL-011', play => {
  const { match } = play(hitting({ contributions: { rerolls: [elusive(3)] } }), { players: 2, dice: [3, 3, 0, 1] });
  expect(told(match)[1]).toBe('p2 elusive 0,1: yellow 0, yellow 1');
});

scenario('a re-roll of blanks picks only dice that show 0 at that moment', 'SFI-REROLL-012', play => {
  const game = hitting({ roll: { printed: { yellow: 3 } }, contributions: { rerolls: [blanks(2), own] } });
  play(game, { players: 2, dice: [0, 1, 3, 0, 2] })
    .options('p1', ['none', pick('accurate-strike', 0), pick('hexed', 0), pick('hexed', 1), pick('hexed', 2)])
    .choose('p1', pick('hexed', 1))
    .options('p1', ['none', pick('accurate-strike', 0)])
    .choose('p1', pick('accurate-strike', 0));
});

scenario('an infused die is re-rolled like any other', 'SFI-REROLL-013', play => {
  const { match } = play(hitting({ ...red, contributions: { rerolls: [own] } }), { players: 2, dice: [1, 1, 2, 4] })
    .choose('p1', 'red')
    .options('p1', ['none', pick('hexed', 0), pick('hexed', 2)])
    .choose('p1', pick('hexed', 2));
  expect(told(match).at(-2)).toBe('p1 hexed 2: yellow 1, yellow 1, red 4*');
});

scenario('an ability pays for its re-roll when it is used, and only then', 'SFI-REROLL-001', play => {
  const paying: RerollSource = {
    ...own,
    source: 'second chance',
    *use(turn) {
      turn.emit({ type: 'EssencePaid', player: 'p1', essence: { grey: 1 }, why: 'cost' }, 'SFI-ESSENCE-011');
    },
  };
  const game = hitting({ reserves: { p1: { grey: 1 } }, contributions: { rerolls: [paying] } });
  const { match } = play(game, { players: 2, dice: [1, 0, 3] })
    .choose('p1', 'none')
    .choose('p1', 'none')
    .choose('p1', pick('second chance', 1));
  expect(told(match).slice(1)).toEqual(['p1 pays 1 grey', 'p1 second chance 1: yellow 1, yellow 3', 'hit 4 against 4']);
});

scenario('a roll without dice is not offered for a re-roll', ['SFI-REROLL-006', 'SFI-DICE-011'], play => {
  play(hitting({ roll: { printed: {} }, ...red }), { players: 2 })
    .waitsFor({ by: 'p1', kind: 'infuse' })
    .choose('p1', 'none')
    .waitsFor();
});

scenario(
  'a forced re-roll for which no die is eligible does not keep the player from stopping',
  'SFI-REROLL-011',
  play => {
    const forcedBlanks: RerollSource = { ...elusive(1), blanks: true };
    play(hitting({ contributions: { rerolls: [forcedBlanks, theirs] } }), { players: 2, dice: [3, 3] })
      .options('p2', ['none', pick('shocked', 0)])
      .choose('p2', 'none');
  },
);
