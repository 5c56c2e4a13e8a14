import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';

const empty = emptyFolder();

/** Runs a case of two models, `A` and `b`, with one fact, which stands in line 7. Gives the exit code, the line and the message. */
const withFact = async (game: string, fact: string, table = 'A', more: readonly string[] = []) => {
  const file = join(empty, 'one.case.yaml');
  const lines = [
    'title: One',
    `game: ${game}`,
    'table: |',
    `  ${table}`,
    ...more,
    'with:',
    `  ${fact}`,
    'steps:',
    '  - p1: pass',
  ];
  writeFileSync(file, lines.join('\n'));
  const { code, err } = await run(['case', file]);
  const [, line, message = ''] = /case\.yaml:(\d+): (.*)/.exec(err) ?? [];
  return { code, line: Number(line) - more.length, message };
};

describe('a fact that a game does not know is refused with its line and the known names', () => {
  test.each([
    [
      'an unknown Spell',
      'profiles: { A: { spells: [infernoo] } }',
      'profiles.A.spells[0]: there is no spell infernoo; did you mean inferno',
    ],
    [
      'an unknown trait',
      'profiles: { A: { traits: [{ id: afinity, element: fire }] } }',
      'profiles.A.traits[0].id: there is no trait afinity; did you mean affinity?',
    ],
    [
      'an unknown skill',
      'profiles: { A: { skills: [{ id: dassh }] } }',
      'profiles.A.skills[0].id: there is no skill dassh; did you mean dash',
    ],
    [
      'an unknown Item',
      'profiles: { A: { inventory: { space: 6, items: [{ item: swrd, quantity: 1 }] } } }',
      'there is no item swrd; did you mean sword',
    ],
    [
      'an unknown attribute',
      'profiles: { A: { stats: { STRENGTH: 3 } } }',
      'there is no field profiles.A.stats.STRENGTH; there are: STA, SPD',
    ],
    [
      'an unknown field of a model',
      'models: { A: { manna: 3 } }',
      'models.A.manna: there is no such field; did you mean mana?',
    ],
    [
      'an Item without its number',
      'models: { A: { inventory: [short-bow] } }',
      'models.A.inventory.0 has a value of the wrong kind',
    ],
    ['a number that is a text', 'models: { A: { mana: much } }', 'models.A.mana: number is wanted here'],
    ['an unknown field of a party', 'parties: { p1: { brokn: true } }', 'parties.p1.brokn: there is no such field'],
    ['an unknown field of the state', 'state: { rond: 3 }', 'state.rond: there is no such field'],
    [
      'scenery without its boxes',
      'scenery: { w: { boxs: [[1, 1, 1, 1]] } }',
      'the kit cannot read scenery.w; scenery has scenery by boxes, each from the left',
    ],
    ['profiles without names', 'profiles: 3', 'profiles has a value of the wrong kind: names with values should stand'],
    ['a number for a model', 'models: { A: 3 }', 'models.A has a value of the wrong kind: names with values should'],
    ['things by names', 'things: { A: 3 }', 'things has a value of the wrong kind: a list should stand there'],
  ])('Eldfall: %s', async (_, fact, message) => {
    expect(await withFact('eldfall-d20', fact)).toEqual({
      code: 3,
      line: 6,
      message: expect.stringContaining(message),
    });
  });

  test.each([
    [
      'an unknown attribute',
      'heroes: { A: { attributes: { MEEL: 3 } } }',
      'there is no field heroes.A.attributes.MEEL; did you mean MEL?',
    ],
    ['a number for a list', 'effects: 3', 'effects has a value of the wrong kind: a list should stand there'],
    ['a number for a Warband', 'warbands: { p1: 3 }', 'warbands.p1 has a value of the wrong kind: names with values'],
    ['a weapon without a name', 'heroes: { A: { weapons: [{ id: axe }] } }', 'heroes.A.weapons[0].name is missing'],
    [
      'an unknown field of a model',
      'models: { A: { damege: 3 } }',
      'there is no field models.A.damege; did you mean damage?',
    ],
  ])('Judgement: %s', async (_, fact, message) => {
    for (const edition of [[], ['edition: v11']]) {
      const found = await withFact('judgement-hex', fact, 'A', edition);
      expect(found).toEqual({ code: 3, line: 6, message: expect.stringContaining(message) });
    }
  });

  test('Judgement: a number for a list of a map', async () => {
    expect(await withFact('judgement-hex', 'map: { soulPits: 3 }')).toEqual({
      code: 3,
      line: 6,
      message: 'with: map.soulPits has a value of the wrong kind: a list should stand there',
    });
  });

  test.each([
    ['terrain without a footprint', 'pieces: { bog: { keywords: [] } }', 'with: pieces.bog.footprint is missing'],
    ['an element without a place', 'elements: { m: { keywords: [] } }', 'with: elements.m.at is missing'],
    ['a number for a unit', 'units: { A: 3 }', 'units.A has a value of the wrong kind: names with values should'],
    ['an unknown field of a card', 'cards: { A: { deff: 3 } }', 'there is no field cards.A.deff; did you mean def?'],
    [
      'an unknown condition',
      'units: { A: { conditions: [burnin] } }',
      'there is no condition burnin; did you mean burning?',
    ],
    [
      'an unknown keyword of terrain',
      'pieces: { bog: { keywords: [dangerous], footprint: [{ corners: ["@1/1", "@2/1", "@2/2"] }] } }',
      'pieces.bog: there is no keyword dangerous; did you mean dangerous-terrain?',
    ],
    [
      'an unknown keyword of an element',
      "elements: { mine: { at: '@4/4', keywords: [CONTROLL] } }",
      'elements.mine: there is no keyword CONTROLL; did you mean CONTROL?',
    ],
    [
      'a passive without its braces',
      'cards: { A: { passives: [stealth] } }',
      'cards.A.passives[0]: names with values should stand there, such as { id: … }',
    ],
    [
      'a number in place of a name',
      'cards: { A: { passives: [{ id: 3 }] } }',
      'cards.A.passives[0].id: one of anchored, backswing',
    ],
    [
      'a place of an element that is none',
      "elements: { mine: { at: '@4' } }",
      'elements.mine.at: @4 is no place: write its inches',
    ],
    [
      'an unknown field of an army',
      'armies: { p1: { reserv: { grey: 2 } } }',
      'there is no field armies.p1.reserv; did you mean reserve?',
    ],
  ])('Shroudfall: %s', async (_, fact, message) => {
    const found = await withFact('shroudfall-inches', fact);
    expect(found).toEqual({ code: 3, line: 6, message: expect.stringContaining(message) });
  });

  test.each([
    ['an unknown tile', "tiles: { '0,1': swamp }", 'tiles.0,1: nothing is called swamp; there are: town-hall, forest'],
    ['an unknown role', 'roles: [chieftain, farmer, fisher]', 'roles: nothing is called fisher; there are: chieftain'],
    ['a number for the tiles', 'tiles: 3', 'tiles has a value of the wrong kind: names with values should stand there'],
    ['an unknown resource', 'pool: { foood: 3 }', 'there is no field pool.foood; did you mean food?'],
    [
      'an unknown option',
      'options: { adjacensy: king }',
      'no option of the game is called adjacensy; did you mean adjacency?',
    ],
    [
      'an unknown effect of a card',
      'cards: { woe: [{ op: gain, resource: wood, amount: 1 }, { op: loose }] }',
      'cards.woe[1].op: there is no effect loose; did you mean lose',
    ],
  ])('Judgement of the Gods: %s', async (_, fact, message) => {
    const found = await withFact('judgement-of-the-gods', fact, 'T');
    expect(found).toEqual({ code: 3, line: 6, message: expect.stringContaining(message) });
  });
});

test.each([
  ['judgement-of-the-gods', 'T', "tiles: { '1,0': { plains: farm } }, statue: { pieces: 1, at: [] }"],
  ['eldfall-d20', 'A . b', 'scenery: { hut: { boxes: [[1, {}, 3, 3]], top: 2 } }, states: { A: 0 }'],
])('of several facts that the kit of %s cannot read, one is named', async (game, table, facts) => {
  const file = join(empty, 'two.case.yaml');
  writeFileSync(file, `title: Two\ngame: ${game}\ntable: ${table}\nwith: { ${facts} }\nsteps:\n  - p1: pass\n`);
  const { code, err } = await run(['case', file]);
  expect([code, err]).toEqual([3, expect.stringMatching(/case\.yaml:4: with: /)]);
  expect(err).not.toMatch(/not a function|not iterable|Cannot read/);
});
