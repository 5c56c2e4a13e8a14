import type { Part } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';
import type { Ability, Effect, InnateAbility, Target, TokenId, Trigger, Whom } from '../../vocabulary/ability.js';
import type { EffectOf } from '../../vocabulary/applying.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { attackWindows, rulebookTokens, selfEnding } from '../../vocabulary/words.js';
import type { Problem } from './problem.js';
import { effectsOf } from './walk.js';

/** The most rolls and choices that may be inside each other. */
const DEEPEST = 3;

/** The content that an ability may name: the pack, and its own card. */
export interface Owner {
  readonly pack: ContentPack;
  /** The weapons of its card; undefined where it has no card of its own. */
  readonly weapons?: readonly string[];
  /** The models that its card can summon; undefined where it has no card of its own. */
  readonly summons?: readonly string[];
}

/** The models and things that the effects of an ability can name. */
interface Scene {
  readonly target: boolean;
  readonly attack: boolean;
  readonly trigger: boolean;
  /** True for an ability that is always in force: its effects are changes of numbers and abilities. */
  readonly always: boolean;
  readonly window?: string;
}

/** The first problem of an ability of the right shape. */
export const abilityProblem = ({ value: ability, path }: Part<Ability>, owner: Owner): Problem | undefined => {
  const tokens = 'cost' in ability ? ability.cost?.counters?.token : undefined;
  if (tokens !== undefined && kindOfToken(owner.pack, tokens) !== 'counter') {
    return { code: 'unknown-token', rule: 'JHX-TOKEN-010', path: `${path}.cost.counters.token` };
  }
  const wrong = ability.kind === 'innate' ? momentProblem(ability, path) : undefined;
  const target = ability.kind === 'manoeuvre' ? undefined : ability.target;
  return wrong ?? effectsProblem(ability.effects, `${path}.effects`, sceneOf(ability), target, owner);
};

/** The first problem of effects; `target` describes the models that they may be used on. */
export const effectsProblem = (
  effects: readonly Effect[],
  path: string,
  scene: Scene,
  target: Target | undefined,
  owner: Owner,
): Problem | undefined => {
  for (const found of effectsOf(effects, path)) {
    if (found.depth > DEEPEST) return { code: 'nested-too-deep', path: found.path, detail: { most: DEEPEST } };
    const problem = effectProblem(found, scene, owner) ?? effigyProblem(found, target);
    if (problem) return problem;
  }
  return undefined;
};

const sceneOf = (ability: Ability): Scene => {
  if (ability.kind === 'manoeuvre') return { target: true, attack: true, trigger: false, always: false };
  const target = ability.target !== undefined;
  if (ability.kind === 'active') return { target, attack: false, trigger: false, always: false };
  const window = ability.when?.window;
  if (window === undefined) return { target, attack: false, trigger: false, always: true };
  return { target, attack: attackWindows.includes(window), trigger: true, always: false, window };
};

/** JHX-INTERRUPT-001: an ability that is always in force has no moment, and so no price, limit or choice; nothing innate costs AP. */
const momentProblem = (ability: InnateAbility, path: string): Problem | undefined => {
  const { when } = ability;
  if (when !== undefined && ability.cost?.ap)
    return { code: 'costs-ap', rule: 'JHX-ATTR-014', path: `${path}.cost.ap` };
  if (when === undefined) {
    const field = (['interrupt', 'optional', 'cost', 'limit'] as const).find(one => ability[one] !== undefined);
    if (field !== undefined) return { code: 'no-moment', rule: 'JHX-ATTR-014', path: `${path}.${field}` };
    // Nobody chooses who is in it: all are.
    const chosen = ability.target !== undefined && !ability.target.every;
    return chosen ? { code: 'no-moment', rule: 'JHX-ATTR-014', path: `${path}.target` } : undefined;
  }
  const field = (['role', 'needs', 'attack'] as const).find(one => when[one] !== undefined);
  if (field === undefined) return undefined;
  if (!attackWindows.includes(when.window))
    return { code: 'no-attack', rule: 'JHX-ATTACK-003', path: `${path}.when.${field}` };
  return needsTooEarly(when) ? { code: 'wrong-window', rule: 'JHX-ATTACK-003', path: `${path}.when.needs` } : undefined;
};

/** True if an attack can have neither hit nor dealt damage at that moment, so that the ability would never act. */
const needsTooEarly = ({ window, needs }: Trigger): boolean => {
  const undecided: readonly Trigger['window'][] = ['attack-declared', 'dice-rolled'];
  if (needs === undefined) return false;
  return undecided.includes(window) || (needs === 'damage' && window === 'dice-chosen');
};

const effectProblem = (found: Part<Effect>, scene: Scene, owner: Owner): Problem | undefined =>
  whomProblem(found, scene) ??
  durationProblem(found, scene) ??
  narrowingProblem(found) ??
  windowProblem(found, scene) ??
  nameProblem(found, owner);

