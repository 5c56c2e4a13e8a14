import { history } from '@rulewright/core';
import { expect } from 'vitest';
import { lastingOn } from '../../match/lasting.js';
import { onBoard } from '../../match/models.js';
import { cited } from '../../round/actions/scenario-words.js';
import { as, card, changed, column, faces, gained } from '../../testing/index.js';
import { attacking, rolling, scenario } from '../attack/scenario-words.js';

const room = column('.', 'A', 'b', '.');
const strong = as(card({ MEL: 8 }));

scenario('the whole pool is rolled at once', 'JHX-DICE-003', play => {
  const staged = attacking(room, strong);
  const played = play(staged.game, rolling(staged, '.....'));
  const rolls = history(played.match).flatMap(({ records }) =>
    records.flatMap(record => (record.kind === 'roll' ? [record.request] : [])),
  );
  expect(rolls).toMatchObject([{ count: 5, by: 'p1', unordered: true }]);
});

scenario(
  'the attacker chooses at most three dice, not always those with the most Hits',
  ['JHX-DICE-004', 'JHX-DICE-006', 'JHX-DICE-013'],
  play => {
    const staged = attacking(room, strong);
    const played = play(staged.game, rolling(staged, 'hhmbm'))
      .waitsFor({ by: 'p1', kind: 'dice' })
      .options('p1', [
        [0, 1, 3],
        [0, 2, 3],
        [2, 3, 4],
        [2, 4],
      ]);
    const about = { attacker: 'A', target: 'b', faces: faces('hhmbm') };
    expect(played.match.decisions[0]?.about).toEqual(about);
    played.choose('p1', [2, 3, 4]).waitsFor({ by: 'p1', kind: 'manoeuvre' }).choose('p1', 'none');
    expect(onBoard(played.state, 'b')?.damage).toBe(2);
  },
);

scenario('symbols on dice that were not chosen are worth nothing', 'JHX-DICE-013', play => {
  const staged = attacking(room, strong);
  const played = play(staged.game, rolling(staged, 'hhmmh')).choose('p1', [0, 1, 4]).waitsFor();
  expect(onBoard(played.state, 'b')?.damage).toBe(5);
});

scenario('a roll of fewer than three dice uses all of them', 'JHX-DICE-005', play => {
  const staged = attacking(room, { dice: -1 });
  const played = play(staged.game, rolling(staged, 'b'))
    .options('p1', [[0], []])
    .choose('p1', [0]);
  played.waitsFor({ by: 'p1', kind: 'manoeuvre' });
});

for (const [text, chosen, damage, rule] of [
  ['h..', [0], 2, 'JHX-DICE-008'],
  ['hh.', [0, 1], 3, 'JHX-DICE-009'],
  ['hhh', [0, 1, 2], 5, 'JHX-DICE-010'],
] as const) {
  scenario(`${chosen.length} of ${text} deal ${damage}`, rule, play => {
    const staged = attacking(room, { dice: 1 });
    const played = play(staged.game, rolling(staged, text)).choose('p1', chosen);
    expect(onBoard(played.state, 'b')?.damage).toBe(damage);
    expect(cited(played, 'DiceChosen')).toEqual([['JHX-DICE-004', rule]]);
  });
}

scenario('without a Hit there is no damage, and none from what adds to it', 'JHX-DICE-011', play => {
  const staged = attacking(column('A', 'b'), {
    effects: [changed('A', 'damage', 3)],
  });
  const played = play(staged.game, rolling(staged, '.m'));
  expect(onBoard(played.state, 'b')?.damage).toBe(0);
  expect(cited(played, 'DiceChosen')).toEqual([['JHX-DICE-004', 'JHX-DICE-011']]);
  played.waitsFor();
});

scenario('a target counts as hit only with a Hit on the dice chosen against it', 'JHX-DICE-012', play => {
  const staged = attacking(column('A', 'b'), { effects: [gained('b', { id: 'duplicate-self' })] });
  const missed = play(staged.game, rolling(staged, 'hm')).choose('p1', [1]);
  expect(lastingOn(missed.state, 'b', 'ability')).toHaveLength(1);
  const hit = play(staged.game, rolling(staged, 'hm')).choose('p1', [0, 1]);
  expect(lastingOn(hit.state, 'b', 'ability')).toHaveLength(0);
});
