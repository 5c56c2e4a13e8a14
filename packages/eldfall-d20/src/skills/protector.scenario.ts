import { expect, test } from 'vitest';
import { events, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { EldOptions } from '../vocabulary/index.js';
import type { EldPlay } from './scenario-words.js';
import { armed, skilled } from './scenario-words.js';

const { stats } = plainProfile;
/** The touching distance of two bodies of 32 mm. */
const touch = 3200;
const b = { x: 12700, y: 15700 };
const protecting = (gap: number): LaidOut => ({
  profiles: { c: skilled('protector') },
  at: { A: { x: 12700, y: 12000 }, b, c: { x: 12700 + touch + gap, y: 15700 } },
});
const south = { x: 0, y: -1 };
const beside = { route: [{ x: 12700 + touch, y: 15700, z: 0 }], facing: south };

/** `A` attacks b with its sword; nobody has reacted. */
const attacked = (play: Plays, lay: LaidOut, dice: readonly number[] = [], strikes = 2): EldPlay => {
  const { game, setup } = laidOut('A\nb\nc', lay);
  const p = play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', idle());
  for (let [asked] = p.match.decisions; asked?.kind === 'react'; [asked] = p.match.decisions)
    p.choose(asked.by, 'pass');
  p.choose('p1', swordAttack);
  for (let left = strikes; left > 0 && open(p).includes('p1 aim'); left--) p.choose('p1', { model: 'b' });
  return p;
};

scenario(
  'Protector: it moves into Base Contact with the ally that is attacked, spends a point and becomes the target',
  ['ELD-SKILL-035', 'ELD-SKILL-037'],
  play => {
    const p = attacked(play, protecting(2540), [13, 14]).options('p2', [true, false]).choose('p2', true);
    // A move that does not end in Base Contact with the ally is none of the skill.
    const apart = { ...beside, route: [{ x: 12700 + touch + 3, y: 15700, z: 0 }] };
    p.refuses('p2', apart, { code: 'not-in-contact', rule: 'ELD-SKILL-035' }).choose('p2', beside);
    expect([modelIn(p, 'c').at.x, modelIn(p, 'b').at, told(p.match).slice(-2)]).toEqual([
      12700 + touch,
      { ...b, z: 0 },
      ['c -1 AP', 'A attack OFF 12 at c: 13- 14-'],
    ]);
    expect(modelIn(p, 'c').points).toBe(1);
    expect(events(p, 'ReactionDeclared').map(({ reaction }) => [reaction.model, reaction.action])).toEqual([
      ['c', { do: 'nothing' }],
    ]);
  },
);

scenario(
  'an Engaged Protector need not go toward its enemy, since it is reactive, and is Engaged no more once it is out of Reach',
  ['ELD-SKILL-035', 'ELD-STATE-028', 'ELD-STATE-033'],
  play => {
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['D'] } as const;
    const lay = protecting(2540);
    const behind = { x: 12700 + 2 * touch + 2 * 2540, y: 15700 };
    const p = attacked(play, { ...lay, at: { ...lay.at, D: behind }, states: { c: [engaged] } }, [13, 14]);
    p.choose('p2', true).choose('p2', beside);
    expect([modelIn(p, 'c').at.x, told(p.match).at(-1)]).toEqual([12700 + touch, 'A attack OFF 12 at c: 13- 14-']);
    expect(events(p, 'StateRemoved').map(({ model, state }) => [model, state])).toEqual([['c', 'engaged']]);
  },
);

scenario('a Protector that stays away has spent nothing, and the Attack goes on', 'ELD-SKILL-035', play => {
  const no = attacked(play, protecting(2540), [13, 14]).choose('p2', false);
  const stays = attacked(play, protecting(2540), [13, 14])
    .choose('p2', true)
    .choose('p2', { route: [], facing: south });
  for (const p of [no, stays]) {
    expect([told(p.match).at(-1), modelIn(p, 'c').points, events(p, 'ReactionDeclared')]).toEqual([
      'A attack OFF 12 at b: 13- 14-',
      2,
      [],
    ]);
  }
});

