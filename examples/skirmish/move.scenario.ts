import { expect } from 'vitest';
import { drawn } from './drawn.js';
import { blow, halved, jinx, move, players, pool, scenario, steady } from './scenario-words.js';
import { skirmish } from './skirmish.js';

scenario('a model takes as many steps as its speed, to free hexes next to it', 'SK-MOVE-1', play => {
  const { position, cell } = drawn(`
       . . . s
      . . . . .
     . . 8 1 * .
    . . * K A 9 .
     . * 2 3 . .
      . . . . .
       . . . .      `);
  play(skirmish, { players, position })
    .choose('p1', move('K'))
    .options('p1', [cell('1'), cell('8'), cell('K') - 1, cell('2'), cell('3'), 'stop'])
    .refuses('p1', cell('A'), { code: 'not-free', rule: 'SK-MOVE-1' })
    .refuses('p1', cell('9'), { code: 'not-next-to-it', rule: 'SK-MOVE-1' })
    .refuses('p1', 99, { code: 'not-an-option', rule: 'SK-MOVE-1' })
    .choose('p1', cell('1'))
    .choose('p1', cell('8'))
    .events(
      { type: 'Ordered', order: move('K') },
      { type: 'Stepped', model: 'K', to: cell('1') },
      { type: 'Stepped', model: 'K', to: cell('8') },
    )
    .waitsFor({ by: 'p2', kind: 'order' });
});

scenario('a step that stays in reach costs no blow, and an enemy out of reach strikes none', 'SK-BLOW-1', play => {
  const { position, cell } = drawn(`
       a . . .
      . . . . .
     . . . k * .
    . . * S * . .
     . * . . . .
      . . . . .
       . . . .      `);
  play(skirmish, { players, position })
    .choose('p1', move('S'))
    .choose('p1', cell('S') + 1)
    .waitsFor({ by: 'p1', kind: 'step' })
    .events({ type: 'Ordered', order: move('S') }, { type: 'Stepped', model: 'S', to: cell('S') + 1 });
});

const onTheRun = (wounds: number) =>
  drawn(
    `
       . . . .
      . . . . .
     . . . k * .
    . . * S * . .
     . * 1 . . .
      . . . . .
       . . . A      `,
    { S: { wounds } },
  );

scenario(
  'a parting blow comes before the step, and a model that survives it goes on',
  ['SK-BLOW-1', 'SK-ATTACK-4'],
  play => {
    const { position, cell } = onTheRun(0);
    play(skirmish, { players, position, dice: [4, 1, 3] })
      .choose('p1', move('S'))
      .choose('p1', cell('1'))
      .waitsFor({ by: 'p2', kind: 'window' })
      .options('p2', [blow('k'), 'pass'])
      .choose('p2', blow('k'))
      .options('p2', [steady('k', 1), 'pass'])
      .choose('p2', steady('k', 1))
      .options('p1', [jinx('S', 0), 'pass'])
      .choose('p1', 'pass')
      .events(
        { type: 'Ordered', order: move('S') },
        { type: 'Attacked', attacker: 'k', target: 'S', pool: pool('k', 4, halved) },
        { type: 'DieRerolled', by: 'k', die: 1, face: 3 },
        { type: 'Wounded', model: 'S', wounds: 1 },
        { type: 'Stepped', model: 'S', to: cell('1') },
      )
      .waitsFor({ by: 'p1', kind: 'step' });
  },
);

scenario('a parting blow that fells the mover ends the move before the step', ['SK-BLOW-1', 'SK-WOUND-1'], play => {
  const { position, cell } = onTheRun(1);
  const { state } = play(skirmish, { players, position, dice: [5, 6] })
    .choose('p1', move('S'))
    .choose('p1', cell('1'))
    .choose('p2', blow('k'))
    .choose('p1', 'pass')
    .events(
      { type: 'Ordered', order: move('S') },
      { type: 'Attacked', attacker: 'k', target: 'S', pool: pool('k', 4, halved) },
      { type: 'Wounded', model: 'S', wounds: 2 },
      { type: 'Fell', model: 'S' },
    )
    .waitsFor({ by: 'p2', kind: 'order' });
  expect(state.models.map(({ id, at }) => [id, at])).toEqual([
    ['k', cell('k')],
    ['S', -1],
    ['A', cell('A')],
  ]);
});

scenario('nobody strikes at a model that has fallen', ['SK-BLOW-1', 'SK-WOUND-1'], play => {
  const { position, cell } = drawn(
    `
       . . . .
      . . . . .
     . . g k * .
    . . * S * . .
     . * . 1 . .
      . . . . .
       . . . A      `,
    { S: { wounds: 1 } },
  );
  play(skirmish, { players, position, dice: [4, 1] })
    .choose('p1', move('S'))
    .choose('p1', cell('1'))
    .options('p2', [blow('g'), blow('k'), 'pass'])
    .choose('p2', blow('g'))
    .choose('p1', 'pass')
    .waitsFor({ by: 'p2', kind: 'order' });
});

scenario('an enemy strikes once at one move, also when it is left twice', 'SK-BLOW-1', play => {
  const { position, cell } = onTheRun(0);
  play(skirmish, { players, position, dice: [1, 1] })
    .choose('p1', move('S'))
    .choose('p1', cell('1'))
    .choose('p2', blow('k'))
    .choose('p2', 'pass')
    .choose('p1', cell('S'))
    .choose('p1', cell('1'))
    .waitsFor({ by: 'p2', kind: 'order' });
});

scenario('a blow that was passed may still come with a later step', 'SK-BLOW-1', play => {
  const { position, cell } = onTheRun(0);
  play(skirmish, { players, position })
    .choose('p1', move('S'))
    .choose('p1', cell('1'))
    .choose('p2', 'pass')
    .choose('p1', cell('S'))
    .choose('p1', cell('1'))
    .options('p2', [blow('k'), 'pass']);
});
