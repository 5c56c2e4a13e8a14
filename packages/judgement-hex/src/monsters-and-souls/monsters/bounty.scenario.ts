import type { Decision } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { dealDamage } from '../../combat/damage/damage.js';
import { slay } from '../../combat/death/death.js';
import { carryOut } from '../../combat/declare/carry-out.js';
import { modelOf } from '../../match/models.js';
import { createPresentation } from '../../presentation/index.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, faces, happened, type LaidOut, laidOut, plainMonster } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Artefact } from '../../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);

const trinket = (slot: Artefact['slot'], kind: Artefact['kind'], cost = 1): Artefact => ({
  name: 'Trinket',
  source: 'original',
  kind,
  slot,
  cost,
  bonus: {},
});
const cards = {
  monsters: { hoarder: { ...plainMonster, bounty: { fate: 2, level: true, artefact: 'crown' } } },
  artefacts: {
    crown: trinket('offensive', 'bounty'),
    axe: trinket('offensive', 'deck', 2),
    cap: trinket('defensive', 'deck'),
  },
} as const;
const monster = { kind: 'monster', damage: 7 } as const;
const hoard = { ...monster, card: 'hoarder' } as const;

/** `killer` attacks the Monster `m`, which has 1 health left: a Hit and a symbol for a Push. */
const killing = (drawing: string, killer: string, weapon: string, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, { active: 'A', ...lay, cards, models: { m: monster, ...lay.models } });
  const order = { attacker: killer, target: 'm', weapon, kind: 'action', ap: 1 } as const;
  return { ...laid, game: doing(laid, turn => carryOut(turn, order)) };
};
const collect = (source: string) => ({ ability: 'monster-bounty', source });
const take = (source: string, discard?: string) => ({
  ability: 'monster-artefact',
  source,
  ...(discard === undefined ? {} : { with: { discard } }),
});
const dice = { dice: faces('b.') };

scenario(
  'a killer next to the Monster may collect its Fate, after the damage and before manoeuvres',
  ['JHX-MONSTER-007', 'JHX-MONSTER-010'],
  play => {
    const { game, setup } = killing('A\n\nm', 'A', 'blade');
    const { words } = createPresentation(game.pack, game.maps);
    const p = play(game, { ...setup, ...dice }).choose('p1', [0]);
    expect([happened(p, 'ModelDied').length, p.match.decisions[0]?.kind]).toEqual([1, 'window']);
    // The Monster is no model any more, so the questions about it name its card.
    const asked = () => words.decision(p.match.decisions[0] as Decision<Jhx>, p.state);
    const { name } = plainMonster;
    expect(asked()).toBe(`${name} dies: do you use anything?`);
    p.options('p1', [collect('A'), 'pass']).choose('p1', collect('A'));
    expect(p.state.warbands[0].fate).toBe(2);
    // The symbol is spent only now.
    p.waitsFor({ by: 'p1', kind: 'manoeuvre' });
    expect(asked()).toBe(`Fighter against ${name}: which manoeuvre for 1 symbol?`);
    const declined = play(game, { ...setup, ...dice })
      .choose('p1', [0])
      .choose('p1', 'pass');
    expect(declined.state.warbands[0].fate).toBe(0);
  },
);

scenario(
  'one friend of the killer next to the Monster may collect, as the killer’s player says',
  ['JHX-MONSTER-007', 'JHX-MONSTER-008'],
  play => {
    // A is two hexes away, B and C are adjacent, D is not, e is an enemy.
    const drawing = 'A\n\n.\n\nm\n\nC\n\nD';
    const shot = killing(drawing, 'A', 'bow');
    const p = play(shot.game, { ...shot.setup, dice: faces('b.').slice(0, 1) }).choose('p1', [0]);
    p.options('p1', [collect('C'), 'pass']).choose('p1', collect('C'));
    expect(p.state.warbands[0].fate).toBe(2);
    const both = killing('B\n\nm\n\nC', 'B', 'blade', { active: 'B' });
    const q = play(both.game, { ...both.setup, dice: faces('b..') }).choose('p1', [0]);
    q.options('p1', [collect('B'), collect('C'), 'pass']).choose('p1', collect('C'));
    expect([q.state.warbands[0].fate, q.match.decisions[0]?.kind]).toEqual([2, 'manoeuvre']);
    // No Hero of the killer's side is near.
    const far = killing('A\n\n.\n\nm\n\nc', 'A', 'bow');
    const r = play(far.game, { ...far.setup, dice: faces('b') }).choose('p1', [0]);
    expect([r.state.warbands[0].fate, r.state.warbands[1].fate, r.match.decisions[0]?.kind]).toEqual([
      0,
      0,
      'manoeuvre',
    ]);
  },
);

