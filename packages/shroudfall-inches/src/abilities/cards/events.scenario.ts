import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { unitOf } from '../../match/lookups.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { openAt } from '../../timing/windows.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { ActionRules } from '../../vocabulary/index.js';
import { reactive, scenario } from '../scenario-words.js';
import { moved, moving, reply } from './scenario-words.js';

const range = { when: { ...moved, within: 4 } } as const;
/** `c/1` stands so many inches, and a bit more, from the base of `A/1`. */
const apart = (distance: number, more: number, reactions: Parameters<typeof moving>[1], lay: LaidOut = {}) => {
  const laid = moving('A c', reactions, lay);
  const { position } = laid.setup;
  const models = position.models.map(model =>
    model.id === 'c/1' ? { ...model, at: { x: inches(2) + 3000 + inches(distance) + more, y: model.at.y } } : model,
  );
  return { ...laid, setup: { ...laid.setup, position: { ...position, models } } };
};

scenario('an event within the range of a model triggers, one beyond it does not', 'SFI-ABILITY-REACTIVE-012', play => {
  const near = apart(4, 0, { c: [range] });
  play(near.game, near.setup).options('p2', [reply('c'), 'pass']);
  const far = apart(4, 1, { c: [range] });
  play(far.game, far.setup).waitsFor({ by: 'p1', kind: 'act' });
});

scenario(
  'the event alone decides: what the first reaction changes does not matter',
  'SFI-ABILITY-REACTIVE-012',
  play => {
    const away: Effect = { op: 'code', name: 'away' };
    const { game, setup } = moving(
      'A c',
      { c: [{ id: 'shove', effects: [away] }, range] },
      {
        codeEffects: {
          away(turn) {
            const from = { x: inches(2), y: inches(2) };
            const to = { x: inches(30), y: inches(30) };
            turn.emit({ type: 'ModelShifted', model: 'A/1', from, to, how: 'place' }, 'SFI-PLACE-001');
          },
        },
      },
    );
    const p = play(game, setup)
      .choose('p2', reply('c', 'shove'))
      .options('p2', [reply('c'), 'pass']);
    p.choose('p2', reply('c')).waitsFor({ by: 'p1', kind: 'act' });
  },
);

scenario('a user that has left the table reacts no more', ['SFI-ABILITY-REACTIVE-012', 'SFI-PRIORITY-010'], play => {
  const kill: Effect = { op: 'damage', amount: 9, to: 'trigger' };
  const { game, setup } = moving('AB c', {
    B: [{ when: { ...moved, of: 'friend' } }],
    A: [{ id: 'die', when: { ...moved, of: 'self' }, effects: [kill] }],
  });
  const p = play(game, setup)
    .options('p1', [reply('A', 'die'), reply('B'), 'pass'])
    .choose('p1', reply('A', 'die'));
  p.options('p1', [reply('B'), 'pass']);
  const lone = moving('AB c', {
    A: [{ id: 'die', when: { ...moved, of: 'self' }, effects: [kill] }, { when: { ...moved, of: 'self' } }],
  });
  play(lone.game, lone.setup).choose('p1', reply('A', 'die')).waitsFor({ by: 'p2', kind: 'act' });
});

scenario('the activation does not go on if the active unit was destroyed', 'SFI-ABILITY-REACTIVE-007', play => {
  const kill: Effect = { op: 'damage', amount: 9, to: 'trigger' };
  const { game, setup } = moving('AB c', { c: [{ effects: [kill] }] });
  const p = play(game, setup).choose('p2', reply('c')).waitsFor({ by: 'p2', kind: 'act' });
  expect(unitOf(p.state, 'A').where).toBe('destroyed');
});

scenario(
  'models that are destroyed at once are events of their own, judged before any reaction',
  ['SFI-ABILITY-REACTIVE-004', 'SFI-ABILITY-REACTIVE-012'],
  play => {
    const away: Effect = { op: 'code', name: 'away' };
    const near = reactive({ when: { window: 'destroyed', of: 'other-friend', within: 2 }, effects: [away] });
    const { game, setup } = laidOut('AA\nB c', {
      active: 'A',
      activation: { part: 'start' },
      cards: { B: { abilities: [near] } },
      abilities: [
        codeAbility(
          'doom',
          'p2',
          'activation-start',
          turn => destroyModels(turn, ['A/1', 'A/2']),
          ({ state }) => state.models.length === 4,
        ),
      ],
      codeEffects: {
        away(turn) {
          const from = { x: inches(2), y: inches(4) };
          const to = { x: inches(30), y: inches(30) };
          turn.emit({ type: 'ModelShifted', model: 'B/1', from, to, how: 'place' }, 'SFI-PLACE-001');
        },
      },
    });
    const p = play(game, setup);
    expect(p.match.decisions[0]?.about).toMatchObject({ of: 'A/1' });
    p.choose('p1', reply('B'))
      .options('p1', [reply('B'), 'pass'])
      .choose('p1', reply('B'));
    expect(happened(p, 'AbilityUsed')).toHaveLength(2);
  },
);

scenario(
  'a reaction to the move of one model comes before the next model of the unit',
  'SFI-ABILITY-REACTIVE-010',
  play => {
    const walk: ActionRules = {
      rule: 'SFI-ACTION-006',
      *next(turn, unit) {
        const done = turn.state.activation?.actions.at(-1)?.done ?? [];
        const model = turn.state.models.find(one => one.unit === unit && !done.includes(one.id))?.id;
        if (model === undefined) return 'done';
        turn.emit({ type: 'ModelDone', model }, 'SFI-ACTION-006');
        yield* openAt(turn, 'model-ends-move', { of: model });
        return 'more';
      },
    };
    const { game, setup } = laidOut('AA c', {
      active: 'A',
      actions: { disengage: walk },
      cards: { c: { abilities: [reactive({ when: moved, effects: [{ op: 'damage', amount: 1, to: 'trigger' }] })] } },
    });
    const p = play(game, setup).choose('p1', { do: 'disengage' }).choose('p2', reply('c'));
    expect(happened(p, 'ModelDone').map(({ model }) => model)).toEqual(['A/1', 'A/2']);
    expect(eventsOf(p).map(({ type }) => type)).toEqual([
      'ActionBegan',
      'ModelDone',
      'AbilityUsed',
      'ReactionBegan',
      'DamageDecided',
      'DamageMarked',
      'ReactionEnded',
      'ModelDone',
    ]);
  },
);
