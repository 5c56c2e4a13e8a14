import { type Action, act, createMatch, hashJson, legal, undo } from '@rulewright/core';
import { produce } from 'immer';
import { type Forty, forty } from '../games/forty.js';
import { played } from '../games/playout.js';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';

const BATCH = 200;

const ATTACKER = 3;
const TARGET = 8;

/** The seven writes of an attack, as the game's events make them. */
const hit = (state: Forty['state']): Forty['state'] =>
  forty.evolve(forty.evolve(state, { type: 'Attacked', attacker: ATTACKER, target: TARGET }), {
    type: 'Wounded',
    target: TARGET,
    by: 1,
  });

/** The same writes on a draft. */
const hitDraft = (state: Forty['state']): Forty['state'] =>
  produce(state, draft => {
    const { [ATTACKER]: attacker, [TARGET]: target } = draft.models;
    if (!attacker || !target) throw new Error('no such model');
    draft.attacks++;
    attacker.actions--;
    attacker.activated = true;
    attacker.position.facing = (attacker.position.facing + 1) % 6;
    target.wounds--;
    target.attackedBy = target.id;
    target.activated = target.wounds === 0;
  });

/** Benchmarks on whole states of 40 models: one step into a fork, undo, hashing. */
export const prepare = (): Bench => {
  const match = played(createMatch(forty, { players: 2 }), new Lots(1), 10);
  const action = legal(match)[3] as Action;
  const next = act(match, action);
  const { state } = match;
  // The draft works on a copy of its own, because immer freezes every object that it meets.
  const drafted = structuredClone(state);
  if (hashJson(hit(state)) !== hashJson(hitDraft(drafted))) throw new Error('the draft became something else');
  return {
    cases: {
      'fork and act': () => {
        // Every action starts from the same moment, so `act` has to fork from it each time.
        for (let i = 0; i < BATCH; i++) if (act(match, action).state === state) throw new Error('nothing happened');
        return BATCH;
      },
      structuredClone: () => {
        for (let i = 0; i < 4; i++) if (structuredClone(state) === state) throw new Error('not a copy');
        return 4;
      },
      evolve: () => {
        for (let i = 0; i < BATCH; i++) if (hit(state) === state) throw new Error('nothing happened');
        return BATCH;
      },
      'immer produce': () => {
        for (let i = 0; i < 20; i++) if (hitDraft(drafted) === drafted) throw new Error('nothing happened');
        return 20;
      },
      undo: () => {
        for (let i = 0; i < BATCH; i++) if (undo(next, action.by).match !== match) throw new Error('not taken back');
        return BATCH;
      },
      hashJson: () => {
        for (let i = 0; i < 10; i++) if (hashJson(state).length !== 16) throw new Error('no hash');
        return 10;
      },
      'JSON.stringify': () => {
        for (let i = 0; i < 10; i++) if (JSON.stringify(state).length < 20_000) throw new Error('too small a state');
        return 10;
      },
    },
    comparisons: [
      {
        title: 'fork + first action, 40 models',
        unit: 'forks/s',
        ours: 'fork and act',
        peer: 'structuredClone',
        goal: 180,
      },
      { title: 'state update, 40 models', unit: 'updates/s', ours: 'evolve', peer: 'immer produce', goal: 10 },
      { title: 'undo of the last action', unit: 'undos/s', ours: 'undo', peer: 'fork and act', goal: 2 },
      { title: 'hash of a whole state', unit: 'hashes/s', ours: 'hashJson', peer: 'JSON.stringify', goal: 1 / 0.7 },
    ],
  };
};
