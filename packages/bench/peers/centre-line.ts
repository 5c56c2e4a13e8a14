import { distance, type Hex } from '@rulewright/core/hex';

/**
 * The usual answer to another question: are the hexes on the line between the centres of two hexes free? A bare loop
 * over a board of a radius, without any cache.
 */
export const centreLine = (radius: number, blockers: readonly Hex[]): ((from: Hex, to: Hex) => boolean) => {
  const width = 2 * radius + 1;
  const blocked = new Uint8Array(width * width);
  for (const { q, r } of blockers) blocked[(q + radius) * width + r + radius] = 1;
  return (from, to) => {
    const steps = distance(from, to);
    for (let i = 1; i < steps; i++) {
      const q = from.q + ((to.q - from.q) * i) / steps + 1e-6;
      const r = from.r + ((to.r - from.r) * i) / steps + 2e-6;
      let roundQ = Math.round(q);
      let roundR = Math.round(r);
      const roundS = Math.round(-q - r);
      const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
      if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
      else if (offR > offS) roundR = -roundQ - roundS;
      if (blocked[(roundQ + radius) * width + roundR + radius] === 1) return false;
    }
    return true;
  };
};
