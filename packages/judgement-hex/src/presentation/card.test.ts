import { createMatch, history, type PieceCard, type Scene, type SceneItem, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { scripted } from '@rulewright/core/testing';
import { printedCards } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { unexplained } from '../../../tools/unit/legend.js';
import { fate } from '../abilities/cards/window-words.js';
import { judgementHex } from '../index.js';
import { faces, type LaidOut, laidOut, plainMonster } from '../testing/index.js';
import { judgementV11 } from '../v11/game.js';
import type { Jhx } from '../vocabulary/index.js';
import { createPresentation, presentation } from './index.js';
import { presentation as inInches } from './v11/index.js';

const lane = `
     %
  %     %
     .
  A     b
     *
  .     m
     .
  @     @
     @
`;

const cardAt = (
  id: string,
  lay: LaidOut = {},
): { readonly card: PieceCard | undefined; readonly around: readonly SceneItem[]; readonly scene: Scene } => {
  const laid = laidOut(lane, { models: { m: { kind: 'monster', card: 'rat' }, ...lay.models }, active: 'A', ...lay });
  const shown = createPresentation(laid.table.pack, laid.table.maps);
  const seen = view(createMatch(laid.game, { ...laid.setup, dice: scripted(...faces('')) }), 'p1');
  return { card: shown.card?.(seen, id), around: shown.around?.(seen, id) ?? [], scene: shown.scene(seen) };
};

test('printed cards tell weapons, abilities without a text and bounties in words', () => {
  const { game } = laidOut('A', {
    heroes: {
      A: {
        weapons: [
          { id: 'axes', name: 'Axes', type: 'MEL', ap: 1, reach: 1, damage: [2, 3, 5], common: [{ id: 'dual-wield' }] },
        ],
        abilities: [
          { id: 'kin', name: 'Kin', kind: 'innate', effects: [{ op: 'modify', what: 'harvest', by: 1 }] },
          { id: 'said', name: 'Said', kind: 'active', text: 'As said.', cost: { ap: 1 }, effects: [fate] },
        ],
      },
    },
    cards: { monsters: { rat: { ...plainMonster, bounty: { fate: 2, level: true, artefact: 'gold-tooth' } } } },
  });
  const { printed, terms = [] } = createPresentation(game.pack, game.maps);
  const lines = printedCards(game, terms, printed).flatMap(card => card.lines);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  - Axes: MEL, 1 AP, 1 hex, damage 2 / 3 / 5, Dual Wield',
      '  - Kin: +1 to harvest rolls',
      '  - Said: As said.',
      'Bounty: 2 Fate, a level and Gold Tooth',
    ]),
  );
  expect(lines.filter(line => /\bop |type MEL/.test(line))).toEqual([]);
  expect(inInches.printed?.({ name: 'Bow', type: 'RNG', ap: 1, reach: 6, damage: [1, 2, 3] })).toBe(
    'RNG, 1 AP, 6 inches, damage 1 / 2 / 3',
  );
});

test('a card tells the numbers of a model now with their reasons, and its conditions with the model that gave them [JHX-ATTR-002]', () => {
  const { card } = cardAt('A', {
    models: { A: { damage: 4 }, m: { kind: 'monster', card: 'rat' } },
    effects: [{ key: 'condition:poison', target: 'A', source: 'b', data: { kind: 'condition', condition: 'poison' } }],
  });
  const AGI = card?.numbers.find(({ label }) => label === 'AGI');
  expect(card?.numbers[0]).toEqual({ label: 'Health', value: '8 of 12' });
  expect(AGI?.name).toBe('Agility');
  expect(AGI?.reasons?.[0]?.rule).toBe('JHX-ATTR-002');
  expect(AGI?.reasons?.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^−\d+ poison$/));
  expect(card?.facts[0]).toMatchObject({
    label: 'Poison',
    text: '−1 MEL, RNG, MAG, AGI and SH',
    rule: 'JHX-COND-036',
    warns: true,
    from: expect.stringMatching(/^from /),
  });
});

test('a model reaches hexes by an Advance and with its weapons, and sees enemies [JHX-ACTION-003, JHX-ATTACK-010, JHX-LOS-001]', () => {
  const { around, scene } = cardAt('A');
  expect(around.map(({ id }) => id)).toEqual(['moves', 'reach', 'seen']);
  // The enemy Hero, the Monster and the hexes of the enemy's Effigy are seen from there.
  const seen = around[2];
  expect(seen?.kind === 'overlay' && seen.over.length).toBeGreaterThanOrEqual(2);
  expect(unexplained(scene, around)).toEqual([]);
});

test('a card tells what each common ability does, those of weapons included [JHX-ATTR-014, JHX-ABILITY-006]', () => {
  const facts = Object.keys(judgementHex.pack.heroes).flatMap(
    card => cardAt('A', { models: { A: { card } } }).card?.facts ?? [],
  );
  expect(facts).toContainEqual(
    expect.objectContaining({
      label: 'Dual Wield',
      text: 'after an attack with the weapon, a second one for 0 AP with 1 die less',
      rule: 'JHX-ABILITY-006',
    }),
  );
  const common = facts.filter(({ rule }) => rule?.startsWith('JHX-ABILITY-'));
  expect(new Set(common.map(({ label }) => label)).size).toBeGreaterThan(10);
  expect(common.filter(({ text = '' }) => text.length < 5)).toEqual([]);
});

test('an Effigy has a card, and a hex has none', () => {
  expect(cardAt('effigy:p1').card).toMatchObject({ title: 'Effigy', text: 'of p1' });
  expect(cardAt('hex-0,0').card).toBeUndefined();
});

test.each([
  ['on hexes', judgementHex, presentation, { mode: '3v3' }],
  ['in inches', judgementV11, inInches, { mode: '3v3', map: 'causeway' }],
] as const)('in a match %s every model has a card in words, without ids', (_, game, shown, options) => {
  const bot = randomBot<Jhx>('cards');
  const end = playOut(
    createMatch(game, { players: 2, seed: 'cards', options }),
    { p1: bot, p2: bot },
    { maxActions: 150 },
  );
  const last = view(end);
  let looked = 0;
  for (const [at, { state }] of [...history(end)].entries()) {
    if (at % 10 !== 0) continue;
    for (const model of state.models) {
      const card = shown.card?.({ ...last, state }, model.id);
      expect(JSON.stringify(card)).not.toMatch(/undefined|NaN|\[object|p1:|p2:/);
      looked += 1;
      for (const { value, reasons } of card?.numbers ?? []) {
        if (reasons) expect(Number.isInteger(value)).toBe(true);
      }
    }
  }
  expect(looked).toBeGreaterThan(20);
});
