import type { JudgementFace } from '../vocabulary/words.js';

const letters: Readonly<Record<string, JudgementFace>> = { h: 'hit', m: 'manoeuvre', b: 'both', '.': 'miss' };

/**
 * Faces of Judgement dice as a scenario writes them: `h` hit, `m` manoeuvre, `b` both, `.` miss.
 *
 * @throws RangeError for any other letter.
 */
export const faces = (text: string): readonly JudgementFace[] =>
  [...text].map(letter => {
    const face = letters[letter];
    if (!face) throw new RangeError(`no face is written ${letter}`);
    return face;
  });
