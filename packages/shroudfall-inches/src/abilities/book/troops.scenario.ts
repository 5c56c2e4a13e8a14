import { inches, mm, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { printedManifestations } from '../../content/published/scenarios.js';
import { unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { bookCard } from '../../testing/book-card.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import { use } from '../scenario-words.js';
import { accept, cardWith, offeredTo } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const blade = (target: string) => ({ profile: 'blade', target });

/** Two windrunners attack `c`; only the second one is close to it where `near` is false. */
const ganging = (near: boolean) =>
  laidOut('AA c', {
    active: 'A',
    cards: { A: bookCard('windrunners'), c: { weapons: [] } },
    armies: { p1: { reserve: { yellow: 1, grey: 1 } } },
    state: {
      models: [
        { id: 'A/1', unit: 'A', at: { x: 30000, y: 30000 }, damage: 0 },
        { id: 'A/2', unit: 'A', at: { x: 30000, y: near ? 33000 : 40000 }, damage: 0 },
        { id: 'c/1', unit: 'c', at: { x: 33000, y: 30000 }, damage: 0 },
      ],
    },
  });

scenario('Gang up: +2 on the melee hit and damage roll against an enemy of another model', 'SFI-UNIT-012', play => {
  const totals = (near: boolean) => {
    const { game, setup } = ganging(near);
    const dice = near ? [3, 2, 1, 1] : [3, 2, 1, 1];
    const p = play(game, { ...setup, dice })
      .choose('p1', use('gang-up'))
      .choose('p1', { do: 'attack' });
    p.choose('p1', 'A/1').choose('p1', blade('c/1'));
    const [hit] = happened(p, 'HitDecided');
    const [damage] = happened(p, 'DamageDecided');
    return [hit?.total?.total, damage?.total?.total];
  };
  expect(totals(true)).toEqual([7, 4]);
  expect(totals(false)).toEqual([5, 2]);
});

/** A stormcaller calls the storm 8 inches from its base; then `c` moves. */
const calling = (lay: LaidOut = {}) =>
  laidOut('A      c', {
    active: 'A',
    cards: { A: bookCard('stormcallers-of-the-book'), c: { essence: {} } },
    armies: { p1: { reserve: { yellow: 2 } } },
    // The card comes with a storm on the table, which the state leaves out.
    manifestations: { thunderstorm: { ...printedManifestations.thunderstorm, at: { x: 0, y: 0 } } },
    state: {
      manifestations: [],
      models: [
        { id: 'A/1', unit: 'A', at: { x: 20000, y: 40000 }, damage: 0 },
        { id: 'c/1', unit: 'c', at: { x: 60000, y: 40000 }, damage: 0 },
      ],
    },
    ...lay,
  });
const storm = { x: 20000 + 1500 + 1600 + inches(8), y: 40000 };

scenario('Thunderstorm: any part of its base of 32 mm is within 8 inches', 'SFI-UNIT-014', play => {
  const { game, setup } = calling();
  const p = play(game, setup).choose('p1', use('thunderstorm'));
  p.refuses('p1', { ...storm, x: storm.x + 1 }, { code: 'too-far', rule: 'SFI-PLACE-008' }).choose('p1', storm);
  expect(p.state.manifestations).toMatchObject([{ card: 'thunderstorm', at: storm, radius: 1600, until: 'round' }]);
});

scenario(
  'Thunderstorm: a model that comes within 2 inches of the manifestation suffers a damage roll and is shocked',
  'SFI-UNIT-014',
  play => {
    const walking = (gap: number, dice: readonly number[]) => {
      const { game, setup } = calling();
      const p = play(game, { ...setup, dice })
        .choose('p1', use('thunderstorm'))
        .choose('p1', storm);
      p.choose('p1', { do: 'end' }).choose('p2', { do: 'move' });
      p.choose('p2', { to: { x: storm.x + 1600 + 1500 + gap, y: 40000 } });
      return p;
    };
    const hurt = walking(inches(2), [3, 1]);
    expect(happened(hurt, 'DamageMarked').map(({ model }) => model)).toEqual(['c/1']);
    expect(unitOf(hurt.state, 'c').conditions).toEqual(['shocked']);
    expect(happened(hurt, 'HitDecided')).toEqual([]);
    const spared = walking(inches(2) + 1, []);
    expect(happened(spared, 'DamageMarked')).toEqual([]);
    expect(unitOf(spared.state, 'c').conditions).toEqual([]);
  },
);

/** A bruiser is attacked by `c` and answers. */
const angering = (lay: LaidOut = {}) =>
  laidOut('A\nc', {
    pitch: 1.5,
    active: 'c',
    cards: { A: cardWith('bruisers', 'anger-issues'), c: { essence: {} } },
    armies: { p1: { reserve: { grey: 1 } } },
    state: { stage: { name: 'activations', next: 'p2' } },
    ...lay,
  });
const attacked = { do: 'attack' } as const;

scenario('Anger Issues: a damaged model attacks back before its damage is marked', 'SFI-UNIT-015', play => {
  const { game, setup } = angering({ damage: { 'A/1': 2 } });
  const p = play(game, { ...setup, dice: [3, 3, 3, 3, 3, 3, 3, 3] })
    .choose('p2', attacked)
    .choose('p2', blade('A/1'));
  expect(offeredTo(p, 'p1')).toEqual(['A']);
  accept(p, 'p1');
  expect(happened(p, 'AttackDeclared').map(({ attack }) => [attack.attacker, attack.type])).toEqual([
    ['c/1', 'melee'],
    ['A/1', 'melee'],
  ]);
  expect(happened(p, 'DamageMarked').map(({ model }) => model)).toEqual(['c/1', 'A/1']);
});

scenario(
  'Anger Issues: without damage, or out of the reach of its blade, a model does not answer',
  'SFI-UNIT-015',
  play => {
    const { game, setup } = angering();
    const p = play(game, { ...setup, dice: [3, 3, 1, 1] })
      .choose('p2', attacked)
      .choose('p2', blade('A/1'));
    expect(happened(p, 'AttackDeclared')).toHaveLength(1);
    p.waitsFor({ by: 'p2', kind: 'act' });
  },
);

scenario(
  'Anger Issues: a model that was shot from beyond the reach of its blade is not asked',
  'SFI-UNIT-015',
  play => {
    const shot = (gap: number) => {
      const at = { 'A/1': { x: 20000, y: 20000 }, 'c/1': { x: 20000, y: 20000 + mm(30) + gap } };
      const bow = {
        id: 'bow',
        name: 'Bow',
        type: 'arcane',
        shape: 'single',
        range: 12,
        damage: { yellow: 2 },
      } as const;
      const anger = cardWith('bruisers', 'anger-issues');
      const { game, setup } = angering({
        at,
        cards: { A: { ...anger, base: 30 }, c: { essence: {}, hits: { arcane: { yellow: 2 } }, weapons: [bow] } },
      });
      const p = play(game, { ...setup, dice: [3, 3, 3, 3] }).choose('p2', attacked);
      return offeredTo(p.choose('p2', { profile: 'bow', target: 'A/1' }), 'p1');
    };
    expect([shot(inches(1)), shot(inches(1) + 1)]).toEqual([['A'], []]);
  },
);

scenario('Anger Issues: an area attack of a friend makes no model angry', 'SFI-UNIT-015', play => {
  const burst = { id: 'burst', name: 'Burst', type: 'melee', shape: 'area', range: 2, damage: { yellow: 2 } } as const;
  const angry = (friend: string) => {
    const by = friend === 'c' ? 'p2' : 'p1';
    const { game, setup } = laidOut(`A${friend}`, {
      pitch: 1.5,
      active: friend,
      cards: { A: cardWith('bruisers', 'anger-issues'), [friend]: { weapons: [burst] } },
      state: { stage: { name: 'activations', next: by } },
      armies: { p1: { reserve: { grey: 1 } } },
    });
    const p = play(game, { ...setup, dice: [3, 3, 3, 1] }).choose(by, attacked);
    p.choose(by, { profile: 'burst' });
    while (friend === 'B' && p.match.decisions.some(({ kind }) => kind === 'infuse' || kind === 'essenceReroll')) {
      p.choose('p1', 'none');
    }
    return offeredTo(p, 'p1');
  };
  expect(angry('c')).toEqual(['A']);
  expect(angry('B')).toEqual([]);
});

/** A bruiser attacks `c`, whose unit may have passive abilities. */
const following = (lay: LaidOut = {}) =>
  laidOut('A\nc', { pitch: 1.5, active: 'A', cards: { A: cardWith('bruisers', 'follow-up') }, ...lay });

scenario('Follow up: a struck enemy is pushed directly away, and the model follows', 'SFI-UNIT-016', play => {
  const { game, setup } = following();
  const p = play(game, { ...setup, dice: [3, 3, 1, 1] })
    .choose('p1', attacked)
    .choose('p1', blade('c/1'));
  accept(p, 'p1');
  const inch = inches(1);
  expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.y - from.y])).toEqual([['c/1', inch]]);
  accept(p, 'p1');
  expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.y - from.y])).toEqual([
    ['c/1', inch],
    ['A/1', inch],
  ]);
  expect(happened(p, 'DamageDecided')).toHaveLength(1);
});

