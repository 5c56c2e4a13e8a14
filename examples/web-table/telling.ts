import type { GameTypes, Match, PlayerId, Presentation, Retold, RollRequest } from '@rulewright/core';
import { retell, view } from '@rulewright/core';
import type { Face } from '@rulewright/core/dice';
import { eventInWords } from '@rulewright/core/words';
import { type Line, SHOWN } from './wire.js';

/** The words of a game, with the name of each player. */
interface Teller {
  readonly words: Presentation<GameTypes>['words'];
  readonly nameOf: (player: PlayerId) => string;
}

/** A result as the page tells it. A result that the viewer may not see has only question marks. */
const facesInWords = ({ words }: Teller, { die, order }: RollRequest, faces: readonly Face[]): string => {
  if (order) return `${faces.length} shuffled`;
  if (faces.length > 0 && faces.every(face => face === '?')) return 'in secret';
  return faces.map(face => words.face?.(die.name, face) ?? face).join(' ');
};

/** Tells a record; an answer is told by its events. */
const told = (teller: Teller, { record, before, after }: Retold<GameTypes>): string => {
  const { words, nameOf } = teller;
  if (record.kind === 'event') return eventInWords(words, record.event, after, before);
  if (record.kind === 'concession') return `${nameOf(record.by)} gives up.`;
  if (record.kind !== 'roll') return '';
  const { request, faces } = record;
  const purpose = words.roll?.(request, after) ?? request.purpose;
  const roller = request.by === undefined ? '' : `${nameOf(request.by)} · `;
  return `${roller}${purpose}: ${facesInWords(teller, request, faces)}${request.needed === undefined ? '' : `, needed ${request.needed}`}`;
};

/** Records for a line of the story, at most: answers and some events have no line. */
const RECORDS_OF_LINE = 6;

/**
 * The story of a match, each line in the words of the moment at which it happened: from the record with number `since` of
 * the viewer's view on, or the last lines of that.
 */
export const linesOf = (
  match: Match<GameTypes>,
  presentation: Presentation<GameTypes>,
  viewer: PlayerId | undefined,
  since = 0,
): readonly Line[] => {
  const seen = view(match, viewer, match.length);
  const teller = { words: presentation.words, nameOf: (one: PlayerId) => presentation.name?.(one, seen) ?? one };
  // Earlier records are not told: telling takes longer than anything else here.
  const first = Math.max(since, seen.length - SHOWN * RECORDS_OF_LINE);
  const lines: Line[] = [];
  for (const retold of retell(match, viewer, first)) {
    const text = told(teller, retold);
    if (text !== '') lines.push({ seq: retold.record.seq, text });
  }
  return lines.slice(-SHOWN);
};
