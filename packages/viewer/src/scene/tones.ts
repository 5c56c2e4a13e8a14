import type { ColorRole } from '@rulewright/core';
import { channels, contrast } from './contrast.js';

/** One colour in both schemes. `name` is safe in a CSS class name; an explicit colour has no name and never changes. */
export interface Tone {
  readonly name?: string;
  readonly light: string;
  readonly dark: string;
}

const DARK_INK = '#1d1b18';
const LIGHT_INK = '#ffffff';

/** Page and line colours: background, text, faint text, grid lines. */
export const paper: Tone = { name: 'paper', light: '#f7f3ea', dark: '#15181a' };
export const surface: Tone = { name: 'surface', light: '#fffdf8', dark: '#1d2124' };
export const ink: Tone = { name: 'ink', light: '#24211c', dark: '#f0ebe0' };
export const muted: Tone = { name: 'muted', light: '#5f594f', dark: '#b0a99b' };
export const grid: Tone = { name: 'grid', light: '#a79d8a', dark: '#4c5358' };

const ROLES: ReadonlyMap<string, readonly [light: string, dark: string]> = new Map([
  ['player1', ['#2b5c8f', '#7db4e6']],
  ['player2', ['#a93b22', '#f08a6c']],
  ['player3', ['#2f6b3c', '#84c991']],
  ['player4', ['#6f4189', '#c79ae0']],
  ['player5', ['#7d5a0b', '#e3bd5b']],
  ['player6', ['#146770', '#69c8ce']],
  ['series1', ['#8a5a12', '#e5b45c']],
  ['series2', ['#3d6b1f', '#9ccf6d']],
  ['series3', ['#5c6470', '#b4bdc9']],
  ['series4', ['#7a3f94', '#cf9fe6']],
  ['series5', ['#a8324f', '#f28ca3']],
  ['series6', ['#1c6a86', '#70c3de']],
  ['neutral', ['#57524a', '#c2bbad']],
  ['danger', ['#b3261e', '#ff8a80']],
  ['hostile', ['#141210', '#f0ebe0']],
  ['highlight', ['#935600', '#ffc24d']],
  ['good', ['#23703a', '#7fd196']],
  ['terrain:plain', ['#ece5d3', '#2e3333']],
  ['terrain:field', ['#f0dfa6', '#50461f']],
  ['terrain:forest', ['#bcd4ae', '#2a4a32']],
  ['terrain:water', ['#b9d6e4', '#1d4760']],
  ['terrain:marsh', ['#c5ccae', '#3f4a2f']],
  ['terrain:mountain', ['#d2cdc6', '#4c4d52']],
  ['terrain:sand', ['#f1e2c4', '#3d331d']],
  ['terrain:road', ['#ddcdb2', '#463e33']],
  ['terrain:town', ['#ecc9b2', '#5c3a2e']],
  ['terrain:ruin', ['#cfc4b8', '#443d37']],
  ['terrain:wall', ['#d8bf8e', '#5e4d33']],
  ['terrain:magic', ['#d9cbe6', '#45345c']],
  ['terrain:fire', ['#f2bfa6', '#632f20']],
  ['terrain:ice', ['#dcebee', '#2f4a52']],
  ['terrain:unknown', ['#e2ded6', '#25282a']],
]);

/** Every named role of the palette, in a stable order. */
export const roleNames: readonly string[] = [...ROLES.keys()];

/** The colour of a role. A hex colour stands for itself; any other text that is not in the palette is `neutral`. */
export function toneOf(role: ColorRole | undefined, otherwise: ColorRole = 'neutral'): Tone {
  const wanted = String(role ?? otherwise);
  const named = ROLES.get(wanted);
  if (named !== undefined) return { name: wanted.replace(':', '-'), light: named[0], dark: named[1] };
  if (channels(wanted) !== undefined) return { light: wanted, dark: wanted };
  return toneOf('neutral');
}

/** Text that can be read on a tone (4.5 : 1 or better), decided for each scheme. */
export function inkOn(tone: Tone): Tone {
  // On an explicit colour of medium brightness only full black has enough contrast.
  const readable = (background: string): string =>
    [LIGHT_INK, DARK_INK].find(color => contrast(color, background) >= 4.5) ?? '#000000';
  const [light, dark] = [readable(tone.light), readable(tone.dark)];
  if (light === dark) return { light, dark };
  return { name: light === LIGHT_INK ? 'on-strong' : 'on-soft', light, dark };
}

const NAMED: readonly Tone[] = [
  paper,
  surface,
  ink,
  muted,
  grid,
  ...roleNames.map(name => toneOf(name as ColorRole)),
  { name: 'on-strong', light: LIGHT_INK, dark: DARK_INK },
  { name: 'on-soft', light: DARK_INK, dark: LIGHT_INK },
];

/** The names of all tones that a theme may change. */
export const toneNames: readonly string[] = /* @__PURE__ */ (() =>
  NAMED.flatMap(({ name }) => (name === undefined || name.startsWith('on-') ? [] : [name])))();

/** Every tone as a CSS variable, `--rw-player1` and so on, and the rules that draw pictures in them: a theme changes the variables. */
export function variableRules(): string {
  const variables = (scheme: 'light' | 'dark'): string =>
    NAMED.map(tone => `--rw-${tone.name}:${tone[scheme]};`).join('');
  const rules = NAMED.map(({ name }) => `.rw-f-${name}{fill:var(--rw-${name})}.rw-s-${name}{stroke:var(--rw-${name})}`);
  return `:root{${variables('light')}}@media (prefers-color-scheme:dark){:root{${variables('dark')}}}${rules.join('')}`;
}

/** The CSS rules that give pictures their dark colours; `names` limits them to the tones in use. */
export function darkRules(names?: ReadonlySet<string>): string {
  return NAMED.filter(tone => tone.name !== undefined && (names === undefined || names.has(tone.name)))
    .map(tone => `.rw-f-${tone.name}{fill:${tone.dark}}.rw-s-${tone.name}{stroke:${tone.dark}}`)
    .join('');
}
