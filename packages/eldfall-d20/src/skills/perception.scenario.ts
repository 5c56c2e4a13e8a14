import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open } from '../activation/scenario-words.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { sees } from '../battlefield/sight.js';
import { whyNotDeclare } from '../match/bans.js';
import { modelOf } from '../match/lookups.js';
import { rollTally } from '../rolls/attribute.js';
import { rollFacts } from '../rolls/roll.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { Stage, StrategicChoice } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import { armed, skilled } from './scenario-words.js';

const away = { x: 0, y: 1 };
/** A place of b from which `A`, 10 inches and some units off, is in its back. */
const apart = (units: number): NonNullable<LaidOut['at']> => ({
  A: { x: 12700, y: 5000 },
  b: { x: 12700, y: 5000 + 3200 + 25400 + units },
});
const seer = (units = 0, more: LaidOut = {}): LaidOut => ({
  at: apart(units),
  facing: { b: away },
  ...more,
  profiles: { b: { ...skilled('clairvoyance'), ...armed('bow') }, ...more.profiles },
});
const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;

scenario('Clairvoyance: a reacting model attacks an enemy in its Awareness without sight', 'ELD-SKILL-012', play => {
  const react = (lay: LaidOut) => {
    const { game, setup } = laidOut('A\nb', lay);
    return play(game, { ...setup, dice: [11] })
      .choose('p1', 'A')
      .choose('p1', idle());
  };
  const p = react(seer(2)).choose('p2', { model: 'b' }).choose('p2', shot).choose('p1', { do: 'nothing' });
  expect(told(p.match).at(-1)).toContain('b attack ACC 10 at A');
  const refused = { code: 'no-target', rule: 'ELD-ACTION-027' } as const;
  const without = laidOut('A\nb', seer(2, { profiles: { b: armed('bow') } }));
  play(without.game, without.setup)
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' })
    .refuses('p2', shot, refused);
  const far = laidOut('A\nb', seer(3));
  expect(open(play(far.game, far.setup).choose('p1', 'A').choose('p1', idle()))).toEqual(['p1 action']);
  // In the Active role sight is needed.
  const active = laidOut('A\nb', { ...seer(2), active: 'p2' });
  play(active.game, active.setup)
    .choose('p2', 'b')
    .choose('p2', idle(away))
    .choose('p1', 'pass')
    .refuses('p2', shot, refused);
});

const sword = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
const point = (along: number) => ({ leg: 1, along: inches(along) });
/** `A` walks behind the back of `b`, whose Awareness of 3 inches it enters or leaves; bases of both are 32 mm wide. */
const passing = (
  play: Plays,
  [from, to]: readonly [number, number],
  more: LaidOut = {},
  dice: readonly number[] = [],
) => {
  const { game, setup } = laidOut('Ab', {
    at: { A: { x: inches(from), y: inches(10) }, b: { x: inches(10), y: inches(12) } },
    facing: { b: away },
    ...more,
    profiles: { b: { ...skilled('clairvoyance'), ...armed('bow'), stats: { AG: 3 } }, ...more.profiles },
  });
  return play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', going('walk', [to, 10]));
};
const noSight = { code: 'no-sight', rule: 'ELD-REACT-009' } as const;

scenario(
  'Clairvoyance: an Attack of Opportunity is made without sight at the points of the path that lie in Awareness',
  ['ELD-SKILL-012', 'ELD-REACT-009'],
  play => {
    const shoots = (from: number, to: number) =>
      passing(play, [from, to], {}, [11]).choose('p2', { model: 'b' }).choose('p2', shot);
    // Nearer than 3 inches and 32 mm, with 2 inches between the lines: at most 3.74 inches to either side.
    const into = shoots(5, 10).refuses('p2', point(1), noSight).choose('p2', point(3));
    expect(events(into.choose('p1', { do: 'nothing' }), 'RequirementFailed')).toEqual([]);
    const out = shoots(10, 15).refuses('p2', point(4.5), noSight).choose('p2', point(3));
    expect(events(out.choose('p1', { do: 'nothing' }), 'RequirementFailed')).toEqual([]);
    expect(open(passing(play, [5, 10], { profiles: { b: { ...armed('bow'), stats: { AG: 3 } } } }))).toEqual([
      'p2 react',
    ]);
  },
);

