import { scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  attacks,
  faces,
  happened,
  type LaidOut,
  laidOut,
  plainHero,
  plainSummoned,
  suffering,
} from '../../testing/index.js';
import type { ActionChoice } from '../../vocabulary/index.js';
import type { Summoned } from '../../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);

const call = (card: string, id = `call-${card}`) =>
  ({ kind: 'active', id, name: 'Call', cost: { ap: 1 }, effects: [{ op: 'summon', model: card }] }) as const;
const claws = plainSummoned.weapons;
const nip = {
  kind: 'active',
  id: 'nip',
  name: 'Nip',
  cost: { ap: 1 },
  effects: [{ op: 'heal', amount: 1, to: 'self' }],
} as const;
const nod = { ...nip, id: 'nod', cost: {} } as const;
const slings = {
  attributes: { ...plainSummoned.attributes, RNG: 5 },
  weapons: [...claws, ...plainHero.weapons.filter(({ id }) => id === 'bow')],
} as const;
const worker: Summoned = { ...plainSummoned, abilities: [nip], weapons: claws, ap: 2 };

/** A Hero, `A`, that can call imps and bones. */
const master = (drawing: string, lay: LaidOut = {}) =>
  laidOut(drawing, {
    active: 'A',
    ...lay,
    cards: {
      ...lay.cards,
      summoned: {
        worker,
        bones: { ...plainSummoned, common: [{ id: 'skeleton-horde' }] },
        ...lay.cards?.summoned,
      },
      heroes: {
        caller: {
          ...plainHero,
          common: [{ id: 'summoner', summons: ['imp', 'bones', 'worker'] }],
          abilities: [call('imp'), call('bones'), call('worker')],
        },
        ...lay.cards?.heroes,
      },
    },
    models: { A: { card: 'caller' }, ...lay.models },
  });
const kinds = (options: readonly unknown[] | undefined, model?: string): readonly string[] => {
  const choices = (options ?? []) as readonly ActionChoice[];
  return [
    ...new Set(
      choices.filter(one => model === undefined || ('model' in one && one.model === model)).map(one => one.do),
    ),
  ];
};
const summons = (card: string): ActionChoice => ({ do: 'ability', model: 'A', ability: `call-${card}` });
const acts = (model: string): ActionChoice => ({ do: 'summoned-acts', model });
const done = (model: string): ActionChoice => ({ do: 'summoned-done', model });

scenario(
  'a Master puts a Summoned model on a free hex next to it, with full health and as its own',
  ['JHX-SUMMON-001', 'JHX-ABILITY-081', 'JHX-ABILITY-082'],
  play => {
    const laid = master('1\n\nA\n\n2\n\n3');
    const p = play(laid.game, laid.setup).choose('p1', summons('imp'));
    p.options('p1', [laid.cell('1'), laid.cell('2')]).choose('p1', laid.cell('2'));
    expect(modelOf(p.state, 'A+imp')).toMatchObject({
      ...{ kind: 'summoned', card: 'imp', player: 'p1', master: 'A', at: laid.cell('2'), damage: 0, enteredIn: 2 },
    });
    // Without a free hex beside its Master the model is not summoned.
    const crowded = master('b\n\nA\n\nc');
    const q = play(crowded.game, crowded.setup);
    expect(kinds(q.match.decisions[0]?.options, 'A')).not.toContain('ability');
    q.refuses('p1', summons('imp'), { code: 'no-room', rule: 'JHX-SUMMON-001' });
  },
);

scenario('a Summoned model in play is not summoned again by the same Master', 'JHX-ABILITY-082', play => {
  const laid = master('.\n\nA\n\nS', { models: { S: { kind: 'summoned', card: 'imp', master: 'A' } } });
  const p = play(laid.game, laid.setup);
  p.refuses('p1', summons('imp'), { code: 'in-play', rule: 'JHX-ABILITY-082' });
  p.choose('p1', summons('bones'));
  expect(modelOf(p.state, 'A+bones').card).toBe('bones');
  // The same model of another Master does not count.
  const other = master('.\n\nA\n\nS', { models: { S: { kind: 'summoned', card: 'imp', master: 'Z' } } });
  expect(modelOf(play(other.game, other.setup).choose('p1', summons('imp')).state, 'A+imp').card).toBe('imp');
});

scenario('a Summoned model is harmed by the terrain that it is put on', ['JHX-SUMMON-001', 'JHX-TERRAIN-015'], play => {
  const laid = master('A\n\n!');
  const p = play(laid.game, laid.setup).choose('p1', summons('imp'));
  expect(modelOf(p.state, 'A+imp').damage).toBe(1);
});

