import { createMatch } from '@rulewright/core';
import { refusalOf, scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../board/on-hexes.js';
import { battleMaps, skirmishMaps } from '../../content/maps/index.js';
import { createGame } from '../../game.js';
import { boardOf } from '../../ground/hexes/board/board.js';
import { gridOfMode } from '../../ground/hexes/board/grid.js';
import { hasStealth } from '../../ground/hexes/sight/stealth.js';
import { baseHealth } from '../../hero-cards/reading/health.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  armed,
  attacks,
  doing,
  eventsOf,
  faces,
  happened,
  type LaidOut,
  laidOut,
  moving,
  packWith,
  plainHero,
  weapon,
} from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import type { JhxState, Model } from '../../vocabulary/index.js';
import type { MonsterPit } from '../../vocabulary/map.js';
import type { Table } from '../../vocabulary/table.js';
import { spawnMonsters } from './spawning.js';

const scenario = scenarios<RuleId>(test);

/** A pit's own Monster, or the tiers from which its Monsters are drawn. */
type Brood = { readonly monster: string } | { readonly tiers: readonly number[] };

/** Step 4 of round 3: every pit of the drawing has a token, unless `tokens` says otherwise. */
const spawning = (drawing: string, lay: LaidOut = {}, brood: Brood = { monster: 'rat' }, tokens = [true, true]) => {
  const plain = laidOut(drawing, lay);
  const monsterPits = (plain.table.maps[0]?.monsterPits ?? []).map(({ at }): MonsterPit => ({ at, ...brood }));
  const laid = laidOut(drawing, {
    ...lay,
    map: { monsterPits },
    state: {
      round: 3,
      pits: plain.setup.position.pits.map((pit, at) => ({ ...pit, token: tokens[at] ?? false })),
      stage: { name: 'communion', step: 4, queue: ['monsters'] },
      ...lay.state,
    },
  });
  return { ...laid, game: doing(laid, spawnMonsters) };
};
const born = ({ models }: JhxState): readonly Model[] =>
  models.filter(({ kind, pit }) => kind === 'monster' && pit !== null);

scenario('a pit with a token spawns a Monster with full health, and the token goes', 'JHX-MONSTER-031', play => {
  const laid = spawning('A\n\n.\n\n?1');
  const p = play(laid.game, laid.setup);
  const [monster] = born(p.state);
  expect(monster).toMatchObject({
    id: 'monster-100',
    card: 'rat',
    player: null,
    at: laid.cell('1'),
    pit: 0,
    enteredIn: 3,
  });
  expect(monster && baseHealth({ ...laid.table, state: p.state }, monster)).toBe(8);
  expect(p.state.pits.map(({ token }) => token)).toEqual([false]);
});

scenario('a pit whose Monster is gone gets a token instead, one whose Monster lives none', 'JHX-MONSTER-030', play => {
  const gone = spawning('A\n\n.\n\n?', {}, { monster: 'rat' }, [false]);
  const p = play(gone.game, gone.setup);
  p.events({ type: 'RespawnTokenChanged', pit: 0, token: true });
  const alive = spawning('m\n\n.\n\n?', { models: { m: { kind: 'monster', pit: 0 } } }, { monster: 'rat' }, [false]);
  play(alive.game, alive.setup).events();
  // The Monster of another pit does not count.
  const other = spawning('m\n\n.\n\n?', { models: { m: { kind: 'monster', pit: 1 } } }, { monster: 'rat' }, [false]);
  expect(play(other.game, other.setup).state.pits.map(({ token }) => token)).toEqual([true]);
});

scenario('the pits with tokens spawn first, then the others get tokens', 'JHX-MONSTER-030', play => {
  const laid = spawning('?\n\n.\n\nA\n\n.\n\n?', {}, { monster: 'rat' }, [false, true]);
  const p = play(laid.game, laid.setup);
  expect(happened(p, 'RespawnTokenChanged').map(({ pit, token }) => [pit, token])).toEqual([
    [1, false],
    [0, true],
  ]);
});

scenario(
  'a Monster killed in an Activation Phase is back in the second Communion Phase after, one killed in steps 1 to 3 in the next',
  ['JHX-MONSTER-031', 'JHX-MONSTER-032', 'JHX-MAP-010'],
  play => {
    // The Monster was killed in the Activation Phase of round 2 or in step 2 of round 3: in both cases step 4 of round
    // 3 lays the token.
    const laid = spawning('A\n\n.\n\n?', {}, { monster: 'rat' }, [false]);
    const third = play(laid.game, laid.setup).state;
    expect([born(third).length, third.pits[0]?.token]).toEqual([0, true]);
    const fourth = play(laid.game, { ...laid.setup, position: { ...third, round: 4 } }).state;
    expect([born(fourth).length, fourth.pits[0]?.token]).toEqual([1, false]);
  },
);

