import { expect, test } from 'vitest';
import { idle, modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { happened, laidOut, plainItems, plainProfile, plainSpell } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { DeclaredAction, Sources } from '../vocabulary/index.js';
import type { Item, Profile, Spell } from '../vocabulary/pack.js';
import { armed, openAfter, skilled } from './scenario-words.js';

const { stats } = plainProfile;
const tough = { stats: { ...stats, HP: 5 } };
const sword = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
/** `A` hits b; B stands beside b and has Chain Attack. */
const chaining = (more: Declared = {}, drawing = 'A.\nbB') =>
  resolving(drawing, {
    pitch: 1.5,
    action: attack('b'),
    facing: { B: { x: -1, y: 0 } },
    ...more,
    profiles: { B: skilled('chain-attack'), b: tough, ...more.profiles },
  });
const chained = (play: Plays, dice: readonly number[], more: Declared = {}, drawing = 'A.\nbB') => {
  const { game, setup } = chaining(more, drawing);
  return play(game, { ...setup, dice });
};

scenario(
  'a Chain Attack costs no Activation Point, is no Activation or Reaction, and is made once in a sequence',
  'ELD-SKILL-005',
  play => {
    const p = chained(play, [5, 6, 20, 20, 20], { action: attack('bb') });
    // Two Hits of A bring one Chain Attack; it has one strike.
    p.options('p1', [{ do: 'nothing' }, sword]).choose('p1', sword);
    expect(told(p.match)).toEqual([
      'A attack OFF 12 at b: 5 6',
      'A hits b',
      'A hits b',
      'B attack OFF 12 at b: 20-',
      'damage to b: 20+2 against 10',
      'damage to b: 20+2 against 10',
    ]);
    expect([modelIn(p, 'B').points, p.state.sequence?.reactions]).toEqual([2, []]);
    const without = chained(play, [5, 20], { profiles: { B: {} } });
    expect(without.match.decisions.map(({ kind }) => kind)).not.toContain('action');
  },
);

scenario('of several enemies that were hit in its sight a model picks one', 'ELD-SKILL-005', play => {
  const facing = { A: { x: 1, y: 0 }, B: { x: -1, y: 0 } };
  const hits = () => chained(play, [5, 6, 7, 20, 20, 20], { action: attack('bc'), facing }, '.b.\nA.B\n.c.');
  const p = hits().waitsFor({ by: 'p1', kind: 'action' });
  expect(p.match.decisions[0]?.about).toEqual({ model: 'B', target: 'b' });
  p.choose('p1', { do: 'nothing' });
  expect(p.match.decisions[0]?.about).toEqual({ model: 'B', target: 'c' });
  p.choose('p1', sword);
  expect(told(p.match)).toContain('B attack OFF 12 at c: 7');
  const first = hits().choose('p1', sword);
  expect(told(first.match).filter(one => one.startsWith('B attack'))).toEqual(['B attack OFF 12 at b: 7']);
});

test('no Chain Attack follows without sight, without a Hit, or where a state forbids the Attack [ELD-SKILL-005]', () => {
  const asked = (more: Declared, dice: readonly number[] = [5, 20], drawing?: string) =>
    openAfter(chaining(more, drawing), dice).some(({ kind }) => kind === 'action');
  expect(asked({})).toBe(true);
  expect(asked({ facing: { B: { x: 1, y: 0 } } })).toBe(false);
  expect(asked({}, [13])).toBe(false);
  expect(asked({ states: { B: ['petrified'] } })).toBe(false);
  expect(asked({ states: { B: ['incapacitated'] } })).toBe(false);
  expect(asked({ states: { b: ['flying'] } })).toBe(false);
  expect(asked({ states: { b: ['flying'], B: ['flying'] } })).toBe(true);
  // An Engaged model makes Melee Attacks only.
  const bow = { profiles: { B: { ...skilled('chain-attack'), ...armed('bow') } }, facing: {} };
  const engaged = { state: 'engaged', by: 'p2', source: 'engaged', about: ['c'] } as const;
  expect(asked(bow, [5, 20], 'A.B\nb')).toBe(true);
  expect(asked({ ...bow, states: { B: [engaged] } }, [5, 20], 'A.B\nb')).toBe(false);
});

test('a Chain Attack beyond Reach is offered where its distance may not be measured before, and its wrong guess fails [ELD-SKILL-004, ELD-MEASURE-010, ELD-MEASURE-013]', () => {
  const asked = (measuringMode: 'assisted' | 'standard' | 'realism', AG = 10) => {
    const far = {
      facing: { B: { x: -1, y: 0 } },
      profiles: { A: { stats: { AG } }, B: { ...skilled('chain-attack'), stats: { AG } } },
    };
    return openAfter(chaining({ ...far, options: { measuringMode } }, 'A..\nb.B'), [5, 20]).find(
      ({ kind }) => kind === 'action',
    );
  };
  expect([asked('assisted'), asked('standard'), asked('assisted', 1)]).toEqual([undefined, undefined, undefined]);
  // With so small an Awareness, the target is in that of no own model together with the attacker.
  for (const open of [asked('standard', 1), asked('realism'), asked('realism', 1)]) {
    expect(open?.options).toContainEqual(sword);
  }
});

test('a spray that is too short is offered for a Chain Attack where no template may be laid to measure [ELD-SKILL-004, ELD-MEASURE-012]', () => {
  const breath: Spell = {
    ...plainSpell,
    weapon: { ...plainSpell.weapon, strike: 1, reach: { template: 'spray-small' } },
  };
  const asked = (measuringMode: 'assisted' | 'standard' | 'realism', signs: number) => {
    const profile: Partial<Profile> = {
      ...skilled('chain-attack'),
      traits: [{ id: 'affinity', element: 'fire' }],
      spells: ['spark'],
      ...armed(),
    };
    const lay = chaining(
      { profiles: { B: profile }, pack: { spells: { spark: breath } }, options: { measuringMode } },
      `A\nb${'.'.repeat(signs)}B`,
    );
    const options = openAfter(lay, [5, 20]).find(({ kind }) => kind === 'action')?.options ?? [];
    return options.some(one => JSON.stringify(one).includes('spark'));
  };
  // A small spray is 213 mm long, and two signs are 38 mm apart.
  const modes = ['assisted', 'standard', 'realism'] as const;
  expect(modes.map(mode => asked(mode, 3))).toEqual([true, true, true]);
  expect(modes.map(mode => asked(mode, 7))).toEqual([false, true, true]);
});

scenario(
  'an Immobilized model that dodges rolls against a Chain Attack on itself only, and a success ends the state',
  ['ELD-SKILL-007', 'ELD-STATE-052', 'ELD-ACTION-020'],
  play => {
    // The first die of the Dodge fails in each case.
    const dodged = (target: string, dice: readonly number[]) => {
      const p = chained(
        play,
        dice,
        {
          action: attack(target),
          at: {
            A: { x: 20000, y: 20000 },
            b: { x: 20000, y: 23200 },
            c: { x: 23200, y: 20000 },
            B: { x: 23200, y: 23200 },
          },
          facing: { B: { x: -1, y: -1 } },
          states: { b: ['immobilized'] },
          reactions: { b: { do: 'dodge' } },
        },
        '',
      );
      p.choose('p2', 'AG').choose('p1', sword);
      if (target === 'b') p.choose('p2', 'T');
      return [told(p.match).filter(one => one.startsWith('b dodge')), modelIn(p, 'b').states.map(({ state }) => state)];
    };
    expect(dodged('b', [5, 19, 6, 10, 20])).toEqual([['b dodge AG 10: 19-', 'b dodge T 10: 10'], []]);
    expect(dodged('b', [5, 19, 6, 11, 20, 20])).toEqual([['b dodge AG 10: 19-', 'b dodge T 10: 11-'], ['immobilized']]);
    expect(dodged('c', [5, 19, 6, 20, 20])).toEqual([['b dodge AG 10: 19-'], ['immobilized']]);
  },
);

scenario('the wrong guess of a Chain Attack in Realism mode throws no dice', 'ELD-MEASURE-013', play => {
  const options = { measuringMode: 'realism' } as const;
  const p = chained(play, [5, 20], { options, facing: { B: { x: -1, y: 0 } } }, 'A..\nb.B').choose('p1', sword);
  const failed = happened(p, 'RequirementFailed').map(({ model, code, target }) => [model, code, target]);
  expect(failed).toEqual([['B', 'out-of-reach', 'b']]);
});

/** `A`, which has Finishing Strike, wounds b. */
const finishing = (play: Plays, dice: readonly number[], more: Declared = {}) => {
  const { game, setup } = resolving('.A.\nb.c', {
    pitch: 1.5,
    action: attack('b'),
    ...more,
    profiles: { A: skilled('finishing-strike'), b: tough, c: tough, ...more.profiles },
  });
  return play(game, { ...setup, dice });
};

scenario(
  'by option a Chain Attack or a Finishing Strike uses a Combat Art and Backstab, which a model uses once in a sequence',
  ['ELD-SKILL-008', 'ELD-PROFILE-023'],
  play => {
    const arts = [{ id: 'assassination', level: 1 }] as const;
    const nothing = { do: 'nothing' } as const;
    const stab = { ...sword, skills: ['backstab'] as const };
    const vitals = { ...sword, art: { id: 'assassination', level: 1 } } as const;
    const both = { ...stab, art: vitals.art };
    const chain = (extraAttackArts: boolean, dice: readonly number[]) =>
      chained(play, dice, {
        profiles: { B: { ...skilled('chain-attack', 'backstab'), arts } },
        facing: { b: { x: -1, y: 0 }, B: { x: -1, y: 0 } },
        options: { extraAttackArts },
      });
    chain(false, [5, 20]).options('p1', [nothing, sword]).choose('p1', nothing);
    const p = chain(true, [5, 20, 20]).options('p1', [nothing, sword, stab, vitals, both]).choose('p1', both);
    // The strike of the Chain Attack hits without a die, with 3 + 6 more Power.
    expect(told(p.match).slice(1)).toEqual([
      'A hits b',
      'B hits b',
      'damage to b: 20+2 against 10',
      'damage to b: 20+2 against 19',
    ]);
    // A has stabbed already; it may aim for the vitals again.
    const again = finishing(play, [8, 12, 8], {
      action: attack('b', { skills: ['backstab'], art: vitals.art }),
      profiles: { A: { ...skilled('finishing-strike', 'backstab'), arts } },
      facing: { b: { x: 0, y: 1 } },
      options: { extraAttackArts: true },
    });
    again.options('p1', [nothing, sword, vitals]).choose('p1', vitals);
    expect(told(again.match).slice(1, 5)).toEqual([
      'damage to b: 8+2 against 19',
      'A attack OFF 12 at b: 12',
      'A hits b',
      'damage to b: 8+2 against 16',
    ]);
  },
);

test('a Chain Attack is offered with the Combat Art that brings the target into its Reach, and not without [ELD-SKILL-008, ELD-RANGED-006]', () => {
  const arts = [{ id: 'assassination', level: 1 }] as const;
  const vitals = { ...sword, art: { id: 'assassination', level: 1 } } as const;
  const longer =
    (add: number): Sources['reaches'][number] =>
    (_, { id }, __, by) =>
      id === 'B' && by?.declared.art ? [{ rule: 'ELD-ART-017', source: 'test', add }] : [];
  // A sword reaches 1 inch; B stands 44.2 mm from b, so 1 inch more is enough.
  const asked = (add: number, extraAttackArts = true) =>
    openAfter(
      chaining(
        {
          profiles: { B: { ...skilled('chain-attack'), arts } },
          facing: { B: { x: -1, y: 0 } },
          options: { extraAttackArts },
          sources: { reaches: [longer(add)] },
        },
        'A..\nb.B',
      ),
      [5, 20],
    ).find(({ kind }) => kind === 'action')?.options;
  expect([asked(1), asked(1, false), asked(0)]).toEqual([[{ do: 'nothing' }, vitals], undefined, undefined]);
});

scenario(
  'Finishing Strike: after a Wound the model may attack the same target once more, with one strike and the same Item',
  'ELD-SKILL-019',
  play => {
    const p = finishing(play, [5, 8, 6, 8]);
    // Bare hands and other Items are no choice.
    p.options('p1', [{ do: 'nothing' }, sword]).choose('p1', sword);
    expect(told(p.match)).toEqual([
      'A attack OFF 12 at b: 5',
      'A hits b',
      'damage to b: 8+2 against 10',
      'A attack OFF 12 at b: 6',
      'A hits b',
      'damage to b: 8+2 against 10',
      'b -2 HP',
    ]);
    // The Wound of a Finishing Strike brings no other one, and no skill brings none.
    expect(p.match.decisions.map(({ kind }) => kind)).not.toContain('action');
    expect(told(finishing(play, [5, 8], { profiles: { A: {} } }).match)).toContain('b -1 HP');
    expect(told(finishing(play, [5, 8]).choose('p1', { do: 'nothing' }).match)).toContain('b -1 HP');
  },
);

scenario(
  'a Hit without a Wound, or with a Wound that is prevented, brings no Finishing Strike',
  'ELD-SKILL-019',
  play => {
    const kinds = (dice: readonly number[], more: Declared = {}) =>
      finishing(play, dice, more).match.decisions.map(({ kind }) => kind);
    expect(kinds([5, 9])).not.toContain('action');
    expect(kinds([13])).not.toContain('action');
    const berserker: Declared = { profiles: { b: { ...tough, classes: ['berserker'] } } };
    const prevented = (die: number) =>
      finishing(play, [5, 8, die], berserker)
        .choose('p2', true)
        .match.decisions.map(({ kind }) => kind);
    expect([prevented(10).includes('action'), prevented(11).includes('action')]).toEqual([false, true]);
  },
);

scenario('a Finishing Strike meets its target in the states that the Wound has brought', 'ELD-SKILL-019', play => {
  const demon = { profiles: { A: { ...skilled('finishing-strike'), traits: [{ id: 'demon' as const }] } } };
  const struck = (morale: number, more: Declared = {}) =>
    told(
      finishing(play, [5, 8, morale, 16, 20].slice(0, morale > 10 ? 5 : 4), { ...demon, ...more }).choose('p1', sword)
        .match,
    ).slice(3);
  // The Demon attacks the model that it has just frightened with 4 more.
  expect(struck(11)).toEqual([
    'b demon M 10: 11-',
    'b is panicked',
    'A attack OFF 16 at b: 16',
    'A hits b',
    'damage to b: 20+2 against 10',
    'b -1 HP',
  ]);
  expect(struck(10)).toEqual(['b demon M 10: 10', 'A attack OFF 12 at b: 16-', 'b -1 HP']);
});

scenario(
  'a state that a Hit brings without a Wound comes with all others, after the Finishing Strike',
  'ELD-SKILL-019',
  play => {
    const hammer = { ...(plainItems.sword as Item), traits: [{ id: 'knockdown' as const }] };
    const p = finishing(play, [5, 8, 13], { pack: { items: { sword: hammer } } }).choose('p1', sword);
    expect(told(p.match).slice(2)).toEqual([
      'damage to b: 8+2 against 10',
      'A attack OFF 12 at b: 13-',
      'b -1 HP',
      'b is crouched',
    ]);
  },
);

scenario('of several targets that were wounded one is finished', 'ELD-SKILL-019', play => {
  const p = finishing(play, [5, 6, 8, 8, 13], { action: attack('bc') }).choose('p1', { do: 'nothing' });
  expect(p.match.decisions[0]?.about).toEqual({ model: 'A', target: 'c' });
  p.choose('p1', sword);
  expect(told(p.match)).toContain('A attack OFF 12 at c: 13-');
  const first = finishing(play, [5, 6, 8, 8, 13], { action: attack('bc') }).choose('p1', sword);
  expect(first.match.decisions.map(({ kind }) => kind)).not.toContain('action');
});

scenario(
  'a model at 0 HP may be struck again, but suffers no further Wound in this sequence, or by option dies of it',
  'ELD-SKILL-019',
  play => {
    const finished = (damage: number, options: Declared['options'] = {}) =>
      told(finishing(play, [5, 8, 6, damage], { models: { b: { hp: 1 } }, options }).choose('p1', sword).match).at(-1);
    expect([finished(8), finished(9)]).toEqual(['b is incapacitated', 'b is incapacitated']);
    // By option the Wound finds it Incapacitated.
    const kills = { finishingKills: true };
    expect([finished(8, kills), finished(9, kills)]).toEqual(['b is dead', 'b is incapacitated']);
    const healthy = finishing(play, [5, 8, 6, 8], { models: { b: { hp: 2 } }, options: kills }).choose('p1', sword);
    expect(told(healthy.match).at(-1)).toBe('b is incapacitated');
  },
);

scenario('a Finishing Strike is made with the same weapon, and once in a sequence', 'ELD-SKILL-019', play => {
  const dagger = { ...(plainItems.sword as Item), name: 'Dagger' };
  const both = { ...skilled('finishing-strike', 'chain-attack'), ...armed('sword', 'dagger') };
  const { game, setup } = resolving('AB\nb.', {
    pitch: 1.5,
    action: attack('b'),
    pack: { items: { dagger } },
    profiles: { A: both, B: skilled('chain-attack'), b: tough },
  });
  // The Hit of A brings a Chain Attack of B, and the Hit of B one of A: both Attacks of A wound b.
  const p = play(game, { ...setup, dice: [5, 6, 7, 8, 8, 8, 13] })
    .choose('p1', sword)
    .choose('p1', sword);
  p.options('p1', [{ do: 'nothing' }, sword]).choose('p1', sword);
  expect([told(p.match).at(-1), p.match.decisions.map(({ kind }) => kind)]).toEqual(['b -3 HP', ['turnTo']]);
});

scenario('the player lays the template of a Finishing Strike, so that it covers the target', 'ELD-SKILL-019', play => {
  const weapon = { ...plainSpell.weapon, reach: { distance: 16, template: 'circular-small' }, strike: 1 } as const;
  const at = { x: 3810, y: 7620, z: 0 };
  const template = { template: 'circular-small', at } as const;
  // c is out of a circle on the middle of b, and in one that covers b just so.
  const { game, setup } = resolving('A\nb.c', {
    at: { A: { x: 3810, y: 3810 }, b: at, c: { x: at.x + 6600, y: at.y } },
    profiles: {
      A: {
        ...skilled('finishing-strike'),
        spells: ['spark'],
        traits: [{ id: 'affinity', element: 'fire' }],
        ...armed(),
      },
      b: tough,
    },
    pack: { spells: { spark: { ...plainSpell, weapon } } },
    action: { ...attack(''), kind: 'ranged', means: { spell: 'spark' }, aims: [{ model: 'b', template }] },
  });
  const cast = { do: 'attack', means: { spell: 'spark' }, kind: 'ranged' } as const;
  const laid = (x: number, model = 'b') => ({ model, template: { ...template, at: { ...at, x: at.x + x } } });
  const p = play(game, { ...setup, dice: [5, 8, 6, 20, 20] })
    .options('p1', [{ do: 'nothing' }, cast])
    .choose('p1', cast);
  p.refuses('p1', laid(1901), { code: 'not-covered', rule: 'ELD-TEMPLATE-002' });
  p.refuses('p1', laid(6600, 'c'), { code: 'another-target', rule: 'ELD-ACT-016' });
  p.choose('p1', laid(1900));
  expect(told(p.match).filter(one => one.startsWith('template'))).toEqual(['template on b', 'template on b, c']);
});

scenario('an Item that is thrown by a Chain Attack leaves the Inventory', 'ELD-SKILL-005', play => {
  const axe = { ...(plainItems.sword as Item), name: 'Axe', traits: [{ id: 'throwing' as const }], quantity: 2 };
  const thrower = { ...skilled('chain-attack'), inventory: { space: 9, items: [{ item: 'axe', quantity: 2 }] } };
  const p = chained(play, [5, 20, 20], { profiles: { B: thrower }, pack: { items: { axe } } });
  p.choose('p1', { do: 'attack', means: { thrown: 'axe' }, kind: 'ranged' });
  expect(modelIn(p, 'B').inventory.map(({ item, quantity }) => `${item} ${quantity}`)).toEqual(['axe 1']);
});

const hurl = { do: 'attack', means: { ability: 'hurl' }, kind: 'ranged' } as const;

/** `A` hurls at b over a gap between the hitboxes, in 1/100 mm; T is 9, so the Reach 9 inches and half of it 5. */
const hurled = (play: Plays, gap: number, dice: readonly number[], more: Declared = {}) => {
  const at = { x: 5000, y: 5000 + 3200 + gap, z: 0 };
  const template = { template: 'circular-small' as const, at };
  const { game, setup } = resolving('A\nb', {
    at: { A: { x: 5000, y: 5000 }, b: at },
    action: { ...hurl, aims: [{ model: 'b', template }], skills: [] },
    ...more,
    profiles: { A: { ...skilled('hurl'), stats: { ...stats, T: 9 } }, b: tough, ...more.profiles },
  });
  return told(play(game, { ...setup, dice }).match);
};

scenario(
  'Hurl: a Ranged Attack with Reach and Power from T, a small circle and Stagger; within half Reach with 4 more ACC',
  'ELD-SKILL-029',
  play => {
    const near = 5 * 2540;
    const far = 9 * 2540;
    expect(hurled(play, near + 2, [14, 20])).toEqual([
      'A attack ACC 14 at b: 14',
      'template on b',
      'A hits b',
      'damage to b: 20+2 against 9',
      'b -1 AP',
    ]);
    expect(hurled(play, near + 3, [11])).toEqual(['A attack ACC 10 at b: 11-']);
    expect(hurled(play, far + 2, [11])).toEqual(['A attack ACC 10 at b: 11-']);
    expect(hurled(play, far + 3, [])).toEqual(['A fails: out-of-reach b']);
  },
);

scenario('within half Reach a Hurl at a structure has 4 more ACC as well', 'ELD-SKILL-029', play => {
  const at = { x: 5000, y: 5000 + 1600 + 1000 };
  const gate = { id: 'gate', kind: 'gates', radius: 1000, height: 4000, hp: 5, armour: 5, holds: [], marks: [] };
  const shot = (gap: number) => {
    const place = { x: at.x, y: at.y + gap, z: 0 };
    const aim = { thing: 'gate', template: { template: 'circular-small' as const, at: place } };
    const things = [{ ...gate, at: place }];
    return hurled(play, 40000, [20], { things, action: { ...hurl, aims: [aim], skills: [] } });
  };
  expect([shot(5 * 2540 + 2), shot(5 * 2540 + 3)]).toEqual([['A attack ACC 14: 20-'], ['A attack ACC 10: 20-']]);
});

scenario('the Strike of a Hurl is 1, whatever raises others', 'ELD-SKILL-029', play => {
  const at = { x: 5000, y: 12000, z: 0 };
  const aim = { model: 'b', template: { template: 'circular-small' as const, at } };
  const strong: Declared = {
    action: { ...hurl, aims: [aim, aim], skills: [] },
    at: { A: { x: 5000, y: 5000 }, b: at },
    sources: { strikes: [() => [{ rule: 'ELD-ART-020', source: 'archery', add: 1 }]] },
  };
  expect(hurled(play, 0, [20], strong)).toEqual(['A attack ACC 14 at b: 20-']);
});

scenario('only a model with Hurl may declare it', 'ELD-SKILL-029', play => {
  const offered = (skills: ReturnType<typeof skilled>) => {
    const { game, setup } = resolving('A\nb', { profiles: { A: skills } });
    const state = setup.position.sequence;
    const movement = { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] } as const;
    const position = {
      ...setup.position,
      sequence: state && { ...state, step: 'action' as const, movement, action: null },
    };
    return play(game, { ...setup, position, dice: [] }).match.decisions[0]?.options;
  };
  expect(offered(skilled('hurl'))).toContainEqual(hurl);
  expect(offered(skilled())).not.toContainEqual(hurl);
});

