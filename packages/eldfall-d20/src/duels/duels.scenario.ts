import { act, createMatch, legal, type Match } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { whyNotAlliance } from '../alliances/alliance.js';
import { resolving } from '../attacks/scenario-words.js';
import { quests } from '../content/book/quests.js';
import { upgrades } from '../content/book/upgrades.js';
import { whyNotDeclare } from '../match/bans.js';
import { modelOf } from '../match/lookups.js';
import { atQuest, place, TOUCH, thing, zones } from '../quests/scenario-words.js';
import { type LaidOut, laidOut, plainQuest } from '../testing/index.js';
import type { ActionChoice, Deed, Eld, EldState } from '../vocabulary/index.js';

const start = (lay: LaidOut = {}, drawing = 'AB\n..\n..\nab'): Match<Eld> => {
  const { game, setup } = laidOut(drawing, lay);
  return createMatch(game, { ...setup, seed: 'duel' });
};

/** Answers the open question of this kind; reactions are passed, and models stand still. */
const answer = (match: Match<Eld>, kind: string, choice: unknown): Match<Eld> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');
  if (decision.kind === 'react' || decision.kind === 'opportunity') {
    return answer(act(match, { decision: decision.id, by: decision.by, choice: 'pass' }), kind, choice);
  }
  if (decision.kind !== kind) throw new Error(`asked for ${decision.kind}, not for ${kind}`);
  return act(match, { decision: decision.id, by: decision.by, choice });
};

const treasure = { item: 'treasure', quantity: 1, acquired: true, found: true } as const;
const idle = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] };
/** The question after A has declared to issue a duel. */
const issued = (lay: LaidOut = {}): Match<Eld> =>
  answer(answer(answer(start(lay), 'activate', 'A'), 'movement', idle), 'action', { do: 'duel' });
const accepted = (lay: LaidOut = {}): Match<Eld> => answer(answer(issued(lay), 'yes', true), 'model', 'b');

const asked = (match: Match<Eld>): readonly unknown[] => match.decisions[0]?.options ?? [];
/** The actions that A may declare after a movement, when nobody has reacted. */
const actionsAfter = (movement: unknown, lay: LaidOut = {}): readonly unknown[] => {
  let match = answer(answer(start(lay), 'activate', 'A'), 'movement', movement);
  while (match.decisions[0] && match.decisions[0].kind !== 'action') {
    const { id, by } = match.decisions[0];
    match = act(match, { decision: id, by, choice: 'pass' });
  }
  return asked(match);
};
const isOffered = (lay: LaidOut): boolean =>
  actionsAfter(idle, lay).some(one => typeof one === 'object' && one !== null && 'do' in one && one.do === 'duel');

describe('issuing a duel', () => {
  test('a model of the original party may, after Idle, a creature may not [ELD-DUEL-001]', () => {
    expect(isOffered({})).toBe(true);
    expect(isOffered({ models: { A: { original: false } } })).toBe(false);
  });

  test('not where the Quest forbids it [ELD-QUEST-038]', () => {
    expect(isOffered({ pack: { quests: { 'open-hostilities': { ...plainQuest, duels: false } } } })).toBe(false);
  });

  test('not after a Walk [ELD-DUEL-001, ELD-ACTION-003]', () => {
    const walk = { ...idle, kind: 'walk', route: [{ x: inches(2), y: inches(3), z: 0 }] };
    expect(actionsAfter(walk)).toContainEqual({ do: 'nothing' });
    expect(actionsAfter(walk)).not.toContainEqual({ do: 'duel' });
  });

  test('the opponent may refuse, and the action is spent [ELD-DUEL-002]', () => {
    const match = answer(issued(), 'yes', false);
    expect([match.state.duel, match.state.sequence, match.state.models[0]?.points]).toEqual([null, null, 1]);
  });

  test('the opponent names an enlisted model that is neither Incapacitated nor Dead [ELD-DUEL-003]', () => {
    expect(asked(answer(issued(), 'yes', true))).toEqual(['a', 'b']);
    const alone = answer(issued({ states: { a: ['incapacitated'] } }), 'yes', true);
    expect(alone.state.duel).toEqual({ issuer: 'A', accepted: 'b' });
    const enlisted = answer(issued({ models: { a: { original: false } } }), 'yes', true);
    expect(enlisted.state.duel?.accepted).toBe('b');
  });

  test('both duellists have the Activation Points of their printed STA [ELD-DUEL-004]', () => {
    const match = accepted({ models: { b: { points: 0 } } });
    expect(match.state.models.map(({ id, points }) => [id, points])).toEqual([
      ['A', 2],
      ['B', 2],
      ['a', 2],
      ['b', 2],
    ]);
  });
});

