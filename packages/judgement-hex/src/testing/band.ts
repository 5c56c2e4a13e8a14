import type { Model, ModelId } from '../vocabulary/index.js';
import type { HeroUnit, UnitMember } from '../vocabulary/pack.js';
import { type Cards, plainHero } from './cards.js';

const memberIds: readonly string[] = ['one', 'two', 'three', 'four'];

/** Health of the members of a plain unit. */
const health = 8;

const member = (id: string): UnitMember => {
  const { source, attributes, weapons, common, abilities } = plainHero;
  return { id, name: `Companion ${id}`, source, race: 'human', attributes, health, weapons, common, abilities };
};

/** A Hero unit without any ability: its Commander a `plainHero`, four members with the same numbers and 8 health. */
export const plainUnit: HeroUnit = {
  name: 'Band',
  source: 'original',
  commander: { ...plainHero, name: 'Captain' },
  members: memberIds.map(member),
};

/** The cards of a table with a plain unit, `band`, and with changes to its members. */
export const bandCards = (
  own: { readonly commander?: Partial<HeroUnit['commander']>; readonly members?: Partial<UnitMember> } = {},
): Cards => ({
  units: {
    band: {
      ...plainUnit,
      commander: { ...plainUnit.commander, ...own.commander },
      members: plainUnit.members.map(one => ({ ...one, ...own.members })),
    },
  },
});

/** The models of the unit `band`, the Commander first, for `models` and `away` of a table. */
export const band = (
  commander: ModelId,
  ...members: readonly ModelId[]
): Readonly<Record<ModelId, Partial<Model>>> => ({
  [commander]: { card: 'band', unit: commander },
  ...Object.fromEntries(
    members.map((id, at) => [id, { card: 'band', unit: commander, member: memberIds[at] ?? 'one' }]),
  ),
});
