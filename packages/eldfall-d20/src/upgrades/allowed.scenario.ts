import { createMatch } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);
const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(8));

/** `A` waits for its deployment, with Upgrades of the party to get. */
const waiting = (bought: readonly string[], more: LaidOut = {}) =>
  laidOut('A\nb', {
    ...more,
    pack: { upgrades, ...more.pack },
    at: { b: { x: inches(30), y: inches(30) } },
    models: { A: { where: 'waiting', states: [] } },
    parties: { p1: { upgrades: bought, zone }, p2: { zone } },
    state: { stage: { name: 'set-up', step: 'deploy models' }, round: 0 },
  });
const put = { model: 'A', at: { x: inches(10), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } };
const shrouded = { ...put, secret: 'shrouded' } as const;
const states = (p: Parameters<typeof modelIn>[0]) => modelIn(p, 'A').states.map(({ state }) => state);

scenario('with Concealed Approach a model may begin the game Shrouded', 'ELD-UPGRADE-029', play => {
  const { game, setup } = waiting(['concealed-approach']);
  const cloak = { upgrades: ['concealed-approach'] };
  expect(states(play(game, setup).choose('p1', { ...shrouded, ...cloak }))).toEqual(['shrouded']);
  expect(states(play(game, setup).choose('p1', { ...put, ...cloak }))).toEqual([]);
  play(game, setup).refuses('p1', shrouded, { code: 'no-ability', rule: 'ELD-SKILL-040' });
  expect(upgrades['concealed-approach']).toMatchObject({ faction: 'thenion', cost: 3, limit: 3 });
});

scenario(
  'an option of an Upgrade is picked when it is given, and one that can change nothing is not for the model',
  ['ELD-SETUP-014', 'ELD-UPGRADE-005', 'ELD-UPGRADE-044'],
  play => {
    const bought = ['mana-catalyst'];
    const fire = waiting(bought, { profiles: { A: { traits: [{ id: 'affinity', element: 'fire' }] } } });
    const p = play(fire.game, fire.setup)
      .refuses('p1', { ...put, upgrades: bought }, { code: 'options-of-upgrades', rule: 'ELD-SETUP-014' })
      .refuses(
        'p1',
        { ...put, upgrades: bought, options: ['water to fire'] },
        { code: 'no-such-option', rule: 'ELD-SETUP-014' },
      )
      .choose('p1', { ...put, upgrades: bought, options: ['fire to air'] });
    expect(modelIn(p, 'A').counters).toEqual({ 'option:mana-catalyst:fire to air': 1 });
    const plain = waiting(bought);
    const given = { ...put, upgrades: bought };
    play(plain.game, plain.setup).refuses('p1', given, {
      code: 'not-for-this-model',
      rule: 'ELD-UPGRADE-005',
    });
  },
);

test('the format and the measuring mode are fixed before the first step of set-up [ELD-SETUP-016]', () => {
  const { game } = laidOut('A\nb');
  const options = { format: 'guildsworn', measuringMode: 'realism' } as const;
  const match = createMatch(game, { players: 2, options, seed: 'modes' });
  expect(match.header.options).toMatchObject(options);
  expect(match.decisions.map(({ kind }) => kind)).toEqual(['party', 'party']);
  const wrong = { measuringMode: 'by-eye' } as object;
  expect(() => createMatch(game, { players: 2, options: wrong, seed: 'modes' })).toThrow();
});
