import { inches } from '@rulewright/core/inches';
import { Play } from '@rulewright/core/testing';
import { attackFacts } from './attacks/facts.js';
import { attack, type Declared, resolving, told } from './attacks/scenario-words.js';
import { strikeOf } from './attacks/strike.js';
import { caster, casting } from './magic/scenario-words.js';
import { modelOf } from './match/lookups.js';
import { distanceOf } from './movement/speed.js';
import { currentOf } from './profiles/current.js';
import { type Laid, type LaidOut, laidOut } from './testing/index.js';
import { swordWith } from './traits/scenario-words.js';
import type { DeclaredAction, Eld, EldEdition, Ongoing } from './vocabulary/index.js';
import type { Profile } from './vocabulary/pack.js';
import type { Trait } from './vocabulary/traits.js';
import type { ArtId, Attribute, ClassId, MovementKind, SkillId, StateId } from './vocabulary/words.js';

/** A question about a table, or what happens on it, in an edition. */
export type Probe = (edition: EldEdition) => unknown;

/** The answer that a probe gives to a question: the first option, yes, or a facing; undefined for a question at which the probe stops. */
const answerOf = (kind: string, options: readonly unknown[] | undefined): unknown => {
  if (kind === 'turnTo') return { x: 0, y: 1 };
  if (kind === 'party') return { faction: 'neutral', models: [{ profile: 'captain' }], upgrades: [], leader: 0 };
  if (options === undefined || ['activate', 'reroll', 'scheme'].includes(kind)) return undefined;
  if (kind === 'yes') return options.includes(true);
  return options.includes('pass') ? 'pass' : options.at(kind === 'strategic' || kind === 'action' ? -1 : 0);
};

/** Plays a table on with any dice, and gives the events, the resulting state and the next question. */
export const played = (
  { game, setup }: Laid,
  dice: readonly number[] = [],
  begin: (p: Play<Eld>) => unknown = () => undefined,
): unknown => {
  const p = new Play(game, { ...setup, dice, seed: 'numbers' });
  begin(p);
  for (let left = 16; left > 0; left--) {
    const [decision] = p.match.decisions;
    const choice = decision && answerOf(decision.kind, decision.options);
    if (!decision || choice === undefined) break;
    p.choose(decision.by, choice as never);
  }
  const { models, parties, ending } = p.state;
  const { decisions } = p.match;
  return [told(p.match), models, parties, ending, decisions];
};

/** An attribute of `A`. */
export const attribute =
  (name: Attribute, lay: LaidOut): Probe =>
  edition => {
    const { table } = laidOut('AB\nb', { edition, ...lay });
    return currentOf(table, modelOf(table.state, 'A'), name);
  };
/** A sequence in which everything is declared already: `A` attacks `b`, which stands beside it. */
export const fought =
  (lay: Declared, dice?: readonly number[]): Probe =>
  edition =>
    played(resolving('A\nb', { edition, pitch: 1.5, action: attack('b'), ...lay }), dice);
/** The Strike of an Attack that was declared. */
export const strikes =
  (lay: Declared): Probe =>
  edition => {
    const { table } = resolving('A\nb', { edition, pitch: 1.5, action: attack('b'), ...lay });
    const { sequence } = table.state;
    const declared = [sequence?.action, ...(sequence?.reactions ?? []).map(({ action }) => action)];
    return declared.flatMap((one, at) =>
      one?.do === 'attack'
        ? strikeOf(table, attackFacts(table, { attacker: at === 0 ? 'A' : 'b', declared: one }))
        : [],
    );
  };
/** `A` casts a Spell. */
export const cast =
  (action: Declared['action'] & object, lay: Declared = {}, dice?: readonly number[]): Probe =>
  edition =>
    played(casting('A\n\nb', action, { edition, ...lay }), dice);
/** A phase of a turn of two players with two models each. */
export const phase =
  (name: 'strategic' | 'upkeep' | 'end', lay: LaidOut, active = 'p1'): Probe =>
  edition => {
    const stage = { name: 'turn', active, phase: name, step: '' } as const;
    return played(laidOut('AB\n\n\nab', { edition, ...lay, state: { stage, ...lay.state } }));
  };
/** The length of a movement of `A`. */
export const moving =
  (kind: MovementKind): Probe =>
  edition => {
    const { table } = laidOut('A', { edition });
    return distanceOf(table, modelOf(table.state, 'A'), { kind, skills: [] }).total;
  };

export const has = (state: StateId): LaidOut => ({ states: { A: [state] } });
export const of = (...classes: readonly ClassId[]): LaidOut => ({ profiles: { A: { ...caster(), classes } } });
export const skilled = (id: SkillId): Pick<Profile, 'skills'> => ({ skills: [{ id }] });
export const with_ = (...traits: readonly Trait[]): LaidOut => ({ pack: { items: { sword: swordWith(...traits) } } });
export const carrying = (...items: readonly string[]): Partial<Profile> => ({
  inventory: { space: 9, items: items.map(item => ({ item, quantity: 1 })) },
});
export const art = (id: ArtId, level: number, more: Declared = {}): Declared => ({
  action: attack('b', { art: { id, level } }),
  profiles: { A: { arts: [{ id, level }] } },
  ...more,
});
export const bowArt = (level: number): Declared => ({
  action: attack('b', { with: 'bow', art: { id: 'archery', level } }),
  profiles: { A: { ...carrying('bow'), arts: [{ id: 'archery', level }] } },
  at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 5080 + 3200 + inches(26.5) } },
});
type Places = NonNullable<LaidOut['at']>;

export const bearer: Partial<Profile> = carrying('sword', 'shield');
export const bowman: Partial<Profile> = carrying('bow');
export const archer: Declared = { action: attack('b', { with: 'bow' }), profiles: { A: bowman } };
export const dodge: DeclaredAction = { do: 'dodge' };
export const fist: DeclaredAction = { ...attack('b'), means: { natural: 'unarmed', attribute: 'T' } };
export const bash: DeclaredAction = { ...attack('b'), means: { natural: 'shield-bash' } };
export const unarmed: LaidOut = { profiles: { A: carrying(), b: carrying() } };
export const beside: Places = { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 8280 } };
export const crowd: Places = { A: { x: 5080, y: 2540 }, b: { x: 5080, y: 12700 }, C: { x: 8280, y: 12700 } };
export const far: Places = { A: { x: 15240, y: 2540 }, b: { x: 15240, y: 25400 } };
export const chained: Places = { ...beside, B: { x: 8280, y: 8280 } };
export const tough: LaidOut = { profiles: { b: { stats: { HP: 5 } } } };
/** `b` is two Sizes larger than `A`, and touches it. */
export const big: LaidOut = {
  profiles: { b: { size: 'huge' } },
  at: { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 9180 } },
};
export const backstab: Declared = {
  facing: { b: { x: 0, y: 1 } },
  profiles: { A: skilled('backstab'), ...tough.profiles },
  action: { ...attack('bb'), skills: ['backstab'] },
};
export const focused: DeclaredAction = {
  do: 'attack',
  means: { spell: 'rooting-embrace' },
  kind: 'ranged',
  skills: [],
  aims: [{ spot: { x: 5080, y: 5080, z: 0 } }],
};
export const stance: Omit<Ongoing, 'id'> = {
  key: 'defensive-stance',
  source: 'A',
  target: 'A',
  data: { kind: 'effect', changes: [], ends: 'own-strategic-phase', by: 'p1', card: null },
};
