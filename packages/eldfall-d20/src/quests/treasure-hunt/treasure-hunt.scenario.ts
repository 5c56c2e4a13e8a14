import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { actionMenu } from '../../actions/menu.js';
import { attack, type Declared, resolving, scenario } from '../../attacks/scenario-words.js';
import { areTouching } from '../../battlefield/distance.js';
import { bodyOf, hitboxOf } from '../../battlefield/hitbox.js';
import { modelOf } from '../../match/lookups.js';
import { immunityTo } from '../../profiles/immunity.js';
import { happened, type LaidOut, laidOut, plainProfile } from '../../testing/index.js';
import { atQuest, place, points, TOUCH, thing, thingsOf, zones } from '../scenario-words.js';

const treasure = { item: 'treasure', quantity: 1, acquired: true, found: true } as const;
const middle = place(18, 18);
const cache = thing('cache', middle, { holds: [treasure] });
const open = { do: 'interact', thing: 'cache-1', attribute: 'AG' } as const;
const actor = { model: 'A', role: 'active', occasion: 'step' } as const;

const hunting = (drawing: string, more: Declared) => {
  const { game, setup } = resolving(drawing, atQuest('treasure-hunt', { parties: zones, ...more }));
  return [game, setup] as const;
};

describe('a Cache', () => {
  const beside = { at: { A: { x: middle.x, y: middle.y - TOUCH } }, things: [cache] };

  scenario(
    'a successful Agility roll takes the Treasure and is worth 1 VP',
    ['ELD-QUEST-027', 'ELD-QUEST-031'],
    play => {
      const [game, setup] = hunting('A', { ...beside, action: open });
      const p = play(game, { ...setup, dice: [10] });
      expect(modelOf(p.state, 'A').inventory.at(-1)).toEqual(treasure);
      expect([points(p), p.state.things[0]?.holds]).toEqual([[1, 0], []]);
      const failed = play(game, { ...setup, dice: [11] });
      expect([points(failed), failed.state.things[0]?.holds]).toEqual([[0, 0], [treasure]]);
    },
  );

  test('an unlocked Cache cannot be unlocked again, and no other attribute opens one [ELD-QUEST-027]', () => {
    const why = (choice: object, marks: readonly string[] = []) =>
      actionMenu.whyNot(
        choice,
        laidOut('A', atQuest('treasure-hunt', { ...beside, things: [{ ...cache, marks }] })).table,
        actor,
      )?.code;
    expect([why(open), why(open, ['unlocked']), why({ ...open, attribute: 'INT' })]).toEqual([
      undefined,
      'no-object',
      'no-such-attribute',
    ]);
  });

  scenario(
    'of two models that unlock it in one sequence the activated one has the Treasure, and the other one finds nothing to unlock',
    ['ELD-QUEST-027', 'ELD-ACT-020', 'ELD-ROLL-015'],
    play => {
      const at = { ...beside.at, b: { x: middle.x, y: middle.y + TOUCH } };
      const [game, setup] = hunting('Ab', { ...beside, at, action: open, reactions: { b: open } });
      const p = play(game, { ...setup, dice: [10] });
      expect([points(p), p.state.things[0]?.holds]).toEqual([[1, 0], []]);
      const failed = happened(p, 'RequirementFailed').map(({ model, code }) => [model, code]);
      expect(failed).toEqual([['b', 'no-object']]);
      // Where the activated one fails, the other one may succeed.
      expect(points(play(game, { ...setup, dice: [11, 10] }))).toEqual([0, 1]);
    },
  );

  scenario('a Shrouded model that is given a Treasure is shown', 'ELD-QUEST-029', play => {
    const given = (item: string) => {
      const trade = { do: 'trade', with: 'B', gives: [item], takes: [] } as const;
      const at = { B: { x: middle.x, y: middle.y }, A: { x: middle.x, y: middle.y - TOUCH } };
      const inventory = [{ item, quantity: 1, acquired: true }];
      const [game, setup] = hunting('AB', {
        at,
        action: trade,
        states: { B: ['shrouded'] },
        models: { A: { inventory } },
        options: { secretTrades: true },
      });
      return modelOf(play(game, setup).state, 'B').states.map(({ state }) => state);
    };
    expect([given('treasure'), given('sword')]).toEqual([[], ['shrouded']]);
  });

  scenario('nobody who takes a Treasure stays Shrouded, or becomes it', 'ELD-QUEST-029', play => {
    const [game, setup] = hunting('A', { ...beside, action: open, states: { A: ['shrouded'] } });
    expect(modelOf(play(game, { ...setup, dice: [1] }).state, 'A').states).toEqual([]);
    const carries = (inventory: readonly (typeof treasure)[]) => {
      const { table } = laidOut('A', atQuest('treasure-hunt', { models: { A: { inventory } } }));
      return immunityTo(table, modelOf(table.state, 'A'), { state: 'shrouded' })?.rule;
    };
    expect([carries([treasure]), carries([])]).toEqual(['ELD-QUEST-029', undefined]);
  });
});

