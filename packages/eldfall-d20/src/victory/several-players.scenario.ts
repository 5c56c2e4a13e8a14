import { act, history, type Match, type PlayerId, suggest } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, swordAttack } from '../activation/scenario-words.js';
import { told } from '../attacks/scenario-words.js';
import { atQuest, points } from '../quests/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { party, until } from '../set-up/scenario-words.js';
import { conditionsOf, type LaidOut, laidOut } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;
const bow = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
const bowShot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;

/** Open Hostilities of three players: `A` and other capital letters belong to p1, `c` to p3, and `a` and `b` to p2. */
const table = (drawing: string, lay: LaidOut = {}) =>
  laidOut(
    drawing,
    atQuest('open-hostilities', {
      players: ['p1', 'p2', 'p3'],
      ...lay,
      models: { ...lay.models, c: { player: 'p3', ...lay.models?.c } },
      parties: {
        p1: { leader: null, ...lay.parties?.p1 },
        p2: { leader: null },
        p3: { leader: null, ...lay.parties?.p3 },
      },
    }),
  );

/** The players whose turns have begun, in their order. */
const turns = (p: Play<Eld>): readonly (PlayerId | null)[] =>
  events(p, 'StageReached').flatMap(({ stage }) =>
    stage.name === 'turn' && stage.phase === 'strategic' && stage.step === '' ? [stage.active] : [],
  );

scenario(
  'the fall of one of three parties ends the Quest before its turn: the player after it has none, and the two best win together',
  ['ELD-TURN-013', 'ELD-END-002', 'ELD-QUEST-005'],
  play => {
    const far = { at: { c: { x: inches(30), y: inches(30) } }, parties: { p3: { points: 1 } } };
    const { game, setup } = table('Ac\nb.', { pitch: 1.2, models: { b: { hp: 1 }, c: { points: 0 } }, ...far });
    const p = play(game, { ...setup, dice: [5, 20, 2] });
    p.choose('p1', 'A').choose('p1', idle()).choose('p2', 'pass').choose('p1', swordAttack);
    p.choose('p1', { model: 'b' }).choose('p1', { model: 'b' });
    expect([points(p), conditionsOf(p, 'b')]).toEqual([[1, 0, 1], ['incapacitated']]);
    p.choose('p1', 'end').ends({ reason: 'party-fallen', winners: ['p1', 'p3'] });
    expect(turns(p)).toEqual(['p2']);
  },
);

scenario(
  'a party that falls in its own turn ends the Quest only when its next turn would begin; a Reaction has earned the VP',
  ['ELD-TURN-013', 'ELD-TURN-012', 'ELD-QUEST-005', 'ELD-REACT-007'],
  play => {
    const { game, setup } = table('Ac\n.b', {
      pitch: 1.2,
      active: 'p2',
      models: { b: { hp: 1, points: 1 }, A: { points: 0 } },
      at: { A: { x: inches(30), y: inches(30) } },
      facing: { c: { x: 0, y: 1 } },
    });
    const p = play(game, { ...setup, dice: [5, 2] });
    p.choose('p2', 'b')
      .choose('p2', idle({ x: 0, y: -1 }))
      .waitsFor({ by: 'p3', kind: 'react' });
    p.choose('p3', { model: 'c' }).choose('p3', swordAttack).choose('p2', nothing);
    // Nobody of p2 can activate any more, so the turn has passed on by itself.
    expect([points(p), turns(p)]).toEqual([[0, 0, 1], ['p3']]);
    p.choose('p3', 'end')
      .choose('p1', 'end')
      .ends({ reason: 'party-fallen', winners: ['p3'] });
    expect(turns(p)).toEqual(['p3', 'p1', 'p2']);
  },
);

scenario(
  'the game is over after the fifth turn of the last of three players, and all who have the most VP win together',
  ['ELD-END-001', 'ELD-END-002'],
  play => {
    const last = (scores: readonly [number, number, number], active = 'p3') => {
      const { game, setup } = table('A.b.c', {
        active,
        state: { round: 5 },
        parties: { p1: { points: scores[0] }, p3: { points: scores[2] } },
      });
      const state = setup.position;
      const parties = state.parties.map(one => (one.player === 'p2' ? { ...one, points: scores[1] } : one));
      return play(game, { ...setup, position: { ...state, parties } }).choose(active, 'end');
    };
    last([4, 4, 2]).ends({ reason: 'last-round', winners: ['p1', 'p2'] });
    last([3, 3, 3]).ends({ reason: 'last-round', winners: ['p1', 'p2', 'p3'] });
    last([1, 2, 4]).ends({ reason: 'last-round', winners: ['p3'] });
    // The fifth turn of the second player is not the last one.
    expect(last([4, 4, 2], 'p2').match.outcome).toBeUndefined();
  },
);

