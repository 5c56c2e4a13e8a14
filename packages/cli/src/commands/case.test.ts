import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';

const folder = fileURLToPath(new URL('../../../../docs/cases/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.case.yaml'))
  .sort();

describe('the cases of the documentation', () => {
  test.each(files)('%s holds', async file => {
    const ran = await run(['case', join(folder, file)]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('as the case says');
  });

  test('every rule that a case names is printed with its title', async () => {
    const ran = await run(['case', join(folder, 'judgement-of-the-gods/refused-trade.case.yaml')]);
    expect(ran.out).toContain('JOG-SPC-019  Consent to a Trade');
  });
});

test('a case of more than 64 kB is refused before it is read, and a key of facts that is given twice in its line', async () => {
  const small = 'title: One\ngame: judgement-of-the-gods\nsteps:\n  - p1: pass\nwith:\n';
  const keys = (count: number): string => Array.from({ length: count }, (_, i) => `  k${i}: 1\n`).join('');
  expect(await run(['case', written(small + keys(10_000))])).toMatchObject({
    code: 3,
    err: expect.stringMatching(/case\.yaml: .*larger than 65536 bytes/),
  });
  const many = await run(['case', written(small + keys(3000))]);
  expect(many).toMatchObject({
    code: 3,
    err: expect.stringMatching(/case\.yaml:6: with: no fact is called k0; there are:/),
  });
  const twice = await run(['case', written(`${small + keys(3000)}  k7: 2\n`)]);
  expect(twice).toMatchObject({
    code: 3,
    err: expect.stringMatching(/case\.yaml:3006: no YAML: Map keys must be unique/),
  });
});

test('the writing of cases of an unknown edition is a wrong call', async () => {
  const ran = await run(['case', 'judgement-hex', '--edition', 'v12']);
  expect(ran).toMatchObject({ code: 2, err: expect.stringMatching(/no cases are laid for judgement-hex v12/) });
});

test('a case never names code to load', async () => {
  const module = join(empty, 'evil.mjs');
  writeFileSync(
    module,
    'globalThis.loadedByACase = true; export const game = { beat() {}, evolve() {}, start() {} };\n',
  );
  const ran = await run(['case', written(`title: Evil\ngame: ${module}\nsteps:\n  - p1: pass\n`)]);
  expect(ran).toMatchObject({ code: 3, err: expect.stringMatching(/case\.yaml:2: no game is called .*evil\.mjs/) });
  expect('loadedByACase' in globalThis).toBe(false);
});

const empty = emptyFolder();
const written = (text: string): string => {
  const file = join(empty, 'one.case.yaml');
  writeFileSync(file, text);
  return file;
};
const refused = readFileSync(join(folder, 'judgement-of-the-gods/refused-trade.case.yaml'), 'utf8');
const charge = readFileSync(join(folder, 'judgement-hex/charge-in-reach.case.yaml'), 'utf8');
const crouched = readFileSync(join(folder, 'eldfall-d20/crouched-cannot-run.case.yaml'), 'utf8');
/** The line of a text, counted from 1. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('a line that is wrong is refused with its number', () => {
  test.each([
    ['text that is no YAML', refused.replace(/rules: .*/, 'rules: ]'), 'rules: ]', 'no YAML'],
    ['an unknown key', refused.replace('steps:', 'play:'), 'play:', 'a case has no key play; there are: title, game'],
    ['a key given twice', `${refused}\ntitle: again`, 'title: again', 'no YAML'],
    [
      'an unknown game',
      refused.replace('game: judgement-of-the-gods', 'game: chess'),
      'game: chess',
      'no game is called chess; there are: judgement-hex, ',
    ],
    [
      'an edition that the game has not',
      refused.replace('rules:', 'edition: v12\nrules:'),
      'edition: v12',
      'judgement-of-the-gods has one edition',
    ],
    ['an unknown rule', refused.replace('JOG-SPC-019', 'JOG-SPC-999'), 'JOG-SPC-999', 'has no rule JOG-SPC-999'],
    [
      'an unknown fact',
      refused.replace('pool:', 'pond:'),
      'pond:',
      'no fact is called pond; there are: players, roles',
    ],
    ['a fact that is no amount', refused.replace('wood: 6', 'wood: six'), 'pool:', 'pool'],
    ['a sign of no tile', refused.replace('with:', 'table: |\n  T x\nwith:'), '  T x', 'nothing is called x'],
    [
      'a step that is none',
      refused.replace('- p2: refuse', '- p2 shall: refuse'),
      '- p2 shall',
      '"p2 shall" is no step',
    ],
    [
      'an unknown rule with a letter missing',
      refused.replace('JOG-SPC-019', 'JOG-SPCIAL-019'),
      'JOG-SPCIAL-019',
      'has no rule JOG-SPCIAL-019; did you mean JOG-SPC-019',
    ],
    [
      'a misspelt step, which is no seat',
      refused.replace('  - p2: refuse', '  - happend: { type: Passed }'),
      'happend',
      'happend is no seat (there are p1, p2, p3, p4), and no step; did you mean happened',
    ],
    [
      'an event that the game has not, which would never happen',
      refused.replace('  - p2: refuse', '  - not happened: { type: TradePropsed }'),
      'not happened',
      'no event is called TradePropsed; did you mean TradeProposed',
    ],
    [
      'a part that no event of that type has, whose absence proves nothing',
      refused.replace('  - p2: refuse', '  - not happened: { type: TradeProposed, resorce: wood }'),
      'not happened',
      'TradeProposed has no resorce; did you mean resource',
    ],
    [
      'a part of a part that events do not have',
      refused.replace('  - p2: refuse', '  - not happened: { type: PoolChanged, change: { wod: 1 } }'),
      'not happened',
      'PoolChanged.change has no wod; did you mean wood?',
    ],
    [
      'a word that an event cannot have',
      refused.replace('  - p2: refuse', '  - not happened: { type: PoolChanged, why: produced }'),
      'not happened',
      'PoolChanged.why cannot be "produced"; did you mean produce',
    ],
    [
      'a number where an event has text',
      refused.replace('  - p2: refuse', '  - not happened: { type: TradeProposed, by: 1 }'),
      'not happened',
      "TradeProposed.by: text is wanted, not 1: write '1'",
    ],
    [
      'a list of types of events',
      refused.replace('  - p2: refuse', '  - not happened: { type: [TradeProposed] }'),
      'not happened',
      'no event is called ["TradeProposed"]; did you mean TradeProposed',
    ],
    [
      'an event without a type that has no part of any event',
      refused.replace('  - p2: refuse', '  - happened: { resorce: wood }'),
      'happened',
      'the event has no resorce; did you mean resource',
    ],
    [
      'a wrong key before a list without steps',
      `${refused.slice(0, refused.indexOf('steps:'))}steps: []`.replace('wood: 6', 'wod: 6'),
      'pool:',
      'no field pool.wod; did you mean wood',
    ],
    [
      'a list in place of the kind of a question',
      refused.replace('p1 is asked: window', 'p1 is asked: [window]'),
      'p1 is asked',
      '"p1 is asked" wants words',
    ],
    [
      'a misspelt kind of step of a seat',
      refused.replace('p1 is asked: window', 'p1 is askd: window'),
      'p1 is askd',
      '"p1 is askd" is no step; did you mean p1 is asked?',
    ],
    [
      'a misspelt key beside an answer that is refused',
      refused.replace('- p2: refuse', '- p2 cannot: refuse\n    cod: late'),
      '- p2 cannot',
      '"cod" does not go with "p2 cannot"; did you mean code?',
    ],
    [
      'a deck that the game has not',
      refused.replace('pool:', 'decks: { terrian: [hill] }\n  pool:'),
      'decks:',
      'decks: nothing is called terrian; did you mean terrain?',
    ],
    [
      'a card that a deck cannot have',
      refused.replace('pool:', 'decks: { terrain: [hil] }\n  pool:'),
      'decks:',
      'decks.terrain.cards.0: there is no card hil',
    ],
    [
      'a die that shows no number',
      crouched.replace('steps:', 'dice: [12, hit]\nsteps:'),
      'dice:',
      'a die of this game shows a number, not "hit"',
    ],
    [
      'a place that does not begin with @',
      crouched.replace('  models:', "  at: { A: '2/5' }\n  models:"),
      'at: { A',
      'at.A: 2/5 is no place: a place begins with @',
    ],
    ['a step that is a word', refused.replace('- p2: refuse', '- refuse'), '- refuse', 'a step is one of'],
    ['no steps', refused.slice(0, refused.indexOf('  - p1')), 'steps:', 'a case has steps'],
    ['an alias', refused.replace('pool: {', 'pool: &pool {').replace('why: trade', 'why: *pool'), '*pool', 'aliases'],
    ['a sign half a hex off', charge.replace('  1\n', '  1\n  .\n'), '  .\n', 'half a hex off'],
    ['a place that the drawing has not', charge.replace(/'@1'/, "'@Q'"), "'@Q'", 'Q'],
    ['a place that is no inches', crouched.replace(/'@2\/5'/, "'@up'"), "'@up'", '@up is no place: write its inches'],
    ['a state that no rule knows', crouched.replace('[crouched]', '[sleepy]'), '[sleepy]', 'A cannot be sleepy'],
    [
      'a place between two units',
      crouched.replace('  models:', '  at: { A: { x: 1.5 } }\n  models:'),
      'at: { A',
      'whole units of 1/100 mm',
    ],
    ['a place without quotes', charge.replace(/'@1'/, '@1'), '@1', "a place stands in quotes, such as '@1'"],
    [
      'a title with a colon',
      refused.replace('title: ', 'title: One: '),
      'title: One',
      'a text with a colon in it stands in quotes',
    ],
    [
      'more players than roles',
      refused.replace('with:', 'with:\n  players: 1000000000'),
      'players: 1',
      'players: a whole number from 1 to 4 is wanted',
    ],
    [
      'a role in place of a list of roles',
      refused.replace('with:', 'with:\n  roles: farmer'),
      'roles: farmer',
      'roles: a list of roles is wanted',
    ],
    [
      'lists in lists without an end',
      refused.replace('with:', `with:\n  done: ${'['.repeat(5000)}${']'.repeat(5000)}`),
      'done: [',
      'nested too deep',
    ],
    ['a letter that no die has', charge.replace("'....'", "'..x.'"), "'..x.'", 'no face is written x'],
  ])('%s', async (_, text, part, message) => {
    const file = written(text);
    const { code, err } = await run(['case', file]);
    expect(err).toContain(message);
    expect([code, err]).toEqual([3, expect.stringContaining(`${file}:${lineOf(text, part)}: `)]);
  });
});

