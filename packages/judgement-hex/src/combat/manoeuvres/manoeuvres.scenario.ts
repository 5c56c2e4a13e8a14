import { sameJson } from '@rulewright/core';
import { type Direction, everyDirection } from '@rulewright/core/hex';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { terrainNow } from '../../board/on-hexes.js';
import { modelOf, onBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  attacks,
  card,
  column,
  doing,
  faces,
  happened,
  type Laid,
  type LaidOut,
  laidOut,
  plainHero,
  plainMonster,
  suffering,
  withTemporaryHealth,
} from '../../testing/index.js';
import type { Effect, Manoeuvre } from '../../vocabulary/ability.js';
import type { ManoeuvreChoice } from '../../vocabulary/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import { compelled } from '../attack/scenario-words.js';
import { heal } from '../damage/healing.js';
import { carryOut } from '../declare/carry-out.js';
import type { AttackOrder } from '../declare/order.js';

const scenario = scenarios<RuleId>(test);

const corridor = column('1', 'A', 'b', '2');

/** The direction from one hex to the next. */
const directionOf = ({ table, cell }: Laid, from: string, to: string): Direction => {
  const { board } = terrainNow(table);
  const found = everyDirection.find(direction => board.neighbour(cell(from), direction) === cell(to));
  if (found === undefined) throw new RangeError(`${to} is not next to ${from}`);
  return found;
};

/** `A` attacks `b` with its blade. */
const attacking = (laid: Laid, order: Partial<AttackOrder> = {}) =>
  doing(laid, turn => carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1, ...order }));

/** A Hero with manoeuvres of its own. */
const trained = (...abilities: readonly Partial<Manoeuvre>[]): Pick<LaidOut, 'models' | 'cards'> => ({
  models: { A: { card: 'trained' } },
  cards: {
    heroes: {
      trained: {
        ...plainHero,
        abilities: abilities.map((one, at) => ({
          id: `trick-${at}`,
          name: `Trick ${at}`,
          kind: 'manoeuvre',
          symbols: 1,
          effects: [],
          ...one,
        })),
      },
    },
  },
});
const poisoning: readonly Effect[] = [{ op: 'condition', condition: 'poison' }];
/** Cards alone: no Push, as with an attack that costs nothing. */
const free = { ap: 0 };
/** The manoeuvres that can be bought with these faces, all of them chosen. */
const offered = (play: Parameters<Parameters<typeof scenario>[2]>[0], laid: Laid, dice: string, order = {}) => {
  const p = play(attacking(laid, order), { ...laid.setup, dice: faces(dice) });
  if (p.match.decisions[0]?.kind === 'dice')
    p.choose(
      'p1',
      [...dice].flatMap((face, at) => (face === '.' ? [] : [at])),
    );
  const [decision] = p.match.decisions;
  return decision?.kind === 'manoeuvre' ? decision.options : [];
};
const trick = (at: number): ManoeuvreChoice => ({ manoeuvre: `trick-${at}` });

scenario(
  'one manoeuvre is bought, after damage, and the other symbols are lost',
  ['JHX-MAN-001', 'JHX-MAN-002', 'JHX-MAN-003'],
  play => {
    const laid = laidOut(corridor, { active: 'A', ...trained({ effects: poisoning }, {}) });
    const p = play(attacking(laid), { ...laid.setup, dice: faces('bb') });
    p.choose('p1', [0, 1]).waitsFor({ by: 'p1', kind: 'manoeuvre' });
    expect(modelOf(p.state, 'b').damage).toBe(3);
    p.skip().choose('p1', trick(0)).waitsFor();
    const types = p.match.records.flatMap(one => (one.kind === 'event' ? [one.event] : []));
    expect(types.slice(-3)).toMatchObject([
      { type: 'ManoeuvreBought', attacker: 'A', manoeuvre: trick(0), symbols: 1 },
      { type: 'EffectBegan', effect: { target: 'b', source: 'A', key: 'condition:poison' } },
      { type: 'AttackEnded' },
    ]);
  },
);