scenario(
  'a third player with the most VP wins a game that ends with a duel of two others',
  ['ELD-DUEL-008', 'ELD-DUEL-009', 'ELD-DUEL-012'],
  play => {
    const duel = (third: number) => {
      const { game, setup } = table('Ac\nb.', {
        pitch: 1.2,
        models: { b: { hp: 1 } },
        parties: { p1: { points: 1 }, p3: { points: third } },
        state: { duel: { issuer: 'A', accepted: 'b' } },
      });
      const p = play(game, { ...setup, dice: [5, 20, 2] });
      // The model of p3 stands beside both, and is not asked.
      p.choose('p1', 'A').choose('p1', idle()).waitsFor({ by: 'p2', kind: 'react' });
      p.choose('p2', 'pass').choose('p1', swordAttack);
      return p.choose('p1', { model: 'b' }).choose('p1', { model: 'b' });
    };
    // 1 VP before, 1 for the fall of `b`, and 6 for the duel.
    const p = duel(9).ends({ reason: 'duel', winners: ['p3'] });
    expect(points(p)).toEqual([8, 0, 9]);
    duel(8).ends({ reason: 'duel', winners: ['p1', 'p3'] });
  },
);

scenario(
  'the turn of a third player whose party has fallen does not end a duel of the two others, but by option it does',
  ['ELD-DUEL-016', 'ELD-TURN-013', 'ELD-DUEL-008'],
  play => {
    const passed = (options: LaidOut['options'] = {}) => {
      const { game, setup } = table('Ac\nb.', {
        active: 'p2',
        states: { c: ['incapacitated'] },
        models: { c: { hp: 0 } },
        state: { duel: { issuer: 'A', accepted: 'b' } },
        options,
      });
      return play(game, { ...setup, dice: [] }).choose('p2', 'end');
    };
    // p3 has nobody who can act, so that its turn passes at once.
    const p = passed();
    expect([p.match.outcome, turns(p)]).toEqual([undefined, ['p3', 'p1']]);
    passed({ duelObjectives: 'goOn' }).ends({ reason: 'party-fallen', winners: ['p1', 'p2', 'p3'] });
  },
);

scenario(
  'models of two enemies that touch each other are no allies: a shot at one is neither harder nor strays; an ally of the shooter counts',
  ['ELD-RANGED-009', 'ELD-RANGED-010', 'ELD-RANGED-011', 'ELD-DEF-012'],
  play => {
    const y = inches(10);
    const shot = (dice: readonly number[], lay: LaidOut = {}) => {
      const { game, setup } = table('ABbc', {
        profiles: { A: bow },
        at: {
          A: { x: inches(10), y: inches(3) },
          b: { x: inches(10), y },
          c: { x: inches(10) + 3200, y },
          B: { x: inches(10) - 3200, y: lay.state ? y : inches(30) },
        },
        models: { b: { points: 0 }, c: { points: 0 }, A: { points: 1 } },
        ...lay,
      });
      const p = play(game, { ...setup, dice });
      p.choose('p1', 'A').choose('p1', idle()).choose('p1', bowShot);
      // Where c is an ally, b is the only target.
      for (let i = dice.length; i > 0; i--) p.chooseIfAsked('p1', { model: 'b' });
      return p;
    };
    const plain = shot([18, 19]);
    expect(events(plain, 'RollMade').map(({ attribute }) => attribute.total)).toEqual([10]);
    expect(events(plain, 'HitScored')).toEqual([]);
    // Allied with p3: -4 for each of the two models, and p2 says which one a high die strikes.
    const allied = { state: { alliances: [['p1', 'p3']] } } as const;
    const stray = shot([18, 10, 20], allied).choose('p1', 1).options('p2', ['B', 'c']).choose('p2', 'c');
    expect(events(stray, 'RollMade')[0]?.attribute.total).toBe(2);
    expect(events(stray, 'HitScored').map(({ on, stray: astray }) => [on, astray])).toEqual([['c', true]]);
  },
);