scenario(
  'the collector may buy, sell and trade there and then, for no AP and with all the Fate of the pool',
  'JHX-MONSTER-009',
  play => {
    const lay: LaidOut = { warbands: { p1: { deck: ['axe', 'cap'], fate: 1 } } };
    const { game, setup } = killing('A\n\nm', 'A', 'blade', lay);
    // With Fate in the pool the dice could be rolled again.
    const p = play(game, { ...setup, ...dice })
      .choose('p1', 'pass')
      .choose('p1', [0]);
    p.choose('p1', collect('A')).waitsFor({ by: 'p1', kind: 'shop' });
    p.options('p1', [{ buy: 'axe' }, { buy: 'cap' }, 'done']);
    expect(p.match.decisions[0]?.about).toEqual({ model: 'A', free: true, anywhere: true });
    p.choose('p1', { buy: 'axe' }).choose('p1', { buy: 'cap' });
    expect(p.state.warbands[0].fate).toBe(0);
    expect(modelOf(p.state, 'A').artefacts.map(({ artefact }) => artefact)).toEqual(['axe', 'cap']);
    expect(p.state.activation?.budgets).toEqual({ A: { ap: 3, spent: 0 } });
  },
);

scenario(
  'a Summoned killer collects nothing, but a Hero next to its victim may; its Master gains the level',
  'JHX-MONSTER-011',
  play => {
    const imp = { kind: 'summoned', master: 'A' } as const;
    const apart = killing('A\n\n.\n\nS\n\nm', 'S', 'claws', { models: { m: monster, S: imp } });
    const p = play(apart.game, { ...apart.setup, ...dice }).choose('p1', [0]);
    expect([p.match.decisions[0]?.kind, p.state.warbands[0].fate, modelOf(p.state, 'A').level]).toEqual([
      'manoeuvre',
      0,
      2,
    ]);
    const near = killing('S\n\nm\n\nA', 'S', 'claws', { models: { m: monster, S: imp } });
    const q = play(near.game, { ...near.setup, dice: faces('b..') }).choose('p1', [0]);
    q.options('p1', [collect('A'), 'pass']);
  },
);

scenario('the Hero that kills the Monster gains a level, wherever it stands', 'JHX-MONSTER-006', play => {
  const { game, setup } = killing('A\n\n.\n\nm', 'A', 'bow');
  const p = play(game, { ...setup, dice: faces('hh') }).choose('p1', [0, 1]);
  expect(modelOf(p.state, 'A').level).toBe(2);
  // A bounty without a level on the card gives no level.
  const poor = { rat: { ...plainMonster, bounty: { fate: 2, level: false } } };
  const laid = laidOut('A\n\n.\n\nm', { active: 'A', cards: { monsters: poor }, models: { m: monster } });
  const order = { attacker: 'A', target: 'm', weapon: 'bow', kind: 'action', ap: 1 } as const;
  const q = play(
    doing(laid, turn => carryOut(turn, order)),
    { ...laid.setup, dice: faces('hh') },
  ).choose('p1', [0, 1]);
  expect(modelOf(q.state, 'A').level).toBe(1);
});

scenario(
  'a Monster killed by anything else than an attack leaves its bounty too',
  ['JHX-MONSTER-007', 'JHX-MONSTER-010'],
  play => {
    const laid = laidOut('A\n\nm', { active: 'A', models: { m: monster } });
    const harm = { target: 'm', amount: 3, cause: 'ability', rule: 'JHX-DAMAGE-005' } as const;
    const by = (who: string | null) => doing(laid, turn => dealDamage(turn, { ...harm, by: who }));
    play(by('A'), laid.setup).options('p1', [collect('A'), 'pass']);
    // Without a killer there is no bounty.
    play(by(null), laid.setup).waitsFor();
  },
);

