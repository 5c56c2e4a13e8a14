import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate } from '../../abilities/cards/window-words.js';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { tableOf } from '../../match/table.js';
import { cited } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import {
  column,
  doing,
  gained,
  type Laid,
  type LaidOut,
  laidOut,
  plainHero,
  plainMonster,
  plainSummoned,
  suffering,
} from '../../testing/index.js';
import type { DamageCause, Jhx, ModelId } from '../../vocabulary/index.js';
import { canHold } from './eligible.js';
import { harvestByKill } from './kill.js';

const scenario = scenarios<RuleId>(test);

const soulless = { common: [{ id: 'soulless' }] } as const;
const cards = {
  heroes: { ghoul: { ...plainHero, ...soulless } },
  monsters: { wisp: { ...plainMonster, bounty: { fate: 1, level: false } } },
  summoned: { ward: { ...plainSummoned, grantsLevel: true } },
  units: {
    crew: {
      name: 'Crew',
      source: 'original',
      commander: plainHero,
      members: [{ ...plainHero, id: 'mate', health: 6 }],
    },
  },
} as const satisfies LaidOut['cards'];

/** The Effigies are on the board, so that held Souls cost them health. */
const drawing = `
        %
     %     %
        .
     .     .
  A     b     c
     D     .
        .     E
     @     @
        @
`;

/** A model of the drawing is killed by another, or dies without a killer. */
const dies = (victim: ModelId, killer: ModelId | null, lay: LaidOut & { cause?: DamageCause } = {}, on = drawing) => {
  const { cause = 'attack', ...more } = lay;
  const laid = laidOut(on, { cards, ...more });
  const was = laid.model(victim);
  const at = was.at ?? -1;
  return {
    ...laid,
    game: doing(laid, function* (turn) {
      const before = tableOf(turn);
      turn.emit({ type: 'ModelDied', model: victim, at, killer }, 'JHX-DEATH-003');
      yield* harvestByKill(turn, { victim: { ...was, at }, by: killer, cause, before });
    }),
  };
};

/** The Souls that each model holds and each Effigy has, and every level above 1. */
const gains = ({ state }: Play<Jhx>): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(state.models.filter(({ souls }) => souls > 0).map(({ id, souls }) => [`${id} souls`, souls])),
  ...Object.fromEntries(state.models.filter(({ level }) => level > 1).map(({ id, level }) => [`${id} level`, level])),
  ...Object.fromEntries(
    state.warbands.filter(({ banked }) => banked > 0).map(one => [`${one.player} banked`, one.banked]),
  ),
});
const effigies = ({ table }: Laid, { state }: Play<Jhx>) =>
  state.players.map(player => effigyHealth({ ...table, state }, player));

scenario(
  'a Hero that kills an enemy Hero harvests its Soul, and gains one level by it',
  ['JHX-SOUL-024', 'JHX-SOUL-026', 'JHX-SOUL-027', 'JHX-LEVEL-001', 'JHX-LEVEL-002'],
  play => {
    const laid = dies('b', 'A');
    const p = play(laid.game, laid.setup);
    p.events(
      { type: 'ModelDied', model: 'b', at: laid.cell('b'), killer: 'A' },
      { type: 'SoulBound', model: 'A', from: 'b' },
      { type: 'LevelGained', model: 'A', level: 2 },
    );
    expect([cited(p, 'SoulBound'), cited(p, 'LevelGained')]).toEqual([
      [['JHX-SOUL-024', 'JHX-SOUL-027']],
      [['JHX-LEVEL-001', 'JHX-SOUL-026']],
    ]);
    expect(effigies(laid, p)).toEqual([16, 12]);
    expect(p.state.firstSoul).toBe('p1');
  },
);

scenario('a killer harvests however many Souls and levels it has', ['JHX-SOUL-045', 'JHX-SOUL-026'], play => {
  const laid = dies('b', 'A', { models: { A: { souls: 2, level: 3 } } });
  const p = play(laid.game, laid.setup);
  expect(gains(p)).toEqual({ 'A souls': 3, 'A level': 3 });
  expect(effigies(laid, p)).toEqual([16, 4]);
});