scenario(
  'Clairvoyance: in the Reaction step a model shoots at a point of the path in Awareness, also if the path ends outside',
  ['ELD-SKILL-012', 'ELD-RANGED-008'],
  play => {
    const p = passing(play, [10, 15], {}, [11]).choose('p2', 'pass').choose('p2', { model: 'b' }).choose('p2', shot);
    p.refuses('p2', point(4.5), { code: 'no-sight', rule: 'ELD-RANGED-008' }).choose('p2', point(3));
    expect(events(p.choose('p1', { do: 'nothing' }), 'RequirementFailed')).toEqual([]);
  },
);

scenario(
  'in Realism mode Clairvoyance names a target and a point before Awareness is measured, and a wrong guess fails',
  ['ELD-SKILL-012', 'ELD-MEASURE-013'],
  play => {
    const options = { measuringMode: 'realism' } as const;
    const fails = (along: number, dice: readonly number[]) => {
      const p = passing(play, [10, 15], { options }, dice).choose('p2', { model: 'b' }).choose('p2', shot);
      return events(p.choose('p2', point(along)).choose('p1', { do: 'nothing' }), 'RequirementFailed').map(
        ({ code }) => code,
      );
    };
    expect([fails(4.5, []), fails(3, [11])]).toEqual([['no-sight'], []]);
    // A Melee Attack would tell by its name in the list that the path ends in Awareness.
    const offered = (to: number) => {
      const profiles = { b: { ...skilled('clairvoyance'), stats: { AG: 3 } } };
      const p = passing(play, [10, to], { options, profiles }).choose('p2', 'pass').choose('p2', { model: 'b' });
      return p.match.decisions[0]?.options;
    };
    expect(offered(15)).toContainEqual(sword);
    expect(offered(15)).toEqual(offered(11));
  },
);

scenario(
  'Clairvoyance: a reacting model perceives a token in its Awareness that has gone out of its sight',
  ['ELD-SKILL-012', 'ELD-ACTION-032'],
  play => {
    const perceives = { do: 'perceive', target: 'A' } as const;
    /** The token `A` comes into sight, and goes behind a wall, nearer to `b` than its Awareness reaches. */
    const reacting = (clairvoyant: boolean, dice: readonly number[]) => {
      const { game, setup } = laidOut('Ab', {
        at: { A: { x: inches(6), y: inches(10) }, b: { x: inches(10), y: inches(16) } },
        scenery: { wall: { boxes: [[8, 12, 4, 1]], top: 3 } },
        states: { A: ['shrouded'] },
        profiles: { b: clairvoyant ? skilled('clairvoyance') : {} },
      });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', 'keep')
        .choose('p1', going('walk', [10, 10]));
      return p.choose('p2', { model: 'b' });
    };
    reacting(false, []).refuses('p2', perceives, { code: 'no-sight', rule: 'ELD-ACTION-032' });
    const p = reacting(true, [10]).choose('p2', perceives).choose('p1', { do: 'nothing' });
    expect(told(p.match).slice(-2)).toEqual(['b perceive INT 10: 10', 'A is no longer shrouded']);
  },
);

const aura: Spell = { ...plainSpell, weapon: { ...plainSpell.weapon, reach: { distance: 'casting-aura' }, strike: 1 } };

