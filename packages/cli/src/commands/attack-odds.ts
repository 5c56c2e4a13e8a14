import { parseArgs } from 'node:util';
import { type Fraction, percent, tableText, toNumber, toText } from '@rulewright/core/odds';
import { judgementHex } from '@rulewright/judgement-hex';
import { attackOdds, duel } from '@rulewright/judgement-hex/odds';
import { EXIT, type Terminal, UsageError } from '../terminal.js';

const whole = (text: string | undefined, name: string): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new UsageError(`--${name} wants a whole number, not ${text}`);
  return value;
};

/**
 * `rulewright odds judgement-hex --attacker ID --target ID [--weapon ID] [--distance N] [--charge] [--cover] [--wounds N]
 * [--try-again]`: the exact odds of an attack, with the reasons for its dice.
 */
export const attackOddsOf = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      attacker: { type: 'string' },
      target: { type: 'string' },
      weapon: { type: 'string' },
      distance: { type: 'string' },
      wounds: { type: 'string' },
      charge: { type: 'boolean', default: false },
      cover: { type: 'boolean', default: false },
      'try-again': { type: 'boolean', default: false },
    },
  });
  const { attacker, target, weapon, charge, cover, 'try-again': tryAgain } = values;
  if (attacker === undefined || target === undefined) {
    const known = [...Object.keys(judgementHex.pack.heroes), ...Object.keys(judgementHex.pack.monsters)];
    throw new UsageError(`--attacker and --target are each one of ${known.join(', ')}`);
  }
  const distance = whole(values.distance, 'distance');
  const wounds = whole(values.wounds, 'wounds');
  const { table, order } = duel(judgementHex, {
    attacker,
    target,
    charge,
    cover,
    fate: tryAgain ? 1 : 0,
    ...(weapon === undefined ? {} : { weapon }),
    ...(distance === undefined ? {} : { distance }),
    ...(wounds === undefined ? {} : { wounds }),
  });
  const { pool, blows, damage, expectedDamage, kill } = attackOdds(table, order, { rerolls: { tryAgain } });
  terminal.out(`${pool.total} ${pool.total === 1 ? 'die' : 'dice'}`);
  for (const { op, amount, rule, source, rejected } of pool.lines) {
    const sign = op === 'add' && Number(amount) > 0 ? '+' : '';
    const why = rejected === undefined ? '' : `, not counted: ${rejected}`;
    terminal.out(`  ${op === 'add' || op === 'base' ? '' : `${op} `}${sign}${amount} ${source ?? ''} (${rule})${why}`);
  }
  const line = (name: string, chance: Fraction): void =>
    terminal.out(`${name.padEnd(16)}${percent(chance, 2).padStart(9)}  ${toText(chance)}`);
  line('no hit', blows.none);
  line('glancing blow', blows.glancing);
  line('solid blow', blows.solid);
  line('critical blow', blows.critical);
  line('kill', kill);
  terminal.out('damage');
  for (const row of tableText(damage).split('\n')) terminal.out(`  ${row}`);
  terminal.out(`mean damage ${toText(expectedDamage)} = ${toNumber(expectedDamage)}`);
  return EXIT.ok;
};
