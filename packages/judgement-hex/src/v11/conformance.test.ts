import { conformance } from '@rulewright/core/testing';
import { test } from 'vitest';
import { judgementV11 } from './game.js';

conformance(test, judgementV11, {
  setups: [{ players: 2, options: { mode: '3v3', map: 'causeway', roundLimit: 1 } }],
  matches: 1,
});
