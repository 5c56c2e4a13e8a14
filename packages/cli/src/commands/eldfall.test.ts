import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const folder = emptyFolder();
const play = (size: string, input: readonly string[]) => {
  const bots = ['--players', '2', '--option', `gameSize=${size}`, '--seed', 'words', '--bot', 'random'];
  return run(['play', 'eldfall-d20', ...bots, '--human', 'p1', '--out', folder], input);
};

describe('play eldfall-d20', () => {
  test('a person picks suggestions by number, and types places instead of coordinates', async () => {
    const setUp = ['zzz', '1', '1', '1', '1', '1', '1', 'veil at 18, 4'];
    const { code, out, err } = await play('20', [...setUp, '1', 'stay', '6', '18, 5', '1', '18, 7']);
    expect(code).toBe(EXIT.ok);
    expect(out).toContain('  1-5, the name of a ready party, ? shows the table, ? NAME a card, help > ');
    expect(err).toContain('"zzz" is no answer: type 1-5, the name of a ready party, words');
    expect(out).toContain('p1 reveals a party of Coalition of Thenion: Veil Singer, led by Veil Singer.');
    expect(out).toContain('a model and a place such as "Gate Keeper at 6.5, 4"');
    expect(out).toContain('a place such as "6.5, 12", "towards B", "away from B", "stay"');
    expect(out).toMatch(/› p1, how does [^?]* move\?\s+Stay, facing/);
    expect(out).toMatch(/› p1, how does [^?]* move\?\s+Walk to 18, 7[ ,]/);
    expect(out).toMatch(/verified: \d+ records replay to the same hash/);
  });

  test('two parties play unless another number is asked for', async () => {
    const own = join(folder, 'usual');
    await run(['play', 'eldfall-d20', '--human', 'p1', '--seed', 'usual', '--out', own], []);
    const log = readdirSync(own).find(file => file.endsWith('.jsonl')) ?? '';
    expect(readLog(readFileSync(join(own, log), 'utf8')).header.players).toEqual(['p1', 'p2']);
  });

  test('a person names a ready party, and ? shows the table in characters with the models', async () => {
    const { out } = await play('60', ['lantern', '?']);
    expect(out).toContain('A place is its inches to the right and down from the corner above');
    expect(out).toMatch(/^ {4}A .* \d\/\d: not deployed yet/m);
  });
});

const odds = (...args: readonly string[]) => run(['odds', 'eldfall-d20', ...args]);

describe('odds eldfall-d20', () => {
  test('gives the exact chances of an attack without a reaction and against the best one', async () => {
    const { code, out } = await odds('gate-keeper:sword', 'at', 'hill-giant');
    expect(code).toBe(EXIT.ok);
    expect(out.split('\n')).toEqual([
      'attack with Sword (melee): 1 die against OFF 12',
      '  12 Gate Keeper (ELD-DEF-015)',
      'reaction: nothing',
      '  0 Hits               40.00%  2/5',
      '  1 Hit                60.00%  3/5',
      '  a Critical Hit        5.00%  1/20',
      '  0 HP lost            75.00%  3/4',
      '  1 HP lost            25.00%  1/4',
      '  mean HP lost         0.2500  1/4',
      '  0 HP                  0.00%  0',
      'reaction: dodge',
      '  Dodge                40.00%  2/5',
      ...Array.from({ length: 7 }, () => expect.any(String)),
    ]);
  });

  test('a ranged attack on a wounded model behind cover, against every reaction', async () => {
    const { out: means } = await odds('wall-archer:?', 'at', 'hill-giant');
    expect(means.split('\n')).toContain('short-bow');
    const { out } = await odds(
      ...[
        'wall-archer:short-bow',
        'at',
        'Hill Giant',
        '--distance',
        '12',
        '--cover',
        'light',
        '--wounds',
        '1',
        '--all',
      ],
    );
    expect(out).toContain('reaction: nothing');
    expect(out).toContain('reaction: dodge');
    expect(out).toContain('attack with Short Bow (ranged): 2 dice against ACC');
    expect(out).toMatch(/Marksman \(ELD-CLASS-014\)/);
    expect(out).not.toMatch(/[a-z]+-[a-z]+ \(/); // no ids
  });

  test('a risky shot may strike an ally, and re-rolls may be asked for', async () => {
    const shot = ['wall-archer:short-bow', 'at', 'hill-giant', '--ally', 'Gate Keeper'];
    const { out } = await odds(...shot);
    expect(out).toContain('  and the ally, by stray shots');
    const twice = ['gate-keeper:sword', 'at', 'hill-giant'];
    const chained = await odds(...twice, '--ally', 'caravan-spear', '--chain');
    expect(chained.out).toContain('Chain attack with Spear (melee): 1 die against OFF');
    expect([chained.out.includes('2 Hits'), chained.err]).toEqual([true, '']);
    expect((await odds(...twice, '--rerolls')).code).toBe(EXIT.ok);
    expect(await odds(...twice, '--ally', 'nobody')).toMatchObject({ code: EXIT.usage });
  });

  test('wrong calls are one line', async () => {
    expect(await odds('gate-keeper')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('gate-keeper:sword at hill-giant'),
    });
    expect(await odds('gate', 'at', 'hill-giant')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('did you mean gate-keeper?'),
    });
    expect(await odds('gate-keeper:spoon', 'at', 'hill-giant')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('the weapon: nothing is called spoon; there are: flail, '),
    });
    expect(await odds('gate-keeper:sword', 'at', 'hill-giant', '--kind', 'ranged')).toMatchObject({
      code: EXIT.input,
      err: expect.stringContaining('the attacker has no such weapon; there are: sword, '),
    });
    expect((await odds('gate-keeper:sword', 'at', 'hill-giant', '--distance', '50')).err).toContain(
      'in play the attack with Sword (melee) fails: the target is out of its reach',
    );
    expect((await odds('gate-keeper', 'at', 'hill-giant', '--ally', 'caravan-spear')).err).toContain(
      '--chain adds the Chain Attack of caravan-spear after a Hit',
    );
    expect(await odds('gate-keeper', 'at', 'hill-giant', '--ally', 'gate-keeper', '--chain')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('--chain wants an --ally with Chain Attack'),
    });
    expect(await odds('gate-keeper', 'at', 'hill-giant', '--cover', 'soft')).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('--cover is one of light, heavy'),
    });
    expect(await odds('gate-keeper', 'at', 'hill-giant', '--distance', '-1')).toMatchObject({ code: EXIT.usage });
    expect(await odds('gate-keeper', 'at', 'hill-giant', '--wounds', '99')).toMatchObject({
      code: EXIT.input,
      err: expect.stringContaining('--wounds is at most 3 here'),
    });
  });
});
