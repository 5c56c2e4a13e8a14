#!/usr/bin/env node
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { main } from './main.js';
import { personAt } from './menu.js';
import { EXIT, programIn, type Terminal, widthOf } from './terminal.js';

const { stdin, stdout, stderr } = process;

let lines: { reader: Interface; next: AsyncIterator<string> } | undefined;

const isPerson = stdin.isTTY === true && stdout.isTTY === true;
// Menus are wrapped to the columns that the terminal tells; some terminals tell 0.
if (isPerson && !stdout.columns) Object.assign(stdout, { columns: widthOf(undefined), rows: 24 });

const terminal: Terminal = {
  width: widthOf(stdout.columns),
  color: stdout.isTTY === true && !process.env.NO_COLOR,
  program: programIn(process.env),
  out: line => void stdout.write(`${line}\n`),
  err: line => void stderr.write(`${line}\n`),
  progress: line => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${line}`);
  },
  ask: async prompt => {
    stdout.write(prompt);
    if (!lines) {
      const reader = createInterface({ input: stdin });
      lines = { reader, next: reader[Symbol.asyncIterator]() };
    }
    const { done, value } = await lines.next.next();
    return done ? undefined : value;
  },
  // Piped input and output keep the lines that scripts know.
  ...(isPerson ? personAt({ input: stdin, output: stdout }) : {}),
};

// A program that stops reading this output early (head, less) causes no error.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.internal));

main(process.argv.slice(2), terminal)
  .catch((error: unknown) => {
    stderr.write(`rulewright: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return EXIT.internal;
  })
  .then(code => {
    lines?.reader.close();
    process.exitCode = code;
  });
