import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { base, hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const x = inches(10);
const y = inches(10);

/** The facing of a Hostile that looks away from A, after A has attacked it with these dice. */
const after = (traits: Profile['traits'], dice: readonly number[]) => {
  const { game, setup } = hostilesTurn('A1', {
    active: 'p1',
    at: { A: { x, y }, 1: { x, y: y + base } },
    facing: { A: { x: 0, y: 1 }, 1: { x: 0, y: 1 } },
    models: { A: { points: 1 }, 1: { hp: 5 } },
    profiles: { 1: { traits } },
  });
  return (play: Parameters<Parameters<typeof scenario>[2]>[0]) =>
    modelIn(
      play(game, { ...setup, dice: [...dice] })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p1', swordAttack),
      '1',
    ).facing;
};

// A Hit with 5, a miss with 19; a Damage roll of 20 fails, and one of 2 is a Wound.
const [miss, hit, wound] = [
  [19, 19],
  [5, 19, 20],
  [5, 19, 2],
];
const away = { x: 0, y: 1 };
const back = { x: 0, y: -base };

scenario('a Hostile that suffers a Hit turns directly to the attacker', 'ELD-HOSTILE-018', play => {
  const facings = [miss, hit, wound].map(dice => after([], dice)(play));
  expect(facings).toEqual([away, back, back]);
});

scenario('a Construct and an Undead turn on a Wound, not on a Hit', 'ELD-HOSTILE-019', play => {
  for (const id of ['construct', 'undead'] as const) {
    const facings = [miss, hit, wound].map(dice => after([{ id }], dice)(play));
    expect(facings).toEqual([away, away, back]);
  }
});

scenario(
  'the 1st Player picks to which of two attackers that hit it a Hostile turns',
  ['ELD-HOSTILE-018', 'ELD-HOSTILE-010'],
  play => {
    const { game, setup } = hostilesTurn('1Aa', {
      cards: { 1: { movement: [{ when: [{ is: 'always' }], does: { do: 'idle' } }] } },
      at: { 1: { x, y }, A: { x: x + base, y }, a: { x: x - base, y } },
      facing: { 1: { x: 0, y: 1 }, A: { x: -1, y: 0 }, a: { x: 1, y: 0 } },
      models: { 1: { hp: 5, points: 1 }, A: { points: 1 }, a: { points: 1 } },
    });
    const p = play(game, { ...setup, dice: [5, 5, 20, 20] });
    p.choose('p1', { model: 'A' }).choose('p1', swordAttack);
    p.choose('p2', { model: 'a' }).choose('p2', swordAttack);
    expect(open(p)).toEqual(['p1 model']);
    p.options('p1', ['A', 'a']).choose('p1', 'a');
    expect(modelIn(p, '1').facing).toEqual({ x: -base, y: 0 });
  },
);
