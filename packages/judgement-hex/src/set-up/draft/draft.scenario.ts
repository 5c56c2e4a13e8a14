import { act, createMatch, HIDDEN, view } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { createGame } from '../../game.js';
import { warbandOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { packWith } from '../../testing/index.js';
import type { JhxOptions } from '../../vocabulary/index.js';
import type { Artefact, ContentPack } from '../../vocabulary/pack.js';
import { drafting } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);

const names = Object.keys(packWith().heroes);
const roster = [...names, ...Object.keys(packWith().units)];
const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = names;

scenario(
  'Blind Pick: both choose unseen and reveal together, before the initiative',
  ['JHX-DRAFT-001', 'JHX-DRAFT-002', 'JHX-DRAFT-003', 'JHX-DRAFT-004', 'JHX-DRAFT-005', 'JHX-DRAFT-014', 'JHX-GEN-006'],
  play => {
    const { game, setup } = drafting('blind-pick');
    const p = play(game, { ...setup, dice: [4, 4, 2, 5] });
    p.options('p1', roster).options('p2', roster);
    p.choose('p1', a).choose('p2', a);
    // The same Hero twice in a Warband is not offered; in both Warbands it is fine.
    p.options(
      'p1',
      roster.filter(hero => hero !== a),
    );
    p.refuses('p1', a, { code: 'not-an-option', rule: 'JHX-DRAFT-004' });
    expect(warbandOf(p.state, 'p1').picked).toEqual([]);
    p.choose('p2', b).choose('p1', c);
    const without = (...picked: readonly string[]) => roster.filter(hero => !picked.includes(hero));
    p.options('p1', without(a, c)).options('p2', without(a, b));
    // A player does not see the choices of the other, though both have answered.
    const seen = (viewer: string): readonly unknown[] =>
      view(p.match, viewer).records.flatMap(one => (one.kind === 'action' && one.by === 'p1' ? [one.choice] : []));
    expect(seen('p1')).toEqual([a, c]);
    expect(seen('p2')).toEqual([HIDDEN, HIDDEN]);
    p.choose('p1', d).choose('p2', e);
    // 4 against 4 is rolled again; 2 against 5 is p2's.
    expect(p.state.models.map(({ id }) => id)).toEqual(
      [a, c, d].map(x => `p1:${x}`).concat([a, b, e].map(x => `p2:${x}`)),
    );
    p.waitsFor({ by: 'p2', kind: 'privilege' }).choose('p2', 'turn');
    p.choose('p2', 'second').waitsFor({ by: 'p1', kind: 'side' }).choose('p1', 'upper');
    expect(p.state.order).toEqual(['p1', 'p2']);
    expect(p.state.warbands.map(({ side }) => side)).toEqual(['upper', 'lower']);
  },
);

scenario(
  'Blind Pick of a Battle: five Heroes; the winner may take the side and leave the turn to the other',
  ['JHX-SETUP-001', 'JHX-DRAFT-004', 'JHX-DRAFT-005', 'JHX-DEPLOY-006'],
  play => {
    const { game, setup } = drafting('blind-pick', '5v5');
    const p = play(game, { ...setup, dice: [6, 1] });
    for (const hero of [a, b, c, d, e]) p.choose('p1', hero).choose('p2', hero);
    p.choose('p1', 'side').waitsFor({ by: 'p2', kind: 'turn' }).choose('p2', 'first');
    p.waitsFor({ by: 'p1', kind: 'side' }).choose('p1', 'lower');
    expect(p.state.order).toEqual(['p2', 'p1']);
    expect(p.state.warbands.map(({ side }) => side)).toEqual(['lower', 'upper']);
    expect(p.state.models).toHaveLength(10);
  },
);

scenario(
  'Veto: five are offered openly, each removes one, each takes three, one is left out',
  ['JHX-DRAFT-006', 'JHX-DRAFT-007', 'JHX-DRAFT-008', 'JHX-DRAFT-009'],
  play => {
    const { game, setup } = drafting('veto');
    const p = play(game, { ...setup, dice: [6, 1] });
    for (const hero of [a, b, c, d, e]) p.choose('p1', hero).choose('p2', hero);
    expect(p.state.warbands.map(({ pool }) => pool)).toEqual([
      [a, b, c, d, e],
      [a, b, c, d, e],
    ]);
    p.choose('p1', 'turn').choose('p1', 'second').choose('p2', 'lower');
    // p2 has the first turn, and so comes first in every step of the draft.
    p.waitsFor({ by: 'p2', kind: 'veto' }).choose('p2', a).choose('p1', b);
    p.options('p2', [a, c, d, e]).refuses('p2', b, { code: 'not-an-option', rule: 'JHX-DRAFT-008' });
    p.choose('p2', a).choose('p2', d).choose('p2', e);
    p.options('p1', [b, c, d, e]).choose('p1', b).choose('p1', c).choose('p1', d);
    expect(p.state.models.map(({ id }) => id)).toEqual([
      ...[a, d, e].map(x => `p2:${x}`),
      ...[b, c, d].map(x => `p1:${x}`),
    ]);
    expect(p.state.warbands.map(({ pool, vetoed, picked }) => [pool, vetoed, picked])).toEqual([
      [[], [], []],
      [[], [], []],
    ]);
  },
);

