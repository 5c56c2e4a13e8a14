import { inches } from '@rulewright/core/inches';
import { hasParts } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { armyOf, unitOf } from '../../match/lookups.js';
import { box, codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { ActiveAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import { active, gain, passive, scenario } from '../scenario-words.js';
import { able, focus } from './scenario-words.js';

const hexing = (own: Partial<ActiveAbility>): ActiveAbility =>
  active({ cost: {}, effects: [{ op: 'condition', condition: 'hexed' }], ...own });
const choosing = { how: 'choose', what: 'model', side: 'enemy', within: 4 } as const;

scenario(
  'a choice needs only the range of some model, and works without a roll',
  ['SFI-ABILITY-ACTIVE-009', 'SFI-ABILITY-ACTIVE-015'],
  play => {
    const { game, setup } = able([hexing({ aim: choosing })]);
    const p = play(game, setup).choose('p1', focus);
    expect(happened(p, 'AbilityUsed')).toEqual([{ type: 'AbilityUsed', unit: 'A', model: 'A/2', ability: 'focus' }]);
    expect(unitOf(p.state, 'c').conditions).toEqual(['hexed']);
    expect(happened(p, 'DiceRolled')).toEqual([]);
  },
);

scenario(
  'a move or a push asks for the model that uses it only where that model gives the direction',
  'SFI-ABILITY-ACTIVE-015',
  play => {
    /** True if the first question is about the model that uses the ability. */
    const asks = (effect: Effect): boolean => {
      const { game, setup } = laidOut('AA  c', {
        active: 'A',
        cards: { A: { abilities: [active({ cost: {}, effects: [effect] })] } },
      });
      return hasParts(play(game, setup).choose('p1', focus).match.decisions[0]?.about, { user: true });
    };
    const move = { op: 'move', tool: 'S' } as const;
    expect([asks(move), asks({ ...move, direction: 'any' })]).toEqual([false, false]);
    expect([asks({ ...move, direction: 'away' }), asks({ ...move, direction: 'away', from: 'self' })]).toEqual([
      true,
      true,
    ]);
    const push = { op: 'push', distance: 1, direction: 'any' } as const;
    expect([asks(push), asks({ ...push, to: 'self' })]).toEqual([false, true]);
  },
);

scenario('several models in range are a choice, and each has its own reach', 'SFI-ABILITY-ACTIVE-015', play => {
  const lay: LaidOut = { active: 'A', cards: { A: { abilities: [hexing({ aim: choosing })] } } };
  const { game, setup } = laidOut('cA  Ad', lay);
  const p = play(game, setup).choose('p1', focus).options('p1', ['A/1', 'A/2']).choose('p1', 'A/2');
  expect(unitOf(p.state, 'd').conditions).toEqual(['hexed']);
});

scenario('a choice just out of range of every model is not offered', 'SFI-ABILITY-ACTIVE-009', play => {
  const far = (more: number) => {
    const laid = able([hexing({ aim: choosing })]);
    const models = laid.setup.position.models.map(model =>
      model.id === 'c/1' ? { ...model, at: { x: inches(4) + 3000 + inches(4) + more, y: model.at.y } } : model,
    );
    return { ...laid, setup: { ...laid.setup, position: { ...laid.setup.position, models } } };
  };
  const at = far(0);
  play(at.game, at.setup).choose('p1', focus);
  const beyond = far(1);
  play(beyond.game, beyond.setup).refuses('p1', focus, { code: 'nothing-to-choose', rule: 'SFI-ABILITY-ACTIVE-009' });
});

scenario('an ability aims only at what its text names', 'SFI-ABILITY-ACTIVE-009', play => {
  const aimed = (aim: Partial<NonNullable<ActiveAbility['aim']>>, lay: LaidOut = {}) => {
    const { game, setup } = laidOut('AABcd', {
      active: 'A',
      ...lay,
      cards: {
        A: { abilities: [hexing({ aim: { how: 'choose', what: 'unit', side: 'any', ...aim } })] },
        c: { keywords: ['TEST', 'BEAST'] },
      },
    });
    return play(game, setup).choose('p1', focus);
  };
  aimed({}).options('p1', ['A', 'B', 'c', 'd']);
  aimed({ side: 'friend' }).options('p1', ['A', 'B']);
  aimed({ side: 'enemy' }).options('p1', ['c', 'd']);
  aimed({ other: true }).options('p1', ['B', 'c', 'd']);
  expect(unitOf(aimed({ keyword: 'BEAST' }).state, 'c').conditions).toEqual(['hexed']);
  const burning = aimed({ suffering: 'burning' }, { units: { d: { conditions: ['burning'] } } });
  expect(unitOf(burning.state, 'd').conditions).toEqual(['burning', 'hexed']);
});

scenario('an ability that takes everything in reach asks for nothing', 'SFI-ABILITY-ACTIVE-009', play => {
  const { game, setup } = laidOut('cA  Ad f', {
    active: 'A',
    cards: { A: { abilities: [hexing({ aim: { how: 'every', what: 'unit', side: 'enemy', within: 2 } })] } },
  });
  const p = play(game, setup).choose('p1', focus);
  expect(p.state.units.map(({ conditions }) => conditions.length)).toEqual([0, 1, 1, 0]);
});

const target = { how: 'target', what: 'model', side: 'enemy', within: 6 } as const;
const arcane = { hits: { arcane: { yellow: 2 }, melee: { yellow: 1 } } };

scenario(
  'a target must be hit by an arcane hit roll before anything happens to it',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-ABILITY-ACTIVE-011'],
  play => {
    const laid = able([hexing({ aim: target, cost: { essence: { red: 1 } } })], { red: 1 }, { cards: { A: arcane } });
    const hit = play(laid.game, { ...laid.setup, dice: [3, 1] })
      .choose('p1', focus)
      .choose('p1', 'A/1');
    expect(unitOf(hit.state, 'c').conditions).toEqual(['hexed']);
    expect(happened(hit, 'DiceRolled')[0]?.dice).toHaveLength(2);
    const missed = play(laid.game, { ...laid.setup, dice: [2, 1] })
      .choose('p1', focus)
      .choose('p1', 'A/1');
    expect(unitOf(missed.state, 'c').conditions).toEqual([]);
    expect(armyOf(missed.state, 'p1').reserve).toEqual({});
  },
);

scenario(
  'nothing at all happens on a miss, and a model that is hit counts as hit',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-ABILITY-ACTIVE-010'],
  play => {
    const theirs = { abilities: [passive({ when: { window: 'hit', of: 'self', outsideAttacks: true }, effects: [] })] };
    const laid = able([hexing({ aim: target, effects: [gain] })], {}, { cards: { A: arcane, c: theirs } });
    const used = (p: Parameters<typeof happened>[0]) => happened(p, 'AbilityUsed').map(({ ability }) => ability);
    const hit = play(laid.game, { ...laid.setup, dice: [3, 1] })
      .choose('p1', focus)
      .choose('p1', 'A/1');
    expect(used(hit)).toEqual(['focus', 'habit']);
    hit.waitsFor({ by: 'p1', kind: 'keep' });
    const missed = play(laid.game, { ...laid.setup, dice: [2, 1] })
      .choose('p1', focus)
      .choose('p1', 'A/1');
    expect(used(missed)).toEqual(['focus']);
    missed.waitsFor({ by: 'p1', kind: 'act' });
  },
);

scenario('an ability may target with another hit value', 'SFI-ABILITY-ACTIVE-011', play => {
  const laid = able([hexing({ aim: { ...target, hit: 'melee', what: 'unit' } })], {}, { cards: { A: arcane } });
  const p = play(laid.game, { ...laid.setup, dice: [3] })
    .choose('p1', focus)
    .choose('p1', 'A/1');
  expect(happened(p, 'HitDecided')).toMatchObject([{ outcome: 'miss' }]);
});

scenario('an ability without anybody in range has no target', 'SFI-ABILITY-ACTIVE-008', play => {
  const { game, setup } = able([hexing({ aim: { ...target, within: 1 } })]);
  play(game, setup).refuses('p1', focus, { code: 'no-target', rule: 'SFI-ABILITY-ACTIVE-008' });
});

scenario('a chosen model counts as hit for abilities, but not as hit by an attack', 'SFI-ABILITY-ACTIVE-010', play => {
  const when = { window: 'hit', of: 'self' } as const;
  const theirs = [
    passive({ when: { ...when, outsideAttacks: true } }),
    passive({ id: 'thorns', when }),
    passive({ id: 'edge', when: { ...when, outsideAttacks: true, critical: true } }),
    passive({ id: 'near', when: { ...when, outsideAttacks: true, attack: 'arcane' } }),
  ];
  const { game, setup } = able([hexing({ aim: choosing })], {}, { cards: { c: { abilities: theirs } } });
  const p = play(game, setup).choose('p1', focus).choose('p2', { grey: 1 });
  expect(happened(p, 'AbilityUsed').map(({ ability }) => ability)).toEqual(['focus', 'habit']);
});

scenario(
  'an ability of an event and an active one keep apart what each of them costs',
  'SFI-ABILITY-ACTIVE-003',
  play => {
    const note = codeAbility('note', 'p2', 'hit', turn =>
      turn.emit({ type: 'Used', span: 'match', key: 'hit' }, 'SFI-HIT-002'),
    );
    const { game, setup } = able([active({ aim: choosing, effects: [gain] })], { yellow: 1 }, { abilities: [note] });
    const p = play(game, setup).choose('p1', focus).choose('p1', { grey: 1 });
    expect(eventsOf(p).map(({ type }) => type)).toEqual(['AbilityUsed', 'EssencePaid', 'Used', 'EssenceGained']);
  },
);

scenario(
  'a target behind a third model is out of sight, a choice is not',
  ['SFI-ABILITY-ACTIVE-008', 'SFI-ABILITY-ACTIVE-009'],
  play => {
    const table = (how: 'target' | 'choose') =>
      laidOut('A d c', {
        active: 'A',
        cards: {
          A: { ...arcane, abilities: [hexing({ aim: { ...target, how, within: 12, keyword: 'FAR' } })] },
          c: { keywords: ['FAR'] },
          d: { base: 50 },
        },
      });
    const hidden = table('target');
    play(hidden.game, hidden.setup).refuses('p1', focus, { code: 'no-target', rule: 'SFI-ABILITY-ACTIVE-008' });
    const chosen = table('choose');
    expect(unitOf(play(chosen.game, chosen.setup).choose('p1', focus).state, 'c').conditions).toEqual(['hexed']);
  },
);

scenario('the model that sees the target is the one that must have it in range', 'SFI-ABILITY-ACTIVE-015', play => {
  // A/2 sees nothing of c, and A/1 is too far away.
  const table = (within: number) =>
    laidOut('A       c\n        d\n        A', {
      active: 'A',
      cards: {
        A: { ...arcane, abilities: [hexing({ aim: { ...target, within, keyword: 'FAR' } })] },
        c: { keywords: ['FAR'] },
        d: { base: 50 },
      },
    });
  const near = table(6);
  play(near.game, near.setup).refuses('p1', focus, { code: 'no-target', rule: 'SFI-ABILITY-ACTIVE-008' });
  const far = table(16);
  const p = play(far.game, { ...far.setup, dice: [3, 3] }).choose('p1', focus);
  expect(happened(p, 'AbilityUsed')).toMatchObject([{ model: 'A/1' }]);
});

scenario('Stealth keeps abilities from targeting from afar, but not from choosing', 'SFI-PASSIVE-042', play => {
  const table = (how: 'target' | 'choose') =>
    laidOut('A     c', {
      active: 'A',
      cards: {
        A: { ...arcane, abilities: [hexing({ aim: { ...target, how, within: 12 } })] },
        c: { passives: [{ id: 'stealth' }] },
      },
    });
  const hidden = table('target');
  play(hidden.game, hidden.setup).refuses('p1', focus, { code: 'no-target', rule: 'SFI-ABILITY-ACTIVE-008' });
  const chosen = table('choose');
  play(chosen.game, chosen.setup).choose('p1', focus);
});

scenario(
  'linear terrain that shrouds its neighbours keeps abilities from targeting across it',
  ['SFI-PASSIVE-042', 'SFI-TERRAIN-015', 'SFI-TKEY-020'],
  play => {
    const fog = (left: number) =>
      laidOut('A     c', {
        active: 'A',
        cards: { A: { ...arcane, abilities: [hexing({ aim: { ...target, within: 12 } })] } },
        pieces: { fog: { type: 'linear', keywords: ['shrouded'], footprint: [box(left, 0, 0.5, 4)] } },
      });
    const before = fog(12.5);
    play(before.game, before.setup).refuses('p1', focus, { code: 'no-target', rule: 'SFI-ABILITY-ACTIVE-008' });
    for (const { game, setup } of [fog(15), fog(10)]) play(game, { ...setup, dice: [0, 0] }).choose('p1', focus);
  },
);

scenario('PREY can be aimed at as an enemy of both players', 'SFI-SCENARIO-002', play => {
  const table = (side: 'enemy' | 'friend', keywords: readonly 'PREY'[]) =>
    laidOut('A     c', {
      active: 'A',
      cards: {
        A: { ...arcane, abilities: [active({ cost: {}, aim: { ...choosing, side, other: true }, effects: [] })] },
      },
      elements: { boar: { at: { x: inches(4), y: inches(2) }, keywords, prey: { def: 4, arm: 4, hp: 3 } } },
    });
  const prey = table('enemy', ['PREY']);
  play(prey.game, prey.setup).choose('p1', focus);
  const friend = table('friend', ['PREY']);
  play(friend.game, friend.setup).refuses('p1', focus, { code: 'nothing-to-choose', rule: 'SFI-ABILITY-ACTIVE-009' });
});

scenario(
  'any model may be chosen: a scenario element too, which a push moves unless it is UNMOVEABLE',
  ['SFI-SCENARIO-002', 'SFI-SCENARIO-007'],
  play => {
    const table = (aim: Partial<NonNullable<ActiveAbility['aim']>>) =>
      laidOut('A     c', {
        active: 'A',
        cards: {
          A: {
            ...arcane,
            abilities: [
              active({
                cost: {},
                aim: { ...choosing, within: 12, side: 'any', other: true, ...aim },
                effects: [{ op: 'push', distance: 1, direction: 'directly-away' }],
              }),
            ],
          },
        },
        elements: {
          crate: { at: { x: inches(2), y: inches(6) } },
          vault: { at: { x: inches(8), y: inches(6) }, keywords: ['UNMOVEABLE'] },
        },
        manifestations: { cloud: { at: { x: inches(8), y: inches(9) } } },
      });
    const { game, setup } = table({});
    const pushed = (element: string) =>
      happened(
        play(game, setup).choose('p1', focus).options('p1', ['c/1', 'crate', 'vault']).choose('p1', element),
        'ElementMoved',
      ).map(({ to }) => to);
    expect(pushed('crate')).toEqual([{ x: inches(2), y: inches(7) }]);
    expect(pushed('vault')).toEqual([]);
    for (const aim of [{ side: 'enemy' }, { how: 'target' }, { what: 'unit' }] as const) {
      const only = table(aim);
      const dice = aim.how === 'target' ? [3, 3] : [];
      play(only.game, { ...only.setup, dice })
        .choose('p1', focus)
        .waitsFor({ by: 'p1', kind: 'act' });
    }
  },
);