test('Clairvoyance: Spells with a Casting Aura need no sight in either role, and are not halved [ELD-SKILL-013]', () => {
  const casts = (active: string, lay: LaidOut, spell: Spell) => {
    const { table } = laidOut('A\nb', { ...lay, active, pack: { spells: { spark: spell } } });
    const weapon = { ...spell.weapon, spell: 'spark' } as never;
    const role = active === 'p2' ? 'active' : 'reactive';
    return table.sources.unseen.flatMap(
      source => source(table, modelOf(table.state, 'b'), 'A', { weapon, role })?.rule ?? [],
    );
  };
  expect(casts('p1', seer(2), aura)).toEqual(['ELD-SKILL-013']);
  expect(casts('p2', seer(2), aura)).toContain('ELD-SKILL-013');
  expect([casts('p1', seer(3), aura), casts('p1', seer(2, { profiles: { b: {} } }), aura)]).toEqual([[], []]);
  expect(casts('p2', seer(2), plainSpell)).toEqual([]);
  const cast = (lay: LaidOut) => {
    const { table } = laidOut('A\nb', lay);
    const weapon = { ...aura.weapon, spell: 'spark' } as never;
    return rollTally(table, rollFacts({ model: 'b', attribute: 'INT', purpose: 'cast', weapon, unseen: true })).total;
  };
  expect([cast(seer()), cast(seer(0, { profiles: { b: {} } }))]).toEqual([10, 5]);
});

test('Clairvoyance: a Blinded model sees those in its Awareness, and Blinded forbids it nothing [ELD-SKILL-014]', () => {
  const blind = (units: number, more: LaidOut = {}) =>
    laidOut('A\nb', { ...seer(units, more), facing: { b: { x: 0, y: -1 } }, states: { b: ['blinded'] }, ...more })
      .table;
  expect([sees(blind(2), 'b', 'A'), sees(blind(3), 'b', 'A')]).toEqual([true, false]);
  expect(sees(blind(2, { profiles: { b: {} } }), 'b', 'A')).toBe(false);
  // The skill shows nothing behind the model.
  expect(sees(blind(2, { facing: { b: away } }), 'b', 'A')).toBe(false);
  const banned = (table: ReturnType<typeof blind>) =>
    whyNotDeclare(table, modelOf(table.state, 'b'), { what: 'action', role: 'active', action: shot, movement: null })
      ?.rule;
  expect([banned(blind(2)), banned(blind(2, { profiles: { b: {} } }))]).toEqual([undefined, 'ELD-STATE-009']);
});

scenario('Clairvoyance: no enemy in its Awareness surprises the model', 'ELD-SKILL-014', play => {
  const answer = (units: number, more: Declared = {}) => {
    const bow = swordWith();
    const item = {
      ...bow,
      weapon: { power: 8, reach: { distance: 40 }, strike: 1, kinds: ['ranged'], traits: [{ id: 'surprise-attack' }] },
    } as const;
    const { game, setup } = resolving('A\nb', {
      at: apart(units),
      facing: { A: away },
      action: attack('b', { with: 'bow' }),
      reactions: { b: { do: 'dodge' } },
      pack: { items: { bow: item } },
      ...more,
      profiles: { A: armed('bow'), b: skilled('clairvoyance'), ...more.profiles },
    });
    return told(play(game, { ...setup, dice: [5, 20, 20] }).match)[1];
  };
  expect(answer(2)).toBe('b dodge AG 10: 20-');
  expect(answer(3)).toBe('b dodge AG 5: 20-');
  expect(answer(2, { profiles: { b: {} } })).toBe('b dodge AG 5: 20-');
});

test('Tracking: Perceive and Uncover have 3 more, and Uncover is not halved [ELD-SKILL-043, ELD-SKILL-044]', () => {
  const of = (skills: boolean, purpose: 'perceive' | 'uncover' | 'interact') => {
    const { table } = laidOut('A', { profiles: { A: skills ? skilled('tracking') : {} } });
    return rollTally(table, rollFacts({ model: 'A', attribute: 'INT', purpose })).total;
  };
  expect([of(true, 'perceive'), of(true, 'uncover'), of(true, 'interact')]).toEqual([13, 13, 10]);
  expect([of(false, 'perceive'), of(false, 'uncover')]).toEqual([10, 5]);
});

