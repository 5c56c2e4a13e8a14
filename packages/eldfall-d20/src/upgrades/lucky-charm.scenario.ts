import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, resolving, told } from '../attacks/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Stage } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
const stage: Stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' };
const charm = { upgrades: ['lucky-charm'] };
const pack = { upgrades };
const lucky = (luck: number) => ({ ...charm, counters: { luck } });

scenario(
  'a model with a Lucky Charm gains one Luck counter in its own Strategic phase, and holds three at most',
  'ELD-UPGRADE-017',
  play => {
    const luck = (model: LaidOut['models'], states: LaidOut['states'] = {}) => {
      const { game, setup } = laidOut('A..b', { pack, state: { stage }, models: { ...model }, states });
      const { state } = play(game, setup);
      return state.models.map(({ counters }) => counters.luck ?? 0);
    };
    expect(luck({ A: charm, b: charm })).toEqual([1, 0]);
    expect(luck({ A: lucky(2) })).toEqual([3, 0]);
    expect(luck({ A: lucky(3) })).toEqual([3, 0]);
    expect(luck({})).toEqual([0, 0]);
    expect(luck({ A: charm }, { A: ['dead'] })).toEqual([0, 0]);
  },
);

/** `A` strikes at b twice. */
const striking = (dice: readonly number[], more: Declared) => {
  const { game, setup } = resolving('A\nb', { action: attack('bb'), ...more, pack });
  return [game, { ...setup, dice }] as const;
};

scenario('a Luck counter re-rolls one die of an action of the model', ['ELD-UPGRADE-018', 'ELD-ROLL-010'], play => {
  const luck = (...places: readonly number[]) => ({ source: 'lucky-charm', places });
  const p = play(...striking([15, 16, 17], { models: { A: lucky(2) } }));
  p.options('p1', ['pass', luck(0), luck(1), luck(0, 1)]).choose('p1', luck(1));
  expect(told(p.match)).toEqual(['A attack OFF 12 at b: 15- 16-', 'A re-rolls for lucky-charm: 15- 17-']);
  expect(modelIn(p, 'A').counters).toEqual({ luck: 1 });
  const both = play(...striking([15, 16, 17, 18], { models: { A: lucky(2) } })).choose('p1', luck(0, 1));
  expect(modelIn(both, 'A').counters).toEqual({ luck: 0 });
  play(...striking([15, 16], { models: { A: lucky(1) } })).options('p1', ['pass', luck(0), luck(1)]);
  // Without a counter nothing is asked, and the roll of another model is not its own.
  expect(told(play(...striking([15, 16], { models: { A: charm } })).match)).toHaveLength(1);
  expect(told(play(...striking([15, 16], { models: { b: lucky(3) } })).match)).toHaveLength(1);
});

scenario(
  'a roll that the enemy forces is no action of the model, but by option its own roll',
  'ELD-UPGRADE-018',
  play => {
    const club = {
      name: 'Club',
      category: 'weapon',
      weapon: { power: 20, reach: { distance: 1 }, strike: 1, kinds: ['melee'], traits: [{ id: 'stun' }] },
      traits: [],
      changes: [],
      quantity: 1,
      weight: 1,
    } as const;
    const stunned = (dice: readonly number[], options: Declared['options'] & object = {}) => {
      const { game, setup } = resolving('A\nb', {
        action: attack('b'),
        models: { b: lucky(2) },
        pack: { upgrades, items: { sword: club } },
        options,
      });
      return play(game, { ...setup, dice }).choose('p2', false);
    };
    const rolls = { luckyCharmDice: 'ownRolls' } as const;
    const again = { source: 'lucky-charm', places: [0] };
    expect(told(stunned([5, 1, 15]).match).slice(3)).toEqual(['b stun T 10: 15-', 'b -1 HP', 'b -2 AP']);
    const p = stunned([5, 1, 15, 10], rolls).options('p2', ['pass', again]).choose('p2', again);
    expect(told(p.match).slice(3)).toEqual(['b stun T 10: 15-', 'b re-rolls for lucky-charm: 10', 'b -1 HP']);
    expect(modelIn(p, 'b').counters).toEqual({ luck: 1 });
    // Outside a sequence there is nothing to re-roll.
    const bleeding = laidOut('A..b', {
      pack,
      models: { A: lucky(2), b: { points: 0 } },
      states: { A: ['bleeding'] },
      options: rolls,
      state: { stage },
    });
    const q = play(bleeding.game, { ...bleeding.setup, dice: [15] });
    expect(told(q.match)).toContain('A bleeding T 10: 15-');
    expect(q.match.decisions.map(({ kind }) => kind)).not.toContain('reroll');
  },
);

