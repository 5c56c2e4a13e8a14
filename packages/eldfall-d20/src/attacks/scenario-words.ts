import { history, type Match } from '@rulewright/core';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { type Laid, type LaidOut, laidOut } from '../testing/laid-out.js';
import type { DeclaredAction, DeclaredAttack, DeclaredMovement, Reaction } from '../vocabulary/declared.js';
import type { Eld, EldDie, EldEvent, Sequence } from '../vocabulary/index.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** A sequence of which everything is declared, so that only its Resolution step is left. */
export interface Declared extends LaidOut {
  /** The activated model: `A` by default. */
  readonly by?: string;
  readonly action?: DeclaredAction;
  readonly movement?: DeclaredMovement;
  /** The start of the movement, where it is not the place on the drawing. */
  readonly from?: { readonly x: number; readonly y: number };
  readonly reactions?: Readonly<Record<string, DeclaredAction | Partial<Reaction>>>;
}

const isReaction = (one: DeclaredAction | Partial<Reaction>): one is Partial<Reaction> => !('do' in one);

/** A table on which a sequence goes into its Resolution step at once. */
export const resolving = (drawing: string, declared: Declared): Laid => {
  const laid = laidOut(drawing, declared);
  const { position } = laid.setup;
  const by = declared.by ?? 'A';
  const active = position.models.find(({ id }) => id === by);
  if (!active) throw new RangeError(`no model ${by}`);
  const reactions = Object.entries(declared.reactions ?? {}).map(([model, one]): Reaction => {
    const player = position.models.find(({ id }) => id === model)?.player ?? null;
    const plain: Reaction = { model, player, action: { do: 'nothing' }, at: null, opportunity: false };
    return isReaction(one) ? { ...plain, ...one } : { ...plain, action: one };
  });
  const sequence: Sequence = {
    model: by,
    step: 'resolution',
    from: declared.from ? { ...declared.from, z: 0 } : active.at,
    facing: active.facing,
    movement: declared.movement ?? null,
    reactions,
    action: declared.action ?? { do: 'nothing' },
    ended: false,
    answered: [],
  };
  const state = { ...position, sequence, ...declared.state };
  return { ...laid, setup: { ...laid.setup, position: state }, table: { ...laid.table, state } };
};

/** An attack with an Item, one strike for each target in the list. */
export const attack = (
  targets: string,
  more: Partial<DeclaredAttack> & { readonly with?: string } = {},
): DeclaredAttack => {
  const { with: item = 'sword', ...rest } = more;
  return {
    do: 'attack',
    means: { item },
    kind: item === 'bow' ? 'ranged' : 'melee',
    aims: [...targets].map(model => ({ model })),
    skills: [],
    ...rest,
  };
};

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
