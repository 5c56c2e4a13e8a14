import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { having, innate } from '../../abilities/cards/window-words.js';
import { suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  armed,
  attacks,
  column,
  conditionsOf,
  faces,
  happened,
  hunting,
  type LaidOut,
  laidOut,
  moving,
  plainHero,
  suffering,
  weapon,
  withTemporaryHealth,
} from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import { hunters } from './hunter.js';

const scenario = scenarios<RuleId>(test);

/** A Monster that goes one hex. */
const slug = { cards: { monsters: { slug: moving(1) } } };

scenario('a Monster Advances its MOV towards the nearest enemy', ['JHX-MONSTER-005', 'JHX-MONSTER-018'], play => {
  const laid = hunting('A\n\n.\n\n1\n\n.\n\n.\n\nm');
  const p = play(laid.game, laid.setup).waitsFor();
  // The Monster has gone three hexes, and A is still two away.
  expect(modelOf(p.state, 'm').at).toBe(laid.cell('1'));
  expect(happened(p, 'ModelMoved').map(({ how }) => how)).toEqual(['hunt', 'hunt', 'hunt']);
  expect(attacks(p)).toEqual([]);
});

scenario('the Monster attacks at the end of its movement', ['JHX-MONSTER-018', 'JHX-MONSTER-023'], play => {
  const laid = hunting('A\n\n1\n\n.\n\n.\n\nm');
  const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
  expect(modelOf(p.state, 'm').at).toBe(laid.cell('1'));
  expect(attacks(p)).toEqual(['m at A with teeth']);
  expect(modelOf(p.state, 'A').damage).toBe(1);
});

scenario(
  'Heroes and Summoned models of both players are its enemies; Monsters and Souls are not, however near',
  ['JHX-MONSTER-001', 'JHX-MONSTER-002'],
  play => {
    for (const enemy of ['A', 'b']) {
      for (const kind of ['hero', 'summoned'] as const) {
        for (const [neutral, models] of [
          ['n', { n: { kind: 'monster' }, [enemy]: { kind } }],
          ['*', { [enemy]: { kind } }],
        ] as const) {
          const drawing = `${enemy}\n\n.\n\n.\n\n1\n\nm\n\n.\n\n${neutral}`;
          const laid = hunting(drawing, { ...slug, models }, { card: 'slug' });
          const p = play(laid.game, laid.setup);
          expect(modelOf(p.state, 'm').at).toBe(laid.cell('1'));
        }
      }
    }
  },
);

scenario(
  'a Monster goes for the equally near enemy with the most health now, temporary health included, then at random',
  'JHX-MONSTER-020',
  play => {
    const goesTo = (lay: LaidOut, dice: readonly number[] = []): string => {
      const laid = hunting('A\n\n.\n\n1\n\nm\n\n2\n\n.\n\nb', { ...slug, ...lay }, { card: 'slug' });
      const { at } = modelOf(play(laid.game, { ...laid.setup, dice }).state, 'm');
      return at === laid.cell('1') ? 'A' : at === laid.cell('2') ? 'b' : 'nobody';
    };
    expect(goesTo({ models: { b: { damage: 1 } } })).toBe('A');
    expect(goesTo({ models: { A: { damage: 1 } } })).toBe('b');
    expect(goesTo({ models: { b: { damage: 1 } }, effects: [withTemporaryHealth('b', 2)] })).toBe('b');
    expect([goesTo({}, [1]), goesTo({}, [2])]).toEqual(['A', 'b']);
  },
);

scenario('health does not draw a Monster past a nearer enemy', ['JHX-MONSTER-018', 'JHX-MONSTER-020'], play => {
  const laid = hunting(
    'A\n\n.\n\n.\n\n.\n\nm\n\n1\n\n.\n\nb',
    { ...slug, models: { b: { damage: 11 } } },
    { card: 'slug' },
  );
  expect(modelOf(play(laid.game, laid.setup).state, 'm').at).toBe(laid.cell('1'));
});