scenario('the push and the move of Follow up are each optional', 'SFI-UNIT-016', play => {
  const { game, setup } = following();
  const begin = () =>
    play(game, { ...setup, dice: [3, 3, 1, 1] })
      .choose('p1', attacked)
      .choose('p1', blade('c/1'));
  const none = begin().choose('p1', 'pass');
  expect(happened(none, 'ModelShifted')).toEqual([]);
  const half = begin();
  accept(half, 'p1').choose('p1', 'none');
  expect(happened(half, 'ModelShifted').map(({ model }) => model)).toEqual(['c/1']);
});

scenario('Follow up: an enemy that cannot be pushed is not followed', 'SFI-UNIT-016', play => {
  const { game, setup } = following({
    cards: { A: cardWith('bruisers', 'follow-up'), c: { passives: [{ id: 'rooted' }] } },
  });
  const p = play(game, { ...setup, dice: [3, 3, 1, 1] })
    .choose('p1', attacked)
    .choose('p1', blade('c/1'));
  if (offeredTo(p, 'p1').length > 0) accept(p, 'p1');
  expect(happened(p, 'ModelShifted')).toEqual([]);
});

scenario('Follow up: after a miss nobody is pushed', 'SFI-UNIT-016', play => {
  const { game, setup } = following();
  const p = play(game, { ...setup, dice: [0, 0] })
    .choose('p1', attacked)
    .choose('p1', blade('c/1'));
  p.waitsFor({ by: 'p1', kind: 'act' });
});

