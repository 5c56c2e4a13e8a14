import { type Decision, view } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { choiceInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { going, idle } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { laidOut } from '../testing/index.js';
import type { Eld, EldOptions } from '../vocabulary/index.js';
import { english } from './words.en.js';

const scenario = scenarios<RuleId>(test);

scenario(
  'answers tell the distance of the nearest enemy in Assisted mode only, to the player who may measure it',
  ['ELD-MEASURE-009', 'ELD-MEASURE-010', 'ELD-MEASURE-013'],
  play => {
    const told = (measuringMode: EldOptions['measuringMode']): readonly string[] => {
      const { game, setup } = laidOut('A.....b', { options: { measuringMode }, models: { b: { points: 0 } } });
      const p = play(game, setup).choose('p1', 'A');
      const label = (choice: unknown): string => {
        const { decisions, state } = view(p.match, 'p1');
        // The cast is safe: the match waits for an answer.
        return choiceInWords(english(game.pack), decisions[0] as Decision<Eld>, choice, state);
      };
      const walk = label(going('walk', [4, 2]));
      p.choose('p1', idle()).choose('p1', { do: 'dodge' });
      const route = [{ x: inches(4), y: inches(2), z: 0 }];
      return [walk, label({ route, facing: { x: 0, y: 1 } })];
    };
    const plain = ['Walk to 4, 2, facing down', 'To 4, 2, facing down'];
    expect(told('assisted')).toEqual(plain.map(text => text.replace('4, 2', '4, 2 (10" from b)')));
    expect([told('standard'), told('realism')]).toEqual([plain, plain]);
  },
);
