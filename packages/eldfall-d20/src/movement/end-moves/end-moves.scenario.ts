import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { hasState, modelOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../../testing/index.js';
import type { Resolution } from '../../vocabulary/index.js';
import { at, movementOnly } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);
const facing = { x: 0, y: 1 };
const idle = { kind: 'idle', route: [], facing, skills: [] } as const;

const dodging =
  (...models: readonly (readonly [string, 'active' | 'reactive'])[]) =>
  ({ dodges }: Resolution): void => {
    for (const [model, role] of models) dodges.push({ model, role, against: [] });
  };

const lay = (drawing: string, put: (resolution: Resolution) => unknown, more: LaidOut = {}) =>
  laidOut(drawing, { pitch: 6, edition: movementOnly(put), ...more });

scenario(
  'a Dodge ends with a move of up to half SPD, rounded up, or none',
  ['ELD-ACTION-016', 'ELD-ACTION-017'],
  play => {
    const SPD = { a: { stats: { ...plainProfile.stats, SPD: 5 } } };
    const { game, setup } = lay('Aa', dodging(['a', 'reactive']), { profiles: SPD });
    const to = (far: number) => ({ route: [at(inches(12), inches(6) + far)], facing });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle)
      .refuses('p2', to(inches(3) + 3), { code: 'too-far', rule: 'ELD-ACTION-016' })
      .choose('p2', to(inches(3) + 2));
    expect(modelOf(p.state, 'a').at).toEqual(at(inches(12), inches(9) + 2));
    const stays = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle)
      .choose('p2', { route: [], facing: { x: 5, y: 1 } });
    expect(modelOf(stays.state, 'a')).toMatchObject({ at: at(inches(12), inches(6)), facing: { x: 5, y: 1 } });
  },
);

scenario(
  'a Dodge move obeys the rules of a Walk: no wall, no enemy, no fall without a roll',
  'ELD-ACTION-017',
  play => {
    const scenery = { wall: { boxes: [[13, 4, 1, 4]] as const, top: 3 } };
    const { game, setup } = lay('Aa', dodging(['a', 'reactive']), { scenery });
    play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle)
      .refuses('p2', { route: [at(inches(15), inches(6))], facing }, { code: 'too-high', rule: 'ELD-MOVE-023' });
  },
);

scenario('a Dodge move ends by itself where it touches an enemy', ['ELD-ACTION-017', 'ELD-MOVE-020'], play => {
  const { game, setup } = lay('Aa', dodging(['a', 'reactive']), { at: { a: at(inches(9), inches(6)) } });
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', idle)
    .choose('p2', { route: [at(inches(2), inches(6))], facing });
  expect(modelOf(p.state, 'a').at).toEqual(at(inches(6) + 3200 + 2, inches(6)));
});

scenario('a Dodge may enter or cancel Crouched at the same moment', 'ELD-ACTION-018', play => {
  const { game, setup } = lay('Aa', dodging(['a', 'reactive']));
  const stance = { state: 'crouched', to: true } as const;
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', idle)
    .refuses(
      'p2',
      { route: [], facing, stance: { state: 'crouched', to: false } },
      { code: 'no-change', rule: 'ELD-STATE-018' },
    )
    .refuses(
      'p2',
      { route: [], facing, stance: { state: 'flying', to: true } },
      { code: 'no-stance', rule: 'ELD-ACTION-018' },
    )
    .choose('p2', { route: [], facing, stance });
  expect(hasState(modelOf(p.state, 'a'), 'crouched')).toBe(true);
});

scenario(
  'a Crouched model gets up before or after its Dodge move, as its player likes, and by option only afterwards',
  ['ELD-ACTION-018', 'ELD-STATE-013'],
  play => {
    const stance = { state: 'crouched', to: false } as const;
    const to = (far: number, more: object = {}) => ({ route: [at(inches(12), inches(6) + far)], facing, ...more });
    const begun = (more: LaidOut = {}) => {
      const { game, setup } = lay('Aa', dodging(['a', 'reactive']), { states: { a: ['crouched'] }, ...more });
      return play(game, setup).choose('p1', 'A').choose('p1', idle);
    };
    const tooFar = { code: 'too-far', rule: 'ELD-ACTION-016' } as const;
    // SPD 6: half of it is 3 inches; half of the Crouched half is 2, rounded up.
    const p = begun()
      .refuses('p2', to(inches(2) + 3), tooFar)
      .refuses('p2', to(inches(3) + 3, { stance }), tooFar)
      .choose('p2', to(inches(3) + 2, { stance }));
    expect([modelOf(p.state, 'a').at.y, hasState(modelOf(p.state, 'a'), 'crouched')]).toEqual([inches(9) + 2, false]);
    // Beneath a low beam it crawls out first.
    const beam = { scenery: { beam: { boxes: [[10, 5, 4, 2]] as const, base: 1, top: 3 } } };
    const out = begun(beam)
      .refuses('p2', to(inches(2) + 3, { stance }), tooFar)
      .refuses('p2', to(inches(1.5), { stance }), { code: 'not-free', rule: 'ELD-MOVE-021' })
      .choose('p2', to(inches(2), { stance }));
    expect([modelOf(out.state, 'a').at.y, hasState(modelOf(out.state, 'a'), 'crouched')]).toEqual([inches(8), false]);
    begun({ options: { dodgeStance: 'after' } })
      .refuses('p2', to(inches(2) + 3, { stance }), tooFar)
      .choose('p2', to(inches(2), { stance }));
  },
);

