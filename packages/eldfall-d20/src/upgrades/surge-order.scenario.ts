import { suggest } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, modelIn } from '../activation/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Model, ModelState, Stage } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);
const stage: Stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' };
const helian = { factions: ['helian'] };
const order = { do: 'ability', ability: 'surge-order', model: 'A' } as const;
const done = { do: 'done' } as const;
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const lay = (more: LaidOut = {}): LaidOut => ({
  state: { stage },
  pack: { upgrades },
  profiles: { A: helian, B: helian, C: helian, D: helian, E: { factions: ['neutral'] } },
  models: { A: { upgrades: ['surge-order'] } },
  at: { A: at(5, 5), B: at(10, 5), C: at(15, 5), D: at(20, 5), E: at(25, 5), b: at(5, 8) },
  ...more,
});
const to = (x: number, y: number) => ({ route: [{ ...at(x, y), z: 0 }], facing: { x: 0, y: 1 } });

scenario('Surge Order moves up to three Helian models, and nobody reacts', 'ELD-UPGRADE-043', play => {
  const { game, setup } = laidOut('ABCDE..b', lay());
  const p = play(game, setup).options('p1', [order, done]).choose('p1', order);
  p.options('p1', ['none', 'A', 'B', 'C', 'D']).choose('p1', 'B').options('p1', ['walk', 'climb', 'jump']);
  p.choose('p1', 'walk').refuses('p1', to(16, 6), { code: 'too-far', rule: 'ELD-ACTION-016' });
  p.choose('p1', to(10, 11)).options('p1', ['none', 'A', 'C', 'D']);
  p.choose('p1', 'C').choose('p1', 'jump').choose('p1', to(15, 8));
  p.choose('p1', 'D').choose('p1', 'walk').choose('p1', to(20, 6));
  // Three have moved, the Upgrade is gone, and the phase is over.
  p.waitsFor({ by: 'p1', kind: 'activate' });
  expect(events(p, 'ModelMoved').map(({ model, why }) => `${model} ${why}`)).toEqual([
    'B surge-order',
    'C surge-order',
    'D surge-order',
  ]);
  expect([modelIn(p, 'A').upgrades, modelIn(p, 'A').points]).toEqual([[], 2]);
});

scenario('Surge Order: a Jump goes half as far as a Walk', 'ELD-UPGRADE-043', play => {
  const { game, setup } = laidOut('ABCDE..b', lay());
  const p = play(game, setup).choose('p1', order).choose('p1', 'B').choose('p1', 'jump');
  expect(p.match.decisions[0]?.proposal).toMatchObject({ most: inches(3), kind: 'jump' });
  p.choose('p1', to(10, 8)).choose('p1', 'none');
  p.waitsFor({ by: 'p1', kind: 'activate' });
});

scenario('Surge Order: a model with Leap jumps as far as it walks', ['ELD-UPGRADE-043', 'ELD-SKILL-034'], play => {
  const leaper = { B: { ...helian, skills: [{ id: 'leap' as const }] } };
  const { game, setup } = laidOut('ABCDE..b', lay({ profiles: { ...lay().profiles, ...leaper } }));
  const p = play(game, setup).choose('p1', order).choose('p1', 'B').choose('p1', 'jump');
  expect(p.match.decisions[0]?.proposal).toMatchObject({ most: inches(6), kind: 'jump' });
});

scenario('Surge Order is not given where no model can move by it', 'ELD-UPGRADE-043', play => {
  const bare = laidOut(
    'AE..b',
    lay({
      at: { A: at(5, 5), E: at(25, 5), b: at(5, 8) },
      profiles: { A: { factions: ['soga'] }, E: { factions: ['neutral'] } },
    }),
  );
  play(bare.game, bare.setup).waitsFor({ by: 'p1', kind: 'activate' });
  const fallen = laidOut(
    'ABCDE..b',
    lay({ states: { A: ['incapacitated'] }, models: { A: { upgrades: ['surge-order'], hp: 0 } } }),
  );
  play(fallen.game, fallen.setup).waitsFor({ by: 'p1', kind: 'activate' });
});

