import type { Tally } from '@rulewright/core';
import { type Fraction, percent, toNumber, toText } from '@rulewright/core/odds';
import { amountInWords } from '@rulewright/core/words';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { type ByColour, type ConditionId, colours, conditions } from '@rulewright/shroudfall-inches/content';
import {
  type AttackNumbers,
  attackNumbers,
  bestOdds,
  type Duel,
  duel,
  plainOdds,
} from '@rulewright/shroudfall-inches/odds';
import { readArgs } from '../arguments.js';
import { cardNamed, weaponNamed } from '../near.js';
import { EXIT, type Terminal, UsageError, wholeOption } from '../terminal.js';

const { pack } = shroudfallInches;

/** Essence by the first letters of its colours: `GGR` is two grey and one red. */
const essence = (text = '', name: string): ByColour => {
  const letters = [...text.toLowerCase()];
  if (letters.some(letter => !colours.some(colour => colour.startsWith(letter)))) {
    throw new UsageError(`--${name} wants letters of colours such as GGR, not ${text}`);
  }
  return Object.fromEntries(
    colours.flatMap(colour => {
      const count = letters.filter(letter => colour.startsWith(letter)).length;
      return count > 0 ? [[colour, count] as const] : [];
    }),
  );
};

const isCondition = (text: string): text is ConditionId => Object.hasOwn(conditions, text);

const conditionsIn = (texts: readonly string[], name: string): readonly ConditionId[] =>
  texts.map(text => {
    if (isCondition(text)) return text;
    throw new UsageError(`--${name} is one of ${Object.keys(conditions).join(', ')}`);
  });

/** `duellist:sabre at gear-hounds` */
const sides = (words: readonly string[]): Pick<Duel, 'attacker' | 'weapon' | 'target'> => {
  // A name of several words needs no quotation marks: Lantern Captain at Imp.
  const at = words.indexOf('at');
  const by = words.slice(0, Math.max(0, at)).join(' ');
  const target = words.slice(at + 1).join(' ');
  if (by === '' || target === '') {
    throw new UsageError(
      `write it like duellist:sabre at gear-hounds; units are ${Object.keys(pack.units).join(', ')}`,
    );
  }
  const [attacker = '', weapon] = by.split(':');
  const own = cardNamed('the attacker', attacker, pack.units);
  return {
    attacker: own,
    target: cardNamed('the target', target, pack.units),
    ...(weapon === undefined ? {} : { weapon: weaponNamed(weapon, pack.units[own]?.weapons ?? []) }),
  };
};

/** The reasons of a number, including those that do not count. For a roll, the line of the dice is left out. */
const reasons = (name: string, { total, lines }: Tally, isRoll: boolean): readonly string[] => {
  const told = lines.filter(({ stage, op }) => op !== 'atLeast' && (!isRoll || stage !== 'dice'));
  if (told.length === 0) return [];
  return [
    isRoll ? name : `${name} ${total}`,
    ...told.map(line => {
      const { rule, source, rejected } = line;
      const why = rejected === undefined ? '' : `, not counted: ${rejected}`;
      return `  ${amountInWords(line)}${source === undefined ? '' : ` ${source}`} (${rule})${why}`;
    }),
  ];
};

const allReasons = ({ hit, defence, damage }: AttackNumbers): readonly string[] => [
  ...reasons('hit roll', hit, true),
  ...reasons('DEF', defence, false),
  ...(damage ? [...reasons('damage roll', damage.total, true), ...reasons('ARM', damage.armour, false)] : []),
];

/**
 * `rulewright odds shroudfall-inches ATTACKER[:WEAPON] at TARGET [--wounds N] [--essence GGR] [--enemy-essence GGR]
 * [--condition ID]… [--suffering ID]… [--terrain CARD] [--in-melee]`, `ATTACKER:?` lists the weapons: the exact odds of
 * an attack, with the reasons for its numbers, first without essence, then with the best use of infusion and re-rolls.
 */
export const shroudfallOddsOf = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readArgs(args, {
    wounds: { type: 'string' },
    essence: { type: 'string' },
    'enemy-essence': { type: 'string' },
    condition: { type: 'string', multiple: true, default: [] },
    suffering: { type: 'string', multiple: true, default: [] },
    terrain: { type: 'string' },
    'in-melee': { type: 'boolean', default: false },
  });
  const [first = ''] = positionals;
  if (first.endsWith(':?')) {
    const asked = cardNamed('the attacker', first.slice(0, -2), pack.units);
    for (const { id } of pack.units[asked]?.weapons ?? []) terminal.out(id);
    return EXIT.ok;
  }
  const terrain = values.terrain === undefined ? undefined : cardNamed('--terrain', values.terrain, pack.terrain);
  const attack = duel(pack, {
    ...sides(positionals),
    conditions: conditionsIn(values.condition, 'condition'),
    suffering: conditionsIn(values.suffering, 'suffering'),
    reserve: essence(values.essence, 'essence'),
    enemyReserve: essence(values['enemy-essence'], 'enemy-essence'),
    inMelee: values['in-melee'],
    ...(values.wounds === undefined ? {} : { wounds: wholeOption(values.wounds, 'wounds', 0) }),
    ...(terrain === undefined ? {} : { terrain }),
  });
  const piece = terrain === undefined ? undefined : pack.terrain[terrain]?.main[0];
  for (const told of allReasons(attackNumbers(attack))) {
    // The odds call the only piece of terrain on their table by its place.
    terminal.out(told.replace('terrain-1', piece?.name ?? 'terrain'));
  }
  const line = (name: string, chance: Fraction): void =>
    terminal.out(`${name.padEnd(16)}${percent(chance, 2).padStart(9)}  ${toText(chance)}`);
  const mean = (name: string, value: Fraction): void =>
    terminal.out(`${name.padEnd(16)}${toNumber(value).toFixed(4).padStart(9)}  ${toText(value)}`);
  const { hit, critical, damage, expectedDamage, kill } = plainOdds(attack);
  terminal.out('without essence and optional re-rolls');
  line('hit', hit);
  line('critical hit', critical);
  for (const { damage: points, probability } of damage) line(`damage ${points}`, probability);
  mean('mean damage', expectedDamage);
  line('kill', kill);
  terminal.out('with the best use of infusion and re-rolls, against the best of the enemy');
  line('hit', bestOdds(attack, 'hit'));
  mean('mean damage', bestOdds(attack, 'damage'));
  line('kill', bestOdds(attack, 'kill'));
  return EXIT.ok;
};