scenario('no manoeuvre has to be bought', 'JHX-MAN-001', play => {
  const laid = laidOut(corridor, { active: 'A', ...trained({ effects: poisoning }) });
  const p = play(attacking(laid), { ...laid.setup, dice: faces('bb') });
  p.choose('p1', [0, 1]).choose('p1', 'none').waitsFor();
  expect(p.state.effects).toEqual([]);
});

scenario('a manoeuvre that costs more symbols than were chosen is not for sale', ['JHX-MAN-003'], play => {
  const laid = laidOut(corridor, { active: 'A', ...trained({ symbols: 1 }, { symbols: 2 }, { symbols: 3 }) });
  expect(offered(play, laid, 'mm', free)).toEqual([trick(0), trick(1), 'none']);
  expect(offered(play, laid, 'm.', free)).toEqual([trick(0), 'none']);
  expect(offered(play, laid, 'h.', free)).toEqual([]);
});

scenario('a card’s manoeuvres are for its own model only', 'JHX-MAN-004', play => {
  const laid = laidOut(corridor, { active: 'A', ...trained({}), models: { b: { card: 'trained' } } });
  expect(offered(play, laid, 'mm', free)).toEqual([]);
});

scenario('a manoeuvre for one type of attack is not for sale in another', 'JHX-MAN-003', play => {
  const laid = laidOut(column('A', '.', '.', 'b'), { active: 'A', ...trained({ attack: 'MEL' }, { attack: 'RNG' }) });
  expect(offered(play, laid, 'mm', { ...free, weapon: 'bow' })).toEqual([trick(1), 'none']);
});

scenario(
  'some manoeuvres need 1 damage to the target, some need one Hit, and others need neither',
  ['JHX-MAN-006', 'JHX-MAN-007'],
  play => {
    const tricks = trained({ needs: 'damage' }, { needs: 'hit' }, {});
    const laid = laidOut(corridor, { active: 'A', ...tricks });
    expect(offered(play, laid, 'hm', free)).toEqual([trick(0), trick(1), trick(2), 'none']);
    expect(offered(play, laid, 'mm', free)).toEqual([trick(2), 'none']);
    const hard = laidOut(corridor, {
      active: 'A',
      models: { ...tricks.models, b: { card: 'hard' } },
      cards: { heroes: { ...tricks.cards?.heroes, hard: card({ RES: 2 }) } },
    });
    expect(offered(play, hard, 'hm', free)).toEqual([trick(1), trick(2), 'none']);
  },
);

scenario('a Push needs no Hit', ['JHX-MAN-007', 'JHX-MAN-009'], play => {
  const laid = laidOut(corridor, { active: 'A' });
  expect(offered(play, laid, 'm.')).toEqual([
    { push: { target: { hexes: 1, direction: expect.any(Number) } } },
    { push: { attacker: { hexes: 1, direction: expect.any(Number) } } },
    'none',
  ]);
});

scenario(
  'a target counts as damaged by what its temporary health took, and even if it is whole again',
  ['JHX-DAMAGE-007', 'JHX-DAMAGE-008', 'JHX-MAN-006'],
  play => {
    const soaked = laidOut(corridor, {
      active: 'A',
      effects: [withTemporaryHealth('b', 5)],
      ...trained({ needs: 'damage' }),
    });
    expect(offered(play, soaked, 'hm', free)).toEqual([trick(0), 'none']);
    const healing = compelled('damage-taken', turn => {
      heal(turn, 'b', 9, 'JHX-DAMAGE-007');
      expect(modelOf(turn.state, 'b').damage).toBe(0);
    });
    const healed = laidOut(corridor, { active: 'A', abilities: [healing], ...trained({ needs: 'damage' }) });
    expect(offered(play, healed, 'hm', free)).toEqual([trick(0), 'none']);
  },
);

