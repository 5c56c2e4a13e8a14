import { inches, type Point } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import {
  box,
  conditionsOf,
  happened,
  healthOf,
  type LaidManifestation,
  type LaidOut,
  laidOut,
} from '../testing/index.js';
import type { ConditionId, PlainTerrainKeywordId } from '../vocabulary/words.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y = 10): Point => ({ x: inches(x), y: inches(y) });
const pit = (left: number, width: number, ...keywords: readonly PlainTerrainKeywordId[]) => ({
  keywords,
  footprint: [box(left, 8, width, 4)],
});
/** A/1 is active at a point in inches; the enemy c is far away. */
const active = (x: number, own: NonNullable<LaidOut['cards']>[string] = {}, lay: LaidOut = {}) =>
  laidOut('', { active: 'A', at: { 'A/1': at(x), 'c/1': at(33, 33) }, cards: { A: { essence: {}, ...own } }, ...lay });

scenario(
  'a unit that cannot suffer one of two harms is not asked for their order',
  ['SFI-PASSIVE-022', 'SFI-PRIORITY-003', 'SFI-TKEY-001'],
  play => {
    const entering = (immunity: readonly ConditionId[]) => {
      const passives = immunity.map(to => ({ id: 'immunity', to }) as const);
      const { game, setup } = active(10, { passives }, { pieces: { pit: pit(13, 4, 'blazing', 'toxic') } });
      const p = play(game, setup)
        .choose('p1', { do: 'move' })
        .choose('p1', { to: at(14) });
      return [p.match.decisions.map(({ kind }) => kind), conditionsOf(p, 'A')];
    };
    expect(entering([])).toEqual([['window'], []]);
    expect(entering(['burning'])).toEqual([['act'], ['poisoned']]);
    expect(entering(['poisoned'])).toEqual([['act'], ['burning']]);
    expect(entering(['burning', 'poisoned'])).toEqual([['act'], []]);
  },
);

scenario(
  'a shake action in the fire: the unit burns before it shakes, and again at the end, when nobody rolls for it',
  ['SFI-TKEY-003', 'SFI-TKEY-004', 'SFI-ACTION-012', 'SFI-CONDITION-002'],
  play => {
    const { game, setup } = active(
      10,
      {},
      { pieces: { fire: pit(9, 2, 'blazing') }, units: { A: { conditions: ['hexed'] } } },
    );
    const p = play(game, setup).choose('p1', { do: 'shake' }).options('p1', ['hexed', 'burning']);
    p.choose('p1', 'burning').choose('p1', { do: 'end' });
    expect([conditionsOf(p, 'A'), healthOf(p, 'A/1')]).toEqual([['hexed', 'burning'], 3]);
    expect(happened(p, 'DiceRolled')).toEqual([]);
  },
);

/** A storm whose reach ends at 11.4 inches pushes models that enter it away. */
const storm: LaidManifestation = {
  at: at(14),
  on: ['entered'],
  effects: [{ op: 'push', distance: 4, direction: 'directly-away' }],
};

scenario(
  'a model that another effect pushes out of the fire at once burns all the same',
  ['SFI-PRIORITY-010', 'SFI-TKEY-001', 'SFI-MANIFEST-006'],
  play => {
    const pieces = { fire: pit(11.5, 0.8, 'blazing') };
    const { game, setup } = active(10, {}, { pieces, manifestations: { storm } });
    const p = play(game, setup)
      .choose('p1', { do: 'move' })
      .choose('p1', { to: at(11.5) });
    p.choose('p1', { ability: 'entered:manifestation', source: 'storm' });
    expect([p.state.models[0]?.at, conditionsOf(p, 'A')]).toEqual([at(7.5), ['burning']]);
  },
);

scenario(
  'an effect that pushes a model into dangerous ground in the middle of its move brings it into that ground',
  ['SFI-TKEY-001', 'SFI-TKEY-006', 'SFI-MANIFEST-006'],
  play => {
    const pieces = { glass: pit(6, 2, 'dangerous-terrain') };
    const { game, setup } = active(10, {}, { pieces, manifestations: { storm } });
    const p = play(game, setup)
      .choose('p1', { do: 'move' })
      .choose('p1', { to: at(11.5) });
    expect([p.state.models[0]?.at, healthOf(p, 'A/1')]).toEqual([at(7.5), 2]);
  },
);

scenario(
  'two dangerous pieces that overlap do a point each; a model that the first destroys suffers no second one',
  ['SFI-TKEY-001', 'SFI-TKEY-006', 'SFI-TERRAIN-013'],
  play => {
    const marked = (hp: number) => {
      const pieces = { pit: pit(13, 4, 'dangerous-terrain'), glass: pit(12, 4, 'dangerous-terrain') };
      const { game, setup } = active(10, { hp }, { pieces });
      const p = play(game, setup)
        .choose('p1', { do: 'move' })
        .choose('p1', { to: at(14) });
      p.choose('p1', { ability: 'entered:dangerous-terrain', source: 'glass' });
      return happened(p, 'DamageMarked').length;
    };
    expect([marked(3), marked(1)]).toEqual([2, 1]);
  },
);

scenario(
  'a second move that begins in dangerous ground does no damage, whether it ends in the ground or not; the end of the activation does',
  ['SFI-TKEY-006', 'SFI-TKEY-007', 'SFI-TKEY-004', 'SFI-ACTION-007'],
  play => {
    const left = (x: number) => {
      const { game, setup } = active(10, {}, { pieces: { glass: pit(12, 4, 'dangerous-terrain') } });
      const p = play(game, setup)
        .choose('p1', { do: 'move' })
        .choose('p1', { to: at(12.5) });
      p.choose('p1', { do: 'move' }).choose('p1', { to: at(x) });
      return healthOf(p, 'A/1');
    };
    expect([left(10), left(14)]).toEqual([2, 1]);
  },
);

scenario(
  'Reposition at the end of the activation into the fire sets the unit on fire without a roll, and out of it helps nothing',
  ['SFI-PASSIVE-036', 'SFI-TKEY-002', 'SFI-TKEY-004', 'SFI-CONDITION-002'],
  play => {
    const repositioned = (from: number, to: number) => {
      const passives = [{ id: 'reposition', x: 4 }] as const;
      const { game, setup } = active(from, { passives }, { pieces: { fire: pit(11, 2, 'blazing') } });
      const p = play(game, setup).choose('p1', { do: 'end' });
      p.choose('p1', { ability: 'reposition', source: 'A' }).choose('p1', at(to));
      expect(happened(p, 'DiceRolled')).toEqual([]);
      return [p.state.models[0]?.at, conditionsOf(p, 'A')];
    };
    expect(repositioned(9, 12)).toEqual([at(12), ['burning']]);
    expect(repositioned(12, 9)).toEqual([at(9), ['burning']]);
  },
);

scenario(
  'an attack action in electrified ground: the unit is shocked before its attack, which the enemy disturbs at once',
  ['SFI-TKEY-003', 'SFI-TKEY-008', 'SFI-CONDITION-012'],
  play => {
    const { game, setup } = active(
      10,
      {},
      { at: { 'A/1': at(10), 'c/1': at(12) }, pieces: { coil: pit(9, 2, 'electrified') } },
    );
    const p = play(game, { ...setup, dice: [2, 2, 1] })
      .choose('p1', { do: 'attack' })
      .choose('p1', { profile: 'blade', target: 'c/1' })
      .choose('p2', { source: 'shocked', places: [0] });
    expect(happened(p, 'HitDecided').map(({ total }) => total?.total)).toEqual([3]);
  },
);