describe('while a duel goes on', () => {
  test('nobody else activates or reacts, and the turn goes on [ELD-DUEL-005, ELD-DUEL-014]', () => {
    const match = accepted();
    expect(asked(match)).toEqual(['A', 'end', 'drop']);
    const walking = answer(match, 'activate', 'A');
    const moved = answer(walking, 'movement', idle);
    const options = moved.decisions[0]?.kind === 'react' ? moved.decisions[0].options : [];
    expect(options).toEqual(['pass', { model: 'b' }]);
  });

  test('creatures of a duellist act too [ELD-DUEL-007]', () => {
    const match = accepted({ models: { B: { original: false, summoned: { by: 'A', spell: 'spark' } } } });
    expect(asked(match)).toEqual(['A', 'B', 'end', 'drop']);
  });

  test('a Leader that takes no part uses its Stratagems [ELD-DUEL-013]', () => {
    const rally = { name: 'Rally', kind: 'authority', changes: [] } as const;
    const match = start({
      pack: { stratagems: { rally } },
      profiles: { A: { stratagems: ['rally'] } },
      state: {
        duel: { issuer: 'B', accepted: 'b' },
        stage: { name: 'turn', active: 'p1', phase: 'strategic', step: 'abilities' },
      },
    });
    const used = answer(match, 'strategic', { do: 'stratagem', stratagem: 'rally' });
    const events = used.records.flatMap(one => (one.kind === 'event' ? [one.event.type] : []));
    expect(events).toContain('StratagemUsed');
    // The Leader itself still waits.
    expect(asked(used)).toEqual(['B', 'end', 'drop']);
  });

  test('no second duel is issued [ELD-DUEL-005]', () => {
    const match = answer(answer(accepted(), 'activate', 'A'), 'movement', idle);
    const [decision] = match.decisions;
    const after = decision?.kind === 'react' ? answer(match, 'action', { do: 'nothing' }) : match;
    expect(legal(after, 'p1')).not.toContainEqual(expect.objectContaining({ choice: { do: 'duel' } }));
  });
});

