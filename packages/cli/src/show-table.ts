import type { GameTypes, Presentation, View } from '@rulewright/core';
import { styled, type Terminal, wrap } from './terminal.js';

/** Prints the table: its drawing as text, and the panels beside it; the visible state for a game with neither. */
export const showTable = (terminal: Terminal, presentation: Presentation<GameTypes>, seen: View<GameTypes>): void => {
  const drawing = presentation.text?.(seen);
  for (const line of drawing?.split('\n') ?? []) terminal.out(`  ${line}`.trimEnd());
  // Signs that are only on the picture, and not in the drawing of characters, would confuse readers here.
  const drawn = drawing?.split(/[^\p{L}\p{N}]+/u).map(word => word.replace(/(?<=\p{L})\d+$/u, ''));
  // One letter is the name of a unit, which has it before it is on the table.
  const isDrawn = (sign: string): boolean => drawn === undefined || /^\p{L}$/u.test(sign) || drawn.includes(sign);
  const { panels = [] } = presentation.scene(seen);
  if (drawing === undefined && panels.length === 0) {
    const told = `This game has no drawing in characters. The state: ${JSON.stringify(seen.state)}`;
    for (const line of wrap(told, terminal.width - 2, 2)) terminal.out(`  ${line}`);
  }
  for (const { title, text, rows } of panels) {
    for (const line of wrap(`${title}${text === undefined ? '' : `: ${text}`}`, terminal.width - 4, 2)) {
      terminal.out(styled(terminal, 'bold', `  ${line}`));
    }
    for (const { sign, label, health, marks = [], text: rest, active, spent } of rows) {
      const states = [
        ...(active ? ['acts now'] : spent ? ['has acted'] : []),
        ...marks,
        ...(rest === undefined ? [] : [rest]),
      ];
      const figures = health === undefined ? '' : ` ${health.value}/${health.max}`;
      const line = `${sign !== undefined && isDrawn(sign) ? `${sign}  ` : ''}${label}${figures}${states.length === 0 ? '' : `: ${states.join(', ')}`}`;
      for (const part of wrap(line, terminal.width - 4, 2)) terminal.out(`    ${part}`);
    }
  }
};
