import { inches, type Polygon, rectangle } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { Table } from '../vocabulary/table.js';

const square = /* @__PURE__ */ rememberEach(({ setUp: { tableWidth } }: Table['numbers']): Polygon => {
  const width = inches(tableWidth.value);
  return rectangle({ x: 0, y: 0 }, width, width);
});

/** The battlefield: its edges are impassable (SFI-MOVE-018). */
export const battlefieldOf = ({ numbers }: Pick<Table, 'numbers'>): Polygon => square(numbers);
