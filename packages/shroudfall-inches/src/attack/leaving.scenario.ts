import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { codeAbility, happened, type LaidOut } from '../testing/index.js';
import { box } from '../testing/things.js';
import { destroyModels } from '../units/leaving/destroy.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { Moment } from '../vocabulary/index.js';
import { attacking, scenario, strike, told, witness, witnesses } from './scenario-words.js';

/** A reaction of p2 in a window of the attack of A/1. */
const reacting = (
  window: WindowId,
  use: Parameters<typeof codeAbility>[3],
  kind: NonNullable<Moment['kinds']> = 'reactions',
) => codeAbility('reaction', 'p2', window, use, (_, { attack }) => attack?.attacker === 'A/1', { kind });

const destroying = (window: WindowId, model: string) => reacting(window, turn => destroyModels(turn, [model]));

scenario('a doomed model still strikes back, and its blow stays', 'SFI-ATTACK-035', play => {
  const back = reacting('damaged', turn => strike(turn, { attacker: 'b/1', target: 'A/1' }));
  const { game, setup } = attacking('A b B', { pitch: 1, damage: { 'b/1': 2 }, abilities: [back] });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 3, 3, 3, 3] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(4)).toEqual([
    'damage 1 to b/1',
    'b/1 attacks A/1',
    'hit roll at A/1',
    'hit A/1',
    'damage roll at A/1',
    'damage 1 to A/1',
    'marks 1 on A/1',
    'end of b/1',
    'marks 1 on b/1',
    'b/1 is destroyed',
  ]);
});

scenario(
  'a doomed model that destroys the last enemy wins the match, since its own damage is not marked yet',
  ['SFI-ATTACK-035', 'SFI-WIN-005'],
  play => {
    const back = reacting('damaged', turn => strike(turn, { attacker: 'b/1', target: 'A/1' }));
    const { game, setup } = attacking('A b', { pitch: 1, damage: { 'A/1': 2, 'b/1': 2 }, abilities: [back] });
    const p = play(game, { ...setup, dice: [2, 2, 2, 2, 3, 3, 3, 3] }).choose('p1', { do: 'attack' });
    p.ends({ reason: 'annihilation', winners: ['p2'] });
    expect(told(p).slice(-2)).toEqual(['marks 1 on A/1', 'A/1 is destroyed']);
  },
);

scenario('an attacker that is destroyed before its hit roll attacks no more', 'SFI-ATTACK-037', play => {
  const { game, setup } = attacking(
    'AAb',
    { abilities: [destroying('targeted', 'A/1'), ...witnesses('missed', 'hit')] },
    { attacker: 'A/1' },
  );
  const p = play(game, setup).choose('p1', { do: 'attack' });
  expect(told(p)).toEqual(['A/1 attacks b/1', 'A/1 is destroyed', 'cancelled at b/1', 'end of A/1', 'the action ends']);
});

scenario('an attacker that is destroyed after its hit roll has struck all the same', 'SFI-ATTACK-037', play => {
  const { game, setup } = attacking('AAb', {
    abilities: [destroying('hit', 'A/1'), witness('p1', 'damaged', 'passives')],
  });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', { do: 'attack' });
  expect(told(p).slice(2)).toEqual([
    'hit b/1',
    'A/1 is destroyed',
    'damage roll at b/1',
    'damage 1 to b/1',
    'p1 passives damaged of b/1',
    'marks 1 on b/1',
    'end of A/1',
    'the action ends',
  ]);
});

scenario(
  'a destroyed attacker brings its own to its damage roll, and the wall before it counts too',
  'SFI-ATTACK-037',
  play => {
    const struck = (more: LaidOut = {}) => {
      const wall = { type: 'linear', arm: 1, footprint: [box(3, 0, 0.05, 4)] } as const;
      const { game, setup } = attacking('AbB', {
        abilities: [destroying('hit', 'A/1')],
        cards: { A: { passives: [{ id: 'giant-slayer' }] }, b: { base: 50, def: 2, arm: 2 } },
        at: { 'b/1': { x: inches(4) + 1000, y: inches(2) } },
        pieces: { wall },
        ...more,
      });
      const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', { do: 'attack' });
      return happened(p, 'DamageDecided').map(({ total, armour }) => [total?.total, armour?.total]);
    };
    expect(struck()).toEqual([[6, 3]]);
    expect(struck({ abilities: [] })).toEqual([[6, 3]]);
  },
);

scenario('a target that leaves the table ends the attack: no roll, no window, no mark', 'SFI-ATTACK-038', play => {
  const gone = ['b/1 is destroyed', 'cancelled at b/1', 'end of A/1', 'the action ends'];
  const after = (window: WindowId, dice: readonly number[]) => {
    const { game, setup } = attacking('Abb', {
      abilities: [destroying(window, 'b/1'), witness('p1', window, 'passives')],
    });
    return told(play(game, { ...setup, dice }).choose('p1', { do: 'attack' }));
  };
  expect(after('targeted', [])).toEqual(['A/1 attacks b/1', ...gone]);
  expect(after('hit', [2, 2]).slice(2)).toEqual(['hit b/1', ...gone]);
  expect(after('damaged', [2, 2, 2, 2]).slice(4)).toEqual(['damage 1 to b/1', ...gone]);
});

