import { expect, test } from 'vitest';
import { onBoard } from '../../match/models.js';
import { cited, story } from '../../round/actions/scenario-words.js';
import { as, card, column, faces, happened, laidOut } from '../../testing/index.js';
import type { Blow, JhxEvent } from '../../vocabulary/index.js';
import { attackWindows } from '../../vocabulary/words.js';
import { blowTally } from '../damage/blow.js';
import { slay } from '../death/death.js';
import { attackOf, newAttack } from '../declare/facts.js';
import { cancel, redirect } from '../declare/redirect.js';
import { attacking, compelled, opened, rolling, type Staged, scenario, witness } from './scenario-words.js';

const duel = column('A', 'b');

/** The damage that a blow of A's blade marks on a model. */
const marked = ({ table }: Staged, target: string, blow: Blow, damage: number): JhxEvent => {
  const attack = attackOf(table, { attacker: 'A', target, weapon: 'blade', kind: 'action', ap: 1 });
  return {
    type: 'ModelDamaged',
    model: target,
    damage,
    absorbed: [],
    cause: 'attack',
    by: 'A',
    tally: blowTally(table, attack, blow),
  };
};
const ended = (target: string): JhxEvent => ({ type: 'AttackEnded', attacker: 'A', target });

scenario(
  'an attack runs through six steps, and abilities act between them',
  ['JHX-ATTACK-003', 'JHX-INTERRUPT-015', 'JHX-INTERRUPT-016', 'JHX-INTERRUPT-017', 'JHX-INTERRUPT-019'],
  play => {
    // b has room behind it to be pushed.
    const staged = attacking(column('A', 'b', '.'), { abilities: attackWindows.map(witness) });
    const [declared, counted] = staged.opening;
    play(staged.game, rolling(staged, 'hb'))
      .choose('p1', [0, 1])
      .choose('p1', { push: { target: { hexes: 1, direction: 5 } } })
      .events(
        declared,
        opened('attack-declared'),
        counted,
        opened('dice-rolled'),
        { type: 'DiceChosen', attacker: 'A', faces: ['hit', 'both'], blow: 'solid', symbols: 1 },
        opened('dice-chosen'),
        marked(staged, 'b', 'solid', 3),
        opened('damage-taken'),
        opened('damage-resolved'),
        {
          type: 'ManoeuvreBought',
          attacker: 'A',
          manoeuvre: { push: { target: { hexes: 1, direction: 5 } } },
          symbols: 1,
        },
        { type: 'ModelMoved', model: 'b', from: 1, to: 2, how: 'push' },
        ended('b'),
        opened('attack-ended'),
      )
      .waitsFor();
  },
);

test('an attack begins with nothing rolled, chosen or dealt [JHX-ATTACK-003]', () => {
  const order = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 } as const;
  expect(newAttack(attackOf(laidOut(duel, { active: 'A' }).table, order))).toMatchObject({
    declared: 'b',
    extraDice: 0,
    dice: [],
    rerolled: [],
    symbols: 0,
    struck: false,
    struckAt: { cells: [] },
    cancelled: false,
    dealt: 0,
  });
});

scenario('nothing more acts in an attack that has been cancelled', 'JHX-ABILITY-013', play => {
  const staged = attacking(duel, {
    abilities: [
      compelled(
        'dice-chosen',
        (turn, { attack }) => attack && cancel(turn, attack, 'test', 'JHX-ABILITY-013'),
        'first',
      ),
      witness('dice-chosen'),
    ],
  });
  const played = play(staged.game, rolling(staged, '..'));
  played.choose('p1', { ability: 'first', source: 'A' });
  expect(happened(played, 'AttackCancelled')).toHaveLength(1);
  expect(happened(played, 'AbilityUsed')).toEqual([]);
});

scenario('the AP are paid before the attack is carried out', 'JHX-ATTACK-002', play => {
  const { game, setup } = laidOut(duel, { active: 'A', ap: 2 });
  const attack = { do: 'attack', model: 'A', weapon: 'blade', target: 'b' } as const;
  const played = play(game, { ...setup, dice: faces('....') })
    .choose('p1', attack)
    .choose('p1', attack);
  expect(story(played).slice(0, 2)).toEqual(['ActionTaken', 'AttackDeclared']);
  // Nothing is left of 2 AP: it is the enemy's turn.
  played.waitsFor({ by: 'p2', kind: 'action' });
});

