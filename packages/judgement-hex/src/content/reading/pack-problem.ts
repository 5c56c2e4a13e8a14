import { firstRepeat, itemsOf } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';
import type { Target } from '../../vocabulary/ability.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { modes, rulebookTokens } from '../../vocabulary/words.js';
import { abilityProblem, effectsProblem } from './ability-problem.js';
import { cardProblem, commonListProblem, heroProblem } from './card-problem.js';
import { fragmentsProblem } from './fragment-problem.js';
import type { Problem } from './problem.js';
import { abilitiesOf, cardsOf, giftsOf, tokenAbilitiesOf } from './walk.js';

/** The rule that states a field of the pack; fields without a rule come from the engine's own needs. */
export const ruleOfField: Readonly<Partial<Record<keyof ContentPack, RuleId>>> = {
  modes: 'JHX-SETUP-001',
  judgementDie: 'JHX-DICE-002',
  gods: 'JHX-GOD-002',
  heroes: 'JHX-ATTR-002',
  units: 'JHX-UNIT-001',
  summoned: 'JHX-SUMMON-003',
  monsters: 'JHX-MONSTER-003',
  artefacts: 'JHX-ARTEFACT-001',
  tokens: 'JHX-TOKEN-001',
};

/** The first problem of a pack of the right shape: a contradiction between its fields. */
export const packProblem = (pack: ContentPack): Problem | undefined =>
  modesProblem(pack) ??
  dieProblem(pack) ??
  idsProblem(pack) ??
  namesProblem(pack) ??
  heroesProblem(pack) ??
  cardsProblem(pack) ??
  giftsProblem(pack) ??
  sharedIdsProblem(pack) ??
  artefactsProblem(pack) ??
  tokensProblem(pack) ??
  standInsProblem(pack) ??
  fragmentsProblem(pack);

const modesProblem = (pack: ContentPack): Problem | undefined => {
  for (const id of modes) {
    const { heroes, draftPool, effigy, lastRound } = pack.modes[id];
    const path = `modes.${id}`;
    // Veto removes one Hero from the pool and leaves one; Immunity removes two.
    if (draftPool !== heroes + 2) {
      const detail = { needs: heroes + 2 };
      return { code: 'wrong-draft-pool', rule: 'JHX-DRAFT-009', path: `${path}.draftPool`, detail };
    }
    const { round, by } = effigy.decay;
    const where = `${path}.effigy.decay`;
    if (round > lastRound) return { code: 'too-large', rule: 'JHX-EFFIGY-021', path: `${where}.round` };
    if (by >= effigy.health) return { code: 'too-large', rule: 'JHX-EFFIGY-021', path: `${where}.by` };
  }
  return undefined;
};

/** With a die that never hits, no attack could ever end a game. */
const dieProblem = ({ judgementDie }: ContentPack): Problem | undefined =>
  judgementDie.some(face => face === 'hit' || face === 'both')
    ? undefined
    : { code: 'no-hit', rule: 'JHX-DICE-001', path: 'judgementDie' };

/** Things that are named in one place have no id twice. */
const idsProblem = (pack: ContentPack): Problem | undefined => {
  const { heroes, units, summoned, monsters, artefacts, tokens, fragments } = pack;
  const groups = [
    { heroes, units, 'fragments.heroes': fragments.heroes, 'fragments.units': fragments.units },
    { summoned, 'fragments.summoned': fragments.summoned },
    { monsters, 'fragments.monsters': fragments.monsters },
    { artefacts, 'fragments.artefacts': fragments.artefacts },
  ];
  for (const group of groups) {
    const seen = new Set<string>();
    for (const [path, things] of Object.entries(group)) {
      for (const id of Object.keys(things)) {
        if (seen.has(id)) return { code: 'duplicate-id', rule: 'JHX-DRAFT-001', path: `${path}.${id}` };
        seen.add(id);
      }
    }
  }
  const taken = rulebookTokens.find(id => Object.hasOwn(tokens, id));
  return taken && { code: 'duplicate-id', rule: 'JHX-TOKEN-001', path: `tokens.${taken}` };
};

const namesProblem = (pack: ContentPack): Problem | undefined => {
  const { fragments } = pack;
  const groups = [
    {
      heroes: pack.heroes,
      units: pack.units,
      'fragments.heroes': fragments.heroes,
      'fragments.units': fragments.units,
    },
    { summoned: pack.summoned, 'fragments.summoned': fragments.summoned },
    { monsters: pack.monsters, 'fragments.monsters': fragments.monsters },
    { artefacts: pack.artefacts, 'fragments.artefacts': fragments.artefacts },
    { gods: pack.gods },
    { tokens: pack.tokens },
  ];
  for (const group of groups) {
    const named = Object.entries(group).flatMap(([path, things]) =>
      Object.entries(things as Readonly<Record<string, { readonly name: string }>>).map(([id, { name }]) => ({
        name,
        path: `${path}.${id}.name`,
      })),
    );
    const repeat = firstRepeat(named.map(({ name }) => name));
    if (repeat !== undefined) return { code: 'duplicate-name', path: named[repeat]?.path ?? '' };
  }
  return undefined;
};

const heroesProblem = (pack: ContentPack): Problem | undefined => {
  for (const [id, hero] of Object.entries(pack.heroes)) {
    const problem = heroProblem({ value: hero, path: `heroes.${id}` }, pack);
    if (problem) return problem;
  }
  for (const [id, { commander, members }] of Object.entries(pack.units)) {
    const path = `units.${id}`;
    const repeat = firstRepeat(members.map(member => member.id));
    if (repeat !== undefined) return { code: 'duplicate-id', path: `${path}.members[${repeat}].id` };
    const problem = heroProblem({ value: commander, path: `${path}.commander` }, pack);
    if (problem) return problem;
  }
  return undefined;
};

