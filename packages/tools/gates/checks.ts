/** The checks of one gate: each problem is one failed check. */
export class Checks {
  readonly #problems: string[] = [];
  #passed = 0;

  /** Counts one check; prints it only when it fails. */
  check(what: string, ok: boolean, detail = ''): void {
    if (ok) {
      this.#passed += 1;
      return;
    }
    const problem = detail === '' ? what : `${what}\n${detail.replace(/^/gm, '    ')}`;
    this.#problems.push(problem);
    console.error(`  FAILED ${problem}`);
  }

  /** Prints the count (`N passed, N failed`, read by `npm test`) and sets the exit code. */
  close(): void {
    console.log(`${this.#passed} passed, ${this.#problems.length} failed`);
    // A gate that found nothing to check is broken, not passed.
    if (this.#problems.length > 0 || this.#passed === 0) process.exitCode = 1;
  }
}
