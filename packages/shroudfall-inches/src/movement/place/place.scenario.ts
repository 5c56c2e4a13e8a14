import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { codeAbility, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { type Placing, placeModels } from '../place.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const diameter = mm(30);

/** An ability of c at the beginning of the activation of A, which places A/1 within 2 inches. */
const placing = (more: Partial<Placing> = {}) =>
  codeAbility(
    'toss',
    'p2',
    'activation-start',
    turn =>
      placeModels(turn, {
        models: ['A/1'],
        within: 2,
        by: 'p2',
        optional: false,
        origin: { name: 'Toss', rule: 'SFI-PLACE-001', source: 'c', player: 'p2' },
        ...more,
      }),
    (_, { of }) => of === 'A',
  );
const lay = (more: Partial<Placing> = {}, own: LaidOut = {}) =>
  laidOut('\n\n  A   c', { abilities: [placing(more)], ...own });
/** A/1 stands at 6, 6 and c/1 at 14, 6. */
const home = at(6, 6);

scenario('a place within: the gap to the old base is at most the range', 'SFI-PLACE-001', play => {
  const { game, setup } = lay();
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'place' });
  const far = home.x + diameter + inches(2);
  p.refuses('p2', { x: far + 1, y: home.y }, { code: 'too-far', rule: 'SFI-PLACE-001' }).choose('p2', {
    x: far,
    y: home.y,
  });
  expect(happened(p, 'ModelShifted')).toEqual([
    { type: 'ModelShifted', model: 'A/1', from: home, to: { x: far, y: home.y }, how: 'place' },
  ]);
});

scenario('a place completely within: the centre shifts by at most the range', 'SFI-PLACE-002', play => {
  const { game, setup } = lay({ completely: true });
  const p = play(game, setup);
  p.refuses('p2', { x: home.x + inches(2) + 1, y: home.y }, { code: 'too-far', rule: 'SFI-PLACE-002' });
  p.choose('p2', { x: home.x + inches(2), y: home.y });
});

scenario('models and terrain in between do not matter for a place', 'SFI-PLACE-003', play => {
  const wall = {
    type: 'linear' as const,
    keywords: ['impassable' as const],
    footprint: [rectangle(at(6.7, 4), inches(0.2), inches(4))],
  };
  const { game, setup } = lay({}, { pieces: { wall } });
  play(game, setup).choose('p2', at(8, 6));
});

scenario(
  'no place overlaps a model, solid terrain or the edge of the table',
  ['SFI-PLACE-004', 'SFI-TERRAIN-007'],
  play => {
    const right = home.x + inches(1) + mm(15);
    const wall = (type: 'linear' | 'area', keywords: readonly 'impassable'[] = []): LaidOut => ({
      pieces: { wall: { type, keywords, footprint: [rectangle({ x: right, y: inches(4) }, inches(1), inches(4))] } },
    });
    const to = { x: home.x + inches(1), y: home.y };
    const on = (own: LaidOut, point: Point, code: string, rule: RuleId) => {
      const { game, setup } = lay({}, own);
      play(game, setup).refuses('p2', point, { code, rule });
    };
    on(wall('linear'), { ...to, x: to.x + 1 }, 'on-linear-terrain', 'SFI-PLACE-004');
    on(wall('area', ['impassable']), { ...to, x: to.x + 1 }, 'on-impassable-terrain', 'SFI-PLACE-004');
    for (const own of [wall('linear'), wall('area', ['impassable']), wall('area')]) {
      const { game, setup } = lay({}, own);
      play(game, setup).choose('p2', to);
    }
    const touching = { x: home.x + inches(2) - mm(40), y: home.y };
    const vault = { elements: { vault: { at: at(8, 6) } } };
    on(vault, { ...touching, x: touching.x + 1 }, 'on-a-base', 'SFI-PLACE-004');
    const beside = lay({}, vault);
    play(beside.game, beside.setup).choose('p2', touching);
  },
);

