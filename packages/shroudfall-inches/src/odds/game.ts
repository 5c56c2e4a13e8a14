import { createMatch, type Game, type Match, manual, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { evolve } from '../match/evolve.js';
import { armourOf, defenceOf } from '../rolls/against.js';
import { type Contributions, type Rolls, together } from '../rolls/contributions.js';
import { damageRollOf, decideDamage } from '../rolls/damage.js';
import { decideHit, hitRollOf } from '../rolls/hit.js';
import { markDamage } from '../rolls/marking.js';
import { makeRolls } from '../rolls/roll.js';
import { type RollSide, type Sides, standingContributions } from '../rolls/standing.js';
import type { Hide } from '../rolls/suffered.js';
import { rulings } from '../rulings.js';
import type { AttackFacts, Targeted } from '../vocabulary/attack.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { OddsAttack } from './attack.js';
import { facingState } from './state.js';

/** The player who attacks. */
export const ATTACKER: PlayerId = 'attacker';
const DEFENDER: PlayerId = 'defender';

const sideOf = (player: PlayerId, side: OddsAttack['attacker'] | OddsAttack['target']): RollSide => ({
  player,
  conditions: side.conditions ?? [],
  passives: side.passives ?? [],
  base: side.base ?? 0,
});

const isHide = (id: string): id is Hide => id === 'tough-hide' || id === 'unbreakable-hide';

const factsOf = ({ type, attacker }: OddsAttack): AttackFacts => ({
  attacker: ATTACKER,
  unit: ATTACKER,
  player: ATTACKER,
  profile: null,
  type,
  shape: 'single',
  range: 1,
  damage: attacker.damage,
  inAction: false,
  from: null,
});

const against = { target: DEFENDER, unit: DEFENDER, active: ATTACKER };

const contributions = ({ attacker, target, also = {} }: OddsAttack): Rolls['contributionsTo'] => {
  const sides: Sides = {
    roller: sideOf(ATTACKER, attacker),
    target: sideOf(DEFENDER, target),
    terrain: target.terrain ?? [],
  };
  return (_: Turn<Sfi>, roll: Roll): Contributions =>
    together([standingContributions(roll, sides), also[roll.what] ?? {}]);
};

/** The outcome of the hit roll, which the state keeps as a key that the attack has used up. */
type Outcome = 'hit' | 'critical' | 'miss';

const end = (turn: Turn<Sfi>): void =>
  turn.emit({ type: 'MatchEnded', ending: { reason: 'annihilation', winners: [] } }, 'SFI-ATTACK-009');

function* rollToHit(turn: Turn<Sfi>, attack: OddsAttack): Rule {
  const { type, attacker, target } = attack;
  const roll = hitRollOf(factsOf(attack), { [type]: attacker.hit }, against);
  yield* makeRolls(turn, { rolls: [roll], contributionsTo: contributions(attack) });
  const targeted: Targeted = {
    target: DEFENDER,
    hitRoll: null,
    hit: false,
    critical: false,
    damageRoll: null,
    damage: 0,
  };
  decideHit(turn, ATTACKER, targeted, roll, defenceOf(target.DEF));
  const { hit, critical } = targeted;
  const outcome: Outcome = critical ? 'critical' : hit ? 'hit' : 'miss';
  turn.emit({ type: 'Used', span: 'action', key: outcome }, 'SFI-ATTACK-023');
  if (!hit) end(turn);
}

function* rollForDamage(turn: Turn<Sfi>, attack: OddsAttack): Rule {
  const { ARM, changes = [], passives = [], health } = attack.target;
  const roll = damageRollOf(factsOf(attack), against);
  yield* makeRolls(turn, { rolls: [roll], contributionsTo: contributions(attack) });
  const hides = passives.map(({ id }) => id).filter(isHide);
  const sufferer = { target: DEFENDER, player: DEFENDER, hides, changes };
  markDamage(turn, DEFENDER, yield* decideDamage(turn, roll, armourOf(ARM), sufferer), health);
  end(turn);
}

/** The outcome of the hit roll; undefined before it. */
export const outcomeIn = ({ used }: SfiState): Outcome | undefined =>
  (['hit', 'critical', 'miss'] as const).find(outcome => used.action.includes(outcome));

/** The damage that is marked on the target. */
export const damageIn = ({ models }: SfiState): number => models.find(({ id }) => id === DEFENDER)?.damage ?? 0;

/** A match that is one attack, by the rules of play: its hit roll, and after a hit its damage roll. */
export const attackMatch = (attack: OddsAttack): Match<Sfi> => {
  const { attacker, target } = attack;
  const game: Game<Sfi> = {
    id: 'shroudfall-inches-attack',
    version: '1',
    players: { min: 2, max: 2 },
    rulings,
    start: ({ options }) =>
      facingState(options, {
        players: [ATTACKER, DEFENDER],
        reserves: [attacker.reserve ?? {}, target.reserve ?? {}],
        models: [ATTACKER, DEFENDER],
        wounds: 0,
      }),
    beat: turn => (outcomeIn(turn.state) === undefined ? rollToHit(turn, attack) : rollForDamage(turn, attack)),
    evolve,
    outcome: ({ ending }) => (ending ? { winners: [], reason: 'attacked', rule: 'SFI-ATTACK-009' } : undefined),
  };
  return createMatch(game, { players: [ATTACKER, DEFENDER], dice: manual(), checked: false });
};
