import { act, createMatch, type Match } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { compareGap, type Disc, inches, type Point, squareBetween } from '@rulewright/core/inches';
import { anyAction } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { thingsOn } from '../../battlefield/things.js';
import { defaultContent } from '../../content/default.js';
import { createGame } from '../../game.js';
import { armyOf, cardOf, unitOf } from '../../match/lookups.js';
import { tableIn } from '../../match/table.js';
import { pieceCard } from '../../terrain/within.js';
import { laidOut } from '../../testing/index.js';
import type { Sfi, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { formations } from './formation.js';
import { deployModelsProposal } from './proposal.js';

/** The rules of deployment by plain arithmetic and the distances of outlines, without any region. */
const isLegal = (table: Table, id: UnitId, places: readonly Point[]): boolean => {
  const unit = unitOf(table.state, id);
  const card = cardOf(table, unit);
  const radius = card.base * 50;
  const bases = places.map((at): Disc => ({ at, radius }));
  const scout = card.passives.find(one => one.id === 'scout');
  const depth = inches(6 + (scout && 'x' in scout ? scout.x : 0));
  const high = armyOf(table.state, unit.player).edge === 'high';
  const solid = table.state.terrain.filter(piece => {
    const { type, keywords } = pieceCard(table, piece);
    return type === 'linear' || keywords.some(one => one.id === 'impassable');
  });
  const stands = bases.every(base => {
    const { x, y } = base.at;
    const onTable = Math.min(x, y) >= radius && Math.max(x, y) <= inches(36) - radius;
    const inZone = (high ? inches(36) - y : y) - radius <= depth;
    const free =
      thingsOn(table).every(other => compareGap(base, other.base, 0) >= 0) &&
      solid.every(({ footprint }) => footprint.every(part => compareGap(base, part, 0) >= 0));
    return onTable && inZone && free && bases.every(other => other === base || compareGap(base, other, 0) >= 0);
  });
  const range = inches(unit.strength >= 5 ? 1 : 2);
  const reached = new Set(bases.slice(0, 1));
  for (const base of reached) {
    for (const other of bases) if (compareGap(base, other, range) <= 0) reached.add(other);
  }
  return stands && reached.size === bases.length;
};

describe('generated deployments', () => {
  test('keep every distance, and one that is 1/100 mm off is refused [SFI-DEPLOY-002, SFI-DEPLOY-003, SFI-DEPLOY-005, SFI-PASSIVE-038]', () => {
    const game = createGame({ pack: defaultContent });
    const proposal = deployModelsProposal({ pack: defaultContent, numbers: game.edition.numbers });
    const seen = { legal: 0, border: 0 };
    for (let n = 0; n < 4; n++) {
      const random = Random.fromSeed(`deployment ${n}`);
      let match: Match<Sfi> = createMatch(game, { players: 2, seed: `deployment ${n}`, checked: false });
      while (match.state.stage.name === 'set-up') {
        const [decision] = match.decisions;
        if (decision?.kind === 'deployModels') {
          const table = tableIn(match);
          const { unit } = decision.proposal as { readonly unit: UnitId };
          const asked = { state: match.state, decision, parameters: { unit }, setup: match.header } as Parameters<
            typeof proposal.check
          >[0];
          const below = (many: number): number => random.below(many);
          const wish = { x: below(inches(36)), y: below(inches(36)) };
          const found = [
            ...proposal.suggest(asked, 3),
            proposal.sample(asked, below) ?? [],
            proposal.nearest?.(asked, wish) ?? [],
          ].filter(places => places.length > 0);
          for (const places of found) {
            if (places === 'none') throw new RangeError('every unit finds room');
            expect(isLegal(table, unit, places)).toBe(true);
            seen.legal++;
            const [at, ...others] = places as [Point, ...Point[]];
            for (const [dx, dy] of [
              [0, 0],
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ] as const) {
              // biome-ignore format: one line
              const moved = [{ x: at.x + dx, y: at.y + dy }, ...others];
              const legal = isLegal(table, unit, moved);
              expect([moved, proposal.check(asked, moved) === undefined]).toEqual([moved, legal]);
              if (!legal) seen.border++;
            }
          }
        }
        match = act(match, anyAction(match, random));
      }
    }
    expect(seen.legal).toBeGreaterThan(150);
    expect(seen.border).toBeGreaterThan(30);
  });

  test('are spread over the zone: the first in the middle, the next at the sides', () => {
    const unit = { where: 'in-reserve', strength: 3 } as const;
    const { table } = laidOut('', { units: { A: unit, c: unit } });
    const [first, second, third] = formations(table, 'A', 3);
    if (!first?.[1] || !second?.[1] || !third?.[1]) throw new RangeError('three formations are found');
    expect(Math.abs(first[1].x - inches(18))).toBeLessThan(inches(3));
    expect(squareBetween(first[1], second[1])).toBeGreaterThan(inches(10) ** 2);
    expect(squareBetween(second[1], third[1])).toBeGreaterThan(inches(20) ** 2);
  });

  test('stand as near to a wish as they can, whatever it is', () => {
    const unit = { where: 'in-reserve', strength: 2 } as const;
    const { game, table, setup } = laidOut('', {
      units: { A: unit, c: unit },
      state: { stage: { name: 'set-up', step: 'deploy units' }, round: 0 },
    });
    const match = createMatch(game, { ...setup, seed: 'wish' });
    const [decision] = match.decisions;
    const proposal = deployModelsProposal(table);
    const asked = {
      state: match.state,
      decision,
      parameters: { unit: 'A' },
      setup: match.header,
    } as unknown as Parameters<typeof proposal.check>[0];
    const legal = [{ x: inches(3), y: inches(3) }, { x: inches(5), y: inches(3) }]; // biome-ignore format: one line
    expect(proposal.nearest?.(asked, legal)).toEqual(legal);
    const far = proposal.nearest?.(asked, { x: inches(10), y: inches(30) });
    expect(far).toMatchObject([{ y: inches(6) + 1500 }, { y: inches(6) + 1500 }]);
    for (const wish of [null, 'x', [], [{ x: 1, y: 1 }], { x: 0.5, y: 1 }]) {
      expect(proposal.nearest?.(asked, wish)).toBeUndefined();
    }
  });
});
