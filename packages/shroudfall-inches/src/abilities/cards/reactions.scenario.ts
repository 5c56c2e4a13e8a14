import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { activePlayer, armyOf, unitOf } from '../../match/lookups.js';
import { doing, eventsOf, happened, type LaidOut } from '../../testing/index.js';
import { openAt } from '../../timing/windows.js';
import type { ReactiveAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import { reactive, scenario } from '../scenario-words.js';
import { opening } from './scenario-words.js';

const reply = (source: string, ability = 'reply') => ({ ability: `${source}:${ability}`, source });
const hex: Effect = { op: 'condition', condition: 'hexed' };
const moved = { window: 'model-ends-move', of: 'enemy' } as const;

/** The model `A/1` ends a move as often as said; units have reactions, which cost one yellow essence. */
const moving = (
  drawing: string,
  reactions: Readonly<Record<string, readonly Partial<ReactiveAbility>[]>>,
  lay: LaidOut = {},
  times = 1,
) => {
  const moments = Array.from({ length: times }, () => ({ of: 'A/1' }));
  const cards = Object.entries(reactions).map(([letter, all]) => {
    const abilities = all.map(own => reactive({ cost: { essence: { yellow: 1 } }, when: moved, effects: [], ...own }));
    return [letter, { essence: {}, ...lay.cards?.[letter], abilities }] as const;
  });
  return opening(drawing, 'model-ends-move', moments, {
    armies: { p1: { reserve: { yellow: 4 } }, p2: { reserve: { yellow: 4 } } },
    ...lay,
    cards: { ...lay.cards, ...Object.fromEntries(cards) },
  });
};

scenario(
  'a reaction is declared at its event, interrupts, is paid for from the own reserve, and then all goes on',
  [
    'SFI-ABILITY-REACTIVE-001',
    'SFI-ABILITY-REACTIVE-005',
    'SFI-ABILITY-REACTIVE-006',
    'SFI-ABILITY-REACTIVE-007',
    'SFI-ABILITY-REACTIVE-013',
  ],
  play => {
    const { game, setup } = moving('A c', { c: [{ effects: [hex] }] });
    const p = play(game, setup)
      .options('p2', [reply('c'), 'pass'])
      .choose('p2', reply('c'))
      .waitsFor({ by: 'p1', kind: 'act' });
    expect(eventsOf(p).map(({ type }) => type)).toEqual([
      'AbilityUsed',
      'ReactionBegan',
      'EssencePaid',
      'ConditionGained',
      'ReactionEnded',
      'ActivationOpened',
    ]);
    expect(armyOf(p.state, 'p2').reserve).toEqual({ yellow: 3 });
    expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 4 });
  },
);

scenario('a reaction that its player does not declare never happens', 'SFI-PRIORITY-011', play => {
  const { game, setup } = moving('A c', { c: [{ effects: [hex] }] });
  const p = play(game, setup).choose('p2', 'pass').waitsFor({ by: 'p1', kind: 'act' });
  expect(happened(p, 'AbilityUsed')).toEqual([]);
});