scenario('a manoeuvre’s token replaces the one it left before', 'JHX-MAN-008', play => {
  const laid = laidOut(corridor, {
    active: 'A',
    effects: [suffering('b', 'poison', 'C')],
    ...trained({ effects: poisoning }),
  });
  const p = play(attacking(laid, free), { ...laid.setup, dice: faces('hm.') });
  p.choose('p1', [0, 1]).choose('p1', trick(0));
  expect(p.state.effects.map(({ key, source }) => [key, source])).toEqual([['condition:poison', 'A']]);
});

scenario('a card’s manoeuvre that pushes the Steadfast costs one more', 'JHX-ABILITY-078', play => {
  const tricks = trained(
    { effects: [{ op: 'push', hexes: 1, direction: 'away' }] },
    { effects: [{ op: 'push', hexes: 1, direction: 'any', to: 'self' }] },
    { effects: [{ op: 'roll', needs: 4, effects: [{ op: 'push', hexes: 1, direction: 'away' }] }] },
    {
      effects: [
        { op: 'choose', options: [{ effects: poisoning }, { effects: [{ op: 'push', hexes: 1, direction: 'away' }] }] },
      ],
    },
  );
  const against = (common: Hero['common']) =>
    laidOut(corridor, {
      active: 'A',
      models: { ...tricks.models, b: { card: 'rock' } },
      cards: { heroes: { ...tricks.cards?.heroes, rock: { ...plainHero, common } } },
    });
  expect(offered(play, against([{ id: 'steadfast' }]), 'm.', free)).toEqual([trick(1), 'none']);
  const all = [0, 1, 2, 3].map(trick);
  expect(offered(play, against([{ id: 'steadfast' }]), 'mm', free)).toEqual([...all, 'none']);
  expect(offered(play, against([]), 'm.', free)).toEqual([...all, 'none']);
});

scenario('a Push moves the models, the target first', ['JHX-MAN-010', 'JHX-MAN-012', 'JHX-MAN-003'], play => {
  const laid = laidOut(corridor, { active: 'A' });
  const down = { hexes: 1, direction: directionOf(laid, 'A', 'b') };
  const follow = { push: { target: down, attacker: down } };
  const p = play(attacking(laid), { ...laid.setup, dice: faces('mm') });
  const [a, b] = [laid.cell('A'), laid.cell('b')];
  p.skip()
    .choose('p1', follow)
    .events(
      { type: 'ManoeuvreBought', attacker: 'A', manoeuvre: follow, symbols: 2 },
      { type: 'ModelMoved', model: 'b', from: b, to: laid.cell('2'), how: 'push' },
      { type: 'ModelMoved', model: 'A', from: a, to: b, how: 'push' },
      { type: 'AttackEnded', attacker: 'A', target: 'b' },
    );
});

scenario('a Push may move the attacker first, to make room', ['JHX-MAN-010', 'JHX-ORDER-004'], play => {
  const laid = laidOut(corridor, { active: 'A' });
  const p = play(attacking(laid), { ...laid.setup, dice: faces('mm') });
  const up = { hexes: 1, direction: directionOf(laid, 'b', 'A') };
  p.choose('p1', { push: { attacker: up, target: up, attackerFirst: true } });
  expect([onBoard(p.state, 'A')?.at, onBoard(p.state, 'b')?.at]).toEqual([laid.cell('1'), laid.cell('A')]);
});

/** The Push of both `A` and `b`, down one hex each, in one of the two orders. */
const downTogether = (laid: Laid, order: { readonly attackerFirst?: true }): ManoeuvreChoice => {
  const down = { hexes: 1, direction: directionOf(laid, '1', '2') };
  return { push: { target: down, attacker: down, ...order } };
};
/** Side by side, so that neither is in the way of the other: `A` over clear ground, `b` over treacherous. */
const sideBySide = `
     A
  1     b
     .
  2     !
     .
`;

