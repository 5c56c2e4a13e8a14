import { inches, type Polygon, rectangle } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { Table } from '../vocabulary/table.js';

const groundOf = /* @__PURE__ */ rememberEach((numbers: SfiNumbers): Polygon => {
  const width = inches(numbers.setUp.tableWidth.value);
  return rectangle({ x: 0, y: 0 }, width, width);
});

/** The table as a square; its deployment edges are at the top and at the bottom of a picture (SFI-SETUP-009). */
export const ground = ({ numbers }: Pick<Table, 'numbers'>): Polygon => groundOf(numbers);
