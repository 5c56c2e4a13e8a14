import { createMatch, history, type PieceCard, seenState, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { printedCards } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { unexplained } from '../../../tools/unit/legend.js';
import { eldfallD20 as game } from '../index.js';
import { laidOut } from '../testing/index.js';
import type { Eld, EldOptions, EldState, TemplatePlace } from '../vocabulary/index.js';
import { createPresentation, presentation } from './index.js';

const bot = randomBot<Eld>('cards');
const options = { quest: 'unexpected-encounter' };
const end = playOut(
  createMatch(game, { players: ['ann', 'bob'], options, seed: 'cards' }),
  { ann: bot, bob: bot },
  { maxActions: 150 },
);
const last = view(end);
const moments = [...history(end)].filter(({ state }) => state.models.length > 0);
const cardAt = (state: EldState, id: string, viewer?: string): PieceCard | undefined =>
  presentation.card?.({ ...last, viewer, state: seenState(game, state, viewer) }, id);

test('every model of a match has a card in words, without ids, whose numbers tell their reasons [ELD-DEF-015]', () => {
  let looked = 0;
  for (const [at, { state }] of moments.entries()) {
    if (at % 10 !== 0) continue;
    for (const { id, player } of state.models) {
      const card = cardAt(state, id, player ?? undefined);
      expect(JSON.stringify(card)).not.toMatch(/undefined|NaN|\[object|\b(ann|bob|hostile):[a-z]/);
      const short = card?.numbers.filter(({ label }) => /^[A-Z]+$/.test(label)) ?? [];
      expect(short.filter(({ name }) => name === undefined)).toEqual([]);
      const strength = card?.numbers.find(({ label }) => label === 'OFF');
      if (strength) expect(strength.reasons?.[0]?.rule).toBe('ELD-DEF-015');
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(20);
});

test('the card of a secret model tells its enemies nothing but its states [ELD-SETUP-013]', () => {
  const hiddenFrom = (state: EldState, viewer: string) =>
    seenState(game, state, viewer).models.find(({ profile }) => typeof profile !== 'string');
  const secret = moments.find(({ state }) => hiddenFrom(state, 'bob'));
  const model = secret && hiddenFrom(secret.state, 'bob');
  if (!secret || !model) throw new Error('no model is secret');
  const shown = cardAt(secret.state, model.id, 'bob');
  expect(shown).toMatchObject({ title: 'Secret model (A)', numbers: [] });
  expect(shown?.facts.every(({ from, text }) => from === undefined && text === undefined)).toBe(true);
  expect(cardAt(secret.state, model.id, 'ann')?.numbers.length).toBeGreaterThan(5);
});

test('a model on the field shows its Walk, the enemies that it sees, and its Awareness [ELD-AWARE-001]', () => {
  const { state } = moments.findLast(moment => moment.state.models.some(({ where }) => where === 'field')) ?? {};
  const model = state?.models.find(({ where }) => where === 'field');
  if (!state || !model) throw new Error('no model on the field');
  const now = { ...last, state: seenState(game, state, 'ann') };
  const items = presentation.around?.(now, model.id) ?? [];
  expect(items.map(({ id }) => id)).toContain('walk');
  expect(items.at(-1)).toMatchObject({ id: 'awareness', pattern: 'dashed' });
  for (const { id } of state.models) {
    expect(unexplained(presentation.scene(now), presentation.around?.(now, id) ?? [])).toEqual([]);
  }
});

describe('a change that depends on a distance shows only to those who may measure it', () => {
  const soldier = { classes: ['soldier'] } as const;
  const leader = { traits: [{ id: 'inspiring' }] } as const;
  const fast = { stats: { SPD: 12 } } as const;
  const profiles = { A: soldier, B: soldier, C: leader, F: fast, a: soldier, b: soldier, '1': soldier };
  const lookAt = (measuringMode: EldOptions['measuringMode'], viewer: string) => {
    const { game: laid, setup } = laidOut('ABCF1\n\n\nab', { options: { measuringMode }, profiles });
    const seen = view(createMatch(laid, { ...setup, seed: 'cards' }), viewer);
    const shown = createPresentation(laid);
    return (id: string) => {
      const numbers = shown.card?.(seen, id)?.numbers ?? [];
      const values = ['OFF', 'M'].map(name => numbers.find(({ label }) => label === name)?.value);
      const around = (shown.around?.(seen, id) ?? []).map(one => one.id).filter(one => one !== 'seen');
      const circle = shown.scene(seen, { awareness: id }).items.some(one => one.id === 'awareness');
      return [...values, ...around, circle];
    };
  };

  test('in Assisted mode to everybody [ELD-MEASURE-009]', () => {
    const shown = lookAt('assisted', 'p1');
    expect(shown('A')).toEqual([13, 17, 'walk', 'awareness', true]);
    expect(shown('a')).toEqual([13, 11, 'walk', 'awareness', true]);
    expect(shown('F')).toEqual([12, 16, 'walk', 'awareness', true]);
  });

  test('in Standard mode to the player of the model, but for a Walk that leads out of its Awareness [ELD-MEASURE-010]', () => {
    const shown = lookAt('standard', 'p1');
    expect(shown('A')).toEqual([13, 17, 'walk', 'awareness', true]);
    expect(shown('a')).toEqual([12, 10, false]);
    expect(shown('F')).toEqual([12, 16, 'awareness', true]);
  });

  test('in Realism mode to nobody [ELD-MEASURE-013]', () => {
    const shown = lookAt('realism', 'p1');
    expect([shown('A'), shown('a'), shown('F')]).toEqual(Array(3).fill([12, 10, false]));
  });

  test('a template shows before the answer only where it may be laid to measure [ELD-MEASURE-012]', () => {
    const shapesIn = (measuringMode: EldOptions['measuringMode'], template: TemplatePlace) => {
      const { game: laid, setup } = laidOut('A b', { options: { measuringMode } });
      const seen = view(createMatch(laid, { ...setup, seed: 'cards' }), 'p1');
      const proposal = { model: 'A', means: { item: 'sword' }, kind: 'ranged', strike: 0, at: null } as const;
      const asked = { id: 1, by: 'p1', kind: 'aim', rule: 'ELD-ACT-016', proposal } as const;
      const items = createPresentation(laid).sketches?.aim?.({ model: 'b', template }, asked, seen) ?? [];
      return items.flatMap((one): readonly (string | number)[] =>
        'over' in one ? one.over.map(shape => ('radius' in shape ? shape.radius : 0)) : [one.kind],
      );
    };
    const at = { x: inches(6), y: inches(2), z: 0 };
    const modes = ['assisted', 'standard', 'realism'] as const;
    expect(modes.map(mode => shapesIn(mode, { template: 'circular-large', at }))).toEqual([[6000], [762], [762]]);
    const spray = { template: 'spray-small', at, towards: { x: 1, y: 0 } } as const;
    expect(modes.map(mode => shapesIn(mode, spray)).slice(1)).toEqual([['line'], ['line']]);
  });

  test('in every mode for a Hostile [ELD-MEASURE-014]', () => {
    const all = (['assisted', 'standard', 'realism'] as const).map(mode => lookAt(mode, 'p1')('1'));
    expect(all).toEqual(Array(3).fill([12, 10, 'walk', 'awareness', true]));
  });
});

test('a card tells the Strike and the Reach of each weapon, and the Awareness, in a sentence [ELD-AWARE-001]', () => {
  const { state } = moments.findLast(moment => moment.state.models.some(({ where }) => where === 'field')) ?? {};
  const armed = state?.models.find(({ equipped }) => equipped.some(id => game.pack.items[id]?.weapon));
  if (!state || !armed) throw new Error('no model carries a weapon');
  const facts = cardAt(state, armed.id, armed.player ?? undefined)?.facts ?? [];
  expect(
    facts.some(({ text }) => /^(melee|ranged|grapple).*, Strike .+, .*(Reach|circle|spray)/.test(text ?? '')),
  ).toBe(true);
  expect(facts.at(-1)).toMatchObject({ label: 'Awareness', rule: 'ELD-AWARE-001' });
  expect(facts.at(-1)?.text).toMatch(/^notices what comes within \d+" of its base/);
});

test('a card tells what each trait, Skill, Combat Art and state does, with its rule [ELD-PROFILE-016]', () => {
  const { game: laid, setup } = laidOut('AB\n\n\nab', {
    profiles: {
      A: { traits: [{ id: 'resistance', level: 2, to: { element: 'fire' } }], skills: [{ id: 'stealth' }] },
      B: { arts: [{ id: 'berserk', level: 2 }] },
    },
    states: { A: ['bleeding'] },
  });
  const shown = createPresentation(laid);
  const seen = view(createMatch(laid, { ...setup, seed: 'cards' }), 'p1');
  const facts = ['A', 'B'].flatMap(id => shown.card?.(seen, id)?.facts ?? []);
  expect(
    facts.filter(({ rule }) => /TRAIT|SKILL|ART|STATE/.test(rule ?? '')).map(({ from: _, ...fact }) => fact),
  ).toEqual([
    {
      label: 'Bleeding',
      text: expect.stringMatching(/^rolls Toughness in its Strategic phase, or suffers a Wound/),
      rule: 'ELD-STATE-006',
      warns: true,
    },
    { label: 'Resistance II (Fire)', text: 'Hits of Fire have no effect', rule: 'ELD-TRAIT-050' },
    { label: 'Stealth', text: 'enemies that do not see it cannot react to it', rule: 'ELD-SKILL-039' },
    { label: 'Berserk II', text: 'I: Knockdown; II: Sweep', rule: 'ELD-ART-013' },
  ]);
});

test('every Upgrade, Spell and Stratagem has a meaning and a rule, and Items without a weapon too [ELD-UPGRADE-001, ELD-STRATAGEM-004]', () => {
  const { upgrades, spells, stratagems, items } = game.pack;
  const terms = new Map((createPresentation(game).terms ?? []).map(term => [term.label, term]));
  const silent = ([upgrades, spells, stratagems, items] as const).flatMap(cards =>
    Object.values(cards).flatMap(card =>
      'weapon' in card && 'category' in card ? [] : terms.get(card.name)?.rule ? [] : [card.name],
    ),
  );
  // The Treasure does nothing.
  expect(silent).toEqual(['Treasure']);
  expect(terms.get('Kassen Buki: Yari-tsukai')?.text).toBe('the Primary Weapon becomes Lance');
  expect(terms.get('Summon Imp')).toMatchObject({ text: 'summons Imp, Mana Cost (1)', rule: 'ELD-SPELLCRAFT-047' });
  expect(terms.get('Cold Dread')).toMatchObject({ text: '−3 M', rule: 'ELD-STRATAGEM-005' });
});

test('the card of a model tells what its Upgrades, its Spells and the Items in its hands do [ELD-UPGRADE-036]', () => {
  const { spells, items, upgrades } = game.pack;
  const { game: laid, setup } = laidOut('A\n\n\nb', {
    profiles: { A: { traits: [{ id: 'affinity', element: 'fire' }], spells: ['ignite', 'ward'] } },
    models: { A: { equipped: ['company-banner'], upgrades: ['gift-of-longevity'] } },
    pack: { spells, items, upgrades },
  });
  const shown = createPresentation(laid);
  const facts = shown.card?.(view(createMatch(laid, { ...setup, seed: 'cards' }), 'p1'), 'A')?.facts ?? [];
  expect(facts.filter(({ from }) => ['Upgrade', 'Spell', 'Item'].includes(from ?? ''))).toEqual([
    { label: 'Company Banner', text: 'Inspiring I', rule: 'ELD-ITEM-009', from: 'Item' },
    { label: 'Gift of Longevity', text: '+1 INT', rule: 'ELD-UPGRADE-036', from: 'Upgrade' },
    { label: 'Ignite', text: 'Burn (1)', rule: 'ELD-SPELLCRAFT-001', from: 'Spell' },
  ]);
});

const { terms = [], printed, printedFields } = createPresentation(game);
const printedLines = (name: string) =>
  printedCards(game, terms, printed, printedFields).find(card => card.name === name)?.lines ?? [];

test('printed Items and Spells tell their weapons in words [ELD-ITEM-006]', () => {
  expect(printedLines('Flail')).toContain('Attack: melee, Strike STA, Reach 1", Power T +1, Ignore Shield, Stun');
});

test('a printed Spell tells a trait once: in its meaning, or else with its attack [ELD-SPELL-001]', () => {
  expect(printedLines('Flare').slice(0, 4)).toEqual([
    'Flare: Sweep II and Burn (2) (ELD-SPELLCRAFT-002)',
    'Element: fire',
    'Type: sorcery',
    'Attack: ranged or melee, Strike 1, Reach 3", Power INT',
  ]);
  expect(printedLines('Draining Impulse')).toContain('Attack: ranged, Strike 1, Reach 10", Mana Cost (2)');
});

test('printed profiles and behaviours tell their fields in words [ELD-PROFILE-017] [ELD-PROFILE-025] [ELD-HOSTILE-025]', () => {
  expect(printedLines('Lantern Captain')).toEqual(
    expect.arrayContaining(['At most 1 in a party', 'Inventory: Sword, Spear and Company Banner; room for 6']),
  );
  expect(printedLines('Brawler')).toEqual(
    expect.arrayContaining([
      '  - If an enemy is in sight, more than 5" beyond its Reach: runs towards the enemy and does nothing else',
      '  - If it is the target of an attack: dodges towards the attacker',
    ]),
  );
  const all = printedCards(game, terms, printed, printedFields).flatMap(({ lines }) => lines);
  expect(all.filter(line => /\b(limit|inventory|space \d|does do|when is)\b/.test(line))).toEqual([]);
});

test('printed Quests tell Hostiles, tokens and rewards in words, without places and sizes [ELD-SETUP-002]', () => {
  expect(printedLines('Open Hostilities')).toContain(
    'Victory Points for: low Cost 1, middle Cost 2, high Cost 3, leader 1',
  );
  expect(printedLines('Unexpected Encounter')).toEqual(
    expect.arrayContaining([
      'Hostiles: tier 3 ×2',
      'Victory Points for: incapacitated 2, dead 3, party member −1, broken alliance −3',
    ]),
  );
  expect(printedLines('Restoring Balance: Breaking In')).toEqual(
    expect.arrayContaining([
      'Hostiles that come back:',
      '    - tier 1, next hostiles turn',
      '  - gates, HP 5, armor 5',
    ]),
  );
  const quests = Object.values(game.pack.quests).flatMap(({ name }) => printedLines(name));
  expect(quests.filter(line => /\b(at -?\d+, |radius|facing|kind|Respawn|Rewards|Things|when)\b/.test(line))).toEqual(
    [],
  );
});