describe('beside a duel', () => {
  test('nobody makes or breaks an Alliance, and before it everybody may [ELD-DUEL-016, ELD-QUEST-014]', () => {
    const allied = { pack: { quests: { 'open-hostilities': { ...plainQuest, alliance: true } } } };
    const wishes = (state: NonNullable<LaidOut['state']>, players = ['p1', 'p2', 'p3']) => {
      const { table } = laidOut('AB..\n....\nab.c', {
        ...allied,
        players,
        models: { c: { player: 'p3' } },
        state: { alliances: [['p1', 'p3']], ...state },
      });
      return ['make', 'break'].map(
        to =>
          whyNotAlliance(table, 'p1', { with: to === 'make' ? 'p2' : 'p3', to: to === 'make' ? 'make' : 'break' })
            ?.code,
      );
    };
    expect(wishes({})).toEqual([undefined, undefined]);
    expect(wishes({ duel: { issuer: 'A', accepted: 'b' } })).toEqual(['duel-goes-on', 'duel-goes-on']);
  });

  /** `A` touches a Cache of the Treasure Hunt with a Treasure in it, and an Intrigue token is near. */
  const hunting = (options: LaidOut['options'] = {}) => {
    const at = place(18, 18);
    const lay = atQuest('treasure-hunt', {
      at: { A: { x: at.x, y: at.y - TOUCH } },
      things: [thing('cache', at), thing('intrigue', place(18, 20)), thing('dropped-items', at)],
      options,
    });
    const { table } = laidOut('A', { ...lay, state: { duel: { issuer: 'A', accepted: 'b' } } });
    const model = modelOf(table.state, 'A');
    const why = (action: ActionChoice) =>
      whyNotDeclare(table, model, { what: 'action', role: 'active', action, movement: null })?.code;
    return [
      why({ do: 'interact', thing: 'cache-1', attribute: 'AG' }),
      why({ do: 'perceive', target: 'intrigue-1' }),
      why({ do: 'interact', thing: 'dropped-items-1' }),
    ];
  };
  test('nobody interacts with things of the Quest or perceives them, but for Items that lie there [ELD-DUEL-016]', () => {
    expect(hunting()).toEqual(['duel-goes-on', 'duel-goes-on', undefined]);
    expect(hunting({ duelObjectives: 'goOn' })).toEqual([undefined, undefined, undefined]);
  });

  /** The reason of the end and the Victory Points after deeds in Open Hostilities, of which the first happened before the duel. */
  const scored = (more: LaidOut, ...deeds: readonly Deed[]) => {
    const state = ended(
      { ...more, pack: { quests }, state: { quest: { card: 'open-hostilities', marks: { 'duel-began': 1 } } } },
      deeds,
    );
    return [state.ending?.reason, state.parties.map(({ points }) => points)] as const;
  };
  const felled = (of: string): Deed => ({ deed: 'incapacitated', by: 'p1', of, model: 'A' });
  test('the Quest rewards what was done before, and the fall of those that take part [ELD-DUEL-016]', () => {
    // A plain model is worth 1 VP; `a` is the Leader of p2, for 1 VP more.
    expect(scored({}, felled('a'))).toEqual([undefined, [2, 0]]);
    expect(scored({}, felled('b'), felled('a'))).toEqual([undefined, [1, 0]]);
    expect(scored({ options: { duelObjectives: 'goOn' } }, felled('b'), felled('a'))).toEqual([undefined, [3, 0]]);
    const creature = { models: { a: { summoned: { by: 'b', spell: 'spark' } } } };
    expect(scored(creature, felled('b'), felled('a'))).toEqual([undefined, [3, 0]]);
    // The VP of the duel come on top.
    expect(scored({ states: { b: ['incapacitated'] } }, felled('b'), felled('b'))).toEqual(['duel', [7, 0]]);
  });

  test('no condition of the Quest ends the game, and nobody leaves by an exit [ELD-DUEL-016, ELD-END-003]', () => {
    const hunters = (options: LaidOut['options'] = {}) =>
      ended(atQuest('treasure-hunt', { options, models: { B: { where: 'left', inventory: [treasure, treasure] } } }))
        .ending?.reason;
    expect([hunters(), hunters({ duelObjectives: 'goOn' })]).toEqual([undefined, 'quest']);
    const asked = (options: LaidOut['options'] = {}) => {
      const lay = atQuest('treasure-hunt', {
        options,
        parties: zones,
        models: { A: { inventory: [treasure] } },
        state: { duel: { issuer: 'A', accepted: 'b' } },
      });
      return resolving('AB\n..\nab', lay);
    };
    const leaves = (options: LaidOut['options'] = {}): boolean => {
      const { game, setup } = asked(options);
      return createMatch(game, { ...setup, seed: 'leave' }).decisions.some(({ kind }) => kind === 'yes');
    };
    expect([leaves(), leaves({ duelObjectives: 'goOn' })]).toEqual([false, true]);
  });
});

