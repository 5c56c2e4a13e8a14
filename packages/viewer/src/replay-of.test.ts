import {
  choose,
  createMatch,
  type Decision,
  decide,
  fork,
  type GameTypes,
  type Match,
  type Presentation,
  seeded,
} from '@rulewright/core';
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
    choices: { bet: bet => `I ${bet}` },
    outcome: ({ winners, reason }) => `${winners.join()} wins by ${reason}`,
  },
  scene: ({ state }) => ({ title: JSON.stringify(state), items: [] }) as never,
  chapter: () => 'the only one',
  measure: ({ state }) => ({ bets: state.bets.length }),
  meters: () => [{ key: 'bets', label: 'Bets', color: 'series1' }],
  name: player => player.toUpperCase(),
};
const dealt = createMatch(kuhnPoker, { players: ['ann', 'bob'], dice: scripted({ order: [2, 0, 1] }) });
const played = ['bet', 'fold'].reduce(choose, dealt);

test('every record becomes a frame with its words, rules, picture and open questions', () => {
  const replay = replayOf(played, poker, { subtitle: 's', notice: 'n' });
  expect(replay).toMatchObject({
    title: 'ANN · BOB',
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

test('a remark joins the record that it is about, also where that record has no words of its own', () => {
  const { events } = poker.words;
  const silent: Presentation<KuhnPoker> = {
    ...poker,
    words: {
      ...poker.words,
      events: { ...events, Spoke: ({ by, bet }) => (bet === 'fold' ? '' : `${by} says ${bet}`) },
    },
    remarks: ({ records }) => {
      const last = records.at(-1);
      return last?.kind === 'event' && last.event.type === 'Spoke' ? [`after ${last.event.bet}`] : [];
    },
  };
  const remarked = replayOf(played, silent).frames.filter(({ remarks }) => remarks);
  expect(remarked.map(({ text, remarks }) => [text, remarks])).toEqual([
    ['ann says bet', ['after bet']],
    ['I fold', ['after fold']],
  ]);
});

test('a replay shows no more than its viewer may see', () => {
  const text = (viewer?: string) => JSON.stringify(replayOf(played, poker, viewer === undefined ? {} : { viewer }));
  expect(text()).not.toMatch(/"K\\?"|"J\\?"/);
  expect(text('ann')).toMatch(/ann gets \\"K\\"/);
  expect(text('ann')).not.toMatch(/bob gets \\"J\\"/);
});

test('the question of an answer that stays secret is told without its details, but to its player', () => {
  const secretive: typeof kuhnPoker = {
    ...kuhnPoker,
    *beat(turn) {
      const about = { holds: 'the King' };
      const asked = { by: 'ann', kind: 'bet', rule: 'KUHN-2', options: ['check', 'bet'], about, secret: true } as const;
      yield* decide(turn, asked);
      yield* decide(turn, asked);
      return yield* kuhnPoker.beat(turn);
    },
  };
  const begun = createMatch(secretive, { players: ['ann', 'bob'], dice: scripted({ order: [2, 0, 1] }) });
  const telling = {
    ...poker,
    words: { ...poker.words, decision: (one: Decision<KuhnPoker>) => `bet? ${JSON.stringify(one.about)}` },
  };
  const framesFor = (viewer?: string) =>
    replayOf(choose(begun, 'check'), telling, viewer === undefined ? {} : { viewer }).frames;
  const askedOf = (viewer?: string) => framesFor(viewer).find(({ asked }) => asked !== undefined)?.asked;
  // The question is asked before its answer, in the line that says which player the table waits for.
  const waitingFor = (viewer?: string) => framesFor(viewer).find(({ waiting }) => waiting !== undefined)?.waiting;
  expect(askedOf('ann')).toContain('the King');
  expect(askedOf('bob')).toBe('bet? undefined');
  expect(askedOf()).toBe('bet? undefined');
  expect(waitingFor('ann')).toContain('the King');
  expect(waitingFor('bob')).toBe('ann: bet? undefined');
  expect(waitingFor()).toBe('ann: bet? undefined');
});

test('rolls are shown as dice', () => {
  const words = { events: {} as never, decision: () => '', choices: {} as never, outcome: () => '' };
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
  const drawn: Presentation<Pig> = { ...plain, words: { ...plain.words, face: (die, face) => `${die}+${face}` } };
  const own = replayOf(match, drawn).frames.find(frame => frame.kind === 'roll');
  expect(own).toMatchObject({ text: 'pig', dice: { faces: ['d6+4'] } });
});

test('a match without its past begins where it was forked', () => {
  const short = choose(fork(['bet'].reduce(choose, dealt), { history: false, dice: seeded('x') }), 'call');
  const { frames } = replayOf(short, poker);
  expect(frames.map(frame => frame.kind)).toEqual(['start', 'action', 'event', 'event', 'end']);
  expect(frames.at(-1)?.text).toBe('ann wins by showdown');
});

test('a record without words adds its rules to the frame before, and its picture once a player is asked', () => {
  const quiet: Presentation<KuhnPoker> = {
    ...poker,
    words: { ...poker.words, events: { ...poker.words.events, Dealt: () => '' } },
    scene: ({ records, decisions }) => ({ title: `${records.length} seen, ${decisions.length} asked`, items: [] }),
  };
  const { frames } = replayOf(played, quiet);
  expect(
    frames.slice(0, 3).map(({ seq, text, rules, waiting, scene }) => [seq, text, rules, waiting, scene.title]),
  ).toEqual([
    [-1, 'Kuhn poker', [], undefined, '0 seen, 0 asked'],
    [0, 'deal (3)', ['KUHN-1'], 'ann: bet?', '3 seen, 1 asked'],
    [4, 'I bet', ['KUHN-2'], undefined, '1 seen, 0 asked'],
  ]);
});

test('a frame is drawn once, and its card is told once, after the last record that joined it', () => {
  const drawn: number[] = [];
  const told: number[] = [];
  const quiet: Presentation<KuhnPoker> = {
    ...poker,
    words: { ...poker.words, events: { ...poker.words.events, Dealt: () => '', Spoke: () => '' } },
    scene: ({ state }) => {
      drawn.push(state.bets.length);
      return { title: '', items: [{ kind: 'token', id: 'pot', x: 0, y: 0, size: 1, form: 'disc' }] };
    },
    card: ({ state }) => {
      told.push(state.bets.length);
      return { title: `${state.bets.length} bets`, numbers: [], facts: [] };
    },
  };
  const { frames } = replayOf(played, quiet);
  expect(frames.map(({ text, cards }) => [text, cards?.pot?.title])).toEqual([
    ['Kuhn poker', '0 bets'],
    ['deal (3)', undefined],
    ['I bet', '1 bets'],
    ['I fold', '2 bets'],
    ['ann wins by fold', undefined],
  ]);
  expect(drawn).toEqual([0, 0, 1, 2, 2]);
  // Dealing changes the table, so the card is told again; the end changes nothing.
  expect(told).toEqual([0, 0, 1, 2]);
});

test('the records of a frame stay while only records without words follow, even in another beat', () => {
  const quiet: Presentation<KuhnPoker> = {
    ...poker,
    words: {
      ...poker.words,
      events: { ...poker.words.events, Spoke: () => '' },
      choices: { bet: bet => (bet === 'bet' ? 'I bet' : '') },
    },
    scene: ({ records }) => ({ title: records.map(({ kind }) => kind).join(), items: [] }),
  };
  const match = ['bet', 'call'].reduce(choose, dealt);
  const told = replayOf(match, quiet).frames.map(({ text, scene }) => [text.split(' ')[0], scene.title]);
  expect(told.slice(-3)).toEqual([
    ['I', 'action,event,action,event'],
    ['cards:', 'action,event,event'],
    ['ann', ''],
  ]);
});

test('words get the table before and after an event, and the game’s own name of a roll', () => {
  const words: Presentation<KuhnPoker>['words'] = {
    ...poker.words,
    events: {
      ...poker.words.events,
      Spoke: (_, state, before) => [before, state].map(one => one?.bets.length).join(' to '),
    },
    roll: ({ purpose }, state) => `${purpose} before ${state?.bets.length} bets`,
  };
  const texts = replayOf(played, { ...poker, words }).frames.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['deal before 0 bets (3)', '0 to 1', '1 to 2']));
});

test('options of an open decision are in everybody’s picture where the game hides nothing, else only in the deciding player’s', () => {
  const options = <G extends GameTypes>(match: Match<G>, viewer?: string): readonly unknown[] => {
    const seen: unknown[] = [];
    const look: Presentation<G> = {
      title: '',
      words: {
        events: new Proxy({} as never, { get: () => () => 'e' }),
        decision: () => '',
        choices: {} as never,
        outcome: () => '',
      },
      scene: ({ decisions }) => {
        seen.push(...decisions.map(one => one.options?.length));
        return { title: '', items: [] };
      },
    };
    replayOf(match, look, viewer === undefined ? {} : { viewer });
    return seen;
  };
  const open = createMatch(pig, { players: ['ann', 'bob'], dice: scripted(4) });
  expect(options(open)).toEqual([open.decisions[0]?.options?.length]);
  expect(options(dealt)).toEqual([undefined]);
  expect(options(dealt, 'ann')).toEqual([2]);
  expect(options(dealt, 'bob')).toEqual([undefined]);
});
