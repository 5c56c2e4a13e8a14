import { parseArgs } from 'node:util';
import { type Fraction, percent, tableText, toNumber, toText } from '@rulewright/core/odds';
import { amountInWords, count } from '@rulewright/core/words';
import { judgementHex } from '@rulewright/judgement-hex';
import { attackOdds, duel } from '@rulewright/judgement-hex/odds';
import { EXIT, type Terminal, UsageError, whole } from '../terminal.js';

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
  const { attacker, target, weapon, distance, wounds, charge, cover, 'try-again': tryAgain } = values;
  if (attacker === undefined || target === undefined) {
    const known = [...Object.keys(judgementHex.pack.heroes), ...Object.keys(judgementHex.pack.monsters)];
    throw new UsageError(`--attacker and --target are each one of ${known.join(', ')}`);
  }
  const { table, order } = duel(judgementHex, {
    attacker,
    target,
    charge,
    cover,
    fate: tryAgain ? 1 : 0,
    ...(weapon === undefined ? {} : { weapon }),
    ...(distance === undefined ? {} : { distance: whole(distance, 'distance', 1) }),
    ...(wounds === undefined ? {} : { wounds: whole(wounds, 'wounds', 0) }),
  });
  const { pool, blows, damage, expectedDamage, kill } = attackOdds(table, order, { rerolls: { tryAgain } });
  terminal.out(count(pool.total, 'die', 'dice'));
  for (const line of pool.lines) {
    const { rule, source, rejected } = line;
    const why = rejected === undefined ? '' : `, not counted: ${rejected}`;
    terminal.out(`  ${amountInWords(line)}${source === undefined ? '' : ` ${source}`} (${rule})${why}`);
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
