import { expect } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, laidOut } from '../../testing/index.js';
import { destroyModels } from '../../units/leaving/destroy.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { scenario, strike, told } from '../scenario-words.js';

const weapon = (id: string, type: Weapon['type'], range = 12): Weapon => ({
  id,
  name: id,
  type,
  shape: 'single',
  range,
  damage: { yellow: 2 },
});
const blade = weapon('blade', 'melee', 1);
const hits = { melee: { yellow: 1 }, ranged: { yellow: 1 }, arcane: { yellow: 1 } };
/** Two melee profiles, two ranged ones and an arcane one; one die to hit, so that DEF 4 is never reached. */
const armed = {
  hits,
  weapons: [
    blade,
    weapon('knife', 'melee', 1),
    weapon('bow', 'ranged'),
    weapon('gun', 'ranged'),
    weapon('orb', 'arcane'),
  ],
};
const at = (profile: string, target: string) => ({ profile, target });
const attack = { do: 'attack' } as const;

scenario(
  'two models attack one after the other, each with its profiles of one type',
  ['SFI-ACTION-010', 'SFI-ATTACK-010', 'SFI-ATTACK-011', 'SFI-ATTACK-012', 'SFI-ATTACK-013', 'SFI-ATTACK-036'],
  play => {
    const { game, setup } = laidOut('AA....b', { active: 'A', cards: { A: { ...armed, essence: {} } } });
    const p = play(game, { ...setup, dice: [1, 1, 1] }).choose('p1', attack);
    const shots = [at('bow', 'b/1'), at('gun', 'b/1')];
    p.options('p1', ['A/1', 'A/2', 'done']).choose('p1', 'A/2');
    p.options('p1', [...shots, at('orb', 'b/1'), 'done']).choose('p1', at('gun', 'b/1'));
    // The same model goes on without a question, with the other profile of its type.
    p.options('p1', [at('bow', 'b/1'), 'done']);
    p.refuses('p1', at('gun', 'b/1'), { code: 'profile-used', rule: 'SFI-ATTACK-011' });
    p.refuses('p1', at('orb', 'b/1'), { code: 'other-type', rule: 'SFI-ATTACK-012' });
    p.refuses('p1', at('spoon', 'b/1'), { code: 'no-such-profile', rule: 'SFI-ATTACK-011' });
    p.choose('p1', at('bow', 'b/1'));
    // Only A/1 is left, so nobody asks for the model; it may use another type.
    p.options('p1', [...shots, at('orb', 'b/1'), 'done']).choose('p1', at('orb', 'b/1'));
    expect(told(p).filter(one => /done|ends/.test(one))).toEqual(['A/2 is done', 'A/1 is done', 'the action ends']);
    expect(happened(p, 'AttackDeclared').map(({ attack: { attacker, profile } }) => [attacker, profile])).toEqual([
      ['A/2', 'gun'],
      ['A/2', 'bow'],
      ['A/1', 'orb'],
    ]);
  },
);

scenario('a refused attack is told what is wrong with its target', ['SFI-ATTACK-014', 'SFI-ATTACK-016'], play => {
  const jet = { ...weapon('jet', 'arcane', 1), shape: 'beam' as const };
  const gust = { ...weapon('gust', 'arcane'), shape: 'area' as const };
  const { game, setup } = laidOut('AA....b', {
    active: 'A',
    cards: { A: { ...armed, weapons: [...armed.weapons, jet, gust] } },
  });
  const p = play(game, setup).choose('p1', attack).choose('p1', 'A/2');
  const refused = (choice: unknown, code: string, rule: RuleId) => p.refuses('p1', choice, { code, rule });
  refused(at('blade', 'b/1'), 'out-of-range', 'SFI-ATTACK-016');
  refused(at('bow', 'A/1'), 'friendly', 'SFI-ATTACK-007');
  refused(at('bow', 'A/2'), 'itself', 'SFI-ATTACK-007');
  refused(at('bow', 'nobody'), 'not-on-the-table', 'SFI-ATTACK-016');
  refused({ profile: 'bow' }, 'no-target', 'SFI-ATTACK-014');
  refused(at('jet', 'A/2'), 'no-aim', 'SFI-BEAM-002');
  refused(at('jet', 'b/1'), 'nobody-targeted', 'SFI-ATTACK-017');
  refused(at('gust', 'b/1'), 'area-has-no-target', 'SFI-AREA-001');
  refused({ ...at('bow', 'b/1'), combined: true }, 'no-combined-attack', 'SFI-PASSIVE-007');
  // Answers that are no attacks at all.
  for (const choice of [7, 'bow', {}, { profile: 7, target: 'b/1' }, { profile: 'bow', target: 7 }]) {
    refused(choice, 'not-an-option', 'SFI-ATTACK-011');
  }
});

