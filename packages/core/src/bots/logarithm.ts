// biome-ignore lint/suspicious/noApproximativeNumericConstant: of Math, only functions that are exact everywhere are allowed here
const LN2 = 0.6931471805599453;

/**
 * The natural logarithm of a whole number from 1 to 2^31 - 1, to about 10 digits, from + - * / only: `Math.log` differs
 * between engines, and a bot has to answer the same everywhere. The number is split into a power of two and a rest m in
 * [1, 2); with y = (m - 1)/(m + 1), which is below 1/3, ln m = 2(y + y³/3 + y⁵/5 + …).
 */
export const logarithm = (n: number): number => {
  const power = 31 - Math.clz32(n);
  const m = n / (1 << power);
  const y = (m - 1) / (m + 1);
  const square = y * y;
  let sum = 0;
  for (let odd = 19; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return power * LN2 + 2 * y * sum;
};
