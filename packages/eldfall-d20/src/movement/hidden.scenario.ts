import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, modelIn } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { at, movementOnly } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const y = inches(10);
const x = inches(10);
const facing = { x: 1, y: 0 };
/** `A` at 10 inches walks to the right, and b is Hidden on its way. */
const walking = (lay: LaidOut = {}) =>
  laidOut('Ab', {
    at: { A: { x, y }, b: { x: inches(13), y } },
    models: { b: { points: 0 } },
    states: { b: ['hidden'] },
    ...lay,
  });
const walk = (...route: readonly ReturnType<typeof at>[]) => ({ kind: 'walk', route, facing, skills: [] }) as const;

scenario(
  'a Hidden enemy refuses no route; contact with it ends the movement and shows it',
  ['ELD-STATE-073', 'ELD-MOVE-020'],
  play => {
    const { game, setup } = walking();
    for (const to of [at(inches(16), y), at(inches(13), y), at(inches(13) - 3000, y)]) {
      const p = play(game, setup).choose('p1', 'A').choose('p1', walk(to)).choose('p2', 'pass');
      // Two units of distance are contact.
      expect([modelIn(p, 'A').at.x, modelIn(p, 'b').states]).toEqual([inches(13) - 3202, []]);
      expect(events(p, 'ModelRevealed').map(({ model }) => model)).toEqual(['b']);
    }
    const past = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', walk(at(inches(13) - 3203, y)))
      .choose('p2', 'pass');
    expect([modelIn(past, 'A').at.x, modelIn(past, 'b').states.length]).toEqual([inches(13) - 3203, 1]);
  },
);

scenario('a Flying model passes above a Hidden enemy without finding it', ['ELD-STATE-073', 'ELD-STATE-038'], play => {
  const { game, setup } = walking({ states: { A: ['flying'], b: ['hidden'] } });
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', walk(at(inches(16), y)))
    .choose('p2', 'pass');
  expect([modelIn(p, 'A').at.x, modelIn(p, 'b').states.length]).toEqual([inches(16), 1]);
});

scenario('a Knockback ends at a Hidden enemy and shows it', ['ELD-STATE-073', 'ELD-MOVE-030'], play => {
  const edition = movementOnly(({ knockbacks }) =>
    knockbacks.push({ model: 'A', by: 'c', distance: 4, from: at(inches(8), y) }),
  );
  const { game, setup } = laidOut('Abc', {
    edition,
    at: { A: { x, y }, b: { x: inches(13), y }, c: { x: inches(8), y } },
    states: { b: ['hidden'] },
  });
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', { ...walk(), kind: 'idle' })
    .choose('p2', facing);
  expect([modelIn(p, 'A').at.x, modelIn(p, 'b').states]).toEqual([inches(13) - 3202, []]);
});

scenario('a Knockback that a Hidden friend ends shows that friend', ['ELD-STATE-073', 'ELD-MOVE-030'], play => {
  const pushed = (B: number, away = y) => {
    const edition = movementOnly(({ knockbacks }) =>
      knockbacks.push({ model: 'A', by: 'c', distance: 4, from: at(inches(8), y) }),
    );
    const { game, setup } = laidOut('ABc', {
      edition,
      at: { A: { x, y }, B: { x: B, y: away }, c: { x: inches(8), y } },
      states: { B: ['hidden'] },
    });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', { ...walk(), kind: 'idle' })
      .choose('p2', facing);
    return [modelIn(p, 'A').at.x, events(p, 'ModelRevealed').map(({ model }) => model)];
  };
  expect(pushed(inches(13))).toEqual([inches(13) - 3200, ['B']]);
  // A friend that is touched at the end, or beside the way, has ended nothing.
  expect(pushed(inches(14) + 3200)).toEqual([inches(14), []]);
  expect(pushed(inches(14), y + 3200)).toEqual([inches(14), []]);
});

scenario('a Hidden model of its own player blocks as always', ['ELD-STATE-073', 'ELD-MOVE-021'], play => {
  const { game, setup } = laidOut('ABb', {
    at: { A: { x, y }, B: { x: inches(13), y }, b: { x: inches(30), y: inches(30) } },
    states: { B: ['hidden'] },
  });
  const onIt = walk(at(inches(13), y));
  play(game, setup).choose('p1', 'A').refuses('p1', onIt, { code: 'on-a-model', rule: 'ELD-MOVE-021' });
});

scenario(
  'a model passes a Hidden model of an allied player and may not end on it, while an enemy is refused nothing',
  ['ELD-STATE-073', 'ELD-MOVE-018', 'ELD-MOVE-021'],
  play => {
    const { game, setup } = walking({ players: ['p1', 'p2'], state: { alliances: [['p1', 'p2']] } });
    const begun = play(game, setup).choose('p1', 'A');
    begun.refuses('p1', walk(at(inches(13), y)), { code: 'on-a-model', rule: 'ELD-MOVE-021' });
    const past = begun.choose('p1', walk(at(inches(16), y))).choose('p2', 'pass');
    expect([modelIn(past, 'A').at.x, events(past, 'ModelRevealed')]).toEqual([inches(16), []]);
    // Without the Alliance the movement ends at the contact, which shows the enemy.
    const enemy = walking();
    const met = play(enemy.game, enemy.setup)
      .choose('p1', 'A')
      .choose('p1', walk(at(inches(13), y)));
    expect(events(met.choose('p2', 'pass'), 'ModelRevealed')).toHaveLength(1);
  },
);

scenario(
  'a model with Flicker passes a Hidden enemy without finding it, and is stopped by one where it would end',
  ['ELD-SKILL-021', 'ELD-STATE-073', 'ELD-MOVE-020'],
  play => {
    const { game, setup } = walking({ profiles: { A: { skills: [{ id: 'flicker' }] } } });
    const flickers = (to: number) => {
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', { ...walk(at(to, y)), skills: ['flicker'] });
      p.chooseIfAsked('p2', 'pass');
      return [modelIn(p, 'A').at.x, events(p, 'ModelRevealed').map(({ model }) => model)];
    };
    expect(flickers(inches(16))).toEqual([inches(16), []]);
    expect(flickers(inches(13))).toEqual([inches(13) - 3202, ['b']]);
  },
);

scenario(
  'a model that touches a Hidden enemy already may move away and along it, and is stopped where it would go into it',
  ['ELD-MOVE-020', 'ELD-STATE-073'],
  play => {
    const { game, setup } = walking({ at: { A: { x, y }, b: { x: x + 3200, y } } });
    const walks = (...route: readonly ReturnType<typeof at>[]) => {
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', walk(...route));
      p.chooseIfAsked('p2', 'pass');
      const { x: left, y: above } = modelIn(p, 'A').at;
      return [left, above, modelIn(p, 'b').states.length];
    };
    expect(walks(at(x - 5000, y))).toEqual([x - 5000, y, 1]);
    expect(walks(at(x, y + 5000))).toEqual([x, y + 5000, 1]);
    expect(walks(at(x + 5000, y))).toEqual([x, y, 0]);
    // On its way back it meets the enemy anew.
    expect(walks(at(x - 5000, y), at(x, y))).toEqual([x - 2, y, 0]);
  },
);