scenario('the Soul may capture the Effigy; nothing happens after that', ['JHX-SOUL-027', 'JHX-WIN-002'], play => {
  const { game, setup } = dies('b', 'A', { models: { A: { souls: 3 } } });
  expect(gains(play(game, setup).ends({ reason: 'effigy-captured', winners: ['p1'] }))).toEqual({ 'A souls': 4 });
});

scenario(
  'a kill from afar, such as by a condition, gives the Soul and the level too',
  ['JHX-SOUL-039', 'JHX-SOUL-047'],
  play => {
    const { game, setup } = dies('c', 'A', { active: 'c' });
    expect(gains(play(game, setup))).toEqual({ 'A souls': 1, 'A level': 2 });
  },
);

scenario(
  'a cursed killer gains a level and no Soul, nor does anybody else',
  ['JHX-SOUL-040', 'JHX-COND-008', 'JHX-COND-009', 'JHX-COND-013', 'JHX-SOUL-046'],
  play => {
    const { game, setup } = dies('b', 'A', { effects: [suffering('A', 'curse')] });
    expect(gains(play(game, setup))).toEqual({ 'A level': 2 });
  },
);

scenario(
  'a cursed owner of the condition or the effect that kills leaves Soul and level to the nearest, by the option `cursedOwner`',
  ['JHX-SOUL-040', 'JHX-COND-008', 'JHX-COND-012'],
  play => {
    const gained = (cause: DamageCause, lay: LaidOut = {}) => {
      const options = { cursedOwner: 'nearest' } as const;
      const { game, setup } = dies('b', 'A', { cause, options, effects: [suffering('A', 'curse')], ...lay });
      return gains(play(game, setup));
    };
    for (const cause of ['condition', 'ability', 'explosion'] as const) {
      expect(gained(cause)).toEqual({ 'D souls': 1, 'D level': 2 });
      expect(gained(cause, { options: {} })).toEqual({ 'A level': 2 });
    }
    // In combat the killer itself takes the last point.
    for (const cause of ['attack', 'manoeuvre', 'shared'] as const) expect(gained(cause)).toEqual({ 'A level': 2 });
    // The cursed owner Banks nothing; nobody is left who could harvest.
    expect(gained('condition', { models: { b: { card: 'ghoul' } } })).toEqual({ 'D level': 2, 'p1 banked': 1 });
    expect(gained('condition', { effects: ['A', 'D', 'E'].map(id => suffering(id, 'curse')) })).toEqual({});
    // A Monster owns no kill.
    const monster = { models: { A: { kind: 'monster' } } } as const;
    expect(gained('condition', monster)).toEqual({});
    expect(gained('condition', { ...monster, active: 'b' })).toEqual({});
  },
);

scenario(
  'where the owner of the condition is dead, the nearest eligible Hero harvests',
  ['JHX-SOUL-040', 'JHX-SOUL-038', 'JHX-LEVEL-008'],
  play => {
    const dead = { models: { A: { at: null, diedIn: 1 } } } as const;
    const laid = dies('b', 'A', dead);
    // D is next to b, E two hexes away.
    expect(gains(play(laid.game, laid.setup))).toEqual({ 'D souls': 1, 'D level': 2 });
    const cursed = dies('b', 'A', { ...dead, effects: [suffering('D', 'curse')] });
    expect(gains(play(cursed.game, cursed.setup))).toEqual({ 'E souls': 1, 'E level': 2 });
    const ghoul = dies('b', 'A', { models: { ...dead.models, D: { card: 'ghoul' } } });
    expect(gains(play(ghoul.game, ghoul.setup))).toEqual({ 'E souls': 1, 'E level': 2 });
    const soulless = dies('b', 'A', { models: { ...dead.models, b: { card: 'ghoul' } } });
    expect(gains(play(soulless.game, soulless.setup))).toEqual({ 'D level': 2, 'p1 banked': 1 });
  },
);

scenario('the player who gains the Soul chooses among equally near Heroes', 'JHX-SOUL-041', play => {
  const near = `
A     c
   b
D     E
`;
  const { game, setup } = dies('b', null, { active: 'b', effects: [suffering('E', 'curse')] }, near);
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['A', 'D']);
  expect(p.match.decisions[0]?.about).toEqual({ soulOf: 'b' });
  p.choose('p1', 'D');
  expect(gains(p)).toEqual({ 'D souls': 1, 'D level': 2 });
});

