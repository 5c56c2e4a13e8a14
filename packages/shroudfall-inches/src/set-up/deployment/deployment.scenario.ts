import { inches, mm } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { conditionsOf, happened } from '../../testing/index.js';
import { box } from '../../testing/things.js';
import type { Ability } from '../../vocabulary/ability.js';
import { apart, at, deploying, outside, R, scenario } from './scenario-words.js';

scenario(
  'players deploy a unit each in turn, the token holder first; then one alone the rest',
  ['SFI-DEPLOY-001', 'SFI-DEPLOY-006'],
  play => {
    const { game, setup } = deploying({ A: 1, c: 1, d: 1, e: 1 });
    const p = play(game, setup)
      .options('p2', ['c', 'd', 'e'])
      .choose('p2', 'd')
      .choose('p2', [at(6, 34)]);
    // The only unit of p1 needs no choice.
    p.waitsFor({ by: 'p1', kind: 'deployModels' }).choose('p1', [at(6, 2)]);
    // A deployed unit is not asked for again.
    p.options('p2', ['c', 'e'])
      .choose('p2', 'e')
      .choose('p2', [at(12, 34)])
      .choose('p2', [at(18, 34)]);
    expect(happened(p, 'UnitDeployed').map(({ unit }) => unit)).toEqual(['d', 'A', 'e', 'c']);
    expect(p.state.units.every(({ where }) => where === 'on-table')).toBe(true);
  },
);

scenario('after deployment the token holder starts the first round', ['SFI-SETUP-001', 'SFI-DEPLOY-004'], play => {
  const { game, setup } = deploying({ A: 1, c: 1 });
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .skip()
    .choose('p1', [at(6, 2)]);
  p.events(
    { type: 'UnitDeployed', unit: 'A', models: [{ id: 'A/1', unit: 'A', at: at(6, 2), damage: 0 }] },
    { type: 'RoundBegan', round: 1 },
    { type: 'StageReached', stage: { name: 'round-start', step: 'add essence' } },
    { type: 'StageReached', stage: { name: 'round-start', step: 'effects of units' } },
    { type: 'StageReached', stage: { name: 'round-start', step: 'effects of scenarios' } },
    { type: 'StageReached', stage: { name: 'activations', next: 'p2' } },
    { type: 'UnitActivated', unit: 'c' },
    { type: 'ActivationOpened', unit: 'c' },
  );
});

scenario('each model within 6" of its own edge: any part of its base', 'SFI-DEPLOY-002', play => {
  const { game, setup } = deploying({ A: 1, c: 1 });
  const p = play(game, setup)
    .refuses('p2', [at(18, 30, 0, -R - 1)], outside)
    .choose('p2', [at(18, 30, 0, -R)]);
  p.refuses('p1', [at(18, 6, 0, R + 1)], outside).choose('p1', [at(18, 6, 0, R)]);
});

scenario('by the option each model is deployed completely within 6"', 'SFI-DEPLOY-002', play => {
  const { game, setup } = deploying({ A: 1, c: 1 }, { options: { 'deploy.completelyWithin': true } });
  const p = play(game, setup)
    .refuses('p2', [at(18, 30, 0, R - 1)], outside)
    .choose('p2', [at(18, 30, 0, R)]);
  p.refuses('p1', [at(18, 6, 0, 1 - R)], outside).choose('p1', [at(18, 6, 0, -R)]);
});

scenario('Scout (X): up to X inches beyond the normal zone', 'SFI-PASSIVE-038', play => {
  const { game, setup } = deploying({ A: 1, c: 1 }, { cards: { A: { passives: [{ id: 'scout', x: 4 }] } } });
  const p = play(game, setup).choose('p2', [at(18, 34)]);
  p.refuses('p1', [at(18, 10, 0, R + 1)], outside).choose('p1', [at(18, 10, 0, R)]);
});

scenario('Scout (X) counts from the own edge on either side of the table', 'SFI-PASSIVE-038', play => {
  const lay = { cards: { c: { passives: [{ id: 'scout', x: 3 }] } } } as const;
  const { game, setup } = deploying({ A: 1, c: 1, d: 1 }, lay);
  const p = play(game, setup)
    .choose('p2', 'c')
    .refuses('p2', [at(6, 27, 0, -R - 1)], outside);
  p.refuses('p2', [at(6, 9)], outside)
    .choose('p2', [at(6, 27, 0, -R)])
    .choose('p1', [at(6, 2)]);
  // The comrade without Scout has the normal zone.
  p.refuses('p2', [at(18, 30, 0, -R - 1)], outside).choose('p2', [at(18, 30, 0, -R)]);
});

