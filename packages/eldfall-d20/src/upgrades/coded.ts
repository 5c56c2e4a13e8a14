import type { CardId, Model, Table } from '../vocabulary/index.js';

/** The Upgrade of a model that names a rule in code: of the card itself, or of the option that was picked for it; undefined without one. */
export const codedUpgrade = (
  { pack }: Pick<Table, 'pack'>,
  { upgrades, counters }: Pick<Model, 'upgrades' | 'counters'>,
  code: string,
): CardId | undefined =>
  upgrades.find(id => {
    const upgrade = pack.upgrades[id];
    return upgrade?.code === code || upgrade?.options?.[counters[`option:${id}`] ?? -1]?.code === code;
  });
