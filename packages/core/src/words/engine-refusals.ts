/** The reasons of the engine's own refusals in English, by code: a game adds those of its rules. */
export const engineRefusals: Readonly<Record<string, string>> = {
  // Any answer.
  'not-an-option': 'that is not one of the legal answers',
  'stale-decision': 'that question has been answered',
  'not-your-decision': 'that question belongs to another player',
  'no-such-decision': 'that question is not asked',
  'match-over': 'the match is over',
  'several-decisions': 'several questions are open, so the answer must name its question',
  'no-such-player': 'no player of the match has that name',
  malformed: 'that is no answer',
  'too-large': 'the answer is too large',
  'not-json': 'the answer holds a value that no message can carry',
  'not-plain-json': 'the answer holds a value that no message can carry',
  'not-a-finite-number': 'the answer holds a number that is not finite',
  'nested-too-deep': 'the answer is nested too deep',
  'forbidden-key': 'the answer has a field with a forbidden name',
  'not-such-dice': 'the dice cannot show these results',

  // Taking back.
  'nothing-to-undo': 'there is no answer to take back',
  'past-a-roll': 'dice were rolled since then',
  'past-revealed-information': 'something secret was shown since then',
  'past-a-concession': 'a player has given up since then',
  'past-another-player': 'another player has answered since then',
};