scenario(
  'a random pit draws anew each time, of all Monsters of its tiers',
  ['JHX-MONSTER-033', 'JHX-SETUP-015'],
  play => {
    const cardOf = (face: number): string | undefined => {
      const laid = spawning('A\n\n.\n\n?', {}, { tiers: [1, 4] });
      return born(play(laid.game, { ...laid.setup, dice: [face] }).state)[0]?.card;
    };
    expect([1, 2, 3, 4].map(cardOf)).toEqual(['glass-wisp', 'mire-crab', 'pit-colossus', 'rat']);
  },
);

scenario('a Monster that began without a pit does not come back', 'JHX-MONSTER-035', play => {
  const laid = spawning('A\n\n.\n\n.', { models: {} });
  play(laid.game, laid.setup).events();
});

describe('on an occupied pit', () => {
  const around = `
         .
      2     3
         ?1A
      4     5
         b
  `;

  scenario(
    'the owner of the model on the pit says where next to the pit the Monster comes, and that model is attacked',
    ['JHX-MONSTER-036', 'JHX-MONSTER-038'],
    play => {
      const laid = spawning(around, { models: { A: { damage: 11 } } });
      const p = play(laid.game, { ...laid.setup, dice: faces('..') });
      const free = ['2', '3', '4', '5'].map(laid.cell);
      p.waitsFor({ by: 'p1', kind: 'cell' });
      const [, second = -1, third = -1] = free;
      expect([...(p.match.decisions[0]?.options ?? [])]).toEqual(expect.arrayContaining(free));
      // The Monster stands next to b as well, which has more health, but attacks A, which is on the pit.
      p.choose('p1', third);
      expect(attacks(p)).toEqual(['monster-100 at A with teeth']);
      expect([born(p.state)[0]?.at, second]).toEqual([third, laid.cell('3')]);
    },
  );

  scenario(
    'a Monster without a melee weapon attacks the model on its pit with another, if that model does not engage it',
    'JHX-MONSTER-036',
    play => {
      const struck = (lay: LaidOut, dice: string): readonly string[] => {
        const laid = spawning(
          around,
          { cards: { monsters: { spitter: armed(weapon('spit', 'MAG', 3)) } }, ...lay },
          { monster: 'spitter' },
        );
        const p = play(laid.game, { ...laid.setup, dice: faces(dice) });
        // b, which stands next to the Monster here, would be as good a target.
        return attacks(p.choose('p1', laid.cell('5')));
      };
      expect(struck({ conditions: { A: ['knock-down'], b: ['knock-down'] } }, '....')).toEqual([
        'monster-100 at A with spit',
      ]);
      expect(struck({ conditions: { b: ['knock-down'] } }, '')).toEqual([]);
    },
  );

  scenario(
    'a Monster whose pit a Soul or a Monster occupies comes next to the most Heroes, at random among equals',
    'JHX-MONSTER-037',
    play => {
      const drawing = (on: string): string => `
         2
      .     A
         ?${on}
      .     .
         .
    `;
      for (const [on, lay] of [
        ['*', {}],
        ['m', { models: { m: { kind: 'monster' } } }],
      ] as const) {
        const laid = spawning(drawing(on), lay);
        // Two hexes are next to A: 2 and the one right below A.
        const p = play(laid.game, { ...laid.setup, dice: [1, ...faces('..')] });
        expect(born(p.state).map(({ at }) => at)).toEqual([laid.cell('2')]);
        expect(attacks(p)).toEqual(['monster-100 at A with teeth']);
      }
      // With no Hero near, the Monster comes to any of six hexes and attacks nobody.
      const alone = spawning(drawing('*').replace('A', '.'));
      expect(born(play(alone.game, { ...alone.setup, dice: [6] }).state)).toHaveLength(1);
    },
  );

  scenario('without a free hex next to it the Monster stays away, and the token lies on', 'JHX-SOUL-023', play => {
    // No Monster is drawn either.
    const laid = spawning('.\n\nb\n\n?A\n\nc\n\n.', {}, { tiers: [1, 4] });
    const p = play(laid.game, laid.setup);
    p.events();
    expect(p.state.pits.map(({ token }) => token)).toEqual([true]);
    // With one free hex there is nothing to choose.
    const tight = spawning('1\n\n?A\n\nc');
    expect(born(play(tight.game, { ...tight.setup, dice: faces('..') }).state).map(({ at }) => at)).toEqual([
      tight.cell('1'),
    ]);
  });
});