describe('the actions of a Summoned model', () => {
  const table = (lay: LaidOut = {}, card = 'worker') =>
    master('.\n\nb\n\nS\n\nA\n\n.', {
      ...lay,
      models: { S: { kind: 'summoned', card, master: 'A', damage: 1 }, ...lay.models },
    });

  scenario('a Summoned model acts at any point between its Master’s actions', 'JHX-SUMMON-004', play => {
    const laid = table();
    const p = play(laid.game, laid.setup);
    expect(kinds(p.match.decisions[0]?.options, 'S')).toEqual(['summoned-acts']);
    p.choose('p1', { do: 'advance', model: 'A' }).choose('p1', 'stop');
    expect(kinds(p.match.decisions[0]?.options, 'S')).toEqual(['summoned-acts']);
    // The Summoned model does not act in another Hero's activation.
    const other = laidOut('A\n\nS\n\nB', { active: 'B', models: { S: { kind: 'summoned', master: 'A' } } });
    expect(kinds(play(other.game, other.setup).match.decisions[0]?.options, 'S')).toEqual([]);
  });

  scenario('a Summoned model acts with the AP of its own card', 'JHX-SUMMON-003', play => {
    const laid = table({ ap: 0 });
    const p = play(laid.game, { ...laid.setup, dice: faces('....') }).choose('p1', acts('S'));
    const attack = { do: 'attack', model: 'S', weapon: 'claws', target: 'b' } as const;
    p.choose('p1', attack).choose('p1', attack);
    expect(p.state.activation?.budgets).toEqual({ A: { ap: 0, spent: 0 }, S: { ap: 2, spent: 2 } });
    expect(kinds(p.match.decisions[0]?.options)).toEqual(['summoned-done']);
  });

  scenario('a Summoned model takes all its actions before another model acts, and once', 'JHX-SUMMON-005', play => {
    const laid = table();
    const p = play(laid.game, laid.setup).choose('p1', acts('S'));
    const choices = p.match.decisions[0]?.options as readonly ActionChoice[];
    expect(choices.every(one => 'model' in one && one.model === 'S')).toBe(true);
    p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'not-its-activation', rule: 'JHX-GEN-004' });
    p.refuses('p1', { do: 'end' }, { code: 'summoned-acts', rule: 'JHX-SUMMON-005' });
    p.choose('p1', done('S'));
    expect(kinds(p.match.decisions[0]?.options, 'S')).toEqual([]);
    expect(kinds(p.match.decisions[0]?.options, 'A')).toContain('advance');
    p.refuses('p1', acts('S'), { code: 'already-used', rule: 'JHX-SUMMON-013' });
  });

  scenario(
    'a Summoned model has only the actions Active Ability, Advance, Basic Attack, Charge and Stand Up',
    ['JHX-SUMMON-002', 'JHX-SUMMON-012'],
    play => {
      const rich = {
        warbands: { p1: { fate: 9, deck: ['coal-heart'] } },
        effects: [suffering('S', 'poison', 'b')],
      };
      const laid = table(rich);
      const p = play(laid.game, laid.setup).choose('p1', acts('S'));
      expect([...kinds(p.match.decisions[0]?.options, 'S')].sort()).toEqual([
        'ability',
        'advance',
        'attack',
        'summoned-done',
      ]);
      p.refuses('p1', { do: 'self-heal', model: 'S' }, { code: 'summoned', rule: 'JHX-SUMMON-002' });
      p.refuses('p1', { do: 'cleanse', model: 'S', condition: 'poison' }, { code: 'summoned', rule: 'JHX-SUMMON-002' });
      p.refuses('p1', { do: 'shop', model: 'S' }, { code: 'summoned', rule: 'JHX-SUMMON-002' });
      const lying = table({ effects: [suffering('S', 'knock-down', 'b')] });
      const q = play(lying.game, lying.setup).choose('p1', acts('S'));
      expect(kinds(q.match.decisions[0]?.options, 'S')).toEqual(['stand-up', 'summoned-done']);
      const far = master('b\n\n.\n\n.\n\nS\n\nA', { models: { S: { kind: 'summoned', card: 'imp', master: 'A' } } });
      const r = play(far.game, far.setup).choose('p1', acts('S'));
      expect(kinds(r.match.decisions[0]?.options, 'S')).toContain('charge');
    },
  );

  scenario('a knocked-down Master does not keep its Summoned model from acting', 'JHX-SUMMON-004', play => {
    const laid = table({ effects: [suffering('A', 'knock-down', 'b')] });
    expect(kinds(play(laid.game, laid.setup).match.decisions[0]?.options, 'S')).toEqual(['summoned-acts']);
  });

  scenario(
    'a Summoned model must act before the end of the activation in which it was summoned',
    'JHX-SUMMON-006',
    play => {
      const laid = master('.\n\nA\n\nb');
      const p = play(laid.game, laid.setup).choose('p1', summons('imp'));
      p.refuses('p1', { do: 'end' }, { code: 'summoned-must-act', rule: 'JHX-SUMMON-006' });
      p.choose('p1', acts('A+imp')).choose('p1', done('A+imp')).choose('p1', { do: 'end' });
      expect(happened(p, 'ActivationEnded')).toHaveLength(1);
      // A model of another Master that was summoned this round can no longer act.
      const other = laidOut('A\n\nB\n\nS', {
        active: 'A',
        models: { S: { kind: 'summoned', master: 'B', enteredIn: 2 } },
      });
      expect(kinds(play(other.game, other.setup).match.decisions[0]?.options)).toContain('end');
      // A model that was in play before need not act.
      const old = table();
      expect(kinds(play(old.game, old.setup).match.decisions[0]?.options)).toContain('end');
    },
  );

  scenario(
    'the activation of a Summoned model ends with its Master’s, and so does what lasts for it',
    'JHX-SUMMON-007',
    play => {
      const laid = table({ effects: [suffering('S', 'poison', 'b'), suffering('b', 'poison', 'b')] });
      const p = play(laid.game, laid.setup).choose('p1', acts('S')).choose('p1', done('S'));
      expect(p.state.effects).toHaveLength(2);
      p.choose('p1', { do: 'end' });
      expect(p.state.effects.map(({ target }) => target)).toEqual(['b']);
    },
  );

  scenario('a Monster strikes a Summoned model after its activation', ['JHX-SUMMON-007', 'JHX-SUMMON-008'], play => {
    const laid = master('m\n\n1\n\nS\n\nA\n\n.\n\nb', {
      models: { m: { kind: 'monster' }, S: { kind: 'summoned', card: 'imp', master: 'A' } },
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('..') }).choose('p1', acts('S'));
    p.choose('p1', { do: 'advance', model: 'S' }).choose('p1', laid.cell('1')).choose('p1', 'stop');
    p.choose('p1', done('S'));
    expect(attacks(p)).toEqual([]);
    p.choose('p1', { do: 'end' });
    expect(attacks(p)).toEqual(['m at S with teeth']);
  });
});