scenario(
  'Veto in a Battle offers seven, and five of the six that are left play',
  ['JHX-DRAFT-006', 'JHX-DRAFT-009'],
  play => {
    const { game, setup } = drafting('veto', '5v5');
    const p = play(game, { ...setup, dice: [6, 1] });
    for (const hero of [a, b, c, d, e, f, g]) p.choose('p1', hero).choose('p2', hero);
    p.choose('p1', 'turn').choose('p1', 'first').choose('p2', 'lower').choose('p1', a).choose('p2', a);
    for (const hero of [b, c, d, e, f]) p.choose('p1', hero);
    for (const hero of [b, c, d, e, g]) p.choose('p2', hero);
    expect(p.state.models.map(({ card }) => card)).toEqual([b, c, d, e, f, b, c, d, e, g]);
  },
);

scenario(
  'Immunity: who was picked cannot be vetoed, and what is left joins',
  ['JHX-DRAFT-010', 'JHX-DRAFT-011', 'JHX-DRAFT-012', 'JHX-DRAFT-013'],
  play => {
    const { game, setup } = drafting('immunity');
    const p = play(game, { ...setup, dice: [1, 3] });
    for (const hero of [a, b, c, d, e]) p.choose('p1', hero).choose('p2', hero);
    p.choose('p2', 'side').choose('p1', 'first').choose('p2', 'upper');
    p.choose('p1', a).choose('p2', b);
    p.options('p1', [a, c, d, e]).refuses('p1', b, { code: 'not-an-option', rule: 'JHX-DRAFT-012' });
    p.choose('p1', c).options('p2', [b, c, d, e]).choose('p2', b);
    p.options('p1', [c, d, e]).choose('p1', c).choose('p2', a);
    p.options('p1', [d, e]).choose('p1', e).options('p2', [d, e]).choose('p2', e);
    expect(p.state.models.map(({ card }) => card)).toEqual([a, c, d, b, a, d]);
  },
);

scenario(
  'Warbands that the players agreed on are not drafted; the initiative is rolled',
  ['JHX-DRAFT-001', 'JHX-DRAFT-002', 'JHX-DRAFT-003'],
  play => {
    const { game, setup } = drafting('veto');
    const warbands = [
      [a, b, c],
      [a, d, e],
    ];
    const p = play(game, { ...setup, options: { ...setup.options, warbands }, dice: [6, 1] });
    expect(p.state.models.map(({ player, card }) => [player, card])).toEqual([
      ['p1', a],
      ['p1', b],
      ['p1', c],
      ['p2', a],
      ['p2', d],
      ['p2', e],
    ]);
    p.waitsFor({ by: 'p1', kind: 'privilege' });
  },
);

test('a deck has one of each Artefact, of the Sacred ones its god’s, and no bounty [JHX-ARTEFACT-001, JHX-GOD-004]', () => {
  const artefact = (kind: Artefact['kind'], name: string): Artefact => {
    return { name, source: 'original', kind, slot: 'offensive', cost: 1, bonus: {} };
  };
  const { game, setup } = drafting('blind-pick');
  const pack: ContentPack = {
    ...game.pack,
    artefacts: { ...game.pack.artefacts, spade: artefact('deck', 'Spade'), fang: artefact('bounty', 'Fang') },
  };
  const warbands = [
    [a, b, c],
    [a, d, e],
  ];
  let match = createMatch(createGame({ pack, maps: game.maps }), {
    players: ['p1', 'p2'],
    seed: '',
    options: { ...setup.options, warbands },
  });
  match = act(match, { decision: match.decisions[0]?.id ?? 0, by: 'p1', choice: 'ista' });
  match = act(match, { decision: match.decisions[0]?.id ?? 0, by: 'p2', choice: 'torin' });
  const kinds = (kind: Artefact['kind']): readonly string[] =>
    Object.keys(pack.artefacts).filter(id => pack.artefacts[id]?.kind === kind);
  expect(kinds('sacred')).toHaveLength(6);
  for (const [player, god] of [
    ['p1', 'ista'],
    ['p2', 'torin'],
  ] as const) {
    const wanted = [...kinds('deck'), pack.gods[god]?.sacredArtefact ?? ''];
    expect([...warbandOf(match.state, player).deck].sort()).toEqual(wanted.sort());
  }
});