scenario('nobody declares a reaction that cannot be paid', 'SFI-ABILITY-REACTIVE-006', play => {
  const { game, setup } = moving('A c', { c: [{}] }, { armies: { p2: { reserve: { red: 2 } } } });
  play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('only an active unit has an action to pay for a reaction', 'SFI-ABILITY-ACTIVE-007', play => {
  const cost = { action: 'A/', essence: { yellow: 1 } } as const;
  const own = moving('AA c', { A: [{ cost, when: { window: 'model-ends-move', of: 'self' } }] });
  const p = play(own.game, own.setup).options('p1', [reply('A'), { ...reply('A'), with: { sacrifice: true } }, 'pass']);
  p.choose('p1', { ...reply('A'), with: { sacrifice: true } });
  expect(p.state.activation?.spent).toEqual(['sacrificed']);
  expect(armyOf(p.state, 'p1').reserve).toEqual({ yellow: 4 });
  const theirs = moving('A c', { c: [{ cost: { action: 'A' } }] });
  play(theirs.game, theirs.setup).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('one unit reacts once to one event, whichever of its models are able to', 'SFI-ABILITY-REACTIVE-002', play => {
  const { game, setup } = moving('A ccc', { c: [{ when: { ...moved, within: 8 } }] });
  play(game, setup)
    .options('p2', [reply('c'), 'pass'])
    .choose('p2', reply('c'))
    .waitsFor({ by: 'p1', kind: 'act' });
});

scenario('each model that moves is an event of its own', 'SFI-ABILITY-REACTIVE-004', play => {
  const { game, setup } = moving('A c', { c: [{}] }, {}, 2);
  const p = play(game, setup).choose('p2', reply('c')).choose('p2', reply('c'));
  expect(happened(p, 'AbilityUsed')).toHaveLength(2);
});

scenario('a limit holds for all events of an activation', 'SFI-PRIORITY-012', play => {
  const { game, setup } = moving('A c', { c: [{ limit: 'once-per-activation' }] }, {}, 2);
  play(game, setup).choose('p2', reply('c')).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('the limit is that of one entry of the army list', 'SFI-PRIORITY-012', play => {
  const { game, setup } = moving('A cc d', { c: [{ limit: 'once-per-activation' }] }, { units: { d: { card: 'c' } } });
  play(game, setup)
    .choose('p2', reply('c'))
    .choose('p2', { ability: 'c:reply', source: 'd' })
    .waitsFor({ by: 'p1', kind: 'act' });
});

scenario('one event triggers different reactions of one unit and of several', 'SFI-ABILITY-REACTIVE-003', play => {
  const { game, setup } = moving('A c d', { c: [{}, { id: 'more' }], d: [{}] });
  const p = play(game, setup).options('p2', [reply('c'), reply('c', 'more'), reply('d'), 'pass']);
  p.choose('p2', reply('c', 'more')).options('p2', [reply('c'), reply('d'), 'pass']);
  p.choose('p2', reply('d')).choose('p2', reply('c'));
  expect(happened(p, 'AbilityUsed').map(({ unit, ability }) => `${unit} ${ability}`)).toEqual([
    'c more',
    'd reply',
    'c reply',
  ]);
});

scenario('both declare, and the active player orders', ['SFI-ABILITY-REACTIVE-008', 'SFI-PRIORITY-003'], play => {
  const { game, setup } = moving('A c', { A: [{ when: { ...moved, of: 'self' } }], c: [{}] });
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'window' }).choose('p2', reply('c')).choose('p1', reply('A'));
  p.waitsFor({ by: 'p1', kind: 'order' }).choose('p1', 'p2');
  expect(happened(p, 'AbilityUsed').map(({ unit }) => unit)).toEqual(['c', 'A']);
});

scenario('a reaction missed in its window is gone', 'SFI-ABILITY-REACTIVE-011', play => {
  const { game, setup } = moving('A c', { c: [{}] });
  play(game, setup).choose('p2', 'pass').choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('in the middle of a reaction its user is the active player, then the one before', 'SFI-PRIORITY-007', play => {
  const note = (when: string) =>
    doing(
      when,
      'p1',
      'entered',
      turn => turn.emit({ type: 'Used', span: 'match', key: activePlayer(turn.state) }, 'SFI-PRIORITY-007'),
      (_, { of }) => of === when,
    );
  const open = (of: string): Effect => ({ op: 'code', name: 'open', with: of });
  const answer: Partial<ReactiveAbility> = { when: { window: 'entered', of: 'enemy' }, effects: [open('A/1')] };
  const { game, setup } = moving(
    'A c',
    { A: [answer], c: [{ effects: [open('c/1')] }] },
    {
      abilities: [note('A/1'), note('c/1')],
      codeEffects: {
        open: (turn, { data }) => openAt(turn, 'entered', { of: String(data) }),
      },
    },
  );
  const p = play(game, setup).choose('p2', reply('c')).choose('p1', reply('A'));
  expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['p2', 'p1']);
  expect(p.state.reacting).toEqual([]);
  expect(activePlayer(p.state)).toBe('p1');
});

scenario('events of a reaction trigger reactions, which are resolved first', 'SFI-ABILITY-REACTIVE-009', play => {
  const answer: Partial<ReactiveAbility> = { when: { window: 'entered', of: 'self' }, effects: [hex] };
  const { game, setup } = moving(
    'A c',
    {
      A: [answer],
      c: [
        {
          effects: [
            { op: 'code', name: 'open' },
            { op: 'condition', condition: 'void' },
          ],
        },
      ],
    },
    { codeEffects: { open: turn => openAt(turn, 'entered', { of: 'A/1' }) } },
  );
  const p = play(game, setup).choose('p2', reply('c')).choose('p1', reply('A'));
  const order = happened(p, 'ConditionGained').map(({ unit, condition }) => `${unit} ${condition}`);
  expect(order).toEqual(['A hexed', 'c void']);
});

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

scenario('a reaction of an Essence Starved unit is dearer, too', 'SFI-CONDITION-004', play => {
  const { game, setup } = moving(
    'A c',
    { c: [{ cost: {} }] },
    { units: { c: { conditions: ['essence-starved'] } }, armies: { p2: { reserve: { grey: 1, yellow: 1 } } } },
  );
  const p = play(game, setup).choose('p2', reply('c')).options('p2', ['grey', 'yellow']).choose('p2', 'grey');
  expect(armyOf(p.state, 'p2').reserve).toEqual({ yellow: 1 });
});

scenario('a reaction whose aim finds nobody is not offered', 'SFI-ABILITY-ACTIVE-009', play => {
  const aim = { how: 'choose', what: 'model', side: 'friend', other: true, within: 4 } as const;
  const { game, setup } = moving('A c', { c: [{ aim, effects: [hex] }] });
  play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  const two = moving('A cd', { c: [{ aim, effects: [hex] }] });
  const p = play(two.game, two.setup).choose('p2', reply('c'));
  expect(unitOf(p.state, 'd').conditions).toEqual(['hexed']);
});