scenario(
  'among several shortest paths the opponent of the prey’s owner chooses, hex by hex',
  'JHX-MONSTER-021',
  play => {
    const drawing = (prey: string): string => `
          ${prey}
       1
          2
       3
          4
       m
    `;
    const laid = hunting(drawing('A'));
    const [one, two, three, four] = ['1', '2', '3', '4'].map(laid.cell);
    const p = play(laid.game, { ...laid.setup, dice: faces('..') });
    p.waitsFor({ by: 'p2', kind: 'cell' }).options('p2', [three ?? -1, four ?? -1]);
    expect(p.match.decisions[0]?.about).toEqual({ hunts: 'm', prey: 'A' });
    p.choose('p2', three ?? -1).options('p2', [one ?? -1, two ?? -1]);
    p.choose('p2', one ?? -1);
    expect(happened(p, 'ModelMoved').map(({ to }) => to)).toEqual([three, one]);
    // From 4 there is one way on, and nothing more to ask. If the prey is a Hero of p2, p1 is asked.
    const other = play(laid.game, { ...laid.setup, dice: faces('..') }).choose('p2', four ?? -1);
    expect(happened(other, 'ModelMoved').map(({ to }) => to)).toEqual([four, two]);
    const b = hunting(drawing('b'));
    play(b.game, b.setup).waitsFor({ by: 'p1', kind: 'cell' });
  },
);

scenario('a Monster stops where no step brings it closer, though MOV is left', 'JHX-MONSTER-022', play => {
  const beside = hunting('A\n\nm\n\n.\n\n.');
  const p = play(beside.game, { ...beside.setup, dice: faces('..') });
  expect(happened(p, 'ModelMoved')).toEqual([]);
  // The hex next to the prey is taken: the Monster goes as near as it can.
  const crowd = hunting('A\n\nn\n\n1\n\nm', { models: { n: { kind: 'monster' } } });
  const q = play(crowd.game, crowd.setup);
  expect(modelOf(q.state, 'm').at).toBe(crowd.cell('1'));
  expect(attacks(q)).toEqual([]);
});

scenario('a weapon that reaches farther does not stop a Monster before it is adjacent', 'JHX-MONSTER-022', play => {
  const cards = { monsters: { lancer: armed(weapon('lance', 'MEL', 2)) } };
  const laid = hunting('A\n\n1\n\n.\n\nm', { cards }, { card: 'lancer' });
  const p = play(laid.game, { ...laid.setup, dice: faces('..') });
  expect(modelOf(p.state, 'm').at).toBe(laid.cell('1'));
});

/** A rock between the Monster and A; b stands where the way around it leads past. */
const rock = (b = '.'): string => `
    ${b}     3
       2     A
          #
       1     #
          .     .
       m     .
          .
`;

scenario('a Monster goes around obstacles, even where that leads no nearer for a while', 'JHX-MONSTER-018', play => {
  const laid = hunting(rock());
  const p = play(laid.game, { ...laid.setup, dice: faces('.') });
  expect(happened(p, 'ModelMoved').map(({ to }) => to)).toEqual(['1', '2', '3'].map(laid.cell));
});

scenario('a Monster never ends farther from its prey than it was', ['JHX-MONSTER-018', 'JHX-MOVE-010'], play => {
  // The way out of the pocket leads past two hexes that are three away from A; the Monster is two away.
  const pocket = `
          A
       .     .
    2     #     .
       #     #
    1     m     .
       0     .
  `;
  const goes = (MOV: number): number | null => {
    const laid = hunting(pocket, { cards: { monsters: { slug: moving(MOV) } } }, { card: 'slug' });
    const p = play(laid.game, { ...laid.setup, dice: MOV > 3 ? faces('..') : [] }).choose('p2', laid.cell('0'));
    return modelOf(p.state, 'm').at;
  };
  const { cell } = hunting(pocket);
  expect([1, 2, 3].map(goes)).toEqual([cell('m'), cell('m'), cell('2')]);
});

scenario(
  'a Hero whose reach a Monster leaves may strike it; a Monster knocked down by that hunts no more',
  ['JHX-PARTING-020', 'JHX-MONSTER-026'],
  play => {
    const laid = hunting(rock('b'), { models: { b: { damage: 1 } } });
    const start = (dice: string) => play(laid.game, { ...laid.setup, dice: faces(dice) });
    const blow = { ability: 'parting-blow', source: 'b', with: 'blade' };
    const p = start('mmm').options('p2', [blow, 'pass']);
    p.choose('p2', blow);
    while (p.match.decisions[0]?.kind === 'dice') p.choose('p2', [0, 1, 2]);
    expect(modelOf(p.state, 'm').at).toBe(laid.cell('2'));
    expect(attacks(p)).toEqual(['b at m with blade']);
    expect(attacks(start('.').choose('p2', 'pass'))).toEqual(['m at A with teeth']);
  },
);