scenario(
  "a death in its own player's turn gives the Soul to the nearest enemy",
  ['JHX-SOUL-042', 'JHX-TERRAIN-018', 'JHX-MONSTER-053'],
  play => {
    const laid = dies('b', null, { active: 'c' });
    expect(gains(play(laid.game, laid.setup))).toEqual({ 'D souls': 1, 'D level': 2 });
    const friend = dies('b', 'c', { active: 'c' });
    expect(gains(play(friend.game, friend.setup))).toEqual({ 'D souls': 1, 'D level': 2 });
    const monster = dies('b', 'c', { active: 'b', models: { c: { kind: 'monster' } } });
    expect(gains(play(monster.game, monster.setup))).toEqual({ 'D souls': 1, 'D level': 2 });
  },
);

scenario(
  'the effect of a friend leaves the Soul to the nearest enemy in any turn',
  ['JHX-SOUL-040', 'JHX-LEVEL-010'],
  play => {
    for (const active of [{}, { active: 'A' }]) {
      for (const killer of ['c', 'b'] as const) {
        const { game, setup } = dies('b', killer, active);
        expect(gains(play(game, setup))).toEqual({ 'D souls': 1, 'D level': 2 });
      }
    }
  },
);

scenario('a death at any other time gives nobody a Soul or a level', ['JHX-SOUL-042', 'JHX-MONSTER-054'], play => {
  for (const killer of [null, 'E'] as const) {
    for (const active of [{}, { active: 'A' }]) {
      const { game, setup } = dies('b', killer, { ...active, models: { E: { kind: 'monster' } } });
      expect(gains(play(game, setup))).toEqual({});
    }
  }
});

scenario('nobody gains the Soul with no eligible enemy on the board', 'JHX-SOUL-044', play => {
  const { game, setup } = dies('b', null, {
    active: 'b',
    models: { A: { card: 'ghoul' }, D: { at: null, diedIn: 2 }, E: { kind: 'summoned' } },
  });
  expect(gains(play(game, setup))).toEqual({});
});

scenario('the Soul of a slain Soulless Hero is Banked, once and for all', ['JHX-ABILITY-067', 'JHX-SOUL-032'], play => {
  const laid = dies('b', 'A', { models: { b: { card: 'ghoul' } } });
  const p = play(laid.game, laid.setup);
  expect(gains(p)).toEqual({ 'A level': 2, 'p1 banked': 1 });
  expect(effigies(laid, p)).toEqual([16, 12]);
  expect(p.state.firstSoul).toBe('p1');
});

scenario('a cursed killer of a Soulless Hero does not Bank the Soul', ['JHX-ABILITY-067', 'JHX-COND-012'], play => {
  const { game, setup } = dies('b', 'A', { models: { b: { card: 'ghoul' } }, effects: [suffering('A', 'curse')] });
  expect(gains(play(game, setup))).toEqual({ 'A level': 2 });
});

scenario(
  'the Soul of a Soulless Hero that dies in its own turn is Banked, and the nearest eligible Hero gains the level',
  'JHX-SOUL-043',
  play => {
    const { game, setup } = dies('b', null, { active: 'b', models: { b: { card: 'ghoul' } } });
    const p = play(game, setup);
    expect(gains(p)).toEqual({ 'D level': 2, 'p1 banked': 1 });
    expect(cited(p, 'SoulsBanked')).toEqual([['JHX-SOUL-043', 'JHX-SOUL-032']]);
  },
);

scenario(
  'the Soul of a Soulless Hero that dies in its own turn is Banked, too, where no enemy is eligible for the level',
  ['JHX-SOUL-043', 'JHX-SOUL-044'],
  play => {
    const ghoul = { card: 'ghoul' } as const;
    const models = { A: ghoul, b: ghoul, D: ghoul, E: ghoul };
    // By treacherous ground or a Monster in the turn of its own player, or by a burn whose owner has died since.
    const itself = dies('b', null, { active: 'b', models });
    const monster = dies('b', 'c', { active: 'b', models: { ...models, c: { kind: 'monster' } } });
    const burnt = dies('b', 'A', { active: 'b', models: { ...models, A: { at: null, diedIn: 1 } } });
    for (const laid of [itself, monster, burnt]) {
      const p = play(laid.game, laid.setup);
      expect(gains(p)).toEqual({ 'p1 banked': 1 });
      expect(effigies(laid, p)).toEqual([16, 12]);
    }
  },
);

