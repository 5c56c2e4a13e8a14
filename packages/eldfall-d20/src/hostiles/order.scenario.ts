import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, open } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { plainProfile } from '../testing/index.js';
import type { BehaviourCard } from '../vocabulary/hostile.js';
import { apart, hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const waits: Partial<BehaviourCard> = { movement: [{ when: [{ is: 'always' }], does: { do: 'idle' } }] };
const morale = (M: number) => ({ stats: { ...plainProfile.stats, M } });

scenario(
  'the lowest Tier activates first and uses up its Activation Points, in a Tier the higher Morale',
  ['ELD-HOSTILE-007', 'ELD-HOSTILE-008', 'ELD-HOSTILE-009'],
  play => {
    const { game, setup } = hostilesTurn('1234.a', {
      cards: { 1: waits, 2: waits, 3: waits, 4: waits },
      profiles: {
        1: { tier: 3 },
        2: { tier: 1, ...morale(10) },
        3: { tier: 1, ...morale(11) },
        4: { tier: 2, ...morale(20) },
      },
      models: { 2: { points: 2 }, 3: { points: 2 }, 4: { points: 1 } },
    });
    const p = play(game, setup);
    expect(events(p, 'SequenceBegan').map(({ model }) => model)).toEqual(['3', '3', '2', '2', '4', '1']);
  },
);

scenario(
  'of Hostiles of equal Tier and Morale the 1st Player picks one, activation by activation',
  ['ELD-HOSTILE-009', 'ELD-HOSTILE-010'],
  play => {
    const lay = {
      cards: { 1: waits, 2: waits },
      models: { 1: { points: 2 }, 2: { points: 2 } },
      players: ['p2', 'p1'],
    } as const;
    const { game, setup } = hostilesTurn('12.a', lay);
    const p = play(game, setup).options('p2', ['1', '2']).choose('p2', '2').choose('p2', '1');
    p.options('p2', ['1', '2']).choose('p2', '1');
    expect(events(p, 'SequenceBegan').map(({ model }) => model)).toEqual(['2', '1', '1', '2']);
    // In the Hostiles turn nobody is active, so the option for the Active Player changes nothing.
    const other = hostilesTurn('12.a', { ...lay, options: { hostileArbiter: 'activePlayer' } });
    expect(open(play(other.game, other.setup))).toEqual(['p2 activate']);
  },
);

scenario(
  'a Hostile that no behaviour is for neither activates nor spends an Activation Point, and is left out of the turn',
  'ELD-HOSTILE-013',
  play => {
    const near: Partial<BehaviourCard> = {
      movement: [{ when: [{ is: 'enemy-within', distance: 2 }], does: { do: 'idle' } }],
    };
    const walks: Partial<BehaviourCard> = {
      movement: [{ when: [{ is: 'always' }], does: { do: 'walk-towards' } }],
    };
    const spent = (gap: number, units: number) => {
      const at = { a: { x: inches(10), y: inches(10) }, 1: { x: inches(10), y: inches(10) + apart(gap, units) } };
      const { game, setup } = hostilesTurn('1a', { cards: { 1: near }, at });
      const p = play(game, setup);
      return [events(p, 'SequenceBegan').length, events(p, 'PointsChanged').length];
    };
    expect([spent(2, 0), spent(2, 1)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    // The Hostile of Tier II acts after the one of Tier I was left out.
    const at = {
      a: { x: inches(10), y: inches(10) },
      1: { x: inches(20), y: inches(10) },
      2: { x: inches(10), y: inches(15) },
    };
    const { game, setup } = hostilesTurn('12a', { cards: { 1: near, 2: walks }, profiles: { 2: { tier: 2 } }, at });
    expect(events(play(game, setup), 'SequenceBegan').map(({ model }) => model)).toEqual(['2']);
  },
);

scenario(
  'every player may react to a Hostile, in turn order, and all of their models are its enemies',
  ['ELD-HOSTILE-011', 'ELD-REACT-020'],
  play => {
    const { game, setup } = hostilesTurn('1\n.\nAa', {
      cards: { 1: waits },
      models: { A: { points: 1 }, a: { points: 1 } },
      facing: { A: { x: 0, y: -1 } },
      players: ['p2', 'p1'],
    });
    const p = play(game, setup);
    expect(open(p)).toEqual(['p2 react']);
    p.choose('p2', 'pass').choose('p1', { model: 'A' });
    const options = p.match.decisions[0]?.options as readonly { readonly do: string }[] | undefined;
    expect(options?.some(one => one.do === 'attack')).toBe(true);
  },
);
