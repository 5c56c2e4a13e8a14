import { type Match, type Presentation, story } from '@rulewright/core';
import { refusalInWords } from '@rulewright/core/words';
import type { Sfi } from '@rulewright/shroudfall-inches';

/** The parts of Shroudfall that are loaded with its kit. */
interface Rules {
  readonly tableIn: typeof import('@rulewright/shroudfall-inches/numbers').tableIn;
  readonly whyNoTarget: typeof import('@rulewright/shroudfall-inches/numbers').whyNoTarget;
  readonly namesOf: typeof import('@rulewright/shroudfall-inches/presentation').namesOf;
}

/** The units whose attack action has ended since a record of the match, without an attack in it. */
const unitsWithoutAttack = (match: Match<Sfi>, since: number): readonly string[] => {
  const begun = new Set<string>();
  const without: string[] = [];
  // Nothing of a match of Shroudfall is hidden, so the story of a spectator has every event.
  for (const record of story(match)) {
    if (record.kind !== 'event') continue;
    const { event, seq } = record;
    if (event.type === 'ActionBegan' && event.action === 'attack') begun.add(event.unit);
    if (event.type === 'AttackDeclared') begun.clear();
    const ended = event.type === 'ActionEnded' && event.action === 'attack' && begun.delete(event.unit);
    if (ended && seq >= since) without.push(event.unit);
  }
  return without;
};

/**
 * One line for each weapon and reason, if an attack action of Shroudfall passed without an attack because no weapon of the unit has a legal
 * target: nobody is asked for a target then, so nobody is refused one. `since` is the number of the first record of the answer.
 */
export const noTargets =
  ({ tableIn, whyNoTarget, namesOf }: Rules, { words }: Presentation<Sfi>) =>
  (match: Match<Sfi>, since: number): readonly string[] => {
    const table = tableIn(match);
    const { state, pack } = table;
    const names = namesOf(pack, state);
    return unitsWithoutAttack(match, since).flatMap(id => {
      const unit = state.units.find(one => one.id === id);
      const lines = new Map<string, { readonly from: Set<string>; readonly to: Set<string> }>();
      const own = state.models.filter(one => one.unit === id);
      const enemies = state.models.filter(one => names.player(one.unit) !== unit?.player);
      for (const model of own) {
        for (const weapon of pack.units[unit?.card ?? '']?.weapons ?? []) {
          const targets = weapon.shape === 'area' ? [undefined] : [...enemies, ...state.elements].map(one => one.id);
          for (const target of targets) {
            const why = whyNoTarget(table, model.id, weapon, target);
            // The unit could have attacked, and its player let it be.
            if (!why) return [];
            const reason = `${weapon.name}: ${refusalInWords(words, why, state)}, code: ${why.code}`;
            const line = lines.get(reason) ?? { from: new Set(), to: new Set() };
            line.from.add(names.model(model.id));
            if (target !== undefined) line.to.add(names.model(target));
            lines.set(reason, line);
          }
        }
      }
      return [...lines].map(
        ([reason, { from, to }]) =>
          `no target for ${[...from].join(', ')}${to.size === 0 ? '' : `: not ${[...to].join(', ')}`} with ${reason}`,
      );
    });
  };
