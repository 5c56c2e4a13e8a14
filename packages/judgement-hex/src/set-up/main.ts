import type { Rule, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { initialMonsters } from '../monsters-and-souls/monsters/spawning.js';
import { beginRound } from '../round/end-of-round/begin.js';
import type { RuleId } from '../rulebook/index.js';
import type { Jhx, SetUpStep } from '../vocabulary/index.js';
import { declareBeforeRoundOne } from './declarations.js';
import { deployNext } from './deployment/deploy.js';
import { formWarbands } from './draft/draft.js';
import { nameAvatars } from './gods/avatars.js';
import { chooseGods } from './gods/gods.js';
import { chooseMap } from './map.js';

/** A step before round 1: its rule, which returns false if the step goes on in the next beat, and the next step. */
interface Step {
  readonly rule: RuleId;
  readonly next: SetUpStep | null;
  run(turn: Turn<Jhx>): Rule<boolean | void> | boolean | void;
}

/** The steps of set-up, each with the one after it (JHX-SETUP-017). */
const steps: Readonly<Record<SetUpStep, Step>> = {
  map: { rule: 'JHX-SETUP-005', next: 'monsters', run: chooseMap },
  monsters: { rule: 'JHX-SETUP-014', next: 'gods', run: initialMonsters },
  gods: { rule: 'JHX-GOD-001', next: 'warbands', run: chooseGods },
  warbands: { rule: 'JHX-DRAFT-002', next: 'avatars', run: formWarbands },
  avatars: { rule: 'JHX-GOD-013', next: 'deployment', run: nameAvatars },
  deployment: { rule: 'JHX-DEPLOY-001', next: 'declarations', run: deployNext },
  declarations: { rule: 'JHX-SETUP-018', next: null, run: declareBeforeRoundOne },
};

/** One beat of set-up: a step, or one Hero of the deployment. A step that returns false goes on in the next beat. */
export function* setUpStep(turn: Turn<Jhx>): Rule {
  const { stage } = tableOf(turn).state;
  if (stage.name !== 'set-up') return;
  const { next, run } = steps[stage.step];
  const going = run(turn);
  const done = typeof going === 'object' ? yield* going : going;
  if (done === false) return;
  if (next !== null) turn.emit({ type: 'StageReached', stage: { name: 'set-up', step: next } }, 'JHX-SETUP-017');
  else beginRound(turn, 1, turn.state.order, 'JHX-ROUND-007');
}
