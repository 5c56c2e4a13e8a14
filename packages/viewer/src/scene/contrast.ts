/** Splits `#rgb` or `#rrggbb` into its three channels, 0–255; undefined for anything else. */
export function channels(hex: string): readonly [number, number, number] | undefined {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(long)) return undefined;
  const at = (from: number): number => Number.parseInt(long.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance of WCAG 2: 0 (black) to 1 (white). Throws a RangeError unless `hex` is a CSS hex colour. */
function luminance(hex: string): number {
  const rgb = channels(hex);
  if (rgb === undefined) throw new RangeError(`luminance: not a hex colour: ${hex}`);
  const linear = (value: number): number => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** Contrast ratio of WCAG 2 between two CSS hex colours: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