scenario(
  'reacting models move first, in the order of their player; the activated one comes last',
  'ELD-ACTION-019',
  play => {
    const { game, setup } = lay('Aab', dodging(['A', 'active'], ['a', 'reactive'], ['b', 'reactive']));
    const move = { route: [], facing: { x: 1, y: 0 } };
    play(game, setup)
      .choose('p1', 'A')
      .choose('p1', idle)
      .waitsFor({ by: 'p2', kind: 'order' })
      .options('p2', ['a', 'b'])
      .choose('p2', 'b')
      .choose('p2', move)
      .choose('p2', move)
      .waitsFor({ by: 'p1', kind: 'endMove' })
      .choose('p1', move)
      .waitsFor({ by: 'p1', kind: 'activate' });
  },
);

scenario('a model with 0 HP makes no end move, unless an option gives it one', 'ELD-ACT-021', play => {
  const down = (option: boolean) => {
    const { game, setup } = lay('Aa', dodging(['a', 'reactive']), {
      models: { a: { hp: 0 } },
      options: { dodgeMoveAtZeroHp: option },
    });
    return play(game, setup).choose('p1', 'A').choose('p1', idle);
  };
  down(false).waitsFor({ by: 'p1', kind: 'activate' });
  down(true).waitsFor({ by: 'p2', kind: 'endMove' });
});

scenario(
  'neither an Immobilized nor an over-encumbered model makes a Dodge move',
  ['ELD-STATE-053', 'ELD-MOVE-026'],
  play => {
    const { game, setup } = lay('Aa', dodging(['a', 'reactive']), { states: { a: ['immobilized'] } });
    play(game, setup).choose('p1', 'A').choose('p1', idle).waitsFor({ by: 'p1', kind: 'activate' });
    const heavy = lay('Aa', dodging(['a', 'reactive']), {
      profiles: { a: { inventory: { space: 0, items: [{ item: 'sword', quantity: 1 }] } } },
    });
    play(heavy.game, heavy.setup)
      .choose('p1', 'A')
      .choose('p1', idle)
      .refuses('p2', { route: [at(inches(12), inches(7))], facing }, { code: 'over-encumbered', rule: 'ELD-MOVE-026' });
  },
);

scenario('a Follow-Up leads towards the enemy that got away', 'ELD-SKILL-025', play => {
  const { game, setup } = lay('Aa', ({ endMoves }) => {
    endMoves.push({ model: 'a', role: 'reactive', why: 'follow-up', towards: 'A' });
  });
  const to = (x: number) => ({ route: [at(x, inches(6))], facing });
  play(game, setup)
    .choose('p1', 'A')
    .choose('p1', idle)
    .refuses('p2', to(inches(13)), { code: 'not-towards', rule: 'ELD-SKILL-025' })
    .choose('p2', to(inches(11)));
});

scenario('a Follow-Up answers every end move out of Reach, or by option only a Dodge', 'ELD-SKILL-025', play => {
  const leaving = (why: 'dodge' | 'retreat', followedMoves: 'endMoves' | 'dodges') => {
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['a'] } as const;
    const put = ({ dodges, endMoves }: Resolution) =>
      why === 'dodge'
        ? dodges.push({ model: 'A', role: 'active', against: [] })
        : endMoves.push({ model: 'A', role: 'active', why });
    const { game, setup } = lay('Aa', put, {
      at: { A: at(inches(6), inches(6)), a: at(inches(8), inches(6)) },
      facing: { a: { x: -1, y: 0 } },
      profiles: { a: { skills: [{ id: 'follow-up' }] } },
      states: { A: [engaged] },
      options: { followedMoves },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle);
    p.choose('p1', { route: [at(inches(3), inches(6))], facing });
    const [{ kind, by } = { kind: 'none', by: 'nobody' }] = p.match.decisions;
    return `${by} ${kind}`;
  };
  expect([leaving('dodge', 'endMoves'), leaving('retreat', 'endMoves')]).toEqual(['p2 endMove', 'p2 endMove']);
  expect([leaving('dodge', 'dodges'), leaving('retreat', 'dodges')]).toEqual(['p2 endMove', 'p1 activate']);
});

scenario(
  'models with Follow-Up of several players follow in turn order, whichever model is listed first',
  ['ELD-SKILL-025', 'ELD-ACTION-019', 'ELD-REACT-007'],
  play => {
    const asked = (order: readonly string[]) => {
      const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['c', 'b'] } as const;
      const follower = { skills: [{ id: 'follow-up' }] } as const;
      const { game, setup } = lay('', dodging(['A', 'active']), {
        at: { A: at(20320, 20320), c: at(20320, 25520), b: at(25520, 20320) },
        players: ['p1', 'p2', 'p3'],
        models: { c: { player: 'p3', points: 0 }, b: { points: 0 } },
        profiles: { b: follower, c: follower },
        states: { A: [engaged] },
        state: { order },
      });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle);
      p.choose('p1', { route: [at(15320, 15320)], facing });
      return order.slice(1).map(() => {
        const [{ kind, by } = { kind: 'none', by: 'nobody' }] = p.match.decisions;
        p.choose(by, { route: [], facing });
        return `${by} ${kind}`;
      });
    };
    expect(asked(['p1', 'p2', 'p3'])).toEqual(['p2 endMove', 'p3 endMove']);
    expect(asked(['p1', 'p3', 'p2'])).toEqual(['p3 endMove', 'p2 endMove']);
  },
);