scenario('a unique Artefact goes to the Hero that killed it', 'JHX-MONSTER-012', play => {
  const { game, setup } = killing('A\n\n.\n\nm\n\nB', 'A', 'bow', { models: { m: hoard } });
  const p = play(game, { ...setup, dice: faces('h') }).choose('p1', [0]);
  p.options('p1', [collect('B'), take('A'), 'pass']).choose('p1', take('A'));
  expect(modelOf(p.state, 'A').artefacts).toEqual([{ artefact: 'crown', deck: null }]);
  p.options('p1', [collect('B'), 'pass']).choose('p1', collect('B'));
  const lost = play(game, { ...setup, dice: faces('h') })
    .choose('p1', [0])
    .choose('p1', 'pass');
  expect(lost.state.models.flatMap(({ artefacts }) => artefacts)).toEqual([]);
});

scenario('a full slot must be emptied for the Artefact, or the Artefact is lost', 'JHX-MONSTER-012', play => {
  const axe = { artefacts: [{ artefact: 'axe', deck: 'p1' }] };
  const { game, setup } = killing('A\n\n.\n\nm', 'A', 'bow', { models: { m: hoard, A: axe } });
  const p = play(game, { ...setup, dice: faces('hh') }).choose('p1', [0, 1]);
  p.options('p1', [take('A', 'axe'), 'pass']).choose('p1', take('A', 'axe'));
  expect(modelOf(p.state, 'A').artefacts).toEqual([{ artefact: 'crown', deck: null }]);
  expect(p.state.warbands[0].deck).toEqual(['axe']);
  const kept = play(game, { ...setup, dice: faces('hh') })
    .choose('p1', [0, 1])
    .choose('p1', 'pass');
  expect(modelOf(kept.state, 'A').artefacts).toEqual(axe.artefacts);
});

scenario(
  'a Warband never has two of the Artefact, and Summoned models have none',
  ['JHX-MONSTER-012', 'JHX-SUMMON-012'],
  play => {
    const crown = { artefacts: [{ artefact: 'crown', deck: null }] };
    const second = killing('A\n\n.\n\nm\n\n.\n\nB', 'A', 'bow', { models: { m: hoard, B: crown } });
    const p = play(second.game, { ...second.setup, dice: faces('hh') }).choose('p1', [0, 1]);
    p.waitsFor();
    const imp = { kind: 'summoned', master: 'A' } as const;
    const summoned = killing('A\n\n.\n\nS\n\nm', 'S', 'claws', { models: { m: hoard, S: imp } });
    const q = play(summoned.game, { ...summoned.setup, dice: faces('hh') }).choose('p1', [0, 1]);
    q.waitsFor();
  },
);

scenario(
  'the Master of a Summoned model that killed takes no Artefact, whether the killer is still in play or not',
  ['JHX-MONSTER-011', 'JHX-MONSTER-012', 'JHX-SUMMON-010'],
  play => {
    const slaying = (dies: boolean) => {
      const laid = laidOut('A\n\n.\n\nD\n\nm', {
        active: 'A',
        cards,
        models: { m: hoard, D: { kind: 'summoned', master: 'A' } },
      });
      const game = doing(laid, function* (turn) {
        if (dies) yield* slay(turn, 'D', null);
        yield* dealDamage(turn, { target: 'm', amount: 1, true: true, cause: 'ability', by: 'D' });
      });
      return play(game, laid.setup);
    };
    for (const dies of [true, false]) {
      const p = slaying(dies);
      expect(p.match.decisions).toEqual([]);
      expect([modelOf(p.state, 'A').level, modelOf(p.state, 'A').artefacts]).toEqual([2, []]);
    }
  },
);

scenario('a model of a unit that is out of cohesion does not collect', ['JHX-MONSTER-007', 'JHX-UNIT-020'], play => {
  const member = { unit: 'C', card: 'tallow-street-crew', member: 'wick' } as const;
  const drawing = (gap: string): string => `C\n\n${gap}B\n\nm\n\n.\n\nA`;
  for (const [gap, collectors] of [
    ['', ['B']],
    ['.\n\n.\n\n.\n\n', []],
  ] as const) {
    const models = { m: monster, B: member, C: { unit: 'C', card: 'tallow-street-crew' } } as const;
    const { game, setup } = killing(drawing(gap), 'A', 'bow', { models });
    const p = play(game, { ...setup, dice: faces('h') }).choose('p1', [0]);
    if (collectors.length > 0) p.options('p1', [...collectors.map(collect), 'pass']);
    else p.waitsFor();
  }
});
