import { entriesOf, firstProblem, firstRepeat, itemsOf, type Part } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';
import type { BehaviourCard } from '../../vocabulary/hostile.js';
import type { ContentPack, PartyList } from '../../vocabulary/pack.js';
import type { Quest } from '../../vocabulary/quest.js';
import { itemProblem, profileProblem, spellboundProblem, spellProblem, upgradeProblem } from './card-problem.js';
import { fieldProblem } from './field-problem.js';
import { type Problem, unknownIn } from './problem.js';

/** The rule that prints the fact in a field of the pack; fields without one are requirements of the engine. */
export const ruleOfField: Readonly<Partial<Record<keyof ContentPack, RuleId>>> = {
  factions: 'ELD-PARTY-002',
  profiles: 'ELD-PROFILE-001',
  items: 'ELD-ITEM-001',
  spells: 'ELD-SPELL-005',
  spellcrafts: 'ELD-PROFILE-027',
  upgrades: 'ELD-UPGRADE-001',
  stratagems: 'ELD-STRATAGEM-003',
  schemes: 'ELD-SCHEME-005',
  quests: 'ELD-SETUP-002',
  behaviours: 'ELD-HOSTILE-025',
  parties: 'ELD-PARTY-003',
  fields: 'ELD-SETUP-003',
};

/** The first contradiction between the fields of a pack whose shape is right. */
export const packProblem = (pack: ContentPack): Problem | undefined =>
  namesProblem(pack) ??
  firstProblem(entriesOf(pack.factions, 'factions'), ({ value, path }) =>
    firstProblem(itemsOf(value.schemes, `${path}.schemes`), found =>
      unknownIn(pack.schemes, found, 'unknown-scheme', 'ELD-SCHEME-005'),
    ),
  ) ??
  firstProblem(entriesOf(pack.profiles, 'profiles'), found => profileProblem(pack, found)) ??
  firstProblem(entriesOf(pack.items, 'items'), itemProblem) ??
  firstProblem(entriesOf(pack.spells, 'spells'), found => spellProblem(pack, found)) ??
  firstProblem(entriesOf(pack.spellcrafts, 'spellcrafts'), ({ value, path }) =>
    firstProblem(itemsOf(value.spells, `${path}.spells`), ({ value: { spell }, path: where }) =>
      unknownIn(pack.spells, { value: spell, path: `${where}.spell` }, 'unknown-spell', 'ELD-PROFILE-027'),
    ),
  ) ??
  firstProblem(entriesOf(pack.upgrades, 'upgrades'), found => upgradeProblem(pack, found)) ??
  firstProblem(entriesOf(pack.quests, 'quests'), found => questProblem(pack, found)) ??
  firstProblem(entriesOf(pack.behaviours, 'behaviours'), found => behaviourProblem(pack, found)) ??
  firstProblem(entriesOf(pack.parties, 'parties'), found => partyProblem(pack, found)) ??
  firstProblem(entriesOf(pack.fields, 'fields'), fieldProblem) ??
  firstProblem(['profiles', 'items', 'spells', 'upgrades', 'stratagems'] as const, kind =>
    spellboundProblem(pack, { value: pack[kind], path: kind }),
  );

const withNames = [
  'factions',
  'profiles',
  'items',
  'spells',
  'spellcrafts',
  'upgrades',
  'stratagems',
  'schemes',
  'quests',
  'behaviours',
  'fields',
] as const;

/** Players tell cards apart by their names. */
const namesProblem = (pack: ContentPack): Problem | undefined =>
  firstProblem(withNames, kind => {
    const entries = Object.entries<{ readonly name: string }>(pack[kind]);
    const repeat = firstRepeat(entries.map(([, { name }]) => name));
    return repeat === undefined ? undefined : { code: 'duplicate-name', path: `${kind}.${entries[repeat]?.[0]}.name` };
  });

const questProblem = (pack: ContentPack, { value: quest, path }: Part<Quest>): Problem | undefined =>
  unknownIn(pack.quests, { value: quest.after, path: `${path}.after` }, 'unknown-quest', 'ELD-QUEST-040') ??
  firstProblem(itemsOf(quest.hostiles, `${path}.hostiles`), ({ value, path: where }) =>
    unknownIn(pack.profiles, { value: value.profile, path: `${where}.profile` }, 'unknown-profile', 'ELD-HOSTILE-001'),
  ) ??
  firstProblem(itemsOf(quest.things, `${path}.things`), ({ value, path: where }) =>
    firstProblem(itemsOf(value.holds, `${where}.holds`), found =>
      unknownIn(pack.items, found, 'unknown-item', 'ELD-ITEM-018'),
    ),
  );

/** The first line of a card that attacks with an Item or a Spell that the pack lacks. */
const behaviourProblem = (pack: ContentPack, { value: card, path }: Part<BehaviourCard>): Problem | undefined =>
  firstProblem(['action', 'reaction'] as const, step =>
    firstProblem(itemsOf(card[step], `${path}.${step}`), ({ value: { does }, path: where }) =>
      does.do === 'attack'
        ? unknownIn(
            { ...pack.items, ...pack.spells },
            { value: does.with, path: `${where}.does.with` },
            'unknown-means',
            'ELD-HOSTILE-031',
          )
        : undefined,
    ),
  );

/** Checks only that the names exist: the set-up of a match judges lists by the rules of party creation. */
const partyProblem = (pack: ContentPack, { value: party, path }: Part<PartyList>): Problem | undefined =>
  unknownIn(pack.factions, { value: party.faction, path: `${path}.faction` }, 'unknown-faction', 'ELD-PARTY-002') ??
  firstProblem(itemsOf(party.models, `${path}.models`), ({ value, path: where }) =>
    unknownIn(pack.profiles, { value: value.profile, path: `${where}.profile` }, 'unknown-profile', 'ELD-PARTY-003'),
  ) ??
  firstProblem(itemsOf(party.upgrades, `${path}.upgrades`), found =>
    unknownIn(pack.upgrades, found, 'unknown-upgrade', 'ELD-UPGRADE-001'),
  ) ??
  (party.leader < party.models.length
    ? undefined
    : { code: 'no-leader', rule: 'ELD-LEADER-001', path: `${path}.leader` });
