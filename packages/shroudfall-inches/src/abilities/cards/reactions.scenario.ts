import { expect } from 'vitest';
import { activePlayer, armyOf, unitOf } from '../../match/lookups.js';
import { codeAbility, eventsOf, happened, laidOut } from '../../testing/index.js';
import { openAt } from '../../timing/windows.js';
import type { ReactiveAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import { reactive, scenario } from '../scenario-words.js';
import { hex, moved, moving, reply } from './scenario-words.js';

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

scenario(
  'a reaction to the same event may be paid with the essence of another one, and aim at a model that another one pulls near',
  ['SFI-ABILITY-REACTIVE-003', 'SFI-ABILITY-REACTIVE-006'],
  play => {
    const gain: Effect = { op: 'essence', gain: { yellow: 1 } };
    const pull: Effect = { op: 'push', distance: 3, direction: 'directly-towards', from: 'self', to: 'trigger' };
    const aim = { how: 'choose', what: 'model', side: 'enemy', within: 2 } as const;
    const second = (first: Effect, own: Partial<ReactiveAbility>) => {
      const free = { id: 'first', cost: {}, effects: [first] };
      const laid = moving('A  c', { c: [free, { effects: [hex], ...own }] }, { armies: { p2: { reserve: {} } } });
      return play(laid.game, laid.setup)
        .options('p2', [reply('c', 'first'), 'pass'])
        .choose('p2', reply('c', 'first'));
    };
    const paid = second(gain, { effects: [{ op: 'condition', condition: 'hexed', to: 'trigger' }] }).choose('p2', {
      yellow: 1,
    });
    const near = second(pull, { cost: {}, aim });
    for (const p of [paid, near]) {
      p.options('p2', [reply('c'), 'pass']).choose('p2', reply('c'));
      expect(unitOf(p.state, 'A').conditions).toEqual(['hexed']);
    }
  },
);

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

scenario('a limit of a reaction binds one entry of the army list', 'SFI-PRIORITY-012', play => {
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

scenario(
  'both players declare a reaction, and the active player orders the two',
  ['SFI-ABILITY-REACTIVE-008', 'SFI-PRIORITY-003'],
  play => {
    const { game, setup } = moving('A c', { A: [{ when: { ...moved, of: 'self' } }], c: [{}] });
    const p = play(game, setup)
      .waitsFor({ by: 'p2', kind: 'window' })
      .choose('p2', reply('c'))
      .choose('p1', reply('A'));
    p.waitsFor({ by: 'p1', kind: 'order' }).choose('p1', 'p2');
    expect(happened(p, 'AbilityUsed').map(({ unit }) => unit)).toEqual(['c', 'A']);
  },
);

scenario('a reaction missed in its window is gone', 'SFI-ABILITY-REACTIVE-011', play => {
  const { game, setup } = moving('A c', { c: [{}] });
  play(game, setup).choose('p2', 'pass').choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('in the middle of a reaction its user is the active player, then the one before', 'SFI-PRIORITY-007', play => {
  const note = (when: string) =>
    codeAbility(
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

scenario('no action is left to sacrifice when the activation ends', 'SFI-ACTIVATE-006', play => {
  const late = reactive({ cost: { action: 'A' }, when: { window: 'activation-end', of: 'self' } });
  const { game, setup } = laidOut('A c', {
    active: 'A',
    activation: { part: 'ending', spent: ['shake'] },
    cards: { A: { essence: {}, abilities: [late] } },
  });
  play(game, setup).waitsFor({ by: 'p2', kind: 'act' });
});