scenario('a Protector moves up to half of its SPD, to an ally within that distance', 'ELD-SKILL-035', play => {
  const asked = (gap: number, more: LaidOut = {}, dice: readonly number[] = []) =>
    open(attacked(play, { ...protecting(gap), ...more }, dice)).includes('p2 yes');
  const miss = [13, 14];
  // SPD 6: half is 3 inches.
  expect([asked(3 * 2540 + 2), asked(3 * 2540 + 3, {}, miss)]).toEqual([true, false]);
  const crippled = { states: { c: ['crippled' as const] } };
  expect([asked(2 * 2540 + 2, crippled), asked(2 * 2540 + 3, crippled, miss)]).toEqual([true, false]);
});

scenario(
  'where the ally may not be measured before the declaration, a Protector that is too far away has spent its point for nothing',
  ['ELD-SKILL-035', 'ELD-MEASURE-013', 'ELD-ACT-020'],
  play => {
    const far = protecting(3 * 2540 + 3);
    const inMode = (measuringMode: 'assisted' | 'standard' | 'realism', dice: readonly number[], AG = 10) =>
      attacked(
        play,
        {
          ...far,
          options: { measuringMode },
          profiles: { b: { stats: { AG } }, c: { ...skilled('protector'), stats: { AG } } },
        },
        dice,
      );
    const miss = [13, 14];
    expect([open(inMode('assisted', miss)), open(inMode('standard', miss))]).toEqual([
      ['p1 activate'],
      ['p1 activate'],
    ]);
    for (const p of [inMode('realism', miss), inMode('standard', miss, 2)]) {
      p.choose('p2', true);
      expect([told(p.match).slice(-3), modelIn(p, 'c').points]).toEqual([
        ['c -1 AP', 'c fails: out-of-reach b', 'A attack OFF 12 at b: 13- 14-'],
        1,
      ]);
    }
    // The guess is right, and the Protector moves.
    const near = attacked(play, { ...protecting(2540), options: { measuringMode: 'realism' } }, miss).choose(
      'p2',
      true,
    );
    expect(told(near.choose('p2', beside).match).at(-1)).toBe('A attack OFF 12 at c: 13- 14-');
  },
);

scenario(
  'no model without Protector, without a point or fallen protects an ally, and none that has reacted',
  ['ELD-SKILL-035', 'ELD-SKILL-037'],
  play => {
    const near = protecting(2540);
    const asked = (more: LaidOut, dice: readonly number[] = [13, 14]) =>
      open(attacked(play, { ...near, ...more }, dice)).some(one => one.endsWith(' yes'));
    expect(asked({}, [])).toBe(true);
    expect(asked({ profiles: {} })).toBe(false);
    expect(asked({ models: { c: { points: 0 } } })).toBe(false);
    expect(asked({ states: { c: ['incapacitated'] } })).toBe(false);
    expect(asked({ states: { c: ['immobilized'] } })).toBe(false);
    // A model that stands in Base Contact already needs no step.
    expect(asked({ ...protecting(0), states: { c: ['immobilized'] } }, [])).toBe(true);
    expect(asked({ models: { c: { player: 'p3' } }, players: ['p1', 'p2', 'p3'] })).toBe(false);
    const { game, setup } = laidOut('A\nb\nc', near);
    const p = play(game, { ...setup, dice: [13, 14] })
      .choose('p1', 'A')
      .choose('p1', idle());
    p.choose('p2', { model: 'c' }).choose('p2', { do: 'dodge' }).choose('p2', 'pass').choose('p1', swordAttack);
    p.choose('p1', { model: 'b' }).choose('p1', { model: 'b' });
    expect(open(p)).not.toContain('p2 yes');
  },
);

