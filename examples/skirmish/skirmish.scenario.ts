import { drawn } from './drawn.js';
import { hit, hold, melee, move, players, pool, scenario } from './scenario-words.js';
import { skirmish } from './skirmish.js';

scenario('an order names a ready model and an enemy in range', ['SK-ROUND-1', 'SK-ATTACK-1'], play => {
  play(skirmish, { players, position: melee.position })
    .options('p1', [
      ...[move('G'), hit('G', 's'), hit('G', 'g'), hold('G')],
      ...[move('A'), hit('A', 's'), hit('A', 'g'), hold('A')],
    ])
    .refuses('p1', hit('G', 'a'), { code: 'out-of-range', rule: 'SK-ATTACK-1' })
    .refuses('p1', hit('A', 'G'), { code: 'not-an-option', rule: 'SK-ROUND-1' })
    .refuses('p1', move('g'), { code: 'not-an-option', rule: 'SK-ROUND-1' })
    .choose('p1', hold('G'))
    .choose('p2', hold('s'))
    .refuses('p1', move('G'), { code: 'had-its-order', rule: 'SK-ROUND-1' });
});

scenario('the side whose last model falls has lost', ['SK-WOUND-1', 'SK-END-1'], play => {
  const { position } = drawn(
    `
       . . . .
      . . . . .
     . . . g * .
    . . * G * . .
     . * . . . .
      . . . . .
       . . . .      `,
    { g: { wounds: 2 } },
  );
  play(skirmish, { players, position, dice: [6, 6, 6] })
    .choose('p1', hit('G', 'g'))
    .events(
      { type: 'Ordered', order: hit('G', 'g') },
      { type: 'Attacked', attacker: 'G', target: 'g', pool: pool('G', 3) },
      { type: 'Wounded', model: 'g', wounds: 4 },
      { type: 'Fell', model: 'g' },
    )
    .ends({ reason: 'side-gone', winners: ['p1'] });
});

scenario(
  'when all had their orders a round begins, with the player who was not last',
  ['SK-ROUND-1', 'SK-ROUND-2'],
  play => {
    const { position } = drawn(`
       . . . .
      . . . . .
     . . . . * .
    . S * K * g .
     . * . . . .
      . . . . .
       . . . .      `);
    play(skirmish, { players, position })
      .choose('p1', hold('S'))
      .choose('p2', hold('g'))
      .waitsFor({ by: 'p1', kind: 'order' })
      .skip()
      .choose('p1', hold('K'))
      .events({ type: 'Ordered', order: hold('K') }, { type: 'RoundBegan', round: 2 })
      .waitsFor({ by: 'p2', kind: 'order' });
  },
);

scenario('after twelve rounds nobody has won', ['SK-ROUND-2', 'SK-END-2'], play => {
  const last = (round: number) => ({
    ...drawn(
      `
       . . . .
      . . . . .
     . . . . * .
    . . * K * g .
     . * . . . .
      . . . . .
       . . . .      `,
      { g: { spent: true } },
    ).position,
    round,
  });
  play(skirmish, { players, position: last(11) })
    .choose('p1', hold('K'))
    .waitsFor({ by: 'p2', kind: 'order' });
  play(skirmish, { players, position: last(12) })
    .choose('p1', hold('K'))
    .ends({ reason: 'time', winners: [] });
});
