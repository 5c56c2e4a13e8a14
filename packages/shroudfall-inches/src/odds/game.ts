import { createMatch, type Match, manual, type Rule, type Turn } from '@rulewright/core';
import { createGame } from '../game.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { combined, type Rolls } from '../rolls/contributions.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { damageRollOf, decideDamage } from '../rolls/damage.js';
import { decideHit, hitRollOf } from '../rolls/hit.js';
import { makeRolls } from '../rolls/roll.js';
import { suffererOf } from '../rolls/sufferer.js';
import { armourAgainst, defenceAgainst } from '../rolls/target-numbers.js';
import { hitPointsLeft } from '../unit-cards/hit-points/hit-points.js';
import type { Attack } from '../vocabulary/attack.js';
import type { Sfi, SfiGame, SfiState } from '../vocabulary/index.js';
import type { OddsAttack } from './attack.js';
import { APART, ATTACKER, DEFENDER, packOf, stateOf } from './table.js';

const attackOf = ({ type, shape = 'single', attacker }: OddsAttack): Attack => ({
  attacker: ATTACKER,
  unit: ATTACKER,
  player: ATTACKER,
  profile: null,
  type,
  shape,
  range: APART,
  damage: attacker.damage,
  inAction: false,
  from: null,
  targets: [{ target: DEFENDER, hitRoll: null, hit: false, critical: false, damageRoll: null, damage: 0 }],
});

const against = { target: DEFENDER, unit: DEFENDER, active: ATTACKER };

/** The contributions by the rules of play, and those that the attack brings along. */
const contributions = (odds: OddsAttack, attack: Attack): Rolls['contributionsTo'] => {
  const onTable = contributionsOn(attack);
  return (turn, roll) => combined([onTable(turn, roll), odds.also?.[roll.what] ?? {}]);
};

/** The outcome of the hit roll, which the state keeps as a key that the attack has used up. */
type Outcome = 'hit' | 'critical' | 'miss';

const end = (turn: Turn<Sfi>): void =>
  turn.emit({ type: 'MatchEnded', ending: { reason: 'annihilation', winners: [] } }, 'SFI-ATTACK-009');

function* rollToHit(turn: Turn<Sfi>, odds: OddsAttack): Rule {
  const attack = attackOf(odds);
  const roll = hitRollOf(attack, { [odds.type]: odds.attacker.hit }, against);
  yield* makeRolls(turn, { rolls: [roll], contributionsTo: contributions(odds, attack) });
  for (const targeted of attack.targets) {
    decideHit(turn, ATTACKER, targeted, roll, defenceAgainst(tableOf(turn), DEFENDER, attack));
    const { hit, critical } = targeted;
    const outcome: Outcome = critical ? 'critical' : hit ? 'hit' : 'miss';
    turn.emit({ type: 'Used', span: 'action', key: outcome }, 'SFI-ATTACK-023');
    if (!hit) end(turn);
  }
}

function* rollForDamage(turn: Turn<Sfi>, odds: OddsAttack): Rule {
  const attack = attackOf(odds);
  const roll = damageRollOf(attack, against);
  yield* makeRolls(turn, { rolls: [roll], contributionsTo: contributions(odds, attack) });
  const table = tableOf(turn);
  const sufferer = suffererOf(table, DEFENDER, attack);
  const inflicted = yield* decideDamage(turn, roll, armourAgainst(table, DEFENDER, attack), sufferer);
  const damage = Math.min(inflicted, hitPointsLeft(table, modelOf(table.state, DEFENDER)));
  if (damage > 0) turn.emit({ type: 'DamageMarked', model: DEFENDER, damage }, 'SFI-DAMAGE-006');
  end(turn);
}

/** The outcome of the hit roll; undefined before it. */
export const outcomeIn = ({ used }: SfiState): Outcome | undefined =>
  (['hit', 'critical', 'miss'] as const).find(outcome => used.action.includes(outcome));

/** The damage that is marked on the target. */
export const damageIn = ({ models }: SfiState): number => models.find(({ id }) => id === DEFENDER)?.damage ?? 0;

/** A match that is one attack, by the rules of play: its hit roll, and after a hit its damage roll. */
export const attackMatch = (odds: OddsAttack): Match<Sfi> => {
  const game: SfiGame = {
    ...createGame({ pack: packOf(odds) }),
    id: 'shroudfall-inches-attack',
    start: ({ options }) => stateOf(odds, options),
    beat: turn => (outcomeIn(turn.state) === undefined ? rollToHit(turn, odds) : rollForDamage(turn, odds)),
    outcome: ({ ending }) => (ending ? { winners: [], reason: 'attacked', rule: 'SFI-ATTACK-009' } : undefined),
  };
  return createMatch(game, { players: [ATTACKER, DEFENDER], dice: manual(), checked: false });
};