scenario(
  'a Monster on a free pit attacks one enemy in its reach, the healthiest, then any',
  'JHX-MONSTER-038',
  play => {
    const drawing = 'A\n\n?\n\nb';
    const struck = (lay: LaidOut, dice: readonly (string | number)[]): readonly string[] => {
      const laid = spawning(drawing, lay);
      return attacks(play(laid.game, { ...laid.setup, dice }));
    };
    expect(struck({ models: { A: { damage: 1 } } }, faces('..'))).toEqual(['monster-100 at b with teeth']);
    expect(struck({}, [1, ...faces('..')])).toEqual(['monster-100 at A with teeth']);
    const away = spawning('A\n\n.\n\n?\n\n.\n\nb');
    expect(attacks(play(away.game, away.setup))).toEqual([]);
  },
);

scenario('respawn tokens are no Icons: an effect that removes Icons does not find them', 'JHX-MONSTER-034', play => {
  const laid = laidOut('A\n\n?', { active: 'A', state: { pits: [{ at: 0, token: true }] } });
  const p = play(laid.game, laid.setup);
  expect(p.state.icons).toEqual([]);
  const kinds = (p.match.decisions[0]?.options ?? []).map(option => (option as { do: string }).do);
  expect(kinds).not.toContain('remove-orb');
});

describe('before the match', () => {
  /** A map at the start of a match: the Monsters are there before there is a Warband. */
  const starting = (map: string, dice: readonly number[], uniqueMonsters = false) => {
    const maps = [...skirmishMaps, ...battleMaps].filter(({ id }) => id === map);
    const game = createGame({ pack: packWith(), maps });
    const mode = maps[0]?.mode ?? '3v3';
    const laid = laidOut('.', { options: { mode } });
    const { position: _, options } = laid.setup;
    return { game, setup: { players: laid.setup.players, options: { ...options, map, uniqueMonsters }, dice } };
  };
  const cards = (state: JhxState): readonly string[] => state.models.map(({ card }) => card);

  scenario(
    'every pit has a Monster on it before gods, Warbands and the first turn are chosen',
    ['JHX-SETUP-013', 'JHX-SETUP-014'],
    play => {
      const { game, setup } = starting('5v5-1', [1, 2]);
      const p = play(game, setup);
      expect(p.state.stage).toEqual({ name: 'set-up', step: 'gods' });
      expect(p.state.models.map(({ at, pit, enteredIn }) => [at, pit, enteredIn])).toEqual(
        p.state.pits.map(({ at }, pit) => [at, pit, 0]),
      );
    },
  );

  scenario('a random Monster is any of the tiers of its pit; the same one may come twice', 'JHX-SETUP-015', play => {
    // Tiers 1 to 3: bog-matriarch, dusk-prowler, glass-wisp, mire-crab, rat, thorn-ogre.
    const { game, setup } = starting('5v5-1', [6, 6]);
    expect(cards(play(game, setup).state)).toEqual(['thorn-ogre', 'thorn-ogre']);
  });

  scenario('by the option `uniqueMonsters` Monsters in play are not drawn again', 'JHX-SETUP-015', play => {
    const { game, setup } = starting('5v5-1', [6, 5], true);
    expect(cards(play(game, setup).state)).toEqual(['thorn-ogre', 'rat']);
  });

  scenario(
    'a map may name its Monsters; they start on their pits and come back',
    ['JHX-MAP-010', 'JHX-MAP-015'],
    play => {
      const gloom = starting('3v3-1', []);
      expect(cards(play(gloom.game, gloom.setup).state)).toEqual(['dusk-prowler']);
      const third = starting('5v5-3', []);
      const p = play(third.game, third.setup);
      expect(cards(p.state)).toEqual(['bog-matriarch', 'dusk-prowler', 'dusk-prowler']);
      const board = boardOf(gridOfMode['5v5']);
      expect(p.state.models.map(({ at }) => board.coordinateOf(at ?? -1))).toEqual([
        [3, 7],
        [11, 8],
        [11, 12],
      ]);
      expect(p.state.pits).toHaveLength(3);
    },
  );

  scenario('a pit in the Smoke is free, and hides its Monster', 'JHX-MAP-012', play => {
    const { game, setup } = starting('5v5-2', [1, 1]);
    const { state } = play(game, setup);
    const table: Table = { ...laidOut('.').table, pack: game.pack, maps: game.maps, state };
    const [piece] = fieldOf(table).pieces;
    expect(
      piece && [boardOf(gridOfMode['5v5']).coordinateOf(piece.cells[0] ?? -1), hasStealth(fieldOf(table), piece)],
    ).toEqual([[6, 12], true]);
  });
});