scenario('no model is placed over the edge of the table', ['SFI-PLACE-004', 'SFI-MOVE-018'], play => {
  const { game, setup } = laidOut('A   c', { abilities: [placing()] });
  const p = play(game, setup).refuses(
    'p2',
    { x: mm(15) - 1, y: inches(2) },
    { code: 'off-the-table', rule: 'SFI-MOVE-018' },
  );
  p.choose('p2', { x: mm(15), y: inches(2) });
});

scenario('a place is no move for reactions', 'SFI-PLACE-005', play => {
  const seen = codeAbility('seen', 'p1', 'model-ends-move', turn =>
    turn.emit({ type: 'Used', span: 'activation', key: 'seen' }, 'SFI-PRIORITY-012'),
  );
  const { game, setup } = laidOut('\n\n  A   c', { abilities: [placing(), seen] });
  expect(happened(play(game, setup).choose('p2', at(7, 7)), 'Used')).toEqual([]);
});

/** A/1 with no place but its own: walls all around, and its own place counts as a place. Around c there is none at all. */
const crowded: LaidOut = {
  pieces: { wall: { keywords: ['impassable'], footprint: [rectangle(at(11, 3), inches(6), inches(6))] } },
};

scenario('an optional place without a legal position does not happen', 'SFI-PLACE-006', play => {
  const { game, setup } = lay({ optional: true, around: 'c/1', within: 0.5 }, crowded);
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  expect(p.state.models[0]?.at).toEqual(home);
});

scenario('a place that is a duty and impossible destroys the model', 'SFI-PLACE-007', play => {
  const { game, setup } = lay({ around: 'c/1', within: 0.5 }, crowded);
  const p = play(game, setup);
  expect(happened(p, 'ModelDestroyed').map(({ model }) => model)).toEqual(['A/1']);
  // With half an inch more room than the base needs, the model is placed.
  const roomy = lay({ around: 'c/1', within: 3 }, crowded);
  play(roomy.game, roomy.setup)
    .waitsFor({ by: 'p2', kind: 'place' })
    .refuses('p2', 'none', { code: 'must-be-placed', rule: 'SFI-PLACE-007' });
});

scenario('a place near something else is measured from its base, in both meanings', 'SFI-PLACE-008', play => {
  const { game, setup } = lay({ around: 'c/1' });
  const p = play(game, setup);
  const near = { x: inches(14) - diameter - inches(2), y: home.y };
  p.refuses('p2', { x: near.x - 1, y: near.y }, { code: 'too-far', rule: 'SFI-PLACE-008' }).choose('p2', near);
  const all = lay({ around: 'c/1', completely: true });
  const whole = { x: inches(14), y: home.y + inches(2) };
  play(all.game, all.setup)
    .refuses('p2', { x: whole.x, y: whole.y + 1 }, { code: 'too-far', rule: 'SFI-PLACE-008' })
    .choose('p2', whole);
});

scenario('several models are placed one after another, in the order of the effect’s player', 'SFI-PLACE-009', play => {
  const { game, setup } = laidOut('\n\n  AA  c', { abilities: [placing({ models: ['A/1', 'A/2'] })] });
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'model' }).options('p2', ['A/1', 'A/2']);
  p.choose('p2', 'A/2').choose('p2', at(8, 8)).waitsFor({ by: 'p2', kind: 'place' });
  p.refuses('p2', at(8, 8), { code: 'on-a-base', rule: 'SFI-PLACE-004' }).choose('p2', at(6, 8));
});

const passive = (id: 'anchored' | 'rooted'): LaidOut => ({ cards: { A: { passives: [{ id }] } } });
const friendly: Partial<Placing> = {
  by: 'p1',
  origin: { name: 'Help', rule: 'SFI-PLACE-001', source: 'A', player: 'p1' },
};
const neutral: Partial<Placing> = {
  by: 'p1',
  origin: { name: 'Wind', rule: 'SFI-PLACE-001', source: 'cloud', player: null },
};

