import { expect } from 'vitest';
import { happened, type LaidOut } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/effect.js';
import { attackAt, moved, moving, opening, reply } from '../cards/scenario-words.js';
import { passive, scenario } from '../scenario-words.js';

/**
 * A kind of effect of a reaction of `c` to a move of `A`: a table on which it would change nothing, and the nearest one
 * on which it would.
 */
interface Vain {
  readonly effect: Effect;
  readonly vain: LaidOut;
  readonly worthwhile: LaidOut;
}

const frozen: LaidOut = { units: { c: { conditions: ['frostbite'] } } };
const hexed = (unit: string): LaidOut => ({ units: { [unit]: { conditions: ['hexed'] } } });
const reserves = (p1: object): LaidOut => ({ armies: { p1: { reserve: p1 }, p2: { reserve: { yellow: 1 } } } });
const inCode = (isVain: boolean): LaidOut => ({
  codeEffects: { breeze: Object.assign(() => undefined, { isVain: () => isVain }) },
});
const curse: Effect = { op: 'condition', condition: 'hexed', to: 'trigger' };

const kinds: Readonly<Record<string, Vain>> = {
  heal: { effect: { op: 'heal', amount: 1, to: 'self' }, vain: {}, worthwhile: { damage: { 'c/1': 1 } } },
  condition: { effect: curse, vain: hexed('A'), worthwhile: hexed('c') },
  immunity: {
    effect: curse,
    vain: { cards: { A: { passives: [{ id: 'immunity', to: 'hexed' }] } } },
    worthwhile: { cards: { A: { passives: [{ id: 'immunity', to: 'void' }] } } },
  },
  removeCondition: { effect: { op: 'removeCondition', count: 1 }, vain: {}, worthwhile: hexed('c') },
  'removeCondition of one': {
    effect: { op: 'removeCondition', count: 1, of: ['void'] },
    vain: hexed('c'),
    worthwhile: { units: { c: { conditions: ['void'] } } },
  },
  place: { effect: { op: 'place', within: 1, to: 'self' }, vain: frozen, worthwhile: {} },
  move: { effect: { op: 'move', tool: 'S', to: 'self' }, vain: frozen, worthwhile: {} },
  push: {
    effect: { op: 'push', distance: 1, direction: 'any', to: 'trigger' },
    vain: { cards: { A: { passives: [{ id: 'rooted' }] } } },
    worthwhile: { cards: { A: { passives: [{ id: 'anchored' }] } } },
  },
  action: {
    effect: { op: 'action', action: 'move' },
    vain: frozen,
    worthwhile: {},
  },
  attack: {
    effect: { op: 'attack', type: 'melee', at: 'trigger' },
    vain: {},
    worthwhile: { pitch: 1.5 },
  },
  takeEssence: {
    effect: { op: 'takeEssence', count: 1, colours: ['red'] },
    vain: reserves({ yellow: 1 }),
    worthwhile: reserves({ red: 1 }),
  },
  essence: {
    effect: { op: 'essence', gain: { grey: 1 } },
    vain: { armies: { p2: { reserve: { yellow: 10 } } } },
    worthwhile: { armies: { p2: { reserve: { yellow: 9 } } } },
  },
  'an effect in code': { effect: { op: 'code', name: 'breeze' }, vain: inCode(true), worthwhile: inCode(false) },
  choose: {
    effect: { op: 'choose', options: [{ effects: [curse] }, { effects: [{ op: 'heal', amount: 1 }] }] },
    vain: hexed('A'),
    worthwhile: { ...hexed('A'), damage: { 'c/1': 1 } },
  },
};

for (const [kind, { effect, vain, worthwhile }] of Object.entries(kinds)) {
  scenario(`${kind}: a reaction is offered where it changes something`, 'SFI-ABILITY-REACTIVE-001', play => {
    const offered = (lay: LaidOut) => {
      const { game, setup } = moving('A\nc', { c: [{ effects: [effect] }] }, { pitch: 2.5, ...lay });
      return play(game, setup).match.decisions.map(({ kind: asked, by }) => `${asked} of ${by}`);
    };
    expect([offered(vain), offered(worthwhile)]).toEqual([['act of p1'], ['window of p2']]);
  });
}

