/**
 * A slow twin of `clearance`, by brute force. For a leg of the squared length n the point nearest to a grid point lies at
 * k/n of the leg for a whole number k, so it is enough to look at all of them. Coordinates are multiplied by n, so that
 * every number is whole.
 */
export const slowClearance = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [cx, cy]: readonly [number, number],
  radius: number,
): 'crosses' | 'touches' | 'clear' => {
  const n = Math.max(1, (bx - ax) ** 2 + (by - ay) ** 2);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k <= n; k++) {
    const px = n * ax + k * (bx - ax) - n * cx;
    const py = n * ay + k * (by - ay) - n * cy;
    least = Math.min(least, px * px + py * py);
  }
  const limit = (n * radius) ** 2;
  return least < limit ? 'crosses' : least === limit ? 'touches' : 'clear';
};