scenario(
  'a model that comes between enemies of two players stops at the contact with both, is Engaged by both, and fights each by itself',
  ['ELD-MOVE-020', 'ELD-STATE-023', 'ELD-STATE-029', 'ELD-CONFRONT-010', 'ELD-ACTION-025', 'ELD-REACT-007'],
  play => {
    const [x, y] = [inches(10), inches(14)];
    const { game, setup } = table('Abc', {
      at: { A: { x, y: inches(10) }, b: { x: x - 3200, y }, c: { x: x + 3200, y } },
      facing: { b: { x: 1, y: -1 }, c: { x: -1, y: -1 } },
      options: { distanceEpsilon: 0 },
    });
    const p = play(game, { ...setup, dice: [5, 11, 12, 9, 20, 20] });
    p.choose('p1', 'A').choose('p1', {
      kind: 'walk',
      route: [{ x, y: y + inches(2), z: 0 }],
      facing: { x: 0, y: 1 },
      skills: [],
    });
    for (const by of ['p2', 'p3', 'p2', 'p3']) p.choose(by, 'pass');
    p.choose('p1', nothing);
    const engagers = (id: string) =>
      modelIn(p, id).states.flatMap(({ state, about }) => (state === 'engaged' ? (about ?? []) : []));
    expect([modelIn(p, 'A').at, engagers('A'), engagers('b'), engagers('c')]).toEqual([
      { x, y, z: 0 },
      ['b', 'c'],
      ['A'],
      ['A'],
    ]);
    const away = { kind: 'walk', route: [{ x, y: inches(15), z: 0 }], facing: { x: 0, y: 1 }, skills: [] } as const;
    p.choose('p1', 'A').refuses('p1', away, { code: 'engaged', rule: 'ELD-STATE-029' }).choose('p1', idle());
    p.choose('p2', { model: 'b' }).choose('p2', { do: 'dodge' }).choose('p3', { model: 'c' }).choose('p3', swordAttack);
    p.choose('p1', swordAttack).choose('p1', { model: 'b' }).choose('p1', { model: 'c' });
    expect(told(p.match).filter(one => !one.includes('AP'))).toEqual([
      'A attack OFF 12 at b: 5',
      'A attack OFF 12 at c: 11',
      'b dodge AG 10: 12-',
      'c attack DEF 10 at A: 9',
      'A 11 against c 9x: A',
      'A hits b',
      'A hits c',
      'damage to b: 20+2 against 10',
      'damage to c: 20+2 against 10',
    ]);
  },
);

/** Plays a match to its end in which nobody does anything, and gives the players whose turns have begun. */
const idled = (begun: Match<Eld>): { readonly match: Match<Eld>; readonly actives: readonly string[] } => {
  let match = begun;
  const actives: string[] = [];
  const note = (): void => {
    const { stage, round } = match.state;
    const now = stage.name === 'turn' ? `${round} ${stage.active}` : '';
    if (now !== '' && actives.at(-1) !== now) actives.push(now);
  };
  note();
  while (!match.outcome) {
    const [decision] = match.decisions;
    if (!decision) throw new RangeError('nothing is asked');
    const options: readonly unknown[] = decision.options ?? [];
    const choice = options.includes('end') ? 'end' : (options[0] ?? suggest(match, decision, 1)[0]);
    match = act(match, { decision: decision.id, by: decision.by, choice });
    note();
  }
  return { match, actives };
};

test.each([
  // The highest result takes the order and names the second one as 1st Player; the others follow by their results.
  [3, [3, 5, 9], 'p2', ['p3', 'p2', 'p1'], ['p2', 'p3', 'p1']],
  [4, [3, 5, 9, 7], 'p1', ['p3', 'p4', 'p2', 'p1'], ['p1', 'p3', 'p4', 'p2']],
] as const)(
  'a match of %i players is played from its parties over their deployment in turns to the end of the fifth round [ELD-SETUP-004, ELD-SETUP-006, ELD-SETUP-007, ELD-SETUP-008, ELD-TURN-001, ELD-END-001, ELD-END-002]',
  (players, dice, firstPlayer, byResult, order) => {
    const lists = (by: string) =>
      party(...({ p1: ['plain'], p2: ['plain', 'plain'] }[by] ?? ['plain', 'plain', 'plain']));
    const answers = { party: lists, initiative: 'order', deployment: 'alternate', firstPlayer } as const;
    const before = until('zones', dice, answers, { players });
    // The second one chooses the position first, then the winner, then the others.
    expect(before.decisions[0]?.by).toBe(byResult[1]);
    const begun = until('turn', dice, answers, { players });
    const deployed = history(begun)
      .flatMap(({ records }) => records)
      .flatMap(one => (one.kind === 'event' && one.event.type === 'ModelDeployed' ? [one.event.model] : []));
    const round = (n: number) => order.flatMap(by => (n <= lists(by).models.length ? [`${by}:${n}`] : []));
    expect(deployed).toEqual([...round(1), ...round(2), ...round(3)]);
    const { match, actives } = idled(begun);
    expect(actives).toEqual([1, 2, 3, 4, 5].flatMap(n => order.map(by => `${n} ${by}`)));
    expect(match.outcome).toMatchObject({ reason: 'last-round', winners: match.state.players });
  },
);
