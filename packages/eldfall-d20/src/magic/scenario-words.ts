import type { Play } from '@rulewright/core/testing';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { idle } from '../activation/scenario-words.js';
import { type Declared, resolving, told } from '../attacks/scenario-words.js';
import { conjurations } from '../content/book/conjurations.js';
import { enchantments } from '../content/book/enchantments.js';
import { healing } from '../content/book/healing.js';
import { sorceries } from '../content/book/sorceries.js';
import { spells as trainingSpells } from '../content/training/spells.js';
import type { Laid } from '../testing/laid-out.js';
import type { Plays } from '../traits/scenario-words.js';
import type { ActionChoice, Aim, DeclaredAction, Eld, Ongoing, Place } from '../vocabulary/index.js';
import type { Profile, Spell } from '../vocabulary/pack.js';
import { elements, type TemplateId } from '../vocabulary/words.js';

/** All Spells of the book and of the training set. */
export const bookSpells: Readonly<Record<string, Spell>> = {
  ...sorceries,
  ...enchantments,
  ...healing,
  ...conjurations,
  ...trainingSpells,
};

/** A profile that knows Spells, with every Affinity and empty hands. */
export const caster = (...spells: readonly string[]): Partial<Profile> => ({
  spells,
  traits: elements.map(element => ({ id: 'affinity', element })),
  inventory: { space: 6, items: [] },
});

/** An Enchantment by `b` that lies on a model already. */
export const lies = (target: string, spell: string, by = 'p2'): Omit<Ongoing, 'id'> => ({
  key: spell,
  source: 'b',
  target,
  data: { kind: 'enchantment', changes: bookSpells[spell]?.changes ?? [], ends: 'strategic-phase', by, card: spell },
});

/** The lasting effects in force, as `agony on B`. */
export const lasting = (play: { readonly state: { readonly effects: readonly Ongoing[] } }): readonly string[] =>
  play.state.effects.map(({ key, target }) => `${key} on ${target}`);

/** An attack with a Spell, one strike for each target in the list. */
export const spellAt = (spell: string, targets: string, kind: 'melee' | 'ranged' = 'ranged'): DeclaredAction => ({
  do: 'attack',
  means: { spell },
  kind,
  aims: [...targets].map((model): Aim => ({ model })),
  skills: [],
});

/** A Spell that is cast by Assist. */
export const spellOn = (spell: string, targets: string): DeclaredAction => ({
  do: 'assist',
  means: { spell },
  targets: [...targets],
});

/** A table with the Spells of the book, on which `A` casts; all its other facts are those of `resolving`. */
export const casting = (drawing: string, action: DeclaredAction, more: Declared = {}): Laid => {
  const by = more.by ?? 'A';
  return resolving(drawing, {
    action,
    ...more,
    profiles: { ...more.profiles, [by]: { ...caster(), ...more.profiles?.[by] } },
    pack: { spells: bookSpells, ...more.pack, profiles: { ...more.pack?.profiles } },
  });
};

/** Plays a cast to the end of its sequence, and gives its events. */
export const cast =
  (play: Plays) =>
  (drawing: string, action: DeclaredAction, dice: readonly number[], more: Declared = {}): Play<Eld> => {
    const { game, setup } = casting(drawing, action, more);
    return play(game, { ...setup, dice });
  };

/** The events so far, in short. */
export const story = ({ match }: Pick<Play<Eld>, 'match'>): readonly string[] => told(match);

/** A strike of a template on a spot, or centred on a model. */
export const areaAt = (
  spell: string,
  at: Place,
  model?: string,
  template: TemplateId = 'circular-large',
): DeclaredAction => ({
  do: 'attack',
  means: { spell },
  kind: 'ranged',
  aims: [model === undefined ? { spot: at, template: { template, at } } : { model, template: { template, at } }],
  skills: [],
});

/** The actions that a model may declare: `A` as the activated one, or another as a reaction to it. */
export const menu = (drawing: string, more: Declared = {}, actor: Partial<Actor> = {}): readonly unknown[] => {
  const { table } = casting(drawing, { do: 'nothing' }, { movement: idle(), ...more });
  const { sequence } = table.state;
  const state = { ...table.state, sequence: sequence && { ...sequence, action: null } };
  return actionMenu.options({ ...table, state }, { model: 'A', role: 'active', occasion: 'step', ...actor });
};

/** The rule and code by which a model may not declare an action. */
export const refused = (
  drawing: string,
  action: ActionChoice,
  more: Declared = {},
  actor: Partial<Actor> = {},
): string => {
  const { table } = casting(drawing, { do: 'nothing' }, { movement: idle(), ...more });
  const { sequence } = table.state;
  const state = { ...table.state, sequence: sequence && { ...sequence, action: null } };
  const refusal = actionMenu.whyNot(
    action,
    { ...table, state },
    { model: 'A', role: 'active', occasion: 'step', ...actor },
  );
  return refusal ? `${refusal.rule} ${refusal.code}` : 'allowed';
};

/** The groups of targets that `A` may name for an Assist. */
export const targetsOf = (play: Plays, drawing: string, spell: string, more: Declared = {}): readonly unknown[] => {
  const { game, setup } = casting(drawing, { do: 'nothing' }, { movement: idle(), ...more });
  const { sequence } = setup.position;
  const position = { ...setup.position, sequence: sequence && { ...sequence, step: 'action' as const, action: null } };
  const asked = play(game, { ...setup, position, dice: [] }).choose('p1', { do: 'assist', means: { spell } });
  return asked.match.decisions[0]?.options ?? [];
};
