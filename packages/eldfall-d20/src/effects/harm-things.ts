import type { Turn } from '@rulewright/core';
import { thingNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { woundsOn } from '../match/wounds.js';
import type { Eld, Hit, Resolution, Table } from '../vocabulary/index.js';
import { effectsOfHit } from './of-means.js';

/** True for a Hit that destroys a structure by one Wound (ELD-QUEST-063). */
const razes = (table: Table, { attack: { weapon } }: Hit): boolean =>
  effectsOfHit(table, weapon).some(({ op }) => op === 'destroy-structure');

/** Structures lose HP to successful Damage rolls and are destroyed at 0 HP; one without HP is destroyed by the first. */
export const harmThings = (turn: Turn<Eld>, resolution: Resolution): void => {
  for (const { id } of turn.state.things) {
    const wounds = woundsOn(resolution, id);
    const last = wounds.at(-1);
    const thing = thingNamed(turn.state, id);
    if (!last || !thing) continue;
    const hp = (thing.hp ?? 1) - wounds.length;
    const isRazed = wounds.some(({ hit }) => razes(tableOf(turn), hit));
    if (hp > 0 && !isRazed) {
      turn.emit({ type: 'ThingChanged', thing: { ...thing, hp } }, 'ELD-DAMAGE-009');
      continue;
    }
    turn.emit({ type: 'ThingRemoved', thing: id }, 'ELD-DAMAGE-009');
    // The structure of a Transmutation is scenery as well.
    const isScenery = turn.state.scenery.some(piece => piece.id === id);
    if (isScenery) turn.emit({ type: 'SceneryRemoved', pieces: [id] }, 'ELD-SPELL-016');
    const { player: by } = last.hit.attack;
    const deed = { deed: 'thing', thing: id, kind: thing.kind, how: 'destroyed', by } as const;
    turn.emit({ type: 'DeedNoted', deed }, 'ELD-DAMAGE-009');
  }
};
