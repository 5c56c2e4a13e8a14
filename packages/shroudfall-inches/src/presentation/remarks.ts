import type { View } from '@rulewright/core';
import { refusalInWords } from '@rulewright/core/words';
import type { Sfi, SfiEvent, SfiGame } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { Names } from './names.js';

/** The unit whose attack action ends with the latest record of a view, without an attack in it. */
const unitWithoutAttack = ({ records }: Pick<View<Sfi>, 'records'>): string | undefined => {
  // The cast is safe: nothing of an event of this game is hidden.
  const events = records.flatMap(record => (record.kind === 'event' ? [record.event as SfiEvent] : []));
  const last = records.at(-1)?.kind === 'event' ? events.at(-1) : undefined;
  if (last?.type !== 'ActionEnded' || last.action !== 'attack') return undefined;
  const began = events.findLastIndex(
    event => event.type === 'ActionBegan' && event.action === 'attack' && event.unit === last.unit,
  );
  const isUnused = began >= 0 && events.slice(began).every(({ type }) => type !== 'AttackDeclared');
  return isUnused ? last.unit : undefined;
};

/** The names of models, a unit by its name if all its models are among them. */
const briefly = (models: ReadonlySet<string>, { units, models: all }: Sfi['state'], names: Names): string => {
  const whole = units.filter(({ id }) => {
    const own = all.filter(one => one.unit === id);
    return own.length > 0 && own.every(one => models.has(one.id));
  });
  const named = new Map(all.map(({ id, unit }) => [id, whole.some(one => one.id === unit) ? unit : id]));
  return names.phrases.list([...new Set([...models].map(id => named.get(id) ?? id))].map(names.thing));
};

/** The number of targets that a sentence names one by one, even where they are all targets of the table. */
const FEW = 3;

/**
 * One sentence for each weapon and reason, if the attack action that the latest record of a view ends passed without an
 * attack because no weapon of the unit has a legal target: then no player is asked for a target, so there is no refusal
 * with a reason.
 */
export const remarksOn = (
  { whyNoTarget }: Pick<SfiGame, 'whyNoTarget'>,
  table: Table,
  view: View<Sfi>,
  names: Names,
  words: Parameters<typeof refusalInWords<Sfi>>[0],
): readonly string[] => {
  const unit = table.state.units.find(({ id }) => id === unitWithoutAttack(view));
  if (!unit) return [];
  const { state, pack } = table;
  const lines = new Map<string, { from: Set<string>; to: Set<string>; weapon: string; why: string }>();
  const own = state.models.filter(one => one.unit === unit.id);
  const enemies = state.models.filter(one => names.player(one.unit) !== unit.player);
  const all = [...enemies, ...state.elements].map(one => one.id);
  for (const model of own) {
    for (const weapon of pack.units[unit.card]?.weapons ?? []) {
      for (const target of weapon.shape === 'area' ? [undefined] : all) {
        const refusal = whyNoTarget(table, model.id, weapon, target);
        // The unit could have attacked, but its player declined.
        if (!refusal) return [];
        const why = refusalInWords(words, refusal, state);
        const key = `${weapon.name}: ${why}`;
        const line = lines.get(key) ?? { from: new Set(), to: new Set(), weapon: weapon.name, why };
        line.from.add(model.id);
        if (target !== undefined) line.to.add(target);
        lines.set(key, line);
      }
    }
  }
  return [...lines.values()].map(({ from, to, weapon, why }) => {
    const said = { from: briefly(from, state, names), weapon, why };
    const isNamed = to.size > 0 && (to.size <= FEW || to.size < all.length);
    return isNamed ? names.say('noAttackOn', { ...said, to: briefly(to, state, names) }) : names.say('noAttack', said);
  });
};