scenario(
  'nobody is asked to infuse the roll at a target that left in the last step before it',
  'SFI-ATTACK-038',
  play => {
    const own = codeAbility(
      'own',
      'p1',
      'targeted',
      turn => destroyModels(turn, ['b/1']),
      () => true,
      { kind: 'passives' },
    );
    const { game, setup } = attacking('Abb', { abilities: [own], armies: { p1: { reserve: { red: 1 } } } });
    const p = play(game, setup).choose('p1', { do: 'attack' });
    expect(told(p).slice(1)).toEqual(['b/1 is destroyed', 'cancelled at b/1', 'end of A/1', 'the action ends']);
  },
);

scenario('a blow that destroys the attacker’s target meanwhile leaves nothing to mark', 'SFI-ATTACK-038', play => {
  const again = codeAbility(
    'again',
    'p1',
    'damaged',
    turn => strike(turn, { from: 'again' }),
    (_, { attack }) => attack?.from === 'test',
  );
  const { game, setup } = attacking('Abb', { damage: { 'b/1': 2 }, abilities: [again] });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2, 2, 2, 2] }).choose('p1', { do: 'attack' });
  expect(happened(p, 'DamageMarked')).toEqual([{ type: 'DamageMarked', model: 'b/1', damage: 1 }]);
  expect(told(p).slice(-3)).toEqual(['cancelled at b/1', 'end of A/1', 'the action ends']);
});

/** b/1 goes to a place while it is targeted. The bases have 30 mm, so centres one inch and 30 mm apart are just in range. */
const dodging = (x: number) =>
  reacting('targeted', turn => {
    const { at } = turn.state.models.find(({ id }) => id === 'b/1') ?? { at: { x: 0, y: 0 } };
    const to = { x: inches(2) + x, y: at.y };
    turn.emit({ type: 'ModelShifted', model: 'b/1', from: at, to, how: 'place' }, 'SFI-PLACE-001');
  });
const far = inches(1) + 3000;

scenario('a target that leaves the range after the declaration is attacked all the same', 'SFI-ATTACK-021', play => {
  const { game, setup } = attacking('Ab', { abilities: [dodging(inches(9))] });
  const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', { do: 'attack' });
  expect(told(p)).toContain('miss b/1');
});

scenario('by an option an attack at a target that has left the range fails without a roll', 'SFI-ATTACK-021', play => {
  const after = (x: number, dice: readonly number[]) => {
    const options = { 'attack.recheckAfterReactions': true };
    const { game, setup } = attacking('Ab', { options, abilities: [dodging(x)] });
    return told(play(game, { ...setup, dice }).choose('p1', { do: 'attack' }))[1];
  };
  expect([after(far, [1, 1]), after(far + 1, [])]).toEqual(['hit roll at b/1', 'cancelled at b/1']);
});

scenario(
  'by the option of a second check an area misses the models that have left it, and no other',
  'SFI-ATTACK-021',
  play => {
    const blast = {
      id: 'blast',
      name: 'Blast',
      type: 'melee',
      shape: 'area',
      range: 1,
      damage: { yellow: 2 },
    } as const;
    const options = { 'attack.recheckAfterReactions': true };
    const lay = { options, abilities: [dodging(far + 1)], cards: { A: { weapons: [blast] } } };
    const { game, setup } = attacking('Ab\nc', lay, { profile: 'blast' });
    const p = play(game, { ...setup, dice: [1, 1] })
      .choose('p1', { do: 'attack' })
      .choose('p1', 'b/1');
    expect(told(p).slice(1)).toEqual([
      'cancelled at b/1',
      'hit roll at c/1',
      'miss c/1',
      'end of A/1',
      'the action ends',
    ]);
  },
);

scenario(
  'the strip of a beam is laid once, by the option of a second check, too',
  ['SFI-ATTACK-021', 'SFI-BEAM-003'],
  play => {
    const jet = { id: 'jet', name: 'Jet', type: 'melee', shape: 'beam', range: 1, damage: { yellow: 2 } } as const;
    const options = { 'attack.recheckAfterReactions': true };
    const lay = { options, abilities: [dodging(inches(9))], cards: { A: { weapons: [jet] } } };
    const { game, setup } = attacking('Ab', lay, { profile: 'jet' });
    const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', { do: 'attack' });
    expect(told(p)).toContain('miss b/1');
  },
);

