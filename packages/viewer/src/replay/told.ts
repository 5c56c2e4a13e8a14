import type { GameTypes, Presentation, ReplayFrame, Retold } from '@rulewright/core';
import { CONCESSION } from '@rulewright/core';
import { choiceInWords, eventInWords, numberInWords, questionInWords, talliesIn } from '@rulewright/core/words';

/** The words of a record, without its place in the match. */
export type Told = Pick<ReplayFrame, 'kind' | 'text' | 'rules'> &
  Pick<Partial<ReplayFrame>, 'who' | 'asked' | 'dice' | 'numbers'>;

/** Tells a record in the words of a game. */
export const tell = <G extends GameTypes>(
  { words }: Presentation<G>,
  { record, before, after: state, whole: { decision } }: Retold<G>,
): Told => {
  switch (record.kind) {
    case 'action': {
      const text = decision ? choiceInWords(words, decision, record.choice, state) : JSON.stringify(record.choice);
      const question = decision && questionInWords(words, decision, record.choice, state);
      return {
        kind: 'action',
        who: record.by,
        ...(question ? { asked: question } : {}),
        text,
        rules: decision ? [decision.rule] : [],
      };
    }
    case 'concession':
      return { kind: 'action', who: record.by, text: 'concedes the match', rules: [CONCESSION] };
    case 'roll': {
      const { rule, by, needed, order, die } = record.request;
      const purpose = words.roll?.(record.request, state) ?? record.request.purpose;
      const faces = record.faces.map(face => words.face?.(die.name, face) ?? face);
      const dice = { die: die.name, faces, purpose, ...(needed === undefined ? {} : { needed }) };
      return {
        kind: 'roll',
        // An ordered roll has no dice to show, so the text gives its size.
        text: order ? `${purpose} (${record.faces.length})` : purpose,
        rules: [rule],
        ...(by === undefined ? {} : { who: by }),
        ...(order ? {} : { dice }),
      };
    }
    case 'event': {
      const numbers = talliesIn(record.event).map(tally => numberInWords(words, tally, state));
      return {
        kind: 'event',
        text: eventInWords(words, record.event, state, before),
        rules: [...new Set([record.rule].flat())],
        ...(numbers.length > 0 ? { numbers } : {}),
      };
    }
  }
};