scenario(
  'a Protector needs no sight of the attacker, and by option what every Reaction needs',
  ['ELD-SKILL-035', 'ELD-SKILL-037'],
  play => {
    // A shot from 16 inches away, so far that no Awareness reaches.
    const shot = { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } as const;
    const lay = protecting(2540);
    const asked = (more: LaidOut, protectorSight: 'notNeeded' | 'needed') => {
      const { game, setup } = laidOut('A\nb\nc', {
        ...lay,
        profiles: { A: armed('bow'), c: skilled('protector') },
        at: { ...lay.at, A: { x: 12700, y: 15700 + 3200 + 16 * 2540 }, D: { x: 12700 + 2 * touch + 3810, y: 15700 } },
        facing: { A: { x: 0, y: -1 }, b: { x: 0, y: 1 }, c: { x: 0, y: 1 } },
        options: { protectorSight },
        ...more,
      });
      const p = play(game, { ...setup, dice: [13, 14] })
        .choose('p1', 'A')
        .choose('p1', idle({ x: 0, y: -1 }));
      while (open(p)[0] === 'p2 react') p.choose('p2', 'pass');
      p.choose('p1', shot).choose('p1', { model: 'b' }).choose('p1', { model: 'b' });
      const isAsked = open(p).includes('p2 yes');
      if (isAsked) p.choose('p2', false);
      return isAsked;
    };
    const both = (more: LaidOut = {}) => [asked(more, 'notNeeded'), asked(more, 'needed')];
    expect(both()).toEqual([true, true]);
    expect(both({ facing: { A: { x: 0, y: -1 }, b: { x: 0, y: 1 }, c: { x: 0, y: -1 } } })).toEqual([true, false]);
    expect(both({ states: { c: ['blinded'] } })).toEqual([true, false]);
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['D'] } as const;
    expect(both({ states: { c: [engaged] } })).toEqual([true, false]);
    expect(both({ models: { c: { points: 0 } } })).toEqual([false, false]);
  },
);

scenario(
  'a Protector passes nothing that is taller than its Hitbox, and steps over everything else',
  'ELD-SKILL-036',
  play => {
    // The Hitbox of a medium model is 40 mm high.
    const height = laidOut('A').table.options.hitboxes.medium.height * 100;
    const walled = (units: number) => {
      const top = (height + units) / 2540;
      const lay = { ...protecting(5000), scenery: { wall: { boxes: [[6.9, 5, 0.2, 3]] as const, top } } };
      return attacked(play, lay, units > 0 ? [] : [13, 14]).choose('p2', true);
    };
    walled(1).refuses('p2', beside, { code: 'too-high', rule: 'ELD-MOVE-023' });
    expect(told(walled(0).choose('p2', beside).match).at(-1)).toBe('A attack OFF 12 at c: 13- 14-');
  },
);

