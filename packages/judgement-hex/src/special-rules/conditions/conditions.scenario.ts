import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { conditionOn, lastingOn, moments } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type Laid, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { JhxState, Lasting } from '../../vocabulary/index.js';
import type { ConditionId } from '../../vocabulary/words.js';
import { immunity } from './immunity.js';
import { inflict, removeCondition } from './inflict.js';
import { beginLasting, endMoment } from './lasting.js';

const scenario = scenarios<RuleId>(test);

const drawing = 'A     b\n   C     d';
const inflicting = (laid: Laid, condition: ConditionId, on = 'b', by = 'A') =>
  doing(laid, turn => {
    inflict(turn, { condition, on, by });
  });
/** The conditions of a model with their owners. */
const suffered = (state: JhxState, id: string): readonly (readonly [ConditionId, string])[] =>
  lastingOn(state, id, 'condition').map(({ data, source }) => [data.condition, source]);
const suffering = (condition: ConditionId, target: string, source = 'A', more: Partial<Lasting> = {}) => ({
  key: `condition:${condition}`,
  source,
  target,
  until: moments.endOf(target),
  data: { kind: 'condition', condition } as const,
  ...more,
});
const common = (...abilities: (typeof plainHero)['common'][number][]): Pick<LaidOut, 'cards' | 'models'> => ({
  cards: { heroes: { special: { ...plainHero, common: abilities } } },
  models: { b: { card: 'special' } },
});

scenario(
  'a condition is told with its owner and its end',
  ['JHX-COND-001', 'JHX-COND-003', 'JHX-COND-049', 'JHX-TOKEN-012'],
  play => {
    const laid = laidOut(drawing);
    play(inflicting(laid, 'poison'), laid.setup).events({
      type: 'EffectBegan',
      effect: {
        key: 'condition:poison',
        source: 'A',
        target: 'b',
        until: "end of b's activation",
        data: { kind: 'condition', condition: 'poison' },
        id: 100,
      },
    });
  },
);

scenario('another condition stands beside the first', ['JHX-COND-004', 'JHX-ORDER-009'], play => {
  const laid = laidOut(drawing, { effects: [suffering('stun', 'b')] });
  const p = play(inflicting(laid, 'poison', 'b', 'C'), laid.setup);
  expect(suffered(p.state, 'b')).toEqual([
    ['stun', 'A'],
    ['poison', 'C'],
  ]);
});

scenario(
  'the same condition replaces the first, and has a new owner',
  ['JHX-COND-005', 'JHX-ORDER-007', 'JHX-TOKEN-004'],
  play => {
    const laid = laidOut(drawing, { effects: [suffering('poison', 'b')] });
    const p = play(inflicting(laid, 'poison', 'b', 'C'), laid.setup);
    expect(suffered(p.state, 'b')).toEqual([['poison', 'C']]);
    expect(p.match.records[0]).toMatchObject({ event: { type: 'EffectsEnded', effects: [1], why: 'replaced' } });
  },
);

scenario('the same condition replaces one of either Warband', 'JHX-TOKEN-005', play => {
  const laid = laidOut(drawing, { effects: [suffering('poison', 'b', 'A')] });
  const p = play(inflicting(laid, 'poison', 'b', 'd'), laid.setup);
  expect(suffered(p.state, 'b')).toEqual([['poison', 'd']]);
});

scenario('another model keeps its own condition', 'JHX-COND-005', play => {
  const laid = laidOut(drawing, { effects: [suffering('poison', 'd')] });
  const p = play(inflicting(laid, 'poison', 'b'), laid.setup);
  expect([suffered(p.state, 'b'), suffered(p.state, 'd')]).toEqual([[['poison', 'A']], [['poison', 'A']]]);
});

