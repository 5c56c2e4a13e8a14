import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { gainCondition } from '../conditions/gain.js';
import type { RuleId } from '../rulebook/index.js';
import {
  box,
  codeAbility,
  conditionsOf,
  eventsOf,
  happened,
  healthOf,
  type LaidOut,
  laidOut,
} from '../testing/index.js';
import { moveModel, moveModels } from './move.js';

const scenario = scenarios<RuleId>(test);
const barren = { essence: {} };
/** The place of the first model of a drawing, and places so many inches to the right of it. */
const right = (by: number, from = 2): Point => ({ x: inches(from + by), y: inches(2) });
const below: Point = { x: inches(4), y: inches(4) };
const typesOf = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type);

scenario('each model makes one move, one after another, in any order', ['SFI-ACTION-006', 'SFI-MOVE-016'], play => {
  const { game, setup } = laidOut('AA c', { active: 'A' });
  const p = play(game, setup).choose('p1', { do: 'move' }).options('p1', ['A/1', 'A/2', 'done']);
  // The second model is in the way as long as it has not moved.
  p.choose('p1', 'A/1').refuses('p1', { to: right(2) }, { code: 'on-a-base', rule: 'SFI-MOVE-011' });
  p.choose('p1', 'stay').choose('p1', { to: below });
  expect(happened(p, 'ModelMoved').map(({ model }) => model)).toEqual(['A/2']);
  p.waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a model that moved first is an obstacle at its new place', 'SFI-MOVE-016', play => {
  const { game, setup } = laidOut('AA c', { active: 'A' });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', 'A/2');
  p.choose('p1', { to: below }).waitsFor({ by: 'p1', kind: 'move' });
  p.refuses('p1', { to: below }, { code: 'on-a-base', rule: 'SFI-MOVE-011' }).choose('p1', { to: right(2) });
  expect(p.state.models.map(({ at }) => at).slice(0, 2)).toEqual([right(2), below]);
});

scenario('a model may sit out, and so may all others', 'SFI-ACTION-018', play => {
  const { game, setup } = laidOut('A\nA\nA c', { active: 'A' });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', 'A/2').choose('p1', 'stay');
  p.options('p1', ['A/1', 'A/3', 'done']).choose('p1', 'done').waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'ModelMoved')).toEqual([]);
  expect(happened(p, 'ActionEnded')).toEqual([{ type: 'ActionEnded', unit: 'A', action: 'move' }]);
});

scenario('models that sit out have taken the action, for terrain and auras', 'SFI-ACTION-018', play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    manifestations: {
      cloud: { at: right(2), on: ['completed'], effects: [{ op: 'damage', amount: 1, to: 'trigger' }] },
    },
  });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', 'stay');
  expect(p.state.models[0]?.damage).toBe(1);
});

scenario('the move is final, and its event keeps the tool and the pose', ['SFI-MOVE-017', 'SFI-MOVE-029'], play => {
  const { game, setup } = laidOut('A', { active: 'A' });
  const pose = {
    joint: { x: (inches(2) + mm(15) + 6350) * 16, y: inches(2) * 16 },
    first: { x: -1, y: 0 },
    second: { x: 1, y: 0 },
  };
  const p = play(game, setup)
    .choose('p1', { do: 'move' })
    .choose('p1', { tool: 'M', pose, to: right(4) });
  expect(happened(p, 'ModelMoved')).toEqual([
    { type: 'ModelMoved', model: 'A/1', from: right(0), to: right(4), tool: 'M', pose },
  ]);
  p.waitsFor({ by: 'p1', kind: 'act' });
});

scenario(
  'the end of a model’s move, the end of the unit’s move, coherency and the second move are judged in this order',
  ['SFI-MOVE-025', 'SFI-COHERENCY-005', 'SFI-ACTION-007'],
  play => {
    const marking = (key: string, window: 'model-ends-move' | 'unit-ends-move') =>
      codeAbility(key, 'p2', window, turn => turn.emit({ type: 'Used', span: 'activation', key }, 'SFI-PRIORITY-012'));
    const { game, setup } = laidOut('A\nA c', {
      active: 'A',
      cards: { A: barren },
      activation: { moves: 1, spent: ['move'] },
      abilities: [marking('model', 'model-ends-move'), marking('unit', 'unit-ends-move')],
    });
    const p = play(game, setup)
      .choose('p1', { do: 'move' })
      .choose('p1', 'A/1')
      .choose('p1', { to: right(4) });
    p.choose('p1', 'stay').waitsFor({ by: 'p2', kind: 'act' });
    const told = eventsOf(p).map(event => (event.type === 'Used' ? event.key : event.type));
    expect(told.slice(1, 10)).toEqual([
      'ModelMoved',
      'ModelDone',
      'model',
      'ModelDone',
      'unit',
      'ActionEnded',
      'CoherencyBroken',
      'ActivationEnding',
      'TokenPlaced',
    ]);
    expect(happened(p, 'ActivationEnding').map(({ why }) => why)).toEqual(['coherency']);
  },
);

