import { type Rule, roll, type Tally } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import type { BasicResource, Effect, Resource } from '../content/pack.js';
import { dieOf } from '../match/dice.js';
import { protectors } from '../roles/protection.js';
import type { RuleId } from '../rulebook/index.js';
import type { JogTurn } from '../vocabulary/index.js';
import { lossStages, type Resolution, type Toll } from '../vocabulary/judgement.js';
import { standsOn } from './resolution.js';

const tollOn = ({ tolls }: Resolution, resource: BasicResource): Toll => {
  const known = tolls.get(resource);
  if (known) return known;
  const toll: Toll = {
    lost: tally<RuleId, (typeof lossStages)[number]>(`${resource} lost`, lossStages),
    gained: tally<RuleId, 'effects'>(`${resource} gained`, ['effects']),
  };
  tolls.set(resource, toll);
  return toll;
};

type Taking = Extract<Effect, { readonly op: 'lose' | 'losePerCharacter' | 'loseFraction' | 'losePerBuilding' }>;

/** The losses by one effect, line by line. Places, buildings and amounts are those at the draw. */
const losses = ({ pack, before }: Resolution, effect: Taking): readonly (readonly [number, RuleId])[] => {
  const { characters, tiles, pool } = before.state;
  switch (effect.op) {
    case 'lose': {
      const extra = Math.max(0, characters.length - pack.charactersWithoutExtra) * (effect.perExtraCharacter ?? 0);
      return extra === 0
        ? [[effect.amount, 'JOG-DECK-003']]
        : [
            [effect.amount, 'JOG-DECK-003'],
            [extra, 'JOG-DECK-003'],
          ];
    }
    case 'losePerCharacter': {
      const there = characters.filter(({ role }) => standsOn(before, role, effect.where));
      return [[there.length * effect.amount, 'JOG-DECK-004']];
    }
    case 'loseFraction':
      return [[Math.floor((pool[effect.resource] * effect.numerator) / effect.denominator), 'JOG-DECK-005']];
    case 'losePerBuilding': {
      const { building } = effect;
      const counts = tiles.filter(tile =>
        building === 'any' ? tile.building !== null && tile.building !== 'townHall' : tile.building === building,
      );
      return [[counts.length * effect.amount, 'JOG-DECK-006']];
    }
  }
};

/** Adds up the card's losses and gains and rolls its dice (JOG-DECK-003 to JOG-DECK-007). */
export function* addUp(turn: JogTurn, resolution: Resolution): Rule {
  const { pack, card, drawer, effects } = resolution;
  for (const effect of effects) {
    switch (effect.op) {
      case 'lose':
      case 'losePerCharacter':
      case 'loseFraction':
      case 'losePerBuilding': {
        const { lost } = tollOn(resolution, effect.resource);
        for (const [amount, rule] of losses(resolution, effect)) lost.add('effects', amount, rule, card.id);
        break;
      }
      case 'gain': {
        const { gained } = tollOn(resolution, effect.resource);
        gained.add('effects', effect.amount, 'JOG-DECK-007', card.id);
        const count = effect.dice ?? 0;
        if (count === 0) break;
        const die = dieOf(pack.cardDie);
        const dice = yield* roll(turn, { die, count, purpose: card.id, rule: 'JOG-DECK-007', by: drawer });
        for (const pips of dice) gained.add('effects', pips, 'JOG-DECK-007', 'die');
        break;
      }
    }
  }
}

/**
 * Each role in place takes its part off the card's total loss of a resource once, and never turns the loss into a gain.
 */
export const protect = (_turn: JogTurn, { before, tolls }: Resolution): void => {
  for (const [resource, { lost }] of tolls) {
    if (lost.tally().total === 0) continue;
    for (const { role, rule, by, inPlace } of protectors(before, resource)) {
      if (inPlace) lost.add('protection', 0 - by, rule, role);
      else lost.reject('protection', 0 - by, rule, 'not-in-place', role);
    }
    lost.atLeast('least', 0, 'JOG-CHAR-005');
  }
};

/** The pool changes once, by gains minus losses, in full even below zero. */
export const changePool = (turn: JogTurn, { tolls }: Resolution): void => {
  if (tolls.size === 0) return;
  const change: { [R in Resource]?: number } = {};
  const tallies: Tally<RuleId>[] = [];
  for (const [resource, toll] of tolls) {
    const lost = toll.lost.tally();
    const gained = toll.gained.tally();
    for (const sum of [lost, gained]) if (sum.lines.length > 0) tallies.push(sum);
    if (gained.total !== lost.total) change[resource] = gained.total - lost.total;
  }
  turn.emit({ type: 'PoolChanged', why: 'card', change, tallies }, ['JOG-JUDG-004', 'JOG-JUDG-005']);
};
