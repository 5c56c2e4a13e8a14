import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { gainCondition } from '../../conditions/gain.js';
import { sacrificeAction, whyNoSacrifice } from '../../match/budget.js';
import { beginEffect } from '../../match/lasting.js';
import { unitOf } from '../../match/lookups.js';
import { tableIn, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { hasPassive } from '../../unit-cards/passives/passives.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { ActiveAbility, ReactiveAbility } from '../../vocabulary/ability.js';
import type { ActionRules } from '../../vocabulary/index.js';
import { takeGenerated } from './take.js';

const scenario = scenarios<RuleId>(test);
const barren = { essence: {} };
const generic = [{ do: 'move' }, { do: 'attack' }, { do: 'disengage' }, { do: 'shake' }, { do: 'end' }] as const;

scenario('a unit may take the same action twice', ['SFI-ACTION-001', 'SFI-ACTION-002', 'SFI-ACTION-017'], play => {
  const { game, setup } = laidOut('A B c d', {
    active: 'A',
    units: { A: { conditions: ['hexed', 'void'] } },
    armies: { p1: { reserve: { grey: 1 } } },
  });
  const p = play(game, setup).choose('p1', { do: 'shake' }).choose('p1', 'void').choose('p1', { do: 'shake' });
  expect(unitOf(p.state, 'A').conditions).toEqual([]);
  p.options('p1', [{ do: 'discard', colour: 'grey' }, { do: 'end' }]);
  p.refuses('p1', { do: 'disengage' }, { code: 'no-action-left', rule: 'SFI-ACTION-017' });
});

scenario('the generic actions are on offer', 'SFI-ACTION-005', play => {
  const { game, setup } = laidOut('A c', { active: 'A' });
  play(game, setup).options('p1', [...generic]);
});

scenario('shaking removes one condition of the player’s choice', 'SFI-ACTION-012', play => {
  const { game, setup } = laidOut('A c', { active: 'A', units: { A: { conditions: ['hexed', 'poisoned', 'void'] } } });
  const p = play(game, setup).choose('p1', { do: 'shake' }).options('p1', ['hexed', 'poisoned', 'void']);
  p.choose('p1', 'poisoned');
  expect(unitOf(p.state, 'A').conditions).toEqual(['hexed', 'void']);
});

scenario('a shake action without a condition only spends the action', 'SFI-ACTION-013', play => {
  const { game, setup } = laidOut('A c', { active: 'A' });
  const p = play(game, setup).choose('p1', { do: 'shake' });
  p.events(
    { type: 'ActionBegan', unit: 'A', action: 'shake' },
    { type: 'ActionEnded', unit: 'A', action: 'shake' },
  ).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('disengaging gives Parry until the end of this activation', 'SFI-ACTION-011', play => {
  const { game, setup } = laidOut('A c', { active: 'A', cards: { A: barren } });
  const p = play(game, setup).choose('p1', { do: 'disengage' });
  const parries = (): boolean => hasPassive(tableIn(p.match), unitOf(p.state, 'A'), 'parry');
  expect(parries()).toBe(true);
  p.choose('p1', { do: 'end' });
  expect(parries()).toBe(false);
});

scenario('a unit that disengages in the activation of another has Parry until its own ends', 'SFI-ACTION-011', play => {
  const leave: ActiveAbility = {
    id: 'leave',
    name: 'Leave',
    kind: 'active',
    cost: {},
    limit: 'once-per-activation',
    aim: { how: 'choose', what: 'unit', side: 'friend', other: true },
    effects: [{ op: 'action', action: 'disengage' }],
  };
  const { game, setup } = laidOut('A B c', {
    active: 'A',
    units: { c: { activated: true } },
    cards: { A: { ...barren, abilities: [leave] }, B: barren },
  });
  const p = play(game, setup).choose('p1', { do: 'ability', ability: 'leave' });
  const parries = (): boolean => hasPassive(tableIn(p.match), unitOf(p.state, 'B'), 'parry');
  expect(parries()).toBe(true);
  p.choose('p1', { do: 'end' }).waitsFor({ by: 'p1', kind: 'act' });
  expect([p.state.activation?.unit, parries()]).toEqual(['B', true]);
  p.choose('p1', { do: 'end' });
  expect([p.state.round, parries()]).toEqual([3, false]);
});

scenario('to end the activation forfeits one action or both', 'SFI-ACTION-014', play => {
  const forfeited = { type: 'ActionSpent', unit: 'A', how: 'forfeited' } as const;
  const { game, setup } = laidOut('A c', { active: 'A', cards: { A: barren } });
  const both = play(game, setup).choose('p1', { do: 'end' });
  expect(happened(both, 'ActionSpent')).toEqual([forfeited, forfeited]);
  const one = play(game, setup).choose('p1', { do: 'shake' }).choose('p1', { do: 'end' });
  expect(happened(one, 'ActionSpent')).toEqual([forfeited]);
});

/** Sacrifices actions at the beginning of the activation, as often as that is allowed, at most so many. */
const sacrificing = (most: number) =>
  codeAbility(
    'sacrifice',
    'p1',
    'activation-start',
    turn => {
      for (let n = 0; n < most; n++) if (!whyNoSacrifice(tableOf(turn))) sacrificeAction(turn);
    },
    (_, { of }) => of === 'A',
  );

scenario('a sacrificed action is one of the two', ['SFI-ACTION-015', 'SFI-ACTION-017'], play => {
  const { game, setup } = laidOut('A c', { abilities: [sacrificing(1)], cards: { A: barren } });
  const p = play(game, setup)
    .options('p1', [...generic])
    .choose('p1', { do: 'shake' });
  expect(p.state.activation?.unit).toBe('c');
  expect(happened(p, 'ActionSpent')).toEqual([{ type: 'ActionSpent', unit: 'A', how: 'sacrificed' }]);
});

scenario('without an action left nothing is sacrificed', 'SFI-ACTION-016', play => {
  const { game, setup } = laidOut('A c', { abilities: [sacrificing(3)], cards: { A: barren } });
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'act' });
  expect(happened(p, 'ActionSpent')).toHaveLength(2);
});

/** A move action in two parts: each model of the unit goes three inches down. */
const march: ActionRules = {
  rule: 'SFI-ACTION-006',
  *next(turn, unit) {
    const done = turn.state.activation?.actions.at(-1)?.done ?? [];
    const model = turn.state.models.find(one => one.unit === unit && !done.includes(one.id));
    if (!model) return 'done';
    const { id, at } = model;
    turn.emit(
      { type: 'ModelShifted', model: id, from: at, to: { x: at.x, y: at.y + inches(3) }, how: 'place' },
      'SFI-ACTION-006',
    );
    turn.emit({ type: 'ModelDone', model: id }, 'SFI-ACTION-003');
    return 'more';
  },
};

scenario(
  'all models of a unit take the action, which is completed before anything else',
  ['SFI-ACTION-003', 'SFI-ACTION-004'],
  play => {
    const { game, setup } = laidOut('AAA c', { active: 'A', actions: { move: march } });
    const p = play(game, setup).choose('p1', { do: 'move' }).waitsFor({ by: 'p1', kind: 'act' });
    expect(happened(p, 'ModelDone').map(({ model }) => model)).toEqual(['A/1', 'A/2', 'A/3']);
    expect(eventsOf(p).at(-1)).toEqual({ type: 'ActionEnded', unit: 'A', action: 'move' });
  },
);

scenario('the second move action ends the activation', 'SFI-ACTION-007', play => {
  const { game, setup } = laidOut('A c', { active: 'A', actions: { move: march }, cards: { A: barren } });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', { do: 'move' });
  p.waitsFor({ by: 'p2', kind: 'act' });
  expect(happened(p, 'ActivationEnding')).toEqual([{ type: 'ActivationEnding', unit: 'A', why: 'moves' }]);
});

scenario('a move action and another action do not end the activation', 'SFI-ACTION-007', play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    actions: { move: march },
    armies: { p1: { reserve: { grey: 1 } } },
  });
  const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', { do: 'shake' });
  p.options('p1', [{ do: 'discard', colour: 'grey' }, { do: 'end' }]);
});

