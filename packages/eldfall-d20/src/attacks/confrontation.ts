import type { Turn } from '@rulewright/core';
import { modelsUnder } from '../battlefield/templates.js';
import type { Attack, Eld, EldDie, Pool, Resolution, Table } from '../vocabulary/index.js';

/**
 * True if a pool is directed at a model; a pool at a surface is directed at nobody, unless the option says otherwise
 * (ELD-TEMPLATE-018).
 */
const isDirectedAt = (table: Table, attack: Attack, { aim, failed }: Pool, model: string): boolean => {
  if (failed) return false;
  if ('model' in aim) return aim.model === model;
  if ('thing' in aim || !aim.template || !table.options.targetlessConfronts) return false;
  return modelsUnder(table, aim.template, attack.from).includes(model);
};

/** True for an attack that was declared: attacks that abilities add take part in no Confrontation. */
const isDeclared = ({ by, failed }: Attack): boolean => by === null && failed === null;

/**
 * Finds the Confrontations: two models that declared Attacks against one another (ELD-CONFRONT-001), each with its own
 * attribute, means and Strike, also melee against ranged (ELD-CONFRONT-003), and against an Attack of Opportunity
 * (ELD-REACT-013). A strike that fails its requirements takes no part (ELD-CONFRONT-013), and a reacting attacker whom
 * the activated model does not target rolls plainly (ELD-CONFRONT-002, ELD-TEMPLATE-017). An Enchantment that is cast
 * by Attack takes part like any other (ELD-SPELL-012).
 */
export const findConfrontations = (table: Table, { attacks, active }: Resolution): void => {
  const own = attacks.filter(one => one.attacker === active && isDeclared(one));
  const others = attacks.filter(one => one.attacker !== active && isDeclared(one));
  for (const attack of own) {
    for (const other of others) {
      if (table.sources.noConfrontation.some(source => source(table, attack, other))) continue;
      const mine = attack.pools.filter(pool => isDirectedAt(table, attack, pool, other.attacker));
      const theirs = other.pools.filter(pool => isDirectedAt(table, other, pool, active));
      for (const pool of mine) {
        for (const theirPool of theirs) {
          pool.versus.push({ attack: other, pool: theirPool });
          theirPool.versus.push({ attack, pool });
        }
      }
    }
  }
};

/** A die that takes part in a Confrontation: a success that is not stray (ELD-CONFRONT-009, ELD-RANGED-013). */
const counts = ({ success, stray }: EldDie): boolean => success && stray === null;

/**
 * True if a die is beaten by an enemy die: by one that is equal or higher (ELD-CONFRONT-004, ELD-CONFRONT-005), so
 * equal highest dice beat each other (ELD-CONFRONT-007). A Critical Hit beats every other result (ELD-CRIT-003,
 * ELD-CRIT-006), and nothing beats it (ELD-CRIT-004).
 */
const isBeaten = (die: EldDie, enemy: EldDie): boolean =>
  !die.critical && counts(enemy) && (enemy.critical || enemy.face >= die.face);

/**
 * The dice of one side after each was compared with all dice of the other side; a beaten die still beats dice of the
 * other side (ELD-CONFRONT-008, ELD-CRIT-005).
 */
export const comparedDice = (dice: readonly EldDie[], enemies: readonly EldDie[]): readonly EldDie[] =>
  dice.map(die => {
    const negated = counts(die) && enemies.some(enemy => isBeaten(die, enemy));
    return negated === die.negated ? die : { ...die, negated };
  });

/** The dice of a pool after its Confrontations. */
const compared = ({ dice, versus }: Pool): readonly EldDie[] =>
  comparedDice(
    dice,
    versus.flatMap(({ pool }) => pool.dice),
  );

/** True if a side keeps at least one successful die; each such die is a Hit (ELD-CONFRONT-006). */
const wins = (dice: readonly EldDie[]): boolean => dice.some(die => counts(die) && !die.negated);

/**
 * Decides all Confrontations, with all comparisons at once (ELD-CONFRONT-008): strikes that were split meet each enemy
 * separately, and a reacting model's dice only the strikes at it (ELD-CONFRONT-010, ELD-CONFRONT-011). The loser's
 * Attack is negated (ELD-CONFRONT-012).
 */
export const decideConfrontations = (turn: Turn<Eld>, { attacks, active }: Resolution): void => {
  const facing = attacks.flatMap(attack => attack.pools.filter(({ versus }) => versus.length > 0));
  const results = facing.map(pool => [pool, compared(pool)] as const);
  for (const [pool, dice] of results) pool.dice = dice;
  for (const other of attacks) {
    const theirs = other.pools.filter(({ versus }) => versus.length > 0);
    if (other.attacker === active || theirs.length === 0) continue;
    const mine = [...new Set(theirs.flatMap(({ versus }) => versus.map(({ pool }) => pool)))];
    const sides = [
      { model: active, dice: mine.flatMap(({ dice }) => dice) },
      { model: other.attacker, dice: theirs.flatMap(({ dice }) => dice) },
    ] as const;
    const winners = sides.filter(({ dice }) => wins(dice)).map(({ model }) => model);
    turn.emit({ type: 'ConfrontationDecided', sides, winners }, ['ELD-CONFRONT-001', 'ELD-CONFRONT-006']);
  }
};
