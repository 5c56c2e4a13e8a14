import { expect } from 'vitest';
import { scenario, table } from '../../abilities/common/scenario-words.js';
import { slay } from '../../combat/death/death.js';
import { doing, type LaidOut, suffering } from '../../testing/index.js';
import type { Warband } from '../../vocabulary/index.js';

const drawing = `
        %
     %     %
        .     C
     A     b
        .     D
     @     @
        @
`;
const honour = { b: [{ id: 'honour' }] } as const;
const avatar: Partial<Warband> = { avatar: 'b', powerCalled: true };

/** The Fate of the two players after `A`, or another model, has slain `b`. */
const fateAfter = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  lay: LaidOut = {},
  common: Parameters<typeof table>[1] = honour,
): readonly number[] => {
  const laid = table(drawing, common, { warbands: { p2: avatar }, ...lay });
  const p = play(
    doing(laid, turn => slay(turn, 'b', 'A')),
    laid.setup,
  );
  return p.state.warbands.map(({ fate }) => fate);
};

scenario('the player who harvests the Soul of the Avatar gains a Fate', 'JHX-ABILITY-023', play => {
  expect(fateAfter(play)).toEqual([1, 0]);
});

scenario('only the chosen Avatar’s Soul gives Fate, once its Power was called', 'JHX-ABILITY-023', play => {
  expect([
    fateAfter(play, { warbands: { p2: { ...avatar, powerCalled: false } } }),
    fateAfter(play, { warbands: { p2: { ...avatar, avatar: 'd' } } }),
    fateAfter(play, {}, {}),
  ]).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

scenario('no Fate comes where no Soul is harvested', ['JHX-ABILITY-023', 'JHX-COND-009'], play => {
  const cursed = {
    key: 'condition:curse',
    source: 'b',
    target: 'A',
    data: { kind: 'condition', condition: 'curse' },
  } as const;
  expect(fateAfter(play, { effects: [cursed] })).toEqual([0, 0]);
});

scenario('the nearest Hero who harvests in the killer’s place gains it for its Warband', 'JHX-ABILITY-023', play => {
  const laid = table(drawing, honour, { warbands: { p2: avatar }, active: 'b' });
  const p = play(
    doing(laid, turn => slay(turn, 'b', null)),
    laid.setup,
  );
  p.choose('p1', 'D');
  expect(p.state.warbands.map(({ fate }) => fate)).toEqual([1, 0]);
});

scenario(
  'a Soul of the Avatar that is Banked, or that binds to a friend of a Soulless killer, gives Fate by the option `honourWithoutHarvest` only',
  ['JHX-ABILITY-023', 'JHX-ABILITY-067', 'JHX-ABILITY-068', 'JHX-SOUL-043'],
  play => {
    const soulless = { id: 'soulless' } as const;
    const avatarIs = [...honour.b, soulless];
    const both = (lay: LaidOut, common: Parameters<typeof fateAfter>[2]): readonly unknown[] =>
      [false, true].map(
        honourWithoutHarvest => fateAfter(play, { ...lay, options: { honourWithoutHarvest } }, common)[0],
      );
    expect([
      both({}, { b: avatarIs }),
      both({ effects: [suffering('D', 'curse')] }, { b: honour.b, A: [soulless] }),
    ]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const alone = (honourWithoutHarvest: boolean): unknown => {
      const laid = table(
        drawing,
        { b: avatarIs },
        { warbands: { p2: avatar }, active: 'b', options: { honourWithoutHarvest } },
      );
      const p = play(
        doing(laid, turn => slay(turn, 'b', null)),
        laid.setup,
      );
      return p.choose('p1', 'D').state.warbands[0].fate;
    };
    expect([alone(false), alone(true)]).toEqual([0, 1]);
  },
);
