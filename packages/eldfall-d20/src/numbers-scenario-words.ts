import { type PlayerId, withDefaults } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { idle } from './activation/scenario-words.js';
import { artsFor, levelInForce } from './arts/level.js';
import { attack, resolving } from './attacks/scenario-words.js';
import { areaOf } from './battlefield/templates.js';
import { upgrades } from './content/book/upgrades.js';
import { defaultContent } from './content/default.js';
import { createGame } from './game.js';
import { bookSpells, caster, lies } from './magic/scenario-words.js';
import { modelOf } from './match/lookups.js';
import { fallRolls } from './movement/falls/damage.js';
import { partyRefusal } from './parties/refusal.js';
import { isForTwoHands } from './profiles/default-equipment.js';
import { bandOf } from './quests/arrive.js';
import { rulings } from './rulings.js';
import { carrying, dodge, type Probe, phase, played, skilled } from './scenario-words.js';
import { chartOf } from './schemes/draw.js';
import { placesOf, whyNotThere } from './set-up/deployment/places.js';
import { type Laid, type LaidOut, laidOut, packWith, plainProfile } from './testing/index.js';
import { swordWith } from './traits/scenario-words.js';
import { mostUpgrades } from './upgrades/allowed.js';
import type { Eld, EldOptions, Party } from './vocabulary/index.js';
import type { Item, Profile } from './vocabulary/pack.js';
import type { Trait } from './vocabulary/traits.js';
import type { ArtId, AttackKind, TemplateId } from './vocabulary/words.js';

export const template =
  (name: TemplateId): Probe =>
  edition => {
    const { table } = laidOut('A', { edition });
    return areaOf(table, { template: name, at: { x: 0, y: 0, z: 0 }, towards: { x: 0, y: 1 } });
  };
/** `A` is knocked off a block of some inches. */
export const falling =
  (inches_: number, SPD = 6): Probe =>
  edition => {
    const { table } = laidOut('A', { edition, profiles: { A: { stats: { SPD } } } });
    return fallRolls(table, modelOf(table.state, 'A'), inches(inches_));
  };
export const fallen: Probe = edition => {
  const top: LaidOut = {
    edition,
    scenery: { block: { boxes: [[1, 1, 2, 2]], top: 4 } },
    at: { A: { x: 5080, y: 5080, z: inches(4) } },
  };
  const lay = { ...top, state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } } } as const;
  const hastened = { ...lay, effects: [lies('A', 'hasten', 'p1')], pack: { spells: bookSpells } };
  const off = { route: [{ x: 5080, y: 5080 + 6000, z: 0 }], facing: { x: 0, y: 1 } };
  return played(laidOut('A', hastened), [20, 20], p => p.choose('p1', off));
};
export const begun =
  (lay: LaidOut, begin: (p: Play<Eld>) => unknown): Probe =>
  edition =>
    played(laidOut('A\n\n\nb', { edition, ...lay }), [], begin);
export const muster =
  (models: readonly string[], faction = 'neutral', options: Partial<EldOptions> = {}): Probe =>
  edition => {
    const own = { ...plainProfile, factions: ['soga'], limit: 20 };
    const pack = packWith({
      factions: { neutral: { name: 'Neutral' }, soga: { name: 'Soga' } },
      profiles: { plain: { ...plainProfile, cost: 1, limit: 20 }, own },
    });
    const list = { faction, models: models.map(profile => ({ profile })), upgrades: [], leader: 0 };
    return partyRefusal(
      { pack, numbers: edition.numbers, options: withDefaults<EldOptions>(rulings, options) },
      list,
      '',
    );
  };
export const upgraded =
  (...traits: readonly Trait[]): Probe =>
  edition => {
    const { table } = laidOut('A', { edition, profiles: { A: { traits } } });
    return mostUpgrades(table, modelOf(table.state, 'A'), []);
  };
export const setUp: Probe = edition => {
  const captain: Profile = { ...plainProfile, traits: [{ id: 'tactician' }] };
  const game = createGame({ pack: packWith({ profiles: { captain } }), edition });
  return played({ game, setup: { players: ['p1', 'p2'], options: {} } } as unknown as Laid);
};
/** `A` stands with two fifths of its base on a block. */
export const supported: Probe = edition => {
  const { table } = laidOut('A', { edition, scenery: { block: { boxes: [[4, 4, 4, 4]], top: 1 } } });
  const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(36));
  const places = placesOf(table, modelOf(table.state, 'A'), zone, []);
  return whyNotThere(places, { x: inches(4) - 300, y: inches(6), z: inches(1) }, '');
};
export const summoning: Probe = edition => {
  const profiles = { imp: { ...plainProfile, tier: 3 } };
  const A = { ...caster('summon-imp'), classes: ['summoner'] } as const;
  const lay = {
    edition,
    profiles: { A },
    pack: { spells: bookSpells, profiles },
    state: { stage: { name: 'set-up', step: 'Summoners' } },
  } as const;
  return played(laidOut('A\n\nb', lay));
};
export const dual: Probe = edition => {
  const two = { ...carrying('sword', 'dagger'), ...skilled('dual-wield') };
  const dagger = { ...swordWith(), weapon: { ...swordWith().weapon, reach: { distance: 2 } } } as Item;
  return [
    played(
      resolving('A\nb', {
        edition,
        pitch: 1.5,
        action: attack('bb'),
        profiles: { A: two },
        pack: { items: { dagger: swordWith() } },
      }),
    ),
    isForTwoHands(laidOut('A', { edition }).table, dagger),
  ];
};
export const hurled =
  (far_: number): Probe =>
  edition => {
    const spot = { x: 5080, y: 5080 + 3200 + inches(far_), z: 0 };
    const aim = { model: 'b', template: { template: 'circular-small', at: spot } } as const;
    const action = { do: 'attack', means: { ability: 'hurl' }, kind: 'ranged', aims: [aim], skills: [] } as const;
    return played(resolving('A', { edition, action, profiles: { A: skilled('hurl') }, at: { b: spot } }));
  };