scenario('an Effigy suffers no condition', 'JHX-COND-006', play => {
  const laid = laidOut('   %\n%     %\n   .\nA     b\n   .\n@     @\n   @');
  expect(immunity(laid.table, 'effigy:p2', 'burn')).toBe('JHX-COND-006');
  play(inflicting(laid, 'burn', 'effigy:p2'), laid.setup).events();
});

scenario('a model that is not on the board suffers no condition', 'JHX-TOKEN-003', play => {
  const laid = laidOut(drawing, { models: { b: { at: null, diedIn: 1 } } });
  play(inflicting(laid, 'burn'), laid.setup).events();
});

scenario('a model that is immune to a condition does not come to suffer it', 'JHX-ABILITY-024', play => {
  const laid = laidOut(drawing, common({ id: 'immune', to: 'poison' }));
  play(inflicting(laid, 'poison'), laid.setup).events();
});

scenario('an immune model does suffer another condition', 'JHX-ABILITY-024', play => {
  const laid = laidOut(drawing, common({ id: 'immune', to: 'poison' }));
  expect(suffered(play(inflicting(laid, 'stun'), laid.setup).state, 'b')).toEqual([['stun', 'A']]);
});

scenario('an immune model keeps the condition that it suffered before', 'JHX-ABILITY-024', play => {
  const laid = laidOut(drawing, { ...common({ id: 'immune', to: 'poison' }), effects: [suffering('poison', 'b')] });
  expect(suffered(play(inflicting(laid, 'poison', 'b', 'C'), laid.setup).state, 'b')).toEqual([['poison', 'A']]);
});

scenario('Monsters and undead Heroes know no fear', ['JHX-COND-048', 'JHX-UNDEAD-001'], play => {
  const monster = laidOut(drawing, { models: { b: { kind: 'monster' } } });
  play(inflicting(monster, 'fear'), monster.setup).events();
  const undead = laidOut(drawing, {
    cards: { heroes: { dead: { ...plainHero, race: 'undead' } } },
    models: { b: { card: 'dead' } },
  });
  play(inflicting(undead, 'fear'), undead.setup).events();
});

scenario('lesser undead and all other models can be frightened', ['JHX-COND-048', 'JHX-UNDEAD-005'], play => {
  const laid = laidOut(drawing, { models: { b: { kind: 'summoned', card: 'bone-mannikin' } } });
  expect(suffered(play(inflicting(laid, 'fear'), laid.setup).state, 'b')).toEqual([['fear', 'A']]);
});

scenario('a Monster suffers the other conditions', 'JHX-COND-048', play => {
  const laid = laidOut(drawing, { models: { b: { kind: 'monster' } } });
  expect(suffered(play(inflicting(laid, 'stun'), laid.setup).state, 'b')).toEqual([['stun', 'A']]);
});

scenario('a Steady model stands the first knock down of the round', 'JHX-ABILITY-079', play => {
  const laid = laidOut(drawing, common({ id: 'steady' }));
  play(inflicting(laid, 'knock-down'), laid.setup).events({ type: 'Used', key: 'steady b', per: 'round' });
});

scenario('a Steady model does not stand the second knock down, and no other condition', 'JHX-ABILITY-079', play => {
  const laid = laidOut(drawing, common({ id: 'steady' }));
  const game = doing(laid, turn => {
    for (const condition of ['stun', 'knock-down', 'knock-down'] as const)
      inflict(turn, { condition, on: 'b', by: 'A' });
  });
  expect(suffered(play(game, laid.setup).state, 'b')).toEqual([
    ['stun', 'A'],
    ['knock-down', 'A'],
  ]);
});

scenario('the end of its activation ends a condition', 'JHX-COND-001', play => {
  const laid = laidOut(drawing, { effects: [suffering('stun', 'b'), suffering('pin', 'd')] });
  const game = doing(laid, turn => endMoment(turn, moments.endOf('b'), 'JHX-COND-001'));
  play(game, laid.setup).events({ type: 'EffectsEnded', effects: [1], why: 'expired' });
});

