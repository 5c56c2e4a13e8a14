import { describe, expect, test } from 'vitest';
import { revise } from '../editions/revise.js';
import type { Game } from '../match/game.js';
import { decide } from '../match/turn.js';
import type { PlayerId } from '../match/types.js';
import { Play, type Scripted, scenarios } from '../testing/index.js';
import { openWindow } from './open-window.js';
import { perform, procedure, step } from './procedure.js';
import { type Ability, defineAbility, type Offer, timingWindow, type WindowChoices } from './window.js';

/** A blow and the models that may answer it: enough of a fight for every kind of window. */
interface Fight {
  readonly state: { readonly health: number; readonly told: readonly string[]; readonly blows: number };
  readonly event: { readonly type: 'Said'; readonly what: string } | { readonly type: 'Hurt'; readonly by: number };
  readonly rule: 'F-1' | 'F-2' | 'F-3';
  readonly options: { readonly silent: boolean };
  readonly choices: WindowChoices & { readonly strike: number };
}
interface Blow {
  damage: number;
}

const order = (): readonly PlayerId[] => ['red', 'blue'];
const before = timingWindow<Fight, Blow>('before the blow', { rule: 'F-2', order });
const inTurns = timingWindow<Fight, Blow>('turn and turn about', { rule: 'F-2', order, alternating: true });
const hushed = timingWindow<Fight, Blow>('hushed', { rule: 'F-2', order, askAlways: turn => turn.options.silent });

const say = (id: string, window: typeof before, by: PlayerId, more: Partial<Ability<Fight, Blow>> = {}) =>
  defineAbility<Fight, Blow>({
    id,
    rule: 'F-3',
    window,
    offers: () => [{ by, source: `${by}-1` }],
    use: turn => turn.emit({ type: 'Said', what: id }, 'F-3'),
    ...more,
  });

const blow = procedure<Fight, Blow>('blow', [
  step('F-1', 'declare', turn => turn.emit({ type: 'Said', what: 'declared' }, 'F-1')),
  before,
  step('F-1', 'hit', (turn, { damage }) => turn.emit({ type: 'Hurt', by: damage }, 'F-1')),
  inTurns,
  hushed,
]);

const fight = (...abilities: Ability<Fight>[]): Game<Fight> => ({
  id: 'fight',
  version: '1',
  players: { min: 2, max: 2 },
  rulings: { silent: { rule: 'F-2', default: false, values: [true, false] } },
  start: () => ({ health: 9, told: [], blows: 0 }),
  *beat(turn) {
    const damage = yield* decide(turn, { by: 'red', kind: 'strike', rule: 'F-1', options: [1, 2] });
    yield* perform(turn, blow, { damage }, ({ state }) => state.health <= 0);
    turn.emit({ type: 'Said', what: 'done' }, 'F-1');
  },
  evolve: (state, event) =>
    event.type === 'Hurt'
      ? { ...state, health: state.health - event.by, blows: state.blows + 1 }
      : { ...state, told: [...state.told, event.what] },
  outcome: state => (state.told.includes('done') ? { winners: [], reason: 'done', rule: 'F-1' } : undefined),
  abilities,
});

const play = (game: Game<Fight>, options = {}, dice: Scripted[] = []): Play<Fight> =>
  new Play(game, { players: ['red', 'blue'], options, dice }).choose('red', 1);
const offer = (ability: string, source: string): { ability: string; source: string } => ({ ability, source });

test('a window without offers costs no decision', () => {
  expect(play(fight()).state.told).toEqual(['declared', 'done']);
});

