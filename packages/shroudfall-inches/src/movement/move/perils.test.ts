import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { box, type LaidOut, laidOut } from '../../testing/index.js';
import { moverOf } from './mover.js';
import { perilsNear } from './perils.js';
import { avoidable } from './pose.js';

/** The perils for A, which stands at 2, 2 inches with a base of 30 mm, within a length of its base. */
const perils = (lay: LaidOut, length = inches(12)): readonly string[] => {
  const { table } = laidOut('A        c', lay);
  const [model] = table.state.models;
  if (!model) throw new Error('no model');
  return perilsNear(table, model, { at: model.at, radius: mm(15) }, length).map(({ id }) => id);
};

test('harmful terrain within the length that the model is not in is a peril, other terrain is not [SFI-TKEY-001]', () => {
  const pieces: LaidOut['pieces'] = {
    pit: { keywords: ['blazing'], footprint: [box(8, 0, 2, 4)] },
    wood: { footprint: [box(5, 0, 2, 4)] },
    here: { keywords: ['toxic'], footprint: [box(0, 0, 2, 4)] },
    far: { keywords: ['blazing'], footprint: [box(20, 0, 2, 4)] },
  };
  expect(perils({ pieces })).toEqual(['pit']);
  // The pit is 6 inches from the middle of the base.
  expect(perils({ pieces }, inches(6) - mm(15))).toEqual(['pit']);
  expect(perils({ pieces }, inches(6) - mm(15) - 1)).toEqual([]);
});

test('no terrain is a peril for a flying model, or where by option only the end of a move counts [SFI-PASSIVE-016, SFI-TKEY-001]', () => {
  const pieces: LaidOut['pieces'] = { pit: { keywords: ['blazing'], footprint: [box(8, 0, 2, 4)] } };
  expect(perils({ pieces, cards: { A: { passives: [{ id: 'flying' }] } } })).toEqual([]);
  expect(perils({ pieces, options: { 'terrain.crossingCountsAsMovingInto': false } })).toEqual([]);
});

test('terrain is no peril for a unit that is immune to its condition or suffers it already; one other harm is enough [SFI-PASSIVE-022, SFI-COND-006]', () => {
  const pieces = (
    ...keywords: readonly ('blazing' | 'toxic' | 'dangerous-terrain')[]
  ): NonNullable<LaidOut['pieces']> => ({
    pit: { keywords, footprint: [box(8, 0, 2, 4)] },
  });
  const immune: LaidOut = { cards: { A: { passives: [{ id: 'immunity', to: 'burning' }] } } };
  const burning: LaidOut = { units: { A: { conditions: ['burning'] } } };
  for (const lay of [immune, burning]) {
    expect(perils({ ...lay, pieces: pieces('blazing') })).toEqual([]);
    expect(perils({ ...lay, pieces: pieces('blazing', 'toxic') })).toEqual(['pit']);
    expect(perils({ ...lay, pieces: pieces('blazing', 'dangerous-terrain') })).toEqual(['pit']);
  }
});

test('a move cannot avoid a piece in which it ends, whichever part of the piece that is [SFI-TKEY-001, SFI-MOVE-029]', () => {
  const { table } = laidOut('A        c', {
    pieces: {
      pit: { keywords: ['blazing'], footprint: [box(4, 0, 1.5, 4), box(5.4, 0, 2, 4)] },
      glass: { keywords: ['dangerous-terrain'], footprint: [box(3, 4, 1, 1)] },
    },
  });
  const mover = moverOf(table, { model: 'A/1', tool: 'MOV', inAction: true });
  if (!mover) throw new Error('no move');
  const avoided = (x: number) => avoidable(mover, { x: inches(x), y: inches(2) }).map(({ id }) => id);
  expect(avoided(6.5)).toEqual(['glass']);
  expect(avoided(8.5)).toEqual(['pit', 'pit', 'glass']);
});

test('the reach of a manifestation that acts on models that enter is a peril outside that reach [SFI-MANIFEST-006]', () => {
  const at = (gap: number) => ({ x: inches(2) + mm(30) + inches(2) + gap, y: inches(2) });
  // The reach is 2 inches around a base of 30 mm.
  expect(perils({ manifestations: { storm: { at: at(1) } } })).toEqual(['storm']);
  expect(perils({ manifestations: { storm: { at: at(0) } } })).toEqual([]);
  expect(perils({ manifestations: { storm: { at: at(1), on: ['completed'] } } })).toEqual([]);
  expect(perils({ manifestations: { storm: { at: at(inches(20)) } } })).toEqual([]);
});
