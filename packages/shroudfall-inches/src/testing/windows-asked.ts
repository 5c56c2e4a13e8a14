import type { Match } from '@rulewright/core';
import { tableIn } from '../match/table.js';
import { windows } from '../vocabulary/ability.js';
import type { Sfi, SfiEvent } from '../vocabulary/index.js';

/** The window of the ability of a unit card with a name or an id; undefined if the ability waits for no window. */
const windowsOf = (match: Match<Sfi>) => {
  const abilities = Object.values(tableIn(match).pack.units).flatMap(unit => unit.abilities);
  return (called: unknown): string | undefined => {
    const found = abilities.find(one => one.name === called || one.id === called);
    return found && 'when' in found ? found.when.window : undefined;
  };
};

/**
 * The windows of a match in which an ability acted or could have acted, each once: a player was asked about its use or about
 * something that it does, it was used, or it gave a re-roll.
 */
export const windowsAsked = (match: Match<Sfi>): readonly string[] => {
  const windowOf = windowsOf(match);
  const inQuestion = (about: unknown): unknown => {
    if (typeof about !== 'object' || about === null) return undefined;
    if ('window' in about) return about.window;
    return 'ability' in about ? windowOf(about.ability) : undefined;
  };
  const inEvent = (event: SfiEvent): string | undefined => {
    if (event.type === 'AbilityUsed') return windowOf(event.ability);
    // An ability is named by its unit and its id; conditions, terrain and essence have names of one word.
    if (event.type !== 'DiceRerolled' || !event.source.includes(' ')) return undefined;
    return event.what === 'hit' ? 'hit-rolled' : 'damage-rolled';
  };
  const found = new Set<unknown>();
  for (let at: Match<Sfi> | undefined = match; at; at = at.previous) {
    for (const { about } of at.decisions) found.add(inQuestion(about));
    for (const one of at.records) if (one.kind === 'event') found.add(inEvent(one.event));
  }
  return Object.keys(windows).filter(window => found.has(window));
};