scenario(
  'where something acts on a path of the Push the attacker’s player says which model goes first',
  ['JHX-MAN-010', 'JHX-ORDER-004', 'JHX-TERRAIN-019'],
  play => {
    const laid = laidOut(sideBySide, { active: 'A', models: { b: { damage: 11 } } });
    for (const order of [{}, { attackerFirst: true }] as const) {
      const p = play(attacking(laid), { ...laid.setup, dice: faces('mm') });
      p.choose('p1', downTogether(laid, order));
      const types = p.match.records.flatMap(one => (one.kind === 'event' ? [one.event] : []));
      const told = types.flatMap(event =>
        event.type === 'ModelMoved' || event.type === 'ModelDied' ? [`${event.type} ${event.model}`] : [],
      );
      const dies = ['ModelMoved b', 'ModelDied b'];
      expect(told).toEqual(order.attackerFirst ? ['ModelMoved A', ...dies] : [...dies, 'ModelMoved A']);
    }
  },
);

scenario(
  'each order of a Push is for sale only where its result can differ',
  ['JHX-MAN-010', 'JHX-ORDER-004'],
  play => {
    const sold = (drawing: string, lay: LaidOut = {}): boolean => {
      const laid = laidOut(drawing, { active: 'A', ...lay });
      const options = offered(play, laid, 'mm') ?? [];
      expect(options).toContainEqual(downTogether(laid, {}));
      return options.some(option => sameJson(option, downTogether(laid, { attackerFirst: true })));
    };
    const clear = sideBySide.replace('!', '.');
    expect(sold(sideBySide)).toBe(true);
    expect(sold(clear)).toBe(false);
    // Nothing harms a Monster there.
    expect(sold(sideBySide, { models: { b: { kind: 'monster' } } })).toBe(false);
    const wary: Hero = {
      ...plainHero,
      abilities: [
        {
          id: 'wary',
          name: 'Wary',
          kind: 'innate',
          when: { window: 'entering-hex', of: 'enemy', within: 1 },
          effects: [{ op: 'fate', amount: 1, of: 'own' }],
        },
      ],
    };
    expect(sold(clear, { models: { b: { card: 'wary' } }, cards: { heroes: { wary } } })).toBe(true);
    expect(sold(clear, { abilities: [compelled('entering-hex', () => {})] })).toBe(true);
  },
);

scenario('a Push is not slowed by terrain', 'JHX-MAN-015', play => {
  const laid = laidOut(column('A', ':b', ':', ':', '2'), { active: 'A' });
  const p = play(attacking(laid, { dice: 1 }), { ...laid.setup, dice: faces('mmm') });
  p.choose('p1', { push: { target: { hexes: 3, direction: directionOf(laid, 'A', 'b') } } });
  expect(onBoard(p.state, 'b')?.at).toBe(laid.cell('2'));
});

scenario('a Push out of reach provokes no Parting Blow', ['JHX-MAN-022'], play => {
  const laid = laidOut(corridor, { active: 'A' });
  const p = play(attacking(laid), { ...laid.setup, dice: faces('m.') });
  p.choose('p1', { push: { attacker: { hexes: 1, direction: directionOf(laid, 'A', '1') } } });
  p.waitsFor();
  expect(onBoard(p.state, 'A')?.at).toBe(laid.cell('1'));
});

scenario('a Monster strikes a model that a Push brings into its reach', ['JHX-MAN-022', 'JHX-MONSTER-046'], play => {
  const drawing = column('A', 'b', '.', 'm');
  const laid = laidOut(drawing, { active: 'A', models: { m: { kind: 'monster' } } });
  const down = { hexes: 1, direction: directionOf(laid, 'A', 'b') };
  const push = (dice: string) =>
    play(laid.game, { ...laid.setup, dice: faces(dice) }).choose('p1', {
      do: 'attack',
      model: 'A',
      weapon: 'blade',
      target: 'b',
    });
  const pushed = push('m.h.').choose('p1', { push: { target: down } });
  expect(modelOf(pushed.state, 'b').damage).toBe(1);
  const stays = push('m.').choose('p1', 'none').waitsFor({ by: 'p1', kind: 'action' });
  expect(modelOf(stays.state, 'b').damage).toBe(0);
});

