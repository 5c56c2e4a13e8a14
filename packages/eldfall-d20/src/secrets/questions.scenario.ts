import { story, view } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { upgrades } from '../content/book/upgrades.js';
import { defaultContent } from '../content/default.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainItems, plainProfile, plainQuest, plainSpell } from '../testing/index.js';
import type { Eld, EldChoices, Model } from '../vocabulary/index.js';
import type { Item, Profile, Spell } from '../vocabulary/pack.js';
import { looksAlike, playedAlike } from './scenario-words.js';
import { isSecret } from './secret.js';

type Plays = Parameters<Parameters<ReturnType<typeof scenarios<RuleId>>>[2]>[0];

const scenario = scenarios<RuleId>(test);

/** Two matches of which only `A`, a model of p1 that is a token, differs: it has the plain profile, or another one. */
const twins = (
  play: Plays,
  profile: Partial<Profile>,
  drawing: string,
  more: LaidOut = {},
  dice: readonly number[] = [],
  otherDice: readonly number[] = dice,
): readonly [Play<Eld>, Play<Eld>] => {
  const lay = (own: Partial<Profile>, thrown: readonly number[]): Play<Eld> => {
    const { game, setup } = laidOut(drawing, {
      states: { A: ['shrouded'] },
      ...more,
      profiles: { ...more.profiles, A: own },
    });
    return play(game, { ...setup, dice: thrown });
  };
  return [lay({}, dice), lay(profile, otherDice)];
};

const idle = { kind: 'idle', route: [], facing: { x: 0, y: -1 }, skills: [] } as const;
const upwards = { ...idle, facing: { x: 0, y: 1 } };
const inPhase = (phase: 'strategic' | 'end', step = ''): LaidOut['state'] & object => ({
  stage: { name: 'turn', active: 'p1', phase, step },
});
const last = { route: [], facing: { x: 0, y: 1 } } satisfies EldChoices['endMove'];

scenario(
  'the Upgrades of a model, their Items and their options are given without a word that others could count',
  ['ELD-DEF-018', 'ELD-SETUP-013', 'ELD-SETUP-014'],
  play => {
    const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(8));
    const { game, setup } = laidOut('A\nb', {
      pack: { upgrades, items: defaultContent.items },
      profiles: { A: { traits: [{ id: 'affinity', element: 'fire' }] } },
      at: { b: { x: inches(30), y: inches(30) } },
      models: { A: { where: 'waiting', states: [] } },
      parties: { p1: { upgrades: ['mana-catalyst', 'utility-tool'], zone, revealed: false }, p2: { zone } },
      state: { stage: { name: 'set-up', step: 'deploy models' }, round: 0 },
    });
    const put = { model: 'A', at: { x: inches(10), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } };
    const without = play(game, setup).choose('p1', put);
    const optional = { ...put, upgrades: ['mana-catalyst'], options: ['fire to air'] };
    const records = (p: Play<Eld>): string => JSON.stringify(view(p.match, 'p2').records.slice(0, 3));
    expect(records(play(game, setup).choose('p1', optional))).toBe(records(without));
    expect(records(play(game, setup).choose('p1', { ...put, upgrades: ['utility-tool'] }))).toBe(records(without));
  },
);

scenario(
  'others cannot count how often a Scheme was rolled for again',
  ['ELD-DEF-018', 'ELD-SCHEME-001', 'ELD-SCHEME-003'],
  play => {
    const { factions, schemes } = defaultContent;
    const list = { faction: 'soga', models: [], upgrades: [], leader: 0 };
    const drawing = (...faces: readonly number[]): Play<Eld> => {
      const { game, setup } = laidOut('A', {
        pack: { factions, schemes, quests: { 'open-hostilities': { ...plainQuest, schemes: true } } },
        profiles: { A: { stats: { ...plainProfile.stats, INT: 14 } } },
        parties: { p1: { list }, p2: { list } },
        state: { stage: { name: 'set-up', step: 'draw Schemes' } },
      });
      const all = Array.from({ length: 20 }, (_, at) => at);
      const order = { order: [...new Set([...faces.map(face => face - 1), ...all])] };
      return play(game, { ...setup, dice: [order, { order: all }, 20, 1] });
    };
    // 3 and 4 are one card, so that the second one is drawn again.
    const [again, once] = [drawing(3, 4, 5), drawing(3, 5)];
    looksAlike(again, once);
    for (const one of [again, once]) one.choose('p1', 'virtuous-commander');
    looksAlike(again, once);
  },
);