/** The bruiser strikes `c`, and pushes it to the right into a piece of terrain. */
const pushedInto = (play: Parameters<Parameters<typeof scenario>[2]>[0], lay: LaidOut, dice: readonly number[]) => {
  const { game, setup } = following({
    at: { 'A/1': { x: 20000, y: 20000 }, 'c/1': { x: 20000 + mm(35) + 1250, y: 20000 } },
    ...lay,
    cards: { A: { ...cardWith('bruisers', 'follow-up'), base: 40 }, ...lay.cards },
  });
  const p = play(game, { ...setup, dice })
    .choose('p1', attacked)
    .choose('p1', blade('c/1'));
  return accept(p, 'p1');
};
/** A strip from the top of the table to its bottom, so far to the right of the edge of `c`. */
const beyond = (gap: number) => [rectangle({ x: 20000 + mm(50) + 1250 + gap, y: 0 }, inches(1), inches(36))];

scenario(
  'Follow up into toxic ground: the enemy is poisoned before its damage is rolled',
  ['SFI-UNIT-016', 'SFI-TKEY-009', 'SFI-TKEY-001'],
  play => {
    const swamp = { keywords: ['toxic'], footprint: beyond(100) } as const;
    const p = pushedInto(play, { pieces: { swamp } }, [3, 3, 2, 2]).choose('p1', 'none');
    expect(happened(p, 'DamageDecided').map(({ total }) => total?.total)).toEqual([5]);
  },
);

scenario(
  'Follow up into dangerous ground that destroys the enemy: nobody follows, and no damage is rolled',
  ['SFI-UNIT-016', 'SFI-TKEY-006', 'SFI-ATTACK-038'],
  play => {
    const glass = { keywords: ['dangerous-terrain'], footprint: beyond(100) } as const;
    const at = {
      'A/1': { x: 20000, y: 20000 },
      'c/1': { x: 20000 + mm(35) + 1250, y: 20000 },
      'd/1': { x: 80000, y: 80000 },
    };
    const p = pushedInto(play, { at, pieces: { glass }, cards: { c: { hp: 1 } } }, [3, 3]);
    expect(happened(p, 'ModelShifted').map(({ model }) => model)).toEqual(['c/1']);
    expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['c/1']);
    p.waitsFor({ by: 'p1', kind: 'act' });
  },
);

scenario(
  'Follow up against a wall: an enemy that stops after half an inch is followed up to its base',
  ['SFI-UNIT-016', 'SFI-PUSH-004', 'SFI-PUSH-014'],
  play => {
    const wall = { type: 'linear', footprint: beyond(1270) } as const;
    const p = accept(pushedInto(play, { pieces: { wall } }, [3, 3, 2, 2]), 'p1');
    // The gap of 1250 units and the 1270 of the push are less than an inch.
    expect(happened(p, 'ModelShifted').map(({ model, from, to }) => [model, to.x - from.x])).toEqual([
      ['c/1', 1270],
      ['A/1', 2520],
    ]);
  },
);