scenario('Anchored: enemies do not place the model, friends and neutral effects do', 'SFI-PASSIVE-003', play => {
  const enemy = lay({}, passive('anchored'));
  play(enemy.game, enemy.setup).waitsFor({ by: 'p1', kind: 'act' });
  for (const more of [friendly, neutral]) {
    const other = lay(more, passive('anchored'));
    play(other.game, other.setup).waitsFor({ by: 'p1', kind: 'place' });
  }
});

scenario(
  'Anchored: PREY, which is an enemy, does not place the model, other scenario elements do',
  ['SFI-PASSIVE-003', 'SFI-PRIORITY-013', 'SFI-SCENARIO-002'],
  play => {
    const origin = { name: 'Breath', rule: 'SFI-PLACE-001', source: 'idol', player: null } as const;
    const idol = { at: { x: inches(25), y: inches(25) } };
    const prey = { ...idol, keywords: ['PREY'], prey: { def: 4, arm: 6, hp: 9 } } as const;
    const by = (element: NonNullable<LaidOut['elements']>[string]) => {
      const { game, setup } = lay({ by: 'p1', origin }, { ...passive('anchored'), elements: { idol: element } });
      return play(game, setup);
    };
    by(prey).waitsFor({ by: 'p1', kind: 'act' });
    by(idol).waitsFor({ by: 'p1', kind: 'place' });
  },
);

scenario('Rooted: enemies place the model as they like', ['SFI-PASSIVE-037', 'SFI-PLACE-001'], play => {
  const { game, setup } = lay({}, passive('rooted'));
  play(game, setup).waitsFor({ by: 'p2', kind: 'place' });
});

const frozen: LaidOut = { units: { A: { conditions: ['frostbite'] } } };

scenario('Frostbite: nothing places the model in its own activation', 'SFI-CONDITION-007', play => {
  for (const more of [{}, friendly, neutral]) {
    const { game, setup } = lay(more, frozen);
    play(game, setup).waitsFor({ by: 'p1', kind: 'act' });
  }
});

scenario(
  'Frostbite: outside its activation the enemy and neutral effects place it, its own side does not',
  ['SFI-CONDITION-007', 'SFI-CONDITION-008'],
  play => {
    const later = (more: Partial<Placing>) =>
      laidOut('\n\n  A   c', {
        ...frozen,
        active: 'c',
        abilities: [
          codeAbility('late', more.by ?? 'p2', 'activation-end', turn =>
            placeModels(turn, {
              models: ['A/1'],
              within: 2,
              by: 'p2',
              optional: false,
              origin: { name: 'Toss', rule: 'SFI-PLACE-001', source: 'c', player: 'p2' },
              ...more,
            }),
          ),
        ],
      });
    const start = (more: Partial<Placing>) => {
      const { game, setup } = later(more);
      return play(game, setup).choose('p2', { do: 'end' });
    };
    start({}).waitsFor({ by: 'p2', kind: 'place' });
    start(neutral).waitsFor({ by: 'p1', kind: 'place' });
    start(friendly).waitsFor({ by: 'p2', kind: 'keep' });
  },
);

scenario('rough, slow and fast ground change no place', 'SFI-TKEY-019', play => {
  for (const keyword of [{ id: 'rough' } as const, 'slow' as const, 'fast' as const]) {
    const { game, setup } = lay(
      {},
      { pieces: { mud: { keywords: [keyword], footprint: [rectangle(at(3, 3), inches(8), inches(6))] } } },
    );
    const far = { x: home.x + diameter + inches(2), y: home.y };
    play(game, setup)
      .refuses('p2', { x: far.x + 1, y: far.y }, { code: 'too-far', rule: 'SFI-PLACE-001' })
      .choose('p2', far);
  }
});