describe('summoned again in the activation in which it died', () => {
  /** A model of A is called next to b, acts, dies by b's Parting Blow, and is called again. */
  const table = (card: string) =>
    master('      b\n   3\n      2\n   4\n      A', {
      cards: {
        summoned: {
          imp: { ...plainSummoned, health: 1 },
          bones: { ...plainSummoned, ...slings, health: 1, common: [{ id: 'skeleton-horde' }], abilities: [nip, nod] },
        },
        heroes: {
          caller: {
            ...plainHero,
            common: [{ id: 'summoner', summons: ['imp', 'bones'] }],
            abilities: [call(card), call(card, 'again')],
          },
        },
      },
    });
  const turnOf = (play: Parameters<Parameters<typeof scenario>[2]>[0], card: string, ...first: ActionChoice[]) => {
    const laid = table(card);
    const id = `A+${card}`;
    const p = play(laid.game, { ...laid.setup, dice: faces('h..') });
    p.choose('p1', summons(card)).choose('p1', laid.cell('2')).choose('p1', acts(id));
    for (const action of first) p.choose('p1', action);
    p.choose('p1', { do: 'advance', model: id }).choose('p1', laid.cell('4'));
    p.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' }).choose('p2', [0]);
    expect(happened(p, 'ModelDied').map(({ model }) => model)).toEqual([id]);
    // The Master's own action goes on.
    return p.choose('p1', { do: 'ability', model: 'A', ability: 'again' }).choose('p1', laid.cell('4'));
  };

  scenario('a model summoned again does not act again', 'JHX-SUMMON-013', play => {
    const p = turnOf(play, 'imp');
    expect(kinds(p.match.decisions[0]?.options, 'A+imp')).toEqual([]);
    expect(kinds(p.match.decisions[0]?.options)).toContain('end');
  });

  scenario('a Skeleton Horde summoned again must act, with all its AP', ['JHX-SUMMON-014', 'JHX-SUMMON-006'], play => {
    const p = turnOf(play, 'bones');
    p.refuses('p1', { do: 'end' }, { code: 'summoned-must-act', rule: 'JHX-SUMMON-006' });
    p.choose('p1', acts('A+bones'));
    expect(p.state.activation?.budgets['A+bones']).toEqual({ ap: 2, spent: 0 });
  });

  scenario('its Active Abilities come back with its new activation', ['JHX-SUMMON-014', 'JHX-ATTR-012'], play => {
    const nips = { do: 'ability', model: 'A+bones', ability: 'nip' } as const;
    const p = turnOf(play, 'bones', nips).choose('p1', acts('A+bones'));
    expect(p.choose('p1', nips).state.activation?.budgets['A+bones']).toEqual({ ap: 2, spent: 1 });
    p.refuses('p1', nips, { code: 'already-used', rule: 'JHX-ATTR-012' });
  });

  scenario('it may claim the aiming bonus until it has acted', ['JHX-SUMMON-014', 'JHX-ATTACK-031'], play => {
    const aim = { do: 'aim', model: 'A+bones' } as const;
    turnOf(play, 'bones').choose('p1', acts('A+bones')).choose('p1', aim);
    const p = turnOf(play, 'bones').choose('p1', acts('A+bones'));
    p.choose('p1', { do: 'ability', model: 'A+bones', ability: 'nod' });
    p.refuses('p1', aim, { code: 'too-late', rule: 'JHX-ATTACK-031' });
  });

  scenario('a living Summoned model acts once, Skeleton Horde or not', 'JHX-SUMMON-014', play => {
    const laid = table('bones');
    const p = play(laid.game, laid.setup).choose('p1', summons('bones')).choose('p1', laid.cell('2'));
    p.choose('p1', acts('A+bones')).choose('p1', done('A+bones'));
    expect(kinds(p.match.decisions[0]?.options, 'A+bones')).toEqual([]);
  });

  scenario('a model that had not acted before it died may act when summoned again', 'JHX-SUMMON-013', play => {
    const laid = table('imp');
    const p = play(laid.game, laid.setup).choose('p1', summons('imp')).choose('p1', laid.cell('2'));
    expect(kinds(p.match.decisions[0]?.options, 'A+imp')).toEqual(['summoned-acts']);
  });
});

