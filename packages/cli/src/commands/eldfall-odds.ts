import { type Fraction, percent, toNumber, toText } from '@rulewright/core/odds';
import { amountInWords } from '@rulewright/core/words';
import { type EldTally, eldfallD20 } from '@rulewright/eldfall-d20';
import {
  type AttackNumbers,
  type AttackOdds,
  type Duel,
  duel,
  type Facing,
  nameOfMeans,
  reactionsByWorth,
  type Suffered,
  weaponsOf,
} from '@rulewright/eldfall-d20/odds';
import { namesOf } from '@rulewright/eldfall-d20/presentation';
import { readArgs } from '../arguments.js';
import { cardNamed, weaponNamed } from '../near.js';
import { EXIT, type Terminal, UsageError, wholeOption } from '../terminal.js';

const { pack } = eldfallD20;
const names = namesOf(pack);

const isOneOf = <T extends string>(known: readonly T[], text: string): text is T => known.some(one => one === text);

/** A word that is one of a few. */
const oneOf = <T extends string>(name: string, known: readonly T[], text: string): T => {
  if (isOneOf(known, text)) return text;
  throw new UsageError(`--${name} is one of ${known.join(', ')}`);
};

/** No battlefield of the game is larger, in inches. */
const FARTHEST = 100;

const inInches = (text: string): number => {
  const found = Number(text);
  if (text.trim() !== '' && found >= 0 && found <= FARTHEST) return found;
  throw new UsageError(`--distance wants a number of inches from 0 to ${FARTHEST}, not ${text}`);
};

/** `gate-keeper:sword at hill-giant` */
const sides = (words: readonly string[]): Pick<Duel, 'attacker' | 'weapon' | 'target'> => {
  // A name of several words needs no quotation marks: Lantern Captain at Imp.
  const at = words.indexOf('at');
  const by = words.slice(0, Math.max(0, at)).join(' ');
  const target = words.slice(at + 1).join(' ');
  if (by === '' || target === '') {
    throw new UsageError(
      `write it like gate-keeper:sword at hill-giant; profiles are ${Object.keys(pack.profiles).join(', ')}`,
    );
  }
  const [, attacker = by, weapon] = /^([^:]*):(.*)$/.exec(by) ?? [];
  const own = cardNamed('the attacker', attacker, pack.profiles);
  const weapons = weaponsOf(eldfallD20, own).map(id => ({
    id,
    name: pack.items[id]?.name ?? pack.spells[id]?.name ?? id,
  }));
  return {
    attacker: own,
    target: cardNamed('the target', target, pack.profiles),
    ...(weapon === undefined ? {} : { weapon: weaponNamed(weapon, weapons) }),
  };
};

/** The reasons of a number, including those that do not count. */
const reasons = (name: string, { total, lines }: EldTally): readonly string[] => [
  `${name} ${total}`,
  ...lines
    .filter(({ op }) => op !== 'atLeast')
    .map(line => {
      const { rule, source, rejected } = line;
      const why = rejected === undefined ? '' : `, not counted: ${rejected}`;
      return `  ${amountInWords(line)}${source === undefined ? '' : ` ${names.card(source)}`} (${rule})${why}`;
    }),
];

const numbers = (name: string, { strikes, attribute }: AttackNumbers): readonly string[] =>
  attribute
    ? reasons(`${name}: ${strikes} ${strikes === 1 ? 'die' : 'dice'} against ${attribute.name}`, attribute)
    : [];

const chance = (name: string, value: Fraction): string =>
  `  ${name.padEnd(18)}${percent(value, 2).padStart(9)}  ${toText(value)}`;
const mean = (name: string, value: Fraction): string =>
  `  ${name.padEnd(18)}${toNumber(value).toFixed(4).padStart(9)}  ${toText(value)}`;

const suffered = ({ hits, critical, losses, expectedLoss, fallen }: Suffered): readonly string[] => [
  ...hits.map(({ hits: count, probability }) => chance(`${count} ${count === 1 ? 'Hit' : 'Hits'}`, probability)),
  chance('a Critical Hit', critical),
  ...losses.map(({ hp, probability }) => chance(`${hp} HP lost`, probability)),
  mean('mean HP lost', expectedLoss),
  chance('0 HP', fallen),
];

