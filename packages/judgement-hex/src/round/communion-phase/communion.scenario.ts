import { type Ability, defineAbility, history } from '@rulewright/core';
import { type Play, type Scripted, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { fate, having, innate, used } from '../../abilities/cards/window-words.js';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { moments } from '../../match/lasting.js';
import type { RuleId } from '../../rulebook/index.js';
import { beginLasting } from '../../special-rules/conditions/inflict.js';
import { windows } from '../../special-rules/timing/windows.js';
import {
  faces,
  type LaidOut,
  laidOut,
  plainHero,
  plainMonster,
  plainSummoned,
  withTemporaryHealth,
} from '../../testing/index.js';
import type { Jhx, JhxEvent, Stage } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
         %
      %     %
   .     .     .
A     .     .     b
   .     .     .
      @     @
         @
`;
const phase = (step: 1 | 2 | 3 | 4 | 5 | 6, lay: LaidOut = {}, on = drawing) => {
  const stage: Stage = { name: 'communion', step, queue: null };
  // With Fate nobody is asked for a wound.
  const warbands = { p1: { fate: 1, ...lay.warbands?.p1 }, p2: { fate: 1, ...lay.warbands?.p2 } };
  return laidOut(on, { ...lay, warbands, state: { round: 3, stage, ...lay.state } });
};

const events = ({ match }: Play<Jhx>): readonly JhxEvent[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record => (record.kind === 'event' ? [record.event] : []));

/** The events of a kind, from the beginning. */
const happened = <T extends JhxEvent['type']>(p: Play<Jhx>, type: T) =>
  events(p).filter((event): event is Extract<JhxEvent, { readonly type: T }> => event.type === type);

/** The steps that were reached. */
const steps = (p: Play<Jhx>): readonly (number | string)[] =>
  happened(p, 'StageReached')
    .map(({ stage }) => stage)
    .filter(stage => stage.name !== 'communion' || stage.queue === null)
    .map(stage => (stage.name === 'communion' ? stage.step : stage.name));

scenario('from round 2 the Communion Phase has its six steps in their order', 'JHX-ROUND-003', play => {
  const { game, setup } = phase(1);
  const p = play(game, setup);
  expect(steps(p)).toEqual([2, 3, 4, 5, 6, 'activation']);
});

scenario(
  'in round 1 the Communion Phase has its third step only',
  ['JHX-ROUND-002', 'JHX-SETUP-019', 'JHX-SOUL-015'],
  play => {
    const laid = phase(
      3,
      { warbands: { p1: { fate: 0 }, p2: { fate: 0 } }, state: { round: 1 } },
      drawing.replace('.', '+'),
    );
    const p = play(laid.game, laid.setup);
    expect(steps(p)).toEqual(['activation']);
    expect(p.state.warbands.map(({ fate }) => fate)).toEqual([1, 1]);
    expect(p.state.souls).toEqual([]);
  },
);

scenario(
  'Effigies first regenerate, then decay, and all else at the start of the phase comes afterwards',
  ['JHX-COMMUNION-001', 'JHX-COMMUNION-002', 'JHX-EFFIGY-018', 'JHX-ABILITY-050'],
  play => {
    const laid = phase(1, {
      state: { round: 5 },
      cards: { heroes: { troll: { ...plainHero, common: [{ id: 'regeneration', amount: 2 }] } } },
      models: { A: { card: 'troll', damage: 4 } },
      warbands: { p1: { effigy: { damage: 4, decay: 0 }, banked: 0 } },
    });
    const p = play(laid.game, laid.setup);
    const kinds = ['EffigyHealed', 'EffigiesDecayed', 'ModelHealed'];
    expect(events(p).flatMap(({ type }) => (kinds.includes(type) ? [type] : []))).toEqual(kinds);
    expect(effigyHealth({ ...laid.table, state: p.state }, 'p1')).toBe(13);
    expect(p.state.models.find(({ id }) => id === 'A')?.damage).toBe(2);
  },
);

scenario('each Soul has a die of its own, or by the option `soulDice` one die serves all', 'JHX-SOUL-007', play => {
  const souls = `
A     2     *     .     *     4     b
   .     1     .     .     3     .
`;
  const soulsTo = (soulDice: 'each' | 'once', dice: readonly Scripted[]) => {
    const laid = phase(2, { options: { soulDice } }, souls);
    const p = play(laid.game, { ...laid.setup, dice });
    return happened(p, 'SoulMoved').map(({ soul, to }) => [
      soul,
      ['1', '2', '3', '4'].find(at => laid.cell(at) === to),
    ]);
  };
  const backwards = { order: [1, 0] };
  expect(soulsTo('each', [backwards, 6, 1])).toEqual([
    ['soul-2', '4'],
    ['soul-1', '1'],
  ]);
  expect(soulsTo('once', [6, backwards])).toEqual([
    ['soul-2', '4'],
    ['soul-1', '2'],
  ]);
  // Without a Hero that draws Souls no die is rolled.
  const nobody = phase(2, { options: { soulDice: 'once' }, conditions: { A: ['curse'], b: ['curse'] } }, souls);
  const still = play(nobody.game, { ...nobody.setup, dice: [backwards] });
  expect(happened(still, 'SoulMoved')).toEqual([]);
});

scenario('an effect that lasts until the start of the phase ends then', 'JHX-COMMUNION-001', play => {
  const until = (moment: string) => ({ ...withTemporaryHealth('A', 2, moment), until: moment });
  const laid = phase(1, { effects: [until(moments.communion), until(moments.round)] });
  expect(play(laid.game, laid.setup).state.effects.map(one => one.until)).toEqual([moments.round]);
});

scenario('an effect for an action does not outlive the Monster’s in which it began', 'JHX-TOKEN-011', play => {
  const begins = defineAbility<Jhx, Moment>({
    id: 'begins',
    rule: 'JHX-TOKEN-011',
    window: windows['attack-declared'],
    compulsory: true,
    offers: () => [{ by: 'p1', source: 'A' }],
    use: turn => beginLasting(turn, { ...withTemporaryHealth('A', 2), until: moments.action }, 'JHX-TOKEN-012'),
  });
  const { game, setup } = phase(2, { abilities: [begins], models: { m: { kind: 'monster' } } }, 'A     .\n   m');
  const p = play(game, { ...setup, dice: faces('..') });
  expect([happened(p, 'EffectBegan').length, p.state.effects]).toEqual([1, []]);
});

/** An ability of every Hero of which a phase makes a mark. */
const mark = (window: 'start-of-communion' | 'end-of-communion'): Ability<Jhx> =>
  defineAbility<Jhx, Moment>({
    id: 'mark',
    rule: 'JHX-COMMUNION-001',
    window: windows[window],
    compulsory: true,
    limit: ({ source }) => `mark ${source}`,
    offers: ({ state }, { of }) =>
      state.models
        .filter(
          ({ id, player, kind }) =>
            id === of && kind === 'hero' && player !== null && !state.usedThisRound.includes(id),
        )
        .map(({ id, player }) => ({ by: player ?? '', source: id })),
    use: (turn, _, { source }) => turn.emit({ type: 'Used', key: source, per: 'round' }, 'JHX-COMMUNION-001'),
  });

const four = `
         %
      %     %
   b     .     .
A     .     .     d
   C     .     .
      @     @
         @
`;

scenario(
  'each player says in which order the own models come, the first player before the second',
  ['JHX-ROUND-008', 'JHX-COMMUNION-001', 'JHX-COMMUNION-015'],
  play => {
    for (const [step, window] of [
      [1, 'start-of-communion'],
      [6, 'end-of-communion'],
    ] as const) {
      const laid = phase(step, { abilities: [mark(window)], state: { order: ['p2', 'p1'] } }, four);
      const p = play(laid.game, laid.setup)
        .waitsFor({ by: 'p2', kind: 'model' })
        .options('p2', ['b', 'd'])
        .choose('p2', 'd')
        .options('p1', ['A', 'C'])
        .choose('p1', 'C');
      expect(p.state.usedThisRound).toEqual(['d', 'b', 'C', 'A']);
    }
  },
);

/** The steps with a window for cards, and the window of each. */
const phases = [
  [1, 'start-of-communion'],
  [6, 'end-of-communion'],
] as const;

scenario(
  'an ability at the start or the end of the phase acts once, however many models there are',
  ['JHX-COMMUNION-001', 'JHX-COMMUNION-015', 'JHX-ATTR-014'],
  play => {
    for (const [step, window] of phases) {
      const when = { window, of: 'self' } as const;
      const feast = innate({ when, optional: true, cost: { fate: 1 }, effects: [{ op: 'heal', amount: 2 }] }, 'feast');
      const own = { A: [innate({ when, effects: [fate] })], C: [feast] };
      const models = { C: { damage: 9 } };
      const laid = phase(step, having(own, { models, warbands: { p1: { fate: 5 } } }), four);
      const once = play(laid.game, laid.setup).choose('p1', 'C').choose('p1', { ability: 'card:feast', source: 'C' });
      expect(used(once)).toEqual(['C feast', 'A trick']);
      const never = play(laid.game, laid.setup).choose('p1', 'C').choose('p1', 'pass');
      expect([used(never), never.state.stage.name === 'communion' && never.state.stage.step === step]).toEqual([
        ['A trick'],
        false,
      ]);
    }
  },
);

scenario('several things of one model are ordered by its own player', 'JHX-ROUND-008', play => {
  for (const [step, window] of phases) {
    const does = (id: string) => innate({ when: { window, of: 'self' }, effects: [fate] }, id);
    const laid = phase(step, having({ b: [does('one'), does('two')] }), four);
    const p = play(laid.game, laid.setup).choose('p2', { ability: 'card:two', source: 'b' });
    expect(used(p)).toEqual(['b two', 'b one']);
  }
});

scenario(
  'an Icon acts once too, also when its owner is dead, and a model that dies meanwhile does not act',
  ['JHX-TOKEN-006', 'JHX-DEATH-007', 'JHX-ORDER-006'],
  play => {
    const act = (amount: number) =>
      innate({
        when: { window: 'start-of-communion', of: 'self' },
        target: { side: 'any', every: true, unseen: true },
        effects: [{ op: 'damage', amount, true: true }],
      });
    const laid = phase(
      1,
      {
        cards: {
          tokens: { idol: { name: 'Idol', source: 'original', kind: 'icon', abilities: [act(1)] } },
          summoned: { imp: { ...plainSummoned, abilities: [act(5)] } },
        },
        models: { d: { kind: 'summoned', master: 'b', damage: 5 } },
        away: { E: { diedIn: 1 } },
        state: { icons: [{ id: 'icon-1', token: 'idol', at: 0, owner: 'E', player: 'p1' }] },
      },
      four,
    );
    const p = play(laid.game, laid.setup);
    expect(['A', 'b', 'C'].map(id => p.state.models.find(one => one.id === id)?.damage)).toEqual([1, 1, 1]);
    expect(p.state.models.some(({ id }) => id === 'd')).toBe(false);
  },
);

const road = `
A     .     *     .     *     b
   .     .     .     .     .
`;

scenario('Souls move first, in an order drawn by lot', ['JHX-COMMUNION-003', 'JHX-COMMUNION-004'], play => {
  const lots = [
    [0, 1],
    [1, 0],
  ] as const;
  for (const order of lots) {
    const { game, setup, table } = phase(2, {}, road);
    const p = play(game, { ...setup, dice: [{ order }, 1, 1] });
    expect(happened(p, 'SoulMoved').map(({ soul }) => soul)).toEqual(order.map(at => table.state.souls[at]?.id));
  }
});

const lair = `
m     .     .     *     .
   .     A     .     .     n
`;
const rats: LaidOut = {
  cards: { monsters: { rat: { ...plainMonster, attributes: { ...plainMonster.attributes, MOV: 1 } } } },
  models: { m: { kind: 'monster' }, n: { kind: 'monster' } },
};

scenario(
  'Monsters move after Souls, in an order drawn by lot as well',
  ['JHX-COMMUNION-003', 'JHX-COMMUNION-004'],
  play => {
    const { game, setup, table } = phase(2, rats, lair);
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const p = play(game, { ...setup, dice: [{ order }, 1] });
      const hunters = table.state.models.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
      const went = events(p).flatMap(event =>
        event.type === 'ModelMoved' ? [event.model] : event.type === 'SoulMoved' ? [event.soul] : [],
      );
      expect(went).toEqual(['soul-1', ...order.map(at => hunters[at])]);
    }
  },
);

scenario('Monsters attack at the end of their move', 'JHX-COMMUNION-005', play => {
  const { game, setup } = phase(2, { models: { m: { kind: 'monster' } } }, 'A     .\n   m');
  const p = play(game, { ...setup, dice: faces('..') });
  expect(happened(p, 'AttackDeclared')).toMatchObject([{ attacker: 'm', target: 'A', kind: 'hunter' }]);
});

scenario('a Soul spawns before Monsters do', 'JHX-COMMUNION-007', play => {
  const on = drawing.replace('A     .     .', 'A     +     ?');
  const pit = laidOut(on).setup.position.pits.map(one => ({ ...one, token: true }));
  const { game, setup } = phase(
    4,
    { state: { pits: pit }, map: { monsterPits: [{ at: [5, 3], monster: 'rat' }] } },
    on,
  );
  const p = play(game, setup);
  const came = ['SoulSpawned', 'ModelEntered'];
  expect(events(p).flatMap(({ type }) => (came.includes(type) ? [type] : []))).toEqual(came);
});

scenario(
  'after the Fate each player with an empty pool may wound a Hero, in turn order',
  ['JHX-COMMUNION-006', 'JHX-FATE-008'],
  play => {
    const { game, setup } = phase(3, { warbands: { p1: { fate: 0 }, p2: { fate: 0 } } }, 'A     b\n   .');
    play(game, setup)
      .waitsFor({ by: 'p1', kind: 'volunteer' })
      .options('p1', ['A', 'pass'])
      .choose('p1', 'pass')
      .options('p2', ['b', 'pass'])
      .choose('p2', 'pass')
      .waitsFor({ by: 'p1', kind: 'action' });
  },
);