scenario(
  'the event of a level cites the rule for the cause of the death',
  ['JHX-SOUL-042', 'JHX-MONSTER-053', 'JHX-SOUL-043'],
  play => {
    const rule = (killer: ModelId | null): unknown => {
      const { game, setup } = dies('b', killer, {
        active: 'b',
        models: { b: { card: 'ghoul' }, E: { kind: 'monster' } },
      });
      return cited(play(game, setup), 'LevelGained')[0]?.at(-1);
    };
    expect([rule(null), rule('c'), rule('E')]).toEqual(['JHX-SOUL-042', 'JHX-SOUL-042', 'JHX-MONSTER-053']);
  },
);

scenario(
  'a Soulless killer has the level, its nearest friend the Soul',
  ['JHX-ABILITY-064', 'JHX-ABILITY-068', 'JHX-ABILITY-069'],
  play => {
    const { game, setup } = dies('b', 'A', { models: { A: { card: 'ghoul' } } });
    expect(gains(play(game, setup))).toEqual({ 'A level': 2, 'D souls': 1 });
    const cursed = dies('b', 'A', { models: { A: { card: 'ghoul' } }, effects: [suffering('D', 'curse')] });
    expect(gains(play(cursed.game, cursed.setup))).toEqual({ 'A level': 2, 'E souls': 1 });
    const both = dies('b', 'A', { models: { A: { card: 'ghoul' } }, options: { passedOnSoulGivesLevel: true } });
    expect(gains(play(both.game, both.setup))).toEqual({ 'A level': 2, 'D souls': 1, 'D level': 2 });
  },
);

scenario(
  'of several equally near friends of a Soulless killer the active player chooses one',
  'JHX-ABILITY-068',
  play => {
    const near = `
D     c
   A
E     b
`;
    const { game, setup } = dies('b', 'A', { active: 'b', models: { A: { card: 'ghoul' } } }, near);
    const p = play(game, setup).waitsFor({ by: 'p2', kind: 'model' }).options('p2', ['D', 'E']);
    expect(p.match.decisions[0]?.about).toEqual({ soulOf: 'b' });
    expect(gains(p.choose('p2', 'E'))).toEqual({ 'A level': 2, 'E souls': 1 });
  },
);

scenario('where a Soulless killer has no eligible friend the Soul is Banked', 'JHX-ABILITY-068', play => {
  const ghoul = { card: 'ghoul' };
  const { game, setup } = dies('b', 'A', { models: { A: ghoul, D: ghoul, E: { kind: 'summoned' } } });
  expect(gains(play(game, setup))).toEqual({ 'A level': 2, 'p1 banked': 1 });
});

scenario('a model whose Commander cannot hold a Soul does not get it', ['JHX-ABILITY-068', 'JHX-UNIT-023'], play => {
  const models = {
    A: { card: 'ghoul' },
    D: { card: 'crew', unit: 'E', member: 'mate' },
    E: { card: 'crew', unit: 'E' },
  } as const;
  const free = dies('b', 'A', { models });
  expect(gains(play(free.game, free.setup))).toEqual({ 'A level': 2, 'E souls': 1 });
  const cursed = dies('b', 'A', { models, effects: [suffering('E', 'curse')] });
  expect(gains(play(cursed.game, cursed.setup))).toEqual({ 'A level': 2, 'p1 banked': 1 });
});

scenario(
  'a friend of a Soulless killer that is out of cohesion is passed over: the Soul goes to the next one',
  ['JHX-ABILITY-068', 'JHX-UNIT-023'],
  play => {
    const passed = (drawing: string) => {
      const models = {
        A: { card: 'ghoul' },
        D: { card: 'crew', unit: 'E', member: 'mate' },
        E: { card: 'crew', unit: 'E' },
      } as const;
      const { game, setup } = dies('b', 'A', { models }, drawing);
      return gains(play(game, setup));
    };
    // D is beside the killer, and its Commander E is 4 hexes from D, or 3.
    expect(passed(column('b', 'A', 'D', '.', 'F', '.', 'E'))).toEqual({ 'A level': 2, 'F souls': 1 });
    expect(passed(column('b', 'A', 'D', 'F', '.', 'E'))).toEqual({ 'A level': 2, 'E souls': 1 });
    // No other friend is there, and the Commander is as eligible as any other Hero.
    expect(passed(column('b', 'A', 'D', '.', '.', '.', 'E'))).toEqual({ 'A level': 2, 'E souls': 1 });
  },
);

