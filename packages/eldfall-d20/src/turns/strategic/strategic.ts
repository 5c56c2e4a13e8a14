import { type Procedure, procedure } from '@rulewright/core';
import type { Eld, Going } from '../../vocabulary/index.js';

/** The Strategic phase. */
export const strategicProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('strategic', []);
