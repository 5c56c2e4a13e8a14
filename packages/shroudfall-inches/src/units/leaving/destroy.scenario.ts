import { inches, mm } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armyOf, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Ability } from '../../vocabulary/ability.js';
import type { ScenarioKeyword } from '../../vocabulary/words.js';
import { markDamage, type Suffered } from './destroy.js';

const scenario = scenarios<RuleId>(test);
/** Damage of an ability as soon as A activates. */
const hurting = (drawing: string, all: readonly Suffered[], lay: LaidOut = {}) =>
  laidOut(drawing, {
    ...lay,
    abilities: [
      codeAbility(
        'hurt',
        'p1',
        'activation-start',
        turn => markDamage(turn, { all, harm: 'set', by: 'p1', rule: 'SFI-CARD-008' }),
        (_, { of }) => of === 'A',
      ),
      ...(lay.abilities ?? []),
    ],
  });

scenario('each model has hit points of its own', 'SFI-CARD-008', play => {
  const { game, setup } = hurting('A ccd', [{ model: 'c/2', damage: 2 }]);
  const p = play(game, setup);
  p.choose('p1', 'A');
  expect(p.state.models.map(({ id, damage }) => [id, damage])).toEqual([
    ['A/1', 0],
    ['c/1', 0],
    ['c/2', 2],
    ['d/1', 0],
  ]);
});

scenario('a model whose damage reaches its hit points is removed', ['SFI-CARD-009', 'SFI-DAMAGE-006'], play => {
  const { game, setup } = hurting('A ccd', [{ model: 'c/2', damage: 5 }], { damage: { 'c/2': 1 } });
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'DamageMarked')).toEqual([{ type: 'DamageMarked', model: 'c/2', damage: 2 }]);
  expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['c/2']);
  expect(happened(p, 'UnitDestroyed')).toEqual([]);
});

scenario('a unit is destroyed with its last model', ['SFI-CARD-010', 'SFI-CARD-012'], play => {
  const { game, setup } = hurting('A ccd', [
    { model: 'c/1', damage: 3 },
    { model: 'c/2', damage: 3 },
  ]);
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'UnitDestroyed')).toEqual([{ type: 'UnitDestroyed', unit: 'c', round: 2 }]);
  expect(unitOf(p.state, 'c')).toMatchObject({ where: 'destroyed', strength: 2 });
});

scenario('a destroyed weaver brings points, and its leadership ends', ['SFI-SCENARIO-019', 'SFI-LEADER-005'], play => {
  const { game, setup } = hurting('A cd', [{ model: 'c/1', damage: 3 }], {
    cards: { c: { keywords: ['TEST', 'ESSENCE WEAVER'] } },
    armies: { p2: { leadership: { weaver: 'c', ability: 'lead' } } },
  });
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'PointsScored')).toEqual([{ type: 'PointsScored', player: 'p1', points: 3, why: 'c' }]);
  expect(armyOf(p.state, 'p2').leadership).toBe(null);
});

/** An ability of p2 that notes a window and the model whose moment it is. */
const noting = (window: 'destroyed' | 'damage-marked') =>
  codeAbility(window, 'p2', window, (turn, { of, gone }) =>
    turn.emit(
      { type: 'Used', span: 'match', key: `${window} ${of}${gone ? ` ${gone.unit}` : ''}` },
      'SFI-PRIORITY-012',
    ),
  );

scenario(
  'each destroyed model is an event of its own, after all of them have left, and before the survivors',
  ['SFI-ATTACK-034', 'SFI-ABILITY-REACTIVE-004', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const { game, setup } = hurting(
      'A cccd',
      [
        { model: 'c/1', damage: 3 },
        { model: 'c/2', damage: 1 },
        { model: 'c/3', damage: 3 },
      ],
      { abilities: [noting('destroyed'), noting('damage-marked')] },
    );
    const p = play(game, setup).choose('p1', 'A');
    expect(
      eventsOf(p).flatMap(event => {
        if (event.type === 'Used') return [event.key];
        return event.type === 'ModelDestroyed' ? [`gone ${event.model}`] : [];
      }),
    ).toEqual(['gone c/1', 'gone c/3', 'destroyed c/1 c', 'destroyed c/3 c', 'damage-marked c/2']);
  },
);

