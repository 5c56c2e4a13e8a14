import type { Tally } from '@rulewright/core';
import { expect } from 'vitest';
import { drawn } from './drawn.js';
import type { SkirmishRule } from './rules.js';
import {
  blow,
  guard,
  halved,
  hit,
  hold,
  jinx,
  melee,
  move,
  players,
  pool,
  scenario,
  steady,
} from './scenario-words.js';
import { skirmish } from './skirmish.js';

scenario('friends next to the target lend a die each', ['SK-ATTACK-1', 'SK-ATTACK-2'], play => {
  const position = { ...melee.position, last: 'p1' };
  const flanked = play(skirmish, { players, position, dice: [1, 2, 3, 3] })
    .choose('p2', hit('g', 'G'))
    .events(
      { type: 'Ordered', order: hit('g', 'G') },
      {
        type: 'Attacked',
        attacker: 'g',
        target: 'G',
        pool: pool('g', 3, all => all.add('friends', 1, 'SK-ATTACK-2', 's')),
      },
    );
  flanked.waitsFor({ by: 'p1', kind: 'order' });
});

scenario(
  'a shot has no help from friends, and one die less at a model in the woods',
  ['SK-ATTACK-2', 'SK-ATTACK-3'],
  play => {
    const { position } = drawn(`
       . . . .
      . . . . .
     . . . . * .
    A . k K * . .
     . * . . . .
      . . . . .
       . . . .      `);
    play(skirmish, { players, position, dice: [3] })
      .choose('p1', hit('A', 'k'))
      .events(
        { type: 'Ordered', order: hit('A', 'k') },
        {
          type: 'Attacked',
          attacker: 'A',
          target: 'k',
          pool: pool('A', 2, all =>
            all.reject('friends', 1, 'SK-ATTACK-2', 'a-shot', 'K').add('woods', -1, 'SK-ATTACK-3', 'k'),
          ),
        },
      )
      .waitsFor({ by: 'p2', kind: 'order' });
  },
);

scenario('woods between two models hide one from the other', 'SK-ATTACK-1', play => {
  const { position } = drawn(`
       . . . .
      . . . . .
     . . . . * .
    . A * k * . .
     . * . . . .
      . . . . .
       . . . .      `);
  play(skirmish, { players, position })
    .options('p1', [move('A'), hold('A')])
    .refuses('p1', hit('A', 'k'), { code: 'out-of-sight', rule: 'SK-ATTACK-1' });
});

const duel = drawn(`
       . . . .
      . . . g .
     . . . s * .
    . . * K * . .
     . * . . . .
      . . . . .
       . . . .      `);

scenario('four is a hit and three is not', ['SK-ATTACK-5', 'SK-WOUND-1'], play => {
  const position = { ...duel.position, last: 'p1' };
  play(skirmish, { players, position, dice: [3, 4] })
    .choose('p2', hit('s', 'K'))
    .events(
      { type: 'Ordered', order: hit('s', 'K') },
      { type: 'Attacked', attacker: 's', target: 'K', pool: pool('s', 2) },
      { type: 'Wounded', model: 'K', wounds: 1 },
    );
});

scenario('without hits nobody is asked to step in', ['SK-ATTACK-5', 'SK-GUARD-1'], play => {
  play(skirmish, { players, position: duel.position, dice: [3, 1, 2, 3] })
    .choose('p1', hit('K', 's'))
    .choose('p1', 'pass')
    .waitsFor({ by: 'p2', kind: 'order' });
});

scenario('each miss may be rolled again once, and stays as it falls', 'SK-REROLL-1', play => {
  const alone = drawn(`
       . . . .
      . . . . .
     . . . g * .
    . . * K * . .
     . * . . . .
      . . . . .
       . . . .      `);
  play(skirmish, { players, position: alone.position, dice: [1, 4, 2, 5, 6, 1] })
    .choose('p1', hit('K', 'g'))
    .options('p1', [steady('K', 0), steady('K', 2), 'pass'])
    .choose('p1', steady('K', 2))
    .options('p1', [steady('K', 0), 'pass'])
    .choose('p1', steady('K', 0))
    .events(
      { type: 'Ordered', order: hit('K', 'g') },
      { type: 'Attacked', attacker: 'K', target: 'g', pool: pool('K', 4) },
      { type: 'DieRerolled', by: 'K', die: 2, face: 6 },
      { type: 'DieRerolled', by: 'K', die: 0, face: 1 },
      { type: 'Wounded', model: 'g', wounds: 3 },
    );
});

