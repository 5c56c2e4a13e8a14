import { CONCESSION, type Outcome, type Words } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { amountInWords, eventsWith, list, titled } from '@rulewright/core/words';
import type { Eld, EndReason } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { labelsOf } from './choices.en.js';
import { throwInWords } from './dice.en.js';
import type { Telling } from './events/teller.js';
import { tellers } from './events/tellers.en.js';
import { type Names, namesOf } from './names.js';
import { endings } from './phrases.en.js';
import { question } from './questions.en.js';
import { refusalInWords } from './refusals.en.js';
import type { SeenEld } from './seen.js';
import { sourceInWords } from './tally.en.js';

const isReason = (reason: string): reason is EndReason => Object.hasOwn(endings, reason);

/** The words of the game in English, with the names of a content pack. */
export const english = (pack: ContentPack): Words<Eld> => {
  const namesNow = remember((state: SeenEld | undefined) => namesOf(pack, state));
  const names = (state?: SeenEld): Names => namesNow(state);
  const telling = (state?: SeenEld, before?: SeenEld): Telling => ({
    ...namesOf(pack, state, before),
    ...(before ? { before } : {}),
  });
  return {
    events: eventsWith<Eld, Telling>(tellers, telling),
    decision: (decision, state) => question(decision, names(state)),
    choices: labelsOf(names),
    secret: 'Chooses in secret',
    numbers: {
      label: ({ name }) => titled(name),
      cap: amountInWords,
      rejected: code => code.replaceAll('-', ' '),
      reason: ({ stage, source }, state) => (source === undefined ? stage : sourceInWords(source, names(state))),
    },
    roll: ({ purpose }) => throwInWords(purpose),
    refusal: (refusal, state) => refusalInWords(refusal, names(state)),
    outcome: ({ winners, reason }: Outcome) => {
      const why = reason === CONCESSION ? 'the enemy gives up' : isReason(reason) ? endings[reason] : reason;
      if (winners.length === 0) return `Nobody wins: ${why}.`;
      if (winners.length === 1) return `${list(winners)} wins: ${why}.`;
      // Equal Victory Points are a draw (ELD-END-002). A duel is won by allies, and a concession leaves all others to win.
      return `${list(winners)} ${isReason(reason) && reason !== 'duel' ? 'draw' : 'win'}: ${why}.`;
    },
  };
};
