import { refuse } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { attackRoll, otherAttributes } from '../attacks/attribute.js';
import { attackFacts } from '../attacks/facts.js';
import { meansOf } from '../attacks/means.js';
import { strikeOf } from '../attacks/strike.js';
import { hitboxOf, radiusOf, standingOf } from '../battlefield/hitbox.js';
import { centredOn, sprayFrom } from '../battlefield/templates.js';
import { itemOf } from '../match/lookups.js';
import { start } from '../match/start.js';
import { modelsOf } from '../parties/models.js';
import { isTwoHanded, isWeapon } from '../profiles/default-equipment.js';
import { rollTally } from '../rolls/attribute.js';
import type {
  Aim,
  CardId,
  DeclaredAction,
  DeclaredAttack,
  EldGame,
  EldOptions,
  EldState,
  Means,
  Model,
  OfferedMeans,
  Place,
  SceneryPiece,
} from '../vocabulary/index.js';
import type { Art } from '../vocabulary/traits.js';
import type { AttackKind, StateId } from '../vocabulary/words.js';
import { ATTACKER, DEFENDER, optionsWith, type Position, tableAt } from './position.js';

/** Two models of profiles that face each other on an empty field. */
export interface Duel {
  /** The id of a profile of the pack. */
  readonly attacker: CardId;
  readonly target: CardId;
  /** The name of the attacker's weapon or other means, as {@link weaponsOf} lists it; by default the first one of the kind. */
  readonly weapon?: string;
  readonly kind?: AttackKind;
  /** A Combat Art of the attacker. */
  readonly art?: Art;
  /** Inches between the two bases; by default 0 for melee attacks and 8 for ranged ones. */
  readonly distance?: number;
  /** A low wall in front of the target that gives this Cover. */
  readonly cover?: 'light' | 'heavy';
  /** HP that the target has lost. */
  readonly wounds?: number;
  /** States of the attacker, and of the target. */
  readonly states?: readonly StateId[];
  readonly suffering?: readonly StateId[];
  /** An ally of the attacker that touches the target. */
  readonly ally?: CardId;
  /** True if the ally makes a Chain Attack after each attack that hits. */
  readonly chain?: boolean;
  /** True if both sides roll failures again wherever an ability allows it. */
  readonly rerolls?: boolean;
  readonly options?: Partial<EldOptions>;
}

/** A position of two models, and the attack of the one on the other. */
export interface Facing {
  readonly position: Position;
  readonly attack: DeclaredAttack;
  /** Every reaction that the target may declare: nothing, a Dodge, and its attacks. */
  readonly reactions: readonly DeclaredAction[];
  readonly rerolls: boolean;
  readonly chain: boolean;
}

/** The inches between the bases of a ranged attack by default. */
const RANGED = 8;

/** The beginning of the name of an Item that is thrown. */
const THROWN = 'thrown:';

/** The name of a means: the id of its card, with the prefix `thrown:` if it is thrown, or the name of an attack that everybody has. */
export const nameOfMeans = (means: Means): string => {
  if ('item' in means) return means.item;
  if ('spell' in means) return means.spell;
  if ('thrown' in means) return `${THROWN}${means.thrown}`;
  if ('ability' in means) return means.ability;
  return means.natural === 'unarmed' ? `unarmed-${means.attribute}` : means.natural;
};

const modelFor = ({ pack }: EldGame, player: string, profile: CardId, path: string): Model => {
  if (!Object.hasOwn(pack.profiles, profile)) return refuse({ code: 'unknown-profile', path, detail: { id: profile } });
  const [model] = modelsOf({ pack }, player, { faction: '', models: [{ profile }], upgrades: [], leader: 0 });
  if (!model) throw new RangeError('a list of one model');
  return { ...model, where: 'field', points: pack.profiles[profile]?.stats.STA ?? 0 };
};

const withStates = (model: Model, states: readonly StateId[]): Model => ({
  ...model,
  states: states.map(state => ({ state, by: null, source: state })),
});

/** A wall as wide as the target, directly in front of it. */
const wall = (x: number, y: number, radius: number, cover: 'light' | 'heavy'): SceneryPiece => ({
  id: 'wall',
  kind: 'solid',
  cover,
  placedBy: null,
  parts: [{ outline: rectangle({ x: x - radius - 254, y: y - radius }, 127, 2 * radius), base: 0, top: inches(0.75) }],
});

/** The model with an Item in hand; a Two-Handed weapon leaves no hand for a Shield. */
const holding = (game: EldGame, model: Model, item: CardId): Model => {
  const card = itemOf(game, item);
  if (!isWeapon(card)) return model;
  const kept = model.equipped.filter(id => {
    const other = itemOf(game, id);
    return !isWeapon(other) && !(isTwoHanded(card) && other.category === 'shield');
  });
  return { ...model, equipped: [...kept, item] };
};

/** An ally of the attacker that touches the target from the side. */
const allyBeside = (game: EldGame, profile: CardId, position: Position, at: Place, radius: number): Model => {
  const ally = { ...modelFor(game, ATTACKER, profile, 'ally'), id: `${ATTACKER}:2` };
  const y = at.y + radius + radiusOf(tableAt(position), ally);
  return { ...ally, at: { x: at.x, y, z: 0 }, facing: { x: 0, y: -1 } };
};

