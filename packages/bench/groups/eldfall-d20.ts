import { act, createMatch, legal, type Match, suggest } from '@rulewright/core';
import { type Eld, eldfallD20 } from '@rulewright/eldfall-d20';
import { laidOut } from '@rulewright/eldfall-d20/testing';
import { moments } from '../matches/random.js';
import type { Bench } from '../measure/types.js';

const CLONE = 'structuredClone of the state';

const begin = (seed: string): Match<Eld> =>
  createMatch(eldfallD20, { players: 2, seed, options: { duelLimit: 'rounds' }, checked: false });

/** The letters of ten models of each player. */
const lettersOf = (first: string): readonly string[] =>
  Array.from({ length: 10 }, (_, k) => String.fromCharCode(first.charCodeAt(0) + k));

/** A table of 36" by 36" with 24 blocks of 1" to 4" and 20 models between them, at the movement of each model of the first player. */
const crowded = (): readonly Match<Eld>[] => {
  const rows = Array.from({ length: 24 }, (_, k) => [`block ${k}`, k] as const);
  const scenery = Object.fromEntries(
    rows.map(
      ([id, k]) => [id, { boxes: [[3 + (k % 6) * 6, 4 + Math.floor(k / 6) * 8, 2, 2]], top: 1 + (k % 4) }] as const,
    ),
  );
  const at = (letters: readonly string[], y: number) =>
    letters.map((letter, k) => [letter, { x: 5000 + k * 8800, y: y + (k % 3) * 4000 }] as const);
  const drawing = [...lettersOf('A'), ...lettersOf('a')].join('');
  const lay = { scenery, at: Object.fromEntries([...at(lettersOf('A'), 17_000), ...at(lettersOf('a'), 60_000)]) };
  const { game: table, setup } = laidOut(drawing, lay);
  const start = createMatch<Eld>(table, { ...setup, seed: 'crowded', checked: false });
  return lettersOf('A').map(model => {
    const [decision] = start.decisions;
    return act(start, { decision: decision?.id ?? 0, by: 'p1', choice: model });
  });
};

/** The match after each of a few movements that are suggested: enemies are asked for their reactions, or have none. */
const moved = (match: Match<Eld>): void => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('no movement to declare');
  for (const choice of suggest(match, decision, 4)) act(match, { decision: decision.id, by: decision.by, choice });
};

/** Eldfall: the choices of an action, and movements with the reactions to them. */
export const prepare = (): Bench => {
  const [acting, moving, tables] = [moments(begin, 'action', 10, 10), moments(begin, 'movement', 10, 10), crowded()];
  const clone = (all: readonly Match<Eld>[]) => (): number => {
    for (const { state } of all) if (structuredClone(state) === state) throw new Error('not a copy');
    return all.length;
  };
  const listed = (all: readonly Match<Eld>[], suggest: number) => (): number => {
    for (const match of all) if (legal(match, undefined, { suggest }).length === 0) throw new Error('nothing to do');
    return all.length;
  };
  const among = 'among 24 blocks and 20 models';
  return {
    cases: {
      'choices of an action': listed(acting, 0),
      '4 suggestions for a movement': listed(moving, 4),
      [`4 suggestions ${among}`]: listed(tables, 4),
      [`4 movements with their reactions ${among}`]: () => {
        tables.forEach(moved);
        return tables.length;
      },
      [`${CLONE}, at an action`]: clone(acting),
      [`${CLONE}, at a movement`]: clone(moving),
      [`${CLONE}, ${among}`]: clone(tables),
    },
    comparisons: [
      { title: 'legal() at an action', unit: 'calls/s', ours: 'choices of an action', peer: `${CLONE}, at an action` },
      {
        title: '4 suggestions for a movement',
        unit: 'calls/s',
        ours: '4 suggestions for a movement',
        peer: `${CLONE}, at a movement`,
      },
      { title: `4 suggestions ${among}`, unit: 'calls/s', ours: `4 suggestions ${among}`, peer: `${CLONE}, ${among}` },
      {
        title: `4 movements with their reactions ${among}`,
        unit: 'calls/s',
        ours: `4 movements with their reactions ${among}`,
        peer: `${CLONE}, ${among}`,
      },
    ],
  };
};