scenario(
  'an effect on a token leaves the numbers of all later effects as they are',
  ['ELD-DEF-018', 'ELD-STATE-064'],
  play => {
    const warrior: Partial<Profile> = { classes: ['warrior'] };
    const stance = { do: 'ability', ability: 'defensive-stance' } as const;
    const { game, setup } = laidOut('AB\n....\nb', {
      states: { A: ['shrouded'] },
      profiles: { A: warrior, B: warrior },
      state: inPhase('strategic'),
    });
    const [still, secret] = [play(game, setup), play(game, setup).choose('p1', { ...stance, model: 'A' })];
    for (const one of [still, secret]) one.choose('p1', { ...stance, model: 'B' });
    const { nextId, effects } = view(still.match, 'p2').state;
    expect(view(secret.match, 'p2').state).toMatchObject({ nextId, effects });
    expect(secret.state.effects.map(({ id }) => id)).toEqual([-1, 100]);
    // Nothing of the effect is told.
    const veiled = view(secret.match, 'p2').records.filter(one => one.kind === 'event' && one.event.veiled);
    expect(veiled).toEqual([]);
  },
);

scenario(
  'a token that is charmed rolls with its best attribute, and nobody is asked which one it is',
  ['ELD-DEF-018', 'ELD-ROLL-002'],
  play => {
    const agile: Partial<Profile> = { traits: [{ id: 'vigilance' }], stats: { ...plainProfile.stats, AG: 11 } };
    const [plain, other] = twins(
      play,
      agile,
      'A..b',
      {
        active: 'p2',
        profiles: { b: { skills: [{ id: 'charm' }] } },
        sources: {
          otherAttributes: [
            ({ state, pack }, { model }) =>
              pack.profiles[state.models.find(({ id }) => id === model)?.profile ?? '']?.traits.some(
                ({ id }) => id === 'vigilance',
              )
                ? [{ attribute: 'AG', rule: 'ELD-TRAIT-002', source: 'vigilance' }]
                : [],
          ],
        },
      },
      [5],
    );
    playedAlike(plain, other, ['p2', 'b'], ['p2', idle], ['p1', { model: 'A' }], ['p2', true], ['p1', 'keep']);
    const rolled = [plain, other].flatMap(({ match }) =>
      story(match, 'p1').flatMap(one =>
        one.kind === 'event' && one.event.type === 'RollMade' ? [one.event.roll.attribute] : [],
      ),
    );
    expect(rolled).toEqual(['INT', 'AG']);
  },
);

scenario(
  'a token that is immune to Charm is asked about as any other token, and rolls',
  ['ELD-DEF-018', 'ELD-SKILL-009', 'ELD-TRAIT-011'],
  play => {
    const pair = twins(
      play,
      { traits: [{ id: 'construct' }] },
      'A..b',
      { active: 'p2', profiles: { b: { skills: [{ id: 'charm' }] } } },
      [5],
    );
    playedAlike(...pair, ['p2', 'b'], ['p2', idle], ['p1', { model: 'A' }], ['p2', true], ['p1', 'keep']);
  },
);

scenario(
  'a token that is charmed uses no re-roll of its own, since the question would tell of the ability; an open model does',
  ['ELD-DEF-018', 'ELD-ROLL-011'],
  play => {
    const lay: LaidOut = {
      active: 'p2',
      profiles: { b: { skills: [{ id: 'charm' }] } },
      sources: {
        rerolls: [
          ({ state }, { model }) =>
            state.models.some(({ id, counters }) => id === model && counters.luck)
              ? [{ source: 'lucky-charm', rule: 'ELD-UPGRADE-018', by: 'roller', dice: 1 }]
              : [],
        ],
      },
    };
    const models = { A: { counters: { luck: 1 } } };
    const react = (some: LaidOut): Play<Eld> => {
      const { game, setup } = laidOut('A..b', { ...lay, ...some });
      return play(game, { ...setup, dice: [5] })
        .choose('p2', 'b')
        .choose('p2', idle)
        .choose('p1', { model: 'A' })
        .choose('p2', true);
    };
    const token: LaidOut = { states: { A: ['shrouded'] } };
    const [plain, lucky] = [react(token).choose('p1', 'keep'), react({ ...token, models }).choose('p1', 'keep')];
    looksAlike(plain, lucky);
    expect(react({ models }).match.decisions).toMatchObject([{ by: 'p1', kind: 'reroll' }]);
  },
);