describe('a case that does not hold names the line and the reason', () => {
  test.each([
    ['an answer that is none', refused, '- p2: refuse', '- p2: wait', 'there are: “Agree”, “Refuse”'],
    [
      'an answer of a player who is not asked',
      refused,
      '- p2: refuse',
      '- p3: refuse',
      'p3 is not asked; asked is p2 (consent; answers in data: "agree", "refuse")',
    ],
    ['an event that did not happen', refused, 'by: p1 }', 'by: p4 }', 'no such event'],
    [
      'an event that should not have happened',
      refused,
      '- happened: { type: TradeD',
      '- not happened: { type: TradeD',
      'it happened',
    ],
    ['another state', refused, 'pool.gold: 2', 'pool.gold: 1', 'pool.gold is 2, not 1'],
    [
      'a part of the state that there is not',
      refused,
      'pool.gold: 2',
      'pool.gld: 2',
      'pool.gld is nothing, not 2; pool has no gld, only food, wood, stone, magic, gold',
    ],
    [
      'an event that is asked for by another number',
      charge,
      'pool: { total: 4 }',
      'pool: { total: 5 }',
      '"pool":{"total":4}}',
    ],
    ['another question', refused, 'p1 is asked: window', 'p1 is asked: turn', 'p1 is asked window, not turn'],
    ['a match that goes on', refused, '- p1 is asked: window', '- over: {}', 'the match is not over'],
    ['words that nobody told', refused, '- p1 is asked: window', '- told: peace', 'nobody told “peace”'],
    [
      'a slip of the pen in an answer that is refused',
      refused,
      '- p2: refuse',
      '- p2 cannot: { do: refse }',
      'not one of the answers, and a typing error would be refused in the same way: write code: not-an-option',
    ],
    [
      'a question that passing does not lead to',
      refused,
      '- p2: refuse',
      '- pass until p1 is asked: turn',
      'p1 is not asked turn before an answer is needed: p2 is asked consent',
    ],
    ['an answer that is legal', refused, '- p2: refuse', '- p2 cannot: refuse', 'p2 may do that: “Refuse”, "refuse"'],
    ['answers that are not all', refused, '- p2: refuse', '- p2 can only: [refuse]', 'p2 may also "agree"'],
    ['an answer among those that can be', refused, '- p2: refuse', '- p2 can: [refuse, gold]', 'is called “gold”'],
    [
      'a refusal for another reason',
      charge,
      'code: out-of-reach',
      'code: too-far',
      'refused with the code out-of-reach, not too-far',
    ],
    [
      'a refusal by another rule',
      charge,
      '    rule: JHX-CHARGE-006',
      '    rule: JHX-CHARGE-007',
      'refused with the rule JHX-CHARGE-006, not JHX-CHARGE-007',
    ],
    ['a die too few', charge, "'....'", "'...'", 'wants 4'],
    ['a die too many', charge, "'....'", "'.....'", 'dice that nobody rolled: ["miss"]'],
  ])('%s', async (_, text, part, instead, message) => {
    const file = written(text.replace(part, instead));
    const { code, err } = await run(['case', file]);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(err).toMatch(/one\.case\.yaml:\d+: /);
  });
});

