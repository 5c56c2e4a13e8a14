import { expect } from 'vitest';
import { modelIn, open } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { cast, caster, lasting, lies, spellAt, story } from '../magic/scenario-words.js';
import type { Plays } from '../traits/scenario-words.js';
import type { Place } from '../vocabulary/index.js';

const NOTHING = { do: 'nothing' } as const;
const by = (spell: string) => ({ do: 'attack', means: { spell }, kind: 'ranged' }) as const;

/** `A` hits `b` with an Arcane Bolt, and `B`, which knows these Spells, may follow by Chain Attack. */
const chained = (play: Plays, spells: readonly string[], dice: readonly number[], more: Declared = {}) =>
  cast(play)('AB\n\nb', spellAt('arcane-bolt', 'b'), dice, {
    ...more,
    profiles: { B: { ...caster(...spells), skills: [{ id: 'chain-attack' }] } },
    models: { B: { mana: 1 } },
  });

scenario(
  'a Chain Attack with Dispel Magic names its mode, and takes the Arcane Shield away only after the Damage roll',
  ['ELD-SKILL-004', 'ELD-SPELLCRAFT-028', 'ELD-SPELLCRAFT-038', 'ELD-ACT-018'],
  play => {
    const at: Place = { x: 5080, y: 15240, z: 0 };
    const p = chained(play, ['dispel-magic'], [10, 10, 20], { effects: [lies('b', 'arcane-shield')] });
    const modes = ['Remove Spells', 'Remove creatures', 'Cancel Shrouded'];
    p.options('p1', [NOTHING, ...modes.map(mode => ({ ...by('dispel-magic'), mode }))]);
    p.choose('p1', { ...by('dispel-magic'), mode: 'Remove Spells' });
    p.choose('p1', { model: 'b', template: { template: 'circular-large', at } });
    expect(story(p)).toEqual([
      'A attack INT 10 at b: 10',
      'A hits b',
      'B attack INT 10 at b: 10',
      'template on b',
      'B hits b',
      'damage to b: 20+2 against 5',
    ]);
    expect(lasting(p)).toEqual([]);
  },
);

scenario(
  'a Chain Attack with Thunderstorm lies around its caster, and is none where the circle does not reach the enemy',
  ['ELD-SKILL-004', 'ELD-TRAIT-031', 'ELD-SPELLCRAFT-052'],
  play => {
    // The circle and the base of `b` have 60 mm and 16 mm of radius; `A` is out of it.
    const near = (y: number, dice: readonly number[]) =>
      chained(play, ['thunderstorm', 'rooting-embrace'], dice, {
        at: { B: { x: 15000, y: 5080 }, b: { x: 15000, y } },
      });
    const reached = near(5080 + 7600, [10, 9, 20, 20]);
    reached.options('p1', [NOTHING, by('thunderstorm'), by('rooting-embrace')]).choose('p1', by('thunderstorm'));
    // The player lays no template.
    expect(story(reached).slice(2, 5)).toEqual(['B attack INT 10: 9', 'template on b', 'B hits b']);
    expect(open(reached)).toEqual(['p2 turnTo']);
    near(5080 + 7601, [10, 20])
      .options('p1', [NOTHING, by('rooting-embrace')])
      .choose('p1', NOTHING);
  },
);

scenario(
  'in Realism mode a Chain Attack with Thunderstorm may fall short of the enemy, and its Mana Counter is lost',
  ['ELD-SKILL-008', 'ELD-MEASURE-013', 'ELD-TRAIT-044'],
  play => {
    const at = { B: { x: 15000, y: 5080 }, b: { x: 15000, y: 15240 } };
    const p = chained(play, ['thunderstorm'], [10, 9, 20], { at, options: { measuringMode: 'realism' } });
    p.choose('p1', by('thunderstorm'));
    expect(story(p).slice(2, 4)).toEqual(['B attack INT 10: 9', 'template on nobody']);
    expect(modelIn(p, 'B').mana).toBe(0);
  },
);

scenario(
  'a Chain Attack casts no Enchantment on an enemy that none may target',
  ['ELD-SKILL-008', 'ELD-SPELLCRAFT-019'],
  play => {
    const p = chained(play, ['agony', 'mana-burst'], [10, 20], { effects: [lies('b', 'anointment')] });
    p.options('p1', [NOTHING, by('mana-burst')]).choose('p1', NOTHING);
    const free = chained(play, ['agony', 'mana-burst'], [10, 20]);
    free.options('p1', [NOTHING, by('agony'), by('mana-burst')]).choose('p1', NOTHING);
  },
);