test('only living Heroes hold Souls, neither cursed nor Soulless [JHX-SOUL-046, JHX-SUMMON-009, JHX-COND-013]', () => {
  const holds = (lay: LaidOut): boolean => {
    const { table, model } = laidOut(drawing, { cards, ...lay });
    return canHold(table, model('A'));
  };
  const others: readonly LaidOut[] = [
    { models: { A: { kind: 'summoned' } } },
    { models: { A: { kind: 'monster' } } },
    { models: { A: { at: null, diedIn: 1 } } },
    { models: { A: { card: 'ghoul' } } },
    { effects: [suffering('A', 'curse')] },
  ];
  expect([holds({}), ...others.map(holds)]).toEqual([true, false, false, false, false, false]);
});

scenario('if the killer and the slain Hero are both Soulless the Soul is Banked', 'JHX-ABILITY-070', play => {
  const { game, setup } = dies('b', 'A', { models: { A: { card: 'ghoul' }, b: { card: 'ghoul' } } });
  expect(gains(play(game, setup))).toEqual({ 'A level': 2, 'p1 banked': 1 });
});

scenario('the Master harvests the Soul of a Summoned model’s kill', ['JHX-SUMMON-009', 'JHX-SUMMON-010'], play => {
  const summoned = { D: { kind: 'summoned', master: 'A' } } as const;
  const { game, setup } = dies('b', 'D', { models: summoned });
  expect(gains(play(game, setup))).toEqual({ 'A souls': 1, 'A level': 2 });
  const monster = dies('b', 'D', { models: { ...summoned, b: { kind: 'monster' } } });
  expect(gains(play(monster.game, monster.setup))).toEqual({ 'A level': 2 });
});

scenario(
  'a curse on a Summoned killer, on its Master, or on a Monster that kills leaves no Soul',
  ['JHX-COND-008', 'JHX-COND-009', 'JHX-COND-012', 'JHX-SUMMON-010'],
  play => {
    const summoned = { D: { kind: 'summoned', master: 'A' } } as const;
    for (const cursed of ['A', 'D']) {
      for (const card of ['fighter', 'ghoul']) {
        const models = { ...summoned, b: { card } };
        const laid = dies('b', 'D', { models, effects: [suffering(cursed, 'curse')] });
        expect(gains(play(laid.game, laid.setup))).toEqual({ 'A level': 2 });
      }
    }
    // In b's own turn the nearest of its enemies would harvest what a Monster kills.
    const rat = { active: 'b', models: { D: { kind: 'monster' }, E: { kind: 'summoned' } } } as const;
    const free = dies('b', 'D', rat);
    expect(gains(play(free.game, free.setup))).toEqual({ 'A souls': 1, 'A level': 2 });
    const cursed = dies('b', 'D', { ...rat, effects: [suffering('D', 'curse')] });
    expect(gains(play(cursed.game, cursed.setup))).toEqual({});
  },
);

scenario('a Monster gives a level where its bounty has one', ['JHX-MONSTER-006', 'JHX-DEATH-011'], play => {
  const rat = dies('b', 'A', { models: { b: { kind: 'monster' } } });
  const p = play(rat.game, rat.setup);
  expect(gains(p)).toEqual({ 'A level': 2 });
  expect(cited(p, 'LevelGained')).toEqual([['JHX-LEVEL-001', 'JHX-MONSTER-006']]);
  const wisp = dies('b', 'A', { models: { b: { kind: 'monster', card: 'wisp' } } });
  expect(gains(play(wisp.game, wisp.setup))).toEqual({});
});

scenario(
  'a Summoned model gives no level unless its card says so, and one of the own side never does',
  ['JHX-LEVEL-009', 'JHX-LEVEL-010', 'JHX-SUMMON-011'],
  play => {
    const imp = dies('b', 'A', { models: { b: { kind: 'summoned' } } });
    expect(gains(play(imp.game, imp.setup))).toEqual({});
    const ward = dies('b', 'A', { models: { b: { kind: 'summoned', card: 'ward' } } });
    const p = play(ward.game, ward.setup);
    expect(gains(p)).toEqual({ 'A level': 2 });
    expect(cited(p, 'LevelGained')).toEqual([['JHX-LEVEL-001', 'JHX-LEVEL-009']]);
    const own = dies('D', 'A', { models: { D: { kind: 'summoned', card: 'ward' } } });
    expect(gains(play(own.game, own.setup))).toEqual({});
  },
);