test('a model that hurls makes no other Ranged Attack and casts nothing in the sequence, but may strike [ELD-SKILL-029]', () => {
  const at = { x: 3810, y: 7620, z: 0 };
  const thrown = { ...hurl, aims: [{ model: 'b', template: { template: 'circular-small' as const, at } }], skills: [] };
  const touch = { ...plainSpell, weapon: { ...plainSpell.weapon, kinds: ['melee'] } } as const;
  const chains = (action: DeclaredAction, means: Partial<Profile>) => {
    const laid = resolving('A.B\n...\nb', {
      pack: { spells: { spark: plainSpell, touch } },
      at: { A: { x: 3810, y: 4120 }, b: at },
      pitch: 1.5,
      action: attack('b', { with: 'bow' }),
      by: 'B',
      reactions: { A: action },
      profiles: { A: { ...skilled('hurl', 'chain-attack'), ...armed(), ...means }, B: armed('bow'), b: tough },
    });
    return openAfter(laid, [5, 20, 20, 20]).flatMap(({ kind, options = [] }): readonly unknown[] =>
      kind === 'action' ? options : [],
    );
  };
  const nothing = { do: 'nothing' } as const;
  const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;
  const spell = { do: 'attack', means: { spell: 'spark' }, kind: 'ranged' } as const;
  expect(chains(nothing, armed('bow'))).toEqual([nothing, shot]);
  expect(chains(thrown, armed('bow'))).toEqual([]);
  expect(chains(nothing, { spells: ['spark'], traits: [{ id: 'affinity', element: 'fire' }] })).toEqual([
    nothing,
    spell,
  ]);
  expect(chains(thrown, { spells: ['spark'], traits: [{ id: 'affinity', element: 'fire' }] })).toEqual([]);
  // No Spell is cast in melee either.
  const toucher: Partial<Profile> = { spells: ['touch'], traits: [{ id: 'affinity', element: 'fire' }] };
  const inMelee = { do: 'attack', means: { spell: 'touch' }, kind: 'melee' } as const;
  expect([chains(nothing, toucher), chains(thrown, toucher)]).toEqual([[nothing, inMelee], []]);
  expect(chains(thrown, armed('sword'))).toEqual([nothing, sword]);
});