test('reactions pass until a question is asked, models stand at places, and a published map is laid by its name', async () => {
  const walk = written(
    [
      ...[
        'title: One',
        'game: eldfall-d20',
        'with:',
        "  at: { A: '@10/10', b: '@30/30' }",
        'steps:',
        '  - p1: A',
        '  - p1: 10, 15',
      ],
      ...['  - pass until p1 is asked: action', "  - state: { models.A.at: '@10/15' }"],
    ].join('\n'),
  );
  expect(await run(['case', walk])).toMatchObject({ code: 0 });
  const fight = [
    'title: One',
    'game: judgement-hex',
    'with:',
    '  map: 3v3-1',
    "  at: { Captain: '@4,4', guard: [4, 5] }",
  ];
  const attack = '  - p1 can: [{ do: attack, model: Captain, target: guard, weapon: blade }]';
  const mapped = [...fight, '  active: Captain', 'steps:', attack].join('\n');
  expect(await run(['case', written(mapped)])).toMatchObject({ code: 0 });
  const nowhere = await run(['case', written(mapped.replace('3v3-1', '3v3-9'))]);
  expect([nowhere.code, nowhere.err]).toEqual([
    3,
    expect.stringContaining(':4: with: map: no map is called 3v3-9; did you mean 3v3-1'),
  ]);
});