scenario('only the strikes at the ally go to its Protector', 'ELD-SKILL-035', play => {
  const { game, setup } = laidOut('A\nb\nc\nd', {
    ...protecting(2540),
    at: { ...protecting(2540).at, d: { x: 9200, y: 14200 } },
  });
  const p = play(game, { ...setup, dice: [13, 14] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', 'pass');
  p.choose('p1', swordAttack).choose('p1', { model: 'b' }).choose('p1', { model: 'd' });
  p.choose('p2', true).choose('p2', beside);
  expect(told(p.match).slice(-2)).toEqual(['A attack OFF 12 at c: 13-', 'A attack OFF 12 at d: 14-']);
});

scenario(
  'a Protector that is a target of the same Attack itself may take the other strikes, too, or by option protects nobody',
  'ELD-SKILL-035',
  play => {
    const declared = (targets: readonly string[], targetedProtector: EldOptions['targetedProtector'] = 'protects') => {
      const { game, setup } = laidOut('A\nb\nd', {
        profiles: { d: skilled('protector') },
        at: { A: { x: 12700, y: 12500 }, b, d: { x: 12700 + touch, y: 15700 } },
        options: { targetedProtector },
      });
      const p = play(game, { ...setup, dice: [13, 14] })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', 'pass')
        .choose('p1', swordAttack);
      for (const model of targets) p.choose('p1', { model });
      return p;
    };
    const told2 = (p: EldPlay): readonly string[] => told(p.match).slice(-2);
    const apart = ['A attack OFF 12 at b: 13-', 'A attack OFF 12 at d: 14-'];
    expect(told2(declared(['b', 'd'], 'protectsNobody'))).toEqual(apart);
    expect(told2(declared(['b', 'd']).options('p2', [true, false]).choose('p2', false))).toEqual(apart);
    const all = declared(['b', 'd']).choose('p2', true).choose('p2', { route: [], facing: south });
    expect(told2(all)).toEqual(['d -1 AP', 'A attack OFF 12 at d: 13- 14-']);
    for (const value of ['protects', 'protectsNobody'] as const) {
      declared(['b', 'b'], value).options('p2', [true, false]).choose('p2', false);
    }
  },
);

const fireMage = { traits: [{ id: 'affinity', element: 'fire' }] } as const;

scenario('a template goes with the Attack to the Protector', 'ELD-SKILL-037', play => {
  const blast = {
    ...plainSpell,
    weapon: { ...plainSpell.weapon, reach: { distance: 16, template: 'circular-small' } },
  } as const;
  const { game, setup } = laidOut('A\nb\nc', {
    ...protecting(5000),
    at: { ...protecting(5000).at, A: { x: 12700, y: 5000 } },
    profiles: { A: { ...fireMage, spells: ['blast'], stats: { ...stats, STA: 1 } }, c: skilled('protector') },
    pack: { spells: { blast } },
  });
  const p = play(game, { ...setup, dice: [10, 20, 20] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', 'pass');
  p.choose('p1', { do: 'attack', means: { spell: 'blast' }, kind: 'ranged' });
  p.choose('p1', { model: 'b', template: { template: 'circular-small', at: { ...b, z: 0 } } });
  p.choose('p2', true).choose('p2', beside);
  expect(events(p, 'TemplatePlaced').map(({ at }) => at)).toEqual([{ x: 12700 + touch, y: 15700, z: 0 }]);
});

test('the suggestions for the move of a Protector end in Base Contact [ELD-SKILL-035]', () => {
  const { game, setup } = laidOut('A\nb\nc', protecting(2540));
  const { proposals } = game;
  const parameters = { model: 'c', most: 7620, why: 'protector', touching: 'b', stance: false } as const;
  const asked = { state: setup.position, parameters, setup: { players: setup.players, options: setup.options } };
  const found = proposals?.endMove?.suggest(asked as never, 4) ?? [];
  expect(found.length).toBe(4);
  expect(found.filter(({ route }) => route.length > 0).length).toBeGreaterThan(1);
});

scenario(
  'a Panicked Protector rolls Morale before it reacts, and on a failure it has spent its point for nothing',
  ['ELD-SKILL-037', 'ELD-STATE-054', 'ELD-STATE-059', 'ELD-REACT-008'],
  play => {
    const panicked: LaidOut = { ...protecting(2540), states: { c: ['panicked'] } };
    const fails = attacked(play, panicked, [11, 13, 14]).choose('p2', true);
    expect([told(fails.match), modelIn(fails, 'c').points]).toEqual([
      ['A -1 AP', 'c panicked M 10: 11-', 'c -1 AP', 'A attack OFF 12 at b: 13- 14-'],
      1,
    ]);
    const passes = attacked(play, panicked, [10, 13, 14]).choose('p2', true).choose('p2', beside);
    expect(told(passes.match).at(-1)).toBe('A attack OFF 12 at c: 13- 14-');
  },
);

scenario(
  'Protectors of several allied players are asked in turn order, whichever model is listed first',
  ['ELD-SKILL-037', 'ELD-REACT-007'],
  play => {
    const asked = (order: readonly string[]) => {
      const { game, setup } = laidOut('A\nb', {
        at: { A: { x: 12700, y: 12000 }, b, c: { x: 12700 + touch, y: b.y }, d: { x: 12700 - touch, y: b.y } },
        players: ['p1', 'p2', 'p3'],
        models: { b: { points: 0 }, c: { player: 'p3' } },
        profiles: { c: skilled('protector'), d: skilled('protector') },
        state: { order, alliances: [['p2', 'p3']] },
      });
      const p = play(game, { ...setup, dice: [20, 20] })
        .choose('p1', 'A')
        .choose('p1', idle());
      for (const by of order.slice(1)) p.choose(by, 'pass');
      p.choose('p1', swordAttack);
      while (open(p).includes('p1 aim')) p.choose('p1', { model: 'b' });
      return order.slice(1).map(by => {
        const [question] = open(p);
        p.choose(by, false);
        return question;
      });
    };
    expect(asked(['p1', 'p2', 'p3'])).toEqual(['p2 yes', 'p3 yes']);
    expect(asked(['p1', 'p3', 'p2'])).toEqual(['p3 yes', 'p2 yes']);
  },
);
