import { createMatch } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { scenario } from '../attacks/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { carriedMark } from '../match/quest.js';
import type { LaidOut } from '../testing/index.js';
import { beginning, points } from './scenario-words.js';

describe('a Campfire', () => {
  const wounded: LaidOut = {
    models: { A: { hp: 2 }, B: { hp: 0 }, C: { hp: 0 } },
    states: { B: ['incapacitated'], C: ['dead'] },
  };

  test.each(['antechamber', 'obelisk'])(
    '%s offers HP for Victory Points, as far as they go [ELD-QUEST-054, ELD-QUEST-064, ELD-QUEST-042]',
    quest => {
      const offered = (won: number) => {
        const [game, { dice: _, ...setup }] = beginning(quest, wounded, won);
        const [decision] = createMatch(game, { ...setup, seed: 'camp' }).decisions;
        return decision?.kind === 'effect' ? decision.options : undefined;
      };
      expect(offered(9)).toEqual(['heal', 'healFallen', 'healAll', 'healAllFallen', 'done']);
      expect(offered(4)).toEqual(['heal', 'healFallen', 'healAll', 'done']);
      expect(offered(2)).toEqual(['heal', 'done']);
      expect(offered(0)).toBeUndefined();
    },
  );

  scenario('each service has its price', 'ELD-QUEST-054', play => {
    const served = (name: string) => {
      const [game, setup] = beginning('antechamber', wounded);
      const p = play(game, setup).choose('p1', name).choose('p1', 'done');
      return [points(p)[0], modelOf(p.state, 'A').hp, modelOf(p.state, 'B').hp, p.state.quest.marks[carriedMark('p1')]];
    };
    expect(served('heal')).toEqual([8, 3, 0, 8]);
    expect(served('healFallen')).toEqual([6, 2, 1, 6]);
    expect(served('healAll')).toEqual([6, 5, 0, 6]);
    expect(served('healAllFallen')).toEqual([4, 2, 5, 4]);
  });

  scenario('a restored model can be deployed, a fallen one cannot', ['ELD-QUEST-055', 'ELD-QUEST-042'], play => {
    const deployed = (...names: readonly string[]): unknown => {
      const [game, setup] = beginning('antechamber', { ...wounded, at: {} });
      let p = play(game, setup);
      for (const name of names) p = p.choose('p1', name);
      if (p.match.decisions[0]?.kind === 'effect') p = p.choose('p1', 'done');
      p = p.choose('p1', 'order').choose('p2', 'whole').choose('p1', 'p1');
      const [decision] = p.match.decisions;
      return decision?.kind === 'deploy' && decision.proposal && 'models' in decision.proposal
        ? decision.proposal.models
        : decision?.kind;
    };
    expect([deployed(), deployed('healFallen')]).toEqual([['A'], ['A', 'B']]);
  });

  scenario(
    'an Incapacitated model that has its HP again can be restored, and keeps them',
    ['ELD-QUEST-055', 'ELD-QUEST-042'],
    play => {
      const lay: LaidOut = { models: { B: { hp: 5 } }, states: { B: ['incapacitated'] } };
      for (const service of ['healFallen', 'healAllFallen']) {
        const [game, setup] = beginning('antechamber', lay);
        const p = play(game, setup).options('p1', ['healFallen', 'healAllFallen', 'done']).choose('p1', service);
        const { hp, states } = modelOf(p.state, 'B');
        expect([hp, states, points(p)[0]]).toEqual([5, [], service === 'healFallen' ? 6 : 4]);
      }
    },
  );

  scenario('Quests without a Campfire offer none', 'ELD-QUEST-054', play => {
    const [game, setup] = beginning('great-hall', wounded);
    expect(play(game, setup).match.decisions[0]?.kind).toBe('initiative');
  });
});
