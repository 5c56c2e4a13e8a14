import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { passive, reactive } from '../abilities/scenario-words.js';
import { codeAbility, happened, healthOf, type LaidOut } from '../testing/index.js';
import { destroyModels } from '../units/leaving/destroy.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Sfi } from '../vocabulary/index.js';
import { attacking, scenario } from './scenario-words.js';

/*
 * Conditions, passive abilities and comrades that come or go between two rolls of one attack: each roll counts what is there
 * then.
 */

const attack = { do: 'attack' } as const;
const totals = (p: Play<Sfi>, type: 'HitDecided' | 'DamageDecided') =>
  happened(p, type).map(({ total }) => total?.total);
/** A reaction of p2 to the hit destroys a model. */
const killing = (model: string) =>
  codeAbility(
    'kill',
    'p2',
    'hit',
    turn => destroyModels(turn, [model]),
    () => true,
    { kind: 'reactions' },
  );
/** An ability of the defender's unit at a moment of an attack on it. */
const answering = (window: 'targeted' | 'hit', effect: Effect): LaidOut => ({
  cards: { b: { abilities: [passive({ when: { window, of: 'self', by: 'enemy' }, effects: [effect] })] } },
});

scenario(
  'an attacker that is shocked when it aims is made to re-roll a die of that hit roll',
  ['SFI-CONDITION-012', 'SFI-ATTACK-020'],
  play => {
    const { game, setup } = attacking(
      'Ab',
      answering('targeted', { op: 'condition', condition: 'shocked', to: 'attacker' }),
    );
    const p = play(game, { ...setup, dice: [3, 3, 0] }).choose('p1', attack);
    p.choose('p2', { source: 'shocked', places: [0] });
    expect(totals(p, 'HitDecided')).toEqual([3]);
  },
);

scenario(
  'conditions that leave the unit when it is hit count for the hit roll, and no more for the damage roll',
  ['SFI-CONDITION-009', 'SFI-CONDITION-010', 'SFI-ATTACK-028'],
  play => {
    const { game, setup } = attacking('Ab', {
      ...answering('hit', { op: 'removeCondition', count: 'all' }),
      units: { b: { conditions: ['hexed', 'poisoned'] } },
    });
    const p = play(game, { ...setup, dice: [2, 2, 2, 1] })
      .choose('p1', attack)
      .choose('p1', 'none');
    expect([totals(p, 'HitDecided'), totals(p, 'DamageDecided')]).toEqual([[5], [3]]);
  },
);

scenario(
  'a comrade that a reaction to the hit destroys adds nothing to the damage of a combined attack',
  ['SFI-PASSIVE-008', 'SFI-ATTACK-008'],
  play => {
    const lay = { cards: { A: { passives: [{ id: 'combined-strike' }] } }, abilities: [killing('A/2')] } as const;
    const { game, setup } = attacking('AbA', lay, { combined: true });
    const p = play(game, { ...setup, dice: [2, 1, 2, 1] }).choose('p1', attack);
    expect([totals(p, 'HitDecided'), totals(p, 'DamageDecided')]).toEqual([[4], [3]]);
  },
);

scenario(
  'a leadership ability is gone for the damage roll when a reaction to the hit destroys its weaver',
  ['SFI-LEADER-005', 'SFI-SCENARIO-019'],
  play => {
    const lead = {
      id: 'lead',
      name: 'Lead',
      kind: 'leadership',
      effects: [
        { op: 'modify', what: 'hit', by: 1 },
        { op: 'modify', what: 'damage', by: 1 },
      ],
    } as const;
    const { game, setup } = attacking('Ab\nW', {
      cards: { W: { keywords: ['ESSENCE WEAVER'], abilities: [lead] } },
      armies: { p1: { leadership: { weaver: 'W', ability: 'lead' } } },
      abilities: [killing('W/1')],
    });
    const p = play(game, { ...setup, dice: [2, 1, 2, 1] }).choose('p1', attack);
    expect([totals(p, 'HitDecided'), totals(p, 'DamageDecided')]).toEqual([[4], [3]]);
    expect(happened(p, 'PointsScored').map(({ player, points }) => [player, points])).toEqual([['p2', 3]]);
  },
);

scenario(
  'an attack that sets the unit on fire before its damage is marked keeps the unit from regenerating',
  ['SFI-PASSIVE-032', 'SFI-ATTACK-033'],
  play => {
    const torch = passive({
      when: { window: 'damaged', of: 'self', role: 'attacker' },
      effects: [{ op: 'condition', condition: 'burning', to: 'defender' }],
    });
    const { game, setup } = attacking('Ab', {
      cards: { A: { abilities: [torch] }, b: { passives: [{ id: 'regeneration' }] } },
    });
    const p = play(game, { ...setup, dice: [2, 2, 2, 2] })
      .choose('p1', attack)
      .waitsFor({ by: 'p1', kind: 'act' });
    expect(healthOf(p, 'b/1')).toBe(2);
  },
);

scenario(
  'a condition that a reaction of the attacker to the hit brings counts for the damage roll of this attack',
  ['SFI-CONDITION-009', 'SFI-ATTACK-027'],
  play => {
    const mark = reactive({
      when: { window: 'hit', of: 'self', role: 'attacker' },
      effects: [{ op: 'condition', condition: 'hexed', to: 'defender' }],
    });
    const { game, setup } = attacking('Ab', { cards: { A: { abilities: [mark] } } });
    const p = play(game, { ...setup, dice: [2, 2, 0, 1, 3] }).choose('p1', attack);
    p.uses('p1', 'A:reply').choose('p1', { source: 'hexed', places: [0] });
    expect(totals(p, 'DamageDecided')).toEqual([4]);
  },
);

scenario(
  'a comrade that a reaction to the declaration pushes out of its reach adds nothing to the hit roll of a combined attack',
  ['SFI-PASSIVE-008', 'SFI-ATTACK-008'],
  play => {
    const shove = reactive({
      when: { window: 'targeted', of: 'self', by: 'enemy' },
      effects: [{ op: 'push', distance: 4, direction: 'directly-away' }],
      aim: { how: 'choose', what: 'model', side: 'enemy', within: 4 },
    });
    const lay = { cards: { A: { passives: [{ id: 'combined-strike' }] }, b: { abilities: [shove] } } } as const;
    const total = (model: string) => {
      const { game, setup } = attacking('AbA', lay, { combined: true });
      const p = play(game, { ...setup, dice: [1, 1] }).choose('p1', attack);
      return totals(p.uses('p2', 'b:reply').choose('p2', model), 'HitDecided');
    };
    expect([total('A/2'), total('A/1')]).toEqual([[2], [3]]);
  },
);