/** The name of a weapon; a weapon without a card has the words of its id. */
const attackInWords = ({ means, kind }: Pick<Facing['attack'], 'means' | 'kind'>): string => {
  const [, thrown] = /^thrown:(.*)$/.exec(nameOfMeans(means)) ?? [];
  const name = thrown === undefined ? names.card(nameOfMeans(means)) : `a thrown ${names.card(thrown)}`;
  return `attack with ${name} (${kind})`;
};

const nameOf = ({ reaction }: AttackOdds): string => (reaction.do === 'attack' ? attackInWords(reaction) : reaction.do);

const told = (odds: AttackOdds): readonly string[] => [
  `reaction: ${nameOf(odds)}`,
  ...(odds.counter ? numbers('  target', odds.counter) : []),
  ...(odds.dodge ? [chance('Dodge', odds.dodge)] : []),
  ...(odds.chain?.choice.do === 'attack' ? numbers(`  Chain ${attackInWords(odds.chain.choice)}`, odds.chain) : []),
  ...suffered(odds.target),
  ...(odds.counter ? ['  and the attacker', ...suffered(odds.attacker)] : []),
  ...(odds.ally ? ['  and the ally, by stray shots', ...suffered(odds.ally)] : []),
];

/**
 * `rulewright odds eldfall-d20 ATTACKER[:WEAPON] at TARGET [--kind melee|ranged] [--distance N] [--cover light|heavy]
 * [--wounds N] [--ally PROFILE] [--chain] [--rerolls] [--all]`: the exact odds of an attack without a reaction and
 * against the best reaction, or with `--all` against every reaction. `--ally` is an ally of the attacker that touches
 * the target, so that shots may go astray; `--chain` adds its Chain Attack; with `--rerolls` both sides roll failures
 * again. `ATTACKER:?` lists what the attacker can use.
 */
export const eldfallOddsOf = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readArgs(args, {
    kind: { type: 'string' },
    distance: { type: 'string' },
    cover: { type: 'string' },
    wounds: { type: 'string' },
    ally: { type: 'string' },
    chain: { type: 'boolean', default: false },
    rerolls: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  });
  const { kind, distance, cover, wounds, ally, chain, rerolls, all } = values;
  const [first = ''] = positionals;
  if (first.endsWith(':?')) {
    const asked = cardNamed('the attacker', first.slice(0, -2), pack.profiles);
    for (const name of weaponsOf(eldfallD20, asked)) terminal.out(name);
    return EXIT.ok;
  }
  const what = sides(positionals);
  const beside = ally === undefined ? undefined : cardNamed('the ally', ally, pack.profiles);
  const hasChain =
    beside !== undefined && pack.profiles[beside]?.skills.some(({ id }) => id === 'chain-attack') === true;
  if (chain && !hasChain) throw new UsageError('--chain wants an --ally with Chain Attack');
  const facing = duel(eldfallD20, {
    ...what,
    ...(kind === undefined ? {} : { kind: oneOf('kind', ['melee', 'ranged'], kind) }),
    ...(cover === undefined ? {} : { cover: oneOf('cover', ['light', 'heavy'], cover) }),
    ...(distance === undefined ? {} : { distance: inInches(distance) }),
    ...(wounds === undefined ? {} : { wounds: wholeOption(wounds, 'wounds', 0) }),
    ...(beside === undefined ? {} : { ally: beside }),
    rerolls,
    chain,
  });
  if (hasChain && !chain) {
    terminal.err(`rulewright: --chain adds the Chain Attack of ${beside} after a Hit (ELD-SKILL-004)`);
  }
  const attack = attackInWords(facing.attack);
  const found = reactionsByWorth(facing);
  const plain = found.find(({ reaction }) => reaction.do === 'nothing');
  if (plain?.attack.attribute === null) {
    terminal.err(
      `rulewright: in play the ${attack} fails: the target is out of its reach, or the attacker may not make it`,
    );
  }
  const [best] = found;
  const shown = all ? found : [...new Set([plain, best])].flatMap(one => one ?? []);
  for (const line of [...(plain ? numbers(attack, plain.attack) : []), ...shown.flatMap(told)]) terminal.out(line);
  return EXIT.ok;
};