test('models are called by the signs of the drawing, and the beginnings of words fit', async () => {
  const duel = (game: string, steps: string, dice: string): string =>
    `title: One\ngame: ${game}\ntable: |\n  b\n\n  A\nwith: { active: A }\ndice: ${dice}\nsteps:\n${steps}`;
  const hexes = await run(['case', written(duel('judgement-hex', '  - p1: attack b\n  - p1 is asked: dice', 'hh'))]);
  expect(hexes).toMatchObject({ code: 0, out: expect.stringContaining('Fighter (A) attacks Fighter (b) with Blade') });
  const inches = duel('shroudfall-inches', '  - p1: attack\n  - p1: bow, fighter (b)', '[0, 0]');
  expect(await run(['case', written(inches)])).toMatchObject({ out: expect.stringContaining('attacks Fighter (b)') });
});

describe('the drawing that a game shows lies as the words beside it say', () => {
  test.each([
    ['judgement-hex', undefined, 'active: A', ['p1: { do: advance, model: A }', "p1: '@1'"], /A/],
    ['judgement-hex', 'v11', 'active: A', ["state: { models.A.at: '@0.5/1.5', models.b.at: '@3.5/0.5' }"], /A/],
    [
      'judgement-of-the-gods',
      undefined,
      'turn: farmer',
      ['p2 can: [{ do: pass }]'],
      /Town Hall +Plains\n.*Farm(.*\n)+ +1S .*Magical Hill/,
    ],
    ['shroudfall-inches', undefined, 'active: A', ["state: { models.A/1.at: '@2/2', models.b/1.at: '@8/4' }"], /A/],
    ['eldfall-d20', undefined, 'active: p1', ["state: { models.A.at: '@2/2', models.b.at: '@8/4' }"], /A/],
  ])('%s %s', async (game, edition, fact, steps, drawn) => {
    const told = await run(['case', game, ...(edition === undefined ? [] : ['--edition', edition])]);
    const table = /table: \|\n((?: {6}.*\n)+)/.exec(told.out)?.[1];
    const text = [
      `title: as drawn\ngame: ${game}`,
      ...(edition === undefined ? [] : [`edition: ${edition}`]),
      `table: |\n${table}with: { ${fact} }\nsteps:\n${steps.map(step => `  - { ${step} }\n`).join('')}`,
    ].join('\n');
    const ran = await run(['case', written(text)]);
    expect([ran.err, ran.code]).toEqual(['', 0]);
    expect(ran.out).toMatch(drawn);
  });
});

