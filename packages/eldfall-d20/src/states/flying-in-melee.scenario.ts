import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { events, going, idle, modelIn, swordAttack } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { laidOut } from '../testing/index.js';
import { swordWith } from '../traits/scenario-words.js';

const nothing = { do: 'nothing' } as const;

scenario(
  'the activated model answers a Flying one that reacts with a Melee Attack on it, and no other model does',
  ['ELD-STATE-041', 'ELD-STATE-040', 'ELD-CONFRONT-001'],
  play => {
    const reacted = (reaction: unknown, dice: readonly number[] = []) => {
      const { game, setup } = laidOut('A\nb', { pitch: 1, states: { b: ['flying'] } });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle());
      return p.choose('p2', { model: 'b' }).choose('p2', reaction as never);
    };
    reacted(nothing).refuses('p1', swordAttack, { code: 'no-target', rule: 'ELD-ACTION-027' });
    const p = reacted(swordAttack, [11, 12, 9, 20, 20]).choose('p1', swordAttack);
    for (const _ of [1, 2]) p.chooseIfAsked('p1', { model: 'b' });
    expect(events(p, 'ConfrontationDecided').map(({ winners }) => winners)).toEqual([['A']]);
  },
);

scenario(
  'a Flying model that strikes at a passer-by with an Attack of Opportunity may be answered, too',
  ['ELD-STATE-041', 'ELD-REACT-009', 'ELD-REACT-013'],
  play => {
    const { game, setup } = laidOut('A..\nb', { pitch: 1.5, states: { b: ['flying'] } });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', going('walk', [2.2, 1.5]));
    p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 0, along: 0 });
    p.has('p1', swordAttack);
  },
);

scenario(
  'a Flying model that is knocked down as it dodges moves half of its halved SPD, without the double of Flying',
  ['ELD-TRAIT-043', 'ELD-ACTION-016', 'ELD-STATE-013'],
  play => {
    const hammer = swordWith({ id: 'knockdown' });
    const { game, setup } = laidOut('A\nb', {
      pitch: 1.5,
      states: { A: ['flying'], b: ['flying'] },
      pack: { items: { sword: hammer } },
    });
    const p = play(game, { ...setup, dice: [5, 20, 20] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' });
    p.choose('p2', { do: 'dodge' }).choose('p1', swordAttack).choose('p2', 'keep').choose('p2', { x: 0, y: -1 });
    expect(modelIn(p, 'b').states.map(({ state }) => state)).toEqual(['crouched']);
    const { x, y } = modelIn(p, 'b').at;
    const moved = (by: number) => ({ route: [{ x, y: y + inches(by), z: 0 }], facing: { x: 0, y: -1 } });
    // SPD 6: a quarter of it is rounded up once.
    p.refuses('p2', moved(2.05), { code: 'too-far', rule: 'ELD-ACTION-016' }).choose('p2', moved(2));
  },
);
