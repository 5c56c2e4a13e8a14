import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fromSources, root } from '../../../bench/measure/bundle.js';

/** The bytes in a client's bundle that come from boards of hexes. */
const hexesIn = async (source: string): Promise<number> => {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: `${root}packages/judgement-hex`, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
    plugins: [fromSources],
  });
  const inputs = Object.values(metafile.outputs).flatMap(output => Object.entries(output.inputs));
  const hexes = inputs.filter(([file]) => /judgement-hex\/src\/ground\/hexes\/|core\/src\/hex\//.test(file));
  return hexes.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
};

const client = (entry: string, edition: string): string => `
  import { createGame } from '${entry}';
  import { causeway, v11Content, v11Edition } from '@rulewright/judgement-hex/v11';
  export const game = createGame({ pack: v11Content, maps: [causeway]${edition} });
`;

test('a client that makes its game by the entry of v11 brings next to no code of hexes, where the main entry brings all of it', async () => {
  expect(await hexesIn(client('@rulewright/judgement-hex/v11', ''))).toBeLessThan(100);
  expect(await hexesIn(client('@rulewright/judgement-hex', ', edition: v11Edition'))).toBeGreaterThan(20_000);
});

test('the maps that are converted from hexes bring only the boards that they are converted from', async () => {
  expect(await hexesIn(`export { convertedMaps } from '@rulewright/judgement-hex/v11';`)).toBeLessThan(5_000);
});
