import { act, createMatch, explain, history, type Match, step, type Turn } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { reviseEdition } from '@rulewright/core/editions';
import { readLog, replay, resume, toLog, writeLog } from '@rulewright/core/log';
import { anyAction, Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { terrainNow } from './board/on-hexes.js';
import { defaultContent } from './content/default.js';
import { battleMaps, skirmishMaps } from './content/maps/index.js';
import { hexEdition } from './edition.js';
import { createGame } from './game.js';
import { penaltyAt } from './ground/hexes/movement/penalty.js';
import { attributeValue } from './hero-cards/attributes/attribute.js';
import { pieceOf } from './hero-cards/reading/field.js';
import { judgementHex } from './index.js';
import { modelOf } from './match/models.js';
import { column, faces, happened, laidOut, plainHero, suffering } from './testing/index.js';
import type { JhxEdition } from './vocabulary/edition.js';
import type { ActionChoice, Jhx, JhxEvent } from './vocabulary/index.js';
import type { Recall } from './vocabulary/procedures.js';

const eventsOf = ({ match }: Play<Jhx>): readonly JhxEvent[] =>
  history(match).flatMap(({ records }) => records.flatMap(one => (one.kind === 'event' ? [one.event] : [])));

/** The way of the longest Charge in the hex edition and one hex more, with `b` at its end. */
const { MOV } = plainHero.attributes;
const lane = ['A', ...Array.from({ length: Number(MOV) + 3 }, () => '.'), 'b'];

/** The actions that `A` can take. */
const choices = (edition: JhxEdition): readonly ActionChoice[] => {
  const { game, setup } = laidOut(column(...lane), { active: 'A', edition });
  const [decision] = new Play(game, setup).match.decisions;
  return decision?.kind === 'action' ? (decision.options ?? []) : [];
};

test('one number changes: a Charge goes one hex farther, and nothing else', () => {
  const far = reviseEdition(hexEdition, 'far', { numbers: { moves: { charge: { value: 3 } } } });
  const isCharge = (choice: ActionChoice): boolean => choice.do === 'charge';
  expect(choices(hexEdition).filter(isCharge)).toEqual([]);
  expect(choices(far).filter(isCharge)).toHaveLength(1);
  expect(choices(far).filter(choice => !isCharge(choice))).toEqual(choices(hexEdition));
});

test.each([2, 3])('a Charge that goes too far is told that it may go %i hexes beyond MOV', bonus => {
  const numbers = { moves: { charge: { value: bonus } } };
  const { game, setup, cell } = laidOut(column('A', '1', '2', '3', '4', '5', '6', '7', '8', 'b'), {
    active: 'A',
    edition: reviseEdition(hexEdition, 'far', { numbers }),
  });
  const path = [...'A12345678'].map(cell);
  const choice = { do: 'charge', model: 'A', target: 'b', weapon: 'blade', path } as const;
  const detail = { most: Number(MOV) + bonus, hexes: 8 };
  const { match } = new Play(game, setup);
  expect(explain(match, { decision: 0, by: 'p1', choice })).toEqual({
    code: 'too-far',
    rule: 'JHX-CHARGE-007',
    detail,
  });
});

test('a changed number brings its own rule into tallies', () => {
  const numbers = { attackDice: { charge: { value: 4, rule: 'JHX-GEN-001' } } } as const;
  const pool = (edition: JhxEdition, dice: string) => {
    const { game, setup, cell } = laidOut(column('A', '1', '2', 'b'), { active: 'A', edition });
    const p = new Play(game, { ...setup, dice: faces(dice) });
    p.choose('p1', { do: 'charge', model: 'A', target: 'b', weapon: 'blade', path: ['A', '1', '2'].map(cell) });
    return happened(p, 'PoolCounted')[0]?.pool;
  };
  const usual = pool(hexEdition, '....');
  const strong = pool(reviseEdition(hexEdition, 'strong', { numbers }), '......');
  const isCharge = ({ source }: { readonly source?: string }): boolean => source === 'charge';
  expect(usual?.lines.find(isCharge)).toMatchObject({ amount: 2, rule: 'JHX-ATTACK-021' });
  expect(strong?.lines.find(isCharge)).toMatchObject({ amount: 4, rule: 'JHX-GEN-001' });
  const others = (lines: NonNullable<typeof usual>['lines'] = []) =>
    lines.filter(line => !isCharge(line)).map(({ after: _, ...line }) => line);
  expect(others(strong?.lines)).toEqual(others(usual?.lines));
  expect(strong?.total).toBe((usual?.total ?? 0) + 2);
});

/** `A`, hurt, is recalled to its Effigy. */
const recalled = (edition: JhxEdition): readonly JhxEvent[] => {
  const { game, setup, cell } = laidOut(
    `
        .
     @     .
  @     @     .
     1     .
  .     .     .
     A     .
  .     .     b
`,
    { active: 'A', edition, models: { A: { damage: 4 } } },
  );
  return eventsOf(new Play(game, setup).choose('p1', { do: 'effigy-recall', model: 'A', to: cell('1') }));
};

test('one step is added: a recalled Hero heals, and nothing else', () => {
  const healing = reviseEdition(hexEdition, 'healing', {
    procedures: {
      recall: [
        {
          after: 'place the Hero',
          insert: step<Jhx, Recall>('JHX-ACTION-010', 'heal', (turn, { model }) =>
            turn.emit({ type: 'ModelHealed', model, by: 2 }, 'JHX-ACTION-010'),
          ),
        },
      ],
    },
  });
  const before = recalled(hexEdition);
  const at = before.findIndex(({ type }) => type === 'ModelMoved') + 1;
  expect(at).toBeGreaterThan(0);
  expect(recalled(healing)).toEqual(before.toSpliced(at, 0, { type: 'ModelHealed', model: 'A', by: 2 }));
});

/** Round 3 from step 3 of its Communion Phase to the first question of the Activation Phase. */
const communion = (edition: JhxEdition, by: 3 | 'dusk' = 3): Play<Jhx> => {
  const state = { round: 3, stage: { name: 'communion', step: by, queue: null } } as const;
  const warbands = { p1: { fate: 1 }, p2: { fate: 1 } };
  const { game, setup } = laidOut(column('A', '.', '.', 'b'), { edition, state, warbands });
  return new Play(game, setup);
};
const stages = (p: Play<Jhx>): readonly unknown[] =>
  happened(p, 'StageReached').flatMap(({ stage }) =>
    stage.name !== 'communion' ? [stage.name] : stage.queue === null ? [stage.step] : [],
  );
const tick = (turn: Turn<Jhx>): void =>
  turn.emit({ type: 'FateChanged', player: 'p1', by: 1, why: 'free' }, 'JHX-FATE-001');
const dusk = reviseEdition(hexEdition, 'dusk', {
  procedures: {
    communion: [
      { remove: 'spawn Souls and Monsters' },
      { after: 'resurrect Heroes', insert: step<Jhx, unknown>('JHX-COMMUNION-015', 'dusk', tick) },
    ],
  },
});

test('a step of the Communion Phase is left out and another one added; the steps of the book keep their numbers', () => {
  expect(stages(communion(hexEdition))).toEqual([4, 5, 6, 'activation']);
  const p = communion(dusk);
  expect(stages(p)).toEqual([5, 'dusk', 6, 'activation']);
  expect(happened(p, 'FateChanged').filter(({ why }) => why === 'free')).toHaveLength(1);
  expect(stages(communion(dusk, 'dusk'))).toEqual([6, 'activation']);
  expect(() => communion(hexEdition, 'dusk')).toThrow('unknown-step');
});

test('one step of the procedure of a chapter changes: Souls bring no Fate, and nothing else', () => {
  const stingy = reviseEdition(hexEdition, 'stingy', { procedures: { fate: [{ remove: 'Fate of Souls' }] } });
  const told = (edition: JhxEdition): readonly JhxEvent[] => {
    const { game, setup } = laidOut(column('A', '.', '.', 'b'), {
      edition,
      models: { A: { souls: 2 } },
      warbands: { p1: { fate: 1 }, p2: { fate: 1 } },
      state: { round: 3, stage: { name: 'communion', step: 3, queue: null } },
    });
    return eventsOf(new Play(game, setup));
  };
  const souls = { type: 'FateChanged', player: 'p1', by: 2, why: 'souls' };
  expect(told(hexEdition)).toContainEqual(souls);
  expect(told(stingy)).toEqual(told(hexEdition).filter(event => event.type !== 'FateChanged'));
});

const played = (match: Match<Jhx>, most: number): Match<Jhx> => {
  const random = Random.fromSeed('play');
  let now = match;
  for (let n = 0; n < most && !now.outcome; n++) now = act(now, anyAction(now, random));
  return now;
};

test('an edition that changes nothing plays the same match, and its log names it', () => {
  const parts = { pack: defaultContent, maps: [...skirmishMaps, ...battleMaps] };
  const twin = createGame({ ...parts, edition: reviseEdition(hexEdition, 'twin', {}) });
  const log = (game: typeof judgementHex) => toLog(played(createMatch(game, { players: 2, seed: 'twin' }), 250));
  const [a, b] = [log(judgementHex), log(twin)];
  expect(a.records.length).toBeGreaterThan(500);
  const { edition, ...header } = b.header;
  expect(edition?.id).toBe('twin');
  expect({ ...b, header }).toEqual(a);
  expect(resume(twin, readLog(writeLog(b))).length).toBe(b.records.length);
  expect(() => replay(judgementHex, b)).toThrow('other-edition');
  expect(() => replay(twin, a)).toThrow('other-edition');
});

test('an answer cached for a table in one edition is not used in another', () => {
  const { table } = laidOut(column('A:', '1', '2', 'b'), { effects: [suffering('A', 'freeze')] });
  const other = reviseEdition(hexEdition, 'other', {
    numbers: {
      conditions: { freezeMOV: { value: 1 } },
      heights: { hero: { value: 5 } },
      terrain: { rough: { value: { ...hexEdition.numbers.terrain.rough.value, penalty: 3 } } },
    },
  });
  const told = (numbers: JhxEdition['numbers']) => {
    const now = { ...table, numbers };
    const A = modelOf(now.state, 'A');
    return [attributeValue(now, A, 'MOV'), pieceOf(now, 'A')?.height, penaltyAt(terrainNow(now), A.at ?? -1)?.hexes];
  };
  for (const _ of [1, 2]) {
    expect(told(hexEdition.numbers)).toEqual([2, 2, 1]);
    expect(told(other.numbers)).toEqual([1, 5, 3]);
  }
});
