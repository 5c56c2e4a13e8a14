import { expect, test } from 'vitest';
import { beWith, does, doWith } from './doing.en.js';

test('a name in the plural takes its verb in the plural', () => {
  expect(does('Thorn Slingers (F1)', 'is Burning.')).toBe('Thorn Slingers (F1) are Burning.');
  expect(does('Thorn Slingers (F)', 'has no model left.')).toBe('Thorn Slingers (F) have no model left.');
  expect(does('Kite Riders', 'suffers Frostbite.')).toBe('Kite Riders suffer Frostbite.');
});

test('a name in the singular takes its verb in the singular', () => {
  expect(does('Tangle Beast (B)', 'moves to 3, 4.')).toBe('Tangle Beast (B) moves to 3, 4.');
  expect(does('Brass Colossus', 'is Burning.')).toBe('Brass Colossus is Burning.');
  expect(does('Iron Lioness (c)', 'activates.')).toBe('Iron Lioness (c) activates.');
});

test('the verb of a question agrees with the name', () => {
  expect(`where ${doWith('Kite Riders (d2)')} move?`).toBe('where do Kite Riders (d2) move?');
  expect(`where ${doWith('Tangle Beast (B)')} move?`).toBe('where does Tangle Beast (B) move?');
  expect(`where ${beWith('Kite Riders (d2)')} placed?`).toBe('where are Kite Riders (d2) placed?');
  expect(`where ${beWith('Brass Colossus')} placed?`).toBe('where is Brass Colossus placed?');
});

test('a verb may end the sentence', () => {
  expect(does('Kite Riders (d)', 'activates.')).toBe('Kite Riders (d) activate.');
});
