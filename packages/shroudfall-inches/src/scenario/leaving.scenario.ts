import { inches, type Point } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { passive } from '../abilities/scenario-words.js';
import { armyOf } from '../match/lookups.js';
import { shift } from '../reaches/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, conditionsOf, type LaidOut, laidOut } from '../testing/index.js';
import type { LaidElement } from '../testing/things.js';
import type { ScenarioAbility } from '../vocabulary/scenario.js';

const scenario = scenarios<RuleId>(test);

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const gain = { op: 'essence', gain: { grey: 1 } } as const;
const hexed = { op: 'condition', condition: 'hexed' } as const;
const slash = [{ do: 'attack' }, { profile: 'blade', target: 'c/1' }] as const;

/** PREY that falls to a single blow. */
const boar: LaidElement = { at: at(4, 2), keywords: ['PREY'], prey: { def: 1, arm: 1, hp: 1 } };
/** An ability of the boar at its own destruction. */
const dying = (effects: ScenarioAbility['effects']): ScenarioAbility => ({
  id: 'last-breath',
  name: 'Last Breath',
  element: 'boar',
  when: { window: 'destroyed', of: 'self' },
  effects,
});
/** A/1 may strike the boar with dice that destroy it. */
const hunting = (effects: ScenarioAbility['effects'], lay: LaidOut = {}) => {
  const { game, setup } = laidOut('A         c', {
    active: 'A',
    elements: { boar },
    scenario: { abilities: [dying(effects)] },
    ...lay,
  });
  return { game, setup: { ...setup, dice: [2, 2, 3, 2] } };
};
const strike = [{ do: 'attack' }, { profile: 'blade', target: 'boar' }] as const;

scenario(
  'essence of a scenario at the destruction of a model is for the player of that model, not for the active one',
  ['SFI-PRIORITY-008', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const { game, setup } = laidOut('Ac        d', {
      active: 'A',
      damage: { 'c/1': 2 },
      elements: { altar: { at: at(4, 5) } },
      scenario: {
        abilities: [{ id: 'toll', name: 'Toll', when: { window: 'destroyed', of: 'any' }, effects: [gain] }],
      },
    });
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] })
      .choose('p1', slash[0])
      .choose('p1', slash[1]);
    p.choose('p2', { grey: 1 });
    expect(p.state.armies.map(({ reserve }) => reserve)).toEqual([{}, { grey: 1 }]);
  },
);

scenario(
  'essence of a manifestation that has just destroyed a model is still for the player of that model',
  'SFI-PRIORITY-008',
  play => {
    const { game, setup } = laidOut('A  c  d', {
      active: 'A',
      damage: { 'c/1': 2 },
      abilities: [
        codeAbility(
          'shove',
          'p1',
          'completed',
          turn => shift(turn, { model: 'c/1', to: at(20, 2), how: 'push' }),
          (_, { of }) => of === 'A/1',
        ),
      ],
      manifestations: { storm: { at: at(20, 4), effects: [{ op: 'damage', amount: 1 }, gain] } },
    });
    const p = play(game, setup).choose('p1', { do: 'shake' });
    expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'd/1']);
    p.waitsFor({ by: 'p2', kind: 'keep' });
  },
);

scenario(
  'the destruction of PREY sets off its own ability, as that of a model does',
  'SFI-ABILITY-REACTIVE-012',
  play => {
    const { game, setup } = hunting([{ op: 'condition', condition: 'burning', to: 'attacker' }]);
    const p = play(game, setup).choose('p1', strike[0]).choose('p1', strike[1]);
    expect([p.state.elements, conditionsOf(p, 'A')]).toEqual([[], ['burning']]);
  },
);

scenario(
  'destroyed PREY gives the essence of the half in which it stood to the player who destroyed it',
  ['SFI-SCENARIO-023', 'SFI-PRIORITY-008'],
  play => {
    const { game, setup } = hunting([
      { op: 'essence', gain: { own: { red: 1 }, middle: { yellow: 1 }, opponent: { grey: 1 } } },
    ]);
    const p = play(game, setup).choose('p1', strike[0]).choose('p1', strike[1]).choose('p1', { red: 1 });
    expect(armyOf(p.state, 'p1').reserve).toEqual({ red: 1 });
  },
);

scenario(
  'an interaction that destroys its element still gives the essence of the half in which it stood',
  'SFI-SCENARIO-023',
  play => {
    const interaction = {
      effects: [
        { op: 'damage', amount: 1, to: 'source' },
        { op: 'essence', gain: { own: { red: 1 }, middle: { yellow: 1 }, opponent: { grey: 1 } } },
      ],
    } as const;
    const { game, setup } = laidOut('A         c', {
      active: 'A',
      elements: { well: { ...boar, keywords: ['PREY', 'ACTION INTERACT'], interaction } },
    });
    const p = play(game, setup).choose('p1', { do: 'interact', model: 'A/1', element: 'well' });
    p.options('p1', [{ red: 1 }, {}]).choose('p1', { red: 1 });
    expect(p.state.elements).toEqual([]);
  },
);

scenario(
  'a manifestation of the own destruction comes within its distance of the last place of PREY or of a model',
  ['SFI-ABILITY-REACTIVE-012', 'SFI-MANIFEST-001'],
  play => {
    const cloud = { op: 'manifestation', manifestation: 'cloud', within: 1 } as const;
    const manifestations = { cloud: { at: at(30, 30) } };
    const prey = hunting([cloud], { manifestations });
    const hunt = play(prey.game, prey.setup).choose('p1', strike[0]).choose('p1', strike[1]);
    const near = { code: 'too-far', rule: 'SFI-PLACE-008' };
    hunt.refuses('p1', at(4, 6), near).choose('p1', at(4, 3));
    expect(hunt.state.manifestations[1]?.at).toEqual(at(4, 3));
    const last = passive({ when: { window: 'destroyed', of: 'self' }, effects: [cloud] });
    const model = laidOut('Ac        d', {
      active: 'A',
      cards: { c: { abilities: [last] } },
      damage: { 'c/1': 2 },
      manifestations,
    });
    const fight = play(model.game, { ...model.setup, dice: [2, 2, 2, 2] })
      .choose('p1', slash[0])
      .choose('p1', slash[1]);
    fight.refuses('p2', at(4, 6), near).choose('p2', at(4, 3));
    expect(fight.state.manifestations[1]?.at).toEqual(at(4, 3));
  },
);

scenario(
  'an interaction that destroys its model is still one of that model’s unit for the abilities of friends',
  ['SFI-ABILITY-REACTIVE-012', 'SFI-SCENARIO-015'],
  play => {
    const fee = passive({ when: { window: 'interacted', of: 'friend' }, effects: [hexed] });
    const toll = passive({ when: { window: 'interacted', of: 'enemy' }, effects: [hexed] });
    const interaction = { effects: [{ op: 'damage', amount: 9 }] } as const;
    const { game, setup } = laidOut('AA  B    c', {
      active: 'A',
      cards: { B: { abilities: [fee] }, c: { abilities: [toll] } },
      elements: { well: { at: at(2, 4), keywords: ['ACTION INTERACT'], interaction } },
    });
    const p = play(game, setup).choose('p1', { do: 'interact', model: 'A/1', element: 'well' });
    p.choose('p1', { ability: 'B:habit', source: 'B' });
    expect(['A', 'B', 'c'].map(unit => conditionsOf(p, unit))).toEqual([[], ['hexed'], ['hexed']]);
  },
);
