import { expect, test } from 'vitest';
import { withoutCommandsOn } from './doc-page.js';
import { leftOut, packagesOf, testedGames, unitArguments, withoutArguments } from './games.js';

test('every game is a package with a rulebook, and its rules begin with its letters', () => {
  expect(testedGames()).toEqual([
    { id: 'eldfall-d20', areas: ['ELD'] },
    { id: 'judgement-hex', areas: ['JHX', 'JV11'] },
    { id: 'judgement-of-the-gods', areas: ['JOG'] },
    { id: 'shroudfall-inches', areas: ['SFI'] },
  ]);
});

test('a list of games leaves out all others', () => {
  expect(leftOut('judgement-of-the-gods, judgement-hex').map(({ id }) => id)).toEqual([
    'eldfall-d20',
    'shroudfall-inches',
  ]);
  expect(leftOut('judgement-of-the-gods,judgement-hex,eldfall-d20,shroudfall-inches')).toEqual([]);
});

test('tests are left out in the packages of games, and elsewhere if their titles name a game or a rule of one', () => {
  const args = unitArguments([{ id: 'judgement-hex', areas: ['JHX', 'JV11'] }]);
  expect(args.slice(0, 3)).toEqual(['--exclude', 'packages/judgement-hex/**', '--testNamePattern']);
  const pattern = new RegExp(args[3] ?? '');
  const runs = (title: string): boolean => pattern.test(title);
  expect(runs('whole matches in browsers judgement-hex is played by clicks')).toBe(false);
  expect(runs('the Warden shoves back a model [JHX-INTERRUPT-001]')).toBe(false);
  expect(runs('a place in inches [JV11-BASE-003]')).toBe(false);
  expect(runs('whole matches in browsers judgement-of-the-gods is played by clicks')).toBe(true);
  expect(runs('a walk goes round corners')).toBe(true);
  expect(unitArguments([])).toEqual([]);
});

test('gates leave out games by their ids, and know them as packages', () => {
  const args = withoutArguments(leftOut('judgement-of-the-gods,judgement-hex'));
  expect(args).toEqual(['--without', 'eldfall-d20', '--without', 'shroudfall-inches']);
  expect([...packagesOf(['eldfall-d20', 'shroudfall-inches'])]).toEqual([
    '@rulewright/eldfall-d20',
    '@rulewright/shroudfall-inches',
  ]);
  expect(packagesOf()).toEqual(new Set());
});

test('commands of a page that name a game are left out, and lines of a file that a command writes are not', () => {
  const commands =
    "npm start -- odds 2d6\nnpm start -- odds eldfall-d20 a at b\ncat > a.yaml <<'END'\ngame: eldfall-d20\nEND\n";
  const step = { kind: 'run', line: 1, commands, published: false, serves: false } as const;
  const kept = "npm start -- odds 2d6\ncat > a.yaml <<'END'\ngame: eldfall-d20\nEND\n";
  expect(withoutCommandsOn(step, ['eldfall-d20'])).toEqual({ ...step, commands: kept });
  expect(withoutCommandsOn(step, ['shroudfall-inches'])).toEqual(step);
});
