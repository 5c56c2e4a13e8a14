import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { moments } from '../../match/lasting.js';
import { cited } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, happened, type LaidOut, laidOut, plainHero, suffering, told } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { attemptHarvest, harvestTally } from './attempt.js';
import { soulHarvest } from './soul-harvest.js';

const scenario = scenarios<RuleId>(test);

const plain = { source: 'original' } as const;
const cards = {
  heroes: {
    ghoul: { ...plainHero, common: [{ id: 'soulless' }] },
    gazer: { ...plainHero, common: [{ id: 'soulgazer' }] },
    blank: { ...plainHero, attributes: { ...plainHero.attributes, SH: null } },
  },
  units: {
    crew: {
      ...plain,
      name: 'Crew',
      commander: plainHero,
      members: ['one', 'two', 'three'].map(id => ({ ...plainHero, id, health: 6 })),
    },
  },
} as const satisfies LaidOut['cards'];

/** All models are next to the Soul except C and d, two hexes away. */
const drawing = `
      1
   A     B
C     *     d
   2     3
      b
`;
const rolled = [3, 4] as const;

/** The total of a roll of 7 with its reasons; the attribute is 3. */
const counted = (harvester: ModelId, lay: LaidOut = {}, on = drawing): readonly string[] => {
  const { table, model } = laidOut(on, { cards, ...lay });
  const [soul = { id: '', at: -1 }] = table.state.souls;
  return told(harvestTally(table, model(harvester), soul, rolled)).slice(3);
};

test('the roll is 2D6 and the Soul Harvest attribute [JHX-ACTION-019]', () => {
  const { table, model } = laidOut('A     .\n   *', { cards, effects: [suffering('A', 'poison')] });
  const [soul = { id: '', at: -1 }] = table.state.souls;
  const total = harvestTally(table, model('A'), soul, rolled);
  // Poison takes 1 from the attribute (JHX-COND-038).
  expect(total.total).toBe(3 + 4 + 2);
});

test('each friend next to the Soul adds 1, each enemy takes 1; those farther off do not count [JHX-ACTION-020, JHX-ACTION-021]', () => {
  expect(counted('A')).toEqual(['+1 B ACTION-020', '-1 b ACTION-021']);
  expect(counted('b')).toEqual(['-1 A ACTION-021', '-1 B ACTION-021']);
  const { table, model } = laidOut(drawing, { cards });
  const [soul = { id: '', at: -1 }] = table.state.souls;
  expect(['A', 'b'].map(id => harvestTally(table, model(id), soul, rolled).total)).toEqual([10, 8]);
});

test('a Monster hinders the harvests of both players [JHX-ACTION-021]', () => {
  const monster = { models: { b: { kind: 'monster' } } } as const;
  expect(counted('A', monster)).toEqual(['+1 B ACTION-020', '-1 b ACTION-021']);
});

test('Summoned models neither assist nor hinder a harvest [JHX-ACTION-022]', () => {
  const summoned = { models: { B: { kind: 'summoned' }, b: { kind: 'summoned' } } } as const;
  expect(counted('A', summoned)).toEqual(['+1 B ACTION-022 (summoned)', '-1 b ACTION-022 (summoned)']);
});

test('a knocked-down or stunned model still counts, a cursed one does not [JHX-ACTION-023, JHX-COND-011]', () => {
  const prone = { effects: [suffering('B', 'knock-down'), suffering('b', 'stun')] };
  expect(counted('A', prone)).toEqual(['+1 B ACTION-020', '-1 b ACTION-021']);
  const cursed = { effects: [suffering('B', 'curse'), suffering('b', 'curse')] };
  expect(counted('A', cursed)).toEqual(['+1 B COND-011 (cursed)', '-1 b COND-011 (cursed)']);
});

test('a Soulgazer assists and hinders from 2 hexes, and has 1 more next to the Soul, not farther off [JHX-ABILITY-062, JHX-ABILITY-063]', () => {
  const gazer = { card: 'gazer' };
  expect(counted('A', { models: { C: gazer } })).toEqual(['+1 B ACTION-020', '+1 C ACTION-020', '-1 b ACTION-021']);
  expect(counted('A', { models: { d: gazer } })).toEqual(['+1 B ACTION-020', '-1 d ACTION-021', '-1 b ACTION-021']);
  expect(counted('A', { models: { A: gazer } }).at(-1)).toBe('+1 soulgazer ABILITY-063');
  expect(counted('C', { models: { C: gazer } })).not.toContain('+1 soulgazer ABILITY-063');
});