test('a model that is drawn off the table is refused, with the place that its signs mean', async () => {
  for (const game of ['shroudfall-inches', 'eldfall-d20']) {
    const ran = await run([
      'case',
      written(`title: far\ngame: ${game}\ntable: |\n  A${' '.repeat(21)}b\nsteps: [{ p1 is asked: act }]`),
    ]);
    expect([ran.code, ran.err]).toEqual([
      3,
      expect.stringMatching(/:3: b(\/1)? stands at 46\/2, off the table of 36 by 36/),
    ]);
  }
});

test('dice may be a list of letters, and an answer the words before its colon', async () => {
  const lines = [
    'title: dice',
    'game: judgement-hex',
    'table: |',
    '  A',
    '',
    '  b',
    'with: { active: A }',
    'dice: [h, m]',
  ];
  const steps = ['steps:', '  - p1: A attacks b with blade', '  - p1: hit, manoeuvre', '  - told: Glancing Blow'];
  expect((await run(['case', written([...lines, ...steps].join('\n'))])).code).toBe(0);
});

test('an attack action of Shroudfall that has no target tells the reason for each weapon', async () => {
  const steps = (more: string): string =>
    written(
      `title: One\ngame: shroudfall-inches\nwith: { at: { A/1: '@4/4', b/1: '${more}' }, active: A }\nsteps:\n  - p1: { do: attack }\n`,
    );
  const far = await run(['case', steps('@30/30')], [], 200);
  const reason = 'the target is out of range (SFI-ATTACK-016)';
  expect(far.out).toContain(`× Fighter (A) cannot attack Fighter (b) with Blade: ${reason}`);
  expect(far.out).toContain(`× Fighter (A) cannot attack Fighter (b) with Bow: ${reason}`);
  expect((await run(['case', steps('@8/4')])).out).not.toContain('cannot attack');
});

test.each([
  [
    'judgement-hex',
    [
      'conditions  ',
      '@                a hex of the Effigy of the lower side',
      '{ do: stand-up, model: A }',
      '  heroes           { name: Fighter,',
      'health: 6, ap: 2',
    ],
  ],
  ['judgement-of-the-gods', ['+l               after a tile: its lumberMill', 'judgementDays', '{ do: statue }']],
  ['shroudfall-inches', ['manifestations', "{ to: '@6.5/12' } or stay", '{ name: Fighter,']],
  ['eldfall-d20', ['1                the Hostile 1', 'scenery', '{ name: Plain,', "{ kind: walk, route: ['@6.5/12']"]],
] as const)('the signs, facts and answers of cases are told: %s', async (game, parts) => {
  const { code, out, err } = await run(['case', game]);
  expect([code, err]).toEqual([0, '']);
  for (const part of parts) expect(out).toContain(part);
});

test('v11 has signs and answers of its own, and the plain cards of hexes', async () => {
  const { out } = await run(['case', 'judgement-hex', '--edition', 'v11']);
  expect(out).toContain('1                the unbound Soul soul-1');
  expect(out).toContain('{ do: charge, model: A, target: b, weapon: blade }\n');
  expect(out).toContain('  monsters         { name: Rat,');
  const file = join(folder, 'judgement-hex/charge-in-reach.case.yaml');
  expect(await run(['case', file, '--edition', 'v11'])).toMatchObject({ code: 2 });
});

