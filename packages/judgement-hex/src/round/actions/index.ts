import { shiftMark } from '../../abilities/common/mark-target.js';
import { removeOrb } from '../../abilities/common/remove-orb.js';
import { attackAction } from '../../combat/attack/action.js';
import { chargeAction } from '../../combat/charge/charge.js';
import { demonicGateway } from '../../key-models/demons/gateway.js';
import type { ActionKind } from '../../match/action-kind.js';
import { soulHarvest } from '../../monsters-and-souls/souls/soul-harvest.js';
import { summonedActions } from '../activation/summoned.js';
import { abilityAction } from './ability.js';
import { advanceAction } from './advance.js';
import { aim } from './aim.js';
import { bankSoulAction } from './bank-soul.js';
import { cleanse } from './cleanse.js';
import { effigyRecall } from './effigy-recall.js';
import { gate } from './gate.js';
import { handOver } from './hand-over.js';
import { selfHeal } from './self-heal.js';
import { shopAction } from './shop.js';
import { standUp } from './stand-up.js';

/** Every kind of action there is (JHX-ACTION-001), in the order in which they are offered. */
export const actionKinds: readonly ActionKind[] = [
  aim,
  standUp,
  cleanse,
  advanceAction,
  chargeAction,
  attackAction,
  abilityAction,
  selfHeal,
  soulHarvest,
  bankSoulAction,
  effigyRecall,
  shopAction,
  handOver,
  gate,
  shiftMark,
  removeOrb,
  demonicGateway,
  ...summonedActions,
];
