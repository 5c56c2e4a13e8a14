import { conformance } from '@rulewright/core/testing';
import { test } from 'vitest';
import { game as nim } from '../src/nim.js';

conformance(test, nim, { setups: [{ players: 2 }, { players: 2, options: { lastOne: 'loses' } }] });