scenario(
  'the Charm of a token does not act, since the roll would tell of the Skill',
  ['ELD-DEF-018', 'ELD-SKILL-009'],
  play => {
    const [plain, charmer] = twins(play, { skills: [{ id: 'charm' }] }, 'A..b');
    playedAlike(plain, charmer, ['p1', 'A'], ['p1', 'keep'], ['p1', upwards], ['p2', { model: 'b' }]);
    expect(charmer.match.decisions).toMatchObject([{ by: 'p2', kind: 'action' }]);
  },
);

scenario(
  'a token counts as one with Stealth: a model without sight of it does not react, whatever the token is',
  ['ELD-DEF-018', 'ELD-SKILL-039'],
  play => {
    const lay: LaidOut = { scenery: { wall: { boxes: [[0, 4.9, 12, 0.2]], top: null } } };
    const [plain, quiet] = twins(play, { skills: [{ id: 'stealth', level: 2 }] }, 'A\n.\n.\nb', lay);
    playedAlike(plain, quiet, ['p1', 'A'], ['p1', 'keep'], ['p1', upwards]);
    expect(plain.match.decisions).toMatchObject([{ by: 'p1', kind: 'action' }]);
    const [shown] = twins(play, {}, 'A\n.\n.\nb', { ...lay, states: {} });
    expect(shown.choose('p1', 'A').choose('p1', upwards).match.decisions).toMatchObject([{ by: 'p2', kind: 'react' }]);
  },
);

scenario(
  'a token is no Protector, since it cannot be a target',
  ['ELD-DEF-018', 'ELD-STATE-065', 'ELD-SKILL-035'],
  play => {
    const lay: LaidOut = { active: 'p2', at: { B: { x: inches(2), y: inches(4) }, b: { x: inches(4), y: inches(4) } } };
    const [plain, protector] = twins(play, { skills: [{ id: 'protector' }] }, 'A\nBb', lay, [20, 20]);
    const attack = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
    playedAlike(plain, protector, ['p2', 'b'], ['p2', idle], ['p1', 'pass'], ['p2', attack]);
  },
);

scenario(
  'the player of a token is asked in the End phase as if it were a Ranger, and only a Ranger can move',
  ['ELD-DEF-018', 'ELD-CLASS-016'],
  play => {
    const [plain, ranger] = twins(play, { classes: ['ranger'] }, 'A...b', { state: inPhase('end') });
    looksAlike(plain, ranger);
    const move = { ...last, route: [{ x: inches(2), y: inches(4), z: 0 }] };
    plain.refuses('p1', move, { code: 'too-far', rule: 'ELD-ACTION-016' });
    playedAlike(plain, ranger, ['p1', last]);
  },
);

scenario(
  'the player of a token is asked for a Chain Attack at each Hit of an ally, and an Attack shows the model',
  ['ELD-DEF-018', 'ELD-SKILL-004', 'ELD-STATE-068'],
  play => {
    const at = {
      A: { x: inches(4), y: inches(2) },
      B: { x: inches(2), y: inches(4) },
      b: { x: inches(4), y: inches(4) },
    };
    const lay: LaidOut = { at, profiles: { B: { stats: { ...plainProfile.stats, STA: 1 } } } };
    const [plain, chain] = twins(play, { skills: [{ id: 'chain-attack' }] }, 'AB\nb', lay, [5, 20], [5, 20, 20]);
    const attack = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
    playedAlike(plain, chain, ['p1', 'B'], ['p1', upwards], ['p2', 'pass'], ['p1', attack]);
    plain.options('p1', [{ do: 'nothing' }]);
    chain.options('p1', [{ do: 'nothing' }, attack]).choose('p1', attack);
    const revealed = chain.state.models.find(({ id }) => id === 'A');
    expect(revealed?.states.map(({ state }) => state)).not.toContain('shrouded');
    plain.choose('p1', { do: 'nothing' });
  },
);

scenario(
  'the player of a token is asked after set-up as if it were a Summoner',
  ['ELD-DEF-018', 'ELD-CLASS-022'],
  play => {
    const { profiles, spells, spellcrafts } = defaultContent;
    const summoner = profiles['stone-caller'] ?? plainProfile;
    const { classes, spellcrafts: crafts, spells: own, traits } = summoner;
    const [plain, other] = twins(
      play,
      { classes: [...classes, 'summoner'], spellcrafts: crafts, spells: own, traits },
      'A...b',
      { pack: { profiles, spells, spellcrafts }, state: { stage: { name: 'set-up', step: 'Summoners' } } },
    );
    playedAlike(plain, other, ['p1', 'none']);
  },
);

