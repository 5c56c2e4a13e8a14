import { within } from '@rulewright/core/inches';
import { areaOf } from '../battlefield/templates.js';
import { effectsOfAttack } from '../effects/of-means.js';
import { tableOf } from '../match/table.js';
import type { SceneryPiece, Sources, Table, TemplatePlace } from '../vocabulary/index.js';

/** True if a circle touches scenery that stands near enough to its level, as a model must (ELD-TEMPLATE-010). */
const isUnder = (table: Table, place: TemplatePlace, { parts }: SceneryPiece): boolean => {
  const { shape, level, height } = areaOf(table, place);
  return parts.some(
    ({ outline, base }) => 'at' in shape && Math.abs(base - level) <= height && within(shape, outline, 0),
  );
};

/** A template that removes Spells takes away the Transmutations that it touches (ELD-SPELL-014). */
export const dispelScenery: Sources['underTemplates'][number] = (turn, attack, place) => {
  const table = tableOf(turn);
  if (!effectsOfAttack(table, attack).some(({ op }) => op === 'remove-spells')) return;
  const pieces = table.state.scenery
    .filter(one => one.placedBy !== null && isUnder(table, place, one))
    .map(({ id }) => id);
  if (pieces.length === 0) return;
  turn.emit({ type: 'SceneryRemoved', pieces }, 'ELD-SPELLCRAFT-028');
  for (const thing of pieces) {
    if (table.state.things.some(({ id }) => id === thing))
      turn.emit({ type: 'ThingRemoved', thing }, 'ELD-SPELLCRAFT-028');
  }
};
