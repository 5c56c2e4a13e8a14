import { type Procedure, procedure } from '@rulewright/core';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/** The stages of the Resolution step (ELD-ACT-019). */
export const resolutionProcedure: Procedure<Eld, Resolution> = /* @__PURE__ */ procedure<Eld, Resolution>(
  'resolution',
  [],
);