describe('a carrier that falls', () => {
  const struck = (HP: number) =>
    hunting('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      profiles: { b: { stats: { ...plainProfile.stats, HP } } },
      models: { b: { inventory: [treasure] } },
    });

  scenario('loses the Treasure, which lies in Base Contact with it', 'ELD-QUEST-028', play => {
    const [game, setup] = struck(1);
    const p = play(game, { ...setup, dice: [5, 1] });
    const { table } = laidOut('A', atQuest('treasure-hunt', {}));
    const [dropped] = p.state.things;
    const b = modelOf(p.state, 'b');
    expect([b.inventory, dropped?.holds]).toEqual([[], [treasure]]);
    expect(dropped && areTouching(table, bodyOf(dropped), hitboxOf({ ...table, pack: game.pack }, b))).toBe(true);
  });

  scenario('loses the Treasure on the surface where it lies, not over an edge or in a wall', 'ELD-QUEST-028', play => {
    // The middle of the field, where the Treasure would lie otherwise, is to the right of `b`.
    const lay = (scenery: LaidOut['scenery'] & object) =>
      hunting('', {
        at: { A: { x: inches(8), y: inches(16) }, b: { x: inches(8), y: inches(18), z: inches(1) } },
        scenery,
        action: attack('b', { with: 'bow' }),
        profiles: { b: { stats: { ...plainProfile.stats, HP: 1 } } },
        models: { b: { inventory: [treasure] } },
      });
    const roof = { boxes: [[4, 14, 4.4, 8]] as const, top: 1 };
    const wall = { boxes: [[8.7, 14, 1, 8]] as const, top: 4 };
    const step = { boxes: [[4, 14, 4.7, 8]] as const, top: 1 };
    // The greatest place of the middle of the token: a border does not carry it, and a wall is no place for it.
    for (const [scenery, most] of [
      [{ roof }, inches(8.4) + 1499],
      [{ step, wall }, inches(8.7) - 1500],
    ] as const) {
      const [game, setup] = lay(scenery);
      const p = play(game, { ...setup, dice: [5, 1] });
      const { table } = laidOut('A', atQuest('treasure-hunt', {}));
      const [dropped] = p.state.things;
      const b = modelOf(p.state, 'b');
      expect(dropped?.at.z).toBe(inches(1));
      expect(dropped?.at.x).toBeLessThanOrEqual(most);
      expect(dropped && areTouching(table, bodyOf(dropped), hitboxOf({ ...table, pack: game.pack }, b))).toBe(true);
    }
  });

  scenario('loses the Treasure under a name of its own, whatever Treasure lies on the field', 'ELD-QUEST-028', play => {
    // `b` has lost the second of two Treasures before, somebody has taken the first one, and `b` has got it.
    for (const id of ['treasure-1', 'treasure-2-b']) {
      const lies = thing('treasure', place(30, 30), { id, holds: [treasure] });
      const [game, setup] = hunting('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        profiles: { b: { stats: { ...plainProfile.stats, HP: 1 } } },
        models: { b: { inventory: [treasure] } },
        things: [lies],
      });
      const { things } = play(game, { ...setup, dice: [5, 1] }).state;
      expect([things[0], things.length, new Set(things.map(one => one.id)).size]).toEqual([lies, 2, 2]);
    }
  });

  scenario('one that is only wounded keeps it', 'ELD-QUEST-028', play => {
    const [game, setup] = struck(2);
    const p = play(game, { ...setup, dice: [5, 1] }).choose('p2', { x: 0, y: -1 });
    expect([modelOf(p.state, 'b').inventory, p.state.things]).toEqual([[treasure], []]);
  });

  scenario('a Treasure on the field is taken without a roll', 'ELD-QUEST-028', play => {
    const lies = thing('treasure', middle, { holds: [treasure] });
    const at = { A: { x: middle.x, y: middle.y - TOUCH } };
    const [game, setup] = hunting('A', { at, things: [lies], action: { do: 'interact', thing: 'treasure-1' } });
    const p = play(game, setup);
    expect([modelOf(p.state, 'A').inventory.at(-1), thingsOf(p), points(p)]).toEqual([treasure, [], [0, 0]]);
  });
});

