import { firstProblem, firstRepeat, itemsOf, type Part } from '@rulewright/core/content';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { ScenarioAbility, ScenarioCard, ScenarioElement, Scoring } from '../../vocabulary/scenario.js';
import { triggerProblem } from './ability-problem.js';
import { effectsProblem } from './effect-problem.js';
import type { Problem } from './problem.js';
import { weaponsProblem } from './unit-problem.js';

/** The width of the table in 1/100 mm. */
const TABLE = 91_440;

/** The first problem of a scenario card. */
export const scenarioProblem = ({ value: card, path }: Part<ScenarioCard>, pack: ContentPack): Problem | undefined =>
  repeatProblem(
    card.elements.map(({ id }) => id),
    `${path}.elements`,
  ) ??
  repeatProblem(
    card.abilities.map(({ id }) => id),
    `${path}.abilities`,
  ) ??
  firstProblem(itemsOf(card.elements, `${path}.elements`), found => elementProblem(found, pack)) ??
  placesProblem({ value: card, path }) ??
  firstProblem(itemsOf(card.abilities, `${path}.abilities`), found => abilityProblem(found, card, pack)) ??
  firstProblem(itemsOf(card.scoring, `${path}.scoring`), found => scoringProblem(found, card));

const repeatProblem = (ids: readonly string[], path: string): Problem | undefined => {
  const at = firstRepeat(ids);
  return at === undefined ? undefined : { code: 'duplicate-id', path: `${path}[${at}].id` };
};

const interacts = ({ keywords }: ScenarioElement): boolean =>
  keywords.includes('ACTION INTERACT') || keywords.includes('ESSENCE INTERACT');

/** The profile, the attacks and the interaction of an element go with its keywords. */
const elementProblem = ({ value: element, path }: Part<ScenarioElement>, pack: ContentPack): Problem | undefined => {
  const { keywords, prey, hits = {}, weapons = [], interaction } = element;
  if ((prey !== undefined) !== keywords.includes('PREY')) {
    return { code: prey ? 'no-prey' : 'missing-field', rule: 'SFI-SCENARIO-017', path: `${path}.prey` };
  }
  if (prey && (prey.hp === undefined) !== keywords.includes('INDESTRUCTIBLE')) {
    const code = prey.hp === undefined ? 'missing-field' : 'indestructible';
    return { code, rule: 'SFI-SCENARIO-018', path: `${path}.prey.hp` };
  }
  if ((interaction !== undefined) !== interacts(element)) {
    const code = interaction ? 'no-interaction' : 'missing-field';
    return { code, rule: 'SFI-SCENARIO-011', path: `${path}.interaction` };
  }
  const scene = {
    pack,
    source: true,
    scenario: true,
    window: 'interacted' as const,
    weapons: weapons.map(({ id }) => id),
  };
  return (
    weaponsProblem(weapons, hits, path) ??
    effectsProblem(interaction?.effects ?? [], `${path}.interaction.effects`, scene)
  );
};

/** The bases of elements lie on the table and do not overlap. */
const placesProblem = ({ value: { elements }, path }: Part<ScenarioCard>): Problem | undefined => {
  const laid: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  for (const [i, { at, base }] of elements.entries()) {
    if ('option' in at) continue;
    const radius = base * 50;
    for (const [j, { x, y }] of at.entries()) {
      const where = `${path}.elements[${i}].at[${j}]`;
      const inside = Math.min(x, y) >= radius && Math.max(x, y) <= TABLE - radius;
      if (!inside) return { code: 'off-the-table', rule: 'SFI-MOVE-018', path: where };
      const near = (other: (typeof laid)[number]): boolean => {
        const [dx, dy, both] = [x - other.x, y - other.y, radius + other.radius];
        return dx * dx + dy * dy < both * both;
      };
      if (laid.some(near)) return { code: 'overlaps', rule: 'SFI-SETUP-008', path: where };
      laid.push({ x, y, radius });
    }
  }
  return undefined;
};

/** An effect of a scenario has a moment, and its element is one of the card. */
const abilityProblem = (
  { value: ability, path }: Part<ScenarioAbility>,
  card: ScenarioCard,
  pack: ContentPack,
): Problem | undefined => {
  const element = card.elements.find(({ id }) => id === ability.element);
  if (ability.element !== undefined && !element) {
    return { code: 'unknown-element', rule: 'SFI-SCENARIO-015', path: `${path}.element` };
  }
  if ((ability.limitFor !== undefined || ability.whenDeclined !== undefined) && ability.limit === undefined) {
    return { code: 'missing-field', rule: 'SFI-PRIORITY-012', path: `${path}.limit` };
  }
  if (ability.whenDeclined !== undefined && !ability.optional) {
    return { code: 'missing-field', rule: 'SFI-PRIORITY-011', path: `${path}.optional` };
  }
  const wrong = triggerProblem({ value: ability.when, path: `${path}.when` }, pack);
  const side = ability.when.of;
  if (!wrong && side !== undefined && side !== 'any' && side !== 'self') {
    return { code: 'neutral', rule: 'SFI-SCENARIO-002', path: `${path}.when.of` };
  }
  const weapons = (element?.weapons ?? []).map(({ id }) => id);
  const scene = { pack, source: true, scenario: true, window: ability.when.window, weapons };
  return wrong ?? effectsProblem(ability.effects, `${path}.effects`, scene);
};

/** Points are scored by elements of the card that can be scored in this way. */
const scoringProblem = (
  { value: { element: id, per, each, several }, path }: Part<Scoring>,
  card: ScenarioCard,
): Problem | undefined => {
  const element = card.elements.find(one => one.id === id);
  if (!element) return { code: 'unknown-element', rule: 'SFI-ROUND-END-002', path: `${path}.element` };
  const { keywords } = element;
  const possible = {
    control: keywords.includes('CONTROL'),
    token: interacts(element),
    interaction: interacts(element),
    damage: keywords.includes('PREY'),
    destroyed: keywords.includes('PREY') && !keywords.includes('INDESTRUCTIBLE'),
  };
  if (!possible[per]) return { code: 'wrong-scoring', rule: 'SFI-ROUND-END-002', path: `${path}.per` };
  const needs = each !== undefined && per !== 'damage' ? 'each' : several && per !== 'control' ? 'several' : undefined;
  return needs && { code: 'wrong-scoring', rule: 'SFI-ROUND-END-002', path: `${path}.${needs}` };
};
