/** One thing that a consumer does with the packages, in a line of code that runs everywhere. */
export interface Use {
  /** The names that the line imports, by entry point. A name is imported from one entry point only. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** An expression of those names. */
  readonly code: string;
  /** The value of the expression, as `JSON.stringify` writes it. */
  readonly gives: string;
}

const core = '@rulewright/core';
const jhx = '@rulewright/judgement-hex';
const jog = '@rulewright/judgement-of-the-gods';
const sfi = '@rulewright/shroudfall-inches';
const eld = '@rulewright/eldfall-d20';

/**
 * The uses that throw-away consumers make of the packages, beyond importing every entry point. One line for each entry
 * point shows that it runs, that its types can be used, and that the packages share one core (each knows the others'
 * matches).
 */
export const uses: readonly Use[] = [
  { imports: { [core]: ['sameJson'] }, code: 'sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })', gives: 'true' },
  { imports: { [`${core}/dice`]: ['sided'] }, code: 'sided(6).faces.length', gives: '6' },
  {
    imports: { [`${core}/dice`]: ['d6'], [`${core}/odds`]: ['sumOf', 'probabilityOf', 'toText'] },
    code: 'toText(probabilityOf(sumOf(d6, 2), 7))',
    gives: '"1/6"',
  },
  { imports: { [`${core}/hex`]: ['hexagonBoard'] }, code: 'hexagonBoard(6).hexes.length', gives: '127' },
  {
    imports: {
      [core]: ['createMatch'],
      [`${core}/bots`]: ['playOut', 'randomBot'],
      [`${core}/log`]: ['toLog', 'writeLog', 'readLog', 'resume'],
      [jog]: ['judgementOfTheGods'],
    },
    code: `(() => {
      const start = createMatch(judgementOfTheGods, { players: 2, seed: 'consumer' });
      const match = playOut(start, { p1: randomBot('a'), p2: randomBot('b') });
      return resume(judgementOfTheGods, readLog(writeLog(toLog(match)))).outcome?.reason === match.outcome?.reason;
    })()`,
    gives: 'true',
  },
  {
    imports: { [`${jog}/content`]: ['readContent', 'defaultContent'] },
    code: 'Object.keys(readContent(JSON.parse(JSON.stringify(defaultContent))).roles).length',
    gives: '6',
  },
  { imports: { [`${jog}/rules`]: ['catalogue'] }, code: 'catalogue[0]?.id', gives: '"JOG-COMP-001"' },
  {
    imports: {
      [core]: ['createMatch'],
      [`${core}/bots`]: ['playOut', 'randomBot'],
      [jhx]: ['judgementHex'],
    },
    code: `(() => {
      const start = createMatch(judgementHex, { players: 2, seed: 'consumer', options: { map: '3v3-1' } });
      return playOut(start, { p1: randomBot('a'), p2: randomBot('b') }).outcome !== undefined;
    })()`,
    gives: 'true',
  },
  {
    imports: {
      [core]: ['createMatch'],
      [`${core}/bots`]: ['playOut', 'randomBot'],
      [sfi]: ['shroudfallInches'],
      [`${sfi}/numbers`]: ['tableIn', 'thingsOn'],
    },
    code: `(() => {
      const start = createMatch(shroudfallInches, { players: 2, seed: 'consumer' });
      const match = playOut(start, { p1: randomBot('a'), p2: randomBot('b') });
      return match.outcome !== undefined && thingsOn(tableIn(match)).length > 0;
    })()`,
    gives: 'true',
  },
  {
    imports: {
      [core]: ['createMatch'],
      [`${core}/bots`]: ['playOut', 'randomBot'],
      [eld]: ['eldfallD20', 'nextQuest'],
    },
    code: `(() => {
      const start = createMatch(eldfallD20, {
        players: 1,
        seed: 'consumer',
        options: { quest: 'breaking-in', gameSize: 20, duelLimit: 'rounds' },
      });
      const match = playOut(start, { p1: randomBot('a') });
      return match.outcome !== undefined && nextQuest(match, 'great-hall').players?.length === 1;
    })()`,
    gives: 'true',
  },
  {
    imports: { '@rulewright/viewer': ['renderScene'] },
    code: `renderScene({ title: '<&>', items: [] }).startsWith('<svg')`,
    gives: 'true',
  },
];

/** Entry points that a browser cannot load: they are for a terminal, or write files. */
export const notForBrowsers: readonly string[] = ['@rulewright/cli', '@rulewright/viewer/testing'];

/** Entry points that a plain program cannot load, because they need another program around them. */
export const notForPrograms: readonly string[] = [];