scenario(
  'a generated second move action ends the activation, with an action left',
  ['SFI-ACTION-008', 'SFI-ACTION-009'],
  play => {
    const run = codeAbility('run', 'p1', 'activation-start', turn => takeGenerated(turn, 'A', 'move'));
    const { game, setup } = laidOut('A c', { actions: { move: march }, abilities: [run], cards: { A: barren } });
    const p = play(game, setup).choose('p1', { do: 'move' }).waitsFor({ by: 'p2', kind: 'act' });
    expect(happened(p, 'ActivationEnding')).toEqual([{ type: 'ActivationEnding', unit: 'A', why: 'moves' }]);
    expect(happened(p, 'ActionSpent')).toEqual([]);
  },
);

scenario('a unit that is Stunned begins with a shake action that removes it', 'SFI-CONDITION-013', play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    units: { A: { conditions: ['hexed', 'stunned'] } },
    armies: { p1: { reserve: { red: 1 } } },
  });
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  p.refuses('p1', { do: 'disengage' }, { code: 'must-shake-first', rule: 'SFI-CONDITION-013' });
  p.refuses('p1', { do: 'end' }, { code: 'must-shake-first', rule: 'SFI-CONDITION-014' });
});

scenario('Stunned cannot be dodged; tokens may be discarded first', 'SFI-CONDITION-014', play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    units: { A: { conditions: ['hexed', 'stunned'] } },
    armies: { p1: { reserve: { red: 1 } } },
  });
  const p = play(game, setup).options('p1', [{ do: 'shake' }, { do: 'discard', colour: 'red' }]);
  p.choose('p1', { do: 'shake' });
  expect(unitOf(p.state, 'A').conditions).toEqual(['hexed']);
  p.options('p1', [...generic, { do: 'discard', colour: 'red' }]);
});