scenario('no Monster strikes a model that a Push takes into its reach and out again', 'JHX-MONSTER-046', play => {
  const drawing = `
   .
      A
   .
      b
   .
      1
   m
      2
   .
      3
`;
  const laid = laidOut(drawing, { active: 'A', monsters: { m: {} }, heroes: { A: card({ MEL: 6 }) } });
  const struck = (hexes: number): boolean => {
    const p = play(laid.game, { ...laid.setup, dice: faces(hexes < 3 ? 'mmm..' : 'mmm') });
    p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' });
    p.choose('p1', { push: { target: { hexes, direction: directionOf(laid, 'A', 'b') } } });
    return attacks(p).length > 1;
  };
  expect([1, 2, 3].map(struck)).toEqual([true, true, false]);
});

scenario('attacks for 0 AP buy what is on the card, but no Push', ['JHX-MAN-016', 'JHX-MAN-017'], play => {
  const laid = laidOut(corridor, { active: 'A', ...trained({}) });
  expect(offered(play, laid, 'mm', { ap: 0, kind: 'ability' })).toEqual([trick(0), 'none']);
  expect(offered(play, laid, 'm', { ap: 0, kind: 'dual-wield' })).toEqual([trick(0), 'none']);
  expect(offered(play, laid, 'mm')?.length).toBeGreaterThan(2);
});

scenario('a Parting Blow buys nothing', 'JHX-MAN-021', play => {
  const laid = laidOut(corridor, { active: 'b', ...trained({}) });
  expect(offered(play, laid, 'mm.', { ap: 0, kind: 'parting-blow' })).toEqual([]);
});

scenario('after the death of the target only manoeuvres that need no target are for sale', 'JHX-DEATH-009', play => {
  const tricks = trained(
    { effects: poisoning },
    { effects: [{ op: 'heal', amount: 2, to: 'self' }] },
    { effects: [...poisoning, { op: 'fate', amount: 1, of: 'own' }] },
  );
  const laid = laidOut(column('1', 'A', 'b'), {
    active: 'A',
    ...tricks,
    models: { ...tricks.models, b: { damage: 11 } },
  });
  const push = { push: { attacker: { hexes: 1, direction: directionOf(laid, 'A', '1') } } };
  const into = { push: { attacker: { hexes: 1, direction: directionOf(laid, 'A', 'b') } } };
  const options = offered(play, laid, 'hm') ?? [];
  expect(options).toHaveLength(5);
  for (const one of [trick(1), trick(2), push, into, 'none']) expect(options).toContainEqual(one);
});

scenario('a manoeuvre needs a target if an effect of it names one', 'JHX-DEATH-009', play => {
  const pin: Effect = { op: 'condition', condition: 'pin' };
  const mend: Effect = { op: 'heal', amount: 2, to: 'self' };
  const either = (...ways: readonly Effect[]): Effect => ({
    op: 'choose',
    options: ways.map(effect => ({ effects: [effect] })),
  });
  const left = (effect: Effect): boolean => {
    const tricks = trained({ effects: [effect] });
    const laid = laidOut(column('A', 'b', 'c'), {
      active: 'A',
      ...tricks,
      models: { ...tricks.models, b: { damage: 11 } },
    });
    return (offered(play, laid, 'hm', free) ?? []).includes('none');
  };
  const withoutTarget: readonly Effect[] = [
    mend,
    either(pin, mend),
    { op: 'roll', needs: 4, effects: [mend] },
    { op: 'token', token: 'snare', within: 2 },
    { op: 'token', token: 'fury', to: 'self' },
    { op: 'attack' },
    { op: 'summon', model: 'imp' },
    { op: 'place', within: 1, of: 'self', to: 'self' },
  ];
  expect(withoutTarget.filter(effect => !left(effect))).toEqual([]);
  const atTarget: readonly Effect[] = [
    pin,
    either(pin, ...poisoning),
    { op: 'roll', needs: 4, effects: [pin] },
    { op: 'token', token: 'fury' },
    { op: 'attack', at: 'target' },
    { op: 'place', within: 1, of: 'target', to: 'self' },
    { op: 'place', within: 1, of: 'self' },
  ];
  expect(atTarget.filter(left)).toEqual([]);
});