scenario(
  'a token that keeps its equipment looks like one that takes another weapon in hand',
  ['ELD-DEF-018', 'ELD-STATE-064', 'ELD-ACT-011'],
  play => {
    const inventory = ['sword', 'axe'].map(item => ({ item, quantity: 1, acquired: false }));
    const { game, setup } = laidOut('A....b', {
      states: { A: ['shrouded'] },
      models: { A: { inventory, equipped: ['sword'] } },
      pack: { items: { axe: plainItems.sword as Item } },
    });
    const [kept, taken] = [play(game, setup), play(game, setup)].map(p => p.choose('p1', 'A')) as [
      Play<Eld>,
      Play<Eld>,
    ];
    kept.choose('p1', 'keep');
    taken.choose('p1', ['axe']);
    expect([kept, taken].map(p => p.state.models[0]?.equipped)).toEqual([['sword'], ['axe']]);
    looksAlike(kept, taken);
    playedAlike(kept, taken, ['p1', upwards]);
    // The numbers of the records do not tell of the event that is left out.
    const [one, other] = [kept, taken].map(p => view(p.match, 'p2').records.at(-1)?.seq);
    expect(other).toBe(one);
    expect(taken.match.length).toBe(kept.match.length + 1);
  },
);

scenario(
  'others cannot tell which ability a token uses in its Strategic phase, nor when its effect ends',
  ['ELD-DEF-018', 'ELD-CLASS-005', 'ELD-CLASS-025', 'ELD-STATE-005'],
  play => {
    const ward: Spell = { ...plainSpell, type: 'enchantment', changes: [{ op: 'attribute', attribute: 'DEF', by: 3 }] };
    const profile: Partial<Profile> = {
      classes: ['artificer', 'warrior'],
      spells: ['ward'],
      traits: [{ id: 'affinity', element: 'fire' }],
    };
    const { game, setup } = laidOut('AB\n....\nb', {
      states: { A: ['shrouded'] },
      pack: { spells: { ward } },
      profiles: { A: profile },
      state: inPhase('strategic'),
    });
    const use = (choice: { readonly ability: string; readonly target?: string }): Play<Eld> =>
      play(game, setup).choose('p1', { do: 'ability', model: 'A', ...choice });
    const pair = [use({ ability: 'defensive-stance' }), use({ ability: 'artificer', target: 'ward' })] as const;
    expect(pair.map(p => p.state.used.turn.length)).toEqual([0, 1]);
    playedAlike(...pair, ['p1', { do: 'done' }], ['p1', 'end'], ['p1', last]);
    // In the next Strategic phase the effects have ended.
    playedAlike(...pair, ['p2', 'end']);
    expect(pair.map(p => p.state.effects.length)).toEqual([0, 0]);
  },
);

scenario('a token gains Luck, or none, in the same words', ['ELD-DEF-018', 'ELD-UPGRADE-017'], play => {
  const lucky = (models: LaidOut['models'] & object): Play<Eld> => {
    const { game, setup } = laidOut('A...b', {
      pack: { upgrades },
      states: { A: ['shrouded'] },
      models,
      state: inPhase('strategic'),
    });
    return play(game, setup);
  };
  const [none, charm] = [lucky({}), lucky({ A: { upgrades: ['lucky-charm'] } })];
  expect(charm.state.models[0]?.counters).toEqual({ luck: 1 });
  looksAlike(none, charm);
});

scenario(
  'a Hostile that is Shrouded has no player who would be asked for its abilities in secret',
  ['ELD-DEF-018', 'ELD-SKILL-004'],
  play => {
    const at = {
      A: { x: inches(4), y: inches(2) },
      B: { x: inches(2), y: inches(4) },
      b: { x: inches(4), y: inches(4) },
    };
    const { game, setup } = laidOut('AB\nb', {
      at,
      states: { A: ['shrouded'] },
      models: { A: { player: null } },
      state: { alliances: [] },
      profiles: { B: { stats: { ...plainProfile.stats, STA: 1 } } },
    });
    expect(isSecret(setup.position.models.find(({ id }) => id === 'A') as Model)).toBe(false);
    const attack = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
    const p = play(game, { ...setup, dice: [5, 20] });
    p.choose('p1', 'B').choose('p1', { ...upwards });
    while (p.match.decisions[0]?.by === 'p2') p.choose('p2', 'pass');
    p.choose('p1', attack);
    while (p.match.decisions[0]?.kind === 'aim') p.choose('p1', { model: 'b' });
    expect(p.match.decisions[0]?.kind).not.toBe('action');
  },
);