scenario('a change that is in force already is not offered again', 'SFI-STACK-001', play => {
  const effects: readonly Effect[] = [{ op: 'modify', what: 'DEF', by: 1, until: 'activation' }];
  const { game, setup } = moving('A c', { c: [{ effects }] }, {}, 2);
  play(game, setup).choose('p2', reply('c')).waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a model that has no friend near it is not asked who is hit in its place', 'SFI-UNIT-004', play => {
  const not = {
    when: { window: 'hit', of: 'self' },
    optional: true,
    effects: [{ op: 'redirect', within: 2 }],
  } as const;
  const asked = (drawing: string) => {
    const { game, setup } = opening(drawing, 'hit', [attackAt('c/1')], { cards: { c: { abilities: [passive(not)] } } });
    return play(game, setup).match.decisions.map(({ kind, by }) => `${kind} of ${by}`);
  };
  expect([asked('A c\n    d'), asked('A c\n  d')]).toEqual([['act of p1'], ['window of p2']]);
});

scenario('a reaction is offered as soon as another one gives it something to do', 'SFI-ABILITY-REACTIVE-001', play => {
  const pain = {
    id: 'pain',
    aim: { how: 'choose', what: 'unit', side: 'friend', other: true },
    effects: [{ op: 'damage', amount: 1 }],
  } as const;
  const { game, setup } = moving('A c d', { c: [{ effects: [{ op: 'heal', amount: 1, to: 'self' }] }], d: [pain] });
  const p = play(game, setup)
    .options('p2', [reply('d', 'pain'), 'pass'])
    .choose('p2', reply('d', 'pain'));
  p.options('p2', [reply('c'), 'pass']).choose('p2', reply('c'));
  expect(p.state.models.map(({ damage }) => damage)).toEqual([0, 0, 0]);
});

scenario(
  'a reaction that could only harm a model is not offered any more when another one has destroyed the model',
  ['SFI-ABILITY-REACTIVE-001', 'SFI-ABILITY-REACTIVE-003'],
  play => {
    const harms: readonly Effect[] = [
      { op: 'damage', amount: 1, to: 'trigger' },
      { op: 'damageRoll', dice: { red: 1 }, to: 'trigger' },
    ];
    for (const harm of harms) {
      const first = { id: 'first', effects: [{ op: 'damage', amount: 9, to: 'trigger' }] } as const;
      const { game, setup } = moving(
        'A c',
        { c: [first, { effects: [harm] }] },
        { at: { 'A/2': { x: 5080, y: 10160 } } },
      );
      const p = play(game, setup).options('p2', [reply('c', 'first'), reply('c'), 'pass']);
      p.choose('p2', reply('c', 'first')).waitsFor({ by: 'p1', kind: 'act' });
      expect(happened(p, 'EssencePaid')).toHaveLength(1);
    }
  },
);

scenario('a passive ability that would change nothing does not happen', 'SFI-CARD-018', play => {
  const happening = (lay: LaidOut) => {
    const habit = passive({ when: moved, effects: [curse] });
    const cards = { c: { abilities: [habit] } };
    const { game, setup } = opening('A c', 'model-ends-move', [{ of: 'A/1' }], { cards, ...lay });
    return happened(play(game, setup), 'AbilityUsed').map(({ ability }) => ability);
  };
  expect([happening(hexed('A')), happening({})]).toEqual([[], ['habit']]);
});

scenario('essence that comes by itself at a full reserve is lost, and the log tells so', 'SFI-ESSENCE-002', play => {
  const habit = passive({ when: moved, effects: [{ op: 'essence', gain: { grey: 1 } }] });
  const lay: LaidOut = { cards: { c: { abilities: [habit] } }, armies: { p2: { reserve: { yellow: 10 } } } };
  const { game, setup } = opening('A c', 'model-ends-move', [{ of: 'A/1' }], lay);
  expect(happened(play(game, setup), 'EssenceGained').map(({ lost }) => lost)).toEqual([{ grey: 1 }]);
});
