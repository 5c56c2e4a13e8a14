import { disc, mm, within } from '@rulewright/core/inches';
import { effectsOfAttack } from '../effects/of-means.js';
import { tableOf } from '../match/table.js';
import type { SceneryPiece, Sources, Table, TemplatePlace } from '../vocabulary/index.js';

const isUnder = (table: Table, { template, at }: TemplatePlace, { parts }: SceneryPiece): boolean => {
  const { circularLarge, circularSmall } = table.numbers.templates;
  const radius = mm(template === 'circular-large' ? circularLarge.value : circularSmall.value) / 2;
  return parts.some(({ outline }) => within(disc({ x: at.x, y: at.y }, radius), outline, 0));
};

/** A template that removes Spells takes away the Transmutations that it touches (ELD-SPELLCRAFT-028, ELD-SPELL-014). */
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
