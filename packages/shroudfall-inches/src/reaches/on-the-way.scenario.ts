import { inches, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { unitOf } from '../match/lookups.js';
import { pushModels } from '../movement/push.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, type LaidOut, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);

/** A/1 stands at 6, 6 with a base of 30 mm; the tool M is an inch wide and lies straight to the right of it. */
const start = inches(6);
const pose = {
  joint: { x: (start + 1500 + 6350) * 16, y: start * 16 },
  first: { x: -1, y: 0 },
  second: { x: 1, y: 0 },
};
const to = { x: start + inches(4), y: start };
const moving = (lay: LaidOut) => laidOut('\n\n  A\n\n\n  c', { active: 'A', cards: { A: { essence: {} } }, ...lay });

/** A pit above the middle of the way, between the bases of A/1 before and after its move, that ends at a height. */
const pitTo = (y: number) => ({
  pit: {
    keywords: ['blazing'] as const,
    footprint: [rectangle({ x: start + 4000, y: start - 4000 }, 2000, y - start + 4000)],
  },
});
/** A storm of 30 mm and 2 inches that ends so many units above the tool, or above the path of a push of A/1. */
const stormAbove = (half: number, gap: number) => ({
  storm: {
    at: { x: start + 5000, y: start - half - gap - inches(2) - 1500 },
    effects: [{ op: 'condition', condition: 'shocked' }] as const,
  },
});

scenario('the strip of the tool is the path of a move', ['SFI-TKEY-001', 'SFI-MANIFEST-006'], play => {
  const conditions = (lay: LaidOut) => {
    const { game, setup } = moving(lay);
    const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', { tool: 'M', pose, to });
    return unitOf(p.state, 'A').conditions;
  };
  // The strip is an inch wide.
  expect(conditions({ pieces: pitTo(start - 1270 + 1) })).toEqual(['burning']);
  expect(conditions({ pieces: pitTo(start - 1270) })).toEqual([]);
  expect(conditions({ manifestations: stormAbove(1270, 0) })).toEqual(['shocked']);
  expect(conditions({ manifestations: stormAbove(1270, 1) })).toEqual([]);
});

scenario(
  'a straight tool between the two places is the path of a move directly away or towards',
  'SFI-TKEY-001',
  play => {
    const charge = {
      id: 'charge',
      name: 'Charge',
      kind: 'active',
      cost: {},
      aim: { how: 'choose', what: 'model', side: 'enemy', within: 36 },
      effects: [{ op: 'move', tool: 'M', direction: 'directly-towards', from: 'aim', to: 'unit' }],
    } as const;
    const conditions = (length: number, x: number) => {
      const pit = { keywords: ['blazing'] as const, footprint: [rectangle({ x, y: start + 2500 }, 5000, 1000)] };
      const { game, setup } = moving({ pieces: { pit }, cards: { A: { essence: {}, abilities: [charge] } } });
      const p = play(game, setup).choose('p1', { do: 'ability', ability: 'charge' });
      return unitOf(p.choose('p1', { to: { x: start, y: start + length } }).state, 'A').conditions;
    };
    // The pit is below A/1, and the tool is an inch wide.
    expect(conditions(inches(4), start + 1270 - 1)).toEqual(['burning']);
    expect(conditions(inches(4), start + 1270)).toEqual([]);
  },
);

scenario('the ground under the base is the path of a push', ['SFI-TKEY-001', 'SFI-MANIFEST-006'], play => {
  const conditions = (lay: LaidOut) => {
    const origin = { name: 'Gust', rule: 'SFI-PUSH-001', source: 'c', player: 'p2' } as const;
    const pushing = { models: ['A/1'], distance: 4, direction: 'any', by: 'p2', optional: false, origin } as const;
    const gust = codeAbility(
      'gust',
      'p2',
      'activation-start',
      turn => pushModels(turn, pushing),
      (_, { of }) => of === 'A',
    );
    const { game, setup } = moving({ ...lay, abilities: [gust], state: { activation: null } });
    return unitOf(play(game, setup).choose('p2', { x: 1, y: 0 }).state, 'A').conditions;
  };
  // The base is 30 mm wide.
  expect(conditions({ pieces: pitTo(start - 1500 + 1) })).toEqual(['burning']);
  expect(conditions({ pieces: pitTo(start - 1500) })).toEqual([]);
  expect(conditions({ manifestations: stormAbove(1500, 0) })).toEqual(['shocked']);
  expect(conditions({ manifestations: stormAbove(1500, 1) })).toEqual([]);
});

scenario(
  'a tool that the engine lays goes round harm if any tool can',
  ['SFI-MOVE-029', 'SFI-TKEY-001', 'SFI-MANIFEST-006'],
  play => {
    const conditions = (lay: LaidOut, more: { readonly tool?: 'S' } = {}) => {
      const { game, setup } = moving(lay);
      const p = play(game, setup)
        .choose('p1', { do: 'move' })
        .choose('p1', { to, ...more });
      return unitOf(p.state, 'A').conditions;
    };
    // A pit touches the base where the model ends: a straight tool would reach over it.
    const edge = to.x + 1500;
    const beside = { footprint: [rectangle({ x: edge, y: start - 9000 }, 5000, 18000)] };
    expect(conditions({ pieces: { pit: { ...beside, keywords: ['blazing'] } } })).toEqual([]);
    // No tool leads round a pit between the two places that is longer than any tool.
    const across = { footprint: [rectangle({ x: start + 4000, y: 0 }, 1000, 60000)] };
    expect(conditions({ pieces: { pit: { ...across, keywords: ['blazing'] } } })).toEqual(['burning']);
    expect(conditions({ pieces: { pit: { ...across, keywords: ['blazing'] } } }, { tool: 'S' })).toEqual(['burning']);
    expect(conditions({ manifestations: stormAbove(1270, 0) })).toEqual([]);
    expect(conditions({ manifestations: stormAbove(-1500, 0) })).toEqual(['shocked']);
  },
);