scenario(
  'no Soul is Bound to a Summoned model: its Master harvests, and gains the level',
  ['JHX-SUMMON-009', 'JHX-SUMMON-010'],
  play => {
    const laid = master('b\n\nS\n\nA', {
      models: { S: { kind: 'summoned', card: 'imp', master: 'A' }, b: { damage: 11 } },
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('h.') }).choose('p1', acts('S'));
    p.choose('p1', { do: 'attack', model: 'S', weapon: 'claws', target: 'b' }).choose('p1', [0]);
    expect([modelOf(p.state, 'A').souls, modelOf(p.state, 'A').level, modelOf(p.state, 'S').souls]).toEqual([1, 2, 0]);
  },
);

scenario(
  'a killed Summoned model yields no Soul, and a level only if its card says so',
  ['JHX-SUMMON-011', 'JHX-LEVEL-009'],
  play => {
    const levelOf = (card: string): readonly [number, number] => {
      const laid = laidOut('A\n\ns', {
        active: 'A',
        cards: { summoned: { prize: { ...plainSummoned, grantsLevel: true } } },
        models: { s: { kind: 'summoned', card, master: 'z', damage: 5 } },
        away: { z: {} },
      });
      const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
      p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 's' }).choose('p1', [0]);
      return [modelOf(p.state, 'A').level, modelOf(p.state, 'A').souls];
    };
    expect([levelOf('imp'), levelOf('prize')]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  },
);

scenario('a Summoned model can make Parting Blows', 'JHX-SUMMON-016', play => {
  const laid = laidOut('s\n\nA\n\n1', {
    active: 'A',
    models: { s: { kind: 'summoned', master: 'b' } },
    away: { b: {} },
  });
  const p = play(laid.game, laid.setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', laid.cell('1'));
  p.options('p2', [{ ability: 'parting-blow', source: 's', with: 'claws' }, 'pass']);
});

scenario('a Summoned model dies with its Master, without a killer', ['JHX-SUMMON-015', 'JHX-LEVEL-009'], play => {
  const prize = { ...plainSummoned, grantsLevel: true };
  const laid = laidOut('A\n\nb\n\ns\n\nt', {
    active: 'A',
    cards: { summoned: { prize } },
    models: {
      b: { damage: 11 },
      s: { kind: 'summoned', card: 'prize', master: 'b' },
      t: { kind: 'summoned', master: 'z' },
    },
  });
  const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
  p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' }).choose('p1', [0]);
  expect(happened(p, 'ModelDied').map(({ model, killer }) => [model, killer])).toEqual([
    ['b', 'A'],
    ['s', null],
  ]);
  // A gains one level for the Master b, and none for the Summoned model that died with b.
  expect(modelOf(p.state, 'A').level).toBe(2);
});

scenario('several Summoned models die in the order of the active player', ['JHX-SUMMON-015', 'JHX-DEATH-013'], play => {
  const laid = laidOut('A\n\nb\n\ns\n\nt', {
    active: 'A',
    models: {
      b: { damage: 11 },
      s: { kind: 'summoned', master: 'b' },
      t: { kind: 'summoned', master: 'b' },
    },
  });
  const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
  p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' }).choose('p1', [0]);
  p.waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['s', 't']).choose('p1', 't');
  expect(happened(p, 'ModelDied').map(({ model }) => model)).toEqual(['b', 't', 's']);
});
