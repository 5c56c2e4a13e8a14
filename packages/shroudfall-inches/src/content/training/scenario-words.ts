import { inches, type Point } from '@rulewright/core/inches';
import { type Play, type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { Sfi } from '../../vocabulary/index.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** A point in inches from the upper left corner. */
export const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** A table on which some units have shipped cards: the unit `A` of `p1` is active during the activations unless the facts say otherwise. */
export const dealt = (drawing: string, shipped: Readonly<Record<string, string>>, lay: LaidOut = {}): Laid =>
  laidOut(drawing, {
    ...((lay.state?.stage?.name ?? 'activations') === 'activations' ? { active: 'A' } : {}),
    shipped,
    ...lay,
  });

/** The enemy `c` is active, with dice that hit, and both players have the essence of a case. */
export const attackedBy = (lay: LaidOut = {}): LaidOut => ({
  active: 'c',
  ...lay,
  cards: { c: { hits: { melee: { red: 4 }, ranged: { red: 4 } }, essence: {} }, ...lay.cards },
  state: { stage: { name: 'activations', next: 'p2' }, ...lay.state },
});

/** Declines infusions and re-rolls until a window is open. */
export const toWindow = (p: Play<Sfi>): Play<Sfi> =>
  p.until(
    ({ decisions }) => decisions.some(({ kind }) => kind === 'window'),
    () => 'none',
  );

/** Declines every optional question until the next choice of the activation, and takes the first option of every other question. */
export const onwards = (p: Play<Sfi>): Play<Sfi> =>
  p.until(
    ({ decisions }) => decisions.some(({ kind }) => kind === 'act'),
    ({ options }) => ['none', 'pass', 'done'].find(one => options?.includes(one as never)) ?? options?.[0],
  );

/** The active player attacks a target with a profile in an attack action. */
export const attack = (p: Play<Sfi>, by: string, profile: string, target = 'c/1'): Play<Sfi> =>
  p.choose(by, { do: 'attack' }).choose(by, { profile, target });