scenario('all attacks that can be declared are offered, and no other', ['JHX-ATTACK-004', 'JHX-ATTACK-008'], play => {
  const { game, setup } = laidOut(column('A', '.', 'b'), { active: 'A' });
  const played = play(game, setup);
  const attacks = played.match.decisions[0]?.options?.filter(
    choice => typeof choice === 'object' && 'do' in choice && choice.do === 'attack',
  );
  expect(attacks).toEqual([
    { do: 'attack', model: 'A', weapon: 'bow', target: 'b' },
    { do: 'attack', model: 'A', weapon: 'staff', target: 'b' },
  ]);
});

scenario(
  'a new target is deemed in sight and reach; the chosen dice stay, and its own RES counts',
  ['JHX-INTERRUPT-010', 'JHX-INTERRUPT-011'],
  play => {
    const staged = attacking(column('A', 'b', '.', 'c'), {
      ...as(card({ AGI: 9, RES: 2 }), 'c'),
      abilities: [
        compelled('dice-chosen', (turn, { attack }) => attack && redirect(turn, attack, 'c', 'JHX-ABILITY-045')),
      ],
    });
    const played = play(staged.game, rolling(staged, 'hh')).choose('p1', [0, 1]);
    played.events(
      ...staged.opening,
      { type: 'DiceChosen', attacker: 'A', faces: ['hit', 'hit'], blow: 'solid', symbols: 0 },
      { type: 'AttackRedirected', from: 'b', to: 'c' },
      marked(staged, 'c', 'solid', 1),
      ended('c'),
    );
    expect(['b', 'c'].map(id => onBoard(played.state, id)?.damage)).toEqual([0, 1]);
    expect([cited(played, 'AttackDeclared'), cited(played, 'AttackRedirected')]).toEqual([
      [['JHX-ATTACK-004', 'JHX-ATTACK-001']],
      [['JHX-ABILITY-045', 'JHX-INTERRUPT-010']],
    ]);
  },
);

scenario('an ignored attack has neither damage nor manoeuvres', ['JHX-ABILITY-013', 'JHX-ATTACK-003'], play => {
  const staged = attacking(column('A', 'b', '.'), {
    abilities: [
      compelled('dice-chosen', (turn, { attack }) => attack && cancel(turn, attack, 'test', 'JHX-ABILITY-013')),
    ],
  });
  play(staged.game, rolling(staged, 'bb'))
    .choose('p1', [0, 1])
    .events(
      ...staged.opening,
      { type: 'DiceChosen', attacker: 'A', faces: ['both', 'both'], blow: 'solid', symbols: 2 },
      { type: 'AttackCancelled', attacker: 'A', target: 'b', why: 'test' },
      ended('b'),
    );
});

scenario('an attack whose target is gone rolls no dice', ['JHX-ATTACK-003', 'JHX-INTERRUPT-001'], play => {
  const staged = attacking(duel, {
    models: { b: { kind: 'monster' } },
    abilities: [compelled('attack-declared', turn => slay(turn, 'b', null))],
  });
  const played = play(staged.game, staged.setup);
  expect(onBoard(played.state, 'b')).toBeUndefined();
  played.waitsFor();
});

scenario('an attacker who is gone before the dice are chosen strikes no more', 'JHX-ATTACK-003', play => {
  const staged = attacking(duel, {
    models: { A: { kind: 'monster' } },
    weapon: 'teeth',
    kind: 'hunter',
    active: 'b',
    abilities: [compelled('dice-rolled', turn => slay(turn, 'A', null))],
  });
  const played = play(staged.game, rolling(staged, 'hh'));
  expect(onBoard(played.state, 'b')?.damage).toBe(0);
});

scenario(
  'after the death of the target the rules that need no target still act',
  ['JHX-DEATH-009', 'JHX-ATTACK-003'],
  play => {
    const staged = attacking(column('.', 'A', 'b'), { models: { b: { kind: 'summoned', damage: 5 } } });
    const played = play(staged.game, rolling(staged, 'hm'))
      .choose('p1', [0, 1])
      .choose('p1', { push: { attacker: { hexes: 1, direction: 2 } } });

    expect(played.state.models.map(({ id, at }) => [id, at])).toEqual([['A', 0]]);
  },
);
