import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { unitOf } from '../../match/lookups.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Aim, StandingAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import { passive, reactive, scenario } from '../scenario-words.js';
import { attackAt, opening } from './scenario-words.js';

const hex: Effect = { op: 'condition', condition: 'hexed' };
const moved = { window: 'model-ends-move', of: 'any' } as const;
const waiting = (own: Partial<StandingAbility> = {}): StandingAbility => passive({ when: moved, effects: [], ...own });
const used = (p: Parameters<typeof happened>[0]) =>
  happened(p, 'AbilityUsed').map(({ unit, ability }) => `${unit} ${ability}`);

scenario('a passive ability acts by itself, and an optional one can be declined', 'SFI-PRIORITY-011', play => {
  const { game, setup } = opening('A c', 'model-ends-move', [{ of: 'A/1' }], {
    cards: { c: { abilities: [waiting(), waiting({ id: 'whim', optional: true })] } },
  });
  const p = play(game, setup).options('p2', [{ ability: 'c:whim', source: 'c' }, 'pass']);
  expect(used(p)).toEqual(['c habit']);
  expect(used(p.choose('p2', 'pass'))).toEqual(['c habit']);
});

scenario('the active player orders passive abilities of both sides', 'SFI-PRIORITY-003', play => {
  const { game, setup } = opening('A c', 'model-ends-move', [{ of: 'A/1' }], {
    cards: { A: { abilities: [waiting()] }, c: { abilities: [waiting()] } },
  });
  const p = play(game, setup).options('p1', [
    { ability: 'A:habit', source: 'A' },
    { ability: 'c:habit', source: 'c' },
  ]);
  expect(used(p.choose('p1', { ability: 'c:habit', source: 'c' }))).toEqual(['c habit', 'A habit']);
});

scenario(
  'in an attack the reactions come before the passive abilities, the defender first',
  ['SFI-PRIORITY-004', 'SFI-ATTACK-028'],
  play => {
    const hit = { window: 'hit', of: 'any' } as const;
    const both = [waiting({ when: hit }), reactive({ when: hit, effects: [] })];
    const { of, attack, targeted } = attackAt('c/1');
    const what = { of, ...(attack ? { attack } : {}), ...(targeted ? { targeted } : {}) };
    const steps = [
      { ...what, kinds: 'reactions', only: 'p2' },
      { ...what, kinds: 'reactions', only: 'p1' },
      { ...what, kinds: 'passives' },
    ] as const;
    const { game, setup } = opening('A c', 'hit', steps, {
      cards: { A: { abilities: both }, c: { abilities: both } },
    });
    const p = play(game, setup);
    p.choose('p2', { ability: 'c:reply', source: 'c' }).choose('p1', { ability: 'A:reply', source: 'A' });
    expect(used(p)).toEqual(['c reply', 'A reply', 'c habit', 'A habit']);
  },
);

scenario('the effect of a model on itself is for the model whose moment it is', 'SFI-CARD-018', play => {
  const hurt: Effect = { op: 'damage', amount: 1, to: 'self' };
  const { game, setup } = opening('A ccc', 'model-ends-move', [{ of: 'c/2' }], {
    cards: { c: { abilities: [waiting({ when: { ...moved, of: 'self' }, effects: [hurt] })] } },
  });
  expect(happened(play(game, setup), 'DamageMarked').map(({ model }) => model)).toEqual(['c/2']);
});

scenario(
  'where it matters the player picks the model that acts, of those that are near',
  'SFI-ABILITY-ACTIVE-015',
  play => {
    const hurt: Effect = { op: 'damage', amount: 1, to: 'self' };
    const near = waiting({ when: { ...moved, of: 'enemy', within: 4 }, effects: [hurt] });
    const { game, setup } = opening('Acc c', 'model-ends-move', [{ of: 'A/1' }], {
      cards: { c: { abilities: [near] } },
    });
    const p = play(game, setup).options('p2', ['c/1', 'c/2']).choose('p2', 'c/2');
    expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['c/2']);
    const general = { ...near, effects: [hex] };
    const all = opening('Acc c', 'model-ends-move', [{ of: 'A/1' }], { cards: { c: { abilities: [general] } } });
    expect(happened(play(all.game, all.setup), 'AbilityUsed')).toMatchObject([{ model: null }]);
  },
);

const every: Aim = { how: 'every', what: 'unit', side: 'any', within: 1, other: true };

scenario(
  'the destruction of a model sets off its own ability from its last place',
  'SFI-ABILITY-REACTIVE-012',
  play => {
    const pop = passive({ id: 'pop', when: { window: 'destroyed', of: 'self' }, aim: every, effects: [hex] });
    const base = { at: { x: inches(5), y: inches(2) }, radius: 1500 };
    const { game, setup } = opening('A Bc d', 'destroyed', [{ of: 'e/1', gone: { model: 'e/1', unit: 'e', base } }], {
      units: { e: { where: 'destroyed' } },
      cards: { e: { abilities: [pop] } },
    });
    const p = play(game, setup);
    expect(['A', 'B', 'c', 'd'].map(id => unitOf(p.state, id).conditions.length)).toEqual([0, 1, 0, 0]);
  },
);

