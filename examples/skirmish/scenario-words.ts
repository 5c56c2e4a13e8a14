import type { Tally } from '@rulewright/core';
import type { TallyBuilder } from '@rulewright/core/tally';
import { tally } from '@rulewright/core/tally';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { Order } from './battle.js';
import { type Drawn, drawn } from './drawn.js';
import type { SkirmishRule } from './rules.js';

/** Words for the scenarios: orders, answers in windows, pools, and a table that many scenarios share. */
export const scenario: Scenario<SkirmishRule> = scenarios<SkirmishRule>(test);
export const players: readonly string[] = ['p1', 'p2'];

export const move = (model: string): Order => ({ model, do: 'move' });
export const hold = (model: string): Order => ({ model, do: 'hold' });
export const hit = (model: string, target: string): Order => ({ model, do: 'attack', target });

type Answer = { readonly ability: string; readonly source: string; readonly with?: number };
export const blow = (source: string): Answer => ({ ability: 'parting-blow', source });
export const steady = (source: string, die: number): Answer => ({ ability: 'steady-hand', source, with: die });
export const jinx = (source: string, die: number): Answer => ({ ability: 'jinx', source, with: die });
export const guard = (source: string): Answer => ({ ability: 'bodyguard', source });

type Stage = 'model' | 'friends' | 'woods' | 'blow' | 'limits';
type Pool = TallyBuilder<SkirmishRule, Stage>;
/** The pool of a model with this number of own dice; `more` adds the modifiers. */
export const pool = (id: string, dice: number, more: (pool: Pool) => Pool = same => same): Tally<SkirmishRule> =>
  more(tally<SkirmishRule, Stage>('dice', ['model', 'friends', 'woods', 'blow', 'limits']))
    .base('model', dice, 'SK-ATTACK-2', id)
    .atLeast('limits', 1, 'SK-ATTACK-4')
    .atMost('limits', 6, 'SK-ATTACK-4')
    .tally();
export const halved = (all: Pool): Pool => all.times('blow', [1, 2], 'up', 'SK-ATTACK-4');

/** A scout and a guard against a guard, with archers in the second line. */
export const melee: Drawn = drawn(`
       a . . .
      . . . . .
     . . s g * .
    . . * G * . .
     . * A . . .
      . . . . .
       . . . .      `);