scenario(
  'terrain never slows a Monster down, and treacherous ground does it no harm',
  ['JHX-MONSTER-013', 'JHX-MONSTER-014'],
  play => {
    for (const terrain of ['^', ':', '!']) {
      const laid = hunting(`A\n\n.\n\n1\n\n${terrain}\n\n${terrain}\n\nm${terrain}`);
      const p = play(laid.game, laid.setup);
      expect(modelOf(p.state, 'm').at).toBe(laid.cell('1'));
      expect(modelOf(p.state, 'm').damage).toBe(0);
    }
  },
);

scenario('a flying Monster ignores models and all terrain, and ends on a free hex', 'JHX-ABILITY-021', play => {
  const cards = { monsters: { bat: moving(3, { common: [{ id: 'fly' }] }), rat: moving(3) } };
  const drawing = 'A\n\n1\n\n#\n\nb\n\nm\n\n.';
  const lay = { cards, models: { b: { player: null, kind: 'monster' } } } as const;
  const flies = hunting(drawing, lay, { card: 'bat' });
  const p = play(flies.game, { ...flies.setup, dice: faces('..') });
  expect(modelOf(p.state, 'm').at).toBe(flies.cell('1'));
  const walks = hunting(drawing, lay);
  expect(happened(play(walks.game, walks.setup), 'ModelMoved')).toEqual([]);
  // With a MOV of 2 the Monster would land on the rock, so it stays.
  const short = hunting(
    drawing,
    { ...lay, cards: { monsters: { bat: moving(2, { common: [{ id: 'fly' }] }) } } },
    { card: 'bat' },
  );
  expect(happened(play(short.game, short.setup), 'ModelMoved')).toEqual([]);
  // The Monster goes to the free hex nearest to its prey, even behind the prey.
  const behind = hunting('1\n\nA\n\n#\n\nm\n\n.', { cards }, { card: 'bat' });
  const q = play(behind.game, { ...behind.setup, dice: faces('..') });
  expect(modelOf(q.state, 'm').at).toBe(behind.cell('1'));
});

scenario('a MOV that is a die is rolled for the move', 'JHX-MONSTER-018', play => {
  const laid = hunting('A\n\n.\n\n.\n\n2\n\n1\n\nm', { cards: { monsters: { ogre: moving('D3') } } }, { card: 'ogre' });
  // A D3 is a D6 halved.
  const at = (face: number) => modelOf(play(laid.game, { ...laid.setup, dice: [face] }).state, 'm').at;
  expect([at(2), at(3)]).toEqual([laid.cell('1'), laid.cell('2')]);
});

scenario('a Monster that was knocked down stands up without AP, and moves', 'JHX-MONSTER-017', play => {
  const laid = hunting('A\n\n1\n\n.\n\n.\n\nm', { effects: [suffering('m', 'knock-down', 'A')] });
  const p = play(laid.game, { ...laid.setup, dice: faces('..') });
  expect(happened(p, 'EffectsEnded')).toEqual([{ type: 'EffectsEnded', effects: [1], why: 'removed' }]);
  expect(attacks(p)).toEqual(['m at A with teeth']);
});

scenario('a pinned Monster stays, and attacks a model next to it', 'JHX-COND-035', play => {
  const away = hunting('A\n\n.\n\nm', { effects: [suffering('m', 'pin', 'A')] });
  expect(happened(play(away.game, away.setup), 'ModelMoved')).toEqual([]);
  const beside = hunting('A\n\nm', { effects: [suffering('m', 'pin', 'A')] });
  expect(attacks(play(beside.game, { ...beside.setup, dice: faces('..') }))).toEqual(['m at A with teeth']);
});

