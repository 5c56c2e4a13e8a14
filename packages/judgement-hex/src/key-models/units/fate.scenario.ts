import { legal } from '@rulewright/core';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { slay } from '../../combat/death/death.js';
import { carryOut } from '../../combat/declare/carry-out.js';
import { warbandOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { band, bandCards, doing, faces, type LaidOut, laidOut } from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import type { Jhx } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const models = band('A', 'B');
/** `B` next to `m`, with the Commander `A` 3 hexes away here, and 4 hexes in `apart`. */
const together = 'm     .     A\n   B     .     .';
const apart = 'm     .     .\n   B     .     A';
const lay = (more: LaidOut = {}): LaidOut => ({
  cards: bandCards(),
  active: 'A',
  ap: 4,
  warbands: { p1: { fate: 1 } },
  ...more,
  models: { ...models, ...more.models },
});
/** The ids of the abilities that can be used in the open window. */
const offered = (p: Play<Jhx>): readonly string[] =>
  legal(p.match).flatMap(({ choice }) =>
    typeof choice === 'object' && choice !== null && 'ability' in choice ? [String(choice.ability)] : [],
  );

scenario('models in cohesion may try again, others may not', 'JHX-UNIT-020', play => {
  for (const [where, can] of [
    [together, ['try-again']],
    [apart, []],
  ] as const) {
    const laid = laidOut(where, lay());
    const game = doing(laid, turn =>
      carryOut(turn, { attacker: 'B', target: 'm', weapon: 'blade', kind: 'action', ap: 1 }),
    );
    expect(offered(play(game, { ...laid.setup, dice: [...faces('..')] }))).toEqual(can);
  }
});

scenario('models in cohesion may use Interrupts that cost Fate, others may not', 'JHX-UNIT-020', play => {
  const shrug: InnateAbility = {
    id: 'shrug',
    name: 'Shrug',
    kind: 'innate',
    when: { window: 'dice-chosen', of: 'self', needs: 'hit' },
    interrupt: true,
    optional: true,
    cost: { fate: 1 },
    effects: [{ op: 'cancel' }],
  };
  for (const [where, can] of [
    [together, ['card:shrug']],
    [apart, []],
  ] as const) {
    const laid = laidOut(where, lay({ active: 'm', cards: bandCards({ members: { abilities: [shrug] } }) }));
    const game = doing(laid, turn =>
      carryOut(turn, { attacker: 'm', target: 'B', weapon: 'blade', kind: 'action', ap: 1 }),
    );
    const p = play(game, { ...laid.setup, dice: [...faces('h.')] });
    expect(offered(p.choose('p2', [0])).filter(id => id !== 'share-damage')).toEqual(can);
  }
});

scenario('a Fate bounty is collected by models in cohesion alone', ['JHX-UNIT-020', 'JHX-MONSTER-007'], play => {
  for (const [where, can] of [
    [together, ['monster-bounty']],
    [apart, []],
  ] as const) {
    const laid = laidOut(where, lay({ models: { m: { kind: 'monster' } } }));
    const p = play(
      doing(laid, turn => slay(turn, 'm', 'B')),
      laid.setup,
    );
    expect(offered(p)).toEqual(can);
    if (can.length === 0) continue;
    p.choose('p1', { ability: 'monster-bounty', source: 'B' });
    expect(warbandOf(p.state, 'p1').fate).toBe(3);
  }
});
