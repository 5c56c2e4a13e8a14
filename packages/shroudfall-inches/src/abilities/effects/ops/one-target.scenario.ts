import { expect } from 'vitest';
import { happened, laidOut } from '../../../testing/index.js';
import type { ReactiveAbility } from '../../../vocabulary/ability.js';
import { passive, reactive, scenario } from '../../scenario-words.js';

/** A model with an area attack of two yellow dice, and another two for damage. */
const caster = (...abilities: readonly ReactiveAbility[]) =>
  ({
    hits: { arcane: { yellow: 2 } },
    weapons: [{ id: 'blast', name: 'Blast', type: 'arcane', shape: 'area', range: 2, damage: { yellow: 2 } }],
    abilities,
    essence: {},
  }) as const;
const attack = { do: 'attack' } as const;
const reply = (source: string) => ({ ability: `${source}:reply`, source });

/** An ability of `p1` or `p2` without a price, which changes something in this attack. */
const change = (what: 'hit' | 'suffered', by: number, when: ReactiveAbility['when'], to: 'attacker' | 'defender') =>
  reactive({ when, effects: [{ op: 'modify', what, by, until: 'attack', to }] });

scenario('help for one missed target of an area is no help against the others', 'SFI-BEAM-011', play => {
  const missed = { window: 'missed', of: 'friend', role: 'attacker' } as const;
  const { game, setup } = laidOut('bAc', {
    active: 'A',
    cards: { A: caster(change('hit', 1, missed, 'attacker')) },
  });
  const p = play(game, { ...setup, dice: [2, 1, 2, 1, 0, 0] })
    .choose('p1', attack)
    .choose('p1', { profile: 'blast' });
  p.choose('p1', 'c/1').choose('p1', reply('A')).passes('p1');
  expect(happened(p, 'HitDecided').map(({ target, outcome }) => [target, outcome])).toEqual([
    ['c/1', 'miss'],
    ['b/1', 'miss'],
    ['c/1', 'hit'],
  ]);
});

scenario('shelter for one model of a unit that an area hits does not shelter the other', 'SFI-BEAM-011', play => {
  const hit = { window: 'hit', of: 'self', role: 'defender' } as const;
  const { game, setup } = laidOut('bAb', {
    active: 'A',
    cards: { A: caster(), b: { hp: 9, arm: 1, abilities: [change('suffered', -2, hit, 'defender')] } },
  });
  const marked = (...sheltered: readonly ('use' | 'pass')[]) => {
    const p = play(game, { ...setup, dice: [2, 2, 2, 2, 3, 3, 3, 3] }).choose('p1', attack);
    p.choose('p1', { profile: 'blast' }).choose('p1', 'b/2');
    for (const one of sheltered) p.choose('p2', one === 'use' ? reply('b') : 'pass');
    return happened(p, 'DamageMarked').map(({ model, damage }) => [model, damage]);
  };
  expect(marked('use', 'pass')).toEqual([
    ['b/2', 4],
    ['b/1', 6],
  ]);
  expect(marked('use', 'use')).toEqual([
    ['b/2', 4],
    ['b/1', 4],
  ]);
});

scenario('a model that is hit in the place of the target has what counts for this target', 'SFI-UNIT-004', play => {
  const hit = { window: 'hit', of: 'self', role: 'defender' } as const;
  const weakness = reactive({
    id: 'weakness',
    when: { window: 'hit', of: 'self', role: 'attacker' },
    effects: [{ op: 'modify', what: 'damage', by: 2, until: 'attack', to: 'attacker' }],
  });
  const notMe = passive({ when: hit, optional: true, effects: [{ op: 'redirect', within: 2 }] });
  const { game, setup } = laidOut('bAcd', {
    active: 'A',
    cards: { A: caster(weakness), c: { abilities: [notMe] } },
  });
  const p = play(game, { ...setup, dice: [2, 2, 2, 2, 3, 3, 3, 3] }).choose('p1', attack);
  p.choose('p1', { profile: 'blast' });
  p.choose('p1', 'c/1').uses('p1', 'A:weakness').passes('p1').uses('p2', 'c:habit');
  expect(happened(p, 'DamageDecided').map(({ target, total }) => [target, total?.total])).toEqual([
    ['d/1', 8],
    ['b/1', 6],
  ]);
});