scenario('a Treasure that was dropped is taken by anybody without a roll', ['ELD-QUEST-028', 'ELD-ITEM-018'], play => {
  const dropped = thing('dropped-items', middle, { holds: [treasure] });
  const [game, setup] = hunting('b', {
    by: 'b',
    active: 'p2',
    at: { b: { x: middle.x, y: middle.y + TOUCH } },
    things: [dropped],
    action: { do: 'interact', thing: 'dropped-items-1' },
  });
  const p = play(game, setup).choose('p2', 'treasure');
  expect([modelOf(p.state, 'b').inventory.at(-1), thingsOf(p), points(p)]).toEqual([treasure, [], [0, 0]]);
});

describe('leaving', () => {
  const stands = (y: number, more: Declared = {}) =>
    hunting('Ab', { at: { A: { x: inches(18), y } }, models: { A: { inventory: [treasure] } }, ...more });
  const edge = inches(8) - 1600;

  scenario(
    'a carrier may leave through its own zone, for 3 VP in place of the 2 for holding on',
    ['ELD-QUEST-030', 'ELD-QUEST-031'],
    play => {
      const [game, setup] = stands(edge);
      const asked = play(game, setup);
      expect(asked.match.decisions[0]).toMatchObject({ by: 'p1', kind: 'yes', about: { model: 'A', exit: 'zone' } });
      const p = asked.choose('p1', true);
      expect([modelOf(p.state, 'A').where, points(p)]).toEqual(['left', [3, 0]]);
      expect(modelOf(play(game, setup).choose('p1', false).state, 'A').where).toBe('field');
    },
  );

  scenario(
    'a model that leaves with both Treasures ends the Quest and earns 3 VP, or by the option 3 for each',
    ['ELD-QUEST-031', 'ELD-QUEST-032'],
    play => {
      const earned = (treasuresTogether: 'once' | 'each') => {
        const models = { A: { inventory: [{ ...treasure, quantity: 2 }] } };
        const [game, setup] = stands(edge, { models, options: { treasuresTogether } });
        const p = play(game, setup).choose('p1', true);
        return [points(p), p.match.outcome?.reason];
      };
      expect([earned('once'), earned('each')]).toEqual([
        [[3, 0], 'quest'],
        [[6, 0], 'quest'],
      ]);
    },
  );

  scenario('nobody leaves from beside the zone, through another one, or without a Treasure', 'ELD-QUEST-030', play => {
    const isAsked = (...args: Parameters<typeof stands>): boolean => {
      const [game, setup] = stands(...args);
      return play(game, setup).match.decisions.some(({ kind }) => kind === 'yes');
    };
    expect([isAsked(edge), isAsked(edge + 1), isAsked(inches(34)), isAsked(edge, { models: {} })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  scenario(
    'the Quest ends when both Treasures have left, not after the first',
    ['ELD-QUEST-032', 'ELD-END-003'],
    play => {
      const other = (where: 'field' | 'left') => ({
        models: { A: { inventory: [treasure] }, b: { inventory: [treasure], where } },
      });
      const [game, setup] = stands(edge, other('left'));
      play(game, setup)
        .choose('p1', true)
        .ends({ reason: 'quest', winners: ['p1'] });
      const [more, alone] = stands(edge, other('field'));
      expect(play(more, alone).choose('p1', true).match.outcome).toBeUndefined();
    },
  );
});

scenario(
  'a Treasure that is held when the last round is over is worth 2 VP',
  ['ELD-QUEST-029', 'ELD-END-001'],
  play => {
    const lay = atQuest('treasure-hunt', {
      models: { a: { inventory: [treasure] }, A: { points: 0 } },
      state: { round: 5, stage: { name: 'turn', active: 'p2', phase: 'end', step: '' } },
    });
    const { game, setup } = laidOut('Aa', lay);
    const p = play(game, setup).ends({ reason: 'last-round', winners: ['p2'] });
    expect(points(p)).toEqual([0, 2]);
  },
);
