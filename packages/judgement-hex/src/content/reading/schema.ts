import {
  byId,
  flag,
  id,
  key,
  list,
  maybe,
  object,
  type Read,
  set,
  text,
  whole,
  word,
} from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { WeaponAbility } from '../../vocabulary/ability.js';
import { baseLimits } from '../../vocabulary/bases.js';
import type {
  Artefact,
  Attributes,
  ContentPack,
  Fragment,
  Gap,
  God,
  Hero,
  HeroUnit,
  Mode,
  Monster,
  Weapon,
} from '../../vocabulary/pack.js';
import { heroClasses, judgementFaces, plainAbilities } from '../../vocabulary/words.js';
import { ability, bonus, bonusFields, innateAbility, target } from './schema-ability.js';
import { someEffects } from './schema-effect.js';
import { atLeastOne, attackType, commonAbility, race } from './schema-lasting.js';

/*
 * The shape of content, field by field. Contradictions between fields are in `pack-problem.ts`.
 */

const damage = whole(0, 100);
const base = whole(baseLimits.least, baseLimits.most);
const health = whole(1, 1000);
const fate = whole(0, 100);

const mode: Read<Mode> = v.strictObject({
  heroes: whole(1, 20),
  draftPool: whole(1, 40),
  effigy: v.strictObject({
    health,
    decay: v.strictObject({ round: atLeastOne, by: fate }),
    common: list(v.strictObject({ id: key(plainAbilities, 'unknown-ability') })),
  }),
  lastRound: atLeastOne,
  monstersAttackEffigies: flag,
});

/** A printed attribute, or a dash. */
const printed = v.nullable(whole(0, 10));
const mov = v.union([printed, word(['D2', 'D3', 'D6'], 'unknown-die')], 'bad-attribute');
const attributes: Read<Attributes> = v.strictObject({
  MOV: mov,
  AGI: printed,
  RES: printed,
  MEL: printed,
  MAG: printed,
  RNG: printed,
  SH: printed,
});

const weaponAbility: Read<WeaponAbility> = v.variant(
  'id',
  [
    v.strictObject({ id: v.literal('armour-piercing'), amount: atLeastOne }),
    v.strictObject({ id: v.literal('dual-wield') }),
  ],
  'unknown-ability',
);

const weapon: Read<Weapon> = v.strictObject({
  id,
  name: text,
  type: attackType,
  ap: whole(1, 3),
  reach: whole(1, 40),
  damage: v.strictTuple([damage, damage, damage]),
  common: maybe(list(weaponAbility)),
});

const card = {
  name: text,
  source: text,
  attributes,
  weapons: list(weapon),
  common: list(commonAbility),
  abilities: list(ability),
  mostRES: maybe(whole(0, 10)),
  base: maybe(base),
};

const levels = v.strictTuple([bonus, bonus]);
const tree = v.strictObject({ name: text, levels });
const hero: Read<Hero> = v.strictObject({
  ...card,
  classes: set(word(heroClasses, 'unknown-class'), 1),
  race,
  gods: set(id, 1),
  avatar: maybe(bonus),
  health: v.strictTuple([health, health, health]),
  levelling: v.variant(
    'kind',
    [
      v.strictObject({ kind: v.literal('card'), levels }),
      v.strictObject({ kind: v.literal('trees'), trees: v.strictTuple([tree, tree]) }),
      v.strictObject({ kind: v.literal('list'), options: list(bonus, 2, 20) }),
    ],
    'unknown-kind',
  ),
});

const unit: Read<HeroUnit> = v.strictObject({
  name: text,
  source: text,
  commander: hero,
  members: list(v.strictObject({ ...card, id, race, health }), 1, 20),
});

const summoned = v.strictObject({
  ...card,
  race: maybe(race),
  health,
  ap: whole(0, 10),
  grantsLevel: maybe(flag),
});

const tier = whole(1, 4);
const monster: Read<Monster> = v.strictObject({
  ...card,
  tier,
  health,
  bounty: v.strictObject({ fate, level: flag, artefact: maybe(id) }),
  hunter: maybe(v.literal(false, 'not-true-or-false')),
});

const slot = word(['offensive', 'defensive'], 'unknown-slot');
const kind = word(['deck', 'sacred', 'bounty'], 'unknown-kind');
const artefact: Read<Artefact> = v.strictObject({
  name: text,
  source: text,
  kind,
  slot,
  cost: fate,
  oneUse: maybe(flag),
  notForDefenders: maybe(flag),
  text: maybe(text),
  bonus,
});

const god: Read<God> = v.strictObject({
  name: text,
  source: text,
  traits: v.strictTuple([text, text, text]),
  warbandBonus: v.strictObject({ name: text, source: text, ...bonusFields }),
  sacredArtefact: id,
  effigyPower: v.strictObject({
    name: text,
    source: text,
    text: maybe(text),
    target: maybe(target),
    effects: someEffects,
  }),
});

const token = v.strictObject({
  name: text,
  source: text,
  kind: word(['icon', 'counter'], 'unknown-kind'),
  most: maybe(atLeastOne),
  abilities: maybe(list(innateAbility)),
});

const gaps: readonly Gap[] = [
  'race',
  'classes',
  'gods',
  'attributes',
  'weapons',
  'health',
  'abilities',
  'levelling',
  'members',
  'ap',
  'master',
  'tier',
  'bounty',
  'slot',
  'cost',
  'kind',
  'bonus',
  'warbandBonus',
  'sacredArtefact',
  'effigyPower',
];
const attribute = maybe(printed);
const fragments: Read<Record<string, Fragment>> = byId(
  v.strictObject({
    name: text,
    source: text,
    missing: set(word(gaps, 'unknown-gap'), 1),
    race: maybe(race),
    profession: maybe(text),
    classes: maybe(set(word(heroClasses, 'unknown-class'), 1)),
    gods: maybe(set(id, 1)),
    avatar: maybe(v.literal(true, 'not-true')),
    attributes: maybe(
      v.pipe(
        object,
        v.strictObject({
          MOV: maybe(mov),
          AGI: attribute,
          RES: attribute,
          MEL: attribute,
          MAG: attribute,
          RNG: attribute,
          SH: attribute,
        }),
      ),
    ),
    health: maybe(list(health, 1, 3)),
    weapons: maybe(list(weapon)),
    common: maybe(list(commonAbility)),
    abilities: maybe(list(ability)),
    tier: maybe(tier),
    fate: maybe(fate),
    slot: maybe(slot),
    cost: maybe(fate),
    kind: maybe(kind),
    bonus: maybe(bonus),
    known: maybe(list(text, 1, 20)),
  }),
);

/** The shape of a content pack. */
export const packShape: Read<ContentPack> = v.strictObject({
  id,
  version: text,
  modes: v.strictObject({ '3v3': mode, '5v5': mode }),
  judgementDie: list(word(judgementFaces, 'unknown-face'), 1, 100),
  gods: byId(god),
  heroes: byId(hero),
  units: byId(unit),
  summoned: byId(summoned),
  monsters: byId(monster),
  artefacts: byId(artefact),
  tokens: byId(token),
  standIns: byId(id),
  fragments: v.strictObject({
    heroes: fragments,
    units: fragments,
    summoned: fragments,
    monsters: fragments,
    artefacts: fragments,
    gods: fragments,
  }),
});
