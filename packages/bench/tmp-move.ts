import { inches } from '@rulewright/core/inches';
import { laidOut } from '../eldfall-d20/src/testing/index.js';
import { suggestedMovements } from '../eldfall-d20/src/movement/find.js';
import { modelWith, stateWith } from '../eldfall-d20/src/match/copies.js';
const letters = 'ABCDEFGHIJabcdefghij';
let seed = 7; const r = (n: number) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
const scenery = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`p${i}`, { boxes: [[2 + (i % 6) * 5.5 + r(3), 4 + Math.floor(i / 6) * 8 + r(3), 1 + r(3), 1 + r(3)]] as const, top: [0.5, 1, 2, 3, 5][i % 5] ?? 1 }]));
const at = Object.fromEntries([...letters].map((l, i) => [l, { x: inches(1.5 + (i % 10) * 3.4), y: inches(i < 10 ? 2 : 34) + r(3000) - 1500 }]));
const laid = laidOut(letters, { at, scenery });
const N = Number(process.argv[2] ?? 40);
for (const warm of [true, false]) {
  const t0 = performance.now(); let got = 0;
  for (let k = 0; k < N; k++) {
    for (const l of ['A', 'D', 'g']) {
      const state = stateWith(laid.table.state, { models: laid.table.state.models.map(m => m.id === l ? modelWith(m, { points: 1 + (k % 3) }) : m) });
      const table = { ...laid.table, state };
      const m = state.models.find(x => x.id === l); if (!m) continue;
      got += suggestedMovements(table, m, 4).length;
    }
  }
  if (!warm) console.log(((performance.now() - t0) / (3 * N)).toFixed(2), 'ms per 4 suggestions', got);
}