scenario('Tracking: one roll to Perceive may be made again, and none to Uncover', 'ELD-SKILL-045', play => {
  const rolls = (skills: boolean, action: 'perceive' | 'uncover', dice: readonly number[]) => {
    const { game, setup } = resolving('A\n.\nb', {
      profiles: { A: skills ? skilled('tracking') : {} },
      states: { b: ['shrouded'] },
      action: action === 'perceive' ? { do: 'perceive', target: 'b' } : { do: 'uncover' },
    });
    return play(game, { ...setup, dice });
  };
  const p = rolls(true, 'perceive', [14, 13]);
  const again = { source: 'tracking', places: [0] };
  p.options('p1', ['pass', again]).choose('p1', again);
  expect(told(p.match)).toEqual(['A perceive INT 13: 14-', 'A re-rolls for tracking: 13', 'b is no longer shrouded']);
  expect(told(rolls(false, 'perceive', [14]).match)).toEqual(['A perceive INT 10: 14-']);
  const uncovers = rolls(true, 'uncover', [14]);
  expect(told(uncovers.match)).toEqual(['A uncover INT 13: 14-']);
  expect(open(uncovers)).not.toContain('p1 reroll');
});

const phase: Stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' };
const heal: StrategicChoice = { do: 'ability', ability: 'regeneration', model: 'A' };
const { stats } = plainProfile;
const healing = (more: LaidOut): LaidOut => ({
  state: { stage: phase },
  ...more,
  profiles: { A: { ...skilled('regeneration'), stats: { ...stats, HP: 4 } }, b: skilled('regeneration') },
});

scenario(
  'Regeneration: once in its Strategic phase the model regains 1 HP and loses Bleeding, Weakened and Crippled',
  'ELD-SKILL-038',
  play => {
    const lay = healing({ models: { A: { hp: 2 } }, states: { A: ['bleeding', 'weakened', 'crippled', 'slowed'] } });
    const { game, setup } = laidOut('A..b', lay);
    const p = play(game, setup);
    p.options('p1', [heal, { do: 'rolls', model: 'A' }, { do: 'done' }]).choose('p1', heal);
    expect([modelIn(p, 'A').hp, modelIn(p, 'A').states.map(({ state }) => state), open(p)]).toEqual([
      3,
      ['slowed'],
      ['p1 activate'],
    ]);
    expect(events(p, 'AbilityUsed').map(({ ability }) => ability)).toEqual(['regeneration']);
  },
);

scenario(
  'Regeneration is no choice without need, for the Dead, or in the phase of another player',
  ['ELD-SKILL-038', 'ELD-TRAIT-014'],
  play => {
    const first = (more: LaidOut) => {
      const { game, setup } = laidOut('AB..b', healing(more));
      return play(game, setup);
    };
    expect(open(first({}))).toEqual(['p1 activate']);
    expect(open(first({ models: { A: { hp: 0 } }, states: { A: ['dead'] } }))).toEqual(['p1 activate']);
    expect(open(first({ models: { b: { hp: 1 }, B: { hp: 1 } } }))).toEqual(['p1 activate']);
    const p = first({ models: { A: { hp: 3 }, b: { hp: 1 }, B: { hp: 1 } } });
    const no = { code: 'no-such-skill', rule: 'ELD-SKILL-038' } as const;
    p.refuses('p1', { ...heal, model: 'B' }, no)
      .refuses('p1', { ...heal, model: 'b' }, no)
      .choose('p1', heal);
    expect(modelIn(p, 'A').hp).toBe(4);
    // Full HP stay as they are.
    const full = first({ states: { A: ['weakened'] }, models: { A: { hp: 4 } } }).choose('p1', heal);
    expect([modelIn(full, 'A').hp, modelIn(full, 'A').states]).toEqual([4, []]);
    // A Construct regains no HP by a skill that is not of the Earth (ELD-TRAIT-014).
    const stone = laidOut('A', {
      profiles: { A: { ...skilled('regeneration'), traits: [{ id: 'construct' }] } },
      models: { A: { hp: 1 } },
      states: { A: ['crippled'] },
      state: { stage: phase },
    });
    const still = play(stone.game, stone.setup).choose('p1', heal);
    expect([modelIn(still, 'A').hp, modelIn(still, 'A').states]).toEqual([1, []]);
  },
);
