import type { ColorRole } from '@rulewright/core';
import { contrast } from '../scene/contrast.js';
import { checkPictures, type Pictures } from '../scene/pictures.js';
import { inkOn, toneNames, toneOf } from '../scene/tones.js';

/** A colour for light and for dark backgrounds, as `#rrggbb`. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
}

/** The look of a replay page: pictures of models, terrain and dice, and colours in place of the library's own. */
export interface ReplayTheme {
  /** Data URLs by key: `model:<card>`, `tile:<kind>`, `terrain:forest`, `die:d6:5`. */
  readonly pictures?: Pictures;
  /** Colours by their names: `player1`, `terrain-forest`, `paper`, `ink` and so on; each becomes the CSS variable `--rw-<name>`. */
  readonly colors?: Readonly<Record<string, ThemeColor>>;
}

const HEX = /^#[0-9a-f]{6}$/i;

const checkColor = (name: string, color: ThemeColor): void => {
  if (!toneNames.includes(name))
    throw new RangeError(`theme: there is no colour "${name}"; one of ${toneNames.join(', ')}`);
  for (const scheme of ['light', 'dark'] as const) {
    if (!HEX.test(color[scheme])) throw new RangeError(`theme: "${name}" is not written as #rrggbb`);
    // Letters on pieces and terrain keep the text colour that belongs to the replaced colour.
    const role = name.replace('-', ':');
    const tone = toneOf((toneNames.includes(name) && name.startsWith('terrain-') ? role : name) as ColorRole);
    if (tone.name !== name) continue;
    const ratio = contrast(inkOn(tone)[scheme], color[scheme]);
    if (ratio < 4.5) {
      throw new RangeError(
        `theme: letters on "${name}" contrast ${ratio.toFixed(1)} : 1 with it in the ${scheme} scheme, not 4.5 : 1`,
      );
    }
  }
};

/** Throws a RangeError that names the first picture or colour that a page cannot use. */
export function checkTheme({ pictures = {}, colors = {} }: ReplayTheme): void {
  checkPictures(pictures);
  for (const [name, color] of Object.entries(colors)) checkColor(name, color);
}
