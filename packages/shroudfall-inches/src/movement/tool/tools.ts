import { inches, type Tool } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { SfiOptions } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { type MovementTool, movementTools } from '../../vocabulary/words.js';

/** The cosine and the sine of one degree: products and sums of doubles are the same on every computer. */
const DEGREE = { cosine: 0.9998476951563913, sine: 0.01745240643728351 };
/** The length of the vector of a greatest bend. */
const FAR = 200_000;

/** The greatest bend as a vector: straight on is to the right. */
const bendOf = (degrees: number): Tool['bend'] => {
  let [x, y] = [1, 0];
  for (let i = 0; i < degrees; i++) {
    [x, y] = [x * DEGREE.cosine - y * DEGREE.sine, y * DEGREE.cosine + x * DEGREE.sine];
  }
  return { x: Math.round(x * FAR) + 0, y: Math.round(y * FAR) + 0 };
};

type Tools = { readonly [T in MovementTool]: Tool };

const toolsOf = /* @__PURE__ */ rememberEach((options: SfiOptions): Tools => {
  const lengths = options['moveTool.lengths'];
  const half = Math.floor(inches(options['moveTool.width']) / 2);
  const bend = bendOf(options['moveTool.maxBendDegrees']);
  const make = (which: MovementTool): Tool => {
    const length = inches(lengths[which]);
    const tool = { arm: Math.floor(length / 2), half, bend };
    return options['moveTool.contact'] === 'spine' ? { ...tool, most: length } : tool;
  };
  return { S: make('S'), M: make('M'), L: make('L') };
});

/**
 * A movement tool: two halves of the same length (SFI-MOVE-001, SFI-MOVE-003) and of one width (SFI-MOVE-002), which bases touch
 * anywhere on the outline (SFI-MOVE-006); by an option the gap between the old base and the new one is limited to the length. Ranges
 * in inches are another measure, and change no tool (SFI-MEASURE-017).
 */
export const toolOf = ({ options }: Pick<Table, 'options'>, which: MovementTool): Tool => toolsOf(options)[which];

/** The tools up to the longest one that a model may use, shortest first (SFI-MOVE-004). */
export const toolsUpTo = (longest: MovementTool): readonly MovementTool[] =>
  movementTools.slice(0, movementTools.indexOf(longest) + 1);

/** True if one tool is longer than another. */
export const isLonger = (tool: MovementTool, than: MovementTool): boolean =>
  movementTools.indexOf(tool) > movementTools.indexOf(than);

/**
 * The greatest gap between the old and the new edge of a base that a tool leads over, rounded up to a whole unit: its diagonal
 * (SFI-MOVE-007). A larger base travels farther by that much more (SFI-MOVE-008).
 */
export const reachOf = ({ arm, half, most }: Tool): number => most ?? Math.ceil(2 * Math.sqrt(arm * arm + half * half));