scenario(
  'a declared leadership ability that grants Scout counts before its weaver is deployed',
  ['SFI-LEADER-002', 'SFI-LEADER-004', 'SFI-PASSIVE-038'],
  play => {
    const effects = [{ op: 'grant', passive: { id: 'scout', x: 4 } }] as const;
    const ride = (kind: 'leadership' | 'passive', declared: boolean) => {
      const ability = {
        id: 'ride',
        name: 'Ride',
        kind,
        aim: { how: 'every', what: 'unit', side: 'friend' },
        effects,
      } as const;
      const { game, setup } = deploying(
        { A: 1, B: 1, c: 1 },
        {
          cards: { B: { keywords: ['TEST', 'ESSENCE WEAVER'], abilities: [ability] } },
          armies: { p1: { leadership: declared ? { weaver: 'B', ability: 'ride' } : null } },
        },
      );
      return play(game, setup)
        .choose('p2', [at(18, 34)])
        .choose('p1', 'A');
    };
    ride('leadership', true)
      .refuses('p1', [at(18, 10, 0, R + 1)], outside)
      .choose('p1', [at(18, 10, 0, R)]);
    for (const p of [ride('leadership', false), ride('passive', false)]) {
      p.refuses('p1', [at(18, 6, 0, R + 1)], outside).choose('p1', [at(18, 6, 0, R)]);
    }
  },
);

scenario('a unit is deployed in coherency', 'SFI-DEPLOY-003', play => {
  const { game, setup } = deploying({ A: 3, c: 5 });
  const p = play(game, setup);
  // Five models: 1" from base to base.
  const row = (gap: number) => [0, 1, 2, 3, 4].map(i => at(5, 34, i * (2 * R + inches(1)) + (i === 4 ? gap : 0)));
  p.refuses('p2', row(1), apart).choose('p2', row(0));
  // Three models: 2"; in a chain, whatever their order.
  const step = 2 * R + inches(2);
  p.refuses('p1', [at(5, 2), at(5, 2, 2 * step), at(5, 2, step - 1)], apart);
  p.choose('p1', [at(5, 2), at(5, 2, 2 * step), at(5, 2, step)]);
});

scenario('two groups are no coherent unit, even if no model stands alone', 'SFI-DEPLOY-003', play => {
  const { game, setup } = deploying({ A: 4, c: 1 });
  const p = play(game, setup).choose('p2', [at(6, 34)]);
  const pair = (x: number) => [at(x, 2), at(x, 2, 2 * R)];
  p.refuses('p1', [...pair(5), ...pair(9.5)], apart).choose('p1', [...pair(5), ...pair(9)]);
});

scenario('all models of a unit are deployed', 'SFI-DEPLOY-004', play => {
  const { game, setup } = deploying({ A: 2, c: 2 });
  const p = play(game, setup);
  const count = { code: 'wrong-number-of-models', rule: 'SFI-DEPLOY-004' } as const;
  p.refuses('p2', [at(6, 34)], count)
    .refuses('p2', [at(6, 34), at(8, 34), at(10, 34)], count)
    .refuses('p2', [], count);
  p.refuses('p2', at(6, 34), { code: 'not-a-list', rule: 'SFI-DEPLOY-004' });
  p.refuses('p2', [at(6, 34), { x: 0.5, y: 0 }], { code: 'not-a-whole-number', rule: 'SFI-DEPLOY-002' });
  p.choose('p2', [at(6, 34), at(8, 34)]).choose('p1', [at(6, 2), at(8, 2)]);
  expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'A/2', 'c/1', 'c/2']);
});

scenario('no base overlaps another, one of its own unit, or that of a scenario element', 'SFI-DEPLOY-005', play => {
  const lay = { elements: { well: { at: at(20, 2), base: 50 } } };
  const { game, setup } = deploying({ A: 2, B: 1, c: 1, d: 1 }, lay);
  const overlap = { code: 'overlaps-base', rule: 'SFI-DEPLOY-005' } as const;
  const p = play(game, setup)
    .choose('p2', 'c')
    .choose('p2', [at(6, 34)])
    .choose('p1', 'A');
  p.refuses('p1', [at(6, 2), at(6, 2, 2 * R - 1)], overlap).choose('p1', [at(6, 2), at(6, 2, 2 * R)]);
  p.refuses('p2', [at(6, 34, 2 * R - 1)], overlap).choose('p2', [at(6, 34, 2 * R)]);
  p.refuses('p1', [at(20, 2, mm(25) + R - 1)], overlap).choose('p1', [at(20, 2, mm(25) + R)]);
});

scenario('no base overlaps the table edge', 'SFI-DEPLOY-005', play => {
  const { game, setup } = deploying({ A: 1, c: 1 });
  const p = play(game, setup).choose('p2', [at(36, 36, -R, -R)]);
  const off = { code: 'off-the-table', rule: 'SFI-DEPLOY-005' } as const;
  p.refuses('p1', [at(0, 2, R - 1)], off)
    .refuses('p1', [at(2, 0, 0, R - 1)], off)
    .choose('p1', [at(0, 0, R, R)]);
});