scenario('a passive ability with nothing to act on does not act, nor is a limit used', 'SFI-PRIORITY-012', play => {
  const alone = waiting({ limit: 'once-per-round', aim: { ...every, side: 'friend' }, effects: [hex] });
  const { game, setup } = opening('A c', 'model-ends-move', [{ of: 'A/1' }], { cards: { c: { abilities: [alone] } } });
  expect(play(game, setup).state.used.round).toEqual([]);
  const two = opening('A cd', 'model-ends-move', [{ of: 'A/1' }, { of: 'A/1' }], {
    cards: { c: { abilities: [alone] } },
  });
  const p = play(two.game, two.setup);
  expect(p.state.used.round).toEqual(['c habit']);
  expect(used(p)).toEqual(['c habit']);
});

scenario('effects of the round act for the token holder first', ['SFI-PRIORITY-004', 'SFI-PRIORITY-008'], play => {
  const dawn = passive({ when: { window: 'round-start' }, effects: [] });
  const both = { abilities: [dawn] };
  const { game, setup } = laidOut('A c', {
    cards: { A: both, c: both },
    state: { stage: { name: 'round-start', step: 'effects of units' }, token: 'p2' },
  });
  expect(used(play(game, setup))).toEqual(['c habit', 'A habit']);
});

const lead = (own: Partial<StandingAbility> = {}): StandingAbility =>
  waiting({ id: 'lead', kind: 'leadership', when: { ...moved, of: 'friend' }, ...own });
const led = (letter: string, ability = 'lead') => ({ armies: { p1: { leadership: { weaver: letter, ability } } } });

scenario(
  'the declared leadership ability acts for the whole army, and no other one does',
  ['SFI-LEADER-001', 'SFI-LEADER-003', 'SFI-LEADER-004'],
  play => {
    const weavers = { W: { abilities: [lead(), lead({ id: 'other' })] }, V: { abilities: [lead()] } };
    const moments = ['A/1', 'W/1', 'c/1'].map(of => ({ of }));
    const table = (ability?: string) =>
      opening('AWV c', 'model-ends-move', moments, { ...(ability ? led('W', ability) : {}), cards: weavers });
    const one = table('lead');
    expect(used(play(one.game, one.setup))).toEqual(['W lead', 'W lead']);
    const other = table('other');
    expect(used(play(other.game, other.setup))).toEqual(['W other', 'W other']);
    const none = table();
    expect(used(play(none.game, none.setup))).toEqual([]);
  },
);

scenario('a leadership ability ends with its weaver, also one that was just gathered', 'SFI-LEADER-005', play => {
  const doom = passive({ id: 'doom', when: moved, effects: [{ op: 'code', name: 'kill' }] });
  const { game, setup } = opening('AWB c', 'model-ends-move', [{ of: 'A/1' }, { of: 'A/1' }], {
    ...led('W'),
    cards: { W: { abilities: [lead()] }, B: { abilities: [doom] } },
    codeEffects: {
      *kill(turn) {
        if (unitOf(turn.state, 'W').where !== 'on-table') return;
        turn.emit({ type: 'ModelDestroyed', model: 'W/1', unit: 'W', at: { x: 0, y: 0 } }, 'SFI-CARD-009');
        turn.emit({ type: 'UnitDestroyed', unit: 'W', round: 2 }, 'SFI-CARD-010');
        turn.emit({ type: 'LeadershipEnded', player: 'p1' }, 'SFI-LEADER-005');
      },
    },
  });
  const p = play(game, setup).choose('p1', { ability: 'B:doom', source: 'B' });
  expect(used(p)).toEqual(['B doom', 'B doom']);
});

const mine = { mine: { at: { x: inches(4), y: inches(2) } }, lode: { at: { x: inches(4), y: inches(3) } } };
const glow = { id: 'glow', name: 'Glow', when: { window: 'activation-end', of: 'any', within: 1 } } as const;
const light: Effect = { op: 'essence', gain: { grey: 1 } };

scenario(
  'an ability of a scenario card acts for each of its elements, and its player may decline',
  ['SFI-PRIORITY-005', 'SFI-PRIORITY-011'],
  play => {
    const { game, setup } = laidOut('A c', {
      active: 'A',
      activation: { spent: ['shake', 'shake'] },
      cards: { A: { essence: {} } },
      elements: mine,
      scenario: { abilities: [{ ...glow, optional: true, effects: [light] }] },
    });
    const glowing = (source: string) => ({ ability: 'scenario:test:glow', source });
    const p = play(game, setup).options('p1', [glowing('mine'), glowing('lode'), 'pass']);
    p.choose('p1', glowing('lode')).choose('p1', { grey: 1 }).choose('p1', 'pass');
    expect(happened(p, 'EssenceGained').map(({ player }) => player)).toEqual(['p1']);
  },
);

