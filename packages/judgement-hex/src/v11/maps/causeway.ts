import { freeze } from '@rulewright/core';
import type { InchesMap, InchesTerrainPiece, InchOutline, InchPoint } from '../../vocabulary/inches-map.js';

/** The sides of the table, in inches. */
const SIDE = 24;

/** A point and an outline, turned half round on the middle of the table: the far player has what the near one has. */
const turnedPoint = ([x, y]: InchPoint): InchPoint => [SIDE - x, SIDE - y];
const turned = (outline: InchOutline): InchOutline => outline.map(turnedPoint);

/** A piece of the near half, and the same in the far half. */
const both = (piece: InchesTerrainPiece): readonly InchesTerrainPiece[] => [
  piece,
  { ...piece, outlines: piece.outlines.map(turned) },
];

const forest: InchesTerrainPiece = {
  kind: 'forest',
  outlines: [
    [
      [3, 6.5],
      [6, 6],
      [6.5, 8.5],
      [3.5, 9],
    ],
    [
      [6, 6],
      [8, 7],
      [8, 8.5],
      [6.5, 8.5],
    ],
  ],
};

const bentWall: InchesTerrainPiece = {
  kind: 'wall',
  outlines: [
    [
      [14, 8.5],
      [17, 8.5],
      [17, 9],
      [14, 9],
    ],
    [
      [17, 8.5],
      [17.5, 8.5],
      [17.5, 10.5],
      [17, 10.5],
    ],
  ],
};

const rock: InchesTerrainPiece = {
  kind: 'impassable',
  outlines: [
    [
      [17, 5.5],
      [18.5, 5],
      [19.5, 6],
      [19, 7.5],
      [17.5, 7.5],
    ],
  ],
};

const rubble: InchesTerrainPiece = {
  kind: 'rough',
  outlines: [
    [
      [18.5, 12],
      [19, 10.5],
      [21, 10.5],
      [22, 12],
      [21, 13.5],
      [19, 13.5],
    ],
  ],
};

const smoke: InchesTerrainPiece = {
  kind: 'smoke',
  outlines: [
    [
      [10, 12],
      [11, 10.25],
      [13, 10.25],
      [14, 12],
      [13, 13.75],
      [11, 13.75],
    ],
  ],
};

/** In the Smoke: both apply (JHX-MAP-014). */
const embers: InchesTerrainPiece = {
  kind: 'treacherous',
  outlines: [
    [
      [11, 11.5],
      [13, 11.5],
      [13, 12.5],
      [11, 12.5],
    ],
  ],
};

const gate = {
  impassable: [
    [0.5, 14],
    [1.5, 14],
    [1.5, 15],
    [0.5, 15],
  ],
  porting: [
    [1.5, 13.75],
    [3, 13.75],
    [3, 15.25],
    [1.5, 15.25],
  ],
} as const;

const nearZone: InchOutline = [
  [0, 0],
  [SIDE, 0],
  [SIDE, 4],
  [0, 4],
];

/** An arena of this project's own for a Skirmish, with every kind of terrain. Each half is the other one turned round. */
export const causeway: InchesMap = /* @__PURE__ */ (() =>
  freeze<InchesMap>({
    id: 'causeway',
    name: 'The Causeway',
    source: 'original',
    mode: '3v3',
    table: { width: SIDE, height: SIDE },
    terrain: [...both(forest), ...both(bentWall), ...both(rock), ...both(rubble), smoke, embers],
    gates: [gate, { impassable: turned(gate.impassable), porting: turned(gate.porting) }],
    shrines: [{ at: [7.5, 12] }, { at: [16.5, 12] }],
    soulPits: [
      [12, 9],
      [12, 15],
    ],
    monsterPits: [
      { at: [4, 12], tiers: [1, 2, 3] },
      { at: [20, 12], tiers: [1, 2, 3] },
    ],
    effigies: { lower: { at: [12, 3] }, upper: { at: [12, 21] } },
    deployment: { lower: nearZone, upper: turned(nearZone) },
  }))();
