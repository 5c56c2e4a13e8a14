import type { LaidOut as Eldfall } from '@rulewright/eldfall-d20/testing';
import type { LaidOut as Judgement } from '@rulewright/judgement-hex/testing';
import type { LaidOut as V11 } from '@rulewright/judgement-hex/v11/testing';
import type { LaidOut as Gods } from '@rulewright/judgement-of-the-gods/testing';
import type { LaidOut as Shroudfall } from '@rulewright/shroudfall-inches/testing';

/*
 * The facts that a case may give under `with`, with their meaning, by game.
 */

/** Facts in code, which no text file can give. */
type Code = 'abilities' | 'actions' | 'codeEffects' | 'edition' | 'ops' | 'sources';

/** The meaning of every fact that a testing kit knows. */
type MeaningOf<Laid> = Readonly<Record<Exclude<keyof Laid, Code>, string>>;

/** The names of facts with their meaning. */
export type Facts = Readonly<Record<string, string>>;

const judgement: MeaningOf<Judgement> = {
  at: "the places of models, also of some that are not drawn: { A: '@1', Captain: '@4,5' }",
  active: 'the Hero that acts: A',
  ap: 'the AP of the active Hero or of its unit; by default as many as its card and its conditions give',
  models:
    'other fields of models: { A: { damage: 4, souls: 1, ward: B }, m: { kind: monster }, I: { kind: summoned, card: imp, master: A }, C: { card: band, unit: C }, D: { card: band, unit: C, member: one }, E: { artefacts: [{ artefact: ring, deck: p1 }] } }',
  conditions: 'the conditions of models: { A: [burn, poison] }',
  heroes:
    'cards of Heroes, where they differ from a plain one: { A: { attributes: { MEL: 7 }, health: [20, 20, 20] } }',
  monsters: 'cards of Monsters: { m: { attributes: { MEL: 7 }, health: 3 } }',
  summoned: 'cards of Summoned models: { I: { ap: 3 } }, which need a Master: models: { I: { master: A } }',
  warbands: 'what players have: { p1: { fate: 2, deck: [ring] } }',
  away: 'models that are not on the board, such as dead ones',
  activation: 'other fields of the activation',
  effects:
    'what lasts on models: [{ key: bless, source: B, target: A, data: { kind: modify, what: dice, by: 1 } }], or data of another kind: condition, ability, temporary-health, marker',
  cards:
    'other cards, by their kind and id: { artefacts: { ring: { name: Ring, source: original, kind: deck, slot: defensive, cost: 2, bonus: { attributes: { AGI: 1 } } } } }, and so gods and units; there is a plain unit, band: a Commander, and the members one to four with 8 health',
  options: 'readings of the rules, as RULINGS.md lists them',
  map: 'the id of a published map in place of a drawing, or fields of the drawn one: { mode: 5v5, deployment: { lower: [[1, 1]], upper: [[1, 9]] } }',
  state: 'other fields of the position: { round: 1 }',
};

const v11: MeaningOf<V11> = {
  ...judgement,
  at: "the places of models, also of some that are not drawn: { Captain: '@6.5/12' }",
  map: 'the id of a published map in place of a drawing, or fields of the drawn one',
  terrain: "the height and cover of drawn terrain, by its sign: { '|': { height: 2 } }",
};

const gods: MeaningOf<Gods> = {
  players: 'the number of players, who share the characters; by default one for each',
  roles: 'the characters of the players in their order: [miner, farmer, shaman, chieftain]',
  turn: 'the character whose turn it is',
  moved: 'true if that character has moved',
  done: 'the characters that have had their turn: nobody by default, so that the first one follows',
  phase: 'judgement: the card is drawn next',
  at: "the squares of characters: { farmer: '1,0' }; the others stand on the Town Hall",
  tiles: "tiles by their squares: { '1,0': plains farm, '0,1': magical-hill hallowed }",
  pool: 'the resources: { wood: 6, gold: 3 }; the others are 60 each, and no gold',
  decks:
    'the cards of decks, from the top: { terrain: [hill], building: [farm, mine], judgement: [woe] }; there are no others, and a village without judgement cards is lost at the next judgement',
  cards: 'judgement cards by their effects: { woe: [{ op: lose, resource: wood, amount: 6 }] }',
  statue: "the pieces of the statue: { pieces: 2, at: '1,0' }",
  judgementDays: 'the number of Judgement Days that are drawn',
  options: 'readings of the rules, as RULINGS.md lists them',
};

const shroudfall: MeaningOf<Shroudfall> = {
  at: "the places of models: { A/1: '@4/4' }, also of some that are not drawn",
  pitch: 'the inches from one character of the drawing to the next, spaces too: 2 by default',
  active: 'the unit that acts: A',
  shipped: 'the ids of shipped cards that units have: { A: duellist, b: riveters }',
  cards:
    'cards of units, where they differ from the shipped or from a plain one: { A: { def: 5, hp: 3, passives: [{ id: stealth }] } }',
  units: 'other fields of units: { A: { conditions: [stunned] } }',
  damage: 'the damage of models: { A/1: 2 }',
  armies: 'what players have: { p1: { reserve: { grey: 2 } } }',
  pieces: 'terrain: { mud: { keywords: [{ id: rough }], footprint: [{ corners: [places] }] } }',
  elements: "elements of scenarios: { mine: { at: '@18/9', keywords: [CONTROL] } }",
  manifestations: 'manifestations: their places and cards',
  activation: 'other fields of the activation',
  effects: 'what lasts on units, as the position has it',
  scenario: 'the vp, scoring and abilities of the scenario',
  scenarios: 'cards of scenarios',
  terrain: 'cards of terrain',
  others: 'cards of units that are not on the table',
  options: 'readings of the rules, as RULINGS.md lists them',
  state: 'other fields of the position: { round: 1 }',
};

const eldfall: MeaningOf<Eldfall> = {
  at: "the places of models: { A: '@10/10', b: '@10/20/3' }, also of some that are not drawn",
  pitch: 'the inches from one character of the drawing to the next, spaces too: 2 by default',
  facing: 'the directions in which models look: { b: { x: 0, y: -1 } }',
  profiles: 'profiles, where they differ from a plain one: { A: { stats: { AG: 13 }, spells: [inferno] } }',
  models: 'other fields of models: { b: { points: 0, hp: 1 } }',
  states: 'the states of models: { A: [crouched] }',
  scenery:
    'scenery by boxes, each from the left, from above, wide and deep: { hut: { boxes: [[6, 4, 3, 3]], top: 2 } }',
  things: 'tokens, objects and creatures, as the position has them',
  effects: 'what lasts on models, as the position has it',
  enchantments: 'the Enchantments that lie on models: { b: [arcane-shield, { spell: agony, by: A }] }',
  parties: 'what players have: { p1: { points: 3 } }',
  players: 'the players in their order',
  active: 'the player whose turn it is; null for the Hostiles',
  pack: 'other cards, by their kind and id: { behaviours: … }',
  options: 'readings of the rules, as RULINGS.md lists them',
  state: 'other fields of the position',
};

/** The games and editions that have cases. */
export type KitName =
  | 'judgement-hex'
  | 'judgement-hex v11'
  | 'judgement-of-the-gods'
  | 'shroudfall-inches'
  | 'eldfall-d20';

/** The facts of each game and edition. */
export const factsOf: Readonly<Record<KitName, Facts>> = {
  'judgement-hex': judgement,
  'judgement-hex v11': v11,
  'judgement-of-the-gods': gods,
  'shroudfall-inches': shroudfall,
  'eldfall-d20': eldfall,
};
