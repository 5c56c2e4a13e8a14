import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import type { RuleId } from '../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../testing/index.js';
import type { Stage } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
const stage: Stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' };
const aided = { upgrades: ['first-aid'] };
const lay = (more: LaidOut): LaidOut => ({ state: { stage }, ...more, pack: { upgrades } });
const help = (target: string, model = 'A') => ({ do: 'ability', ability: 'first-aid', model, target }) as const;
const rolls = (model: string) => ({ do: 'rolls', model }) as const;
const done = { do: 'done' } as const;

scenario(
  'First Aid is removed in the Strategic phase: 1 HP for a model in Awareness, and four states are gone',
  'ELD-UPGRADE-009',
  play => {
    const { game, setup } = laidOut(
      'AB..b',
      lay({
        models: { A: aided, B: { hp: 1 } },
        states: { B: ['crippled', 'weakened', 'slowed', 'poisoned', 'bleeding'] },
      }),
    );
    const p = play(game, setup)
      .options('p1', [rolls('B'), help('B'), done])
      .choose('p1', help('B'));
    const { hp, states } = modelIn(p, 'B');
    expect([hp, states.map(({ state }) => state), modelIn(p, 'A').upgrades]).toEqual([2, ['slowed'], []]);
    // Nothing is left to do in this phase.
    p.waitsFor({ by: 'p1', kind: 'activate' });
  },
);

scenario(
  'First Aid helps every hurt model in Awareness, enemies too, to the last hundredth of a millimetre; but nobody Dead',
  'ELD-UPGRADE-009',
  play => {
    const hurt = { hp: 1 };
    const reached = (gap: number, more: LaidOut = {}): boolean => {
      const { game, setup } = laidOut(
        'AB..b',
        lay({
          models: { A: aided, b: hurt },
          at: { A: { x: 5000, y: 2540 }, B: { x: 5000, y: 9000 }, b: { x: 5000 + 3200 + gap, y: 2540 } },
          ...more,
        }),
      );
      return play(game, setup).match.decisions[0]?.kind === 'strategic';
    };
    expect(reached(inches(10) + 2)).toBe(true);
    expect(reached(inches(10) + 3)).toBe(false);
    expect(reached(inches(1), { states: { b: ['dead'] } })).toBe(false);
    expect(reached(inches(1), { states: { b: ['shrouded'] } })).toBe(false);
    // Nobody needs it.
    expect(reached(inches(1), { models: { A: aided } })).toBe(false);
    expect(reached(inches(1), { models: { b: hurt } })).toBe(false);
  },
);

scenario(
  'an Incapacitated model uses First Aid on itself only, and gets up; a Dead one does not',
  ['ELD-UPGRADE-010', 'ELD-UPGRADE-009'],
  play => {
    const down: LaidOut = { models: { A: { ...aided, hp: 0 }, B: { hp: 1 } }, states: { A: ['incapacitated'] } };
    const { game, setup } = laidOut('AB..b', lay(down));
    const p = play(game, setup).options('p1', [help('A'), done]);
    p.refuses('p1', help('B'), { code: 'no-patient', rule: 'ELD-UPGRADE-009' });
    p.choose('p1', help('A')).choose('p1', false);
    expect([modelIn(p, 'A').hp, modelIn(p, 'A').states]).toEqual([1, []]);
    const dead = laidOut('AB..b', lay({ ...down, states: { A: ['dead'] } }));
    play(dead.game, dead.setup).waitsFor({ by: 'p1', kind: 'activate' });
  },
);

scenario(
  'First Aid heals a Construct, since it is neither a Spell nor a Skill',
  ['ELD-UPGRADE-009', 'ELD-TRAIT-014'],
  play => {
    const { game, setup } = laidOut(
      'AB..b',
      lay({ profiles: { B: { traits: [{ id: 'construct' }] } }, models: { A: aided, B: { hp: 1 } } }),
    );
    expect(modelIn(play(game, setup).choose('p1', help('B')), 'B').hp).toBe(2);
  },
);

scenario(
  'in Realism mode Awareness is measured after the declaration, and a wrong guess costs the Upgrade',
  ['ELD-UPGRADE-009', 'ELD-MEASURE-013'],
  play => {
    const aids = (gap: number) => {
      const { game, setup } = laidOut(
        'AB..b',
        lay({
          options: { measuringMode: 'realism' },
          models: { A: aided, B: { hp: 1 } },
          at: { A: { x: 5000, y: 2540 }, B: { x: 5000 + 3200 + gap, y: 2540 } },
        }),
      );
      const p = play(game, setup)
        .options('p1', [help('B'), done])
        .choose('p1', help('B'));
      const failed = happened(p, 'RequirementFailed').map(({ model, code, target }) => [model, code, target]);
      return [failed, modelIn(p, 'B').hp, modelIn(p, 'A').upgrades];
    };
    expect(aids(inches(10) + 2)).toEqual([[], 2, []]);
    expect(aids(inches(10) + 3)).toEqual([[['A', 'not-aware', 'B']], 1, []]);
  },
);
