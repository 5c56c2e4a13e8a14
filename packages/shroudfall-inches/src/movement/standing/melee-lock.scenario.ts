import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { StandingAbility } from '../../vocabulary/ability.js';
import { moveModel } from '../move.js';
import { placeModels } from '../place.js';
import { pushModels } from '../push.js';

const scenario = scenarios<RuleId>(test);
/** Reach of the plain blade: 1 inch. A stands at 4, 4 between enemies whose edges are half an inch away. */
const touching = mm(30) + inches(0.5);
const near = (x: number, y: number): Point => ({ x: inches(4) + x, y: inches(4) + y });
const placed = (b: Point, lay: LaidOut = {}, c?: Point) => {
  const laid = laidOut(c ? 'A b c' : 'A b', { active: 'A', ...lay });
  const points = [near(0, 0), b, c ?? b];
  const models = laid.setup.position.models.map((model, i) => ({ ...model, at: points[i] ?? model.at }));
  const position = { ...laid.setup.position, models };
  return { game: laid.game, setup: { ...laid.setup, position } };
};
const leaves = { code: 'leaves-melee', rule: 'SFI-MELEE-007' } as const;

scenario('a model that starts a move in melee ends it still in melee', 'SFI-MELEE-007', play => {
  const { game, setup } = placed(near(touching, 0));
  const p = play(game, setup).choose('p1', { do: 'move' });
  const [last, farther] = [near(touching - mm(30) - inches(1), 0), near(touching - mm(30) - inches(1) - 1, 0)];
  p.refuses('p1', { to: farther }, leaves).choose('p1', { to: last });
  expect(p.state.models[0]?.at).toEqual(last);
});

scenario('a model that starts in melee with several enemies ends in melee with all of them', 'SFI-MELEE-008', play => {
  // The edge of c is nine tenths of an inch away.
  const { game, setup } = placed(near(touching, 0), {}, near(-mm(30) - inches(0.9), 0));
  const p = play(game, setup).choose('p1', { do: 'move' });
  p.refuses('p1', { to: near(inches(0.1) + 1, 0) }, leaves).choose('p1', { to: near(inches(0.1), 0) });
});

scenario(
  'only the ends of a move count for melee: the model may go around, and into new melees',
  'SFI-MELEE-009',
  play => {
    const { game, setup } = placed(near(touching, 0), {}, near(touching * 2, -inches(2)));
    const p = play(game, setup).choose('p1', { do: 'move' });
    p.choose('p1', { to: near(touching * 2, 0) });
    expect(happened(p, 'ModelMoved')).toHaveLength(1);
  },
);

scenario('a model that is in no melee goes where it likes', 'SFI-MELEE-007', play => {
  const { game, setup } = placed(near(mm(30) + inches(1) + 1, 0));
  play(game, setup)
    .choose('p1', { do: 'move' })
    .choose('p1', { to: near(-inches(2), 0) });
});

scenario(
  'Parry lifts the lock, printed or by a disengage action',
  ['SFI-MELEE-011', 'SFI-PASSIVE-025', 'SFI-ACTION-011'],
  play => {
    const printed = placed(near(touching, 0), { cards: { A: { passives: [{ id: 'parry' }] } } });
    play(printed.game, printed.setup)
      .choose('p1', { do: 'move' })
      .choose('p1', { to: near(-inches(2), 0) });
    const { game, setup } = placed(near(touching, 0));
    const p = play(game, setup).choose('p1', { do: 'disengage' }).choose('p1', { do: 'move' });
    p.choose('p1', { to: near(-inches(2), 0) });
  },
);

scenario('the reach of the enemy locks as well, by an option it alone', ['SFI-MELEE-007', 'SFI-MELEE-008'], play => {
  const sword = (range: number) =>
    [{ id: 'blade', name: 'Blade', type: 'melee', shape: 'single', range, damage: { yellow: 2 } }] as const;
  const b = near(mm(30) + inches(1.5), 0);
  const long = placed(b, { cards: { b: { weapons: sword(2) } } });
  play(long.game, long.setup)
    .choose('p1', { do: 'move' })
    .refuses('p1', { to: near(-inches(1), 0) }, leaves);
  const own: LaidOut = { cards: { A: { weapons: sword(2) } } };
  const mutual = placed(b, own);
  play(mutual.game, mutual.setup)
    .choose('p1', { do: 'move' })
    .refuses('p1', { to: near(-inches(1), 0) }, leaves);
  const option = placed(b, { ...own, options: { 'melee.leaveUsesEnemyReachOnly': true } });
  play(option.game, option.setup)
    .choose('p1', { do: 'move' })
    .choose('p1', { to: near(-inches(1), 0) });
});

scenario('a place without line of sight has left melee', 'SFI-MELEE-007', play => {
  const screen = (keywords: readonly 'obscuring'[]): LaidOut => ({
    pieces: { screen: { keywords, footprint: [rectangle(near(touching - inches(2), mm(17)), inches(4), mm(1))] } },
  });
  // Half an inch below b, which the screen hides.
  const to = near(touching, touching);
  const hidden = placed(near(touching, 0), screen(['obscuring']));
  play(hidden.game, hidden.setup).choose('p1', { do: 'move' }).refuses('p1', { to }, leaves);
  const { game, setup } = placed(near(touching, 0), screen([]));
  play(game, setup).choose('p1', { do: 'move' }).choose('p1', { to });
});