const crew = {
  models: {
    A: { card: 'crew', unit: 'A' },
    D: { card: 'crew', unit: 'A', member: 'mate' },
  },
} as const;

scenario('the Commander has the kill of a model of its unit in cohesion', ['JHX-UNIT-023', 'JHX-UNIT-002'], play => {
  const { game, setup } = dies('b', 'D', crew);
  expect(gains(play(game, setup))).toEqual({ 'A souls': 1, 'A level': 2 });
  const dead = dies('b', 'D', { models: { ...crew.models, A: { ...crew.models.A, at: null, diedIn: 2 } } });
  expect(gains(play(dead.game, dead.setup))).toEqual({ 'E souls': 1, 'E level': 2 });
});

scenario('a killer out of cohesion leaves the Soul to another', ['JHX-UNIT-023', 'JHX-SOUL-040'], play => {
  // A is 4 hexes from E.
  const { game, setup } = dies('b', 'A', {
    models: { A: { card: 'crew', unit: 'E', member: 'mate' }, E: { card: 'crew', unit: 'E' } },
  });
  expect(gains(play(game, setup))).toEqual({ 'D souls': 1, 'D level': 2 });
});

scenario(
  'a killer out of cohesion leaves the Soul to its Commander by the option `killOutOfCohesion`',
  'JHX-UNIT-023',
  play => {
    const models = { A: { card: 'crew', unit: 'E', member: 'mate' }, E: { card: 'crew', unit: 'E' } };
    const { game, setup } = dies('b', 'A', { models, options: { killOutOfCohesion: 'commander' } });
    expect(gains(play(game, setup))).toEqual({ 'E souls': 1, 'E level': 2 });
    // Not to one that cannot hold it.
    const fallen = { ...models, E: { ...models.E, at: null, diedIn: 2 } };
    const dead = dies('b', 'A', { models: fallen, options: { killOutOfCohesion: 'commander' } });
    expect(gains(play(dead.game, dead.setup))).toEqual({ 'D souls': 1, 'D level': 2 });
  },
);

scenario('a slain member has no Soul but gives a level, the Commander both', ['JHX-UNIT-025', 'JHX-UNIT-026'], play => {
  const member = dies('D', 'b', crew);
  const p = play(member.game, member.setup);
  expect(gains(p)).toEqual({ 'b level': 2 });
  expect(cited(p, 'LevelGained')).toEqual([['JHX-LEVEL-001', 'JHX-UNIT-026']]);
  const commander = dies('A', 'b', crew);
  expect(gains(play(commander.game, commander.setup))).toEqual({ 'b souls': 1, 'b level': 2 });
  // Without a killer, in their own turn, nobody has the level of the member, the nearest enemy Hero all that the Commander gives.
  const own = { ...crew, active: 'A' } as const;
  const [fallen, lost] = [dies('D', null, own), dies('A', null, own)];
  expect(gains(play(fallen.game, fallen.setup))).toEqual({});
  expect(gains(play(lost.game, lost.setup))).toEqual({ 'b souls': 1, 'b level': 2 });
});

scenario(
  'a Hero that was Soulless by an effect on it or by a friend next to it is Soulless as it dies',
  ['JHX-ABILITY-067', 'JHX-SOUL-043', 'JHX-DEATH-006'],
  play => {
    const aura = innate({
      target: { side: 'friend', within: 3, every: true },
      effects: [{ op: 'gain', ability: { id: 'soulless' } }],
    });
    for (const lay of [
      { effects: [gained('b', { id: 'soulless' })] },
      { heroes: { c: { abilities: [aura] } } },
    ] satisfies readonly LaidOut[]) {
      const killed = dies('b', 'A', lay);
      expect(gains(play(killed.game, killed.setup))).toEqual({ 'A level': 2, 'p1 banked': 1 });
      const alone = dies('b', null, { ...lay, active: 'b' });
      expect(gains(play(alone.game, alone.setup))).toEqual({ 'D level': 2, 'p1 banked': 1 });
    }
  },
);
