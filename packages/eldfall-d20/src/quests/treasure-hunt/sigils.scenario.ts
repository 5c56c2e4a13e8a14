import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { actionMenu } from '../../actions/menu.js';
import { attack, type Declared, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { quests } from '../../content/book/quests.js';
import { modelOf } from '../../match/lookups.js';
import { bookSchemes } from '../../schemes/book.js';
import { type LaidOut, laidOut, plainProfile } from '../../testing/index.js';
import { swordWith } from '../../traits/scenario-words.js';
import type { DeclaredMovement } from '../../vocabulary/index.js';
import { atQuest, place, TOUCH, thing, thingsOf } from '../scenario-words.js';

const middle = place(18, 18);
const intrigue = thing('intrigue', middle);
const cache = thing('cache', middle);
const AG = (value: number) => ({ stats: { ...plainProfile.stats, AG: value, HP: 5 } });

/** `A` stands so far below the middle of a token; its distance is that of the centres. */
const near = (distance: number, more: Declared = {}) => {
  const at = { A: { x: middle.x, y: middle.y - distance }, ...more.at };
  const lay = atQuest('treasure-hunt', {
    profiles: { A: AG(10) },
    ...more,
    at,
    things: more.things ?? [cache, intrigue],
  });
  return resolving('A', lay);
};

describe('Perceive', () => {
  const seen = (distance: number) => {
    const at = { A: { x: middle.x, y: middle.y - distance } };
    const { table } = laidOut('A', atQuest('treasure-hunt', { at, things: [cache, intrigue] }));
    return actionMenu.whyNot({ do: 'perceive', target: 'intrigue-1' }, table, {
      model: 'A',
      role: 'active',
      occasion: 'step',
    });
  };

  test('an Intrigue token in sight and in Awareness may be perceived, a Cache not [ELD-QUEST-023, ELD-ACTION-032]', () => {
    expect(seen(TOUCH + 25400)).toBeUndefined();
    expect(seen(TOUCH + 25403)?.rule).toBe('ELD-ACTION-032');
    const { table } = laidOut('A', atQuest('treasure-hunt', { things: [cache] }));
    const actor = { model: 'A', role: 'active', occasion: 'step' } as const;
    expect(actionMenu.whyNot({ do: 'perceive', target: 'cache-1' }, table, actor)?.rule).toBe('ELD-ACTION-031');
  });

  scenario(
    'a passed roll turns the token into a Sigil and sets nothing off',
    ['ELD-QUEST-023', 'ELD-QUEST-025'],
    play => {
      const { game, setup } = near(TOUCH + 5000, { action: { do: 'perceive', target: 'intrigue-1' } });
      const p = play(game, { ...setup, dice: [10, 5] });
      expect(thingsOf(p)).toEqual(['cache-1 cache', 'intrigue-1 sigil']);
      expect(p.state.things[1]?.marks).toEqual(['glacier-circle']);
      expect(thingsOf(play(game, { ...setup, dice: [11] }))).toEqual(['cache-1 cache', 'intrigue-1 intrigue']);
    },
  );
});

scenario(
  'a Sigil of Inferno is the Spell of the Art of Sorcery, or by the option the one of the Other Spells',
  'ELD-QUEST-025',
  play => {
    const marks = (sigilInferno: 'sorcery' | 'other', face: number) => {
      const action = { do: 'perceive', target: 'intrigue-1' } as const;
      const { game, setup } = near(TOUCH + 5000, { action, options: { sigilInferno } });
      return play(game, { ...setup, dice: [10, face] }).state.things[1]?.marks;
    };
    expect([marks('sorcery', 4), marks('other', 4), marks('other', 5)]).toEqual([
      ['inferno'],
      ['other-inferno'],
      ['glacier-circle'],
    ]);
  },
);

test.each([
  [1, 'inferno'],
  [4, 'inferno'],
  [5, 'glacier-circle'],
  [8, 'glacier-circle'],
  [9, 'claws-of-earth'],
  [12, 'claws-of-earth'],
  [13, 'thunderstorm'],
  [16, 'thunderstorm'],
  [17, 'mass-mindbreak'],
  [18, 'mass-mindbreak'],
  [19, 'corroding-embrace'],
  [20, 'smite'],
])('the face %i gives the Sigil the Spell %s [ELD-QUEST-025]', (face, spell) => {
  const sigils = atQuest('treasure-hunt', {}).pack?.quests?.['treasure-hunt']?.with?.sigils;
  expect(Array.isArray(sigils) && sigils[face - 1]).toBe(spell);
});

scenario(
  'contact reveals the token and sets its Spell off with Power 14 on everybody in the area; then the token is gone',
  ['ELD-QUEST-024', 'ELD-QUEST-026'],
  play => {
    const lay = atQuest('treasure-hunt', {
      at: {
        A: { x: middle.x, y: middle.y - TOUCH - 2 },
        // The template has a radius of 60 mm, a base one of 16 mm.
        b: { x: middle.x + 7600, y: middle.y },
        c: { x: middle.x - 7601, y: middle.y },
      },
      models: { A: { points: 0 }, b: { points: 0 } },
      things: [cache, intrigue],
    });
    const { game, setup } = resolving('Abc', lay);
    // Corroding Embrace: Armor-Piercing halves the Armor.
    const p = play(game, { ...setup, dice: [19, 14, 14] })
      .choose('p1', false)
      .choose('p2', { x: 0, y: -1 })
      .choose('p1', { x: 0, y: 1 });
    expect(told(p.match).filter(one => /template|hits|damage/.test(one))).toEqual([
      'template on A, b',
      'intrigue-1 hits A',
      'intrigue-1 hits b',
      'damage to A: 14+1 against 14',
      'damage to b: 14+1 against 14',
    ]);
    expect(thingsOf(p)).toEqual(['cache-1 cache']);
  },
);

scenario(
  'a Sigil of Mass Mindbreak hits everybody in its area, and asks no player to choose',
  ['ELD-QUEST-026', 'ELD-SPELLCRAFT-050'],
  play => {
    const at = { A: { x: middle.x, y: middle.y - TOUCH - 2 }, b: { x: middle.x + 7600, y: middle.y } };
    const models = { A: { points: 0 }, b: { points: 0 } };
    const { game, setup } = resolving('Ab', atQuest('treasure-hunt', { at, models, things: [cache, intrigue] }));
    const p = play(game, { ...setup, dice: [17, 10, 11] }).choose('p1', false);
    expect(told(p.match).filter(one => / hits |mindgame|-1 HP|is panicked/.test(one))).toEqual([
      'intrigue-1 hits A',
      'intrigue-1 hits b',
      'A mindgame INT 10: 10',
      'b mindgame INT 10: 11-',
      'b -1 HP',
      'b is panicked',
    ]);
  },
);

scenario(
  'a Sigil has neither friends nor a Size: it makes Hostiles Immobilized too, and staggers the largest model',
  ['ELD-QUEST-026', 'ELD-SPELLCRAFT-051', 'ELD-TRAIT-055'],
  play => {
    const goesOff = (spell: string, dice: readonly number[]) => {
      const lay = atQuest('treasure-hunt', {
        at: { A: { x: middle.x, y: middle.y - TOUCH }, 1: { x: middle.x + 4500, y: middle.y } },
        models: { A: { points: 1 }, 1: { points: 2 } },
        profiles: { 1: { size: 'huge', base: 32 } },
        things: [cache, thing('sigil', middle, { marks: [spell] })],
      });
      const { game, setup } = resolving('A1', lay);
      const p = play(game, { ...setup, dice });
      for (let kind = p.match.decisions[0]?.kind; kind !== 'activate'; kind = p.match.decisions[0]?.kind) {
        p.choose('p1', kind === 'yes' ? false : { x: 0, y: 1 });
      }
      const { states, points } = modelOf(p.state, '1');
      return [states.some(({ state }) => state === 'immobilized'), points];
    };
    expect(goesOff('glacier-circle', [20, 20])).toEqual([true, 2]);
    expect(goesOff('mass-mindbreak', [10, 11])).toEqual([false, 1]);
  },
);

scenario('a base that misses an Intrigue token by more than the tolerance sets nothing off', 'ELD-QUEST-026', play => {
  const { game, setup } = near(TOUCH + 3);
  const p = play(game, setup);
  expect([told(p.match), thingsOf(p)]).toEqual([[], ['cache-1 cache', 'intrigue-1 intrigue']]);
});

/** `A` begins its activation to the left of a token, and so far beside the line through its middle. */
const beside = (more: LaidOut = {}, drawing = 'A', dy = 0) => {
  const at = { A: { x: middle.x - inches(2.9), y: middle.y + dy }, ...more.at };
  return laidOut(drawing, atQuest('treasure-hunt', { things: [cache, intrigue], ...more, at }));
};
const to = (x: number, y: number = middle.y, z = 0) => ({ x: middle.x + x, y, z });
const moving = (kind: DeclaredMovement['kind'], ...route: DeclaredMovement['route']): DeclaredMovement => ({
  kind,
  route,
  facing: { x: 1, y: 0 },
  skills: [],
});

scenario('a model that only passes an Intrigue token has touched it', ['ELD-QUEST-024', 'ELD-QUEST-026'], play => {
  const past = (gap: number, dice: readonly number[]) => {
    const dy = TOUCH + gap;
    const { game, setup } = beside({}, 'A', dy);
    return play(game, { ...setup, dice })
      .choose('p1', 'A')
      .choose('p1', moving('walk', to(inches(3), middle.y + dy)))
      .choose('p1', { do: 'nothing' });
  };
  expect(thingsOf(past(2, [20, 20]).choose('p1', false).choose('p1', { x: 0, y: 1 }))).toEqual(['cache-1 cache']);
  expect(thingsOf(past(3, []))).toHaveLength(2);
});

scenario(
  'the Spell of a Sigil hits the model that has set it off on its way, but not by the option, if the model ends out of the area',
  'ELD-QUEST-026',
  play => {
    const past = (sigilPasser: 'hit' | 'whereItEnds', end: number, dice: readonly number[]) => {
      const { game, setup } = beside({ options: { sigilPasser }, profiles: { A: AG(10) } });
      return play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', moving('walk', to(inches(end))))
        .choose('p1', { do: 'nothing' });
    };
    const lines = (p: ReturnType<typeof past>) => told(p.match).filter(one => /template|hits|dodge/.test(one));
    // The face 20 is Smite. Its template reaches 60 mm from the middle of the token, and the base of A is 16 mm more.
    const far = past('hit', 3, [20, 20]).choose('p1', false);
    expect(lines(far)).toEqual(['template on A', 'intrigue-1 hits A']);
    const dodged = past('hit', 3, [20, 10]).choose('p1', true);
    expect(lines(dodged)).toEqual(['A dodge AG 10: 10', 'template on A', 'hit on A negated by dodge']);
    expect(lines(past('whereItEnds', 3, [20]))).toEqual(['template on nobody']);
    expect(lines(past('whereItEnds', 2.9, [20, 20]).choose('p1', false))).toEqual([
      'template on A',
      'intrigue-1 hits A',
    ]);
  },
);

scenario(
  'nobody touches an Intrigue token by a Jump or a flight above it, or by a movement with Flicker',
  ['ELD-QUEST-026', 'ELD-STATE-038', 'ELD-SKILL-021'],
  play => {
    const passed = (movement: DeclaredMovement, more: LaidOut = {}, dice: readonly number[] = []) => {
      const { game, setup } = beside({ profiles: { A: { stats: { SPD: 12 }, skills: [{ id: 'flicker' }] } }, ...more });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', movement)
        .choose('p1', { do: 'nothing' });
      return thingsOf(p);
    };
    const there = ['cache-1 cache', 'intrigue-1 intrigue'];
    const over = to(inches(3.05));
    expect(passed(moving('jump', to(0, middle.y, 1000), over))).toEqual(there);
    expect(passed(moving('jump', over), { options: { sigilPasser: 'whereItEnds' } }, [20])).toEqual(['cache-1 cache']);
    expect(passed(moving('walk', over), { states: { A: ['flying'] } })).toEqual(there);
    expect(passed({ ...moving('walk', over), skills: ['flicker'] })).toEqual(there);
  },
);

scenario(
  'a model that passes an Intrigue token in a Dodge or by a Knockback has touched it, and its Spell goes off in the next sequence',
  ['ELD-QUEST-024', 'ELD-QUEST-026'],
  play => {
    const at = { A: to(-inches(2)), b: to(inches(12)) };
    const facts = { at, things: [cache, intrigue], models: { b: { points: 0 } }, action: { do: 'dodge' } as const };
    const lay = atQuest('treasure-hunt', facts);
    const { game, setup } = resolving('Ab', lay);
    const p = play(game, { ...setup, dice: [20, 10] })
      .choose('p1', { route: [to(inches(1))], facing: { x: 1, y: 0 } })
      .choose('p1', 'A');
    expect(p.state.things.map(({ kind, marks }) => [kind, marks])).toEqual([
      ['cache', []],
      ['intrigue', ['touched by A']],
    ]);
    p.choose('p1', moving('walk', to(inches(6))))
      .choose('p1', { do: 'nothing' })
      .choose('p1', true)
      .choose('p1', { route: [], facing: { x: 1, y: 0 } });
    expect([thingsOf(p), told(p.match).filter(one => one.startsWith('template'))]).toEqual([
      ['cache-1 cache'],
      ['template on A'],
    ]);

    const pushed = atQuest('treasure-hunt', {
      at: { A: to(-inches(5)), b: to(-inches(3.5)) },
      things: [cache, intrigue],
      pack: { items: { sword: swordWith({ id: 'knockback', x: 7 }) }, quests },
      action: attack('b'),
    });
    const laid = resolving('Ab', pushed);
    const q = play(laid.game, { ...laid.setup, dice: [5, 20] })
      .choose('p1', { x: 1, y: 0 })
      .choose('p2', { x: -1, y: 0 });
    expect(q.state.things.map(({ marks }) => marks)).toEqual([[], ['touched by b']]);
  },
);

scenario('a Dead model in the area of a Sigil suffers no Hit', ['ELD-QUEST-026', 'ELD-STATE-019'], play => {
  const sigil = thing('sigil', middle, { marks: ['corroding-embrace'] });
  const lay = atQuest('treasure-hunt', {
    at: { A: to(-TOUCH), b: to(4000), c: to(0, middle.y + 4000) },
    models: { A: { points: 0 }, b: { hp: 0 }, c: { hp: 0 } },
    states: { b: ['dead'], c: ['incapacitated'] },
    things: [cache, sigil],
  });
  const { game, setup } = resolving('Abc', lay);
  const p = play(game, { ...setup, dice: [20, 20] })
    .choose('p1', false)
    .choose('p1', { x: 0, y: 1 });
  expect(told(p.match).filter(one => /template|hits/.test(one))).toEqual([
    'template on A, c',
    'sigil-1 hits A',
    'sigil-1 hits c',
  ]);
});

scenario(
  'the activated model may Dodge the Spell of a Sigil, and so may others that have an Activation Point for it',
  ['ELD-QUEST-026', 'ELD-ACTION-011'],
  play => {
    const sigil = thing('sigil', middle, { marks: ['corroding-embrace'] });
    const lay = atQuest('treasure-hunt', {
      profiles: { A: AG(10), b: AG(10), c: AG(10) },
      at: {
        A: { x: middle.x, y: middle.y - TOUCH },
        b: { x: middle.x + 4000, y: middle.y },
        c: { x: middle.x - 4000, y: middle.y },
      },
      models: { A: { points: 0 }, b: { points: 1 }, c: { points: 0 } },
      things: [cache, sigil],
    });
    const { game, setup } = resolving('Abc', lay);
    const p = play(game, { ...setup, dice: [10, 11, 20, 20] })
      .choose('p1', true)
      .choose('p2', true);
    expect(told(p.match).filter(one => /dodge|hits|damage|AP/.test(one))).toEqual([
      'b -1 AP',
      'A dodge AG 10: 10',
      'b dodge AG 10: 11-',
      'hit on A negated by dodge',
      'sigil-1 hits b',
      'sigil-1 hits c',
      'damage to b: 20+1 against 14',
      'damage to c: 20+1 against 14',
    ]);
  },
);

scenario('a Sigil harms Hostiles too, and nobody is credited', ['ELD-QUEST-026', 'ELD-HOSTILE-035'], play => {
  const sigil = thing('sigil', middle, { marks: ['corroding-embrace'] });
  const lay = atQuest('treasure-hunt', {
    profiles: { 1: { stats: { ...plainProfile.stats, HP: 1, AG: 0 } } },
    at: { A: { x: middle.x + 20000, y: middle.y }, 1: { x: middle.x, y: middle.y - TOUCH } },
    models: { 1: { points: 0 } },
    things: [cache, sigil],
  });
  const { game, setup } = resolving('A1', lay);
  const p = play(game, { ...setup, dice: [1] });
  expect(p.state.deeds).toContainEqual({ deed: 'incapacitated', by: null, of: '1', model: null });
});

scenario(
  'a Sigil has no friends among Hostiles either, so that its Hit brings no Chain Attack of a Hostile',
  ['ELD-QUEST-026', 'ELD-SKILL-004', 'ELD-DEF-012'],
  play => {
    const sigil = thing('sigil', middle, { marks: ['corroding-embrace'] });
    const { game, setup } = near(TOUCH, {
      things: [cache, sigil],
      profiles: { A: AG(0), 1: { skills: [{ id: 'chain-attack' }] } },
      at: { 1: { x: middle.x, y: middle.y - TOUCH - 4600 } },
      facing: { 1: { x: 0, y: 1 } },
    });
    // The die is that of the Damage roll of the Sigil on `A`; the Hostile is outside of its area.
    const p = play(game, { ...setup, dice: [20] }).choose('p1', false);
    expect(told(p.match).filter(line => line.includes(' hits '))).toEqual(['sigil-1 hits A']);
  },
);

scenario(
  'a Sigil is no enemy that wounds a model: Blood for Blood has nothing to avenge, and the position is one to begin from',
  ['ELD-QUEST-026', 'ELD-SCHEME-019'],
  play => {
    const sigil = thing('sigil', middle, { marks: ['corroding-embrace'] });
    const { game, setup, table } = near(TOUCH, { things: [cache, sigil], profiles: { A: AG(0) } });
    const { state } = play(game, { ...setup, dice: [1] })
      .choose('p1', false)
      .choose('p1', { x: 0, y: 1 });
    expect(modelOf(state, 'A').hp).toBe(4);
    expect(bookSchemes['blood-for-blood']?.about?.({ ...table, state }, 'p1')).toEqual([]);
    expect(createMatch(game, { ...setup, position: state, seed: 'again' }).state.deeds).toEqual(state.deeds);
  },
);

scenario(
  'of the models in the area of a Sigil the activated one is asked for its Dodge first, and then the players in turn order',
  ['ELD-QUEST-026', 'ELD-REACT-007'],
  play => {
    const asked = (...order: readonly string[]) => {
      const lay = atQuest('treasure-hunt', {
        players: ['p1', 'p2', 'p3'],
        active: 'p2',
        at: { A: to(4000), b: to(0, middle.y - TOUCH), c: to(-4000) },
        profiles: { A: AG(10), b: AG(10), c: AG(10) },
        models: { c: { player: 'p3' } },
        things: [cache, thing('sigil', middle, { marks: ['corroding-embrace'] })],
        state: { order },
      });
      const { game, setup } = resolving('Abc', { ...lay, by: 'b' });
      const p = play(game, { ...setup, dice: [1, 1, 1] });
      return [0, 1, 2].map(() => {
        const [{ by = '' } = {}] = p.match.decisions;
        p.choose(by, true);
        return by;
      });
    };
    expect([asked('p2', 'p3', 'p1'), asked('p1', 'p2', 'p3'), asked('p3', 'p2', 'p1')]).toEqual([
      ['p2', 'p3', 'p1'],
      ['p2', 'p3', 'p1'],
      ['p2', 'p1', 'p3'],
    ]);
  },
);
