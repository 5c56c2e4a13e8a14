import { createMatch, history, type Match } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { bookEdition } from '../edition.js';
import { plainItems, plainProfile } from '../testing/index.js';
import type { Consequence, Eld, Sources } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';

const cited = { rule: 'ELD-SPELL-007', source: 'test' } as const;

/** The changes of HP with their reasons and rules. */
const changes = (match: Match<Eld>): readonly (readonly [string, number, string, string])[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record =>
      record.kind === 'event' && record.event.type === 'HpChanged'
        ? [[record.event.model, record.event.by, record.event.why, [record.rule].flat().slice(1).join(' ')] as const]
        : [],
    );

/** `A` hits b, which has 3 of 5 HP, and consequences follow from that. A die of 8 wounds it, one of 9 does not. */
const hit = (damage: number, consequences: readonly Consequence[], more: Declared = {}) => {
  const sources: Partial<Sources> = {
    onHit: [(_, __, resolution) => void resolution.consequences.push(...consequences)],
  };
  const { game, setup } = resolving('AC\nb', {
    action: attack('bb'),
    profiles: { b: { stats: { ...plainProfile.stats, HP: 5 } } },
    models: { b: { hp: 3 } },
    sources,
    ...more,
  });
  return createMatch(game, { ...setup, dice: scripted(5, 20, damage) });
};
const loses = (amount: number, model = 'b'): Consequence => ({ cited, model, losesHp: amount });
const heals = (amount: number, most = 5): Consequence => ({ cited, model: 'b', heals: amount, most });
const effect = (one: Extract<Consequence, { readonly effect: unknown }>['effect']): Consequence => ({
  cited,
  model: 'b',
  by: 'A',
  element: null,
  effect: one,
});

describe('all losses and gains of HP of a model are one change, with its reasons and rules', () => {
  test.each<readonly [string, number, readonly Consequence[], readonly (readonly [string, number, string, string])[]]>([
    ['a Wound', 8, [], [['b', -1, 'wounds', 'ELD-DAMAGE-001']]],
    ['a loss', 9, [loses(1)], [['b', -1, 'loss', 'ELD-DEF-009']]],
    ['healing', 9, [heals(1)], [['b', 1, 'healing', 'ELD-DAMAGE-010']]],
    ['a loss and healing', 9, [loses(1), heals(3)], [['b', 2, 'loss and healing', 'ELD-DEF-009']]],
    ['all of them', 8, [loses(1), heals(1)], [['b', -1, 'wounds and loss and healing', 'ELD-DAMAGE-001']]],
    ['losses of an effect', 9, [effect({ op: 'lose-hp', amount: 2 })], [['b', -2, 'loss', 'ELD-DEF-009']]],
    ['healing of an effect', 9, [effect({ op: 'heal', amount: 1 })], [['b', 1, 'healing', 'ELD-DAMAGE-010']]],
    ['healing of all HP', 9, [effect({ op: 'heal', amount: 'all' })], [['b', 2, 'healing', 'ELD-DAMAGE-010']]],
    ['healing above the maximum', 9, [heals(4, 6)], [['b', 3, 'healing', 'ELD-DAMAGE-010']]],
    ['a loss of another model', 9, [loses(1, 'C')], [['C', -1, 'loss', 'ELD-DEF-009']]],
    ['nothing', 9, [], []],
  ])('%s [ELD-DAMAGE-001, ELD-DAMAGE-010, ELD-DAMAGE-011, ELD-DEF-009]', (_, damage, consequences, expected) => {
    expect(changes(hit(damage, consequences))).toEqual(expected);
  });
});

test('an edition may let a Wound cost more HP [ELD-DAMAGE-001]', () => {
  const { numbers } = bookEdition;
  const edition = {
    ...bookEdition,
    numbers: { ...numbers, damage: { ...numbers.damage, woundHp: { ...numbers.damage.woundHp, value: 2 } } },
  };
  expect(changes(hit(8, [], { edition })).map(([, by]) => by)).toEqual([-2]);
});

scenario('Activation Points come and go with the other consequences', ['ELD-ACT-006', 'ELD-ACT-018'], play => {
  const points: Consequence = { cited, model: 'b', points: -1 };
  const sources: Partial<Sources> = { onHit: [(_, __, { consequences }) => void consequences.push(points)] };
  const { game, setup } = resolving('A\nb', { action: attack('bb'), sources });
  const { match } = play(game, { ...setup, dice: [5, 20, 9] });
  expect(told(match).at(-1)).toBe('b -1 AP');
});

scenario(
  'the user of an Item that is no Spell picks one of its effects, as that of a Spell does',
  ['ELD-DAMAGE-007'],
  play => {
    const { sword } = plainItems;
    const options = [
      { name: 'Trip', effects: [{ op: 'state', state: 'slowed' }] },
      { name: 'Cut', effects: [{ op: 'state', state: 'bleeding' }] },
    ] as const;
    const hooked = { ...sword, weapon: { ...sword?.weapon, onHit: [{ op: 'choose', options }] } };
    const pack = { items: { sword: hooked as Item } };
    const { game, setup } = resolving('A\nb', { action: attack('bb'), pack });
    const { match } = play(game, { ...setup, dice: [5, 20, 9] })
      .options('p1', ['Trip', 'Cut'])
      .choose('p1', 'Cut');
    expect(told(match)).toContain('b is bleeding');
  },
);