describe('a message says what to write instead', () => {
  const farmer = (step: string): string =>
    written(
      `title: One\ngame: judgement-of-the-gods\nwith:\n  turn: farmer\n  at: { farmer: '1,0' }\n  tiles: { '1,0': hill temple }\nsteps:\n${step}\n`,
    );
  const heroes = (facts: string, step: string): string =>
    written(
      `title: One\ngame: judgement-hex\ntable: |\n  A\n\n  .\n\n  .\n\n  b\nwith: { active: A, ${facts} }\nsteps:\n${step}\n`,
    );

  test('for words that name no legal answer', async () => {
    const { err } = await run(['case', farmer('  - p2 cannot: statue\n    code: cannot-pay')]);
    expect(err).toContain('not cannot-pay; words find legal answers only; ');
    expect(err).toContain('written as { do: statue }');
    const data = farmer('  - p2 cannot: { do: statue }\n    code: cannot-pay');
    expect(await run(['case', data])).toMatchObject({ code: 0, err: '' });
  });

  test('for a thing that no answer does', async () => {
    const { err } = await run(['case', farmer('  - p2 cannot: { do: roll-call, character: farmer }')]);
    expect(err).toContain('no answer to turn does roll-call; did you mean rollCall?');
  });

  test('for an answer that is not listed: the nearest ones first', async () => {
    const step = '  - p2: { do: templeAlchemy, give: wood, receve: stone, amount: 3 }';
    const { err } = await run(['case', farmer(step)]);
    expect(err).toMatch(/answers in data: \{"do":"templeAlchemy","amount":\d,"give":"wood","receive":"stone"\}/);
  });

  test('for an answer to another question than the one that waits', async () => {
    const { err } = await run(['case', heroes('', '  - p1: [0, 1]')]);
    expect(err).toContain('asked is action; answers in data: ');
  });

  test('for a place that is not written as a place', async () => {
    const place = (to: string): string =>
      written(
        `title: One\ngame: shroudfall-inches\nwith:\n  at: { A/1: '@10/10', b/1: '@30/30' }\n  active: A\n  cards: { A: { passives: [{ id: ethereal, x: 3 }] } }\nsteps:\n  - p1: { do: move }\n  - p1: 'Yes'\n  - p1: ${to}\n`,
      );
    const { err } = await run(['case', place("{ to: '@13/10' }")]);
    expect(err).toContain("the answer is a proposal, written as '@6.5/12' or none");
    expect(await run(['case', place("'@13/10'")])).toMatchObject({ code: 0, err: '' });
  });

  test('for a state that is reached only after another answer', async () => {
    const { err } = await run(['case', heroes('models: { A: { damage: 1 } }', '  - state: { models.A.damage: 0 }')]);
    expect(err).toContain('models.A.damage is 1, not 0; p1 is asked: action');
  });

  test('for a condition that does not exist', async () => {
    const { code, err } = await run(['case', heroes('conditions: { A: [fire] }', '  - p1: { do: end }')]);
    expect([code, err]).toEqual([3, expect.stringContaining('A cannot have fire; there are: curse, burn')]);
  });
});

test('an action is called as the rulebook calls it, with its hyphen or without', async () => {
  const heal = (words: string): string =>
    written(
      `title: One\ngame: judgement-hex\ntable: |\n  A\n\n  .\n\n  b\nwith: { active: A, models: { A: { damage: 7 } }, warbands: { p1: { fate: 1 } } }\nsteps:\n  - p1: ${words}\n  - state: { models.A.damage: 2 }\n`,
    );
  for (const words of ['Self-Heal', 'self heal']) expect(await run(['case', heal(words)])).toMatchObject({ code: 0 });
  const recall = written(
    'title: One\ngame: judgement-hex\nedition: v11\nwith: { map: 3v3-1, at: { A: [30000, 30000], b: [50000, 50000] }, active: A }\nsteps:\n  - p1: Effigy Recall\n',
  );
  expect((await run(['case', recall])).err).not.toContain('is called');
});

