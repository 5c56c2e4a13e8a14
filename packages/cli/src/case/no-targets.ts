import { type Match, type Presentation, type SeenRecord, story } from '@rulewright/core';
import { refusalInWords } from '@rulewright/core/words';
import type { Sfi } from '@rulewright/shroudfall-inches';
import type { Names } from '@rulewright/shroudfall-inches/presentation';

/** The parts of Shroudfall that are loaded with its kit. */
interface Rules {
  readonly tableIn: typeof import('@rulewright/shroudfall-inches/numbers').tableIn;
  readonly whyNoTarget: typeof import('@rulewright/shroudfall-inches/numbers').whyNoTarget;
  readonly namesOf: typeof import('@rulewright/shroudfall-inches/presentation').namesOf;
}

/** The units whose attack action has ended since a record of the match, without an attack in it. */
const unitsWithoutAttack = (match: Match<Sfi>, since: number): readonly string[] => {
  const ended = (record: SeenRecord<Sfi>): boolean =>
    record.kind === 'event' && record.event.type === 'ActionEnded' && record.event.action === 'attack';
  // The whole story is long, and most answers end no attack action.
  if (!story(match, undefined, since).some(ended)) return [];
  const begun = new Set<string>();
  const without: string[] = [];
  // Nothing of a match of Shroudfall is hidden, so the story of a spectator has every event.
  for (const record of story(match)) {
    if (record.kind !== 'event') continue;
    const { event, seq } = record;
    if (event.type === 'ActionBegan' && event.action === 'attack') begun.add(event.unit);
    if (event.type === 'AttackDeclared') begun.clear();
    const isUnused = event.type === 'ActionEnded' && event.action === 'attack' && begun.delete(event.unit);
    if (isUnused && seq >= since) without.push(event.unit);
  }
  return without;
};

/** The models that stand in a line: a unit by its name if all its models are among them. */
const briefly = (
  models: ReadonlySet<string>,
  { units, models: all }: Sfi['state'],
  names: Names,
): readonly string[] => {
  const whole = units.filter(({ id }) => {
    const own = all.filter(one => one.unit === id);
    return own.length > 0 && own.every(one => models.has(one.id));
  });
  const named = new Map(all.map(({ id, unit }) => [id, whole.some(one => one.id === unit) ? unit : id]));
  return [...new Set([...models].map(id => named.get(id) ?? id))].map(names.thing);
};

/** The number of targets that a line names one by one, even where they are all targets of the table. */
const FEW = 3;

/** A weapon that has no target: the sentence about it, and the code of the reason. */
export interface NoTarget {
  readonly says: string;
  readonly code: string;
}

/**
 * One line for each weapon and reason, if an attack action of Shroudfall passed without an attack because no weapon of the unit has a legal
 * target: nobody is asked for a target then, so nobody is refused one. `since` is the number of the first record of the answer.
 */
export const noTargets =
  ({ tableIn, whyNoTarget, namesOf }: Rules, { words }: Presentation<Sfi>) =>
  (match: Match<Sfi>, since: number): readonly NoTarget[] => {
    const table = tableIn(match);
    const { state, pack } = table;
    const names = namesOf(pack, state);
    return unitsWithoutAttack(match, since).flatMap(id => {
      const unit = state.units.find(one => one.id === id);
      const lines = new Map<string, { from: Set<string>; to: Set<string>; code: string }>();
      const own = state.models.filter(one => one.unit === id);
      const enemies = state.models.filter(one => names.player(one.unit) !== unit?.player);
      const all = [...enemies, ...state.elements].map(one => one.id);
      for (const model of own) {
        for (const weapon of pack.units[unit?.card ?? '']?.weapons ?? []) {
          for (const target of weapon.shape === 'area' ? [undefined] : all) {
            const why = whyNoTarget(table, model.id, weapon, target);
            // The unit could have attacked, and its player let it be.
            if (!why) return [];
            const reason = `${weapon.name}: ${refusalInWords(words, why, state)}`;
            const line = lines.get(reason) ?? { from: new Set(), to: new Set(), code: why.code };
            line.from.add(model.id);
            if (target !== undefined) line.to.add(target);
            lines.set(reason, line);
          }
        }
      }
      return [...lines].map(([reason, { from, to, code }]): NoTarget => {
        const isNamed = to.size > 0 && (to.size <= FEW || to.size < all.length);
        const not = isNamed ? `: not ${briefly(to, state, names).join(', ')}` : '';
        return { says: `no target for ${briefly(from, state, names).join(', ')}${not} with ${reason}`, code };
      });
    });
  };