scenario(
  'Chain Attacks of several players are offered to the active side first, and then to the others in turn order',
  ['ELD-SKILL-004', 'ELD-ROLL-015', 'ELD-REACT-007'],
  play => {
    // c and d of the allies p2 and p3 may both follow the arrow of e; A is the first model of the list.
    const asked = (...order: readonly string[]) => {
      const archer = { ...armed('bow'), ...skilled('chain-attack') };
      const { game, setup } = resolving('..A\n\ncde', {
        players: ['p1', 'p2', 'p3'],
        facing: { c: { x: 0, y: -1 }, d: { x: 0, y: -1 }, e: { x: 0, y: -1 } },
        reactions: { e: attack('A', { with: 'bow' }) },
        profiles: { A: tough, c: archer, d: archer, e: armed('bow') },
        models: { d: { player: 'p3' } },
        state: { order, alliances: [['p2', 'p3']] },
      });
      return play(game, { ...setup, dice: [5] }).match.decisions.map(({ by, kind }) => `${by} ${kind}`);
    };
    expect([asked('p1', 'p2', 'p3'), asked('p1', 'p3', 'p2')]).toEqual([['p2 action'], ['p3 action']]);
  },
);

scenario(
  'a Panicked model that has failed the roll of its Reaction may still make a Chain Attack',
  ['ELD-SKILL-005', 'ELD-STATE-059'],
  play => {
    const towards = { x: 0, y: 1 };
    const { game, setup } = laidOut('bc\nA', {
      pitch: 1.4,
      facing: { b: towards, c: towards },
      states: { b: ['panicked'] },
      profiles: { A: tough, b: skilled('chain-attack') },
    });
    // b fails its Morale roll and does Nothing; c hits A.
    const p = play(game, { ...setup, dice: [11, 5, 20, 20] })
      .choose('p1', 'A')
      .choose('p1', idle({ x: 0, y: -1 }));
    p.choose('p2', { model: 'b' }).choose('p2', { do: 'nothing' }).choose('p2', { model: 'c' }).choose('p2', sword);
    p.choose('p1', { do: 'nothing' })
      .options('p2', [{ do: 'nothing' }, sword])
      .choose('p2', sword);
    expect(told(p.match)).toContain('b attack DEF 10 at A: 20-');
  },
);