test.each([
  [
    '{ do: charge, model: A, target: b, weapon: blad }',
    'the model has no melee weapon (JHX-CHARGE-001), code: no-melee-weapon; nothing is called blad: did you mean blade, duskblade',
  ],
  [
    '{ do: attack, model: A, target: b, weapon: blad }',
    'the model has no such weapon (JHX-ATTR-010), code: no-weapon; nothing is called blad: did you mean blade, duskblade',
  ],
  [
    '{ do: attack, model: A, target: c, weapon: blade }',
    'the model is not on the battlefield: C (JHX-ATTACK-004), code: not-on-board; nothing is called c',
  ],
])('a name that no thing has is told with its refusal: %s', async (answer, message) => {
  const steps = `${charge.slice(0, charge.indexOf('  - p1 cannot'))}  - p1: ${answer}\n`;
  const { code, err } = await run(['case', written(steps)]);
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
});

test('a refusal for a name that no thing has proves nothing, unless its code is meant', async () => {
  const steps = charge.slice(0, charge.indexOf('  - p1 cannot'));
  const attack = `${steps}  - p1 cannot: { do: attack, model: A, target: b, weapon: blad }\n`;
  const { code, err } = await run(['case', written(attack)]);
  expect([code, err]).toEqual([1, expect.stringContaining('nothing is called blad: did you mean blade')]);
  expect(err).toContain('write code: no-weapon beside it if that is meant');
  const meant = await run(['case', written(`${attack}    code: no-weapon\n`.replace("dice: '....'\n", ''))]);
  expect(meant).toMatchObject({ code: 0, err: '' });
});

test('a Hero that is laid with Stun has an AP less', async () => {
  const stunned = (step: string): string =>
    written(
      `title: One\ngame: judgement-hex\ntable: |\n  A\n\n  1\n\n  .\n\n  b\nwith: { active: A, conditions: { A: [stun, poison] } }\nsteps:\n${step}\n`,
    );
  const step = '  - state: { activation.budgets.A: { ap: 2, spent: 0 } }';
  expect(await run(['case', stunned(step)])).toMatchObject({ code: 0, err: '' });
});

test('a model may stand on a named hex of the drawing', async () => {
  const standing = (at: string): string =>
    written(
      `title: One\ngame: judgement-hex\ntable: |\n  A\n\n  1\n\n  b\nwith: { active: A, at: { C: '${at}' } }\nsteps:\n  - state: { models.C.at: '@1' }\n`,
    );
  for (const at of ['@1', '@1,2']) expect(await run(['case', standing(at)])).toMatchObject({ code: 0, err: '' });
});

test('the field that a kit cannot read is named, and not the active Hero', async () => {
  const file = written(
    'title: One\ngame: judgement-hex\ntable: |\n  A\n\n  b\nwith: { active: A, models: { A: { artefacts: [ring] } } }\nsteps:\n  - p1: { do: end }\n',
  );
  const { code, err } = await run(['case', file]);
  expect([code, err]).toEqual([3, expect.stringContaining('the kit cannot read models.A.artefacts')]);
  expect(err).toContain('{ artefacts: [{ artefact: ring, deck: p1 }] }');
});

test('an answer that can be given needs no dice', async () => {
  const answer = "{ do: charge, model: A, target: b, weapon: blade, path: ['@A', '@1', '@2', '@3'] }";
  const steps = charge.slice(0, charge.indexOf('  - p1: {'));
  const file = written(`${steps.replace(/dice: .*\n/, '')}  - p1 can: [${answer}]\n`);
  expect(await run(['case', file])).toMatchObject({ code: 0, err: '' });
});

test('a case is drawn as a picture and as a replay', async () => {
  const [svg, html] = [join(empty, 'one.svg'), join(empty, 'one.html')];
  const file = join(folder, 'judgement-hex/charge-in-reach.case.yaml');
  const { code } = await run(['case', file, '--svg', svg, '--html', html]);
  expect([code, readFileSync(svg, 'utf8').slice(0, 4)]).toEqual([0, '<svg']);
  expect(readFileSync(html, 'utf8')).toContain('Blade');
  const two = await run(['case', file, file, '--svg', svg]);
  expect([two.code, two.err]).toEqual([2, 'rulewright: --svg and --html draw one case: name one file beside them']);
});
