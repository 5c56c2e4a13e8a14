import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { dealDamage } from '../../combat/damage/damage.js';
import { carryOut } from '../../combat/declare/carry-out.js';
import { suffers } from '../../match/lasting.js';
import type { RuleId } from '../../rulebook/index.js';
import { column, doing, faces, type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import type { Model } from '../../vocabulary/index.js';
import { fate, having, innate, used } from './window-words.js';

const scenario = scenarios<RuleId>(test);

const row = column('A', 'b', '.', 'C', 'd');

const attacked = (needs?: 'hit' | 'damage', own: Partial<InnateAbility> = {}): InnateAbility =>
  innate({ when: { window: 'damage-taken', of: 'self', ...(needs ? { needs } : {}) }, effects: [fate], ...own });
const blows = (laid: Laid, dice: string) =>
  [
    doing(laid, turn => carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 })),
    { ...laid.setup, dice: faces(dice) },
  ] as const;
const duel = column('A', 'b');

scenario('an ability acts in an attack that hits or damages its model', ['JHX-ATTR-014', 'JHX-DAMAGE-007'], play => {
  const acts = (ability: InnateAbility, dice: string): boolean => {
    const laid = laidOut(duel, having({ b: [ability] }, { active: 'A' }));
    const p = play(...blows(laid, dice));
    if (dice.includes('h')) p.choose('p1', [0]);
    return used(p).length > 0;
  };
  expect([acts(attacked(), '..'), acts(attacked('hit'), '..'), acts(attacked('hit'), 'h.')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([acts(attacked('damage'), '..'), acts(attacked('damage'), 'h.')]).toEqual([false, true]);
  const ranged = (attack: 'MEL' | 'RNG') => attacked('hit', { when: { window: 'damage-taken', of: 'self', attack } });
  expect([acts(ranged('MEL'), 'h.'), acts(ranged('RNG'), 'h.')]).toEqual([true, false]);
});

scenario('an ability acts in an attack by its model', 'JHX-ATTR-014', play => {
  const hits = innate({
    when: { window: 'damage-taken', of: 'self', role: 'attacker', needs: 'hit' },
    effects: [{ op: 'condition', condition: 'pin', to: 'attacked' }],
  });
  const laid = laidOut(duel, having({ A: [hits], b: [hits] }, { active: 'A' }));
  const p = play(...blows(laid, 'h.'));
  p.choose('p1', [0]);
  expect([used(p), suffers(p.state, 'b', 'pin')]).toEqual([['A trick'], true]);
});

scenario('effects tell apart the triggering, the attacking and the attacked model', 'JHX-GEN-001', play => {
  const marks = (to: 'attacker' | 'attacked' | 'trigger' | 'self'): InnateAbility =>
    innate({
      when: { window: 'damage-taken', of: 'other-friend', role: 'attacker' },
      effects: [{ op: 'condition', condition: 'pin', to }],
    });
  const pinned = (to: Parameters<typeof marks>[0]): string => {
    const laid = laidOut(column('C', 'A', 'b'), having({ C: [marks(to)] }, { active: 'A' }));
    const { state } = play(...blows(laid, '..'));
    return ['A', 'b', 'C'].filter(id => suffers(state, id, 'pin')).join();
  };
  expect([pinned('attacker'), pinned('attacked'), pinned('trigger'), pinned('self')]).toEqual(['A', 'b', 'A', 'C']);
});

scenario('a model counts where it stood, even if the blow killed it', ['JHX-DEF-002', 'JHX-ORDER-006'], play => {
  const acts = (within: number, monster = false): boolean => {
    const cheer = innate({ when: { window: 'damage-taken', of: 'enemy', within, needs: 'damage' }, effects: [fate] });
    const b: Partial<Model> = monster ? { kind: 'monster', damage: 7 } : { damage: 11 };
    const laid = laidOut(row, having({ C: [cheer] }, { models: { b }, active: 'A' }));
    const p = play(...blows(laid, 'h.')).choose('p1', [0]);
    // The bounty of a Monster comes first.
    if (monster) p.choose('p1', 'pass');
    return used(p).length > 0;
  };
  expect([acts(2), acts(1), acts(2, true), acts(1, true)]).toEqual([true, false, true, false]);
});

const kills = (laid: Laid) =>
  doing(laid, turn => dealDamage(turn, { target: 'b', amount: 9, true: true, cause: 'ability', by: 'A' }));
const dies = (of: 'self' | 'enemy', within?: number): InnateAbility =>
  innate({ when: { window: 'death', of, ...(within === undefined ? {} : { within }) }, effects: [fate] });
const weak: LaidOut = { models: { b: { damage: 8 } }, active: 'A' };

scenario('an ability acts at the death of a near enemy, or of its model', ['JHX-DEATH-003', 'JHX-DEF-002'], play => {
  const acts = (id: string, ability: InnateAbility): boolean => {
    const laid = laidOut(row, having({ [id]: [ability] }, weak));
    return used(play(kills(laid), laid.setup)).length > 0;
  };
  expect([
    acts('C', dies('enemy', 2)),
    acts('C', dies('enemy', 1)),
    acts('b', dies('self')),
    acts('d', dies('self')),
  ]).toEqual([true, false, true, false]);
});

scenario('an attack that was ignored sets nothing off any more', 'JHX-ABILITY-013', play => {
  const late = innate({ when: { window: 'dice-chosen', of: 'self' }, effects: [{ op: 'cancel' }] }, 'likeness');
  const after = attacked(undefined, { when: { window: 'attack-ended', of: 'self' } });
  const laid = laidOut(duel, having({ b: [late, after] }, { active: 'A' }));
  const p = play(...blows(laid, '..'));
  expect(used(p)).toEqual(['b likeness']);
});
