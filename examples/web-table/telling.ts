import type { GameTypes, Match, PlayerId, Presentation, RollRequest, SeenRecord, SeenState } from '@rulewright/core';
import { history, isLeftOut, seenState, story, view } from '@rulewright/core';
import type { Face } from '@rulewright/core/dice';
import { eventInWords } from '@rulewright/core/words';
import type { Line } from './wire.js';

/** The largest number of lines of the story on a page. */
export const SHOWN = 200;

/** The words of a game, with the name of each player. */
export interface Teller {
  readonly words: Presentation<GameTypes>['words'];
  readonly nameOf: (player: PlayerId) => string;
}

/** A result as the page tells it. A result that the viewer may not see has only question marks. */
const facesInWords = ({ words }: Teller, { die, order }: RollRequest, faces: readonly Face[]): string => {
  if (faces.length > 0 && faces.every(face => face === '?')) return 'in secret';
  if (order) return `${faces.length} shuffled`;
  return faces.map(face => words.face?.(die.name, face) ?? face).join(' ');
};

/** Tells a record between the states before and after it; empty for an answer, which its events tell. */
export const told = (
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

/**
 * The story of a match so far for a guest who comes or comes back: the last lines from the number `since` on, each in
 * the words of the moment at which it happened.
 */
export const linesOf = (
  match: Match<GameTypes>,
  presentation: Presentation<GameTypes>,
  viewer: PlayerId | undefined,
  since = 0,
): readonly Line[] => {
  const { game, header } = match;
  const seen = view(match, viewer);
  const teller = { words: presentation.words, nameOf: (one: PlayerId) => presentation.name?.(one, seen) ?? one };
  const records = story(match, viewer);
  // Answers are not lines, so the page shows at most the last records that are none.
  const first = Math.max(since, records.filter(({ kind }) => kind !== 'action').at(-SHOWN)?.seq ?? 0);
  const waiting = records.values();
  const lines: Line[] = [];
  let state = header.position ?? game.start({ players: header.players, options: header.options });
  for (const moment of history(match)) {
    // A fork has dropped the records before its first moment.
    if (moment.previous === undefined && moment.length > moment.records.length) state = moment.state;
    for (const record of moment.records) {
      const before = state;
      if (record.kind === 'event') state = game.evolve(state, record.event);
      if (record.kind === 'beat' || isLeftOut(match, record, viewer)) continue;
      const found = waiting.next().value;
      if (!found || found.seq < first) continue;
      const text = told(teller, found, seenState(game, state, viewer), seenState(game, before, viewer));
      lines.push({ seq: found.seq, text });
    }
  }
  return lines;
};