const cardsProblem = (pack: ContentPack): Problem | undefined => {
  for (const card of cardsOf(pack)) {
    const problem = cardProblem(card, pack);
    if (problem) return problem;
  }
  return undefined;
};

/** The field of a power's target that speaks of other models than Champions, or of a place to measure from. */
const notOfChampions = ({ side, within, kinds }: Target): keyof Target | undefined => {
  if (side === 'enemy') return 'side';
  if (kinds !== undefined && !kinds.includes('hero')) return 'kinds';
  return within === undefined ? undefined : 'within';
};

/** The first problem of the abilities of Artefacts, gods and Icons. */
const giftsProblem = (pack: ContentPack): Problem | undefined => {
  for (const { value, path } of giftsOf(pack)) {
    const common = commonListProblem({ value: value.common ?? [], path: `${path}.common` }, pack);
    if (common) return common;
    const repeat = firstRepeat((value.abilities ?? []).map(({ id }) => id));
    if (repeat !== undefined) return { code: 'duplicate-id', path: `${path}.abilities[${repeat}].id` };
    for (const found of itemsOf(value.abilities, `${path}.abilities`)) {
      const problem = abilityProblem(found, { pack });
      if (problem) return problem;
    }
  }
  for (const found of tokenAbilitiesOf(pack)) {
    const problem = abilityProblem(found, { pack });
    if (problem) return problem;
  }
  for (const [id, { effigyPower }] of Object.entries(pack.gods)) {
    const { target, effects } = effigyPower;
    const field = target && notOfChampions(target);
    if (field) return { code: 'not-champions', rule: 'JHX-GOD-008', path: `gods.${id}.effigyPower.target.${field}` };
    // The Champions of the god are the targets where the power names none.
    const scene = { target: true, attack: false, trigger: false, always: false };
    const problem = effectsProblem(effects, `gods.${id}.effigyPower.effects`, scene, target, { pack });
    if (problem) return problem;
  }
  return undefined;
};

/**
 * A model's abilities are told apart by their ids. So an Artefact or a Warband Bonus shares none with the card of a Hero, and
 * none with another gift that a Hero can have beside it: Artefacts of one slot and the bonuses of two gods never meet.
 */
const sharedIdsProblem = (pack: ContentPack): Problem | undefined => {
  const taken = new Map<string, string>();
  for (const card of cardsOf(pack)) {
    if (card.kind !== 'hero' && card.kind !== 'member') continue;
    for (const { value } of abilitiesOf(card)) taken.set(value.id, 'card');
  }
  for (const { value, path, place } of giftsOf(pack)) {
    for (const [at, { id }] of (value.abilities ?? []).entries()) {
      const by = taken.get(id) ?? place;
      if (by !== place) return { code: 'duplicate-id', path: `${path}.abilities[${at}].id` };
      taken.set(id, place);
    }
  }
  return undefined;
};

/** Every god has a Sacred Artefact of its own. Bounties are kept for Monsters. */
const artefactsProblem = ({ gods, monsters, artefacts }: ContentPack): Problem | undefined => {
  const problem = (id: string, kind: 'sacred' | 'bounty', rule: RuleId, path: string): Problem | undefined => {
    const found = Object.hasOwn(artefacts, id) ? artefacts[id] : undefined;
    if (found === undefined) return { code: 'unknown-artefact', rule, path };
    return found.kind === kind ? undefined : { code: 'wrong-kind', rule, path, detail: { needs: kind } };
  };
  const sacred = new Set<string>();
  for (const [id, { sacredArtefact }] of Object.entries(gods)) {
    const path = `gods.${id}.sacredArtefact`;
    const wrong = problem(sacredArtefact, 'sacred', 'JHX-GOD-004', path);
    if (wrong) return wrong;
    if (sacred.has(sacredArtefact)) return { code: 'duplicate', rule: 'JHX-GOD-004', path };
    sacred.add(sacredArtefact);
  }
  const godless = Object.entries(artefacts).find(([id, { kind }]) => kind === 'sacred' && !sacred.has(id));
  if (godless) return { code: 'no-god', rule: 'JHX-GOD-004', path: `artefacts.${godless[0]}.kind` };
  for (const [id, { bounty }] of Object.entries(monsters)) {
    if (bounty.artefact === undefined) continue;
    const wrong = problem(bounty.artefact, 'bounty', 'JHX-MONSTER-012', `monsters.${id}.bounty.artefact`);
    if (wrong) return wrong;
  }
  return undefined;
};

/** JHX-TOKEN-006: only Icons lie somewhere and can act. */
const tokensProblem = ({ tokens }: ContentPack): Problem | undefined => {
  const acting = Object.entries(tokens).find(
    ([, { kind, abilities }]) => kind === 'counter' && abilities !== undefined,
  );
  return acting && { code: 'wrong-token', rule: 'JHX-TOKEN-010', path: `tokens.${acting[0]}.abilities` };
};

const standInsProblem = ({ standIns, monsters }: ContentPack): Problem | undefined => {
  for (const [id, other] of Object.entries(standIns)) {
    const path = `standIns.${id}`;
    if (Object.hasOwn(monsters, id)) return { code: 'duplicate-id', path };
    if (!Object.hasOwn(monsters, other)) return { code: 'unknown-monster', path };
  }
  return undefined;
};