scenario('Stunned after the first action binds the next activation', 'SFI-CONDITION-014', play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    activation: { spent: ['shake'] },
    units: { A: { conditions: ['stunned'] } },
  });
  play(game, setup).options('p1', [...generic]);
});

/** The first model of A attacks, and its unit may pay for a reaction to that with an action. */
const paying = (lay: LaidOut = {}) => {
  const reply: ReactiveAbility = {
    id: 'reply',
    name: 'Reply',
    kind: 'reactive',
    cost: { action: 'A' },
    when: { window: 'targeted', of: 'self', role: 'attacker' },
    effects: [{ op: 'condition', condition: 'hexed' }],
  };
  return laidOut('Ac', { pitch: 1.5, active: 'A', cards: { A: { ...barren, abilities: [reply] } }, ...lay });
};
const reply = { ability: 'A:reply', source: 'A' };
const attackOfA = { profile: 'blade', target: 'c/1' };

scenario(
  'an action that is going on is used up, so the second one leaves none to sacrifice',
  ['SFI-ACTION-016', 'SFI-ACTION-017'],
  play => {
    const first = paying();
    const p = play(first.game, { ...first.setup, dice: [0, 0] })
      .choose('p1', { do: 'attack' })
      .choose('p1', attackOfA)
      .options('p1', [reply, 'pass'])
      .choose('p1', reply);
    expect(p.state.activation?.unit).toBe('c');
    expect(eventsOf(p).flatMap(event => (event.type === 'ActionSpent' ? [event.how] : []))).toEqual(['sacrificed']);
    const second = paying({ activation: { spent: ['shake'] } });
    const q = play(second.game, { ...second.setup, dice: [0, 0] })
      .choose('p1', { do: 'attack' })
      .choose('p1', attackOfA);
    expect(happened(q, 'AbilityUsed')).toEqual([]);
  },
);

scenario('a unit that is Stunned in the middle of its first action has begun it', 'SFI-CONDITION-014', play => {
  const stun = codeAbility(
    'stun',
    'p2',
    'targeted',
    turn => gainCondition(turn, 'A', 'stunned', 'SFI-COND-001'),
    undefined,
    {
      kind: 'reactions',
    },
  );
  const { game, setup } = paying({ abilities: [stun] });
  const p = play(game, { ...setup, dice: [0, 0] })
    .choose('p1', { do: 'attack' })
    .choose('p1', attackOfA);
  p.options('p1', [reply, 'pass'])
    .choose('p1', 'pass')
    .options('p1', [...generic]);
});

