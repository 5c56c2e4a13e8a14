import type { CardId, Model, Table } from '../vocabulary/index.js';

/** The first Upgrade of a model that names a rule in code; undefined without one. */
export const codedUpgrade = (
  { pack }: Pick<Table, 'pack'>,
  { upgrades }: Pick<Model, 'upgrades'>,
  code: string,
): CardId | undefined => upgrades.find(id => pack.upgrades[id]?.code === code);