test('the first player is done before the second begins, and a pass is final', () => {
  const game = fight(say('a', before, 'blue'), say('b', before, 'red'), say('c', before, 'red'));
  play(game)
    .waitsFor({ by: 'red', kind: 'window' })
    .options('red', [offer('b', 'red-1'), offer('c', 'red-1'), 'pass'])
    .choose('red', offer('c', 'red-1'))
    .options('red', [offer('b', 'red-1'), 'pass'])
    .choose('red', 'pass')
    .options('blue', [offer('a', 'blue-1'), 'pass'])
    .choose('blue', offer('a', 'blue-1'))
    .events(
      { type: 'Said', what: 'declared' },
      { type: 'Said', what: 'c' },
      { type: 'Said', what: 'a' },
      { type: 'Hurt', by: 1 },
      { type: 'Said', what: 'done' },
    );
});

test('an alternating window asks the players in turn, until each has passed', () => {
  const game = fight(
    say('r1', inTurns, 'red'),
    say('r2', inTurns, 'red'),
    say('b1', inTurns, 'blue'),
    say('b2', inTurns, 'blue'),
  );
  play(game)
    .choose('red', offer('r1', 'red-1'))
    .waitsFor({ by: 'blue', kind: 'window' })
    .choose('blue', offer('b2', 'blue-1'))
    .waitsFor({ by: 'red', kind: 'window' })
    .choose('red', 'pass')
    .waitsFor({ by: 'blue', kind: 'window' })
    .choose('blue', offer('b1', 'blue-1'))
    .ends({ reason: 'done', winners: [] });
});

test('compulsory abilities come first; several are ordered by the first player', () => {
  const must = { compulsory: true };
  const game = fight(
    say('may', before, 'red'),
    say('must 1', before, 'blue', must),
    say('must 2', before, 'blue', must),
  );
  play(game)
    .options('red', [offer('must 1', 'blue-1'), offer('must 2', 'blue-1')])
    .choose('red', offer('must 2', 'blue-1'))
    .options('red', [offer('may', 'red-1'), 'pass'])
    .choose('red', 'pass')
    .events(
      { type: 'Said', what: 'declared' },
      { type: 'Said', what: 'must 2' },
      { type: 'Said', what: 'must 1' },
      { type: 'Hurt', by: 1 },
      { type: 'Said', what: 'done' },
    );
});

test('`precedence` is called once, when no compulsory ability is left', () => {
  const asking = timingWindow<Fight, Blow>('before the blow', {
    rule: 'F-2',
    order,
    *precedence(turn, _, players) {
      const at = yield* decide(turn, { by: 'red', kind: 'strike', rule: 'F-1', options: players.map((_one, i) => i) });
      return players[at] ?? 'red';
    },
  });
  const changed = (...abilities: Ability<Fight>[]): Game<Fight> => ({
    ...fight(...abilities),
    *beat(turn) {
      yield* openWindow(turn, asking, { damage: 1 });
      turn.emit({ type: 'Said', what: 'done' }, 'F-1');
    },
  });
  const table = (...abilities: Ability<Fight>[]): Play<Fight> =>
    new Play(changed(...abilities), { players: ['red', 'blue'] });
  const must = say('must', before, 'blue', { compulsory: true });
  const both = table(must, say('a', before, 'red'), say('b', before, 'blue'), say('c', before, 'blue'));
  expect(both.state.told).toEqual(['must']);
  both
    .options('red', [0, 1])
    .choose('red', 1)
    .choose('blue', offer('b', 'blue-1'))
    .choose('blue', 'pass')
    .options('red', [offer('a', 'red-1'), 'pass']);
  table(must, say('b', before, 'blue')).waitsFor({ by: 'blue', kind: 'window' });
});

test('a use that became impossible is not offered again', () => {
  const quiet: Partial<Ability<Fight, Blow>> = {
    offers: turn => (turn.state.told.includes('b') ? [] : [{ by: 'blue', source: 'blue-1' }]),
  };
  const game = fight(say('a', before, 'blue', quiet), say('b', before, 'red'));
  play(game).choose('red', offer('b', 'red-1')).ends({ reason: 'done', winners: [] });
});

