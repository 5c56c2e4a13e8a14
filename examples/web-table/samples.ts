import type { ColorRole, SceneItem, SceneLegendEntry } from '@rulewright/core';
import { renderScene } from '@rulewright/viewer';

/** The thing that stands for a line of the legend, two units wide and high around (0, 0). */
const itemOf = ({ color, symbol }: SceneLegendEntry): SceneItem => {
  const box = { shape: 'square', x: 0, y: 0, size: 1.7 } as const;
  switch (symbol) {
    case 'disc':
    case 'pawn':
      return { kind: 'token', x: 0, y: 0, size: 1.9, color, form: symbol };
    case 'line':
    case 'dashed':
      return {
        kind: 'line',
        points: [
          { x: -1, y: 0 },
          { x: 1, y: 0 },
        ],
        color,
        width: 0.3,
        dashed: symbol === 'dashed',
      };
    case 'outline':
      return { kind: 'overlay', over: [box], color, pattern: 'outline' };
    case 'hex':
      return { kind: 'cell', at: { shape: 'hex', x: 0, y: 0, size: 1, orientation: 'flat' }, fill: color };
    default:
      return { kind: 'cell', at: box, fill: color };
  }
};

/** A small picture of a colour and a shape. Screen readers skip it, because words stand beside it. */
export const sample = (entry: SceneLegendEntry): HTMLElement => {
  const made = Object.assign(document.createElement('span'), { className: 'sample', ariaHidden: 'true' });
  const bounds = { x: -1, y: -1, width: 2, height: 2 };
  made.innerHTML = renderScene({ title: '', items: [itemOf(entry)], bounds }, { background: false, legend: false });
  return made;
};

/** The disc of a player's colour. */
export const disc = (color: ColorRole): HTMLElement => sample({ label: '', color, symbol: 'disc' });