scenario('a model finishes or forfeits its attacks before the next one begins', 'SFI-ATTACK-015', play => {
  const { game, setup } = laidOut('AA....b', { active: 'A', cards: { A: armed } });
  const p = play(game, { ...setup, dice: [1] })
    .choose('p1', attack)
    .choose('p1', 'A/1')
    .choose('p1', at('bow', 'b/1'));
  p.options('p1', [at('gun', 'b/1'), 'done']).choose('p1', 'done');
  expect(told(p).at(-1)).toBe('A/1 is done');
  p.choose('p1', 'done');
  expect(told(p).slice(-2)).toEqual(['A/2 is done', 'the action ends']);
});

scenario('each profile has a target of its own', 'SFI-ATTACK-014', play => {
  const { game, setup } = laidOut('A.....b..c', {
    active: 'A',
    cards: { A: { ...armed, weapons: [weapon('bow', 'ranged', 24), weapon('gun', 'ranged')] } },
  });
  const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', attack);
  p.options('p1', [at('bow', 'b/1'), at('bow', 'c/1'), at('gun', 'b/1'), 'done']);
  p.choose('p1', at('bow', 'c/1')).choose('p1', at('gun', 'b/1'));
  expect(happened(p, 'AttackDeclared').map(({ targets }) => targets)).toEqual([['c/1'], ['b/1']]);
});

scenario('models may sit out an attack action, and have taken the action all the same', 'SFI-ACTION-018', play => {
  const { game, setup } = laidOut('AA....b', { active: 'A' });
  const p = play(game, setup).choose('p1', attack).choose('p1', 'done');
  expect(told(p)).toEqual(['A/1 is done', 'A/2 is done', 'the action ends']);
});

scenario('a model that sits out has completed an action all the same', ['SFI-ACTION-018', 'SFI-MANIFEST-008'], play => {
  const storm = { at: { x: 2540 * 3, y: 2540 * 3 }, source: 'b', effects: [{ op: 'damage' as const, amount: 1 }] };
  const { game, setup } = laidOut('AA....b', { active: 'A', manifestations: { storm } });
  const p = play(game, { ...setup, dice: [0, 0] })
    .choose('p1', attack)
    .choose('p1', 'A/1')
    .choose('p1', at('bow', 'b/1'));
  p.choose('p1', 'done');
  const events = told(p).filter(one => /done|marks|ends/.test(one));
  expect(events).toEqual(['A/1 is done', 'marks 1 on A/1', 'A/2 is done', 'marks 1 on A/2', 'the action ends']);
});

scenario('a unit without any target takes the attack action, and all its models sit out', 'SFI-ACTION-018', play => {
  const { game, setup } = laidOut('A..............b', { active: 'A' });
  const p = play(game, setup).choose('p1', attack);
  expect(told(p)).toEqual(['A/1 is done', 'the action ends']);
});

scenario('nobody chooses a model that has no target', 'SFI-ATTACK-010', play => {
  const { game, setup } = laidOut('A\n\n\n\n\n\n\nAb', { active: 'A', cards: { A: { weapons: [blade] } } });
  const p = play(game, { ...setup, dice: [1, 1] })
    .choose('p1', attack)
    .options('p1', [at('blade', 'b/1'), 'done']);
  p.choose('p1', at('blade', 'b/1'));
  expect(told(p).slice(-3)).toEqual(['A/2 is done', 'A/1 is done', 'the action ends']);
});

