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
    ['an unknown key', refused.replace('steps:', 'play:'), 'play:', '"play" is none of title, game'],
    ['a key given twice', `${refused}\ntitle: again`, 'title: again', 'no YAML'],
    [
      'an unknown game',
      refused.replace('game: judgement-of-the-gods', 'game: chess'),
      'game: chess',
      'no game is called chess (a module is named by its path, like ./my-game.ts); there are: judgement-hex, ',
    ],
    [
      'an edition that the game has not',
      refused.replace('rules:', 'edition: v12\nrules:'),
      'edition: v12',
      'judgement-of-the-gods has one edition',
    ],
    ['an unknown rule', refused.replace('JOG-SPC-019', 'JOG-SPC-999'), 'JOG-SPC-999', 'has no rule JOG-SPC-999'],
    ['an unknown fact', refused.replace('pool:', 'pond:'), 'pond:', '"pond" is none of roles'],
    ['a fact that is no amount', refused.replace('wood: 6', 'wood: six'), 'pool:', 'pool'],
    ['a sign of no tile', refused.replace('with:', 'table: |\n  T x\nwith:'), '  T x', 'nothing is called x'],
    [
      'a step that is none',
      refused.replace('- p2: refuse', '- p2 shall: refuse'),
      '- p2 shall',
      '"p2 shall" is no step',
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
      'none of the answers, which a slip of the pen would be as well: write code: not-an-option',
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
    expect.stringContaining(':4: with: map: no map is called 3v3-9; there are: 3v3-1'),
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

test('an attack action of Shroudfall that has no target tells the reason for each weapon', async () => {
  const steps = (more: string): string =>
    written(
      `title: One\ngame: shroudfall-inches\nwith: { at: { A/1: '@4/4', b/1: '${more}' }, active: A }\nsteps:\n  - p1: { do: attack }\n`,
    );
  const far = await run(['case', steps('@30/30')]);
  const reason = 'the target is out of range (SFI-ATTACK-016), code: out-of-range';
  expect(far.out).toContain(`no target for Fighter (A): not Fighter (b) with Blade: ${reason}`);
  expect(far.out).toContain(`no target for Fighter (A): not Fighter (b) with Bow: ${reason}`);
  expect((await run(['case', steps('@8/4')])).out).not.toContain('no target');
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