test('a match on a map with tiers of which the pack has no Monster cannot begin [JHX-SETUP-015]', () => {
  const { monsters } = packWith({ monsters: { rat: moving(3) } });
  const pack = {
    ...packWith(),
    monsters: Object.fromEntries(Object.entries(monsters).filter(([, { tier }]) => tier !== 4)),
  };
  const [map] = skirmishMaps;
  if (!map) throw new Error('no map');
  const game = createGame({ pack, maps: [{ ...map, monsterPits: [{ at: [5, 6], tiers: [4] }] }] });
  expect(refusalOf(() => createMatch(game, { players: 2, seed: 'x', options: { map: map.id } }))).toEqual({
    code: 'no-monster',
    rule: 'JHX-SETUP-015',
    path: 'options.map',
    detail: { map: map.id, pit: 0 },
  });
});

scenario(
  'of several Monsters the one of the first pit on the map comes first, or by the option `pitOrder` the one that the active player picks',
  ['JHX-MONSTER-031', 'JHX-ORDER-004'],
  play => {
    const order = (lay: LaidOut, ...said: readonly string[]) => {
      const laid = spawning('?1\n\n.\n\nA\n\n.\n\n?2', lay);
      const p = play(laid.game, laid.setup);
      for (const pit of said) p.options('p1', [laid.cell('1'), laid.cell('2')]).choose('p1', laid.cell(pit));
      return happened(p, 'ModelEntered').map(({ model }) => model.pit);
    };
    expect(order({})).toEqual([0, 1]);
    const asked: LaidOut = { options: { pitOrder: 'active-player' } };
    expect([order(asked, '1'), order(asked, '2')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  },
);

scenario(
  'an Icon acts on a Monster that spawns onto it, before the Monster strikes',
  ['JHX-DEF-007', 'JHX-MOVE-018', 'JHX-MONSTER-039'],
  play => {
    const drawing = 'A\n\n?1\n\nb';
    const { cell } = laidOut(drawing);
    const snare = { id: 'icon-1', token: 'snare', at: cell('1'), owner: 'b', player: 'p2' };
    const laid = spawning(drawing, { state: { icons: [snare] } });
    const p = play(laid.game, { ...laid.setup, dice: [2, ...faces('..')] });
    expect(born(p.state)).toMatchObject([{ at: cell('1'), damage: 1 }]);
    const told = ['ModelEntered', 'AbilityUsed', 'AttackDeclared'];
    const all = eventsOf(p).map(({ type }) => type);
    expect(all.filter(type => told.includes(type))).toEqual(told);
  },
);

describe('an Interrupt as a Monster comes', () => {
  const leaps: InnateAbility = {
    id: 'leap',
    name: 'leap',
    kind: 'innate',
    interrupt: true,
    optional: true,
    when: { window: 'entering-hex', of: 'enemy', within: 3 },
    effects: [{ op: 'place', within: 3, of: 'self', to: 'self' }],
  };
  const nimble = { heroes: { nimble: { ...plainHero, abilities: [leaps] } } };
  const leap = { ability: 'card:leap', source: 'A' };

  scenario(
    'a model that leaves the pit by it is not attacked: another enemy in the Monster’s reach is',
    ['JHX-MONSTER-036', 'JHX-MONSTER-038', 'JHX-ORDER-006'],
    play => {
      const laid = spawning(
        `
           2
        .     .
           ?1A
        .     5
           b
      `,
        { cards: nimble, models: { A: { card: 'nimble' } } },
      );
      const p = play(laid.game, { ...laid.setup, dice: faces('..') }).choose('p1', laid.cell('5'));
      p.choose('p1', leap).choose('p1', laid.cell('2')).waitsFor();
      expect(attacks(p)).toEqual(['monster-100 at b with teeth']);
    },
  );

  scenario(
    'a model that comes by it into the reach of another Monster is struck by that one',
    ['JHX-MONSTER-043', 'JHX-MONSTER-039'],
    play => {
      const laid = spawning('?1\n\nA\n\n.\n\n2\n\nn', {
        cards: nimble,
        models: { A: { card: 'nimble' }, n: { kind: 'monster' } },
      });
      const p = play(laid.game, { ...laid.setup, dice: faces('..') })
        .choose('p1', leap)
        .choose('p1', laid.cell('2'));
      p.waitsFor();
      expect(attacks(p)).toEqual(['n at A with teeth']);
    },
  );
});