scenario('casualties are gone before the next attack', ['SFI-ATTACK-040', 'SFI-ATTACK-034'], play => {
  // b stands behind c, whose larger base blocks the sight to b.
  const { game, setup } = laidOut('Acb', {
    active: 'A',
    damage: { 'c/1': 2 },
    cards: {
      A: { hits: { melee: { red: 1 } }, weapons: [weapon('spear', 'melee', 4), weapon('pike', 'melee', 4)] },
      c: { def: 1, base: 40 },
    },
  });
  const p = play(game, { ...setup, dice: [2, 3, 3, 2] }).choose('p1', attack);
  p.options('p1', [at('spear', 'c/1'), at('pike', 'c/1'), 'done']).choose('p1', at('spear', 'c/1'));
  p.options('p1', [at('pike', 'b/1'), 'done']).choose('p1', at('pike', 'b/1'));
  expect(told(p).slice(-3)).toEqual(['end of A/1', 'A/1 is done', 'the action ends']);
});

scenario('the remaining attacks of a destroyed model are lost, and others go on', 'SFI-ATTACK-037', play => {
  const trap = codeAbility(
    'trap',
    'p2',
    'hit',
    turn => destroyModels(turn, ['A/1']),
    (_, { attack: made }) => made?.attacker === 'A/1',
  );
  const { game, setup } = laidOut('AA....b', { active: 'A', abilities: [trap], cards: { A: armed, b: { def: 1 } } });
  const p = play(game, { ...setup, dice: [1, 1, 1, 1, 1, 1] })
    .choose('p1', attack)
    .choose('p1', 'A/1')
    .choose('p1', at('bow', 'b/1'));
  p.options('p1', [at('bow', 'b/1'), at('gun', 'b/1'), at('orb', 'b/1'), 'done']).choose('p1', at('bow', 'b/1'));
  expect(happened(p, 'ModelDone')).toEqual([]);
  expect(happened(p, 'AttackDeclared').map(({ attack: { attacker } }) => attacker)).toEqual(['A/1', 'A/2']);
});

scenario('an attack by an ability uses up no profile, and may be of another type', 'SFI-ATTACK-039', play => {
  const more = codeAbility(
    'more',
    'p1',
    'missed',
    turn => strike(turn, { profile: 'gun', from: 'more' }),
    (_, { attack: made }) => made?.from === null,
  );
  const { game, setup } = laidOut('A.....b', { active: 'A', abilities: [more], cards: { A: armed } });
  const p = play(game, { ...setup, dice: [1, 1, 1, 1] })
    .choose('p1', attack)
    .choose('p1', at('bow', 'b/1'));
  p.options('p1', [at('gun', 'b/1'), 'done']);
  expect(happened(p, 'AttackDeclared').map(({ attack: { profile, inAction } }) => [profile, inAction])).toEqual([
    ['bow', true],
    ['gun', false],
  ]);
  p.choose('p1', at('gun', 'b/1'));
});

scenario(
  'a reaction attack of an enemy leaves the attack action of the unit alone',
  ['SFI-ATTACK-039', 'SFI-UNIT-002'],
  play => {
    const back = codeAbility(
      'back',
      'p2',
      'missed',
      turn => strike(turn, { attacker: 'b/1', target: 'A/1' }),
      (_, { attack: made }) => made?.attacker === 'A/1',
    );
    const { game, setup } = laidOut('Ab', { active: 'A', abilities: [back], cards: { A: armed } });
    const p = play(game, { ...setup, dice: [1, 1, 1] })
      .choose('p1', attack)
      .choose('p1', at('blade', 'b/1'));
    const [taken] = p.state.activation?.actions ?? [];
    expect(taken?.targeted).toEqual(['b/1']);
    expect(taken?.profiles).toEqual(['A/1 blade']);
  },
);