scenario('a template whose end is another stays', ['JHX-TOKEN-011', 'JHX-TERRAIN-002'], play => {
  const smoke = { id: 'template-1', kind: 'smoke', cells: [0], owner: 'A', until: moments.round } as const;
  const laid = laidOut(drawing, { state: { templates: [smoke, { ...smoke, id: 'template-2', until: 'never' }] } });
  const game = doing(laid, turn => endMoment(turn, moments.round, 'JHX-TOKEN-011'));
  play(game, laid.setup).events({ type: 'TemplateRemoved', template: 'template-1' });
});

const ownActivation = (options?: LaidOut['options']): Laid =>
  laidOut(drawing, { active: 'A', ...(options ? { options } : {}) });
const twice = (laid: Laid) =>
  doing(laid, turn => {
    inflict(turn, { condition: 'pin', on: 'A', by: 'b' });
    endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
    expect(conditionOn(turn.state, 'A', 'pin')).toBeDefined();
    endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
  });

scenario('a condition gained in the own activation lasts until the end of the following one', 'JHX-COND-002', play => {
  const laid = ownActivation();
  const p = play(twice(laid), laid.setup);
  expect(suffered(p.state, 'A')).toEqual([]);
  expect(p.match.records.map(one => (one.kind === 'event' ? one.event.type : one.kind))).toEqual([
    'EffectBegan',
    'EffectsStayed',
    'EffectsEnded',
    'beat',
  ]);
});

scenario(
  'by the option `conditionOwnActivationExpires` the current activation ends the condition',
  'JHX-COND-002',
  play => {
    const laid = ownActivation({ conditionOwnActivationExpires: 'current' });
    const game = doing(laid, turn => {
      inflict(turn, { condition: 'pin', on: 'A', by: 'b' });
      endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
    });
    expect(suffered(play(game, laid.setup).state, 'A')).toEqual([]);
  },
);

scenario('other effects stay for the next activation, whatever the reading', 'JHX-COND-002', play => {
  const laid = ownActivation({ conditionOwnActivationExpires: 'current' });
  const until = moments.endOf('A');
  const wounds = { kind: 'ability', ability: { id: 'mortal-wounds' } } as const;
  const game = doing(laid, turn => {
    const effect = { key: 'ability:mortal-wounds', source: 'b', target: 'A', until, data: wounds, afterNext: true };
    beginLasting(turn, effect, 'JHX-ABILITY-035');
    endMoment(turn, until, 'JHX-COND-001');
  });
  expect(play(game, laid.setup).state.effects).toHaveLength(1);
});

scenario('stun taken off in the own activation gives its AP back', 'JHX-COND-041', play => {
  const laid = laidOut(drawing, { active: 'A', ap: 2, effects: [suffering('stun', 'A', 'b')] });
  const game = doing(laid, turn => removeCondition(turn, 'A', 'stun', 'JHX-ACTION-007'));
  play(game, laid.setup).events(
    { type: 'EffectsEnded', effects: [1], why: 'removed' },
    { type: 'ApGained', model: 'A', ap: 1 },
  );
});

scenario('stun gained in the own activation gives no AP back', ['JHX-COND-040', 'JHX-COND-041'], play => {
  const laid = laidOut(drawing, { active: 'A' });
  const game = doing(laid, turn => {
    inflict(turn, { condition: 'stun', on: 'A', by: 'b' });
    removeCondition(turn, 'A', 'stun', 'JHX-ACTION-007');
  });
  const p = play(game, laid.setup);
  expect(p.state.activation?.budgets.A?.ap).toBe(3);
  expect(suffered(p.state, 'A')).toEqual([]);
});

