import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attack, type Declared, lines, resolving, told } from '../attacks/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import type { RuleId } from '../rulebook/index.js';
import { plainProfile } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);
const glyph = { upgrades: ['hyperias-providence'] };
const strong = { stats: { ...plainProfile.stats, STA: 3 } };

const fought = (more: Declared, dice: readonly number[]) => {
  const { game, setup } = resolving('A\nb', {
    action: attack('bb'),
    models: { b: glyph },
    ...more,
    pack: { upgrades },
  });
  return [game, { ...setup, dice }] as const;
};
const name = 'hyperias-providence';

scenario(
  'Hyperia’s Providence: an attacker in melee rolls Agility, and a failure costs a strike, but not the last one',
  'ELD-UPGRADE-040',
  play => {
    expect(told(play(...fought({}, [11, 15])).match)).toEqual([`A ${name} AG 10: 11-`, 'A attack OFF 12 at b: 15-']);
    expect(told(play(...fought({}, [10, 15, 16])).match)).toEqual([
      `A ${name} AG 10: 10`,
      'A attack OFF 12 at b: 15- 16-',
    ]);
    expect(told(play(...fought({ action: attack('b') }, [11, 15])).match)).toEqual([
      `A ${name} AG 10: 11-`,
      'A attack OFF 12 at b: 15-',
    ]);
    // A Ranged Attack, or one on somebody else, needs no roll.
    expect(told(play(...fought({ models: {} }, [15, 16])).match)).toHaveLength(1);
    const bow = {
      action: attack('bb', { with: 'bow' }),
      profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
    };
    expect(told(play(...fought(bow, [15, 16])).match)).toEqual(['A attack ACC 10 at b: 15- 16-']);
  },
);

scenario(
  'Hyperia’s Providence costs a split Attack a strike at its own model',
  ['ELD-UPGRADE-040', 'ELD-STRIKE-006'],
  play => {
    const split: Declared = {
      at: { A: { x: 10000, y: 10000 }, b: { x: 10000, y: 13300 }, c: { x: 13300, y: 10000 } },
      action: attack('bbc'),
      profiles: { A: strong },
      models: { b: glyph },
      pack: { upgrades },
    };
    const { game, setup } = resolving('A\nbc', split);
    expect(told(play(game, { ...setup, dice: [11, 15, 16] }).match)).toEqual([
      `A ${name} AG 10: 11-`,
      'A attack OFF 12 at b: 15-',
      'A attack OFF 12 at c: 16-',
    ]);
  },
);

scenario(
  'Hyperia’s Providence with a Shield hinders Ranged Attacks against the Front of its model',
  'ELD-UPGRADE-041',
  play => {
    const profiles = {
      A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } },
      b: { inventory: { space: 6, items: [{ item: 'shield', quantity: 1 }] } },
    };
    const shot = (more: Declared = {}) => {
      const p = play(...fought({ action: attack('b', { with: 'bow' }), profiles, ...more }, [15]));
      return lines(p.match, 'A').filter(line => line.includes(name));
    };
    expect(shot()).toEqual([`ELD-UPGRADE-041 -3 ${name}`]);
    expect(shot({ facing: { b: { x: 0, y: 1 } } })).toEqual([]);
    expect(shot({ models: { b: { ...glyph, equipped: [] } } })).toEqual([]);
    expect(shot({ models: {} })).toEqual([]);
  },
);

scenario(
  'Hyperia’s Providence asks for no roll against a Trample, which is no Melee Attack',
  'ELD-UPGRADE-040',
  play => {
    const end = { x: 32700, y: 12700, z: 0 };
    const { game, setup } = resolving('A\nb', {
      pack: { upgrades },
      profiles: { A: { size: 'large', traits: [{ id: 'trample' }] } },
      models: { b: { upgrades: ['hyperias-providence'] } },
      at: { A: end, b: { x: 20000, y: 12700 } },
      from: { x: 12700, y: 12700 },
      movement: { kind: 'run', route: [end], facing: { x: 1, y: 0 }, skills: [] },
      action: { do: 'nothing' },
    });
    expect(told(play(game, { ...setup, dice: [20] }).match)[0]).toBe('A hits b');
  },
);
