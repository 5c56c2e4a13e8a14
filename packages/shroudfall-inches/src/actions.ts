import { attack } from './attack/action/action.js';
import { move } from './movement/action.js';
import { disengage } from './round/actions/disengage.js';
import { shake } from './round/actions/shake.js';
import type { Actions } from './vocabulary/index.js';

/** The generic actions that units can take (SFI-ACTION-005). */
export const bookActions: Actions = { move, attack, disengage, shake };