scenario('the target may jinx hits, but no die that was rolled again', ['SK-REROLL-1', 'SK-REROLL-2'], play => {
  const position = { ...duel.position, models: duel.position.models.filter(({ id }) => id !== 'g') };
  play(skirmish, { players, position, dice: [1, 4, 5, 1, 6, 2] })
    .choose('p1', hit('K', 's'))
    .choose('p1', steady('K', 0))
    .choose('p1', 'pass')
    .options('p2', [jinx('s', 1), jinx('s', 2), 'pass'])
    .choose('p2', jinx('s', 1))
    .options('p2', [jinx('s', 2), 'pass'])
    .choose('p2', 'pass')
    .skip()
    .ends({ reason: 'side-gone', winners: ['p1'] });
});

// #region redirect
scenario('one attack: dice rolled again by both, then taken by a bodyguard', ['SK-REROLL-1', 'SK-GUARD-1'], play => {
  const { state } = play(skirmish, { players, position: duel.position, dice: [2, 4, 5, 1, 6, 3] })
    .choose('p1', hit('K', 's'))
    .choose('p1', steady('K', 0))
    .choose('p1', 'pass')
    .choose('p2', jinx('s', 1))
    .choose('p2', 'pass')
    .options('p2', [guard('g'), 'pass'])
    .choose('p2', guard('g'))
    .events(
      { type: 'Ordered', order: hit('K', 's') },
      { type: 'Attacked', attacker: 'K', target: 's', pool: pool('K', 4) },
      { type: 'DieRerolled', by: 'K', die: 0, face: 6 },
      { type: 'DieRerolled', by: 's', die: 1, face: 3 },
      { type: 'Redirected', from: 's', to: 'g' },
      { type: 'Wounded', model: 'g', wounds: 2 },
    )
    .waitsFor({ by: 'p2', kind: 'order' });
  expect(state.models.map(({ id, wounds }) => [id, wounds])).toEqual([
    ['g', 2],
    ['s', 0],
    ['K', 0],
  ]);
});
// #endregion

scenario('a bodyguard steps in once per order, and again in the next', ['SK-BLOW-1', 'SK-GUARD-1'], play => {
  const { position, cell } = drawn(`
       . . . .
      . . . . .
     . . a k * .
    . . * S * . .
     . * G 1 . .
      . . . . .
       . . . .      `);
  const together = (id: string, dice: number, friend: string): Tally<SkirmishRule> =>
    pool(id, dice, all => halved(all.add('friends', 1, 'SK-ATTACK-2', friend)));
  play(skirmish, { players, position, dice: [4, 5, 6, 5, 1, 5, 5] })
    .choose('p1', move('S'))
    .choose('p1', cell('1'))
    .options('p2', [blow('a'), blow('k'), 'pass'])
    .choose('p2', blow('k'))
    .choose('p1', 'pass')
    .options('p1', [guard('G'), 'pass'])
    .choose('p1', guard('G'))
    .choose('p2', blow('a'))
    .options('p1', [jinx('S', 0), 'pass'])
    .choose('p1', 'pass')
    .events(
      { type: 'Ordered', order: move('S') },
      { type: 'Attacked', attacker: 'k', target: 'S', pool: together('k', 4, 'a') },
      { type: 'Redirected', from: 'S', to: 'G' },
      { type: 'Wounded', model: 'G', wounds: 3 },
      { type: 'Attacked', attacker: 'a', target: 'S', pool: together('a', 2, 'k') },
      { type: 'Wounded', model: 'S', wounds: 1 },
      { type: 'Stepped', model: 'S', to: cell('1') },
    )
    .choose('p1', 'stop')
    .choose('p2', hit('a', 'S'))
    .choose('p1', 'pass')
    .options('p1', [guard('G'), 'pass']);
});

scenario('nobody steps in for a bodyguard who stepped in', 'SK-GUARD-1', play => {
  const { position } = drawn(`
       . . . .
      . . . . .
     . . . k * .
    . . * S G . .
     . * . . . .
      . . . . .
       . . . .      `);
  const second = {
    ...position.models.find(({ id }) => id === 'G'),
    id: 'H',
    at: 25,
  } as (typeof position.models)[number];
  const models = [...position.models, second];
  play(skirmish, { players, position: { ...position, models, last: 'p1' }, dice: [1, 1, 1, 6] })
    .choose('p2', hit('k', 'S'))
    .choose('p2', 'pass')
    .choose('p1', 'pass')
    .options('p1', [guard('G'), guard('H'), 'pass'])
    .choose('p1', guard('H'))
    .waitsFor({ by: 'p1', kind: 'order' });
});
