import { firstProblem, type Part } from '@rulewright/core/content';
import { type Aim, attackWindows, roundWindows, type WindowId } from '../../vocabulary/ability.js';
import type { CommonPassive, Effect, Whom } from '../../vocabulary/effect.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { entryOf, type Problem } from './problem.js';
import { isSummoned } from './summoned.js';

/** The most effects that may be inside each other. */
const DEEPEST = 3;

/** The surroundings of an effect: the models that it can refer to, and the content that it may name. */
export interface Scene {
  readonly pack: ContentPack;
  readonly aim?: Aim | undefined;
  /** The moment at which it happens; absent if it has none. */
  readonly window?: WindowId | undefined;
  /** True for an ability that is always in force: its effects are changes of numbers and abilities. */
  readonly always?: boolean;
  /** A manifestation or scenario element is its source; otherwise a unit is. */
  readonly source?: boolean;
  /** The effect belongs to a scenario. */
  readonly scenario?: boolean;
  /** The weapons of its card; undefined where it has no card of its own. */
  readonly weapons?: readonly string[];
}

/** The first problem of effects and of the effects in them. */
export const effectsProblem = (
  effects: readonly Effect[],
  path: string,
  scene: Scene,
  depth = 0,
): Problem | undefined => {
  if (depth > DEEPEST) return { code: 'nested-too-deep', path, detail: { most: DEEPEST } };
  for (const [at, value] of effects.entries()) {
    const found = { value, path: `${path}[${at}]` };
    const problem = effectProblem(found, scene) ?? insideProblem(found, scene, depth + 1);
    if (problem) return problem;
  }
  return undefined;
};

const insideProblem = ({ value, path }: Part<Effect>, scene: Scene, depth: number): Problem | undefined => {
  if (value.op === 'hitRoll') {
    const then = effectsProblem(value.effects, `${path}.effects`, scene, depth);
    return then ?? effectsProblem(value.otherwise ?? [], `${path}.otherwise`, scene, depth);
  }
  if (value.op === 'push') return effectsProblem(value.andThen ?? [], `${path}.andThen`, scene, depth);
  if (value.op === 'choose') {
    return firstProblem(value.options.entries(), ([i, { effects }]) =>
      effectsProblem(effects, `${path}.options[${i}].effects`, scene, depth),
    );
  }
  if (value.op !== 'attack') return undefined;
  const inAttack: Scene = { ...scene, window: 'hit', always: false };
  return firstProblem((value.after ?? []).entries(), ([i, { effects }]) =>
    effectsProblem(effects, `${path}.after[${i}].effects`, inAttack, depth),
  );
};

const effectProblem = (found: Part<Effect>, scene: Scene): Problem | undefined =>
  whomProblem(found, scene) ?? endProblem(found, scene) ?? momentProblem(found, scene) ?? nameProblem(found, scene);

/** The models that an effect refers to exist in its window. */
const whomProblem = ({ value, path }: Part<Effect>, scene: Scene): Problem | undefined => {
  const named: readonly (readonly [string, Whom | undefined])[] = [
    ['to', 'to' in value ? value.to : undefined],
    ['by', value.op === 'attack' ? value.by : undefined],
    ['at', value.op === 'attack' ? value.at : undefined],
    ['of', value.op === 'place' ? value.of : undefined],
    ['from', value.op === 'push' || value.op === 'move' ? value.from : undefined],
  ];
  for (const [field, whom] of named) {
    const where = `${path}.${field}`;
    if (whom === 'aim' && !scene.aim) return { code: 'no-aim', rule: 'SFI-ABILITY-ACTIVE-009', path: where };
    const ofRound = scene.window === undefined || roundWindows.includes(scene.window);
    if (whom === 'trigger' && ofRound) return { code: 'no-moment', rule: 'SFI-PRIORITY-010', path: where };
    const inAttack = scene.window !== undefined && attackWindows.includes(scene.window);
    if ((whom === 'attacker' || whom === 'defender') && !inAttack) {
      return { code: 'no-attack', rule: 'SFI-ATTACK-009', path: where };
    }
    if (whom === 'source' && !scene.source) return { code: 'no-source', rule: 'SFI-MANIFEST-001', path: where };
    if ((whom === 'self' || whom === 'unit') && scene.source)
      return { code: 'no-card', rule: 'SFI-CARD-001', path: where };
  }
  return undefined;
};

/** Changes that last, for which an end must be known. */
const lasting: readonly Effect['op'][] = ['modify', 'set', 'setMOV', 'dice', 'grant', 'infuse'];

/** Effects on models. In a window of the round no model is there by itself. */
const onModels: readonly Effect['op'][] = [
  ...(['hitRoll', 'damageRoll', 'damage', 'heal', 'condition', 'removeCondition', 'place', 'push', 'move'] as const),
  ...lasting,
  'action',
];