test('a Soulless model takes no part in ordinary harvests [JHX-ABILITY-066]', () => {
  const ghouls = { models: { B: { card: 'ghoul' }, b: { card: 'ghoul' } } };
  expect(counted('A', ghouls)).toEqual(['+1 B ABILITY-066 (soulless)', '-1 b ABILITY-066 (soulless)']);
});

test('only Soulless models take part in the harvest of a Soulless model [JHX-ABILITY-072]', () => {
  const ghouls = { models: { A: { card: 'ghoul' }, B: { card: 'ghoul' } } };
  expect(counted('A', ghouls)).toEqual(['+1 B ACTION-020', '-1 b ABILITY-072 (not-soulless)']);
});

test('of a unit two assist at most, in cohesion, and not one another [JHX-UNIT-024]', () => {
  const crew = { card: 'crew', unit: 'd', player: 'p2' };
  const members = {
    A: { ...crew, member: 'one' },
    B: { ...crew, member: 'two' },
    b: { ...crew, member: 'three' },
  };
  const commander = { card: 'crew', unit: 'd' };
  const lay = { models: { ...members, d: commander, C: { card: 'gazer' } } };
  expect(counted('C', lay)).toEqual(['-1 A ACTION-021', '-1 B ACTION-021', '-1 b UNIT-024 (two-of-its-unit)']);
  expect(counted('A', lay)).toEqual(['+1 B UNIT-024 (same-unit)', '-1 C ACTION-021', '+1 b UNIT-024 (same-unit)']);
  const alone = { models: { ...members, d: { ...commander, at: null, diedIn: 1 }, C: { card: 'gazer' } } };
  expect(counted('C', alone).every(line => line.includes('out-of-cohesion'))).toBe(true);
});

test('effects change harvest rolls [JHX-TOKEN-012]', () => {
  const keen = {
    key: 'modify:keen:harvest',
    source: 'B',
    target: 'A',
    until: moments.round,
    data: { kind: 'modify', what: 'harvest', by: 2 },
  } as const;
  expect(counted('A', { effects: [keen] }).at(-1)).toBe('+2 modify:keen:harvest TOKEN-012');
  const strong = { ...keen, key: 'modify:strong:MEL', data: { ...keen.data, what: 'MEL' } } as const;
  expect(counted('A', { effects: [strong] })).toEqual(counted('A'));
});

/** A Soul Harvest on a table with Effigies. */
const attempt = (models: LaidOut['models'] = {}, more: LaidOut = {}) => {
  const laid = laidOut(
    `
        %
     %     %
        .
     .     .
  A     *     b
     .     .
        .     .
     @     @
        @
`,
    { cards, models: models ?? {}, ...more },
  );
  return { ...laid, game: doing(laid, turn => attemptHarvest(turn, 'A', 'soul-1')) };
};
const gazer = { A: { card: 'gazer' } };
const won = ({ state }: Play<Jhx>): boolean => state.souls.length === 0;

scenario(
  'a total of 12 binds the Soul to the Hero, which gains a level',
  ['JHX-ACTION-019', 'JHX-SOUL-025', 'JHX-SOUL-026', 'JHX-SOUL-027'],
  play => {
    const laid = attempt(gazer);
    const p = play(laid.game, { ...laid.setup, dice: [4, 5] });
    expect(won(p)).toBe(true);
    expect(p.state.models.find(({ id }) => id === 'A')).toMatchObject({ souls: 1, level: 2 });
    expect(effigyHealth({ ...laid.table, state: p.state }, 'p2')).toBe(12);
    expect(p.state.firstSoul).toBe('p1');
  },
);

scenario('a total of 11 leaves the Soul where it is', 'JHX-ACTION-024', play => {
  const { game, setup } = attempt(gazer);
  const p = play(game, { ...setup, dice: [4, 4] });
  expect(won(p)).toBe(false);
  expect(p.state.models.find(({ id }) => id === 'A')).toMatchObject({ souls: 0, level: 1 });
});