const lance = (range: number) =>
  [{ id: 'lance', name: 'Lance', type: 'melee', shape: 'single', range, damage: { yellow: 2 } }] as const;

scenario(
  'a comrade that steps between hides a model from its enemy, and frees it: melee is judged anew for each model',
  ['SFI-MELEE-004', 'SFI-MELEE-007', 'SFI-MELEE-012', 'SFI-LOS-002'],
  play => {
    const after = (base: number) => {
      const { game, setup } = laidOut('', {
        active: 'A',
        cards: { A: { essence: {} }, c: { base, weapons: lance(2) } },
        at: { 'A/1': near(0, 0), 'A/2': near(0, inches(4)), 'c/1': near(1500 + 3300 + (base * 100) / 2, 0) },
      });
      const p = play(game, setup).choose('p1', { do: 'move' }).choose('p1', 'A/2');
      return p.choose('p1', { to: near(mm(30), 0) });
    };
    // A base of 30 mm hides another of 30 mm from one of 25 mm, and nothing from one of 40 mm.
    after(25).choose('p1', { to: near(-inches(2), 0) });
    after(40).refuses('p1', { to: near(-inches(2), 0) }, leaves);
  },
);

scenario(
  'an enemy that reaches a model without seeing it, and is seen beyond the model’s own reach, is in no melee with it',
  ['SFI-MELEE-001', 'SFI-MELEE-002', 'SFI-MELEE-007', 'SFI-LOS-010'],
  play => {
    const start = (reach: number) => {
      const { game, setup } = laidOut('', {
        active: 'A',
        // The friend between hides A of 30 mm from c, and not c of 50 mm from A.
        cards: { A: { weapons: lance(reach) }, B: { base: 40 }, c: { base: 50, weapons: lance(4) } },
        at: { 'A/1': near(0, 0), 'B/1': near(mm(35), 0), 'c/1': near(mm(40) + inches(3), 0) },
      });
      return play(game, setup).choose('p1', { do: 'move' });
    };
    start(1).choose('p1', { to: near(-inches(2), 0) });
    start(3).refuses('p1', { to: near(-inches(2), 0) }, leaves);
  },
);

const origin = { name: 'Gust', rule: 'SFI-MELEE-010', source: 'b', player: 'p2' } as const;

scenario('moves of abilities, places and pushes leave melee', 'SFI-MELEE-010', play => {
  const doingIt = (use: Parameters<typeof codeAbility>[3]) =>
    codeAbility('gust', 'p2', 'activation-start', use, (_, { of }) => of === 'A');
  const start = (use: Parameters<typeof codeAbility>[3]) => {
    const { game, setup } = placed(near(touching, 0), { abilities: [doingIt(use)] });
    return play(game, { ...setup, position: { ...setup.position, activation: null } });
  };
  const away = near(-inches(2), 0);
  start(turn => moveModelOnly(turn))
    .choose('p2', { to: away })
    .waitsFor({ by: 'p1', kind: 'act' });
  start(turn => placeModels(turn, { models: ['A/1'], within: 2, by: 'p2', optional: false, origin })).choose(
    'p2',
    away,
  );
  const p = start(turn =>
    pushModels(turn, {
      models: ['A/1'],
      distance: 2,
      direction: 'directly-away',
      from: 'b/1',
      by: 'p2',
      optional: false,
      origin,
    }),
  );
  expect(p.state.models[0]?.at).toEqual(near(-inches(2), 0));
});

function* moveModelOnly(turn: Parameters<typeof moveModel>[0]) {
  yield* moveModel(turn, { model: 'A/1', tool: 'M', inAction: false, by: 'p2', origin });
}

scenario(
  'Parry that a card lends to the models around it lets the near model leave melee, and not the far one of the same unit',
  ['SFI-MELEE-011', 'SFI-MEASURE-012'],
  play => {
    const beside = (y: number): Point => ({ x: inches(4) + touching, y: inches(y) });
    const drill: StandingAbility = {
      id: 'drill',
      name: 'Drill',
      kind: 'passive',
      aim: { how: 'every', what: 'model', side: 'friend', within: 2, other: true },
      effects: [{ op: 'grant', passive: { id: 'parry' } }],
    };
    const at = {
      'A/1': near(0, 0),
      'A/2': near(0, inches(10)),
      'L/1': near(0, inches(3)),
      'b/1': beside(4),
      'c/1': beside(14),
    };
    const { game, setup } = laidOut('', { active: 'A', at, cards: { L: { abilities: [drill] } } });
    const p = play(game, setup)
      .choose('p1', { do: 'move' })
      .choose('p1', 'A/1')
      .choose('p1', { to: near(-inches(2), 0) });
    p.refuses('p1', { to: near(-inches(2), inches(10)) }, leaves).choose('p1', 'stay');
  },
);
