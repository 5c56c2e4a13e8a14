import type { GameTypes, Presentation, View } from '@rulewright/core';

/** The values of the meters of a game, such as `Stone: −1`; a value that cannot be known is a question mark. */
export const meterParts = (presentation: Presentation<GameTypes>, seen: View<GameTypes>): readonly string[] => {
  const measured = presentation.measure?.(seen) ?? {};
  const meters = presentation.meters?.(seen) ?? [];
  return meters.map(({ key, label }) => `${label}: ${`${measured[key] ?? '?'}`.replace('-', '−')}`);
};