scenario('Try Again rolls both dice once more, for 1 Fate', ['JHX-ACTION-027', 'JHX-REROLL-001'], play => {
  const rich = { warbands: { p1: { fate: 2 } } };
  const { game, setup } = attempt(gazer, rich);
  const p = play(game, { ...setup, dice: [1, 6, 4, 5] })
    .waitsFor({ by: 'p1', kind: 'confirm' })
    .choose('p1', true);
  expect([won(p), p.state.warbands[0].fate]).toEqual([true, 1]);
  const worse = play(game, { ...setup, dice: [6, 6, 1, 1] }).choose('p1', true);
  expect(won(worse)).toBe(false);
  const kept = play(game, { ...setup, dice: [6, 6] }).choose('p1', false);
  expect([won(kept), kept.state.warbands[0].fate]).toEqual([true, 2]);
});

scenario(
  'by the option `tryAgainScope` the opponent may use Try Again on a harvest as well',
  'JHX-REROLL-001',
  play => {
    const { game, setup } = attempt(gazer, { warbands: { p2: { fate: 1 } }, options: { tryAgainScope: 'any' } });
    const p = play(game, { ...setup, dice: [6, 6, 1, 1] })
      .waitsFor({ by: 'p2', kind: 'confirm' })
      .choose('p2', true);
    expect(won(p)).toBe(false);
    const own = attempt(gazer, { warbands: { p2: { fate: 1 } } });
    expect(won(play(own.game, { ...own.setup, dice: [6, 6] }))).toBe(true);
  },
);

const ghoul = { A: { card: 'ghoul' } };

scenario(
  'a Soulless model destroys the Soul, gains a level and 1 Fate, and heals 3 or deals 3 True Damage',
  ['JHX-ABILITY-071', 'JHX-ABILITY-073', 'JHX-ABILITY-074'],
  play => {
    const laid = attempt({ ...ghoul, A: { card: 'ghoul', damage: 5 }, b: { damage: 0 } }, { map: {} });
    const p = play(laid.game, { ...laid.setup, dice: [4, 5] });
    // b is 4 hexes away.
    expect(p.state.models.find(({ id }) => id === 'A')).toMatchObject({ souls: 0, level: 2, damage: 2 });
    expect([won(p), p.state.warbands[0].fate, p.state.warbands[0].banked]).toEqual([true, 1, 0]);
    expect(effigyHealth({ ...laid.table, state: p.state }, 'p2')).toBe(16);
    expect(p.state.firstSoul).toBeNull();
    expect(cited(p, 'SoulDestroyed')).toEqual([['JHX-ABILITY-073', 'JHX-ABILITY-074']]);
  },
);

scenario('the damage reaches an enemy in sight within 3 hexes, whatever its RES', 'JHX-ABILITY-073', play => {
  const near = (cells: string, effects: LaidOut['effects'] = []) => {
    const laid = laidOut(cells, {
      cards: {
        ...cards,
        heroes: { ...cards.heroes, tough: { ...plainHero, attributes: { ...plainHero.attributes, RES: 2 } } },
      },
      models: only(cells, { A: { card: 'ghoul', damage: 5 }, b: { card: 'tough' }, c: { kind: 'monster' } }),
      effects,
    });
    return { ...laid, game: doing(laid, turn => attemptHarvest(turn, 'A', 'soul-1')) };
  };
  // b is 3 hexes away, c 4.
  const both = near('A     .     c\n   *     b     .');
  const p = play(both.game, { ...both.setup, dice: [4, 5] }).options('p1', ['A', 'b']);
  expect(p.match.decisions[0]?.about).toEqual({ healOrHarm: 'A' });
  p.choose('p1', 'b');
  expect(p.state.models.find(({ id }) => id === 'b')?.damage).toBe(3);
  const healed = play(both.game, { ...both.setup, dice: [4, 5] }).choose('p1', 'A');
  expect(healed.state.models.find(({ id }) => id === 'A')?.damage).toBe(2);
  const spared = (laid: ReturnType<typeof near>): boolean => {
    const alone = play(laid.game, { ...laid.setup, dice: [4, 5] }).waitsFor();
    return won(alone) && alone.state.models.some(({ id, damage }) => id === 'A' && damage === 2);
  };
  const stealth = { kind: 'ability', ability: { id: 'stealth' } } as const;
  expect([
    spared(near('A     .     c\n   *     ~b    .')),
    spared(near('b\n   .\n^\n   .\n^\n   *\nA')),
    spared(
      near('A     .     c\n   *     b     .', [{ key: 'ability:stealth', source: 'b', target: 'b', data: stealth }]),
    ),
  ]).toEqual([true, true, true]);
});