test('a Reaction that was declared before the duel is no interference, and may decide it [ELD-DUEL-006]', () => {
  const bowman = { stats: { ACC: 20, T: 30 }, inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
  const begun = answer(
    answer(start({ profiles: { a: bowman, A: { stats: { HP: 1 } } } }), 'activate', 'A'),
    'movement',
    idle,
  );
  const [decision] = begun.decisions;
  if (!decision) throw new Error('nobody is asked for a reaction');
  const reacting = act(begun, { decision: decision.id, by: 'p2', choice: { model: 'a' } });
  const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' };
  const issuedLate = answer(answer(reacting, 'action', shot), 'action', { do: 'duel' });
  const fought = answer(answer(issuedLate, 'yes', true), 'model', 'b');
  // The shot fells the issuer in the sequence in which the duel began; as interference it would cost p2 the duel.
  expect(fought.state.deeds.some(one => one.deed === 'attack' && one.by === 'a')).toBe(true);
  expect([fought.state.models[0]?.hp, fought.state.ending]).toEqual([0, { reason: 'duel', winners: ['p2'] }]);
});

/** The end of a match with a duel of A and b, after some facts. */
const ended = (lay: LaidOut, deeds: readonly Deed[] = []): EldState =>
  start({
    ...lay,
    state: {
      duel: { issuer: 'A', accepted: 'b' },
      deeds,
      stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' },
      ...lay.state,
    },
  }).state;
const result = (state: EldState) => [
  state.ending?.reason,
  state.parties.map(({ points }) => points),
  state.ending?.winners,
];

describe('the end of a duel', () => {
  test('comes when a duellist is Incapacitated or Dead, and ends the game; the survivor has 6 VP [ELD-DUEL-008, ELD-DUEL-009]', () => {
    expect(result(ended({ states: { b: ['incapacitated'] } }))).toEqual(['duel', [6, 0], ['p1']]);
    expect(result(ended({ states: { A: ['dead'] } }))).toEqual(['duel', [0, 6], ['p2']]);
    expect(ended({}).ending).toBeNull();
  });

  test('both fall in the same sequence: 3 VP each [ELD-DUEL-010]', () => {
    expect(result(ended({ states: { A: ['dead'], b: ['incapacitated'] } }))).toEqual(['duel', [3, 3], ['p1', 'p2']]);
  });

  test('the VP count toward the maximum, and the most VP in total win [ELD-DUEL-011, ELD-DUEL-012]', () => {
    const points = (p1: number, p2: number): LaidOut => ({
      states: { b: ['dead'] },
      parties: { p1: { points: p1 }, p2: { points: p2 } },
    });
    expect(result(ended(points(7, 0)))).toEqual(['duel', [10, 0], ['p1']]);
    expect(result(ended(points(0, 7)))).toEqual(['duel', [6, 7], ['p2']]);
  });

  test('a duellist that leaves the field loses [ELD-DUEL-015]', () => {
    expect(result(ended({ models: { A: { where: 'left' } } }))).toEqual(['duel', [0, 6], ['p2']]);
  });

  test('a model that interferes makes its side lose at once; a creature of a duellist does not [ELD-DUEL-006, ELD-DUEL-007]', () => {
    const attack: Deed = { deed: 'attack', by: 'B', on: ['b'], unseen: false, turn: 'p1' };
    expect(result(ended({}, [attack]))).toEqual(['duel', [0, 6], ['p2']]);
    const creature = { models: { B: { summoned: { by: 'A', spell: 'spark' } } } };
    expect(ended(creature, [attack]).ending).toBeNull();
  });

  test('a model of an ally belongs to the side of its ally; one of a player who is allied with nobody to none [ELD-DUEL-006, ELD-QUEST-014]', () => {
    const { game, setup } = laidOut('AB\n..\n..\nab', { players: ['p1', 'p2', 'p3'], models: { B: { player: 'p3' } } });
    const attack: Deed = { deed: 'attack', by: 'B', on: ['b'], unseen: false, turn: 'p1' };
    const among = (...alliances: EldState['alliances']) => {
      const position: EldState = {
        ...setup.position,
        duel: { issuer: 'A', accepted: 'b' },
        deeds: [attack],
        alliances,
        stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' },
      };
      const { ending } = createMatch(game, { ...setup, position, seed: 'duel' }).state;
      return ending?.winners;
    };
    expect(among(['p1', 'p3'])).toEqual(['p2']);
    expect(among(['p2', 'p3'])).toEqual(['p1']);
    expect(among()).toBeUndefined();
  });

  test('First Aid by one that takes no part interferes, by a creature of the duellist it does not [ELD-DUEL-006, ELD-DUEL-007]', () => {
    const aid = (more: LaidOut = {}): Match<Eld> =>
      answer(
        start({
          pack: { upgrades },
          ...more,
          models: { A: { hp: 1 }, B: { upgrades: ['first-aid'] }, ...more.models },
          state: {
            duel: { issuer: 'A', accepted: 'b' },
            stage: { name: 'turn', active: 'p1', phase: 'strategic', step: 'abilities' },
          },
        }),
        'strategic',
        { do: 'ability', ability: 'first-aid', model: 'B', target: 'A' },
      );
    expect(result(aid().state)).toEqual(['duel', [0, 6], ['p2']]);
    const own = { B: { upgrades: ['first-aid'], original: false, summoned: { by: 'A', spell: 'spark' } } };
    expect(aid({ models: { A: { hp: 1 }, ...own } }).state.ending).toBeNull();
  });

  test('the last round does not end a duel [ELD-DUEL-014]', () => {
    const last = { round: 5, stage: { name: 'turn', active: 'p2', phase: 'end', step: '' } } as const;
    expect([ended({ state: last }).ending, ended({ state: last }).round]).toEqual([null, 6]);
    expect(ended({ state: { ...last, duel: null } }).ending?.reason).toBe('last-round');
    const limited = ended({ state: last, options: { duelLimit: 'rounds' } });
    expect([limited.ending?.reason, limited.parties.map(one => one.points)]).toEqual(['last-round', [0, 0]]);
  });
});
