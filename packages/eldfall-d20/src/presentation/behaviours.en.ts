import { list, titled } from '@rulewright/core/words';
import type {
  Behaviour,
  HostileAction,
  HostileCondition,
  HostileMovement,
  TargetPriority,
} from '../vocabulary/hostile.js';

const attacks: Readonly<Record<Extract<HostileCondition, { readonly is: 'target' }>['of'], string>> = {
  attack: 'an attack',
  melee: 'a Melee Attack',
  ranged: 'a Ranged Attack',
  'ranged-spell': 'a ranged Spell',
};

const preferences: Readonly<Record<TargetPriority, string>> = {
  nearest: 'the nearest enemy',
  farthest: 'the farthest enemy',
  'lowest-AG': 'the enemy with the lowest AG',
  'lowest-HP': 'the enemy with the fewest HP',
  'highest-cost': 'the enemy of the highest cost',
  engaging: 'the enemy that engages it',
};

const not = (is: boolean | undefined): string => (is ? 'not ' : '');

/** A condition of a line of a behaviour card: `an enemy is in sight, at most 5" beyond its Reach`. */
const conditionInWords = (condition: HostileCondition): string => {
  switch (condition.is) {
    case 'engaged':
      return 'it is Engaged';
    case 'always':
      return 'nothing else applies';
    case 'state':
      return `it is ${not(condition.not)}${titled(condition.state)}`;
    case 'enemies-in-awareness':
      return `at least ${condition.atLeast} enemies are in its Awareness${condition.none ? `, none of them ${titled(condition.none)}` : ''}`;
    case 'enemy-in-sight': {
      const { withinReachPlus, beyondReachPlus } = condition;
      const near = withinReachPlus === undefined ? '' : `, at most ${withinReachPlus}" beyond its Reach`;
      const far = beyondReachPlus === undefined ? '' : `, more than ${beyondReachPlus}" beyond its Reach`;
      return `an enemy is in sight${near}${far}`;
    }
    case 'no-enemy-in-sight':
      return 'no enemy is in sight';
    case 'enemy-within':
      return `an enemy is within ${condition.distance}"`;
    case 'ally-within':
      return `another Hostile is within ${condition.distance}"`;
    case 'target':
      return `it is the target of ${attacks[condition.of]}`;
    case 'attacker-in-sight':
      return `the attacker is ${not(condition.not)}in sight`;
    case 'attacker-within-reach':
      return `the attacker is ${not(condition.not)}within its Reach`;
    case 'attacker-beyond':
      return `the attacker is more than ${condition.distance}" away`;
    case 'any':
      return list(condition.of.map(conditionInWords), 'or');
  }
};

const deedInWords = (deed: HostileMovement | HostileAction, card: (id: string) => string): string => {
  switch (deed.do) {
    case 'walk-into-contact':
      return 'walks into contact';
    case 'walk-towards':
      return `walks towards the enemy${deed.stopAt === undefined ? '' : ` up to ${deed.stopAt}" away`}`;
    case 'run-over':
      return `runs towards the enemy${deed.skipAction ? ' and does nothing else' : ''}`;
    case 'turn-round':
      return 'turns round';
    case 'idle':
      return 'stays';
    case 'attack': {
      const target = deed.prefer === undefined ? '' : ` ${preferences[deed.prefer]}`;
      return `attacks${target} (${deed.kind})${deed.with === undefined ? '' : ` with ${card(deed.with)}`}`;
    }
    case 'dodge-towards':
      return 'dodges towards the attacker';
    case 'dodge-away':
      return 'dodges away';
    case 'nothing':
      return 'does nothing';
  }
};

/** A line of a behaviour card: `If it is Engaged: walks into contact`. */
export const behaviourInWords = (
  { when, skills = [], does }: Behaviour<HostileMovement | HostileAction>,
  card: (id: string) => string,
): string => {
  const using = skills.length === 0 ? '' : `, using ${list(skills.map(titled))}`;
  return `If ${list(when.map(conditionInWords))}: ${deedInWords(does, card)}${using}`;
};