describe('limits', () => {
  const twice: Partial<Ability<Fight, Blow>> = { limit: ({ source }: Offer) => `once a beat ${source}` };

  test('once per source in a window unless said otherwise', () => {
    const game = fight(say('a', before, 'red'), say('a too', inTurns, 'red'));
    play(game)
      .choose('red', offer('a', 'red-1'))
      .options('red', [offer('a too', 'red-1'), 'pass']);
  });

  test('a key holds until the beat ends, across windows and abilities', () => {
    const game = fight(say('a', before, 'red', twice), say('b', inTurns, 'red', twice));
    play(game).choose('red', offer('a', 'red-1')).ends({ reason: 'done', winners: [] });
    play(game)
      .choose('red', 'pass')
      .options('red', [offer('b', 'red-1'), 'pass']);
  });

  test('a fork in the middle of the beat keeps the spent keys', () => {
    const game = fight(say('a', before, 'red', twice), say('a2', before, 'blue'), say('b', inTurns, 'red', twice));
    const middle = play(game).choose('red', offer('a', 'red-1'));
    const first = middle.match;
    middle.choose('blue', 'pass').ends({ reason: 'done', winners: [] });
    const again = new Play(game, { players: ['red', 'blue'] });
    again.match = first;
    again.choose('blue', 'pass').ends({ reason: 'done', winners: [] });
  });
});

test('with `askAlways` players without offers are asked as well', () => {
  play(fight(), { silent: true })
    .options('red', ['pass'])
    .choose('red', 'pass')
    .options('blue', ['pass'])
    .choose('blue', 'pass')
    .ends({ reason: 'done', winners: [] });
});

test('an offer may have variants, and an ability may change what later parts read', () => {
  const game = fight(
    say('soften', before, 'blue', {
      offers: (_, { damage }) => Array.from({ length: damage }, (_, i) => ({ by: 'blue', source: 'blue-1', with: i })),
      use: (turn, data, used) => {
        data.damage = used.with as number;
        turn.emit({ type: 'Said', what: `softened to ${data.damage}` }, 'F-3');
      },
    }),
  );
  new Play(game, { players: ['red', 'blue'] })
    .choose('red', 2)
    .skip()
    .options('blue', [{ ...offer('soften', 'blue-1'), with: 0 }, { ...offer('soften', 'blue-1'), with: 1 }, 'pass'])
    .choose('blue', { ...offer('soften', 'blue-1'), with: 1 })
    .events({ type: 'Said', what: 'softened to 1' }, { type: 'Hurt', by: 1 }, { type: 'Said', what: 'done' });
});

test('an alternating window goes by players, even when their order changes', () => {
  const swapping = timingWindow<Fight, Blow>('turn and turn about', {
    rule: 'F-2',
    order: ({ state }) => (state.told.length % 2 === 0 ? ['red', 'blue'] : ['blue', 'red']),
    alternating: true,
  });
  const game = fight(
    ...['r1', 'r2'].map(id => say(id, swapping, 'red')),
    ...['b1', 'b2'].map(id => say(id, swapping, 'blue')),
  );
  const changed = {
    ...game,
    *beat(turn: Parameters<typeof game.beat>[0]) {
      yield* openWindow(turn, swapping, { damage: 0 });
      turn.emit({ type: 'Said', what: 'done' }, 'F-1');
    },
  };
  const table = new Play(changed, { players: ['red', 'blue'] });
  const asked: string[] = [];
  while (!table.match.outcome) {
    const [decision] = table.match.decisions;
    asked.push(decision?.by ?? '');
    table.choose(decision?.by ?? '', decision?.options?.[0] as never);
  }
  expect(asked).toEqual(['red', 'blue', 'red', 'blue']);
});

