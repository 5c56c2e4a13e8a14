import { history, type Match } from '@rulewright/core';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, EldDie, EldEvent } from '../vocabulary/index.js';

export { attack, type Declared, resolving } from '../testing/resolving.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

const face = ({ face: shown, success, critical, negated, stray }: EldDie): string =>
  `${shown}${critical ? '!' : success ? '' : '-'}${negated ? 'x' : ''}${stray === null ? '' : `>${stray}`}`;

const faces = (dice: readonly EldDie[]): string => dice.map(face).join(' ') || 'no dice';

const line = (event: EldEvent): string | undefined => {
  switch (event.type) {
    case 'RequirementFailed':
      return `${event.model} fails: ${event.code} ${event.target ?? ''}`.trim();
    case 'RollMade': {
      const { roll, attribute, dice } = event;
      const at = roll.against === null ? '' : ` at ${roll.against}`;
      return `${roll.model} ${roll.about ?? roll.purpose} ${attribute.name} ${attribute.total}${at}: ${faces(dice)}`;
    }
    case 'DiceRerolled':
      return `${event.roll.model} re-rolls for ${event.source}: ${faces(event.dice)}`;
    case 'ConfrontationDecided': {
      const sides = event.sides.map(({ model, dice }) => `${model} ${faces(dice)}`).join(' against ');
      return `${sides}: ${event.winners.join(', ') || 'nobody'}`;
    }
    case 'TemplatePlaced':
      return `template on ${event.models.join(', ') || 'nobody'}`;
    case 'HitScored':
      return `${event.attacker} hits ${event.on}${event.critical ? ' critically' : ''}${event.stray ? ' astray' : ''}`;
    case 'HitNegated':
      return `hit on ${event.on} negated by ${event.by.source}`;
    case 'DamageRolled':
      return `damage to ${event.on}: ${event.die}+${event.armour.total} against ${event.power.total}`;
    case 'WoundPrevented':
      return `${event.model} prevents a Wound by ${event.by.source}`;
    case 'HpChanged':
      return `${event.model} ${event.by > 0 ? '+' : ''}${event.by} HP`;
    // The checks at the end of the sequence have scenarios of their own.
    case 'StateGained':
      if (event.state.state === 'engaged' || event.state.source === 'broken-morale') return undefined;
      return `${event.model} is ${event.state.state}`;
    case 'StateRemoved':
      if (event.state === 'engaged') return undefined;
      return `${event.model} is no longer ${event.state}`;
    case 'ModelRemoved':
      return `${event.model} removed: ${event.why}`;
    case 'ThingChanged':
      return `${event.thing.id} ${event.thing.hp} HP`;
    case 'ThingRemoved':
      return `${event.thing} destroyed`;
    case 'PointsChanged':
      return `${event.model} ${event.by} AP`;
    case 'ModelTurned':
      return `${event.model} turns`;
    default:
      return undefined;
  }
};

/** The story of a match: one short line for each event that matters here. */
export const told = (match: Match<Eld>): readonly string[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record => (record.kind === 'event' ? (line(record.event) ?? []) : []));

/** The tallies of the rolls that were made, as pairs of a rule and its modifier. */
export const lines = (match: Match<Eld>, model: string): readonly string[] =>
  history(match)
    .flatMap(({ records }) => records)
    .flatMap(record => (record.kind === 'event' && record.event.type === 'RollMade' ? [record.event] : []))
    .filter(({ roll }) => roll.model === model)
    .flatMap(({ attribute }) =>
      attribute.lines
        .filter(({ op, rejected }) => (op === 'add' || op === 'times') && rejected === undefined)
        .map(
          ({ rule, amount, source }) => `${rule} ${Array.isArray(amount) ? amount.join('/') : amount} ${source ?? ''}`,
        ),
    );
