import { abilities } from './abilities.en.js';
import { fights } from './fights.en.js';
import { places } from './places.en.js';
import { sequences } from './sequences.en.js';
import { setUp } from './set-up.en.js';
import type { Teller } from './teller.js';

/** The sentences of all events. */
export const tellers: Teller = { ...setUp, ...sequences, ...places, ...fights, ...abilities };
