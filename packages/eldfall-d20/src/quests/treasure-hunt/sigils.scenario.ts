import { describe, expect, test } from 'vitest';
import { actionMenu } from '../../actions/menu.js';
import { type Declared, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { laidOut, plainProfile } from '../../testing/index.js';
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

scenario('a base that misses the token by more than the tolerance sets nothing off', 'ELD-QUEST-026', play => {
  const { game, setup } = near(TOUCH + 3);
  const p = play(game, setup);
  expect([told(p.match), thingsOf(p)]).toEqual([[], ['cache-1 cache', 'intrigue-1 intrigue']]);
});

scenario('a model that only passes the token has touched it', ['ELD-QUEST-024', 'ELD-QUEST-026'], play => {
  const { x, y } = middle;
  const past = (gap: number) => {
    const route = [{ x: x - TOUCH - gap, y: y + 8000, z: 0 }];
    const movement = { kind: 'walk', route, facing: { x: 0, y: 1 }, skills: [] } as const;
    const from = { x: x - TOUCH - gap, y: y - 8000 };
    const lay = atQuest('treasure-hunt', {
      at: { A: { x: from.x, y: y + 8000 } },
      things: [cache, intrigue],
      movement,
      from,
    });
    return resolving('A', lay);
  };
  const touched = past(2);
  expect(thingsOf(play(touched.game, { ...touched.setup, dice: [20] }))).toEqual(['cache-1 cache']);
  const passed = past(3);
  expect(thingsOf(play(passed.game, passed.setup))).toHaveLength(2);
});

scenario(
  'the activated model may Dodge, and others that have an Action Point for it',
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
