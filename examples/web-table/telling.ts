import type { GameTypes, Match, PlayerId, Presentation, RollRequest, SeenRecord, SeenState } from '@rulewright/core';
import { history, isLeftOut, seenState, story, view } from '@rulewright/core';
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
  if (faces.length > 0 && faces.every(face => face === '?')) return 'in secret';
  if (order) return `${faces.length} shuffled`;
  return faces.map(face => words.face?.(die.name, face) ?? face).join(' ');
};

/** Tells a record between the states before and after it; an answer is told by its events. */
const told = (
  teller: Teller,
  record: SeenRecord<GameTypes>,
  after: SeenState<GameTypes>,
  before: SeenState<GameTypes>,
): string => {
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

/** A moment of a match, with the `length` of a viewer's view of it. */
interface Known {
  readonly match: Match<GameTypes>;
  readonly length: number;
}

/**
 * The story of a match, each line in the words of the moment at which it happened: what came after the moment that the
 * viewer knows, or the last lines of all.
 */
export const linesOf = (
  match: Match<GameTypes>,
  presentation: Presentation<GameTypes>,
  viewer: PlayerId | undefined,
  known?: Known,
): readonly Line[] => {
  const { game, header } = match;
  const seen = view(match, viewer, match.length);
  const teller = { words: presentation.words, nameOf: (one: PlayerId) => presentation.name?.(one, seen) ?? one };
  const since = known?.length ?? 0;
  // Answers that were hidden until now come again, with their earlier numbers.
  const records = story(match, viewer, since).filter(({ seq }) => seq >= since);
  // Earlier records are not told: telling takes longer than anything else here.
  const first = records.at(-SHOWN * RECORDS_OF_LINE)?.seq ?? 0;
  const waiting = records.values();
  const moments = history(match);
  const lines: Line[] = [];
  let state = known?.match.state ?? header.position ?? game.start({ players: header.players, options: header.options });
  for (const moment of moments.slice(known ? moments.indexOf(known.match) + 1 : 0)) {
    // A fork has dropped the records before its first moment.
    if (moment.previous === undefined && moment.length > moment.records.length) state = moment.state;
    for (const record of moment.records) {
      const before = state;
      if (record.kind === 'event') state = game.evolve(state, record.event);
      if (record.kind === 'beat' || isLeftOut(match, record, viewer)) continue;
      const found = waiting.next().value;
      if (!found || found.seq < first || found.kind === 'action') continue;
      const text = told(teller, found, seenState(game, state, viewer), seenState(game, before, viewer));
      if (text !== '') lines.push({ seq: found.seq, text });
    }
  }
  return lines.slice(-SHOWN);
};