scenario(
  'a Monster that is frozen on its way goes only as far as the cap on its MOV allows',
  ['JHX-ORDER-010', 'JHX-MONSTER-018'],
  play => {
    const icy = innate({
      when: { window: 'entering-hex', of: 'enemy', within: 5 },
      effects: [{ op: 'condition', condition: 'freeze', to: 'trigger' }],
    });
    const far = (lay: LaidOut): number => {
      const { game, setup, cell } = hunting(column('m', '.', '1', '2', '3', '.', '.', 'A'), lay);
      const p = play(game, setup);
      return ['1', '2'].findIndex(name => modelOf(p.state, 'm').at === cell(name));
    };
    expect([far({}), far(having({ A: [icy] }))]).toEqual([1, 0]);
  },
);

scenario('a Monster whose card takes Hunter from it does not move, but attacks', 'JHX-MONSTER-019', play => {
  const cards = { monsters: { plant: { ...moving(3), hunter: false } } } as const;
  const away = hunting('A\n\n.\n\nm', { cards }, { card: 'plant' });
  expect(happened(play(away.game, away.setup), 'ModelMoved')).toEqual([]);
  const beside = hunting('A\n\nm', { cards }, { card: 'plant' });
  expect(attacks(play(beside.game, { ...beside.setup, dice: faces('..') }))).toEqual(['m at A with teeth']);
});

scenario('conditions on a Monster last until the end of its Hunter activation', 'JHX-MONSTER-056', play => {
  const laid = hunting('A\n\n.\n\n.\n\n.\n\n.\n\nm', {
    effects: [suffering('m', 'poison', 'A'), suffering('m', 'burn', 'A'), suffering('A', 'poison', 'A')],
  });
  const p = play(laid.game, laid.setup);
  const of = (id: string) => [suffers(p.state, id, 'poison'), suffers(p.state, id, 'burn')];
  expect([of('m'), of('A')]).toEqual([
    [false, false],
    [true, false],
  ]);
  // JHX-COND-014
  expect(modelOf(p.state, 'm').damage).toBe(3);
});

scenario(
  'of the conditions that a Monster suffers while it hunts, burn deals its damage at the end of this hunt, and the others stay',
  ['JHX-COND-015', 'JHX-COND-016', 'JHX-COND-002', 'JHX-MONSTER-056'],
  play => {
    const hurt = (condition: 'burn' | 'poison', damage: number) => {
      const thorns: InnateAbility = {
        id: 'thorns',
        name: 'thorns',
        kind: 'innate',
        when: { window: 'damage-taken', of: 'self' },
        effects: [{ op: 'condition', condition, to: 'attacker' }],
      };
      const cards = { heroes: { thorny: { ...plainHero, abilities: [thorns] } } };
      const laid = hunting('A\n\nm\n\nb', { cards, models: { A: { card: 'thorny' }, b: { damage: 5 } } }, { damage });
      return play(laid.game, { ...laid.setup, dice: faces('h.') });
    };
    const left = (p: ReturnType<typeof hurt>) => [conditionsOf(p, 'm'), modelOf(p.state, 'm').damage];
    expect([left(hurt('burn', 0)), left(hurt('poison', 0))]).toEqual([
      [[], 3],
      [['poison'], 0],
    ]);
    // The owner of the burn has the kill, and may collect the bounty of a Monster next to it.
    const p = hurt('burn', 5);
    expect(happened(p, 'ModelDied')).toMatchObject([{ model: 'm', killer: 'A' }]);
    expect(modelOf(p.state, 'A').level).toBe(2);
    p.options('p1', [{ ability: 'monster-bounty', source: 'A' }, 'pass']);
  },
);

test('all Monsters activate from round 2 on, but not in the round in which they came [JHX-MONSTER-015, JHX-MONSTER-016]', () => {
  const who = (round: number) =>
    hunters(
      laidOut('m\n\nn\n\nA', {
        models: { m: { kind: 'monster', enteredIn: 0 }, n: { kind: 'monster', enteredIn: 3 } },
        away: { z: { kind: 'monster' } },
        state: { round },
      }).table,
    );
  expect([who(1), who(2), who(3), who(4)]).toEqual([[], ['m', 'n'], ['m'], ['m', 'n']]);
});

scenario('a Monster whose turn is not due does nothing', ['JHX-MONSTER-016'], play => {
  for (const [round, enteredIn] of [
    [1, 0],
    [3, 3],
  ] as const) {
    const laid = hunting('A\n\nm', { state: { round } }, { enteredIn });
    expect(attacks(play(laid.game, laid.setup))).toEqual([]);
  }
});
