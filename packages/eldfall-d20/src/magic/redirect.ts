import type { Rule, Turn } from '@rulewright/core';
import { scoreHits, takeBack } from '../attacks/hits.js';
import { spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Attack, AttackFacts, Cited, Eld, Hit, Resolution, Sources, Table } from '../vocabulary/index.js';

const REDIRECTED: Cited = { rule: 'ELD-SPELLCRAFT-034', source: 'redirect-damage' };
/** Declared attacks, and the Chain Attack, which comes before the Damage rolls like them (ELD-SKILL-004). */
const ATTACKS: readonly (string | null)[] = [null, 'chain-attack'];
/** The attack that a Wound brings (ELD-SKILL-019). */
const FINISHING: readonly (string | null)[] = ['finishing-strike'];

/** True for an attack that turns the Hits of its target against it. */
const redirects = (table: Table, { weapon }: Pick<AttackFacts, 'weapon'>): boolean =>
  weapon.spell !== null && spellOf(table, weapon.spell).code === 'redirect-damage';

/** The Hit that redirects the attacks of a model; undefined without one. */
const redirecting = (table: Table, { hits }: Resolution, model: string): Hit | undefined =>
  hits.find(({ on, negated, attack }) => on === model && negated === null && redirects(table, attack));

/** True for an own Hit of a model that Redirect Damage has hit, but not for a Critical Hit (ELD-SPELLCRAFT-034). */
const isRedirected = (table: Table, { attack: { attacker }, critical, on }: Hit, resolution: Resolution): boolean =>
  !critical && on !== attacker && redirecting(table, resolution, attacker) !== undefined;

const cancel: Sources['negations'][number] = (turn, hit, resolution) => {
  if (isRedirected(tableOf(turn), hit, resolution)) hit.negated = REDIRECTED;
};

/** Hits that were fixed before a Chain Attack redirected them: no Damage roll was made yet (ELD-SKILL-004). */
const cancelFixed: Sources['afterHits'][number] = (turn, resolution) => {
  for (const hit of resolution.hits) {
    if (hit.negated === null && isRedirected(tableOf(turn), hit, resolution))
      takeBack(turn, resolution, hit, REDIRECTED);
  }
};

/** The dice of an attack that succeeded and are no Critical Hits, those that a Confrontation has beaten too (ELD-SPELLCRAFT-036). */
const plainSuccesses = ({ pools }: Attack): number =>
  pools.flatMap(({ dice }) => dice).filter(({ success, critical }) => success && !critical).length;

/**
 * An attack that turns on its own model: the caster counts as the attacker of its Hits, which still have the means and the
 * attributes of that model, unless the option says otherwise.
 */
const turnedBy = ({ options }: Table, attack: Attack, { attacker: cause, player }: AttackFacts): Attack =>
  options.redirectedHits === 'ofCaster' ? { ...attack, cause, player } : attack;

/** A model suffers one Hit of its own Attack for each of those dice, with its own means (ELD-SPELLCRAFT-034). */
function* strikeBack(turn: Turn<Eld>, resolution: Resolution, kinds: readonly (string | null)[]): Rule {
  const table = tableOf(turn);
  for (const own of resolution.attacks.filter(({ by, failed }) => kinds.includes(by) && failed === null)) {
    const { attacker: on } = own;
    const redirect = redirecting(table, resolution, on);
    if (!redirect) continue;
    const attack = turnedBy(table, own, redirect.attack);
    const hits = Array.from({ length: plainSuccesses(own) }, () => ({ attack, pool: null, on, critical: false }));
    yield* scoreHits(turn, resolution, hits);
  }
}

/** Redirect Damage: a target suffers its own Attack (ELD-SPELLCRAFT-034). Models beside the target do not matter. */
export const redirectDamage: Partial<Sources> = {
  // A Redirect Damage that was negated cancels nothing.
  judgedFirst: [(table, { attack }) => redirects(table, attack)],
  negations: [cancel],
  afterHits: [cancelFixed, (turn, resolution) => strikeBack(turn, resolution, ATTACKS)],
  afterDamage: [(turn, resolution) => strikeBack(turn, resolution, FINISHING)],
  ignoresContact: [
    (table, attack) =>
      redirects(table, attack) ? { rule: 'ELD-SPELLCRAFT-035', source: REDIRECTED.source } : undefined,
  ],
};
