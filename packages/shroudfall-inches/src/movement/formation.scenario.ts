import { inches, type Point } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { box, codeAbility, happened, type LaidOut, laidOut } from '../testing/index.js';
import { pushModels } from './push.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y = 10): Point => ({ x: inches(x), y: inches(y) });
/** The unit A is active with its models at some points; the enemy c is far away. */
const active = (own: NonNullable<LaidOut['cards']>[string], places: readonly Point[], lay: LaidOut = {}) =>
  laidOut('', {
    active: 'A',
    cards: { A: { essence: {}, ...own } },
    at: { ...Object.fromEntries(places.map((place, i) => [`A/${i + 1}`, place])), 'c/1': at(33, 33) },
    ...lay,
  });

/** A reaction of the enemy to the end of the move of the unit: A/2 is pushed with reference to A/1. */
const shove = (distance: number, direction: 'directly-away' | 'directly-towards') =>
  codeAbility(
    'shove',
    'p2',
    'unit-ends-move',
    turn =>
      pushModels(turn, {
        models: ['A/2'],
        distance,
        direction,
        from: 'A/1',
        by: 'p2',
        optional: false,
        origin: { name: 'Shove', rule: 'SFI-PUSH-001', source: 'c', player: 'p2' },
      }),
    (_, { of }) => of === 'A',
  );

scenario(
  'coherency is judged after the reactions to the end of the move: they can break it, and mend it',
  ['SFI-COHERENCY-005', 'SFI-MOVE-025'],
  play => {
    const broken = (x: number, ability: ReturnType<typeof shove>) => {
      const { game, setup } = active({}, [at(10), at(12)], { abilities: [ability] });
      const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', 'A/2');
      p.choose('p1', { to: at(x) }).choose('p1', 'stay');
      return happened(p, 'CoherencyBroken').length;
    };
    expect([broken(12, shove(3, 'directly-away')), broken(14, shove(1, 'directly-towards'))]).toEqual([1, 0]);
  },
);

scenario(
  'a model that dies on its way is missing in the formation: two others that it linked are apart, and a lone one is not',
  ['SFI-COHERENCY-004', 'SFI-COHERENCY-006', 'SFI-COHERENCY-007', 'SFI-TKEY-006'],
  play => {
    const glass = { keywords: ['dangerous-terrain'], footprint: [box(12, 9, 2, 2)] } as const;
    const ending = (others: readonly Point[]) => {
      const { game, setup } = active({ hp: 1 }, [at(10), ...others], { pieces: { glass } });
      const p = play(game, setup)
        .choose('p1', { do: 'move' })
        .choose('p1', 'A/1')
        .choose('p1', { to: at(12.5) });
      p.choose('p1', others.length > 1 ? 'done' : 'stay');
      return happened(p, 'ActivationEnding').map(({ why }) => why);
    };
    expect([ending([at(10, 7), at(10, 13)]), ending([at(10, 7)])]).toEqual([['coherency'], []]);
  },
);

scenario(
  'a move action that an ability grants breaks coherency like any other; the rest of the ability is still resolved',
  ['SFI-COHERENCY-006', 'SFI-ACTION-008'],
  play => {
    const dash = {
      id: 'dash',
      name: 'Dash',
      kind: 'active',
      cost: {},
      effects: [
        { op: 'action', action: 'move' },
        { op: 'modify', what: 'DEF', by: 1, until: 'round' },
      ],
    } as const;
    const { game, setup } = active({ abilities: [dash] }, [at(10), at(12)]);
    const p = play(game, setup).choose('p1', { do: 'ability', ability: 'dash' }).choose('p1', 'A/2');
    p.choose('p1', { to: at(16) }).choose('p1', 'stay');
    expect(happened(p, 'EffectBegan')).toHaveLength(1);
    expect(happened(p, 'ActivationEnding').map(({ why }) => why)).toEqual(['coherency']);
  },
);