scenario(
  'a Luck counter forces an enemy that attacks the model to make one Damage roll again',
  ['ELD-UPGRADE-018', 'ELD-ROLL-011'],
  play => {
    const hit = (models: LaidOut['models'], dice: readonly number[]) =>
      play(...striking(dice, { models: { ...models } }));
    const p = hit({ b: lucky(3) }, [5, 15, 3, 20])
      .waitsFor({ by: 'p2', kind: 'yes' })
      .choose('p2', true);
    expect(told(p.match).slice(2)).toEqual(['damage to b: 3+2 against 10', 'damage to b: 20+2 against 10']);
    expect([modelIn(p, 'b').hp, modelIn(p, 'b').counters]).toEqual([2, { luck: 2 }]);
    // The new roll counts, even if it is worse, and it is not made a third time.
    const worse = hit({ b: lucky(3) }, [5, 15, 20, 3]).choose('p2', true);
    expect(modelIn(worse, 'b').hp).toBe(1);
    const kept = hit({ b: lucky(3) }, [5, 15, 3]).choose('p2', false);
    expect([modelIn(kept, 'b').hp, modelIn(kept, 'b').counters]).toEqual([1, { luck: 3 }]);
    expect(modelIn(hit({ b: charm }, [5, 15, 3]), 'b').hp).toBe(1);
  },
);

scenario(
  'a Damage roll of the own Attack is a die of the own action; the reactive side decides first',
  ['ELD-UPGRADE-018', 'ELD-ROLL-011'],
  play => {
    const hit = (models: Declared['models'], dice: readonly number[]) =>
      play(...striking(dice, { models: { ...models } }));
    const p = hit({ A: lucky(1) }, [5, 15, 20, 3])
      .choose('p1', 'pass')
      .waitsFor({ by: 'p1', kind: 'yes' });
    p.choose('p1', true);
    expect([modelIn(p, 'b').hp, modelIn(p, 'A').counters]).toEqual([1, { luck: 0 }]);
    const both = hit({ A: lucky(1), b: lucky(1) }, [5, 15, 3, 20, 4]).choose('p1', 'pass');
    both.waitsFor({ by: 'p2', kind: 'yes' }).choose('p2', true).waitsFor({ by: 'p1', kind: 'yes' }).choose('p1', true);
    expect(told(both.match).slice(2)).toEqual([
      'damage to b: 3+2 against 10',
      'damage to b: 20+2 against 10',
      'damage to b: 4+2 against 10',
      'b -1 HP',
    ]);
  },
);

scenario('the Damage roll of an ally is not made again, since no enemy attacks the model', 'ELD-UPGRADE-018', play => {
  // A stray shot at b strikes B, who touches it.
  const stray = (B: string) => {
    const { game, setup } = resolving('A\nb', {
      action: attack('b', { with: 'bow' }),
      at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: 9000 }, [B]: { x: 8200, y: 9000 } },
      profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
      models: { [B]: lucky(1) },
      pack,
    });
    return play(game, { ...setup, dice: [18, 3, 20] });
  };
  const p = stray('B');
  expect(p.match.decisions.map(({ kind }) => kind)).not.toContain('yes');
  expect(told(p.match)).toContain('A hits B astray');
  expect(modelIn(p, 'B').counters).toEqual({ luck: 1 });
});
