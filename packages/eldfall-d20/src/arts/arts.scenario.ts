import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { happened, plainProfile } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { ArtId } from '../vocabulary/words.js';

const { stats } = plainProfile;
const items = ['sword', 'bow'].map(item => ({ item, quantity: 1 }));

/** `A`, which knows the art up to level V, attacks b with a level of it; b has 5 HP. */
const fight = (
  play: Plays,
  art: { readonly id: ArtId; readonly level: number },
  dice: readonly number[],
  { targets = 'b', item = 'sword', ...more }: Declared & { readonly targets?: string; readonly item?: string } = {},
) => {
  const made = attack(targets, { with: item, art });
  const { game, setup } = resolving('A\nb', {
    pitch: 1.5,
    action: made,
    ...more,
    profiles: {
      A: { arts: [{ id: art.id, level: 5 }], inventory: { space: 9, items } },
      b: { stats: { ...stats, HP: 5 } },
      ...more.profiles,
    },
  });
  return play(game, { ...setup, dice });
};

scenario('Assassination I: the Hits of the Attack have 6 more Power, near and far', 'ELD-ART-001', play => {
  const damage = (level: number, item: string) =>
    told(fight(play, { id: 'assassination', level }, [5, 20], { item }).match).find(one => one.startsWith('damage'));
  expect([damage(1, 'sword'), damage(1, 'bow')]).toEqual([
    'damage to b: 20+2 against 16',
    'damage to b: 20+2 against 16',
  ]);
  // Only the level that was picked counts.
  expect([damage(3, 'sword'), damage(2, 'sword')]).toEqual([
    'damage to b: 20+2 against 10',
    'damage to b: 20+2 against 10',
  ]);
});

scenario('Assassination IV: in the Active role every success is a Critical Hit', 'ELD-ART-004', play => {
  const hits = (level: number, die: number, more: Declared = {}) =>
    told(fight(play, { id: 'assassination', level }, [die, ...(die > 12 ? [] : [20])], more).match).filter(one =>
      one.includes(' hits '),
    );
  expect(hits(4, 12)).toEqual(['A hits b critically']);
  expect([hits(4, 13), hits(3, 12), hits(5, 12)]).toEqual([[], ['A hits b'], ['A hits b']]);
  const reacting = (die: number) =>
    hits(4, die, {
      by: 'b',
      active: 'p2',
      action: { do: 'nothing' },
      reactions: { A: attack('b', { art: { id: 'assassination', level: 4 } }) },
    });
  expect([reacting(10), reacting(1)]).toEqual([['A hits b'], ['A hits b critically']]);
});

scenario(
  'Archery II: a Hit makes the model Slowed until the end of the turn, even without a Wound',
  'ELD-ART-018',
  play => {
    const slowed = (level: number, dice: readonly number[], item = 'bow') =>
      (fight(play, { id: 'archery', level }, dice, { item }).state.models[1]?.states ?? [])
        .filter(({ state }) => state === 'slowed')
        .map(({ until, by }) => `${until} ${by}`);
    expect(slowed(2, [10, 20])).toEqual(['end-phase p1']);
    expect([slowed(2, [11]), slowed(1, [10, 20]), slowed(3, [10, 20])]).toEqual([[], [], []]);
    // The art is for Ranged Attacks.
    expect(slowed(2, [5, 20], 'sword')).toEqual([]);
  },
);

scenario(
  'Assassination V: the model whose Wound was fatal is credited, whatever wounds its victim after it in the same sequence',
  ['ELD-ART-005', 'ELD-HOSTILE-035'],
  play => {
    const assassin = { A: { arts: [{ id: 'assassination', level: 5 }] } } as const;
    const fatal = attack('b', { art: { id: 'assassination', level: 5 } });
    const killers = (lay: Declared, dice: readonly number[]) => {
      const { game, setup } = resolving('', {
        pack: { items: { sword: swordWith() } },
        ...lay,
        profiles: { ...assassin, b: { stats: { ...stats, HP: 5 } }, ...lay.profiles },
      });
      // The victim may turn before it dies.
      const p = play(game, { ...setup, dice }).choose('p2', { x: 0, y: 1 });
      return happened(p, 'DeedNoted').flatMap(({ deed }) =>
        deed.deed === 'dead' ? [[deed.of, deed.by, deed.model]] : [],
      );
    };
    // Two players answer b; the second one wounds it as well.
    const ofThree: Declared = {
      players: ['p1', 'p2', 'p3'],
      active: 'p2',
      by: 'b',
      at: { b: { x: 9000, y: 9000 }, A: { x: 9000, y: 12300 }, C: { x: 12300, y: 9000 } },
      facing: { A: { x: 0, y: -1 }, C: { x: -1, y: 0 } },
      models: { C: { player: 'p3' } },
      reactions: { A: fatal, C: attack('b') },
    };
    expect(killers(ofThree, [5, 5, 3, 3])).toEqual([['b', 'p1', 'A']]);
    // A shot of its own ally at A goes astray and wounds b, which credits nobody with a fall.
    const astray: Declared = {
      at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12200 }, c: { x: 18000, y: 9000 } },
      facing: { c: { x: -1, y: 0 } },
      action: fatal,
      reactions: { c: attack('A', { with: 'bow' }) },
      profiles: { c: { inventory: { space: 9, items } } },
    };
    expect(killers(astray, [5, 17, 3, 3, 10])).toEqual([['b', 'p1', 'A']]);
  },
);
