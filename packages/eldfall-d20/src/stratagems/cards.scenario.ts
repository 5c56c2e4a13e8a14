import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { attack, resolving, told } from '../attacks/scenario-words.js';
import { awarenessOf } from '../battlefield/awareness.js';
import { sees } from '../battlefield/sight.js';
import { collectedContent, collectedFragments } from '../content/collected/collected.js';
import { stratagems as later } from '../content/collected/stratagems.js';
import { stratagems as training } from '../content/training/stratagems.js';
import { modelOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { hasTrait, skillLevel } from '../profiles/abilities.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { Eld, Model, Ongoing, Table } from '../vocabulary/index.js';
import type { Attribute } from '../vocabulary/words.js';

const scenario = scenarios<RuleId>(test);
const stratagems = { ...later, ...training };

/**
 * The table after `A`, the Leader of p1, has used a Stratagem of the cards; B is a Soldier, C a Warrior and Soldier, b
 * an enemy Soldier.
 */
const after = (play: Plays, stratagem: string, more: LaidOut = {}): Play<Eld> => {
  const { game, setup } = laidOut('ABC..b', {
    state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
    pack: { stratagems },
    ...more,
    profiles: {
      A: { stratagems: Object.keys(stratagems) },
      B: { classes: ['soldier'] },
      C: { classes: ['soldier', 'warrior'] },
      b: { classes: ['soldier'] },
      ...more.profiles,
    },
  });
  return play(game, setup).choose('p1', { do: 'stratagem', stratagem });
};

/** The attribute of each model in the order A, B, C, b, as a difference from a table without the Stratagem. */
const differences = (play: Plays, stratagem: string, attribute: Attribute): readonly number[] => {
  const table = tableIn(after(play, stratagem).match);
  const without = { ...table, state: { ...table.state, effects: [] } };
  return ['A', 'B', 'C', 'b'].map(
    id =>
      currentOf(table, modelOf(table.state, id), attribute) - currentOf(without, modelOf(without.state, id), attribute),
  );
};

scenario(
  'Stratagems that change an attribute reach one side, and with a class only its models, once each',
  ['ELD-STRATAGEM-004', 'ELD-STRATAGEM-005', 'ELD-MOD-014'],
  play => {
    const of = (stratagem: string, attribute: Attribute) => differences(play, stratagem, attribute);
    expect([of('forward', 'SPD'), of('advance', 'SPD'), of('spiritual-paragon', 'M')]).toEqual([
      [1, 1, 1, 0],
      [1, 1, 1, 0],
      [4, 4, 4, 0],
    ]);
    expect([of('hold-the-line', 'DEF'), of('hold-the-line', 'M'), of('evasion-tactics', 'AG')]).toEqual([
      [2, 2, 2, 0],
      [2, 2, 2, 0],
      [2, 2, 2, 0],
    ]);
    expect([of('march', 'SPD'), of('break-the-offensive', 'DEF')]).toEqual([
      [0, 1, 1, 0],
      [0, 3, 3, 0],
    ]);
    expect([of('loose-ground', 'SPD'), of('unfavorable-terrain', 'SPD'), of('cold-dread', 'M')]).toEqual([
      [0, 0, 0, -1],
      [0, 0, 0, -1],
      [0, 0, 0, -3],
    ]);
  },
);

scenario(
  'Evasion Tactics widens the Awareness with the Agility, unless the default counts',
  ['ELD-STRATAGEM-004', 'ELD-AWARE-002'],
  play => {
    const awareness = (awarenessUsesDefaultAgility: boolean) => {
      const table = tableIn(after(play, 'evasion-tactics', { options: { awarenessUsesDefaultAgility } }).match);
      return awarenessOf(table, modelOf(table.state, 'B')) - plainProfile.stats.AG;
    };
    expect([awareness(false), awareness(true)]).toEqual([2, 0]);
  },
);

scenario('Back to Back and Eyes Open let allies see behind them', ['ELD-STRATAGEM-004', 'ELD-TRAIT-072'], play => {
  const seen = (stratagem: string) => {
    const away = { facing: { C: { x: -1, y: 0 }, b: { x: 1, y: 0 } } } as const;
    const table = tableIn(after(play, stratagem, away).match);
    return [sees(table, 'C', 'b'), sees(table, 'b', 'C')];
  };
  expect([seen('back-to-back'), seen('eyes-open'), seen('forward')]).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
});

scenario('Catch Breath ends Fatigued and Weakened of allies, and nothing else', 'ELD-STRATAGEM-004', play => {
  const states = { B: ['fatigued', 'weakened', 'bleeding'], b: ['weakened'] } as const;
  const p = after(play, 'catch-breath', { states });
  expect(['B', 'b'].map(id => modelOf(p.state, id).states.map(({ state }) => state))).toEqual([
    ['bleeding'],
    ['weakened'],
  ]);
  // Nothing of it lasts.
  expect(p.state.effects).toEqual([]);
});

scenario('Weavers Aura strengthens Attacks with Spells, and no others', 'ELD-STRATAGEM-007', play => {
  const aura: Omit<Ongoing, 'id'> = {
    key: 'weavers-aura',
    source: 'A',
    target: 'A',
    data: {
      kind: 'stratagem',
      changes: stratagems['weavers-aura']?.changes ?? [],
      ends: 'strategic-phase',
      by: 'p1',
      card: 'weavers-aura',
    },
  };
  const power = (spell: boolean, effects: readonly Omit<Ongoing, 'id'>[]) => {
    const cast = { ...attack('b'), means: { spell: 'spark' }, kind: 'ranged' } as const;
    const { game, setup } = resolving('A\nb', {
      action: spell ? cast : attack('b'),
      effects,
      pack: { spells: { spark: plainSpell } },
      profiles: { A: { spells: ['spark'], traits: [{ id: 'affinity', element: 'fire' }] } },
    });
    const lines = told(play(game, { ...setup, dice: [5, 20] }).match);
    return Number(
      lines
        .find(one => one.startsWith('damage'))
        ?.split(' ')
        .at(-1),
    );
  };
  expect([power(true, [aura]) - power(true, []), power(false, [aura]) - power(false, [])]).toEqual([2, 0]);
});

scenario(
  'a Leader whose card is a fragment uses each Stratagem that the fragment has, one in a Strategic phase',
  ['ELD-STRATAGEM-002', 'ELD-STRATAGEM-003', 'ELD-STRATAGEM-004', 'ELD-STRATAGEM-005', 'ELD-STRATAGEM-008'],
  play => {
    const used = Object.entries(collectedFragments.profiles).flatMap(([id, { card }]) =>
      (card.stratagems ?? []).map(stratagem => {
        const { game, setup } = laidOut('ABC..b', {
          state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
          pack: { stratagems },
          profiles: {
            A: { factions: card.factions, stratagems: card.stratagems },
            B: { factions: card.factions, classes: ['soldier', 'warrior', 'rogue'], traits: [{ id: 'undead' }] },
            C: { factions: ['elsewhere'] },
            b: {},
          },
        });
        const p = play(game, setup).choose('p1', { do: 'stratagem', stratagem });
        if (p.match.decisions[0]?.kind === 'model') p.options('p1', ['A', 'B']).choose('p1', 'B');
        const reached = [...new Set(p.state.effects.map(({ target }) => target))];
        const again = p.match.decisions[0]?.options ?? [];
        return `${id} ${stratagem}: ${reached.join(' ')}${JSON.stringify(again).includes('stratagem') ? ', and another' : ''}`;
      }),
    );
    // C has no Affiliation of its Leader.
    expect(used).toEqual([
      'expeditionary-hierophant spiritual-paragon: A B',
      'flameweaver-errant march: A B',
      'flameweaver-errant rally-troops-helian: B',
      'flameweaver-errant expeditionary-paragon: B',
      'paladin-of-the-order solemn-presence: B',
      'anari-erudite-prodigy talented-command: B',
      'anari-erudite-prodigy weavers-aura: A B',
      'great-guard break-the-offensive: A B',
      'seigen-of-the-keshobarai stalwart-defenders: B',
      'nightshade guerrilla-tactics: B',
      'nightshade unfavorable-terrain: b',
      'bladebrethren-elite guerrilla-tactics: B',
      'tharos-one-eyed-wolf guerrilla-tactics: B',
      'blue-rasetsu coordinated-assault: B',
      'blue-rasetsu painless-death: B',
      'chiyohime eternal-vigil: B',
    ]);
  },
);

scenario(
  'a Stratagem for models of some classes gives its abilities to them alone',
  ['ELD-STRATAGEM-004', 'ELD-STRATAGEM-007'],
  play => {
    const gained = (stratagem: string, has: (table: Table, model: Model) => boolean) => {
      const table = tableIn(after(play, stratagem).match);
      return ['A', 'B', 'C', 'b'].filter(id => has(table, modelOf(table.state, id)));
    };
    const fearless = (table: Table, model: Model) => hasTrait(table, model, 'fearless');
    expect(gained('brazen-assault', fearless)).toEqual(['C']);
    expect(gained('rallying-command', fearless)).toEqual(['A', 'B', 'C']);
    expect(gained('brazen-assault', (table, model) => skillLevel(table, model, 'dash') > 0)).toEqual(['C']);
    expect(gained('solemn-presence', (table, model) => hasTrait(table, model, 'vigilance'))).toEqual(['B', 'C']);
    expect(differences(play, 'stalwart-defenders', 'DEF')).toEqual([0, 0, 3, 0]);
  },
);

scenario(
  'a Stratagem for one model asks for it, reaches nobody else, also nobody who comes later, and asks nothing where one is left',
  ['ELD-STRATAGEM-004', 'ELD-STRATAGEM-011'],
  play => {
    const dashes = (p: Play<Eld>) =>
      p.state.models.filter(model => skillLevel(tableIn(p.match), model, 'dash') > 0).map(({ id }) => id);
    const asked = after(play, 'formation-spearhead', { states: { B: ['dead'] } });
    asked.options('p1', ['A', 'C']).refuses('p1', 'b', { code: 'not-an-option', rule: 'ELD-STRATAGEM-004' });
    expect(dashes(asked.choose('p1', 'C'))).toEqual(['C']);
    const later = { options: { stratagemReach: 'whileItLasts' } } as const;
    const noted = after(play, 'formation-spearhead', later).choose('p1', 'A').state.effects;
    expect(noted.map(({ target }) => target)).toEqual(['A']);
    expect(dashes(after(play, 'formation-spearhead', { states: { B: ['dead'], C: ['dead'] } }))).toEqual(['A']);
    const undead = { profiles: { B: { traits: [{ id: 'undead' }] } } } as const;
    const watches = after(play, 'eternal-vigil', undead).state.effects;
    expect(watches.map(({ target }) => target)).toEqual(['B']);
    expect(after(play, 'eternal-vigil').state.effects).toEqual([]);
  },
);

scenario(
  'a Leader has the Stratagems of its Upgrades below those of its profile; a model that does not lead brings none',
  ['ELD-STRATAGEM-003', 'ELD-STRATAGEM-009', 'ELD-LEADER-002'],
  play => {
    const led = (own: readonly string[], upgrades: Readonly<Record<string, readonly string[]>>) => {
      const { game, setup } = laidOut('AB..b', {
        state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
        pack: { stratagems, upgrades: collectedContent.upgrades },
        profiles: { A: { stratagems: own } },
        models: Object.fromEntries(Object.entries(upgrades).map(([id, given]) => [id, { upgrades: given }])),
      });
      return play(game, setup);
    };
    const options = (...ids: readonly (string | null)[]) => [
      ...ids.map(stratagem => ({ do: 'stratagem', stratagem }) as const),
      { do: 'done' } as const,
    ];
    const both = ['expedition-leader', 'raid-leader'];
    const p = led(['march', 'advance'], { A: both });
    p.options(
      'p1',
      options('march', 'advance', 'back-to-back', 'formation-spearhead', 'rallying-command', null),
    ).choose('p1', { do: 'stratagem', stratagem: null });
    expect(p.state.effects.map(({ key }) => key)).toEqual(['march', 'march']);
    const q = led([], { A: ['expedition-leader'] }).choose('p1', { do: 'stratagem', stratagem: null });
    expect(q.state.effects.map(({ key }) => key)).toEqual(['advance', 'advance']);
    led([], { B: both }).waitsFor({ by: 'p1', kind: 'activate' });
  },
);
