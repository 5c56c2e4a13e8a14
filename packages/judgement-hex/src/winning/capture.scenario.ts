import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { faces, type LaidOut, laidOut, withTemporaryHealth } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
        %
     %     %
        .
     A     b
        .
     @     @
        @
`;
const decaying = (warbands: LaidOut['warbands'], models: LaidOut['models']) =>
  laidOut(drawing, {
    models: { ...models },
    ...(warbands ? { warbands } : {}),
    state: { stage: { name: 'communion', step: 1, queue: null }, round: 5 },
  });

scenario('decay and Souls together capture an Effigy, at once', ['JHX-WIN-001', 'JHX-WIN-003'], play => {
  // 16 less 12 for three Souls less 1 less 3.
  const { game, setup } = decaying({ p2: { effigy: { damage: 0, decay: 1 } } }, { A: { souls: 3 } });
  play(game, setup).ends({ reason: 'effigy-captured', winners: ['p1'] });
});

scenario('temporary health does not help an Effigy without base health', ['JHX-WIN-004', 'JHX-SOUL-028'], play => {
  const { game, setup } = laidOut(drawing, {
    models: { A: { souls: 3 } },
    warbands: { p2: { effigy: { damage: 0, decay: 1 } } },
    effects: [withTemporaryHealth('effigy:p2', 5)],
    state: { stage: { name: 'communion', step: 1, queue: null }, round: 5 },
  });
  play(game, setup).ends({ reason: 'effigy-captured', winners: ['p1'] });
});

scenario('one point of base health is enough to stand', 'JHX-WIN-001', play => {
  const { game, setup } = decaying({}, { A: { souls: 3 } });
  play(game, setup).waitsFor({ by: 'p2', kind: 'volunteer' });
});

scenario('if both Effigies are captured at once the tie-breakers decide', 'JHX-WIN-005', play => {
  const worn = { effigy: { damage: 0, decay: 1 } };
  const { game, setup } = decaying({ p1: worn, p2: worn }, { A: { souls: 3 }, b: { souls: 3, level: 2 } });
  play(game, setup).ends({ reason: 'more-levels', winners: ['p2'] });
});

scenario(
  'a Soul ends the match in the middle of the action that brought it',
  ['JHX-WIN-001', 'JHX-WIN-002', 'JHX-DEATH-005'],
  play => {
    // b dies with three Souls of its own, which it has not yet lost when p1 wins.
    const { game, setup } = laidOut(
      drawing.replace('     A     b', '     .     b').replace('        .\n     @', '        A\n     @'),
      {
        active: 'A',
        models: { A: { souls: 3 }, b: { damage: 11, souls: 3 } },
        warbands: { p1: { fate: 0 } },
      },
    );
    // Next to its Effigy b has cover: one die.
    const p = play(game, { ...setup, dice: faces('h') })
      .choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' })
      .choose('p1', [0])
      .ends({ reason: 'effigy-captured', winners: ['p1'] });
    expect(p.state.models.map(({ id, souls }) => [id, souls])).toEqual(
      expect.arrayContaining([
        ['A', 4],
        ['b', 3],
      ]),
    );
  },
);