scenario(
  'Surge Order: a model that hangs on a wall climbs on or jumps, and falls no sooner',
  ['ELD-UPGRADE-043', 'ELD-MOVE-010'],
  play => {
    // B hangs 3 inches high on the left side of a wall that is 4 inches high.
    const wall = { boxes: [[12, 3, 2, 4]] as const, top: 4 };
    const B = { x: inches(12) - 1600, y: inches(5), z: inches(3) };
    const hanging = (more: LaidOut = {}) => {
      const models = { A: { upgrades: ['surge-order'] }, B: { onWall: true } };
      const { game, setup } = laidOut('ABCDE..b', {
        ...lay(),
        at: { ...lay().at, B },
        models,
        scenery: { wall },
        ...more,
      });
      return play(game, setup).choose('p1', order).choose('p1', 'B');
    };
    hanging().options('p1', ['climb', 'jump']);
    const up = hanging().choose('p1', 'climb');
    up.choose('p1', {
      route: [
        { ...B, z: inches(4) },
        { ...B, x: inches(13), z: inches(4) },
      ],
      facing: { x: 1, y: 0 },
    });
    expect(modelIn(up, 'B')).toMatchObject({ at: { x: inches(13), z: inches(4) }, onWall: false });
    const higher = hanging().choose('p1', 'climb');
    higher.choose('p1', { route: [{ ...B, z: inches(3.5) }], facing: { x: 1, y: 0 } });
    expect(modelIn(higher, 'B')).toMatchObject({ at: { z: inches(3.5) }, onWall: true });
    const stays = hanging()
      .choose('p1', 'jump')
      .choose('p1', { route: [], facing: { x: 1, y: 0 } });
    expect(modelIn(stays, 'B')).toMatchObject({ at: B, onWall: true });
  },
);

scenario('Surge Order: the suggestions for a Climb and for a Jump lead onto scenery', 'ELD-UPGRADE-043', play => {
  const block = { boxes: [[9, 6, 4, 4]] as const, top: 2 };
  const quick = { ...lay().profiles, B: { ...helian, stats: { SPD: 14 } } };
  const highest = (kind: 'walk' | 'climb' | 'jump'): number => {
    const { game, setup } = laidOut('ABCDE..b', lay({ scenery: { block }, profiles: quick }));
    const p = play(game, setup).choose('p1', order).choose('p1', 'B').choose('p1', kind);
    const [decision] = p.match.decisions;
    const found = decision?.kind === 'endMove' ? suggest(p.match, decision, 12) : [];
    return Math.max(...found.map(({ route }) => route.at(-1)?.z ?? 0));
  };
  expect([highest('walk'), highest('climb'), highest('jump')]).toEqual([0, inches(2), inches(2)]);
});

scenario(
  'Surge Order: an Engaged model only walks straight towards its enemy, and a Crouched one only walks; by option both move freely',
  ['ELD-UPGRADE-043', 'ELD-STATE-016', 'ELD-STATE-028'],
  play => {
    const engaged: ModelState = { state: 'engaged', by: 'p2', source: 'engaged', about: ['b'] };
    const close = { ...lay().at, B: at(5, 11) };
    const moving = (states: LaidOut['states'] & object, options: LaidOut['options'] & object = {}) => {
      const { game, setup } = laidOut('ABCDE..b', lay({ at: close, states, options }));
      return play(game, setup).choose('p1', order).choose('p1', 'B');
    };
    const away = to(5, 14);
    const p = moving({ B: [engaged] });
    p.options('p1', ['walk']).choose('p1', 'walk');
    p.refuses('p1', away, { code: 'engaged', rule: 'ELD-STATE-028' }).choose('p1', to(5, 10.5));
    moving({ B: ['crouched'] }).options('p1', ['walk']);
    const free = { surgeLimits: 'lifted' } as const;
    moving({ B: ['crouched'] }, free).options('p1', ['walk', 'climb', 'jump']);
    const q = moving({ B: [engaged] }, free)
      .options('p1', ['walk', 'climb', 'jump'])
      .choose('p1', 'walk');
    expect(modelIn(q.choose('p1', away), 'B').at.y).toBe(inches(14));
  },
);

scenario(
  'a creature is no party member, so that it does not follow Surge Order unless the option counts it',
  ['ELD-UPGRADE-043', 'ELD-DEF-011'],
  play => {
    const B: Partial<Model> = { original: false, summoned: { by: 'A', spell: 'spark' } };
    const asked = (options: LaidOut['options'] & object) => {
      const models = { A: { upgrades: ['surge-order'] }, B };
      const { game, setup } = laidOut('ABCDE..b', lay({ models, options }));
      return play(game, setup).choose('p1', order).match.decisions[0]?.options;
    };
    expect([asked({}), asked({ partyMemberIncludesSummons: true })]).toEqual([
      ['none', 'A', 'C', 'D'],
      ['none', 'A', 'B', 'C', 'D'],
    ]);
  },
);
