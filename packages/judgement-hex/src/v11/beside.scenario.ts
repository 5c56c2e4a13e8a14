import { expect, test } from 'vitest';
import { attacking, chosen, table } from '../abilities/common/scenario-words.js';
import { slay } from '../combat/death/death.js';
import { attackRefusal } from '../combat/eligibility/legality.js';
import { controllersOf, shrinesOf } from '../key-models/shrines/control.js';
import { modelOf } from '../match/models.js';
import { numbersOf } from '../match/numbers-of.js';
import { soulHex } from '../monsters-and-souls/pits/pit.js';
import { offered } from '../round/actions/scenario-words.js';
import { as, card, column, doing, faces, happened, type LaidOut, plainHero } from '../testing/index.js';
import { v11Edition } from './edition.js';
import { byTheSheet, laidOut, scenario } from './scenario-words.js';

const near = (v11AdjacentInches: number): LaidOut => ({ options: { v11AdjacentInches } });

test('where the sheet is silent about adjacency models must be within 1 inch, or within the option `v11AdjacentInches` [JV11-BASE-010]', () => {
  const control = (lay: LaidOut = {}): readonly string[] => {
    const { table } = laidOut(column('B', '.', 'A', '$', '.', '.', '.', '.', 'b'), lay);
    const [shrine] = shrinesOf(table);
    return shrine ? controllersOf(table, shrine, 'p1').map(({ id }) => id) : [];
  };
  expect([control(), control(near(1)), control(near(2)), control(near(3))]).toEqual([['A'], ['A'], ['A'], ['A', 'B']]);
});

test('the option `v11AdjacentInches` is the distance of everything that the sheet does not name [JV11-BASE-010]', () => {
  const { table } = laidOut('A     b\n   .');
  const { distances } = numbersOf(v11Edition, { ...table.options, v11AdjacentInches: 1.5 });
  const changed = Object.entries(distances).filter(([, { rule }]) => rule === 'JV11-BASE-010');
  expect(changed.map(([name, { value }]) => [name, value])).toEqual(
    ['ward', 'protectMe', 'explode', 'shrine', 'bounty', 'pointBlank', 'shadowOrb', 'summon']
      .toSorted((a, b) => Object.keys(distances).indexOf(a) - Object.keys(distances).indexOf(b))
      .map(name => [name, 1.5]),
  );
  expect(distances.atEffigy).toEqual({ value: 0, rule: 'JV11-BASE-007' });
});

scenario('a Monster’s bounty is collected within the distance for adjacency', 'JV11-BASE-010', play => {
  const collectors = (lay: LaidOut): number => {
    const laid = laidOut(column('A', '.', 'm', '.', '.', '.', 'b'), { models: { m: { kind: 'monster' } }, ...lay });
    const p = play(
      doing(laid, turn => slay(turn, 'm', 'A')),
      laid.setup,
    );
    return p.match.decisions[0]?.kind === 'window' ? (p.match.decisions[0].options?.length ?? 0) - 1 : 0;
  };
  expect([collectors(near(1)), collectors(near(2))]).toEqual([0, 1]);
});

scenario('an exploding model harms enemies within the distance for adjacency', 'JV11-BASE-010', play => {
  const harmed = (lay: LaidOut): readonly string[] => {
    const bomb = { ...plainHero, common: [{ id: 'explode', amount: 2 }] } as const;
    const laid = laidOut(column('c', '.', 'A', 'b', '.', '.', 'D'), {
      cards: { heroes: { bomb } },
      models: { A: { card: 'bomb' } },
      ...lay,
    });
    const p = play(
      doing(laid, turn => slay(turn, 'A', null)),
      laid.setup,
    );
    return happened(p, 'ModelDamaged')
      .map(({ model }) => model)
      .sort();
  };
  expect([harmed(near(1)), harmed(near(2))]).toEqual([['b'], ['b', 'c']]);
});

