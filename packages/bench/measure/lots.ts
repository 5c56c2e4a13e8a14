/** Random numbers for playouts, by 32-bit xorshift: cheap enough to cost no side any measurable time. */
export class Lots {
  #x: number;

  constructor(seed: number) {
    this.#x = seed | 1;
  }

  /** A whole number from 0 to `n - 1`. */
  below(n: number): number {
    let x = this.#x;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#x = x;
    return (((x >>> 8) * n) / 0x1000000) | 0;
  }
}
