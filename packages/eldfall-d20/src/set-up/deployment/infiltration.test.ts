import { nearest, suggest } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import type { EldOptions } from '../../vocabulary/options.js';
import { party, refused, until } from '../scenario-words.js';

const plain = { party: party('plain'), initiative: 'position' } as const;

/** The refusal of a place of the only model of p1, of four players who have the edges 0 to 3; all lengths in inches. */
const ofFour = (model: 'plain' | 'scout' | 'spy', options: Partial<EldOptions> = {}) => {
  const zones = (by: string) => ({ p1: 0, p2: 1, p3: 2, p4: 3 })[by];
  const lists = (by: string) => (by === 'p1' ? party(model) : party('plain'));
  const answers = { ...plain, party: lists, zones, firstPlayer: 'p1' } as const;
  const match = until('deploy', [9, 7, 5, 3], answers, { players: 4, options });
  return (x: number, y: number) =>
    refused(match, { model: 'p1:1', at: { x: inches(x), y: inches(y), z: 0 }, facing: { x: 0, y: 1 } })?.[0];
};

test('Infiltration II keeps out of the zone of each other player, also of one that begins at the same corner [ELD-SKILL-031, ELD-SETUP-009]', () => {
  const put = ofFour('spy');
  const out = 'out-of-the-zone';
  expect([put(18, 18), put(18, 4), put(18, 27)]).toEqual([undefined, undefined, undefined]);
  expect([put(4, 18), put(32, 18), put(18, 32)]).toEqual([out, out, out]);
});

test('the own zone is open with every level of Infiltration, also where the zone of an enemy overlaps it [ELD-SETUP-010, ELD-SKILL-030, ELD-SKILL-031]', () => {
  for (const infiltration of ['eachLevel', 'outsideZones'] as const) {
    for (const model of ['plain', 'scout', 'spy'] as const) {
      const put = ofFour(model, { infiltration });
      expect([model, put(2, 4), put(32, 4), put(4, 20)]).toEqual([model, undefined, undefined, 'out-of-the-zone']);
    }
  }
});

test('each level of Infiltration counts by itself where zones overlap, or by option neither leads into the zone of an enemy [ELD-SKILL-030, ELD-SKILL-031]', () => {
  const corner = (model: 'scout' | 'spy', infiltration: 'eachLevel' | 'outsideZones') => {
    const put = ofFour(model, { infiltration });
    // In the zone of p3 on the own half, across its edge, and across the edge of the own zone inside of it.
    return [put(4, 15), put(8, 15), put(4, 8), put(12, 15)];
  };
  const out = 'out-of-the-zone';
  for (const model of ['scout', 'spy'] as const) {
    expect(corner(model, 'eachLevel')).toEqual([undefined, undefined, undefined, undefined]);
    expect(corner(model, 'outsideZones')).toEqual([out, out, out, undefined]);
  }
});

test('a model with Infiltration is suggested, sampled and drawn in each area where it may stand [ELD-SKILL-031, ELD-SETUP-009]', () => {
  const zones = (by: string) => ({ p1: 0, p2: 1, p3: 2, p4: 3 })[by];
  const match = until(
    'deploy',
    [9, 7, 5, 3],
    { ...plain, party: party('spy'), zones, firstPlayer: 'p1' },
    { players: 4 },
  );
  const [decision] = match.decisions;
  if (!decision) throw new RangeError('nothing is asked');
  const wish = { x: inches(4), y: inches(14) };
  expect(nearest(match, decision, wish)).toMatchObject({ at: { ...wish, z: 0 } });
  expect(nearest(match, decision, { x: inches(4), y: inches(19) })).toMatchObject({ at: { y: inches(18) - 1600 } });
  expect(suggest(match, decision, 3)).toHaveLength(3);
});
