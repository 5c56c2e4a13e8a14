import { choose, createMatch, fork, type Presentation, seeded } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type KuhnPoker, kuhnPoker } from '../../../examples/kuhn-poker/kuhn-poker.js';
import { type Pig, pig } from '../../../examples/pig/pig.js';
import { renderReplay } from './replay/render-replay.js';
import { replayOf } from './replay-of.js';

const poker: Presentation<KuhnPoker> = {
  title: 'Kuhn poker',
  words: {
    events: {
      Dealt: ({ to, card }) => `${to} gets ${JSON.stringify(card)}`,
      Spoke: ({ by, bet }) => `${by} says ${bet}`,
      Shown: ({ hands }) => `cards: ${JSON.stringify(hands)}`,
    },
    decision: ({ kind }) => `${kind}?`,
    choice: (_, choice) => `I ${String(choice)}`,
    outcome: ({ winners, reason }) => `${winners.join()} wins by ${reason}`,
  },
  scene: ({ state }) => ({ title: JSON.stringify(state), items: [] }) as never,
  chapter: () => 'the only one',
  measure: ({ state }) => ({ bets: (state as { bets: unknown[] }).bets.length }),
  meters: [{ key: 'bets', label: 'Bets', color: 'series1' }],
  name: player => player.toUpperCase(),
};
const dealt = createMatch(kuhnPoker, { players: ['ann', 'bob'], dice: scripted({ order: [2, 0, 1] }) });
const played = ['bet', 'fold'].reduce(choose, dealt);

test('every record becomes a frame with its words, rules, picture and what is waited for', () => {
  const replay = replayOf(played, poker, { subtitle: 's', notice: 'n' });
  expect(replay).toMatchObject({
    title: 'ann wins by fold',
    subtitle: 's',
    notice: 'n',
    game: 'Kuhn poker',
    outcome: 'ann wins by fold',
  });
  expect(replay.players).toEqual([
    { id: 'ann', name: 'ANN' },
    { id: 'bob', name: 'BOB' },
  ]);
  expect(replay.frames.map(({ kind, who, text, waiting }) => [kind, who, text, waiting])).toEqual([
    ['start', undefined, 'Kuhn poker', undefined],
    ['roll', undefined, 'deal (3)', undefined],
    ['event', undefined, 'ann gets {"hidden":true}', undefined],
    ['event', undefined, 'bob gets {"hidden":true}', 'ann: bet?'],
    ['action', 'ann', 'I bet', undefined],
    ['event', undefined, 'ann says bet', 'bob: bet?'],
    ['action', 'bob', 'I fold', undefined],
    ['event', undefined, 'bob says fold', undefined],
    ['end', undefined, 'ann wins by fold', undefined],
  ]);
  expect(replay.frames.map(frame => frame.meters?.bets)).toEqual([0, 0, 0, 0, 0, 1, 1, 2, 2]);
  expect(replay.frames.map(frame => frame.chapter).filter(Boolean)).toEqual(['the only one']);
  expect(replay.frames[5]?.rules).toEqual(['KUHN-2']);
  const seqs = replay.frames.map(frame => frame.seq);
  expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  expect(renderReplay(replay)).toContain('ann wins by fold');
});

test('a replay shows no more than its viewer may see', () => {
  const text = (viewer?: string) => JSON.stringify(replayOf(played, poker, viewer === undefined ? {} : { viewer }));
  expect(text()).not.toMatch(/"K\\?"|"J\\?"/);
  expect(text('ann')).toMatch(/ann gets \\"K\\"/);
  expect(text('ann')).not.toMatch(/bob gets \\"J\\"/);
});

test('rolls are shown as dice', () => {
  const words = { events: {} as never, decision: () => '', choice: () => '', outcome: () => '' };
  const plain: Presentation<Pig> = {
    title: 'Pig',
    words: { ...words, events: new Proxy({} as never, { get: () => () => 'e' }) },
    scene: () => ({ title: '', items: [] }) as never,
  };
  const match = choose(
    createMatch(pig, { players: ['ann', 'bob'], dice: scripted(4, 1, 2, 3) }),
    createMatch(pig, { players: 2, dice: scripted(4, 1, 2, 3) }).decisions[0]?.options?.[0],
  );
  const roll = replayOf(match, plain).frames.find(frame => frame.kind === 'roll');
  expect(roll?.dice).toMatchObject({ die: 'd6', faces: [4] });
});

test('a match without its past begins where it was forked', () => {
  const short = choose(fork(['bet'].reduce(choose, dealt), { history: false, dice: seeded('x') }), 'call');
  const { frames } = replayOf(short, poker);
  expect(frames.map(frame => frame.kind)).toEqual(['start', 'action', 'event', 'event', 'end']);
  expect(frames.at(-1)?.text).toBe('ann wins by showdown');
});