scenario('the limit of a scenario ability is that of each element', ['SFI-SCENARIO-022', 'SFI-PRIORITY-012'], play => {
  const { game, setup } = laidOut('A c', {
    active: 'A',
    activation: { spent: ['shake', 'shake'] },
    cards: { A: { essence: {} } },
    elements: mine,
    scenario: { abilities: [{ ...glow, element: 'mine', limit: 'once-per-round', effects: [] }] },
    state: { used: { action: [], activation: [], round: ['lode glow'], match: [] } },
  });
  const p = play(game, setup);
  expect(p.state.used.round).toEqual(['lode glow', 'mine glow']);
});

scenario('effects of scenarios follow those of units, that of the token holder first', 'SFI-ROUND-END-003', play => {
  const note: Effect = { op: 'code', name: 'note' };
  const dusk = { id: 'dusk', name: 'Dusk', when: { window: 'round-end' }, effects: [note] } as const;
  const { game, setup } = laidOut('A c', {
    cards: { A: { abilities: [passive({ when: { window: 'round-end' }, effects: [note] })] } },
    elements: mine,
    scenario: { abilities: [dusk] },
    armies: { p2: { scenario: 'test' } },
    state: { stage: { name: 'round-end', step: 'effects of units' } },
    codeEffects: {
      note: (turn, { cause }) => turn.emit({ type: 'Used', span: 'match', key: cause.source }, 'SFI-HIT-001'),
    },
  });
  const p = play(game, setup).options(
    'p2',
    ['mine', 'lode'].map(source => ({ ability: 'scenario:test:dusk', source })),
  );
  p.choose('p2', { ability: 'scenario:test:dusk', source: 'lode' });
  expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['A', 'lode', 'mine']);
  expect(happened(p, 'RoundBegan')).toHaveLength(1);
});

scenario('an ability of a scenario acts only for the element of the interaction', 'SFI-SCENARIO-015', play => {
  const touch = { id: 'touch', name: 'Touch', when: { window: 'interacted', of: 'any' }, effects: [hex] } as const;
  const { game, setup } = opening('A c', 'interacted', [{ of: 'A/1', at: 'lode' }], {
    elements: mine,
    scenario: { abilities: [touch] },
    abilities: [
      codeAbility('note', 'p1', 'interacted', turn =>
        turn.emit({ type: 'Used', span: 'match', key: 'x' }, 'SFI-HIT-001'),
      ),
    ],
  });
  const p = play(game, setup).options('p1', [
    { ability: 'scenario:test:touch', source: 'lode' },
    { ability: 'note', source: 'note' },
  ]);
  p.choose('p1', { ability: 'note', source: 'note' });
  expect(unitOf(p.state, 'A').conditions).toEqual(['hexed']);
});

scenario('an effect of a scenario is no reaction: it comes with the passive abilities', 'SFI-ATTACK-033', play => {
  const trample = { id: 'trample', name: 'Trample', when: { window: 'hit', of: 'any' }, effects: [hex] } as const;
  const { of, attack, targeted } = attackAt('c/1');
  const what = { of, ...(attack ? { attack } : {}), ...(targeted ? { targeted } : {}) };
  const table = (kinds: 'reactions' | 'passives') =>
    opening('A c', 'hit', [{ ...what, kinds }], { elements: { mine: mine.mine }, scenario: { abilities: [trample] } });
  const reactions = table('reactions');
  expect(unitOf(play(reactions.game, reactions.setup).state, 'c').conditions).toEqual([]);
  const passives = table('passives');
  expect(unitOf(play(passives.game, passives.setup).state, 'c').conditions).toEqual(['hexed']);
});

scenario(
  'an ability may aim at a model that an earlier ability of the same moment brings into its range',
  ['SFI-PRIORITY-010', 'SFI-PRIORITY-003'],
  play => {
    const begins = { window: 'activation-start', of: 'self' } as const;
    const enemy = (within: number): Aim => ({ how: 'every', what: 'model', side: 'enemy', within });
    const pull = { op: 'push', distance: 3, direction: 'directly-towards' } as const;
    const burn = { op: 'damage', amount: 1 } as const;
    const abilities = [
      passive({ id: 'fire', when: begins, limit: 'once-per-round', aim: enemy(2), effects: [burn] }),
      passive({ id: 'drag', when: begins, aim: enemy(6), effects: [pull] }),
    ];
    const first = (ability: string, lay: LaidOut = {}) => {
      const { game, setup } = laidOut('A  c', { cards: { A: { abilities } }, ...lay });
      const p = play(game, setup).choose('p1', { ability: `A:${ability}`, source: 'A' });
      return [used(p), happened(p, 'DamageMarked').length, p.state.used.round.length];
    };
    // The active player may also let the fire come first, and in vain: then the card is not used up.
    expect(first('drag')).toEqual([['A drag', 'A fire'], 1, 1]);
    expect(first('fire')).toEqual([['A drag'], 0, 0]);
    // With nothing else at this moment nobody is asked.
    const { game, setup } = laidOut('A    c', { cards: { A: { abilities } } });
    expect(used(play(game, setup).waitsFor({ by: 'p1', kind: 'act' }))).toEqual([]);
  },
);