export const protecting =
  (gap: number): Probe =>
  edition => {
    const at = { A: { x: 5080, y: 5080 }, b: { x: 5080, y: 8280 }, c: { x: 8280 + inches(gap), y: 8280 } };
    const action = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
    return played(laidOut('', { edition, at, profiles: { c: skilled('protector') } }), [], p => {
      p.choose('p1', 'A').choose('p1', idle()).choose('p2', 'pass').choose('p1', action);
      p.choose('p1', { model: 'b' }).choose('p1', { model: 'b' });
      const by: PlayerId = 'p2';
      if (p.match.decisions[0]?.kind !== 'yes') return;
      p.choose(by, true);
      p.choose(by, { route: [{ x: 8281, y: 8280, z: 0 }], facing: { x: 0, y: 1 } });
    });
  };
/** `b` has dodged out of the Reach of `A`, who may follow. */
export const following: Probe = edition => {
  const engaged = { state: 'engaged', by: 'p1', source: 'engaged', about: ['A'] } as const;
  const lay = {
    edition,
    profiles: { A: skilled('follow-up') },
    states: { b: [engaged] },
    reactions: { b: dodge },
  } as const;
  const laid = resolving('A\nb', { ...lay, pitch: 1.5, action: attack('b') });
  return played(laid, [20, 20], p =>
    p.choose('p2', { route: [{ x: 3810, y: 7620 + 7600, z: 0 }], facing: { x: 0, y: 1 } }),
  );
};
export const ending = (parties: Readonly<Record<PlayerId, Partial<Party>>>, state: LaidOut['state'] = {}): Probe =>
  phase('end', { parties, state: { round: 5, ...state } }, 'p2');
/** The levels of an art that a model may add to an Attack, in an edition that gives the art more levels than the book. */
export const levelsOf =
  (id: ArtId, kind: AttackKind = 'melee'): Probe =>
  edition => {
    const { table } = laidOut('A', { edition, profiles: { A: { arts: [{ id, level: 9 }] } } });
    return artsFor(table, 'A', kind);
  };
export const chartOfNeutral: Probe = edition => {
  const { table } = laidOut('A', { edition, pack: { factions: defaultContent.factions } });
  return chartOf(table, 'p1');
};
export const schemed =
  (INT: number): Probe =>
  edition => {
    const { quests, schemes, factions } = defaultContent;
    const list = { faction: 'sand', models: [{ profile: 'A' }], upgrades: [], leader: 0 };
    const lay = {
      edition,
      options: { quest: 'treasure-hunt' },
      profiles: { A: { stats: { INT } } },
      pack: { quests, schemes, factions },
    } as const;
    return played(
      laidOut('A\n\nb', {
        ...lay,
        parties: { p1: { list }, p2: { list } },
        state: { stage: { name: 'set-up', step: 'draw Schemes' } },
      }),
    );
  };
export const duelled = (states: LaidOut['states']): Probe =>
  phase('upkeep', { states: states ?? {}, state: { duel: { issuer: 'A', accepted: 'b' } } });
/** The level of an art that is in force for an Attack of `A` at a Duelist who attacks `A`. */
export const dueling =
  (level: number): Probe =>
  edition => {
    const arts = [{ id: 'fencing' as const, level }];
    const declared = attack('b', { art: { id: 'fencing', level } });
    const lay = {
      profiles: { A: { arts }, b: { traits: [{ id: 'duelist' as const }] } },
      reactions: { b: attack('A') },
    };
    const { table } = resolving('A\nb', { edition, pitch: 1.5, action: declared, ...lay });
    return levelInForce(table, { attacker: 'A', declared, by: null }, 'fencing');
  };
/** A model with a Lucky Charm and Luck counters in its Strategic phase. */
export const charmed = (luck: number): Probe =>
  phase('strategic', { pack: { upgrades }, models: { A: { upgrades: ['lucky-charm'], counters: { luck } } } });
/** A player removes Double Time and throws seven less than the other. */
export const hurrying: Probe = edition => {
  const state = { stage: { name: 'set-up', step: 'Initiative' } } as const;
  const parties = { p1: { upgrades: ['double-time'] } };
  return played(laidOut('A\n\nb', { edition, pack: { upgrades }, parties, state }), [1, 8], p => p.choose('p1', true));
};
/** `A` gives a Surge Order, and three models move. */
export const ordered: Probe = edition => {
  const profiles = Object.fromEntries([...'ABCD'].map(id => [id, { factions: ['helian'] }]));
  const stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' } as const;
  const models = { A: { upgrades: ['surge-order'] } };
  const laid = laidOut('A..B..C..D\n\n\n\nb', { edition, pack: { upgrades }, profiles, models, state: { stage } });
  return played(laid, [], p => {
    p.choose('p1', { do: 'ability', ability: 'surge-order', model: 'A' });
    for (const id of ['B', 'C', 'D'])
      p.choose('p1', id)
        .choose('p1', 'walk')
        .choose('p1', { route: [], facing: { x: 0, y: 1 } });
  });
};
export const bandOfGame: Probe = edition => bandOf(laidOut('A', { edition, options: { gameSize: 60 } }).table);