scenario(
  'by the option of a second check no area and no beam is shot by a model that has come into melee',
  ['SFI-ATTACK-021', 'SFI-ATTACK-002', 'SFI-AREA-007', 'SFI-BEAM-012'],
  play => {
    const shot = (
      dice: readonly number[],
      shape: 'area' | 'beam',
      type: 'ranged' | 'arcane',
      x: number,
      recheck = true,
    ) => {
      const weapon = { id: 'shot', name: 'Shot', type, shape, range: 4, damage: { yellow: 2 } } as const;
      const card = { weapons: [weapon], hits: { ranged: { yellow: 2 }, arcane: { yellow: 2 } } };
      const options = { 'attack.recheckAfterReactions': recheck };
      const lay = { options, abilities: [dodging(x)], cards: { A: card } };
      const { game, setup } = attacking('A b', lay, { profile: 'shot' });
      return told(play(game, { ...setup, dice }).choose('p1', { do: 'attack' }))[1];
    };
    for (const shape of ['area', 'beam'] as const) {
      expect(shot([], shape, 'ranged', far)).toBe('cancelled at b/1');
      expect(shot([1, 1], shape, 'ranged', far + 1)).toBe('hit roll at b/1');
      expect(shot([1, 1], shape, 'arcane', far)).toBe('hit roll at b/1');
      expect(shot([1, 1], shape, 'ranged', far, false)).toBe('hit roll at b/1');
    }
  },
);

scenario(
  'an attack that hits automatically has no hit roll, and counts as a hit',
  ['SFI-HIT-004', 'SFI-CRIT-004'],
  play => {
    const critical = codeAbility('mark', 'p1', 'hit', (turn, { targeted }) =>
      turn.emit({ type: 'Used', span: 'activation', key: `${targeted?.critical}` }, 'SFI-CRIT-004'),
    );
    const { game, setup } = attacking(
      'Ab',
      { abilities: [critical], armies: { p1: { reserve: { red: 1 } } } },
      { automatic: true },
    );
    const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', { do: 'attack' });
    // The only infusion on offer is that of the damage roll.
    expect(p.match.decisions.map(({ kind, about }) => ({ kind, about }))).toMatchObject([
      { kind: 'infuse', about: { roll: 'damage' } },
    ]);
    p.choose('p1', 'none').choose('p1', 'none');
    expect(told(p).slice(0, 4)).toEqual(['A/1 attacks b/1', 'hit b/1', 'false', 'damage roll at b/1']);
  },
);

scenario('a roll of a destroyed attacker is compared as if the attacker still stood there', 'SFI-ATTACK-037', play => {
  const abilities = [
    {
      id: 'hide',
      name: 'Hide',
      kind: 'passive',
      effects: [{ op: 'modify', what: 'ARM', by: 3, against: { keyword: 'TEST' } }],
    },
  ] as const;
  const lay = { cards: { b: { abilities, def: 2 } }, pieces: { wood: { arm: 1, footprint: [box(3, 1, 3, 3)] } } };
  const { game, setup } = attacking('AAb', { ...lay, abilities: [destroying('hit', 'A/1')] }, { profile: 'bow' });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 2] }).choose('p1', { do: 'attack' });
  expect(happened(p, 'DamageDecided').map(({ armour }) => armour?.total)).toEqual([8]);
});

scenario(
  'no miss becomes a hit because the attacker, against which the target defended itself better, is destroyed',
  ['SFI-ATTACK-037', 'SFI-PASSIVE-010', 'SFI-ATTACK-024'],
  play => {
    const against = { op: 'modify', what: 'DEF', by: 2, against: { keyword: 'TEST' } } as const;
    const wary = { id: 'wary', name: 'Wary', kind: 'passive', effects: [against] } as const;
    const dying = codeAbility('dies', 'p1', 'missed', turn => destroyModels(turn, ['A/1']));
    for (const b of [{ passives: [{ id: 'duellist' }] }, { abilities: [wary] }] as const) {
      const { game, setup } = attacking('AAb', { abilities: [dying], cards: { b } });
      const p = play(game, { ...setup, dice: [2, 2] }).choose('p1', { do: 'attack' });
      expect(told(p).slice(1)).toEqual([
        'hit roll at b/1',
        'miss b/1',
        'A/1 is destroyed',
        'end of A/1',
        'the action ends',
      ]);
    }
  },
);

scenario('a destroyed attacker is in melee with nobody', 'SFI-ATTACK-037', play => {
  const gang = { op: 'modify', what: 'ARM', by: 3, against: { inMeleeWith: 'friend' } } as const;
  const abilities = [{ id: 'gang', name: 'Gang', kind: 'passive', effects: [gang] }] as const;
  const { game, setup } = attacking('AAb', { abilities: [destroying('hit', 'A/1')], cards: { b: { abilities } } });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2] }).choose('p1', { do: 'attack' });
  expect(happened(p, 'DamageDecided').map(({ armour }) => armour?.total)).toEqual([4]);
});
