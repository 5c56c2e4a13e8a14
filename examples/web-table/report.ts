import process from 'node:process';

/** Tells the person who runs the server about a defect that ended neither the server nor a table. */
export const reportDefect = (place: string, error: unknown): void =>
  void process.stderr.write(`${place}: ${error instanceof Error ? error.stack : String(error)}\n`);
