import { CONCESSION, type Outcome, type Words } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { amountInWords, eventsWith } from '@rulewright/core/words';
import type { EndReason, Sfi, SfiState } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { labelsOf } from './choices.en.js';
import { tellers } from './events.en.js';
import { type Names, namesOf } from './names.js';
import { endings } from './phrases.en.js';
import { question } from './questions.en.js';
import { refusalInWords } from './refusals.en.js';
import { sourceInWords } from './tally.en.js';

/** The purpose of a roll, with names in place of ids. */
const rollInWords = (purpose: string, names: Names): string =>
  purpose
    .split(' ')
    .map(word => (/[/:]/.test(word) ? sourceInWords(word, names) : word))
    .join(' ')
    .replace(/^./, first => first.toUpperCase());

const isReason = (reason: string): reason is EndReason => Object.hasOwn(endings, reason);

/** The words of the game in English, with the names of a content pack. */
export const english = (pack: ContentPack): Words<Sfi> => {
  const namesNow = remember((state: SfiState | undefined, before: SfiState | undefined) =>
    namesOf(pack, state, before),
  );
  const names = (state?: SfiState, before?: SfiState): Names => namesNow(state, before);
  return {
    events: eventsWith<Sfi, Names>(tellers, names),
    decision: (decision, state) => question(decision, names(state)),
    choices: labelsOf(names),
    secret: 'Chooses in secret',
    numbers: {
      label: ({ name }) => name,
      cap: amountInWords,
      rejected: code => (code === 'least' ? 'the damage is as small as it gets' : code.replaceAll('-', ' ')),
      reason: ({ stage, source }, state) => (source === undefined ? stage : sourceInWords(source, names(state))),
    },
    roll: ({ purpose }, state) => rollInWords(purpose, names(state)),
    refusal: (refusal, state) => refusalInWords(refusal, names(state)),
    outcome: ({ winners, reason }: Outcome) => {
      const why = reason === CONCESSION ? 'the enemy gives up' : isReason(reason) ? endings[reason] : reason;
      return winners.length === 0
        ? `Nobody wins: the match is drawn (${why}).`
        : `${winners.join(' and ')} wins: ${why}.`;
    },
  };
};