/** JHX-GEN-001: whom an effect speaks of is there. */
const whomProblem = ({ value, path }: Part<Effect>, scene: Scene): Problem | undefined => {
  const named: readonly (readonly [string, Whom | 'effigy' | 'icon' | undefined])[] = [
    ['to', 'to' in value ? value.to : undefined],
    ['of', value.op === 'place' ? value.of : undefined],
    ['at', value.op === 'attack' ? value.at : undefined],
  ];
  for (const [field, whom] of named) {
    const where = `${path}.${field}`;
    if (whom === 'target' && !scene.target) return { code: 'no-target', rule: 'JHX-DEF-004', path: where };
    if (whom === 'trigger' && !scene.trigger) return { code: 'no-moment', rule: 'JHX-INTERRUPT-001', path: where };
    if ((whom === 'attacker' || whom === 'attacked') && !scene.attack) {
      return { code: 'no-attack', rule: 'JHX-ATTACK-003', path: where };
    }
  }
  return undefined;
};

/** An effect for a time says when it ends; an ability that is always in force does nothing and needs no end. */
const durationProblem = ({ value, path }: Part<Effect>, { always }: Scene): Problem | undefined => {
  const changes = value.op === 'modify' || value.op === 'gain';
  if (always)
    return changes && value.until === undefined ? undefined : { code: 'no-moment', rule: 'JHX-ATTR-014', path };
  if (!changes || value.until !== undefined) return undefined;
  if (value.op === 'gain' && selfEnding.includes(value.ability.id)) return undefined;
  return { code: 'no-end', rule: 'JHX-TOKEN-012', path };
};

/** The numbers that are read outside attacks only. */
const ofNoAttack: readonly EffectOf<'modify'>['what'][] = ['MOV', 'reach', 'ap', 'harvest'];

/** A change that is narrowed to some attacks is one of a number that attacks read. */
const narrowingProblem = ({ value, path }: Part<Effect>): Problem | undefined => {
  if (value.op !== 'modify' || !ofNoAttack.includes(value.what)) return undefined;
  const field = (['attack', 'against', 'charge'] as const).find(one => value[one] !== undefined);
  return field && { code: 'no-attack', rule: 'JHX-ATTACK-003', path: `${path}.${field}` };
};

/** Dice and targets are changed only in the windows for it. */
const windowProblem = ({ value: { op }, path }: Part<Effect>, { window }: Scene): Problem | undefined => {
  if (op === 'reroll' && window !== 'dice-rolled') return { code: 'wrong-window', rule: 'JHX-INTERRUPT-015', path };
  const late = op === 'redirect' || op === 'cancel';
  return late && window !== 'dice-chosen' ? { code: 'wrong-window', rule: 'JHX-INTERRUPT-016', path } : undefined;
};

/** The problem of a name in an effect: the named thing does not exist, or is not of the kind that is needed. */
const nameProblem = ({ value, path }: Part<Effect>, { pack, weapons, summons }: Owner): Problem | undefined => {
  const wrong = (code: string, rule: RuleId, field: string): Problem => ({ code, rule, path: `${path}.${field}` });
  switch (value.op) {
    case 'attack':
      if (value.weapon === undefined || weapons?.includes(value.weapon)) return undefined;
      return wrong('unknown-weapon', 'JHX-ATTR-010', 'weapon');
    case 'summon':
      if (!Object.hasOwn(pack.summoned, value.model)) return wrong('unknown-summoned', 'JHX-ABILITY-082', 'model');
      return summons?.includes(value.model) ? undefined : wrong('not-a-summoner', 'JHX-ABILITY-082', 'model');
    case 'token': {
      const kind = kindOfToken(pack, value.token);
      if (kind === undefined) return wrong('unknown-token', 'JHX-TOKEN-001', 'token');
      // An Icon lies on a hex; Counters are with a model.
      if (kind === 'icon' && value.within === undefined) return wrong('missing-field', 'JHX-TOKEN-006', 'within');
      const misplaced = (kind === 'icon' ? (['count', 'to'] as const) : (['within'] as const)).find(
        field => value[field] !== undefined,
      );
      return misplaced && wrong('wrong-token', kind === 'icon' ? 'JHX-TOKEN-006' : 'JHX-TOKEN-010', misplaced);
    }
    case 'place':
      if ((value.of === 'icon') !== (value.icon !== undefined)) return wrong('wrong-place', 'JHX-MOVE-012', 'icon');
      if (value.icon === undefined || kindOfToken(pack, value.icon) === 'icon') return undefined;
      return wrong('unknown-token', 'JHX-TOKEN-006', 'icon');
    case 'gain': {
      if (value.ability.id !== 'summoner') return undefined;
      const unknown = value.ability.summons.findIndex(id => !Object.hasOwn(pack.summoned, id));
      return unknown < 0 ? undefined : wrong('unknown-summoned', 'JHX-ABILITY-082', `ability.summons[${unknown}]`);
    }
    default:
      return undefined;
  }
};

/** Effects that deal damage cannot target an Effigy. */
const effigyProblem = ({ value, path }: Part<Effect>, target: Target | undefined): Problem | undefined => {
  const aimed = value.op === 'damage' && (value.to === undefined || value.to === 'target');
  if (!aimed || !target?.kinds?.includes('effigy')) return undefined;
  return { code: 'damages-effigy', rule: 'JHX-EFFIGY-010', path };
};

const kindOfToken = ({ tokens }: ContentPack, id: TokenId): 'icon' | 'counter' | undefined => {
  const [orb, mist, coalesce] = rulebookTokens;
  if (id === orb || id === coalesce) return 'icon';
  if (id === mist) return 'counter';
  return Object.hasOwn(tokens, id) ? tokens[id]?.kind : undefined;
};
