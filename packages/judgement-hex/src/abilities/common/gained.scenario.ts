import { expect } from 'vitest';
import { moments } from '../../match/lasting.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import { doing, happened, type Laid, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/ability.js';
import type { ActionChoice, Model } from '../../vocabulary/index.js';
import { able, active, hurt, scenario } from './scenario-words.js';

/** A table on which `A` has an ability with these effects for an enemy within two hexes. */
const laying = (effects: readonly Effect[], lay: LaidOut = {}, drawing = 'A     .\n   b     .'): Laid =>
  laidOut(drawing, {
    active: 'A',
    ...lay,
    models: { A: { card: 'witch' }, ...lay.models },
    cards: {
      ...lay.cards,
      heroes: { witch: { ...plainHero, abilities: [active('hex', effects)] }, ...lay.cards?.heroes },
    },
  });
const hex: ActionChoice = { do: 'ability', model: 'A', ability: 'hex', target: 'b' };
const end: ActionChoice = { do: 'end' };

const sunder = [{ op: 'gain', ability: { id: 'sunder-armour' } }] as const;
const wounds = [{ op: 'gain', ability: { id: 'mortal-wounds' } }] as const;

scenario(
  'Sunder Armour is put on an enemy within 2 hexes, and ends as that enemy begins to activate',
  ['JHX-ABILITY-083', 'JHX-ABILITY-084', 'JHX-TOKEN-011'],
  play => {
    const laid = laying(sunder);
    const p = play(laid.game, laid.setup).choose('p1', hex);
    expect(p.state.effects.map(({ key, target, until }) => [key, target, until])).toEqual([
      ['ability:sunder-armour', 'b', moments.startOf('b')],
    ]);
    p.choose('p1', end);
    expect(p.state.effects).toEqual([]);
  },
);

scenario('Sunder Armour does not end as its user begins to activate', 'JHX-ABILITY-084', play => {
  const laid = laying(sunder);
  const { position } = laid.setup;
  const after = play(laid.game, laid.setup).choose('p1', hex).state;
  const later = doing(laid, turn => endMoment(turn, moments.startOf('A'), 'JHX-TOKEN-011'));
  const p = play(later, { ...laid.setup, position: { ...position, effects: after.effects } });
  expect(p.state.effects).toHaveLength(1);
});

scenario('a model three hexes away cannot be chosen', 'JHX-ABILITY-083', play => {
  const far = laying(sunder, {}, 'A     .     .\n   .     b\n.     .     .');
  play(far.game, far.setup).refuses('p1', hex, { code: 'no-such-target', rule: 'JHX-DEF-004' });
});

const selfHeal: ActionChoice = { do: 'self-heal', model: 'b' };
const rich: LaidOut['warbands'] = { p1: { fate: 3 }, p2: { fate: 3 } };

scenario('Mortal Wounds: nothing heals up to and including the end of the next activation', 'JHX-ABILITY-035', play => {
  const laid = laying(wounds, { warbands: rich, models: { b: { damage: 6 } } });
  const p = play(laid.game, laid.setup).choose('p1', hex).choose('p1', end);
  const has = (): boolean => p.state.effects.some(({ key }) => key === 'ability:mortal-wounds');
  expect([p.state.activation?.hero, has()]).toEqual(['b', true]);
  p.refuses('p2', selfHeal, { code: 'cannot-heal', rule: 'JHX-ABILITY-035' }).choose('p2', end);
  expect(has()).toBe(false);
});

scenario('Monster Slayer adds to the damage of Active Abilities as well', 'JHX-ABILITY-034', play => {
  const blast: readonly Effect[] = [{ op: 'damage', amount: 2 }];
  const slayer = { ...able([{ id: 'monster-slayer' }]), abilities: [active('hex', blast)] };
  const against = (kind: Model['kind'], common = true): number | undefined => {
    const heroes = common ? { witch: slayer } : {};
    const laid = laying(blast, { models: { b: { kind } }, cards: { heroes } });
    return hurt(play(laid.game, laid.setup).choose('p1', hex), 'b')[0];
  };
  expect([against('monster'), against('hero'), against('monster', false)]).toEqual([3, 2, 2]);
});

scenario('Monster Slayer adds nothing to the damage of Innate Abilities', 'JHX-ABILITY-034', play => {
  const heroes = { witch: able([{ id: 'monster-slayer' }]) };
  const laid = laying([], { models: { b: { kind: 'monster' } }, cards: { heroes } });
  const thorns = { self: 'A', ability: { id: 'thorns', name: 'Thorns' }, target: 'b' };
  const p = play(
    doing(laid, turn => applyEffects(turn, [{ op: 'damage', amount: 2 }], thorns)),
    laid.setup,
  );
  expect(hurt(p, 'b')).toEqual([2]);
});

scenario('a model with Animosity uses no ability on friends of the type', 'JHX-ABILITY-002', play => {
  const friend = active('cheer', [{ op: 'heal', amount: 2 }], { side: 'friend', within: 3 });
  const heroes = {
    grim: { ...able([{ id: 'animosity', against: 'elf' }]), abilities: [friend] },
    elf: able([], { race: 'elf' }),
  };
  const laid = laidOut('A     C\n   B     .', {
    active: 'A',
    models: { A: { card: 'grim' }, B: { card: 'elf', damage: 3 }, C: { damage: 3 } },
    cards: { heroes },
  });
  const p = play(laid.game, laid.setup);
  const cheer = (target: string): ActionChoice => ({ do: 'ability', model: 'A', ability: 'cheer', target });
  p.refuses('p1', cheer('B'), { code: 'no-such-target', rule: 'JHX-DEF-004' });
  expect(hurt(p.choose('p1', cheer('C')), 'C')).toEqual([1]);
  expect(happened(p, 'ModelHealed')).toHaveLength(1);
});
