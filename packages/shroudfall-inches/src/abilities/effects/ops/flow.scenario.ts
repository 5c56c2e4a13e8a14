import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { createGame } from '../../../game.js';
import { activePlayer, unitOf } from '../../../match/lookups.js';
import { packWith, plainUnit } from '../../../testing/cards.js';
import { happened, laidOut } from '../../../testing/index.js';
import type { ReactiveAbility } from '../../../vocabulary/ability.js';
import type { Effect } from '../../../vocabulary/effect.js';
import { carrying, scenario } from '../scenario-words.js';

scenario('an action that an ability generates does not count as one of the two actions', 'SFI-ACTION-017', play => {
  const { game, setup } = carrying(
    'A cd',
    [{ op: 'action', action: 'shake' }],
    {},
    { units: { A: { conditions: ['hexed'] } } },
  );
  const p = play(game, setup).choose('p1', 'A');
  expect(unitOf(p.state, 'A').conditions).toEqual([]);
  expect(p.state.activation?.spent).toEqual([]);
});

scenario('the player of an ability picks one of its parts', 'SFI-ABILITY-ACTIVE-003', play => {
  const { game, setup } = carrying(
    'A cd',
    [
      {
        op: 'choose',
        options: [
          { effects: [{ op: 'condition', condition: 'hexed' }] },
          { effects: [{ op: 'condition', condition: 'void' }] },
        ],
      },
    ],
    { aims: ['c'] },
  );
  const p = play(game, setup).choose('p1', 'A').options('p1', ['1', '2']).choose('p1', '2');
  expect(unitOf(p.state, 'c').conditions).toEqual(['void']);
});

scenario('an effect in code gets its models and its data', 'SFI-ABILITY-ACTIVE-003', play => {
  const { game, setup } = carrying(
    'A cd',
    [{ op: 'code', name: 'note', with: { word: 'boo' } }],
    { aims: ['c'] },
    {
      codeEffects: {
        note: (turn, { to, data, cause }) =>
          turn.emit(
            { type: 'Used', span: 'match', key: `${cause.name} ${to.join()} ${JSON.stringify(data)}` },
            'SFI-PRIORITY-012',
          ),
      },
    },
  );
  expect(happened(play(game, setup).choose('p1', 'A'), 'Used').map(({ key }) => key)).toEqual([
    'Trick c {"word":"boo"}',
  ]);
});

test('a game names the effects in code that its cards need and that are missing [SFI-ABILITY-ACTIVE-003]', () => {
  const lost = {
    id: 'x',
    name: 'X',
    kind: 'active',
    cost: { essence: { grey: 1 } },
    effects: [{ op: 'code', name: 'lost' }],
  } as const;
  const pack = packWith({ units: { odd: { ...plainUnit, abilities: [lost] } } });
  expect(() => createGame({ pack })).toThrow('missing: lost');
  expect(createGame({ pack, effects: { lost: () => undefined } }).effects).toHaveProperty('lost');
});

scenario(
  'choices inside an effect of no player: the player of the event, and the active player',
  'SFI-PRIORITY-008',
  play => {
    const asked = (effect: Effect, model: string | null) => {
      const nobody = { player: null, unit: null, model, source: 'mine' };
      const { game, setup } = carrying('A\nc', [effect], nobody, { active: 'A', activation: { part: 'start' } });
      return play(game, setup).match.decisions.map(({ by, kind }) => `${kind} of ${by}`);
    };
    const either: Effect = { op: 'choose', options: [{ effects: [] }, { effects: [] }] };
    expect([asked(either, 'c/1'), asked(either, null)]).toEqual([['order of p2'], ['order of p1']]);
    expect(asked({ op: 'essence', gain: { grey: 1 } }, 'c/1')).toEqual(['keep of p2']);
    expect(asked({ op: 'push', distance: 1, direction: 'any' }, 'c/1')).toEqual(['push of p1']);
  },
);

/** The start of a round, at which an ability gives the unit `a` of p2, which does not hold the token, an action. */
const stirring = (action: 'move' | 'attack', more: Partial<ReactiveAbility> = {}) => {
  const stir = {
    id: 'stir',
    name: 'Stir',
    kind: 'passive',
    when: { window: 'round-start' },
    effects: [{ op: 'action', action }],
  } as const;
  const grunt: ReactiveAbility = {
    id: 'grunt',
    name: 'Grunt',
    kind: 'reactive',
    cost: {},
    when: { window: 'model-ends-move', of: 'self' },
    effects: [{ op: 'essence', gain: { grey: 1 } }],
    ...more,
  };
  return laidOut('aaB', {
    cards: { a: { essence: {}, abilities: [stir, grunt] }, B: { hp: 9 } },
    state: { stage: { name: 'round-start', step: 'effects of units' } },
  });
};

scenario(
  'in an action outside the activations each model has one part, and the token holder stays the active player',
  ['SFI-ACTION-003', 'SFI-ACTION-017', 'SFI-PRIORITY-008'],
  play => {
    const { game, setup } = stirring('move');
    const p = play(game, setup).options('p2', ['a/1', 'a/2', 'done']).choose('p2', 'a/1');
    expect(activePlayer(p.state)).toBe('p1');
    p.choose('p2', 'stay').waitsFor({ by: 'p2', kind: 'move' }).choose('p2', 'stay');
    p.waitsFor({ by: 'p1', kind: 'act' });
    expect(happened(p, 'ModelDone').map(({ model }) => model)).toEqual(['a/1', 'a/2']);
    expect(p.state.activation?.unit).toBe('B');
  },
);

scenario('in an attack action outside the activations each weapon attacks once', 'SFI-ATTACK-011', play => {
  const { game, setup } = stirring('attack');
  const p = play(game, { ...setup, dice: [0, 0] })
    .options('p2', ['a/1', 'a/2', 'done'])
    .choose('p2', 'a/2');
  p.picks('p2', { target: 'B/1' }).options('p2', [{ profile: 'bow', target: 'B/1' }, 'done']);
});

scenario('a unit that acts outside its activation has no action to sacrifice', 'SFI-ACTION-016', play => {
  const move = (cost: ReactiveAbility['cost']) => {
    const { game, setup } = stirring('move', { cost });
    const p = play(game, setup)
      .choose('p2', 'a/1')
      .choose('p2', { to: { x: inches(2), y: inches(4) } });
    return p.match.decisions[0]?.kind;
  };
  expect([move({}), move({ action: 'A' })]).toEqual(['window', 'move']);
});

scenario(
  'an action inside another one outside the activations ends no activation, whether the unit is apart or moves twice',
  ['SFI-COHERENCY-006', 'SFI-ACTION-007', 'SFI-ACTIVATE-018'],
  play => {
    const again = { effects: [{ op: 'action', action: 'move' }], limit: 'once-per-round' } as const;
    const { game, setup } = stirring('move', again);
    const p = play(game, setup)
      .choose('p2', 'a/1')
      .choose('p2', { to: { x: inches(2), y: inches(7) } });
    p.choose('p2', { ability: 'a:grunt', source: 'a' }).choose('p2', 'done').choose('p2', 'stay');
    expect(happened(p, 'CoherencyBroken')).toHaveLength(2);
    expect(happened(p, 'ActivationEnding')).toEqual([]);
    p.waitsFor({ by: 'p1', kind: 'act' });
    expect([p.state.activation?.unit, unitOf(p.state, 'a').activated]).toEqual(['B', false]);
  },
);
