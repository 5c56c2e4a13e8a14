import type { RuleId } from '../rulebook/index.js';
import type { Sources } from '../vocabulary/index.js';
import type { ArtId, AttackKind } from '../vocabulary/words.js';
import { artsFor, kindOfArt } from './level.js';

const scopes: Readonly<Record<ArtId, RuleId>> = {
  assassination: 'ELD-ART-006',
  fencing: 'ELD-ART-012',
  berserk: 'ELD-ART-016',
  archery: 'ELD-ART-021',
};

/** The rule that forbids an art, which a refused answer may name by anything. */
const ruleFor = (id: ArtId, kind: AttackKind): RuleId =>
  !Object.hasOwn(scopes, id) || kindOfArt[id] === null || kindOfArt[id] === kind ? 'ELD-TRAIT-021' : scopes[id];

/** An art is added only at a level that the model may pick for this Attack (ELD-PROFILE-025, ELD-TRAIT-021). */
export const forbiddenArts: Sources['bans'][number] = (table, { id }, declaring) => {
  if (declaring.what !== 'action' || declaring.action.do !== 'attack') return undefined;
  const { art, kind } = declaring.action;
  if (!art || artsFor(table, id, kind).some(one => one.id === art.id && one.level === art.level)) return undefined;
  return { code: 'art-not-allowed', rule: ruleFor(art.id, kind), detail: { ...art, kind } };
};