test('the variant of a compulsory ability is chosen by its own player', () => {
  const ways = { compulsory: true, offers: () => [0, 1].map(way => ({ by: 'blue', source: 'blue-1', with: way })) };
  const game = fight(say('must', before, 'blue', ways), say('other', before, 'red', { compulsory: true }));
  play(game)
    .options('red', [offer('must', 'blue-1'), offer('other', 'red-1')])
    .choose('red', offer('must', 'blue-1'))
    .options(
      'blue',
      [0, 1].map(way => ({ ...offer('must', 'blue-1'), with: way })),
    )
    .choose('blue', { ...offer('must', 'blue-1'), with: 1 })
    .ends({ reason: 'done', winners: [] });
});

test('a player outside `order` is not asked', () => {
  play(fight(say('a', before, 'green'))).ends({ reason: 'done', winners: [] });
});

test('ids and sources with spaces stay apart', () => {
  const game = fight(
    say('a', before, 'red', { offers: () => [{ by: 'red', source: 'b c' }] }),
    say('a b', before, 'red', { offers: () => [{ by: 'red', source: 'c' }] }),
  );
  play(game)
    .choose('red', offer('a', 'b c'))
    .options('red', [offer('a b', 'c'), 'pass']);
});

test('a limit of several keys needs all of them; one of a procedure ends with its run', () => {
  const both = say('both', before, 'red', { limit: () => ['x', 'y'] });
  const one = say('one', inTurns, 'red', { limit: () => 'y' });
  play(fight(both, one)).choose('red', offer('both', 'red-1')).ends({ reason: 'done', winners: [] });
  const here = { limit: () => 'z', per: 'procedure' } as const;
  const game = fight(say('here', before, 'red', here), say('there', inTurns, 'red', here));
  const twice = {
    ...game,
    *beat(turn: Parameters<typeof game.beat>[0]) {
      yield* perform(turn, blow, { damage: 1 });
      yield* perform(turn, blow, { damage: 1 });
      turn.emit({ type: 'Said', what: 'done' }, 'F-1');
    },
  };
  new Play(twice, { players: ['red', 'blue'] })
    .choose('red', offer('here', 'red-1'))
    .choose('red', offer('here', 'red-1'))
    .ends({ reason: 'done', winners: [] });
});

test('a window has facts about its question, and closes when `until` holds', () => {
  const telling = timingWindow<Fight, Blow>('before the blow', {
    rule: 'F-2',
    order,
    about: (_, { damage }) => ({ damage }),
  });
  const hit = say('hit', before, 'red', {
    offers: () => [0, 1, 2].map(i => ({ by: 'red', source: `red-${i}` })),
    use: turn => turn.emit({ type: 'Hurt', by: 5 }, 'F-3'),
  });
  const fatal = procedure<Fight, Blow>('blow', [telling]);
  const game = fight(hit);
  const changed = {
    ...game,
    *beat(turn: Parameters<typeof game.beat>[0]) {
      yield* perform(turn, fatal, { damage: 3 }, ({ state }) => state.health <= 0);
      turn.emit({ type: 'Said', what: 'done' }, 'F-1');
    },
  };
  const table = new Play(changed, { players: ['red', 'blue'] });
  expect(table.match.decisions[0]?.about).toEqual({ damage: 3 });
  table.choose('red', offer('hit', 'red-0')).choose('red', offer('hit', 'red-1')).ends({ reason: 'done', winners: [] });
});

test('two abilities of one id are a defect', () => {
  expect(() => play(fight(say('a', before, 'red'), say('a', before, 'blue')))).toThrow(/two abilities are called a/);
});

test('a procedure stops when `until` holds', () => {
  const game = { ...fight(), start: () => ({ health: 1, told: [], blows: 0 }) };
  play({ ...game, abilities: [say('a', inTurns, 'red')] }).ends({ reason: 'done', winners: [] });
});

