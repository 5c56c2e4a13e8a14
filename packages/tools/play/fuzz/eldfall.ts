import type { Ruling } from '@rulewright/core';
import type { Random } from '@rulewright/core/dice';
import type { FuzzOptions } from '@rulewright/core/testing';
import { type Eld, type EldOptions, rulings } from '@rulewright/eldfall-d20';
import { defaultContent } from '@rulewright/eldfall-d20/content';

/** The readings of Eldfall, each as the book has it or as any other value; those that are numbers stay as they are. */
const readings = (random: Random): Partial<EldOptions> =>
  Object.fromEntries(
    Object.entries<Ruling<unknown>>(rulings).flatMap(([name, { values }]): readonly (readonly [string, unknown])[] =>
      typeof values === 'function' || random.below(3) > 0 ? [] : [[name, values[random.below(values.length)]]],
    ),
  );

/** Every Quest of Eldfall with every number of players that it is made for: parties of several sizes, and all readings. */
export const eldfallQuests: Readonly<Record<string, (random: Random) => FuzzOptions<Eld>['setup']>> =
  Object.fromEntries(
    Object.entries(defaultContent.quests).flatMap(([quest, { players }]) =>
      Array.from({ length: players.max - players.min + 1 }, (_, more) => {
        const count = players.min + more;
        const setup = (random: Random): FuzzOptions<Eld>['setup'] => {
          const gameSize = [20, 25, 40, 60][random.below(4)] ?? 60;
          // A duel of random players may go on for ever without the limit of the rounds.
          return { players: count, options: { ...readings(random), quest, gameSize, duelLimit: 'rounds' } };
        };
        return [`${quest} ${count}`, setup] as const;
      }),
    ),
  );
