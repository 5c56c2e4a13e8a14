import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { idle, modelIn, open } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { EldOptions } from '../vocabulary/index.js';
import { skilled } from './scenario-words.js';

const facing = { x: 0, y: 1 };
const engagedBy = (...about: readonly string[]) => ({ state: 'engaged', by: null, source: 'engaged', about }) as const;

/** `A` stands between `b` and `c`, who engage it and have Follow-Up. */
const between: LaidOut = {
  at: { A: { x: 20320, y: 20320 }, b: { x: 16320, y: 20320 }, c: { x: 24320, y: 20320 } },
  facing: { b: { x: 1, y: 0 }, c: { x: -1, y: 0 } },
  profiles: { A: skilled('hit-and-retreat'), b: skilled('follow-up'), c: skilled('follow-up') },
  models: { b: { points: 0 }, c: { points: 0 } },
  states: { A: [engagedBy('b', 'c')] },
};

const away = {
  kind: 'walk',
  route: [{ x: 20320, y: 20320 + inches(6), z: 0 }],
  facing,
  skills: ['hit-and-retreat'],
} as const;

scenario(
  'a movement with Hit and Retreat is followed at once, and the player of two followers picks which one is first; by option only end moves are followed, or only Dodges',
  ['ELD-SKILL-025', 'ELD-SKILL-027', 'ELD-ACTION-019'],
  play => {
    const left = (followedMoves: EldOptions['followedMoves'] = 'all') => {
      const { game, setup } = laidOut('', { ...between, options: { followedMoves } });
      return play(game, setup).choose('p1', 'A').choose('p1', away);
    };
    const p = left().options('p2', ['b', 'c']).choose('p2', 'c');
    expect(p.match.decisions).toMatchObject([
      { kind: 'endMove', proposal: { model: 'c', towards: 'A', why: 'follow-up' } },
    ]);
    p.choose('p2', { route: [{ x: 22320, y: 20320 + inches(2), z: 0 }], facing });
    expect(p.match.decisions).toMatchObject([{ kind: 'endMove', proposal: { model: 'b', towards: 'A' } }]);
    p.choose('p2', { route: [], facing });
    expect([open(p), modelIn(p, 'c').at.y]).toEqual([['p1 action'], 20320 + inches(2)]);
    expect([open(left('endMoves')), open(left('dodges'))]).toEqual([['p1 action'], ['p1 action']]);
  },
);

scenario(
  'a model that cancels Engaged and stays within Reach is not followed',
  ['ELD-SKILL-025', 'ELD-SKILL-027'],
  play => {
    const { game, setup } = laidOut('', between);
    const p = play(game, setup).choose('p1', 'A');
    p.choose('p1', { ...idle(), skills: ['hit-and-retreat'] });
    expect(open(p)).toEqual(['p1 action']);
  },
);

scenario('a charmed enemy that walks out of Reach is followed', ['ELD-SKILL-025', 'ELD-SKILL-010'], play => {
  const charmed = (followedMoves: EldOptions['followedMoves'] = 'all') => {
    const { game, setup } = laidOut('A\n.\n.\n.\n.\nb', {
      pitch: 2,
      at: { B: { x: 5080, y: 34480 } },
      facing: { B: { x: 0, y: -1 } },
      profiles: { A: skilled({ id: 'charm', level: 2 }), B: skilled('follow-up') },
      states: { b: [engagedBy('B')] },
      options: { followedMoves },
    });
    const p = play(game, { ...setup, dice: [11] })
      .choose('p1', 'A')
      .choose('p1', idle());
    return p.choose('p2', { model: 'b' }).choose('p1', true);
  };
  const p = charmed();
  expect(p.match.decisions).toMatchObject([{ by: 'p1', kind: 'endMove', proposal: { model: 'B', towards: 'b' } }]);
  p.choose('p1', { route: [{ x: 5080, y: 34480 - inches(3), z: 0 }], facing });
  expect([open(p), modelIn(p, 'B').at.y]).toEqual([['p1 action'], 34480 - inches(3)]);
  expect(open(charmed('endMoves'))).toEqual(['p1 action']);
});
