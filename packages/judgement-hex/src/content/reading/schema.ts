import * as v from 'valibot';
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
import { heroClasses, judgementFaces, plainAbilities, races } from '../../vocabulary/words.js';
import {
  ability,
  attackType,
  bonus,
  bonusFields,
  commonAbility,
  innateAbility,
  some,
  someEffects,
  target,
  weaponAbility,
} from './schema-ability.js';
import { byId, flag, id, key, list, object, set, text, whole, word } from './schema-words.js';

/*
 * The shape of content, field by field. Contradictions between fields are in `pack-problem.ts`.
 */

const damage = whole(0, 100);
const base = whole(baseLimits.least, baseLimits.most);
const health = whole(1, 1000);
const fate = whole(0, 100);
const race = word(races, 'unknown-race');

const mode: v.GenericSchema<unknown, Mode> = v.strictObject({
  heroes: whole(1, 20),
  draftPool: whole(1, 40),
  effigy: v.strictObject({
    health,
    decay: v.strictObject({ round: some, by: fate }),
    common: list(v.strictObject({ id: key(plainAbilities, 'unknown-ability') })),
  }),
  lastRound: some,
  monstersAttackEffigies: flag,
});

/** A printed attribute, or a dash. */
const printed = v.nullable(whole(0, 10));
const mov = v.union([printed, word(['D2', 'D3', 'D6'], 'unknown-die')], 'bad-attribute');
const attributes: v.GenericSchema<unknown, Attributes> = v.strictObject({
  MOV: mov,
  AGI: printed,
  RES: printed,
  MEL: printed,
  MAG: printed,
  RNG: printed,
  SH: printed,
});

const weapon: v.GenericSchema<unknown, Weapon> = v.strictObject({
  id,
  name: text,
  type: attackType,
  ap: whole(1, 3),
  reach: whole(1, 40),
  damage: v.strictTuple([damage, damage, damage]),
  common: v.exactOptional(list(weaponAbility)),
});

const card = {
  name: text,
  source: text,
  attributes,
  weapons: list(weapon),
  common: list(commonAbility),
  abilities: list(ability),
  mostRES: v.exactOptional(whole(0, 10)),
  base: v.exactOptional(base),
};

const levels = v.strictTuple([bonus, bonus]);
const tree = v.strictObject({ name: text, levels });
const hero: v.GenericSchema<unknown, Hero> = v.strictObject({
  ...card,
  classes: set(word(heroClasses, 'unknown-class'), 1),
  race,
  gods: set(id, 1),
  avatar: v.exactOptional(bonus),
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

const unit: v.GenericSchema<unknown, HeroUnit> = v.strictObject({
  name: text,
  source: text,
  commander: hero,
  members: list(v.strictObject({ ...card, id, race, health }), 1, 20),
});

const summoned = v.strictObject({
  ...card,
  race: v.exactOptional(race),
  health,
  ap: whole(0, 10),
  grantsLevel: v.exactOptional(flag),
});

const tier = whole(1, 4);
const monster: v.GenericSchema<unknown, Monster> = v.strictObject({
  ...card,
  tier,
  health,
  bounty: v.strictObject({ fate, level: flag, artefact: v.exactOptional(id) }),
  hunter: v.exactOptional(v.literal(false, 'not-true-or-false')),
});

const slot = word(['offensive', 'defensive'], 'unknown-slot');
const kind = word(['deck', 'sacred', 'bounty'], 'unknown-kind');
const artefact: v.GenericSchema<unknown, Artefact> = v.strictObject({
  name: text,
  source: text,
  kind,
  slot,
  cost: fate,
  oneUse: v.exactOptional(flag),
  notForDefenders: v.exactOptional(flag),
  text: v.exactOptional(text),
  bonus,
});

const god: v.GenericSchema<unknown, God> = v.strictObject({
  name: text,
  source: text,
  traits: v.strictTuple([text, text, text]),
  warbandBonus: v.strictObject({ name: text, source: text, ...bonusFields }),
  sacredArtefact: id,
  effigyPower: v.strictObject({
    name: text,
    source: text,
    text: v.exactOptional(text),
    target: v.exactOptional(target),
    effects: someEffects,
  }),
});

const token = v.strictObject({
  name: text,
  source: text,
  kind: word(['icon', 'counter'], 'unknown-kind'),
  most: v.exactOptional(some),
  abilities: v.exactOptional(list(innateAbility)),
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
const maybe = v.exactOptional(printed);
const fragments: v.GenericSchema<unknown, Record<string, Fragment>> = byId(
  v.strictObject({
    name: text,
    source: text,
    missing: set(word(gaps, 'unknown-gap'), 1),
    race: v.exactOptional(race),
    profession: v.exactOptional(text),
    classes: v.exactOptional(set(word(heroClasses, 'unknown-class'), 1)),
    gods: v.exactOptional(set(id, 1)),
    avatar: v.exactOptional(v.literal(true, 'not-true')),
    attributes: v.exactOptional(
      v.pipe(
        object,
        v.strictObject({
          MOV: v.exactOptional(mov),
          AGI: maybe,
          RES: maybe,
          MEL: maybe,
          MAG: maybe,
          RNG: maybe,
          SH: maybe,
        }),
      ),
    ),
    health: v.exactOptional(list(health, 1, 3)),
    weapons: v.exactOptional(list(weapon)),
    common: v.exactOptional(list(commonAbility)),
    abilities: v.exactOptional(list(ability)),
    tier: v.exactOptional(tier),
    fate: v.exactOptional(fate),
    slot: v.exactOptional(slot),
    cost: v.exactOptional(fate),
    kind: v.exactOptional(kind),
    bonus: v.exactOptional(bonus),
    known: v.exactOptional(list(text, 1, 20)),
  }),
);

/** The shape of a content pack. */
export const packShape: v.GenericSchema<unknown, ContentPack> = v.strictObject({
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