describe('an edition is a list of changes', () => {
  const loud = step<Fight, Blow>('F-1', 'shout', turn => turn.emit({ type: 'Said', what: 'shouted' }, 'F-1'));
  const names = (...changes: Parameters<typeof revise<Fight, Blow>>[2]): string[] =>
    revise(blow, 'edition', changes).parts.map(part => part.name);

  test('replace, remove, insert', () => {
    expect(names({ replace: 'declare', by: loud })).toEqual([
      'shout',
      'before the blow',
      'hit',
      'turn and turn about',
      'hushed',
    ]);
    expect(names({ remove: 'before the blow' }, { remove: 'hushed' })).toEqual([
      'declare',
      'hit',
      'turn and turn about',
    ]);
    expect(names({ after: 'hit', insert: loud })[3]).toBe('shout');
    expect(names({ before: 'hit', insert: loud })[2]).toBe('shout');
    expect(blow.parts).toHaveLength(5);
  });

  test('a change of a missing part is a defect', () => {
    expect(() => names({ remove: 'parry' })).toThrow(/no part called "parry"/);
    expect(() => names({ after: 'hit', insert: step('F-1', 'hit', () => {}) })).toThrow(/two parts are called "hit"/);
  });
});

scenarios<'F-2'>(test)('an interrupt inside an interrupt is saved and loaded like everything else', 'F-2', table => {
  const nested = say('nest', before, 'red', {
    *use(turn, data) {
      turn.emit({ type: 'Said', what: 'outer' }, 'F-3');
      yield* openWindow(turn, inTurns, data);
      turn.emit({ type: 'Said', what: 'outer done' }, 'F-3');
    },
  });
  const game = fight(nested, say('inner', inTurns, 'blue', { limit: () => 'inner' }));
  table(game, { players: ['red', 'blue'] })
    .choose('red', 1)
    .choose('red', offer('nest', 'red-1'))
    .choose('blue', offer('inner', 'blue-1'))
    .events(
      ...['declared', 'outer', 'inner', 'outer done'].map(what => ({ type: 'Said' as const, what })),
      { type: 'Hurt', by: 1 },
      { type: 'Said', what: 'done' },
    );
});

test('the keys that a run has spent are forgotten when the beat runs again', () => {
  const shared: Blow = { damage: 1 };
  const here = say('here', before, 'red', { limit: () => 'z', per: 'procedure' });
  const game: Game<Fight> = {
    ...fight(here, say('then', before, 'blue')),
    *beat(turn) {
      yield* perform(turn, blow, shared);
      turn.emit({ type: 'Said', what: 'done' }, 'F-1');
    },
  };
  const table = new Play(game, { players: ['red', 'blue'] }).choose('red', offer('here', 'red-1'));
  const { match } = table;
  table.choose('blue', 'pass');
  table.match = match;
  table.choose('blue', 'pass').ends({ reason: 'done', winners: [] });
  new Play(game, { players: ['red', 'blue'] }).options('red', [offer('here', 'red-1'), 'pass']);
});

test('when the player asked last leaves, the next one follows', () => {
  const shrinking = timingWindow<Fight, Blow>('shrinking', {
    rule: 'F-2',
    order: ({ state }) => (state.told.includes('two') ? ['one', 'three'] : ['one', 'two', 'three']),
    alternating: true,
  });
  const game = { ...fight(...['one', 'two', 'three'].map(by => say(by, shrinking, by))), players: { min: 3, max: 3 } };
  const table = new Play(
    {
      ...game,
      *beat(turn: Parameters<typeof game.beat>[0]) {
        yield* openWindow(turn, shrinking, { damage: 0 });
        turn.emit({ type: 'Said', what: 'done' }, 'F-1');
      },
    },
    { players: ['one', 'two', 'three'] },
  );
  table.choose('one', 'pass').choose('two', offer('two', 'two-1')).waitsFor({ by: 'three', kind: 'window' });
});

test('two windows of one name are a defect', () => {
  const other = timingWindow<Fight, Blow>('before the blow', { rule: 'F-2', order });
  expect(() => play(fight(say('a', before, 'red'), say('b', other, 'red')))).toThrow(/two windows are called/);
});
