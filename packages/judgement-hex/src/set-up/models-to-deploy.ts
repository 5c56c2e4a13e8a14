import { numbersOf } from '../match/numbers-of.js';
import { radiusOfBase } from '../vocabulary/bases.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { JhxOptions } from '../vocabulary/index.js';
import type { Card, ContentPack } from '../vocabulary/pack.js';

type Based = Pick<Card, 'base'>;

/** The Hero of a Warband, or the Commander of a unit. */
const championOf = ({ heroes, units }: ContentPack, id: string): Based => units[id]?.commander ?? heroes[id] ?? {};

const membersOf = ({ units }: ContentPack, id: string): readonly Based[] => units[id]?.members ?? [];

/**
 * The bases of all models that a Warband deploys, of each Warband that was agreed on: of a Hero unit all models deploy
 * (JHX-DEPLOY-005). Before a draft it is one list, with the largest bases and the largest units that may be picked.
 */
export const radiiToDeploy = (
  pack: ContentPack,
  edition: JhxEdition,
  options: JhxOptions,
): readonly (readonly number[])[] => {
  const { radiusOf } = edition.ground;
  const hero = radiusOf?.('hero', { numbers: numbersOf(edition, options), options }) ?? 0;
  const radius = ({ base }: Based): number => (radiusOf && base !== undefined ? radiusOfBase(base) : hero);
  const { warbands, mode } = options;
  if (warbands) {
    return warbands.map(ids => ids.flatMap(id => [championOf(pack, id), ...membersOf(pack, id)].map(radius)));
  }
  const { heroes } = pack.modes[mode];
  const champions = [...Object.keys(pack.heroes), ...Object.keys(pack.units)].map(id => radius(championOf(pack, id)));
  const members = Object.keys(pack.units)
    .map(id => membersOf(pack, id).map(radius))
    .sort((a, b) => b.length - a.length);
  return [[...champions.sort((a, b) => b - a).slice(0, heroes), ...members.slice(0, heroes).flat()]];
};
