import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { happened, type LaidOut, plainHero, suffering } from '../../testing/index.js';
import type { ActiveAbility } from '../../vocabulary/ability.js';
import type { Hero } from '../../vocabulary/pack.js';
import { activating, column, offered, scenario, walk } from './scenario-words.js';

const active = (more: Partial<ActiveAbility> & Pick<ActiveAbility, 'id'>): ActiveAbility => ({
  name: more.id,
  kind: 'active',
  cost: { ap: 1 },
  effects: [{ op: 'fate', amount: 1, of: 'own' }],
  ...more,
});

const able = (...abilities: readonly ActiveAbility[]): Readonly<Record<string, Hero>> => ({
  able: { ...plainHero, abilities },
  hidden: { ...plainHero, common: [{ id: 'stealth' }] },
});

const lay = (abilities: readonly ActiveAbility[], more: LaidOut = {}): LaidOut => ({
  cards: { heroes: able(...abilities), tokens: { rage: { name: 'Rage', source: 'original', kind: 'counter' } } },
  ...more,
  models: { ...more.models, A: { card: 'able', ...more.models?.A } },
});

const field = column('A', '.', 'b', '.', '.', '.', 'c');

scenario(
  'an Active Ability costs what its card says, in the own activation, once in each',
  ['JHX-ATTR-011', 'JHX-ATTR-012', 'JHX-ATTR-013', 'JHX-ACTION-002'],
  play => {
    const { game, setup } = activating(
      field,
      lay([active({ id: 'rally', cost: { ap: 1, fate: 2 } }), active({ id: 'cheap', cost: {} })], {
        warbands: { p1: { fate: 2 } },
      }),
    );
    const p = play(game, setup);
    const action = { do: 'ability', model: 'A', ability: 'rally' } as const;
    expect(offered(p, 'ability').map(({ ability }) => ability)).toEqual(['rally', 'cheap']);
    p.choose('p1', action);
    p.events(
      { type: 'ActionTaken', action, model: 'A', ap: 1, fate: 2 },
      { type: 'FateChanged', player: 'p1', by: -2, why: 'cost' },
      { type: 'AbilityUsed', model: 'A', ability: 'rally' },
      { type: 'Used', key: 'ability A rally', per: 'activation' },
      { type: 'FateChanged', player: 'p1', by: 1, why: 'ability' },
    );
    p.refuses('p1', action, { code: 'already-used', rule: 'JHX-ATTR-012' });
    p.refuses('p1', { ...action, ability: 'dance' }, { code: 'no-such-ability', rule: 'JHX-ATTR-013' });
    p.refuses('p1', { ...action, model: 'b' }, { code: 'not-its-activation', rule: 'JHX-GEN-004' });
    // A card that names no cost has none to pay.
    p.choose('p1', { ...action, ability: 'cheap' });
    expect(happened(p, 'ActionTaken').map(({ ap, fate }) => [ap, fate])).toEqual([
      [1, 2],
      [0, 0],
    ]);
  },
);

scenario(
  'a model that cannot pay all costs, AP, Fate and Counters, does not use the ability',
  ['JHX-ATTR-011', 'JHX-FATE-013'],
  play => {
    const abilities = [
      active({ id: 'rally', cost: { ap: 2, fate: 1 } }),
      active({ id: 'storm', cost: { counters: { token: 'rage', count: 2 } } }),
    ];
    const poor = activating(field, lay(abilities, { ap: 1 }));
    const p = play(poor.game, poor.setup);
    expect(offered(p, 'ability')).toEqual([]);
    p.refuses('p1', { do: 'ability', model: 'A', ability: 'rally' }, { code: 'too-few-ap', rule: 'JHX-ACT-008' });
    p.refuses(
      'p1',
      { do: 'ability', model: 'A', ability: 'storm' },
      { code: 'too-few-counters', rule: 'JHX-ATTR-011' },
    );
    const raging = activating(field, lay(abilities, { models: { A: { counters: { rage: 3 } } } }));
    const q = play(raging.game, raging.setup);
    q.refuses('p1', { do: 'ability', model: 'A', ability: 'rally' }, { code: 'too-little-fate', rule: 'JHX-FATE-013' });
    q.choose('p1', { do: 'ability', model: 'A', ability: 'storm' });
    expect(modelOf(q.state, 'A').counters).toEqual({ rage: 1 });
  },
);

scenario('an ability has legal targets: side, range, sight, Stealth', ['JHX-DEF-004', 'JHX-ABILITY-080'], play => {
  const bolt = active({
    id: 'bolt',
    target: { side: 'enemy', within: 4 },
    effects: [{ op: 'damage', amount: 2 }],
  });
  const targets = (drawing: string, more: LaidOut = {}): readonly unknown[] => {
    const { game, setup } = activating(drawing, lay([bolt], more));
    return offered(play(game, setup), 'ability').map(({ target }) => target);
  };
  expect(targets(field)).toEqual(['b']);
  expect(targets(column('A', 'B', '.', 'b', '.', '.', '.', 'c'))).toEqual(['b']);
  expect(targets(column('A', '.', '.', 'b'), { models: { b: { card: 'hidden' } } })).toEqual([]);
  expect(targets(column('A', '#', '#', 'b'))).toEqual([]);
  const { game, setup } = activating(field, lay([bolt]));
  const p = play(game, setup);
  const at = { do: 'ability', model: 'A', ability: 'bolt' } as const;
  p.refuses('p1', { ...at, target: 'c' }, { code: 'no-such-target', rule: 'JHX-DEF-004' });
  p.choose('p1', { ...at, target: 'b' });
  expect(modelOf(p.state, 'b').damage).toBe(2);
});