scenario(
  'by the option `stunInOwnActivation` stun takes an AP that the own activation has left, once, and gives it not back',
  ['JHX-COND-040', 'JHX-COND-041', 'JHX-COND-005'],
  play => {
    const left = (spent: number, stuns: number, lay: LaidOut = {}): readonly unknown[] => {
      const laid = laidOut(drawing, {
        active: 'A',
        activation: { budgets: { A: { ap: 3, spent } } },
        options: { stunInOwnActivation: 'at-once' },
        ...lay,
      });
      const game = doing(laid, turn => {
        for (let n = 0; n < stuns; n++) inflict(turn, { condition: 'stun', on: 'A', by: 'b' });
        inflict(turn, { condition: 'stun', on: 'd', by: 'b' });
        removeCondition(turn, 'A', 'stun', 'JHX-ACTION-007');
      });
      return Object.values(play(game, laid.setup).state.activation?.budgets ?? {}).map(({ ap }) => ap);
    };
    expect([left(0, 1), left(2, 1), left(0, 2), left(3, 1)]).toEqual([[2], [2], [2], [3]]);
    expect(left(0, 1, { effects: [suffering('stun', 'A', 'b')] })).toEqual([3]);
    expect(left(0, 1, { options: {} })).toEqual([3]);
  },
);

scenario('stun that replaced an older stun gives no AP back', ['JHX-COND-041', 'JHX-COND-005'], play => {
  const laid = laidOut(drawing, { active: 'A', ap: 2, effects: [suffering('stun', 'A', 'b')] });
  const game = doing(laid, turn => {
    inflict(turn, { condition: 'stun', on: 'A', by: 'd' });
    removeCondition(turn, 'A', 'stun', 'JHX-ACTION-007');
  });
  expect(play(game, laid.setup).state.activation?.budgets.A?.ap).toBe(2);
});

scenario('stun taken off in another activation gives no AP back', 'JHX-COND-041', play => {
  const laid = laidOut(drawing, { active: 'A', effects: [suffering('stun', 'b')] });
  const game = doing(laid, turn => removeCondition(turn, 'b', 'stun', 'JHX-ACTION-007'));
  play(game, laid.setup).events({ type: 'EffectsEnded', effects: [1], why: 'removed' });
});

scenario('a condition that a model does not suffer is not taken off it', 'JHX-ACTION-007', play => {
  const laid = laidOut(drawing, { active: 'A', effects: [suffering('pin', 'A'), suffering('stun', 'b')] });
  const game = doing(laid, turn => removeCondition(turn, 'A', 'stun', 'JHX-ACTION-007'));
  play(game, laid.setup).events();
});

scenario('other effects that share a name are replaced as well', ['JHX-ORDER-007', 'JHX-TOKEN-012'], play => {
  const laid = laidOut(drawing);
  const blessed = (source: string, by: number): Omit<Lasting, 'id'> => ({
    key: 'modify:Blessing:MEL',
    source,
    target: 'b',
    until: moments.round,
    data: { kind: 'modify', what: 'MEL', by },
  });
  const game = doing(laid, turn => {
    beginLasting(turn, blessed('A', 1), 'JHX-ATTR-014');
    beginLasting(turn, blessed('d', 2), 'JHX-ATTR-014');
    beginLasting(turn, { ...blessed('d', 1), key: 'modify:Curse:MEL' }, 'JHX-ATTR-014');
  });
  const p = play(game, laid.setup);
  expect(lastingOn(p.state, 'b', 'modify').map(({ data, source }) => [source, data.by])).toEqual([
    ['d', 2],
    ['d', 1],
  ]);
});

scenario('death takes all conditions off', 'JHX-DEATH-006', play => {
  const laid = laidOut(drawing, { effects: [suffering('pin', 'b')] });
  const game = doing(laid, turn => {
    turn.emit({ type: 'ModelDied', model: 'b', at: laid.cell('b'), killer: null }, 'JHX-DEATH-003');
  });
  const p = play(game, laid.setup);
  expect([modelOf(p.state, 'b').at, p.state.effects]).toEqual([null, []]);
});
