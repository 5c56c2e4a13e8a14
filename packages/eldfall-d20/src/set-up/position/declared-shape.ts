import { flag, list, maybe, name, type Read, text, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import { artId, attribute, kind, skillId } from '../../content/reading/schema-words.js';
import type { DeclaredAction, DeclaredMovement, Fall, Reaction } from '../../vocabulary/declared.js';
import type { Direction, Place } from '../../vocabulary/index.js';
import { movementKinds, templates } from '../../vocabulary/words.js';

/*
 * The shape of what models have declared in an activation sequence, and of places.
 */

/** No table is so large, in 1/100 mm. */
const FARTHEST = 1_000_000;

/** A length or coordinate in 1/100 mm. */
export const length: Read<number> = whole(-FARTHEST, FARTHEST);
/** A point of the table with its height. */
export const place: Read<Place> = v.strictObject({ x: length, y: length, z: length });
/** A direction: not 0, 0. */
export const direction: Read<Direction> = v.pipe(
  v.strictObject({ x: length, y: length }),
  v.check(({ x, y }) => x !== 0 || y !== 0, 'nothing'),
);

/** A movement. */
export const movement: Read<DeclaredMovement> = v.strictObject({
  kind: word(movementKinds, 'unknown-kind'),
  route: list(place, 0, 100),
  facing: direction,
  skills: list(skillId, 0, 20),
  stance: maybe(
    v.strictObject({
      state: word(['crouched', 'flying'], 'unknown-state'),
      to: flag,
      when: word(['before', 'after'], 'unknown-time'),
    }),
  ),
  onWall: maybe(yes),
  falls: maybe(list(v.strictObject({ leg: whole(1, 100), drop: whole(0, FARTHEST) }), 0, 100)),
});

const means = v.union(
  [
    v.strictObject({ item: name }),
    v.strictObject({ spell: name }),
    v.strictObject({ natural: v.literal('unarmed'), attribute: word(['T', 'AG'], 'unknown-attribute') }),
    v.strictObject({ natural: v.literal('shield-bash') }),
    v.strictObject({ thrown: name }),
    v.strictObject({ ability: text }),
  ],
  'unknown-means',
);

const template = maybe(
  v.strictObject({ template: word(templates, 'unknown-template'), at: place, towards: maybe(direction) }),
);
const aim = v.union(
  [
    v.strictObject({ model: name, template }),
    v.strictObject({ thing: name, template }),
    v.strictObject({ spot: place, template }),
  ],
  'unknown-aim',
);

/** An action. */
export const action: Read<DeclaredAction> = v.variant(
  'do',
  [
    v.strictObject({ do: word(['nothing', 'dodge', 'uncover', 'duel'], 'unknown-action') as never }),
    v.strictObject({
      do: v.literal('attack'),
      means,
      kind,
      aims: list(aim, 0, 100),
      art: maybe(v.strictObject({ id: artId, level: whole(1, 10) })),
      skills: list(skillId, 0, 20),
      attribute: maybe(attribute),
      mode: maybe(text),
    }),
    v.strictObject({ do: v.literal('assist'), means, targets: list(name, 0, 100) }),
    v.strictObject({ do: v.literal('perceive'), target: name }),
    v.strictObject({ do: v.literal('deathblow'), target: name }),
    v.strictObject({ do: v.literal('trade'), with: name, gives: list(name, 0, 100), takes: list(name, 0, 100) }),
    v.strictObject({ do: v.literal('interact'), thing: name, attribute: maybe(attribute) }),
    v.strictObject({ do: v.literal('ritual'), spells: list(name, 0, 20) }),
  ],
  'unknown-action',
) as unknown as Read<DeclaredAction>;

/** A reaction. */
export const reaction: Read<Reaction> = v.strictObject({
  model: name,
  player: v.nullable(name),
  action,
  at: v.nullable(v.strictObject({ leg: whole(0, 100), along: whole(0, FARTHEST) })),
  opportunity: flag,
});

/** A fall by an effect. */
export const fall: Read<Fall> = v.strictObject({ model: name, drop: whole(0, FARTHEST), by: v.nullable(name) });