scenario(
  'an ability that affects everybody around needs no choice of targets, but at least one target',
  'JHX-ATTR-011',
  play => {
    const nova = (within: number) =>
      active({ id: 'nova', target: { side: 'enemy', within, every: true }, effects: [{ op: 'damage', amount: 1 }] });
    const { game, setup } = activating(column('A', '.', 'b', 'c'), lay([nova(3)]));
    const p = play(game, setup).choose('p1', { do: 'ability', model: 'A', ability: 'nova' });
    expect([modelOf(p.state, 'b').damage, modelOf(p.state, 'c').damage]).toEqual([1, 1]);
    const alone = activating(field, lay([nova(1)]));
    expect(offered(play(alone.game, alone.setup), 'ability')).toEqual([]);
  },
);

scenario(
  'fear and knock down keep a model from Active Abilities, those of Artefacts too; pin does not',
  ['JHX-COND-044', 'JHX-COND-028'],
  play => {
    const why = (condition: 'fear' | 'knock-down' | 'pin', ability = 'rally'): unknown => {
      const { game, setup } = activating(
        field,
        lay([active({ id: 'rally' })], {
          effects: [suffering('A', condition, 'b')],
          cards: {
            heroes: able(active({ id: 'rally' })),
            artefacts: {
              horn: {
                name: 'Horn',
                source: 'original',
                kind: 'deck',
                slot: 'offensive',
                cost: 1,
                bonus: { abilities: [active({ id: 'blow' })] },
              },
            },
          },
          models: { A: { artefacts: [{ artefact: 'horn', deck: 'p1' }] } },
        }),
      );
      const p = play(game, setup);
      const choice = { do: 'ability', model: 'A', ability } as const;
      return offered(p, 'ability').some(one => one.ability === ability)
        ? 'offered'
        : game.explain?.(p.state, p.match.decisions[0] as never, choice, setup as never)?.rule;
    };
    expect([why('fear'), why('fear', 'blow')]).toEqual(['JHX-COND-044', 'JHX-COND-044']);
    expect([why('knock-down'), why('pin'), why('pin', 'blow')]).toEqual(['JHX-COND-028', 'offered', 'offered']);
  },
);

scenario('some Active Abilities can be used once in a round or a game only', 'JHX-ATTR-011', play => {
  const { game, setup } = activating(
    field,
    lay([active({ id: 'rally', limit: 'once-per-game' }), active({ id: 'cry', limit: 'once-per-activation' })]),
  );
  const rally = { do: 'ability', model: 'A', ability: 'rally' } as const;
  const p = play(game, setup)
    .choose('p1', rally)
    .choose('p1', { ...rally, ability: 'cry' });
  expect(p.state.usedThisMatch).toEqual(['ability A rally']);
  expect(p.state.activation?.used).toEqual(['ability A rally', 'ability A cry']);
  const used = activating(
    field,
    lay([active({ id: 'rally', limit: 'once-per-game' })], { state: { usedThisMatch: ['ability A rally'] } }),
  );
  const q = play(used.game, used.setup);
  expect(offered(q, 'ability')).toEqual([]);
  q.refuses('p1', rally, { code: 'used-up', rule: 'JHX-ATTR-011' });
});

scenario(
  'in its next activation a frightened model does not target the model that frightened it',
  'JHX-COND-045',
  play => {
    const charges = (source: string): readonly string[] => {
      const { game, setup } = activating(column('A', '.', '.', 'b', '.', '.', '.', 'c'), {
        effects: [suffering('A', 'fear', source)],
      });
      return [...new Set(offered(play(game, setup), 'charge').map(({ target }) => target))];
    };
    expect(charges('b')).toEqual([]);
    expect(charges('c')).toEqual(['b']);
  },
);

scenario('an effect that lasts for an action ends with it', 'JHX-TOKEN-011', play => {
  const brace = active({ id: 'brace', effects: [{ op: 'modify', what: 'AGI', by: 1, until: 'action' }] });
  const { game, setup } = activating(field, lay([brace]));
  const p = play(game, setup).choose('p1', { do: 'ability', model: 'A', ability: 'brace' });
  expect(happened(p, 'EffectBegan')).toHaveLength(1);
  expect(p.state.effects).toEqual([]);
  walk(p, 'A', []);
});

scenario('an ability may be used that changes nothing', 'JHX-ATTR-011', play => {
  const { game, setup } = activating(field, lay([active({ id: 'mend', effects: [{ op: 'heal', amount: 2 }] })]));
  const p = play(game, setup).skip();
  const action = { do: 'ability', model: 'A', ability: 'mend' } as const;
  p.choose('p1', action);
  p.events(
    { type: 'ActionTaken', action, model: 'A', ap: 1, fate: 0 },
    { type: 'AbilityUsed', model: 'A', ability: 'mend' },
    { type: 'Used', key: 'ability A mend', per: 'activation' },
  );
});