describe('Warbands that cannot be agreed on are refused by their field [JHX-DRAFT-001, JHX-DRAFT-002, JHX-SETUP-001]', () => {
  test.each<[unknown, code: string, path: string, rule: RuleId]>([
    ['mine', 'not-a-list', 'options.warbands', 'JHX-DRAFT-002'],
    [[[a, b, c]], 'not-two-warbands', 'options.warbands', 'JHX-DRAFT-002'],
    [[[a, b, c], 'p2'], 'not-a-list', 'options.warbands[1]', 'JHX-DRAFT-002'],
    [[[a, 3, c], []], 'wrong-type', 'options.warbands[0][1]', 'JHX-DRAFT-002'],
    [
      [
        [a, b, c],
        [a, 'nobody', c],
      ],
      'unknown-hero',
      'options.warbands[1][1]',
      'JHX-DRAFT-002',
    ],
    [
      [
        [a, b, 'toString'],
        [a, b, c],
      ],
      'unknown-hero',
      'options.warbands[0][2]',
      'JHX-DRAFT-002',
    ],
    [
      [
        [a, b, a],
        [a, b, c],
      ],
      'duplicate-hero',
      'options.warbands[0][2]',
      'JHX-DRAFT-001',
    ],
    [
      [
        [a, b, c],
        [a, b, c, d],
      ],
      'wrong-number-of-heroes',
      'options.warbands[1]',
      'JHX-SETUP-001',
    ],
  ])('%j: %s', (warbands, code, path, rule) => {
    const { game } = drafting('veto');
    const options = { warbands } as unknown as JhxOptions;
    const refused = expect(() => createMatch(game, { players: ['p1', 'p2'], seed: '', options }));
    refused.toThrow(expect.objectContaining({ refusal: expect.objectContaining({ code, path, rule }) }));
  });

  test('a map without room for all models of units is refused by its field [JHX-DEPLOY-003, JHX-DEPLOY-005]', () => {
    const { game } = drafting('veto');
    const [map] = game.maps;
    if (!map) throw new Error('no map');
    // Room for three, where a Warband with a unit has five.
    const row = (r: number): readonly (readonly [number, number])[] => [5, 9, 10].map(column => [column, r]);
    const narrow = createGame({
      pack: packWith(),
      maps: [{ ...map, deployment: { lower: row(4), upper: row(9) } }],
    });
    const begun = (warbands: JhxOptions['warbands']) => () =>
      createMatch(narrow, { players: 2, seed: '', options: { mode: '3v3', map: map.id, warbands } });
    const detail = { map: map.id, side: 'lower', room: 3, needs: 5 };
    const refusal = { code: 'too-few', path: 'options.map', rule: 'JHX-DEPLOY-003', detail };
    expect(begun(null)).toThrow(expect.objectContaining({ refusal: expect.objectContaining(refusal) }));
    expect(
      begun([
        [a, b, c],
        [a, b, d],
      ]),
    ).not.toThrow();
  });

  test('a map of the other mode is refused by its field [JHX-SETUP-005]', () => {
    const { game } = drafting('veto', '5v5');
    const options = { mode: '3v3', map: '5v5-1' } as const;
    const refused = expect(() => createMatch(game, { players: ['p1', 'p2'], seed: '', options }));
    refused.toThrow(expect.objectContaining({ refusal: expect.objectContaining({ code: 'map-of-another-mode' }) }));
  });
});

scenario(
  'the turn is chosen before the side, or by the option `privilegeOrder` the winner of the initiative chooses first',
  'JHX-DRAFT-003',
  play => {
    const first = (privilegeOrder: JhxOptions['privilegeOrder'], privilege: 'turn' | 'side') => {
      const { game, setup } = drafting('veto');
      const warbands = [
        [a, b, c],
        [a, b, c],
      ];
      const options = { ...setup.options, privilegeOrder, warbands };
      const p = play(game, { ...setup, options, dice: [6, 1] }).choose('p1', privilege);
      const [decision] = p.match.decisions;
      return `${decision?.by} ${decision?.kind}`;
    };
    expect([first('turn-first', 'turn'), first('turn-first', 'side')]).toEqual(['p1 turn', 'p2 turn']);
    expect([first('winner-first', 'turn'), first('winner-first', 'side')]).toEqual(['p1 turn', 'p1 side']);
  },
);