const begun = (game: EldGame, duel: Duel, options: EldOptions, distance: number): EldState => {
  const attacker = withStates(modelFor(game, ATTACKER, duel.attacker, 'attacker'), duel.states ?? []);
  const target = withStates(modelFor(game, DEFENDER, duel.target, 'target'), duel.suffering ?? []);
  const { wounds = 0 } = duel;
  if (!Number.isSafeInteger(wounds) || wounds < 0 || wounds >= target.hp) {
    return refuse({ code: 'too-many', path: 'wounds', detail: { most: target.hp - 1 } });
  }
  const players = [ATTACKER, DEFENDER];
  const state = start({ players, options });
  const position = { game, options, state };
  const radius = radiusOf(tableAt(position), target);
  const y = inches(18);
  const from = { x: inches(6), y, z: 0 };
  const to = { x: from.x + radiusOf(tableAt(position), attacker) + inches(distance) + radius, y, z: 0 };
  const models: readonly Model[] = [
    { ...attacker, at: from, facing: { x: 1, y: 0 } },
    { ...target, at: to, facing: { x: -1, y: 0 }, hp: target.hp - wounds },
    ...(duel.ally === undefined ? [] : [allyBeside(game, duel.ally, position, to, radius)]),
  ];
  return {
    ...state,
    stage: { name: 'turn', active: ATTACKER, phase: 'tactical', step: '' },
    round: 1,
    order: players,
    parties: state.parties.map(one => ({ ...one, revealed: true, original: 1 })),
    models,
    scenery: duel.cover ? [wall(to.x, to.y, radius, duel.cover)] : [],
  };
};

/** The names of everything that a profile can attack with. */
export const weaponsOf = (game: EldGame, profile: CardId): readonly string[] => {
  const options = optionsWith({});
  const model = modelFor(game, ATTACKER, profile, 'profile');
  const state = { ...start({ players: [ATTACKER], options }), models: [model] };
  const armed = model.inventory.map(({ item }) => holding(game, model, item));
  const names = [model, ...armed].flatMap(one =>
    meansOf(tableAt({ game, options, state: { ...state, models: [one] } }), one).map(({ means }) => nameOfMeans(means)),
  );
  return [...new Set(names)];
};

/** An attack with a means, every strike of it at one model. */
const attackWith = (
  position: Position,
  attacker: Model,
  target: Model,
  means: Means,
  kind: AttackKind,
  art?: Art,
): DeclaredAttack => {
  const table = tableAt(position);
  const declared = { do: 'attack', means, kind, skills: [], ...(art ? { art } : {}) } as const;
  const facts = attackFacts(table, { attacker: attacker.id, declared: { ...declared, aims: [] } });
  const { template } = facts.weapon.reach;
  const direction = { x: target.at.x - attacker.at.x, y: target.at.y - attacker.at.y };
  const laid =
    template === undefined
      ? {}
      : {
          template: template.startsWith('spray')
            ? sprayFrom(table, standingOf(attacker), template, direction)
            : centredOn(template, hitboxOf(table, target)),
        };
  const aim: Aim = { model: target.id, ...laid };
  const strikes = strikeOf(table, { ...facts, declared: { ...declared, aims: [aim] } }).total;
  const aims = Array.from({ length: strikes }, () => aim);
  // A model that may pick the attribute picks the best one (ELD-CLASS-011).
  const attributeWith = (one: DeclaredAttack): number =>
    rollTally(table, attackRoll(table, { ...facts, declared: one }, aim, false)).total;
  return otherAttributes(table, attacker, facts.weapon, kind)
    .map(attribute => ({ ...declared, attribute, aims }))
    .reduce<DeclaredAttack>((best, one) => (attributeWith(one) > attributeWith(best) ? one : best), {
      ...declared,
      aims,
    });
};

const chosen = (offered: readonly OfferedMeans[], { weapon, kind }: Duel): readonly [Means, AttackKind] => {
  const fits = offered.filter(
    one => (weapon === undefined || nameOfMeans(one.means) === weapon) && (!kind || one.kinds.includes(kind)),
  );
  const [first] = fits;
  const [usual] = first?.kinds ?? [];
  if (!first || !usual) {
    const known = offered.map(({ means }) => nameOfMeans(means));
    return refuse({ code: 'unknown-weapon', path: 'weapon', detail: { known } });
  }
  return [first.means, kind ?? usual];
};

/**
 * Two models that face each other, and the attack of the one on the other: for `attackOdds` and `bestReaction`. Nobody
 * else is on the field, and each model holds the weapon that it uses.
 *
 * @throws RefusalError `unknown-profile`, `unknown-weapon`, or `too-many` wounds for a model that lives, with the field.
 */
export const duel = (game: EldGame, what: Duel): Facing => {
  const options = optionsWith(what.options ?? {});
  const near = begun(game, what, options, what.distance ?? 0);
  const [first] = near.models;
  if (!first) throw new RangeError('two models');
  const { weapon = '' } = what;
  const item = weapon.replace(THROWN, '');
  const isItem = first.inventory.some(one => one.item === item);
  const arm = (model: Model): Model => (isItem && model.id === first.id ? holding(game, model, item) : model);
  const armed = { ...near, models: near.models.map(arm) };
  const before: Position = { game, options, state: armed };
  const [means, kind] = chosen(meansOf(tableAt(before), armed.models[0] ?? first), what);
  const far = what.distance ?? (kind === 'ranged' ? RANGED : 0);
  const state = { ...begun(game, what, options, far), models: begun(game, what, options, far).models.map(arm) };
  const position: Position = { game, options, state };
  const [attacker, target] = state.models;
  if (!attacker || !target) throw new RangeError('two models');
  const counters = meansOf(tableAt(position), target).flatMap(one =>
    one.kinds.map((how): DeclaredAttack => {
      const declared = attackWith(position, target, attacker, one.means, how);
      return { ...declared, aims: declared.aims };
    }),
  );
  return {
    position,
    attack: attackWith(position, attacker, target, means, kind, what.art),
    reactions: [{ do: 'nothing' }, { do: 'dodge' }, ...counters],
    rerolls: what.rerolls === true,
    chain: what.chain === true,
  };
};
