import type { ColorRole, SceneBox, SceneItem } from '@rulewright/core';
import type { Resource } from '../content/pack.js';
import type { Drawing } from './drawing.js';
import { idOf } from './ids.js';

/** The amount that fills a gauge; the pool itself has no limit. */
const PLENTY = 60;

/** The colours of the resources, the same on the table and in the curves. */
export const resourceColors: { readonly [R in Resource]: ColorRole } = {
  food: 'series2',
  wood: 'series1',
  stone: 'series3',
  magic: 'series4',
  gold: 'series6',
};

/** A stock as a figure; one below zero has the minus sign of the story. */
export const stockInWords = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

/**
 * A resource as a figure over a gauge. The mark `worst` shows the most that the next card may take; a stock at or below
 * the mark is drawn as in danger.
 */
export const gauge = (
  { labels }: Drawing,
  { x, y, width, height }: SceneBox,
  resource: Resource,
  amount: number,
  worst: number,
): readonly SceneItem[] => {
  const danger = worst > 0 && amount <= worst;
  const name = labels.resources[resource];
  const title = labels.resource(name, amount, worst);
  const long = width * Math.min(1, Math.max(0, amount) / PLENTY);
  const middle = y + height * 0.78;
  const thick = height * 0.36;
  const items: SceneItem[] = [
    {
      kind: 'text',
      title,
      x: x + width / 2,
      y: y + height * 0.27,
      text: `${name} ${stockInWords(amount)}${danger ? ' !' : ''}`,
      size: height * 0.5,
      bold: true,
    },
    {
      kind: 'cell',
      id: idOf.resource(resource),
      title,
      at: { shape: 'square', x: x + width / 2, y: middle, size: width, height: thick },
      fill: 'terrain:unknown',
    },
  ];
  if (long > 0) {
    items.push({
      kind: 'cell',
      title,
      at: { shape: 'square', x: x + long / 2, y: middle, size: long, height: thick },
      fill: danger ? 'danger' : resourceColors[resource],
    });
  }
  if (worst > 0) {
    const at = x + width * Math.min(1, worst / PLENTY);
    const points = [-0.75, 0.75].map(part => ({ x: at, y: middle + thick * part }));
    items.push({ kind: 'line', title, points, color: 'danger' });
  }
  return items;
};
