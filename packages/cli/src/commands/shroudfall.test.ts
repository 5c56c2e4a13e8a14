import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const folder = emptyFolder();
const play = ['play', 'shroudfall-inches', '--seed', 'words', '--bot', 'random', '--human', 'p1', '--out', folder];

describe('play shroudfall-inches', () => {
  test('a person names an army, picks suggestions by number, and types places instead of coordinates', async () => {
    const army = JSON.stringify({ name: 'x', faction: 'none', units: [], scenarios: [], terrain: [] });
    const places = ['1', '1', '1', '1', '18, 12', 'away from p2', '1', 'left', '1'];
    const { code, out, err } = await run(play, ['zzz', army, 'slow', '1', '1', ...places]);
    expect(code).toBe(EXIT.ok);
    expect(out).toContain('  1-6, the name of an army, ? shows the table, ? NAME a card, help > ');
    expect(err).toContain('"zzz" is no answer: type 1-6, the name of an army, words');
    expect(err).toMatch(/refused: no faction has that id \(SFI-ARMY-\d+\)/);
    expect(out).toMatch(/› p1, which army do you play\?\s+Slow Rot of Moss Court, \d+ points: Old Mother\s+Puffball,/);
    expect(out).toContain('a place such as "6.5, 12"');
    expect(out).toMatch(/› p1, where does [^?]* lie\?\s+At \d+(\.\d+)?, \d+(\.\d+)?, facing/);
    expect(out).toMatch(/verified: \d+ records replay to the same hash/);
  });

  test('? shows the table in characters, and the armies', async () => {
    const { out } = await run(play, ['slow', '?']);
    expect(out).toContain('A place is its inches to the right and down from the corner above');
    expect(out).toMatch(/^ {4}A Old Mother Puffball 8\/8: in reserve, MOV S DEF 4 ARM 6$/m);
    expect(out).toMatch(/^ {4}B Tangle Beast 7\/7: in reserve/m);
  });
});

describe('odds shroudfall-inches', () => {
  test('names of several words need no quotation marks', async () => {
    const plain = await run(['odds', 'shroudfall-inches', 'Gear', 'Hounds', 'at', 'Boiler', 'Golem']);
    expect(plain.code).toBe(EXIT.ok);
    expect(plain.out).toBe((await run(['odds', 'shroudfall-inches', 'gear-hounds', 'at', 'boiler-golem'])).out);
    for (const words of [
      ['Gear', 'Hounds'],
      ['at', 'Boiler'],
      ['Gear', 'at'],
    ]) {
      expect((await run(['odds', 'shroudfall-inches', ...words])).code).toBe(EXIT.usage);
    }
  });

  test('gives the exact chances of an attack of one card on another, with the reasons for its numbers', async () => {
    const { code, out } = await run([
      ...['odds', 'shroudfall-inches', 'riveters:rivet-gun', 'at', 'gear-hounds'],
      ...['--suffering', 'poisoned', '--terrain', 'dense-grove', '--in-melee', '--wounds', '1'],
    ]);
    expect(code).toBe(EXIT.ok);
    expect(out.split('\n')).toEqual([
      'hit roll',
      '  +1 poisoned (SFI-CONDITION-010)',
      '  −2 target in melee (SFI-ATTACK-003)',
      'DEF 7',
      '  6 Gear Hounds (SFI-CARD-004)',
      '  +1 Grove (SFI-TERRAIN-003)',
      'damage roll',
      '  +1 poisoned (SFI-CONDITION-010)',
      'ARM 5',
      '  4 Gear Hounds (SFI-CARD-006)',
      '  +1 Grove (SFI-TERRAIN-003)',
      'without essence and optional re-rolls',
      'hit                19.14%  31/162',
      'critical hit        0.00%  0',
      'damage 0           85.65%  185/216',
      'damage 1           14.35%  31/216',
      'mean damage        0.1435  31/216',
      'kill               14.35%  31/216',
      'with the best use of infusion and re-rolls, against the best of the enemy',
      expect.stringMatching(/^hit {16}\d/),
      expect.stringMatching(/^mean damage {8}\d/),
      expect.stringMatching(/^kill {15}\d/),
    ]);
  });

  test('wrong calls are one line', async () => {
    const wrong = async (...args: readonly string[]) => run(['odds', 'shroudfall-inches', ...args]);
    const words = await wrong('riveters');
    expect(words).toMatchObject({ code: EXIT.usage, err: expect.stringContaining('duellist:sabre at gear-hounds') });
    expect(await wrong('riveters', 'at', 'gear-hound')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('the target: nothing is called gear-hound; did you mean gear-hounds?') as string,
    });
    expect(await wrong('riveters:spoon', 'at', 'riveters')).toMatchObject({
      err: expect.stringContaining('the weapon: nothing is called spoon; there are: rivet-gun, wrench'),
    });
    expect(await wrong('riveters', 'at', 'riveters', '--essence', 'GX')).toMatchObject({ code: EXIT.usage });
    expect(await wrong('riveters', 'at', 'riveters', '--suffering', 'boredom')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('--suffering is one of burning, crippled'),
    });
  });
});
