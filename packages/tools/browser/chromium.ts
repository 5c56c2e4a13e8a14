import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

/** Keeps Chromium from using the network. */
const quiet: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium of `@sparticuz/chromium`, a development dependency: a compressed program, its libraries and its fonts. */
const packed: string = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));

/** The program unpacks into the temporary folder of its process, and its libraries only where it seems to be in a cloud. */
const unpacking = `import chromium from ${JSON.stringify(packed)}; await chromium.executablePath();`;

const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** The folder with the unpacked Chromium. The first call on a machine unpacks it, which takes some seconds. */
const unpacked = async (): Promise<string> => {
  const { version } = JSON.parse(readFileSync(join(packed, '../../../package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `rulewright-chromium-${version}`);
  if (existsSync(folder)) return folder;
  // Another process may do the same now: each unpacks into a folder of its own, and the first one done keeps its folder.
  const own = mkdtempSync(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpacking], { env });
    writeFileSync(join(own, 'fonts.conf'), fontsOf(folder));
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

/**
 * Starts the browser of every check that needs one. On Linux (x64) it comes with `npm ci` and needs no installed
 * program; elsewhere it is the installed Chrome. Throws if there is no browser, so that no check is skipped.
 */
export const openBrowser = async (): Promise<Browser> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return chromium.launch({ channel: 'chrome', args: [...quiet] });
  }
  const folder = await unpacked();
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: [...quiet],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  });
};
