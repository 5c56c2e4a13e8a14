import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate, used } from '../../abilities/cards/window-words.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { attacks, column, faces, happened, plainHero } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { bothCalling } from './powers-words.js';

const scenario = scenarios<RuleId>(test);

const blow = (source: string) => ({ ability: 'parting-blow', source, with: 'blade' }) as const;
const walks = [{ op: 'advance', hexes: 1 }] as const;
const second = { gods: ['second'] } as const;
const of = (id: string, what: string) => ({ ability: `card:${what}`, source: id });
/** Answers the open question about dice with the first choice. */
const firstDice = (p: Play<Jhx>): Play<Jhx> => {
  const [decision] = p.match.decisions;
  const choice = decision?.kind === 'dice' ? decision.options?.[0] : undefined;
  return decision && choice !== undefined ? p.choose(decision.by, choice) : p;
};

/*
 *  1     .
 *     C
 *  A     2
 *     b
 *  .     .
 *     3
 */
const camp = '1     .\n   C\nA     2\n   b\n.     .\n   3';

scenario(
  'the powers of the two players are two actions: a model that struck a Parting Blow in the first may use an Interrupt in the second',
  ['JHX-INTERRUPT-002', 'JHX-INTERRUPT-003', 'JHX-GOD-007'],
  play => {
    for (const interrupt of [true, false]) {
      const when = { window: 'damage-taken', of: 'self' } as const;
      const effects = [{ op: 'heal', amount: 1 }] as const;
      const salve = innate({ when, interrupt, optional: true, effects }, 'salve');
      const heroes = { b: { ...second, abilities: [salve] }, C: { gods: [] } };
      const laid = bothCalling(camp, { p1: walks, p2: walks }, { heroes });
      const p = play(laid.game, { ...laid.setup, dice: faces('...hhh') })
        .choose('p1', true)
        .choose('p1', laid.cell('1'))
        .choose('p2', blow('b'));
      // In the power of its own player the same model uses an ability too, be it an Interrupt or not.
      firstDice(p).choose('p2', true).choose('p2', laid.cell('3')).choose('p1', blow('C'));
      firstDice(p)
        .options('p2', [of('b', 'salve'), 'pass'])
        .choose('p2', of('b', 'salve'));
      expect([attacks(p), used(p)]).toEqual([['b at A with blade', 'C at b with blade'], ['b salve']]);
    }
  },
);

scenario(
  'treacherous ground hurts a model in each of the two powers, which are two actions',
  ['JHX-TERRAIN-015', 'JHX-GOD-007'],
  play => {
    // C runs a hex whenever another model has entered one, and each power moves its own Champion.
    const runs = (of: 'other-friend' | 'enemy') =>
      innate({ when: { window: 'entering-hex', of }, interrupt: true, effects: [{ op: 'advance', hexes: 1 }] }, of);
    const heroes = { b: second, C: { gods: [], abilities: [runs('other-friend'), runs('enemy')] } };
    const table = column('C', '!1', '!2', '.', '3', 'A', '.', '.', 'b', '4');
    const laid = bothCalling(table, { p1: walks, p2: walks }, { heroes });
    const p = play(laid.game, laid.setup).choose('p1', true).choose('p1', laid.cell('3'));
    p.choose('p1', laid.cell('1')).waitsFor({ by: 'p2', kind: 'confirm' });
    expect([used(p), modelOf(p.state, 'C').damage]).toEqual([['C other-friend'], 1]);
    p.choose('p2', true).choose('p2', laid.cell('4')).choose('p1', laid.cell('2'));
    expect([used(p), modelOf(p.state, 'C').damage]).toEqual([['C other-friend', 'C enemy'], 2]);
  },
);

scenario(
  'in the power of an enemy a model uses one Interrupt, whatever number of Champions the power moves',
  'JHX-INTERRUPT-002',
  play => {
    // A and C walk away from b, one after the other.
    const laid = bothCalling(column('1', 'A', 'b', 'C', '2'), { p1: walks, p2: [] });
    const p = play(laid.game, { ...laid.setup, dice: faces('...') })
      .choose('p1', true)
      .choose('p1', 'A');
    p.choose('p1', laid.cell('1')).choose('p2', blow('b')).choose('p1', laid.cell('2'));
    p.waitsFor({ by: 'p2', kind: 'confirm' });
    expect(attacks(p)).toEqual(['b at A with blade']);
  },
);

scenario(
  'an effect that lasts for an action ends with the power in which it began',
  ['JHX-TOKEN-011', 'JHX-GOD-007'],
  play => {
    const hard = [{ op: 'modify', what: 'RES', by: 1, until: 'action' }] as const;
    const laid = bothCalling(column('A', '.', 'b'), { p1: hard, p2: [] });
    const p = play(laid.game, laid.setup).choose('p1', true).waitsFor({ by: 'p2', kind: 'confirm' });
    expect([happened(p, 'EffectBegan').length, p.state.effects]).toEqual([1, []]);
  },
);

scenario(
  'a Hero that gains a level in a power has learned it before the other player decides',
  ['JHX-LEVEL-006', 'JHX-GOD-007'],
  play => {
    const levelling = { kind: 'card', levels: [{ attributes: { MEL: 1 } }, {}] } as const;
    const laid = bothCalling(
      column('A', '.', 'b'),
      { p1: [{ op: 'level' }], p2: [] },
      {
        heroes: { A: { ...plainHero, gods: ['first'], levelling } },
      },
    );
    const p = play(laid.game, laid.setup).choose('p1', true).waitsFor({ by: 'p2', kind: 'confirm' });
    expect(happened(p, 'LevelLearned').map(({ model }) => model)).toEqual(['A']);
  },
);

scenario(
  'a Monster strikes a Parting Blow in each of the two powers, which are two actions',
  ['JHX-PARTING-006', 'JHX-PARTING-002', 'JHX-GOD-007'],
  play => {
    const laid = bothCalling(
      column('1', 'A', 'm', 'b', '2'),
      { p1: walks, p2: walks },
      { heroes: { b: { ...second } }, models: { m: { kind: 'monster' } } },
    );
    const p = play(laid.game, { ...laid.setup, dice: faces('......') });
    p.choose('p1', true).choose('p1', laid.cell('1')).choose('p2', true).choose('p2', laid.cell('2'));
    expect(attacks(p)).toEqual(['m at A with teeth', 'm at b with teeth']);
  },
);
