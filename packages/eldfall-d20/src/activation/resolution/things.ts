import type { Turn } from '@rulewright/core';
import { woundsOn } from '../../attacks/wounds.js';
import { thingNamed } from '../../match/lookups.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/**
 * Structures lose HP to successful Damage rolls and are destroyed at 0 HP; one without HP is destroyed by the first (ELD-DAMAGE-009, ELD-SPELL-016).
 */
export const harmThings = (turn: Turn<Eld>, resolution: Resolution): void => {
  for (const { id } of turn.state.things) {
    const wounds = woundsOn(resolution, id).length;
    const thing = thingNamed(turn.state, id);
    if (wounds === 0 || !thing) continue;
    const hp = (thing.hp ?? 1) - wounds;
    if (hp > 0) turn.emit({ type: 'ThingChanged', thing: { ...thing, hp } }, 'ELD-DAMAGE-009');
    else turn.emit({ type: 'ThingRemoved', thing: id }, 'ELD-DAMAGE-009');
  }
};