scenario('a Soul whose pit is blocked spawns within 1 inch of the pit', 'JV11-COMM-015', play => {
  const laid = laidOut(column('.', '1', 'A', '2', '.', '.', 'b'));
  const seen: (number | undefined)[] = [];
  const game = doing(laid, function* (turn) {
    seen.push(yield* soulHex(turn, 'soul-9', modelOf(turn.state, 'A').at ?? -1));
  });
  const p = play(game, laid.setup).options(
    'p1',
    ['1', '2'].map(laid.cell).toSorted((a, b) => a - b),
  );
  p.choose('p1', laid.cell('2'));
  expect(seen.at(-1)).toBe(laid.cell('2'));
});

const hit = faces('h.');
const struck = (drawing: string, abilities: Parameters<typeof table>[1], lay: LaidOut = {}) => {
  const laid = table(drawing, abilities, byTheSheet(lay));
  return { ...laid, game: attacking(laid, {}), setup: { ...laid.setup, dice: [...hit] } };
};

scenario(
  'a guardian helps its Ward, and a friend takes an attack, within the distance for adjacency',
  'JV11-BASE-010',
  play => {
    const ward = column('A', 'b', '.', 'c');
    const asked = (abilities: Parameters<typeof table>[1], lay: LaidOut): string | undefined => {
      const laid = struck(ward, abilities, { ...lay, models: { c: { ward: 'b' } } });
      return chosen(play(laid.game, laid.setup)).match.decisions[0]?.kind;
    };
    const guarded = { c: [{ id: 'ward' }] } as const;
    const protectedByFriends = { b: [{ id: 'protect-me' }] } as const;
    expect([asked(guarded, near(1)), asked(guarded, near(2))]).toEqual([undefined, 'window']);
    expect([asked(protectedByFriends, near(1)), asked(protectedByFriends, near(2))]).toEqual([undefined, 'window']);
  },
);

test('a model with Point Blank shoots past its enemy at a target within the distance for adjacency [JV11-BASE-010]', () => {
  const why = (lay: LaidOut): string | undefined => {
    const { table } = laidOut(column('c', 'A', '.', 'b'), {
      active: 'A',
      ...as(card({}, { common: [{ id: 'point-blank' }] })),
      ...lay,
    });
    return attackRefusal(table, { attacker: 'A', target: 'b', weapon: 'bow', kind: 'action' })?.code;
  };
  expect([why(near(1)), why(near(2))]).toEqual(['engaged', undefined]);
});

scenario('a Master summons, and a Shadow Orb is removed, within the distance for adjacency', 'JV11-BASE-010', play => {
  const effects = [{ op: 'summon', model: 'imp' }] as const;
  const call = { kind: 'active', id: 'call', name: 'Call', cost: { ap: 1 }, effects } as const;
  const places = (lay: LaidOut): number => {
    const laid = laidOut(column('.', '.', 'A', '.', '.', '.', 'b'), {
      active: 'A',
      ...as(card({}, { common: [{ id: 'summoner', summons: ['imp'] }], abilities: [call] })),
      ...lay,
    });
    const p = play(laid.game, laid.setup).choose('p1', { do: 'ability', model: 'A', ability: 'call' });
    return p.match.decisions[0]?.options?.length ?? 0;
  };
  expect([places(near(1)), places(near(2))]).toEqual([2, 4]);
  const orb = (lay: LaidOut): number => {
    const line = column('A', '.', '1', '.', '.', 'b');
    const at = laidOut(line).cell('1');
    const icons = [{ id: 'icon-1', token: 'shadow-orb', at, owner: 'b', player: 'p2' }];
    const laid = laidOut(line, { active: 'A', ...lay, state: { icons } });
    return offered(play(laid.game, laid.setup), 'remove-orb').length;
  };
  expect([orb(near(1)), orb(near(2))]).toEqual([0, 1]);
});