scenario(
  'an attacker that is pushed away goes away from where the dead one stood',
  ['JHX-DEATH-009', 'JHX-MAN-012'],
  play => {
    const laid = laidOut(column('1', 'A', 'b'), {
      active: 'A',
      models: { b: { damage: 11 } },
      options: { pushDirection: 'away' },
    });
    expect(offered(play, laid, 'hm')).toEqual([
      { push: { attacker: { hexes: 1, direction: directionOf(laid, 'A', '1') } } },
      'none',
    ]);
  },
);

scenario('a Monster takes the manoeuvre of its card, unasked', ['JHX-MONSTER-048', 'JHX-MONSTER-055'], play => {
  const spitting: Manoeuvre = { id: 'spit', name: 'Spit', kind: 'manoeuvre', symbols: 1, effects: poisoning };
  const laid = laidOut(corridor, {
    models: { A: { kind: 'monster', card: 'toad' } },
    cards: { monsters: { toad: { ...plainMonster, abilities: [spitting] } } },
  });
  const p = play(attacking(laid, { weapon: 'teeth', kind: 'monster', ap: 0 }), { ...laid.setup, dice: faces('hm') });
  expect(p.state.effects.map(({ key, target }) => [key, target])).toEqual([['condition:poison', 'b']]);
});

scenario(
  'a Monster that can pay for several manoeuvres takes the first of its card, or by `monsterManoeuvre` the one of the most symbols',
  'JHX-MONSTER-048',
  play => {
    const spit = (symbols: number): Manoeuvre => ({
      id: `spit-${symbols}`,
      name: `Spit ${symbols}`,
      kind: 'manoeuvre',
      symbols,
      effects: [],
    });
    const bought = (lay: Pick<LaidOut, 'options'>): unknown => {
      const laid = laidOut(corridor, {
        ...lay,
        models: { A: { kind: 'monster', card: 'toad' } },
        cards: { monsters: { toad: { ...plainMonster, abilities: [spit(1), spit(2), spit(3)] } } },
      });
      const p = play(attacking(laid, { weapon: 'teeth', kind: 'monster', ap: 0 }), {
        ...laid.setup,
        dice: faces('mm'),
      });
      return happened(p, 'ManoeuvreBought').map(({ manoeuvre, symbols }) => [manoeuvre, symbols]);
    };
    expect(bought({})).toEqual([[{ manoeuvre: 'spit-1' }, 1]]);
    expect(bought({ options: { monsterManoeuvre: 'costliest' } })).toEqual([[{ manoeuvre: 'spit-2' }, 2]]);
  },
);

scenario('manoeuvres do an Effigy no damage', 'JHX-EFFIGY-011', play => {
  const tricks = trained({ effects: [{ op: 'damage', amount: 3, true: true }] });
  const laid = laidOut(
    `
        %
     %     %
        A
     .     b
        .
     @     @
        @
  `,
    { active: 'A', ...tricks },
  );
  const p = play(attacking(laid, { ...free, target: 'effigy:p2' }), { ...laid.setup, dice: faces('m') });
  p.choose('p1', trick(0)).waitsFor();
  expect(p.state.warbands[1].effigy.damage).toBe(0);
});

scenario('abilities that are no attacks buy no manoeuvres', 'JHX-MAN-005', play => {
  const laid = laidOut(corridor, {
    active: 'A',
    models: { A: { card: 'caster' } },
    cards: {
      heroes: {
        caster: {
          ...plainHero,
          abilities: [
            { id: 'trick-0', name: 'Trick', kind: 'manoeuvre', symbols: 0, effects: [] },
            {
              id: 'zap',
              name: 'Zap',
              kind: 'active',
              cost: { ap: 1 },
              target: { side: 'enemy' },
              effects: [{ op: 'damage', amount: 2 }],
            },
          ],
        },
      },
    },
  });
  const p = play(laid.game, laid.setup);
  p.choose('p1', { do: 'ability', model: 'A', ability: 'zap', target: 'b' }).waitsFor({ by: 'p1', kind: 'action' });
  expect(modelOf(p.state, 'b').damage).toBe(2);
});