scenario('the points of a weaver count when both sides are destroyed at once', 'SFI-SCENARIO-019', play => {
  const all = ['A/1', 'c/1'].map(model => ({ model, damage: 3 }));
  const { game, setup } = hurting('A c', all, { cards: { c: { keywords: ['TEST', 'ESSENCE WEAVER'] } } });
  play(game, setup).ends({ reason: 'victory-points', winners: ['p1'] });
});

const hunt = (keywords: readonly ScenarioKeyword[], hp?: number): LaidOut => ({
  scenarios: {
    hunt: {
      name: 'Hunt',
      source: 'original',
      vp: 3,
      elements: [
        {
          id: 'beast',
          name: 'Beast',
          base: 40,
          keywords,
          at: [{ x: inches(18), y: inches(18) }],
          ...(keywords.includes('PREY') ? { prey: { def: 4, arm: 4, ...(hp === undefined ? {} : { hp }) } } : {}),
        },
      ],
      abilities: [],
      scoring: [],
    },
  },
  state: {
    scenarios: ['hunt'],
    elements: [
      { id: 'beast-1', scenario: 'hunt', part: 0, at: { x: inches(18), y: inches(18) }, damage: 0, control: null },
    ],
  },
});

scenario('PREY records damage and leaves with its last hit point', 'SFI-SCENARIO-017', play => {
  const hit = (damage: number) => {
    const { game, setup } = hurting('A cd', [{ model: 'beast-1', damage }], hunt(['PREY'], 4));
    return play(game, setup).choose('p1', 'A');
  };
  expect(hit(3).state.elements.map(({ damage }) => damage)).toEqual([3]);
  expect(hit(5).state.elements).toEqual([]);
  expect(happened(hit(5), 'ElementDamaged').map(({ damage }) => damage)).toEqual([4]);
});

scenario(
  'the destruction of PREY is that of an enemy model for both players, at its last place',
  ['SFI-SCENARIO-002', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const exulting = (of: 'enemy' | 'friend', within: number): Ability => ({
      id: 'exult',
      name: 'Exult',
      kind: 'passive',
      when: { window: 'destroyed', of, within },
      effects: [{ op: 'condition', condition: 'hexed', to: 'unit' }],
    });
    const isHexed = (letter: 'B' | 'd', damage: number, ability: Ability): boolean => {
      // The base of the unit is 4 inches from that of the beast.
      const at = { [`${letter}/1`]: { x: inches(18) - mm(15) - mm(20) - inches(4), y: inches(18) } };
      const lay = { ...hunt(['PREY'], 4), at, cards: { [letter]: { abilities: [ability] } } };
      const { game, setup } = hurting('A C c', [{ model: 'beast-1', damage }], lay);
      return unitOf(play(game, setup).choose('p1', 'A').state, letter).conditions.includes('hexed');
    };
    for (const letter of ['B', 'd'] as const) {
      expect(isHexed(letter, 4, exulting('enemy', 4))).toBe(true);
      expect(isHexed(letter, 3, exulting('enemy', 4))).toBe(false);
      expect(isHexed(letter, 4, exulting('enemy', 3))).toBe(false);
      expect(isHexed(letter, 4, exulting('friend', 4))).toBe(false);
    }
  },
);

scenario('INDESTRUCTIBLE PREY records all damage and stays', ['SFI-SCENARIO-018', 'SFI-SCENARIO-006'], play => {
  for (const hp of [undefined, 4]) {
    const { game, setup } = hurting('A cd', [{ model: 'beast-1', damage: 9 }], hunt(['PREY', 'INDESTRUCTIBLE'], hp));
    expect(
      play(game, setup)
        .choose('p1', 'A')
        .state.elements.map(({ damage }) => damage),
    ).toEqual([9]);
  }
});

scenario('a scenario element that is no PREY takes no damage', 'SFI-SCENARIO-004', play => {
  const { game, setup } = hurting('A cd', [{ model: 'beast-1', damage: 9 }], hunt(['CONTROL']));
  expect(
    play(game, setup)
      .choose('p1', 'A')
      .state.elements.map(({ damage }) => damage),
  ).toEqual([0]);
});
