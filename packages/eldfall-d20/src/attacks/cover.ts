import { type Cover, coverOf, coversOf } from '../battlefield/cover.js';
import type { Modifier, RollFacts, Table } from '../vocabulary/index.js';
import { targetStanding } from './facts.js';

/**
 * Cover reduces the attribute of a Ranged Attack, whichever attribute it uses (ELD-COVER-003, ELD-COVER-004, ELD-COVER-008), at
 * the point of the route where the target is attacked (ELD-COVER-009). It does not count against an area aimed at the ground
 * beside the model, nor against a Casting Aura (ELD-COVER-010).
 */
export const coverModifier = (table: Table, { attack, aim, purpose }: RollFacts): readonly Modifier[] => {
  if (purpose !== 'attack' || attack?.kind !== 'ranged' || aim === null || !('model' in aim)) return [];
  if (attack.weapon.reach.distance === 'casting-aura') return [];
  const target = targetStanding(table, attack, aim.model);
  const modifier = ({ rule, kind }: Cover, source: string): Modifier => ({
    rule,
    source,
    add: table.numbers.cover[kind].value,
  });
  // By option every Cover counts, under a name of its own.
  if (table.options.coversAddUp)
    return coversOf(table, attack.from, target).map(one =>
      modifier(one, `${one.kind} cover of ${one.piece ?? 'Crouched'}`),
    );
  const cover = coverOf(table, attack.from, target);
  return cover ? [modifier(cover, `${cover.kind} cover`)] : [];
};