scenario('no base overlaps linear or impassable terrain; other area terrain is no obstacle', 'SFI-DEPLOY-005', play => {
  const pieces = {
    wall: { type: 'linear', footprint: [box(10, 2, 4, 0.5)] },
    rock: { keywords: ['impassable'], footprint: [box(20, 2, 2, 2)] },
    reeds: { keywords: ['obscuring'], footprint: [box(25, 1, 4, 4)] },
  } as const;
  const { game, setup } = deploying({ A: 1, B: 1, C: 1, c: 1 }, { pieces });
  const solid = { code: 'overlaps-terrain', rule: 'SFI-DEPLOY-005' } as const;
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', 'A');
  p.refuses('p1', [at(12, 2, 0, 1 - R)], solid)
    .choose('p1', [at(12, 2, 0, -R)])
    .choose('p1', 'B');
  p.refuses('p1', [at(22, 3, R - 1)], solid)
    .choose('p1', [at(22, 3, R)])
    .choose('p1', [at(27, 3)]);
});

scenario('deployment is no placing: terrain that harms does not harm', ['SFI-DEPLOY-005', 'SFI-TKEY-001'], play => {
  const keywords = ['blazing', 'toxic', 'electrified', 'dangerous-terrain'] as const;
  const { game, setup } = deploying({ A: 1, c: 1 }, { pieces: { fire: { keywords, footprint: [box(10, 0, 6, 6)] } } });
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', [at(12, 3)]);
  expect([conditionsOf(p, 'A'), p.state.models.map(({ damage }) => damage)]).toEqual([[], [0, 0]]);
});

scenario('a Summoned unit is not deployed', 'SFI-PASSIVE-044', play => {
  const { game, setup } = deploying({ A: 1, B: 1, c: 1 }, { cards: { B: { passives: [{ id: 'summoned' }] } } });
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', [at(6, 2)]);
  expect(p.state.units.map(({ id, where }) => [id, where])).toEqual([
    ['A', 'on-table'],
    ['B', 'in-reserve'],
    ['c', 'on-table'],
  ]);
  expect(p.state.round).toBe(1);
});

scenario(
  'each model of a Scout unit is in the longer zone, and the unit is coherent there',
  ['SFI-PASSIVE-038', 'SFI-DEPLOY-003'],
  play => {
    const { game, setup } = deploying({ A: 2, c: 1 }, { cards: { A: { passives: [{ id: 'scout', x: 4 }] } } });
    const p = play(game, setup).choose('p2', [at(18, 34)]);
    const front = at(18, 10, 0, R);
    p.refuses('p1', [at(18, 9), at(18, 10, 2 * R, R + 1)], outside);
    p.refuses('p1', [front, { ...front, x: front.x + 2 * R + inches(2) + 1 }], apart);
    p.choose('p1', [front, { ...front, x: front.x + 2 * R + inches(2) }]);
  },
);

scenario(
  'a granted Scout (X) replaces a lower one, and a granted Scout (+X) is added',
  ['SFI-PASSIVE-038', 'SFI-STACK-004'],
  play => {
    const zone = (x: number, stacks: boolean, depth: number) => {
      const grant = { op: 'grant', passive: { id: 'scout', x }, ...(stacks ? { stacks: true as const } : {}) } as const;
      const ride: Ability = {
        id: 'ride',
        name: 'Ride',
        kind: 'leadership',
        aim: { how: 'every', what: 'unit', side: 'friend' },
        effects: [grant],
      };
      const scout = {
        passives: [{ id: 'scout', x: 4 }],
        keywords: ['TEST', 'ESSENCE WEAVER'],
        abilities: [ride],
      } as const;
      const armies = { p1: { leadership: { weaver: 'A', ability: 'ride' } } };
      const { game, setup } = deploying({ A: 1, c: 1 }, { cards: { A: scout }, armies });
      const p = play(game, setup).choose('p2', [at(18, 34)]);
      p.refuses('p1', [at(18, depth, 0, R + 1)], outside).choose('p1', [at(18, depth, 0, R)]);
    };
    zone(2, true, 12);
    zone(2, false, 10);
    zone(6, false, 12);
  },
);

scenario('a Scout may begin in melee, and in contact with an enemy', ['SFI-PASSIVE-038', 'SFI-DEPLOY-005'], play => {
  const { game, setup } = deploying({ A: 1, c: 1 }, { cards: { A: { passives: [{ id: 'scout', x: 26 }] } } });
  const p = play(game, setup).choose('p2', [at(18, 32)]);
  p.refuses('p1', [at(18, 32, 0, 1 - 2 * R)], { code: 'overlaps-base', rule: 'SFI-DEPLOY-005' });
  p.choose('p1', [at(18, 32, 0, -2 * R)]);
});