scenario('the damage reaches no Effigy', ['JHX-ABILITY-073', 'JHX-ABILITY-074'], play => {
  const laid = laidOut('   %\n%     %\n   *\nA     .\n   .\n@     @\n   @', {
    cards,
    models: { A: { card: 'ghoul', damage: 5 } },
  });
  const game = doing(laid, turn => attemptHarvest(turn, 'A', 'soul-1'));
  const { state } = play(game, { ...laid.setup, dice: [5, 5] });
  expect(state.models.map(({ damage }) => damage)).toEqual([2]);
});

scenario('a harvest of a Soul that is gone, or by a Monster, does nothing', 'JHX-ACTION-019', play => {
  const laid = laidOut(drawing, { cards, models: { b: { kind: 'monster' } } });
  for (const [harvester, soul] of [
    ['A', 'soul-9'],
    ['b', 'soul-1'],
  ] as const) {
    const game = doing(laid, turn => attemptHarvest(turn, harvester, soul));
    play(game, laid.setup).events();
  }
});

const pond = `
A     2     *     b
   *     B     .
`;

/** The Souls that the active model could harvest. */
const offered = ({ match }: Play<Jhx>): readonly string[] =>
  (match.decisions[0]?.options ?? []).flatMap(option =>
    typeof option === 'object' && 'do' in option && option.do === 'soul-harvest' ? [option.soul] : [],
  );

scenario(
  'a Hero may harvest each Soul that it is next to, for 2 AP, as often as it can pay',
  ['JHX-ACTION-019', 'JHX-ACTION-024', 'JHX-ACTION-025'],
  play => {
    const { game, setup } = laidOut(pond, { cards, active: 'B', ap: 4 });
    const harvest = (soul: string) => ({ do: 'soul-harvest', model: 'B', soul }) as const;
    const p = play(game, { ...setup, dice: [1, 1, 1, 1] });
    expect(offered(p)).toEqual(['soul-1']);
    p.choose('p1', harvest('soul-1'));
    expect(offered(p)).toEqual(['soul-1']);
    p.choose('p1', harvest('soul-1'));
    expect(offered(p)).toEqual([]);
    const poor = laidOut(pond, { cards, active: 'B', ap: 1 });
    expect(offered(play(poor.game, poor.setup))).toEqual([]);
  },
);

scenario(
  'a Soulgazer harvests from 2 hexes, whatever stands in between',
  ['JHX-ABILITY-062', 'JHX-ACTION-026'],
  play => {
    const wall = `
A     *     B
   #     .
`;
    const near = laidOut(wall, { cards, active: 'A' });
    expect(offered(play(near.game, near.setup))).toEqual([]);
    const far = laidOut(wall, { cards, active: 'A', models: { A: { card: 'gazer' } } });
    expect(offered(play(far.game, far.setup))).toEqual(['soul-1']);
    const both = laidOut(pond, { cards, active: 'B', models: { B: { card: 'gazer' } } });
    const p = play(both.game, { ...both.setup, dice: [6, 6] });
    expect(offered(p)).toEqual(['soul-1', 'soul-2']);
    p.choose('p1', { do: 'soul-harvest', model: 'B', soul: 'soul-2' });
    expect(p.state.souls.map(({ id }) => id)).toEqual(['soul-1']);
  },
);

