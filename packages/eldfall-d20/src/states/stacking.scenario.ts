import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { attack, resolving, scenario } from '../attacks/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { at, judging } from '../movement/scenario-words.js';
import { currentOf } from '../profiles/current.js';
import { conditionsOf, happened, type LaidOut, laidOut } from '../testing/index.js';
import { swordWith } from '../traits/scenario-words.js';
import type { Trait } from '../vocabulary/traits.js';
import type { Attribute, StateId } from '../vocabulary/words.js';

const strategic = (active: string): LaidOut => ({
  state: { stage: { name: 'turn', active, phase: 'strategic', step: '' } },
});

scenario(
  'of Poison I and Weakening by one Wound the one without an end outlasts the next Strategic phase of the model',
  ['ELD-TRAIT-047', 'ELD-TRAIT-073', 'ELD-STATE-002', 'ELD-STATE-003'],
  play => {
    const weakened = (...traits: readonly Trait[]) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        models: { A: { points: 0 } },
        pack: { items: { sword: swordWith(...traits) } },
      });
      const p = play(game, { ...setup, dice: [5, 5] }).choose('p2', { x: 0, y: -1 });
      // Nobody has a point left, so that the Strategic phase of p2 has gone by.
      p.waitsFor({ by: 'p2', kind: 'activate' });
      expect(happened(p, 'StateGained').map(({ state }) => state.state)).toContain('weakened');
      return conditionsOf(p, 'b').includes('weakened');
    };
    const poison: Trait = { id: 'poison', level: 1 };
    expect([weakened(poison), weakened({ id: 'weakening' }), weakened(poison, { id: 'weakening' })]).toEqual([
      false,
      true,
      true,
    ]);
  },
);

scenario(
  'a Watchful and Weakened model has the double of its reduced STA in the turn of its enemy',
  ['ELD-TRAIT-049', 'ELD-STATE-070', 'ELD-MOD-005'],
  play => {
    const points = (states: readonly StateId[], active: string) => {
      const { game, setup } = laidOut('A....b', {
        ...strategic(active),
        profiles: { A: { traits: [{ id: 'watchful' }] } },
        states: { A: states },
      });
      return modelOf(play(game, setup).state, 'A').points;
    };
    expect([points([], 'p2'), points(['weakened'], 'p2'), points(['weakened'], 'p1')]).toEqual([4, 2, 1]);
  },
);

scenario(
  'Inspiring and Intimidating are added before Confused halves the Morale of a Panicked model',
  ['ELD-TRAIT-036', 'ELD-TRAIT-037', 'ELD-STATE-010', 'ELD-MOD-004'],
  play => {
    const morale = (...more: readonly StateId[]) => {
      const { game, setup } = laidOut('', {
        at: {
          A: { x: inches(2), y: inches(2) },
          C: { x: inches(2), y: inches(5) },
          b: { x: inches(8), y: inches(2) },
        },
        facing: { A: { x: 1, y: 0 } },
        states: { A: ['panicked', ...more] },
        profiles: { C: { traits: [{ id: 'inspiring' }] }, b: { traits: [{ id: 'intimidating' }] } },
      });
      const p = play(game, { ...setup, dice: [1] }).choose('p1', 'A');
      return happened(p, 'RollMade')[0]?.attribute.total;
    };
    expect([morale(), morale('confused')]).toEqual([10, 5]);
  },
);

scenario(
  'factors of several states are multiplied before the result is rounded up once, for attributes, Jumps and what a model steps over',
  ['ELD-MOD-005', 'ELD-STATE-010', 'ELD-STATE-011', 'ELD-MOVE-012', 'ELD-MOVE-023'],
  play => {
    const value = (attribute: Attribute, states: readonly StateId[]) => {
      const { game, setup } = laidOut('A.b', { states: { A: states } });
      return currentOf(
        laidOut('A.b', { states: { A: states } }).table,
        modelOf(play(game, setup).state, 'A'),
        attribute,
      );
    };
    expect([value('AG', ['confused', 'crippled']), value('SPD', ['crouched', 'crippled'])]).toEqual([3, 2]);
    const jump = (states: readonly StateId[]) =>
      judging({ states: { A: states } })('jump', [at(inches(13), inches(10))]);
    expect([jump([]), jump(['crippled'])]).toMatchObject([
      { route: [{ x: inches(13) }] },
      { route: [{ x: inches(12) }] },
    ]);
    // The hitbox of a Crouched model is its base of 4 mm, so that it cannot step over 1 inch of wall.
    const over = (states: readonly StateId[]) =>
      judging({ states: { A: states }, scenery: { wall: { boxes: [[11, 8, 0.5, 4]], top: 1 } } })('walk', [
        at(inches(12.5), inches(10)),
      ]);
    expect(over([])).toMatchObject({ kind: 'walk' });
    expect(over(['crouched'])).toEqual(['too-high', 'ELD-MOVE-023']);
  },
);
