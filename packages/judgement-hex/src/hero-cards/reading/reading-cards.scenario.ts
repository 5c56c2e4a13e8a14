import { view } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { ActiveAbility } from '../../vocabulary/ability.js';
import type { Hero, HeroUnit } from '../../vocabulary/pack.js';
import { attributeValue } from '../attributes/attribute.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
     .
  A     b
     .
`;
const prayer: ActiveAbility = {
  id: 'prayer',
  name: 'Prayer',
  kind: 'active',
  cost: { ap: 0 },
  effects: [{ op: 'heal', amount: 2 }],
};
const praying = (more: Partial<ActiveAbility> = {}): Pick<LaidOut, 'cards' | 'models'> => ({
  cards: { heroes: { priest: { ...plainHero, abilities: [{ ...prayer, ...more }] } } },
  models: { A: { card: 'priest', damage: 5 }, b: { card: 'priest', damage: 5 } },
});
const pray = { do: 'ability', model: 'A', ability: 'prayer' } as const;

scenario(
  'a card speaks of its own model, not of another copy of the same Hero',
  ['JHX-GEN-001', 'JHX-GEN-003'],
  play => {
    const laid = laidOut(drawing, { active: 'A', ...praying() });
    const { state } = play(laid.game, laid.setup).choose('p1', pray);
    expect([modelOf(state, 'A').damage, modelOf(state, 'b').damage]).toEqual([3, 5]);
  },
);

scenario('an Active Ability is used once in an activation, even for nothing', 'JHX-ATTR-012', play => {
  const laid = laidOut(drawing, { active: 'A', ...praying() });
  play(laid.game, laid.setup).choose('p1', pray).refuses('p1', pray, { code: 'already-used', rule: 'JHX-ATTR-012' });
});

scenario('an Active Ability is used only by its Hero, in the own activation', ['JHX-ATTR-013', 'JHX-GEN-004'], play => {
  const laid = laidOut(drawing, { active: 'A', ...praying(), models: { A: {}, b: { card: 'priest' } } });
  play(laid.game, laid.setup)
    .refuses('p1', { ...pray, model: 'b' }, { code: 'not-its-activation', rule: 'JHX-GEN-004' })
    .refuses('p1', pray, { code: 'no-such-ability', rule: 'JHX-ATTR-013' });
});

scenario('the whole cost of an Active Ability is paid: AP and Fate', 'JHX-ATTR-011', play => {
  const lay = { active: 'A', ...praying({ cost: { ap: 2, fate: 1 } }) };
  const rich = laidOut(drawing, { ...lay, warbands: { p1: { fate: 1 } } });
  const { state } = play(rich.game, rich.setup).choose('p1', pray);
  expect([state.activation?.budgets, state.warbands[0].fate]).toEqual([{ A: { ap: 3, spent: 2 } }, 0]);
  const poor = laidOut(drawing, lay);
  expect(play(poor.game, poor.setup).match.decisions[0]?.options).not.toContainEqual(pray);
  const tired = laidOut(drawing, { ...lay, ap: 1, warbands: { p1: { fate: 1 } } });
  expect(play(tired.game, tired.setup).match.decisions[0]?.options).not.toContainEqual(pray);
});

scenario('a Hero has 3 AP, a Lesser Being 2', ['JHX-ATTR-018', 'JHX-ABILITY-030'], play => {
  const lesser: Hero = { ...plainHero, common: [{ id: 'lesser-being' }] };
  const laid = laidOut(drawing, {
    models: { b: { card: 'lesser' } },
    cards: { heroes: { lesser } },
    state: { order: ['p2', 'p1'] },
  });
  const p = play(laid.game, laid.setup);
  expect(p.state.activation?.budgets).toEqual({ b: { ap: 2, spent: 0 } });
  p.choose('p2', { do: 'end' });
  expect(p.state.activation?.budgets).toEqual({ A: { ap: 3, spent: 0 } });
});

scenario('both players see everything', 'JHX-GEN-006', play => {
  const laid = laidOut(drawing, { active: 'A', ...praying(), warbands: { p1: { fate: 3 }, p2: { fate: 2 } } });
  const { match } = play(laid.game, laid.setup).choose('p1', pray);
  expect(view(match, 'p2').state).toEqual(match.state);
  expect(view(match, 'p1').state).toEqual(match.state);
});

test('further cards count like the first: what was picked of a list, and the cards of a unit [JHX-ATTR-016]', () => {
  const demon: Hero = {
    ...plainHero,
    levelling: { kind: 'list', options: [{ attributes: { MEL: 1 } }, { attributes: { MEL: 3 } }] },
  };
  const crew: HeroUnit = {
    name: 'Crew',
    source: 'original',
    commander: plainHero,
    members: [
      {
        id: 'wick',
        name: 'Wick',
        source: 'original',
        race: 'human',
        health: 5,
        attributes: { ...plainHero.attributes, MEL: 2 },
        weapons: [],
        common: [],
        abilities: [],
      },
    ],
  };
  const { table, model } = laidOut(drawing, {
    models: { A: { card: 'demon', level: 2, picks: [1] }, b: { card: 'crew', unit: 'c', member: 'wick' } },
    cards: { heroes: { demon }, units: { crew } },
  });
  expect([attributeValue(table, model('A'), 'MEL'), attributeValue(table, model('b'), 'MEL')]).toEqual([8, 2]);
});

scenario('only the weapons of the Attribute Card are Basic Attacks', 'JHX-ATTR-010', play => {
  const blow: ActiveAbility = { ...prayer, id: 'blow', cost: { ap: 1 }, effects: [{ op: 'attack', weapon: 'blade' }] };
  const { game, setup } = laidOut(drawing.replace('A     b', 'A     .').replace(/\.\s*$/, 'b'), {
    cards: { heroes: { priest: { ...plainHero, abilities: [blow], weapons: plainHero.weapons.slice(0, 1) } } },
    models: { A: { card: 'priest' } },
    active: 'A',
  });
  const weapons = (play(game, setup).match.decisions[0]?.options ?? []).flatMap(one =>
    typeof one === 'object' && 'do' in one && one.do === 'attack' ? [one.weapon] : [],
  );
  expect(weapons).toEqual(['blade']);
});
