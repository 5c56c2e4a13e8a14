import type { Scenario } from '@rulewright/core/testing';
import { attack, type Declared, resolving, told } from '../attacks/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { plainItems } from '../testing/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { Trait } from '../vocabulary/traits.js';

/** The sword with traits, and with one strike. Its Power is 10. */
export const swordWith = (...traits: readonly Trait[]): Item => {
  const { weapon, ...item } = plainItems.sword as Item;
  return { ...item, ...(weapon ? { weapon: { ...weapon, strike: 1, traits } } : {}) };
};

/** The function with which a scenario plays. */
export type Plays = Parameters<Parameters<Scenario<RuleId>>[2]>[0];

/**
 * The active `A` strikes at `b` with a sword that has these traits; returns a short account of everything after the
 * Hit. OFF is 12; a Damage roll succeeds up to 8, since the Armor of `b` is 2; T, AG, INT and M are 10, HP 2.
 */
export const afterHit =
  (play: Plays) =>
  (traits: readonly Trait[], dice: readonly number[], more: Declared = {}): readonly string[] => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      ...more,
      pack: { ...more.pack, items: { sword: swordWith(...traits), ...more.pack?.items } },
    });
    const lines = told(play(game, { ...setup, dice }).match);
    return lines.slice(lines.findIndex(one => one.includes(' hits ')) + 1);
  };