/** An effect on a unit that lasts until the end of the action, begun when the attack of A is declared. */
const briefly = (target: string) =>
  codeAbility(
    'briefly',
    'p1',
    'targeted',
    turn => {
      const data = { op: 'modify', what: 'hit', by: 3 } as const;
      beginEffect(turn, { key: 'Brief', source: 'A', target, player: 'p1', data, lasts: 'action' }, 'SFI-CARD-018');
    },
    undefined,
    { kind: 'reactions' },
  );
const namesAndEffects = (play: Parameters<typeof eventsOf>[0]) =>
  eventsOf(play).flatMap(event => (/^Action|^Effect/.test(event.type) ? [event.type] : []));

scenario('an action in the middle of another ends no effect of the outer one', 'SFI-ACTION-017', play => {
  const shake = codeAbility('shake', 'p2', 'targeted', turn => takeGenerated(turn, 'c', 'shake'));
  const { game, setup } = paying({ abilities: [briefly('A'), shake], cards: { A: barren } });
  const p = play(game, { ...setup, dice: [0, 0] })
    .choose('p1', { do: 'attack' })
    .choose('p1', attackOfA);
  expect(namesAndEffects(p)).toEqual([
    'ActionBegan',
    'EffectBegan',
    'ActionBegan',
    'ActionEnded',
    'EffectsEnded',
    'ActionEnded',
  ]);
  // With +3 the blanks of the hit roll are 3.
  expect(happened(p, 'HitDecided').map(({ total }) => total?.total)).toEqual([3]);
});

scenario(
  'with the activation of a unit that is destroyed in its action end the effects of that action',
  ['SFI-ACTIVATE-013', 'SFI-ACTION-017'],
  play => {
    const dying = codeAbility('dying', 'p2', 'targeted', turn => destroyModels(turn, ['A/1']));
    const { game, setup } = laidOut('Ac\nB', { pitch: 1.5, active: 'A', abilities: [briefly('c'), dying] });
    const p = play(game, setup).choose('p1', { do: 'attack' }).choose('p1', attackOfA);
    expect(namesAndEffects(p)).toContain('EffectsEnded');
    expect(p.state.effects).toEqual([]);
  },
);

scenario(
  'by an option a Stunned unit may forfeit and sacrifice actions, and stays Stunned until its first action',
  ['SFI-CONDITION-014', 'SFI-CONDITION-013'],
  play => {
    const focus = { id: 'focus', name: 'Focus', kind: 'active', cost: { action: 'A' }, effects: [] } as const;
    const { game, setup } = laidOut('A c', {
      active: 'A',
      options: { 'conditions.stunned.mayForfeit': true },
      units: { A: { conditions: ['hexed', 'stunned'] } },
      cards: { A: { ...barren, abilities: [focus] } },
    });
    const use = { do: 'ability', ability: 'focus' } as const;
    const forfeits = play(game, setup).options('p1', [{ do: 'shake' }, use, { do: 'end' }]);
    forfeits.choose('p1', { do: 'end' }).waitsFor({ by: 'p2', kind: 'act' });
    expect(unitOf(forfeits.state, 'A').conditions).toEqual(['hexed', 'stunned']);
    // A sacrificed action is not the first action, which is still the shake action.
    const sacrifices = play(game, setup).choose('p1', use);
    sacrifices.refuses('p1', { do: 'disengage' }, { code: 'must-shake-first', rule: 'SFI-CONDITION-013' });
    sacrifices.options('p1', [{ do: 'shake' }, use, { do: 'end' }]).choose('p1', { do: 'shake' });
    expect(unitOf(sacrifices.state, 'A').conditions).toEqual(['hexed']);
    sacrifices.waitsFor({ by: 'p2', kind: 'act' });
    // With both actions sacrificed none is left for it.
    const both = play(game, setup).choose('p1', use).choose('p1', use).waitsFor({ by: 'p2', kind: 'act' });
    expect(unitOf(both.state, 'A').conditions).toEqual(['hexed', 'stunned']);
  },
);
