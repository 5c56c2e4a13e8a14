import { scoreHits } from '../attacks/hits.js';
import { spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Attack, AttackFacts, Cited, Hit, Resolution, Sources, Table } from '../vocabulary/index.js';

const REDIRECTED: Cited = { rule: 'ELD-SPELLCRAFT-034', source: 'redirect-damage' };

/** True for an attack that turns the Hits of its target against it. */
const redirects = (table: Table, { weapon }: Pick<AttackFacts, 'weapon'>): boolean =>
  weapon.spell !== null && spellOf(table, weapon.spell).code === 'redirect-damage';

/** The Hit that redirects the attacks of a model; undefined without one. */
const redirecting = (table: Table, { hits }: Resolution, model: string): Hit | undefined =>
  hits.find(({ on, negated, attack }) => on === model && negated === null && redirects(table, attack));

/** The own Hits of a model that Redirect Damage has hit are cancelled, but not its Critical Hits (ELD-SPELLCRAFT-034). */
const cancel: Sources['negations'][number] = (turn, hit, resolution) => {
  const { attacker } = hit.attack;
  if (hit.critical || hit.on === attacker || !redirecting(tableOf(turn), resolution, attacker)) return;
  hit.negated = REDIRECTED;
};

/** The dice of an attack that succeeded and are no Critical Hits, those that a Confrontation has beaten too (ELD-SPELLCRAFT-036). */
const plainSuccesses = ({ pools }: Attack): number =>
  pools.flatMap(({ dice }) => dice).filter(({ success, critical }) => success && !critical).length;

/** A model suffers one Hit of its own Attack for each of those dice, with its own means (ELD-SPELLCRAFT-034). */
const strikeBack: NonNullable<Sources['afterHits']>[number] = function* (turn, resolution) {
  const table = tableOf(turn);
  for (const attack of resolution.attacks.filter(({ by, failed }) => by === null && failed === null)) {
    const { attacker: on } = attack;
    if (!redirecting(table, resolution, on)) continue;
    const hits = Array.from({ length: plainSuccesses(attack) }, () => ({ attack, pool: null, on, critical: false }));
    yield* scoreHits(turn, resolution, hits);
  }
};

/** Redirect Damage: a target suffers its own Attack (ELD-SPELLCRAFT-034). Models beside the target do not matter. */
export const redirectDamage: Partial<Sources> = {
  // A Redirect Damage that was negated cancels nothing.
  judgedFirst: [(table, { attack }) => redirects(table, attack)],
  negations: [cancel],
  afterHits: [strikeBack],
  ignoresContact: [
    (table, attack) =>
      redirects(table, attack) ? { rule: 'ELD-SPELLCRAFT-035', source: REDIRECTED.source } : undefined,
  ],
};
