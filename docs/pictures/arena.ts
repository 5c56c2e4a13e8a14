import { choose, createMatch, type Match, type Scene, view } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import type { Jhx } from '@rulewright/judgement-hex';
import { createPresentation } from '@rulewright/judgement-hex/presentation';
import { faces, laidOut } from '@rulewright/judgement-hex/testing';

/** The first Skirmish map in the middle of a match, drawn the way scenarios draw their tables. */
const drawing = `
               .     .
            .     .     .
         .     %     %     .
      .     .     %     .     .
   .     .     .     e     .     ^
.     d     .     .     .     .     .
   .     =     .     .     .     ^
.     =     .     .     .     .     .
   =     .     .     .     .     ^
.     .     2     ~     .     .     ^
   .     1     ~     ~!    .     .
.     +     A?    ~     +*    $     .
   .     .     ~     ~!f   .     .
.     .     .     ~m    .     .     .
   #     .     .     .     C     .
.     .     .     B     .     ^     .
   .     .     .     .     ^     ^
.     .     .     .     .     ^     .
   .     .     .     .     .     .
      .     .     @     .     .
         .     @     @     .
            .     .     .
               .     .
`;

/**
 * A bowman has walked up and shoots at a model behind a wall: the dice are rolled, and their player has to choose among
 * them.
 */
export const shot = (): Scene => {
  const laid = laidOut(drawing, {
    models: {
      A: { card: 'ilvane', damage: 3, level: 2 },
      B: { card: 'garm', damage: 9, activated: true },
      C: { card: 'tamsin', souls: 1 },
      d: { card: 'seluane', damage: 5 },
      e: { card: 'hetty', level: 2, damage: 2 },
      f: { card: 'kesh', activated: true, damage: 7 },
      m: { kind: 'monster', card: 'dusk-prowler', damage: 4 },
    },
    warbands: {
      p1: { god: 'grul', effigy: { damage: 3, decay: 0 } },
      p2: { god: 'torin', effigy: { damage: 6, decay: 0 } },
    },
    effects: [{ key: 'condition:burn', target: 'f', source: 'A', data: { kind: 'condition', condition: 'burn' } }],
    active: 'A',
    state: { round: 3 },
  });
  const choices = [
    { do: 'advance', model: 'A' },
    laid.cell('1'),
    laid.cell('2'),
    'stop',
    { do: 'attack', model: 'A', weapon: 'heron-bow', target: 'd' },
  ];
  const match = choices.reduce<Match<Jhx>>(
    choose,
    createMatch(laid.game, { ...laid.setup, dice: scripted(...faces('hb')) }),
  );
  const { scene } = createPresentation(laid.table.pack, laid.table.maps);
  return scene(view(match, 'p1'));
};
