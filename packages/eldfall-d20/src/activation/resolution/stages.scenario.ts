import { expect } from 'vitest';
import { attackFacts } from '../../attacks/facts.js';
import { attack, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { plainProfile, plainSpell } from '../../testing/index.js';
import type { AttackFacts, Direction, EldOptions, Sources } from '../../vocabulary/index.js';
import { events, modelIn } from '../scenario-words.js';

const robust = { stats: { ...plainProfile.stats, HP: 9 } };

scenario(
  'a Dodge is rolled against each attack, and avoids that one only',
  ['ELD-ACTION-011', 'ELD-ACTION-012', 'ELD-ROLL-015'],
  play => {
    const dodged = (...dice: readonly number[]) => {
      const { game, setup } = resolving('bAc', {
        pitch: 1.5,
        action: { do: 'dodge' },
        reactions: { b: attack('A'), c: attack('A') },
        facing: { b: { x: 1, y: 0 }, c: { x: -1, y: 0 } },
        sources: { unseen: [() => ({ rule: 'ELD-SKILL-012', source: 'test' })] },
      });
      return told(play(game, { ...setup, dice }).match).filter(one => one.includes(' hits '));
    };
    // The Dodges are thrown first: the activated model has the first dice.
    expect(dodged(20, 1, 5, 5, 20)).toEqual(['b hits A']);
    expect(dodged(1, 20, 5, 5, 20)).toEqual(['c hits A']);
  },
);

scenario(
  'a model that neither acts nor reacts rolls for the attack that an ability lets it make, after all others',
  ['ELD-ROLL-015', 'ELD-ACT-017'],
  play => {
    const more: Sources['moreAttacks'][number] = (table): readonly AttackFacts[] => [
      attackFacts(table, { attacker: 'C', declared: attack('b'), by: 'test' }),
    ];
    const { game, setup } = resolving('A.\nbC', {
      pitch: 1.5,
      action: attack('bb'),
      facing: { C: { x: -1, y: 0 } },
      reactions: { b: { do: 'nothing' } },
      sources: { moreAttacks: [more] },
    });
    expect(told(play(game, { ...setup, dice: [20, 20, 20] }).match)).toEqual([
      'A attack OFF 12 at b: 20- 20-',
      'C attack OFF 12 at b: 20-',
    ]);
  },
);

scenario('rules that follow on Hits may have nothing to ask', 'ELD-DEF-007', play => {
  const seen: number[] = [];
  const sources: Partial<Sources> = { afterHits: [(_, { hits }) => void seen.push(hits.length)] };
  const { game, setup } = resolving('A\nb', { action: attack('bb'), sources });
  play(game, { ...setup, dice: [20, 20] });
  expect(seen).toEqual([0]);
});

scenario(
  'other actions of reacting models are carried out as well, after that of the activated model',
  ['ELD-ACTION-004', 'ELD-ROLL-015'],
  play => {
    // Both tokens are perceived.
    const { game, setup } = resolving('A\nb', {
      action: { do: 'perceive', target: 'b' },
      reactions: { b: { do: 'perceive', target: 'A' } },
      states: { A: ['shrouded'], b: ['shrouded'] },
    });
    expect(told(play(game, { ...setup, dice: [10, 9] }).match).filter(one => one.includes('perceive'))).toEqual([
      'A perceive INT 10: 10',
      'b perceive INT 10: 9',
    ]);
  },
);

scenario('a model that was hit turns only if its facing changes', 'ELD-LOS-010', play => {
  const turned = (facing: Direction): readonly Direction[] => {
    const { game, setup } = resolving('A\nb', { action: attack('bb'), profiles: { b: robust } });
    const going = play(game, { ...setup, dice: [5, 20, 20] });
    expect(going.match.decisions.map(({ proposal }) => proposal)).toEqual([{ model: 'b' }]);
    going.choose('p2', facing);
    expect(modelIn(going, 'b').facing).toEqual(facing);
    return events(going, 'ModelTurned').map(one => one.facing);
  };
  expect(turned({ x: 0, y: -1 })).toEqual([]);
  expect(turned({ x: 1, y: -1 })).toEqual([{ x: 1, y: -1 }]);
  expect(turned({ x: 0, y: 1 })).toEqual([{ x: 0, y: 1 }]);
});

scenario(
  'a Petrified model that was hit does not turn, nor does a Petrified Hostile; by option both do',
  ['ELD-STATE-071', 'ELD-LOS-010', 'ELD-HOSTILE-018'],
  play => {
    const turns = (target: 'b' | '1', options: Partial<EldOptions> = {}) => {
      const { game, setup } = resolving(`A\n${target}`, {
        action: attack(target),
        profiles: { [target]: robust },
        states: { [target]: ['petrified'] },
        facing: { [target]: { x: 1, y: 0 } },
        options,
      });
      const p = play(game, { ...setup, dice: [5, 20] });
      return [p.match.decisions[0]?.kind === 'turnTo', events(p, 'ModelTurned').length];
    };
    expect([turns('b'), turns('1')]).toEqual([
      [false, 0],
      [false, 0],
    ]);
    const petrifiedTurns = { petrifiedTurns: true };
    expect([turns('b', petrifiedTurns), turns('1', petrifiedTurns)]).toEqual([
      [true, 0],
      [false, 1],
    ]);
  },
);

scenario(
  'an Immobilized model that frees itself from one attack and is held again by another does not move',
  ['ELD-STATE-052', 'ELD-STATE-053', 'ELD-ACT-018'],
  play => {
    const bind = { ...plainSpell, weapon: { ...plainSpell.weapon, power: 8, strike: 1 } } as const;
    const dodged = (...hit: readonly number[]) => {
      const { game, setup } = resolving('A.\nbc', {
        pitch: 1.5,
        pack: { spells: { bind: { ...bind, onHit: [{ op: 'state', state: 'immobilized' }] } } },
        action: { do: 'dodge' },
        states: { A: ['immobilized'] },
        reactions: { b: attack('A'), c: { ...attack('A'), kind: 'ranged', means: { spell: 'bind' } } },
      });
      const p = play(game, { ...setup, dice: [5, 20, 20, ...hit] })
        .choose('p1', 'AG')
        .choose('p1', 'AG');
      return hit.length > 1 ? p.choose('p1', { x: 1, y: 0 }) : p;
    };
    dodged(20).waitsFor({ by: 'p1', kind: 'endMove' });
    const held = dodged(5, 20);
    expect(events(held, 'StateRemoved').map(({ state }) => state)).toEqual(['immobilized']);
    expect(modelIn(held, 'A').states.map(({ state }) => state)).toContain('immobilized');
    expect(held.match.decisions.map(({ kind }) => kind)).toEqual(['activate']);
  },
);

scenario(
  'of two reactive players whose models were hit, the one who is next in turn order turns first',
  ['ELD-LOS-010', 'ELD-REACT-007'],
  play => {
    const first = (...order: readonly string[]) => {
      const { game, setup } = resolving('bAc', {
        pitch: 1.5,
        players: ['p1', 'p2', 'p3'],
        action: attack('bc'),
        facing: { A: { x: 0, y: 1 } },
        sources: { unseen: [() => ({ rule: 'ELD-SKILL-012', source: 'test' })] },
        profiles: { b: robust, c: robust },
        models: { c: { player: 'p3' } },
        state: { order },
      });
      const { decisions } = play(game, { ...setup, dice: [5, 5, 20, 20] }).match;
      return decisions.map(({ by, kind }) => `${by} ${kind}`);
    };
    expect([first('p1', 'p2', 'p3'), first('p1', 'p3', 'p2')]).toEqual([['p2 turnTo'], ['p3 turnTo']]);
  },
);
