import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Files that the order of chapters does not bind: tests and their helpers may import every file, and every file may
 * import a testing kit.
 */
const notRules = /\.(?:test|scenario|twin)\.ts$|(?:scenario|pool|window)-words\.ts$|(?:^|\/)testing\//;

/** One import, from a file to a file. */
type Arrow = readonly [from: string, to: string];

/** The members of import cycles: the rest after files that import no other remaining file were removed, again and again. */
const circles = (members: readonly string[], arrows: readonly Arrow[]): readonly string[] => {
  const left = new Map(members.map(one => [one, new Set<string>()]));
  for (const [from, to] of arrows) if (from !== to) left.get(from)?.add(to);
  for (let gone = true; gone; ) {
    gone = false;
    for (const [one, imported] of left) {
      if ([...imported].some(other => left.has(other))) continue;
      left.delete(one);
      gone = true;
    }
  }
  return [...left.keys()];
};

/**
 * Tests that the folders of a package are the chapters of a contents page, and that imports run down that page.
 *
 * @param url the URL of the test file, which lies beside the chapters
 * @param chapters the contents page: files import from the same chapter and from earlier ones only; `.` stands for the
 * files beside the chapters
 * @param options `sections`: folders inside of chapters have no import cycles, either
 */
export const testChapters = (
  url: string,
  chapters: readonly string[],
  { sections = false }: { readonly sections?: boolean } = {},
): void => {
  const source = fileURLToPath(new URL('.', url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !notRules.test(name),
  );
  const importsOf = (file: string): readonly { readonly to: string; readonly isType: boolean }[] => {
    const found = readFileSync(join(source, file), 'utf8').matchAll(
      /^(?:import|export)( type)?[^;]*? from '(\.[^']+)\.js';$/gm,
    );
    return [...found].map(([, type, path = '']) => ({
      to: normalize(join(dirname(file), `${path}.ts`)),
      isType: type !== undefined,
    }));
  };
  const imports = files.map(file => ({ file, imported: importsOf(file) }));
  const arrows = imports.flatMap(({ file, imported }) => imported.map(({ to }): Arrow => [file, to]));

  test('every folder on the first level is a chapter', () => {
    const folders = new Set(files.filter(file => file.includes('/')).map(file => file.slice(0, file.indexOf('/'))));
    expect([...folders].sort()).toEqual(chapters.filter(chapter => !/[./]/.test(chapter)).sort());
  });

  test('no chapter imports a later one', () => {
    const place = (file: string): number => {
      if (!file.includes('/')) return chapters.indexOf('.');
      return chapters.findIndex(chapter => file.startsWith(`${chapter}/`));
    };
    const upwards = arrows.filter(([from, to]) => place(to) > place(from));
    expect(upwards.map(arrow => arrow.join(' imports '))).toEqual([]);
  });

  test('no files need each other in a circle', () => {
    // Imports of types are erased, so a class and its factory may import each other's types.
    const needed = imports.flatMap(({ file, imported }) =>
      imported.filter(({ isType }) => !isType).map(({ to }): Arrow => [file, to]),
    );
    expect(circles(files, needed)).toEqual([]);
  });

  if (!sections) return;
  test('no sections import each other in a circle', () => {
    const folders = [...new Set(files.map(file => dirname(file)))];
    const between = arrows.map(([from, to]): Arrow => [dirname(from), dirname(to)]);
    expect(circles(folders, between)).toEqual([]);
  });
};