scenario(
  'a Hero that is cursed, in fear, or without the attribute does not harvest',
  ['JHX-COND-007', 'JHX-COND-046', 'JHX-SOUL-046', 'JHX-ATTR-004'],
  play => {
    for (const lay of [
      { effects: [suffering('B', 'curse')] },
      { effects: [suffering('B', 'fear', 'b')] },
      { models: { B: { card: 'blank' } } },
    ]) {
      const { game, setup } = laidOut(pond, { cards, active: 'B', ...lay });
      expect(offered(play(game, setup))).toEqual([]);
    }
    const { table } = laidOut(pond, { cards, active: 'B', effects: [suffering('B', 'curse')] });
    const refusal = (model: ModelId) => soulHarvest.refusal?.(table, { do: 'soul-harvest', model, soul: 'soul-1' });
    expect(refusal('B')).toMatchObject({ code: 'cursed', rule: 'JHX-COND-007' });
    expect(refusal('A')).toMatchObject({ code: 'out-of-reach', rule: 'JHX-ACTION-019' });
  },
);

test('the reason why a Hero may not harvest is told with its rule [JHX-ATTR-004, JHX-UNIT-023, JHX-SOUL-046, JHX-ABILITY-071, JHX-ABILITY-062, JHX-ACTION-019]', () => {
  const why = (lay: LaidOut, soul = 'soul-1'): string => {
    const { table } = laidOut(pond, { cards, active: 'B', ...lay });
    const refusal = soulHarvest.refusal?.(table, { do: 'soul-harvest', model: 'B', soul });
    return refusal ? `${refusal.code} ${refusal.rule}` : 'yes';
  };
  expect([why({}), why({}, 'soul-2')]).toEqual(['yes', 'out-of-reach JHX-ACTION-019']);
  expect(why({ models: { B: { card: 'gazer' } } }, 'soul-3')).toBe('out-of-reach JHX-ABILITY-062');
  expect(why({ models: { B: { card: 'blank' } } })).toBe('no-attribute JHX-ATTR-004');
  const crew = { A: { card: 'crew', unit: 'A' }, B: { card: 'crew', unit: 'A', member: 'one' } };
  expect(why({ models: crew, effects: [suffering('A', 'curse')] })).toBe('cannot-hold JHX-SOUL-046');
  expect(why({ models: { ...crew, A: { ...crew.A, at: null, diedIn: 1 } } })).toBe('out-of-cohesion JHX-UNIT-023');
  const ghoul = { models: { B: { card: 'ghoul' } } };
  expect(why({ ...ghoul, activation: { used: ['soul-harvest B'] } })).toBe('used JHX-ABILITY-071');
  expect(why({ ...ghoul, state: { activation: null } })).toBe('yes');
});

scenario('a Soulless Hero harvests for 1 AP, once in its activation', ['JHX-ABILITY-064', 'JHX-ABILITY-071'], play => {
  const { game, setup } = laidOut(pond, { cards, active: 'B', ap: 1, models: { B: { card: 'ghoul' } } });
  expect(offered(play(game, setup))).toEqual(['soul-1']);
  const rich = laidOut(pond, { cards, active: 'B', ap: 3, models: { B: { card: 'ghoul' } } });
  const p = play(rich.game, { ...rich.setup, dice: [1, 1] });
  p.choose('p1', { do: 'soul-harvest', model: 'B', soul: 'soul-1' });
  expect(offered(p)).toEqual([]);
  expect(happened(p, 'Used').map(({ key }) => key)).toEqual(['soul-harvest B']);
});

scenario(
  'a unit harvests once, with any of its models, and its Commander gets what it wins',
  ['JHX-UNIT-006', 'JHX-UNIT-023'],
  play => {
    const models = { A: { card: 'crew', unit: 'A' }, B: { card: 'crew', unit: 'A', member: 'one' } };
    const { game, setup } = laidOut(pond, { cards, active: 'A', ap: 4, models });
    const p = play(game, { ...setup, dice: [6, 6] });
    expect(offered(p)).toEqual(['soul-2', 'soul-1']);
    p.choose('p1', { do: 'soul-harvest', model: 'B', soul: 'soul-1' });
    expect(offered(p)).toEqual([]);
    expect(p.state.models.map(({ id, souls, level }) => [id, souls, level]).filter(([, souls]) => souls)).toEqual([
      ['A', 1, 2],
    ]);
    const apart = laidOut(pond, {
      cards,
      active: 'A',
      ap: 4,
      models: { ...models, A: { ...models.A, at: null, diedIn: 1 } },
    });
    expect(apart.model('B').member).toBe('one');
    expect(offered(play(apart.game, apart.setup))).toEqual([]);
  },
);