/** An ability of p1 that moves A/1 at the beginning of its activation. */
const granted = (more: Partial<Parameters<typeof moveModel>[1]>, unit = false) =>
  codeAbility(
    'grant',
    'p1',
    'activation-start',
    function* (turn) {
      const origin = { name: 'Dash', rule: 'SFI-MOVE-028', source: 'A', player: 'p1' } as const;
      const moving = { tool: 'S', inAction: false, by: 'p1', origin, ...more } as const;
      if (unit) yield* moveModels(turn, { ...moving, unit: 'A', models: ['A/1', 'A/2'] });
      else yield* moveModel(turn, { ...moving, model: 'A/1' });
    },
    (_, { of }) => of === 'A',
  );

scenario('a granted move has the MOV of its ability, and is no action', ['SFI-MOVE-028', 'SFI-ACTION-009'], play => {
  const { game, setup } = laidOut('A c', { cards: { A: { mov: 'L' } }, abilities: [granted({})] });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'move' });
  p.refuses('p1', { to: { x: inches(2), y: inches(9) } }, { code: 'too-far', rule: 'SFI-MOVE-007' });
  p.refuses('p1', { tool: 'M', to: { x: inches(2), y: inches(4) } }, { code: 'tool-too-long', rule: 'SFI-MOVE-027' });
  p.choose('p1', { to: { x: inches(2), y: inches(4) } });
  expect(p.state.activation).toMatchObject({ moves: 0, spent: [] });
  expect(happened(p, 'CoherencyBroken')).toEqual([]);
});

scenario(
  'granted moves of a unit: each model, then the unit, without a check',
  ['SFI-MOVE-028', 'SFI-COHERENCY-008'],
  play => {
    const { game, setup } = laidOut('A\nA c', { abilities: [granted({}, true)] });
    const p = play(game, setup)
      .options('p1', ['A/1', 'A/2'])
      .choose('p1', 'A/1')
      .choose('p1', { to: right(4) });
    p.waitsFor({ by: 'p1', kind: 'move' }).choose('p1', 'stay').waitsFor({ by: 'p1', kind: 'act' });
    expect(happened(p, 'CoherencyBroken')).toEqual([]);
  },
);