const blades = (...passives: readonly ('gunblade' | 'spellblade')[]) => ({
  cards: {
    A: {
      hits,
      weapons: [blade, weapon('bow', 'ranged', 8), weapon('orb', 'arcane', 8)],
      passives: passives.map(id => ({ id })),
    },
  },
});
/** The profiles that a model out of melee may use after others in the same action. Its blade reaches as far as its bow. */
const after = (lay: ReturnType<typeof blades>, ...used: readonly string[]) => {
  const reach = { ...lay.cards.A, weapons: lay.cards.A.weapons.map(one => ({ ...one, range: 8 })) };
  const relentless = [...reach.passives, { id: 'relentless' as const }];
  return laidOut('A..b', {
    active: 'A',
    cards: { A: { ...reach, passives: relentless } },
    activation: {
      actions: [
        { unit: 'A', action: 'attack', done: [], profiles: used.map(one => `A/1 ${one}`), targeted: [], reached: [] },
      ],
    },
  });
};

scenario('Gunblade joins melee and ranged profiles, in any order', 'SFI-PASSIVE-020', play => {
  const first = (used: string) => {
    const { game, setup } = after(blades('gunblade'), used);
    return play(game, setup);
  };
  first('blade').options('p1', [at('bow', 'b/1'), 'done']);
  first('bow').options('p1', [at('blade', 'b/1'), 'done']);
  first('blade').refuses('p1', at('orb', 'b/1'), { code: 'other-type', rule: 'SFI-PASSIVE-020' });
});

scenario('the ban on shooting in melee still applies at each attack', 'SFI-PASSIVE-020', play => {
  const { game, setup } = laidOut('Ab', { active: 'A', ...blades('gunblade') });
  const p = play(game, { ...setup, dice: [1] }).choose('p1', attack);
  p.options('p1', [at('blade', 'b/1'), at('orb', 'b/1'), 'done']).choose('p1', at('blade', 'b/1'));
  expect(told(p).slice(-2)).toEqual(['A/1 is done', 'the action ends']);
});

scenario('Spellblade joins arcane profiles and either melee or ranged ones', 'SFI-PASSIVE-040', play => {
  const first = (...used: readonly string[]) => {
    const { game, setup } = after(blades('spellblade'), ...used);
    return play(game, setup);
  };
  first('orb').options('p1', [at('blade', 'b/1'), at('bow', 'b/1'), 'done']);
  first('bow').options('p1', [at('orb', 'b/1'), 'done']);
  first('bow').refuses('p1', at('blade', 'b/1'), { code: 'other-type', rule: 'SFI-PASSIVE-040' });
});

scenario(
  'Gunblade: after the blade has destroyed the only enemy in melee, the bow may shoot at another one',
  ['SFI-PASSIVE-020', 'SFI-ATTACK-002', 'SFI-ATTACK-040'],
  play => {
    const lay = { active: 'A', damage: { 'b/1': 2 }, cards: { A: { passives: [{ id: 'gunblade' }] } } } as const;
    const { game, setup } = laidOut('Ab    c', lay);
    const p = play(game, { ...setup, dice: [2, 2, 3, 3] }).choose('p1', { do: 'attack' });
    p.options('p1', [{ profile: 'blade', target: 'b/1' }, 'done']).choose('p1', { profile: 'blade', target: 'b/1' });
    p.options('p1', [{ profile: 'bow', target: 'c/1' }, 'done']);
  },
);

scenario('Spellblade and Gunblade together join all three types', 'SFI-PASSIVE-041', play => {
  const { game, setup } = after(blades('spellblade', 'gunblade'), 'orb', 'bow');
  play(game, setup).options('p1', [at('blade', 'b/1'), 'done']);
  const alone = after(blades('gunblade'), 'blade', 'bow');
  const p = play(alone.game, alone.setup);
  expect(told(p)).toEqual(['A/1 is done', 'the action ends']);
});
