import { describe, expect } from 'vitest';
import { idle, modelIn, open } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { laidOut, plainProfile } from '../testing/index.js';
import { bookSpells, cast, caster, lasting, lies, spellAt, spellOn, story } from './scenario-words.js';

// Every attribute is 10 but STA 2, HP 2 and ARM 2. `b` stands four inches before `A`.

const by = (spell: string) => ({ do: 'attack', means: { spell }, kind: 'ranged' }) as const;
const states = (p: Parameters<typeof modelIn>[0], model: string): readonly string[] =>
  modelIn(p, model).states.map(({ state }) => state);

describe('Spells that last beyond their sequence', () => {
  scenario(
    'Agony takes the last HP of a model that activates or reacts: it falls at the end of the sequence, and makes no Mana before',
    ['ELD-SPELLCRAFT-025', 'ELD-STATE-044', 'ELD-MANA-001'],
    play => {
      const suffering = (target: 'A' | 'b') =>
        laidOut('AB\n\nbc', {
          pack: { spells: bookSpells },
          profiles: { A: { ...caster('inferno'), classes: ['mage'] } },
          effects: [lies(target, 'agony')],
          models: { [target]: { hp: 1 } },
        });
      const own = suffering('A');
      const p = play(own.game, { ...own.setup, dice: [11] }).choose('p1', 'A');
      expect(story(p)).toEqual(['A -1 AP', 'A agony INT 10: 11-', 'A -1 HP', 'A is incapacitated']);
      expect([modelIn(p, 'A').points, modelIn(p, 'A').mana]).toEqual([1, 0]);
      const other = suffering('b');
      const q = play(other.game, { ...other.setup, dice: [11] })
        .choose('p1', 'B')
        .choose('p1', idle());
      q.choose('p2', { model: 'b' });
      expect([modelIn(q, 'b').hp, states(q, 'b')]).toEqual([0, []]);
      q.choose('p2', 'pass').choose('p1', { do: 'nothing' });
      expect(states(q, 'b')).toEqual(['incapacitated']);
    },
  );

  scenario(
    'a model that Agony fells counts for the player of its caster, unless a Wound of that sequence or a friend did it',
    ['ELD-HOSTILE-035', 'ELD-SPELLCRAFT-025'],
    play => {
      const felled = (source: 'b' | 'B') => {
        const { game, setup } = laidOut('AB\n\nb', {
          pack: { spells: bookSpells },
          effects: [{ ...lies('A', 'agony', source === 'b' ? 'p2' : 'p1'), source }],
          models: { A: { hp: 1 } },
        });
        const p = play(game, { ...setup, dice: [11] }).choose('p1', 'A');
        return p.state.deeds.flatMap(one => (one.deed === 'incapacitated' ? [[one.of, one.by, one.model]] : []));
      };
      expect([felled('b'), felled('B')]).toEqual([[['A', 'p2', 'b']], [['A', null, 'B']]]);
      // `b` suffers in its Reaction to `B`, which then wounds it: the Wound counts.
      const { game, setup } = laidOut('B\nb', {
        pitch: 1.5,
        pack: { spells: bookSpells },
        effects: [{ ...lies('b', 'agony', 'p1'), source: 'C' }],
        at: { C: { x: 20000, y: 20000 } },
        models: { b: { hp: 2 } },
      });
      const p = play(game, { ...setup, dice: [11, 12, 20, 8] })
        .choose('p1', 'B')
        .choose('p1', idle())
        .choose('p2', { model: 'b' })
        .choose('p1', { do: 'attack', means: { item: 'sword' }, kind: 'melee' });
      expect(p.state.deeds).toContainEqual({ deed: 'incapacitated', by: 'p1', of: 'b', model: 'B' });
    },
  );

  scenario(
    'a model under Agony that another loss of HP fells does not count for the caster of the Agony',
    ['ELD-HOSTILE-035', 'ELD-SPELLCRAFT-025', 'ELD-SPELLCRAFT-011'],
    play => {
      const p = cast(play)('AB\n\nb', spellOn('purgation', 'B'), [10], {
        profiles: { A: caster('purgation'), B: { traits: [{ id: 'undead' }] } },
        facing: { A: { x: 1, y: 0 } },
        effects: [lies('B', 'agony')],
        models: { B: { hp: 1 } },
        options: { purgedAllies: 'wounded' },
      }).choose('p1', false);
      expect(p.state.deeds).toContainEqual({ deed: 'incapacitated', by: null, of: 'B', model: null });
    },
  );

  scenario(
    'a Protector that steps before the target of Agony suffers it in its place',
    ['ELD-SKILL-035', 'ELD-SPELLCRAFT-025'],
    play => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: bookSpells },
        profiles: { A: caster('agony'), c: { skills: [{ id: 'protector' }] } },
        at: { c: { x: 5080 + 5000, y: 15240 } },
        models: { b: { points: 0 } },
      });
      const p = play(game, { ...setup, dice: [10] })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', 'pass')
        .choose('p1', by('agony'))
        .choose('p1', { model: 'b' })
        .choose('p2', true)
        .choose('p2', { route: [{ x: 5080 + 3200, y: 15240, z: 0 }], facing: { x: 0, y: -1 } });
      expect(lasting(p)).toEqual(['agony on c']);
    },
  );

  scenario(
    'a Soul Crush in a Reaction lasts through this End phase to that of its caster, who casts in the turn of its enemy',
    ['ELD-SPELLCRAFT-006', 'ELD-TURN-015'],
    play => {
      const p = cast(play)('A\n\nb', { do: 'nothing' }, [10, 10, 20], {
        profiles: { A: { stats: { ...plainProfile.stats, HP: 3 } }, b: caster('soul-crush') },
        reactions: { b: spellAt('soul-crush', 'A') },
      });
      p.choose('p1', { x: 0, y: 1 });
      // Stun took the Points of `A`, so the turn of its player is over.
      expect(story(p).slice(-3)).toEqual(['A -1 HP', 'A -2 AP', 'A is panicked']);
      expect([open(p), states(p, 'A')]).toEqual([['p2 activate'], ['panicked']]);
      expect(states(p.choose('p2', 'end'), 'A')).toEqual([]);
    },
  );

  scenario(
    'Unrelenting Zeal of an own caster has expired before the Bleeding roll of that Strategic phase; that of an enemy has not',
    ['ELD-SPELLCRAFT-022', 'ELD-SPELL-008', 'ELD-TURN-005'],
    play => {
      const bleeding = (enchanter: 'p1' | 'p2', dice: readonly number[]) => {
        const { game, setup } = laidOut('ABC\n\nb', {
          pack: { spells: bookSpells },
          effects: [lies('A', 'unrelenting-zeal', enchanter)],
          states: { A: ['bleeding'] },
          active: 'p2',
        });
        const p = play(game, { ...setup, dice }).choose('p2', 'end');
        return [story(p), lasting(p)];
      };
      expect(bleeding('p1', [11])).toEqual([['A bleeding T 10: 11-', 'A -1 HP'], []]);
      expect(bleeding('p2', [11, 10])).toEqual([
        ['A bleeding T 10: 11-', 'A unrelenting-zeal M 10: 10', 'A prevents a Wound by unrelenting-zeal'],
        ['unrelenting-zeal on A'],
      ]);
    },
  );

  scenario(
    'an Artificer that takes Draining Impulse has two Points more at once, also in the turn of its enemy, and none in its next turn',
    ['ELD-CLASS-005', 'ELD-SPELLCRAFT-023', 'ELD-SPELLCRAFT-024', 'ELD-STATE-034'],
    play => {
      const { game, setup } = laidOut('AB\n\nb', {
        pack: { spells: bookSpells },
        profiles: { A: { ...caster('draining-impulse'), classes: ['artificer'] } },
        state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
      });
      const p = play(game, setup).choose('p1', {
        do: 'ability',
        ability: 'artificer',
        model: 'A',
        target: 'draining-impulse',
      });
      const points = [modelIn(p, 'A').points];
      for (const player of ['p1', 'p2']) points.push(modelIn(p.choose(player, 'end'), 'A').points);
      points.push(modelIn(p.choose('p1', { do: 'done' }), 'A').points);
      expect([points, states(p, 'A')]).toEqual([[4, 4, 0, 0], ['fatigued']]);
    },
  );
});