scenario('a unit that is destroyed by a granted move does not end it', ['SFI-MOVE-028', 'SFI-MOVE-025'], play => {
  const seen = (hp: number) => {
    const ends = codeAbility('ends', 'p2', 'unit-ends-move', turn =>
      turn.emit({ type: 'Used', span: 'activation', key: 'ends' }, 'SFI-PRIORITY-012'),
    );
    const footprint = [rectangle({ x: inches(3), y: inches(3) }, inches(3), inches(3))];
    const { game, setup } = laidOut('A\nA B c', {
      cards: { A: { hp } },
      abilities: [granted({}, true), ends],
      pieces: { glass: { keywords: ['dangerous-terrain'], footprint } },
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', 'A/1').choose('p1', { to: below });
    p.choose('p1', { to: { x: inches(4), y: inches(5.5) } });
    return happened(p, 'Used').map(({ key }) => key);
  };
  expect(seen(2)).toEqual(['ends']);
  expect(seen(1)).toEqual([]);
});

scenario('Frostbite: no moves by abilities of the own side, one’s own move actions stay', 'SFI-CONDITION-008', play => {
  const frozen: LaidOut = { units: { A: { conditions: ['frostbite'] } }, abilities: [granted({})] };
  const { game, setup } = laidOut('A c', frozen);
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' }).choose('p1', { do: 'move' });
  p.refuses('p1', { tool: 'M', to: right(1) }, { code: 'tool-too-long', rule: 'SFI-MOVE-027' }).choose('p1', {
    to: right(2),
  });
  const origin = { name: 'Lure', rule: 'SFI-MOVE-028', source: 'c', player: 'p2' } as const;
  const other = laidOut('A c', { ...frozen, abilities: [granted({ origin, by: 'p2' })] });
  play(other.game, other.setup).waitsFor({ by: 'p2', kind: 'move' });
});

scenario('dangerous ground under the tool destroys a model before its move ends anything', 'SFI-MOVE-025', play => {
  const ends = codeAbility('ends', 'p2', 'model-ends-move', turn =>
    turn.emit({ type: 'Used', span: 'activation', key: 'ends' }, 'SFI-PRIORITY-012'),
  );
  const { game, setup } = laidOut('A B c', {
    active: 'A',
    cards: { A: { hp: 1 } },
    abilities: [ends],
    pieces: {
      glass: {
        keywords: ['dangerous-terrain'],
        footprint: [rectangle({ x: inches(3), y: inches(3) }, inches(1), inches(1))],
      },
    },
  });
  const p = play(game, setup)
    .choose('p1', { do: 'move' })
    .choose('p1', { to: { x: inches(3), y: inches(4) } });
  expect(typesOf(happened(p, 'ModelDestroyed'))).toEqual(['ModelDestroyed']);
  expect(happened(p, 'Used')).toEqual([]);
});

scenario(
  'a model that ends in harmful ground of several parts is led through its other parts, and around other harmful ground',
  ['SFI-MOVE-029', 'SFI-TKEY-001'],
  play => {
    const { game, setup } = laidOut('', {
      active: 'A',
      at: { 'A/1': { x: inches(10), y: inches(10) }, 'c/1': { x: inches(33), y: inches(33) } },
      pieces: {
        // The way into the second part leads through the first one.
        fire: { keywords: ['blazing'], footprint: [box(12.5, 0, 1.5, 36), box(13.9, 0, 10, 36)] },
        glass: { keywords: ['dangerous-terrain'], footprint: [box(11, 9.2, 0.5, 1.6)] },
      },
    });
    const p = play(game, setup).choose('p1', { do: 'move' });
    p.choose('p1', { to: { x: inches(15), y: inches(10) } }).waitsFor({ by: 'p1', kind: 'act' });
    expect([healthOf(p, 'A/1'), conditionsOf(p, 'A')]).toEqual([3, ['burning']]);
  },
);

scenario(
  'where no tool avoids all harmful ground, the engine still lays it around the ground that can be avoided',
  ['SFI-MOVE-029', 'SFI-TKEY-001'],
  play => {
    const led = (keyword: 'blazing' | 'dangerous-terrain', x: number) => {
      const { game, setup } = laidOut('', {
        active: 'A',
        at: { 'A/1': { x: inches(10), y: inches(10) }, 'c/1': { x: inches(33), y: inches(33) } },
        pieces: {
          // The belt leads across the whole table, and the stone lies in the way.
          stone: { keywords: [keyword], footprint: [box(x, 9.2, 0.5, 1.6)] },
          belt: { keywords: ['toxic'], footprint: [box(12.5, 0, 0.3, 36)] },
        },
      });
      const p = play(game, setup).choose('p1', { do: 'move' });
      p.choose('p1', { to: { x: inches(15), y: inches(10) } }).waitsFor({ by: 'p1', kind: 'act' });
      return [healthOf(p, 'A/1'), conditionsOf(p, 'A')];
    };
    expect([led('dangerous-terrain', 11), led('blazing', 13)]).toEqual([
      [3, ['poisoned']],
      [3, ['poisoned']],
    ]);
  },
);

scenario(
  'a unit that freezes after the move of its first model goes on with the short tool',
  ['SFI-CONDITION-006', 'SFI-MOVE-027'],
  play => {
    const freeze = codeAbility(
      'freeze',
      'p2',
      'model-ends-move',
      turn => gainCondition(turn, 'A', 'frostbite', 'SFI-COND-001'),
      (_, { of }) => of === 'A/1',
    );
    const { game, setup } = laidOut('AA          c', { active: 'A', abilities: [freeze] });
    const p = play(game, setup)
      .choose('p1', { do: 'move' })
      .choose('p1', 'A/1')
      .choose('p1', { to: { x: inches(2), y: inches(7) } });
    const far = { to: { x: inches(4), y: inches(7) } };
    p.refuses('p1', far, { code: 'too-far', rule: 'SFI-MOVE-007' }).choose('p1', {
      to: { x: inches(4), y: inches(6) },
    });
  },
);
