import { expect } from 'vitest';
import { initialMonsters, spawnMonsters } from '../../monsters-and-souls/monsters/spawning.js';
import { doing, happened, plainMonster } from '../../testing/index.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';

const INCH = 2540;
/** A cleft an inch wide and open below: a base of 40 mm does not enter it. */
const cleft = `
  . . # . # . . .
  . . # . # . . .
  . . . . . . . .
  . . . . . . . .
  A . . . . . . b`;

scenario(
  'a Monster whose base does not fit on its pit begins the game within an inch of the pit',
  ['JV11-COMM-015', 'JV11-BASE-008', 'JHX-SETUP-014'],
  play => {
    /** The place of the Monster of a pit that lies so deep in the cleft. */
    const begins = (deep: number) => {
      const pit = [3.5, (3 * INCH + deep) / INCH] as const;
      const laid = laidOut(cleft, { map: { monsterPits: [{ at: pit, monster: 'rat' }] } });
      const [entered] = happened(play(doing(laid, initialMonsters), laid.setup), 'ModelEntered');
      return { at: entered?.model.at ?? -1, pit: laid.place(...pit), mouth: laid.exactly(3.5 * INCH, 3 * INCH - 1546) };
    };
    // The base touches both corners of the mouth, its centre 15.46 mm before it. There its edge is an inch from a pit that lies
    // 29.94 mm deep, up to a thousandth of an inch, 0.0254 mm, which is equal.
    const reached = begins(2996);
    expect(reached.at).toBe(reached.mouth);
    const deeper = begins(2997);
    expect(deeper.at).toBe(deeper.pit);
    const open = begins(-2 * INCH);
    expect(open.at).toBe(open.pit);
  },
);

scenario(
  'a Monster with a small base comes out of a pit without room for others; the token of a larger one stays',
  ['JV11-COMM-015', 'JV11-BASE-004', 'JHX-SOUL-023'],
  play => {
    const pit = [3.5, 4.25] as const;
    const spawned = (base: number) => {
      const laid = laidOut(cleft, {
        cards: { monsters: { rat: { ...plainMonster, base } } },
        map: { monsterPits: [{ at: pit, monster: 'rat' }] },
        state: { pits: [{ at: laidOut(cleft).place(...pit), token: true }] },
      });
      const { state } = play(
        doing(laid, turn => spawnMonsters(turn)),
        laid.setup,
      );
      return [state.models.some(({ at }) => at === laid.place(...pit)), state.pits[0]?.token];
    };
    expect([spawned(25), spawned(40)]).toEqual([
      [true, false],
      [false, true],
    ]);
  },
);