/** An ability that is always in force changes things without an end; every other change says its end. */
const endProblem = ({ value, path }: Part<Effect>, { always = false, window }: Scene): Problem | undefined => {
  const changes = lasting.includes(value.op) || value.op === 'code';
  const until = 'until' in value ? value.until : undefined;
  if (always) {
    if (!changes) return { code: 'no-moment', rule: 'SFI-CARD-018', path };
    // The aim of an ability that is always in force says for which models it is.
    const extra = (['until', 'around'] as const).find(field => field in value);
    return extra && { code: 'always-in-force', rule: 'SFI-CARD-018', path: `${path}.${extra}` };
  }
  if (!lasting.includes(value.op)) return undefined;
  if (until === undefined) return { code: 'no-end', rule: 'SFI-PRIORITY-014', path };
  const inAttack = window !== undefined && attackWindows.includes(window);
  if (until === 'attack' && !inAttack) return { code: 'no-attack', rule: 'SFI-ATTACK-009', path: `${path}.until` };
  return undefined;
};

/** Dice are rolled again only after a roll, a hit goes elsewhere only after a hit, and scenarios alone score. */
const momentProblem = ({ value, path }: Part<Effect>, scene: Scene): Problem | undefined => {
  const { window } = scene;
  const ofRound = window !== undefined && roundWindows.includes(window);
  if (scene.source && ofRound && onModels.includes(value.op) && !('to' in value)) {
    return { code: 'no-model', rule: 'SFI-PRIORITY-010', path };
  }
  if (value.op === 'reroll' && window !== 'hit-rolled' && window !== 'damage-rolled') {
    return { code: 'wrong-window', rule: 'SFI-REROLL-001', path };
  }
  if (value.op === 'redirect' && window !== 'hit') return { code: 'wrong-window', rule: 'SFI-ATTACK-028', path };
  // A manifestation is no model and has no hit values; a scenario element may be PREY.
  const isRolled = value.op === 'hitRoll' || (value.op === 'attack' && (value.by ?? 'source') === 'source');
  if (isRolled && scene.source && !scene.scenario) {
    return { code: 'no-hit-roll', rule: 'SFI-MANIFEST-002', path };
  }
  const scores = value.op === 'control' || value.op === 'victoryPoints';
  if (scores && !scene.scenario) return { code: 'no-scenario', rule: 'SFI-SCENARIO-015', path };
  const isByHalf = value.op === 'essence' && ('own' in value.gain || 'option' in value.gain);
  if (isByHalf && !scene.source) return { code: 'no-scenario', rule: 'SFI-SCENARIO-023', path: `${path}.gain` };
  if (value.op === 'modify' && value.stacks && value.by < 0) {
    return { code: 'not-more', rule: 'SFI-STACK-004', path: `${path}.by` };
  }
  if (value.op === 'dice' && value.add === undefined && value.less === undefined) {
    return { code: 'nothing', rule: 'SFI-DICE-010', path };
  }
  if (value.op !== 'attack') return undefined;
  const named = [value.weapon, value.type, value.profile].filter(one => one !== undefined).length;
  return named > 1 ? { code: 'several-attacks', rule: 'SFI-ATTACK-039', path } : undefined;
};

/** The names in an effect are those of the pack or of the card. */
const nameProblem = ({ value, path }: Part<Effect>, { pack, weapons }: Scene): Problem | undefined => {
  if (value.op === 'manifestation' && !entryOf(pack.manifestations, value.manifestation)) {
    return { code: 'unknown-manifestation', rule: 'SFI-MANIFEST-001', path: `${path}.manifestation` };
  }
  if (value.op === 'summon') {
    const unit = entryOf(pack.units, value.unit);
    const where = `${path}.unit`;
    if (!unit) return { code: 'unknown-unit', rule: 'SFI-PASSIVE-044', path: where };
    return isSummoned(unit) ? undefined : { code: 'not-summoned', rule: 'SFI-PASSIVE-044', path: where };
  }
  if (value.op === 'attack' && value.weapon !== undefined && !weapons?.includes(value.weapon)) {
    return { code: 'unknown-weapon', rule: 'SFI-CARD-014', path: `${path}.weapon` };
  }
  if ('against' in value) {
    const problem = keywordProblem(pack, value.against?.keyword, `${path}.against.keyword`);
    if (problem) return problem;
  }
  return value.op === 'grant' ? passiveProblem({ value: value.passive, path: `${path}.passive` }, pack) : undefined;
};

/** A keyword that no unit of the pack has is a typing error. */
export const keywordProblem = (
  { units }: ContentPack,
  keyword: string | undefined,
  path: string,
): Problem | undefined => {
  if (keyword === undefined || Object.values(units).some(({ keywords }) => keywords.includes(keyword)))
    return undefined;
  return { code: 'unknown-keyword', rule: 'SFI-CARD-019', path };
};

/** A type of ROUGH that no terrain of the pack has is a typing error. */
export const passiveProblem = ({ value, path }: Part<CommonPassive>, { terrain }: ContentPack): Problem | undefined => {
  if (value.id !== 'pathfinder' || value.terrain === undefined) return undefined;
  const pieces = Object.values(terrain).flatMap(({ main, side }) => [...main, ...side]);
  const known = pieces.some(({ keywords }) => keywords.some(one => one.id === 'rough' && one.type === value.terrain));
  return known ? undefined : { code: 'unknown-terrain-type', rule: 'SFI-PASSIVE-027', path: `${path}.terrain` };
};
