import { type Fraction, percent, tableText, toNumber, toText } from '@rulewright/core/odds';
import { amountInWords, count, refusalInWords } from '@rulewright/core/words';
import { judgementHex } from '@rulewright/judgement-hex';
import { attackOdds, duel } from '@rulewright/judgement-hex/odds';
import { readArgs } from '../arguments.js';
import { cardNamed, weaponNamed } from '../near.js';
import { EXIT, styled, type Terminal, UsageError, wholeOption, wrap } from '../terminal.js';

/** A game with odds, and its form of a distance. */
interface Odds {
  readonly game: typeof judgementHex;
  readonly distance: (text: string) => number;
}

const inInches = (text: string): number => {
  const inches = Number(text);
  if (text.trim() !== '' && inches >= 0) return inches;
  throw new UsageError(`--distance wants a number of inches from 0, not ${text}`);
};

const onHexes: Odds = { game: judgementHex, distance: text => wholeOption(text, 'distance', 1) };
const editions: Readonly<Record<string, () => Promise<Odds>>> = {
  v11: async () => ({ game: (await import('@rulewright/judgement-hex/v11')).judgementV11, distance: inInches }),
};

const oddsIn = async (edition: string | undefined): Promise<Odds> => {
  if (edition === undefined) return onHexes;
  const found = Object.hasOwn(editions, edition) ? editions[edition] : undefined;
  if (found) return found();
  throw new UsageError(
    `judgement-hex has no edition ${edition}; there are: ${Object.keys(editions).join(', ')}, and the newest one where none is named`,
  );
};

/** The arguments without the word for the kind of cover, `hard` or `soft`, that may follow `--cover`; and if it was `soft`. */
const withoutGrade = (args: readonly string[]): { readonly rest: string[]; readonly soft: boolean } => {
  const at = args.indexOf('--cover') + 1;
  const grade = at > 0 ? args[at] : undefined;
  return { rest: args.filter((_, i) => i !== at || !(grade === 'hard' || grade === 'soft')), soft: grade === 'soft' };
};

/**
 * `rulewright odds judgement-hex [--edition v11] --attacker ID --target ID [--weapon ID] [--distance N] [--charge]
 * [--cover [hard|soft]] [--wounds N] [--try-again]`: the exact odds of an attack, with the reasons for its dice.
 */
export const attackOddsOf = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { rest, soft } = withoutGrade(args);
  const { values } = readArgs(
    rest,
    {
      edition: { type: 'string' },
      attacker: { type: 'string' },
      target: { type: 'string' },
      weapon: { type: 'string' },
      distance: { type: 'string' },
      wounds: { type: 'string' },
      charge: { type: 'boolean', default: false },
      cover: { type: 'boolean', default: false },
      'try-again': { type: 'boolean', default: false },
    },
    { most: 0 },
  );
  const { game, distance: measured } = await oddsIn(values.edition);
  const { attacker, target, weapon, distance, wounds, charge, cover, 'try-again': tryAgain } = values;
  const fighters = { ...game.pack.heroes, ...game.pack.monsters };
  if (attacker === undefined || target === undefined) {
    const missing = attacker === undefined ? '--attacker' : '--target';
    throw new UsageError(`${missing} is missing; it is one of ${Object.keys(fighters).join(', ')}`);
  }
  const own = cardNamed('--attacker', attacker, fighters);
  const { table, order, refusal } = duel(game, {
    attacker: own,
    target: cardNamed('--target', target, fighters),
    charge,
    cover: soft ? 'soft' : cover,
    fate: tryAgain ? 1 : 0,
    ...(weapon === undefined ? {} : { weapon: weaponNamed(weapon, fighters[own]?.weapons ?? []) }),
    ...(distance === undefined ? {} : { distance: measured(distance) }),
    ...(wounds === undefined ? {} : { wounds: wholeOption(wounds, 'wounds', 0) }),
  });
  const { pool, blows, damage, expectedDamage, kill } = attackOdds(table, order, { rerolls: { tryAgain } });
  if (refusal) {
    const { presentation } = await import('@rulewright/judgement-hex/presentation');
    const why = refusalInWords(presentation.words, refusal, table.state);
    terminal.err(`rulewright: in play this attack cannot be declared: ${why}`);
  }
  terminal.out(count(pool.total, 'die', 'dice'));
  for (const line of pool.lines) {
    const { rule, source, rejected } = line;
    const why = rejected === undefined ? '' : `, not counted: ${rejected}`;
    terminal.out(`  ${amountInWords(line)}${source === undefined ? '' : ` ${source}`} (${rule})${why}`);
  }
  const line = (name: string, chance: Fraction, meaning: string): void => {
    terminal.out(`${name.padEnd(16)}${percent(chance, 2).padStart(9)}  ${toText(chance)}`);
    for (const part of wrap(meaning, terminal.width - 2)) terminal.out(styled(terminal, 'dim', `  ${part}`));
  };
  line('no hit', blows.none, 'no Hit is chosen: too few dice show one, or the attacker chooses Manoeuvres');
  line('glancing blow', blows.glancing, 'one Hit');
  line('solid blow', blows.solid, 'two Hits');
  line('critical blow', blows.critical, 'three Hits or more');
  line('kill', kill, 'the damage is all the health that the target has left');
  terminal.out('damage');
  for (const row of tableText(damage).split('\n')) terminal.out(`  ${row}`);
  terminal.out(`mean damage ${toText(expectedDamage)} = ${toNumber(expectedDamage)}`);
  return EXIT.ok;
};
