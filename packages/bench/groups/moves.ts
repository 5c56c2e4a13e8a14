import {
  type Disc,
  disc,
  holds,
  inches,
  isEmpty,
  type Limit,
  landmarks,
  type Move,
  mm,
  nearest,
  overlaps,
  type Polygon,
  type Region,
  reachWith,
  rectangle,
  region,
  sample,
  spread,
  tool,
} from '@rulewright/core/inches';
import { Lots } from '../measure/lots.js';
import type { Bench, Case } from '../measure/types.js';

const SIDE = inches(36);
const DECISIONS = 24;
const SUGGESTIONS = 12;
const table = rectangle({ x: 0, y: 0 }, SIDE, SIDE);
/** A jointed tool of 5" whose arms fold up. */
const medium = tool({ arm: inches(2.5), half: inches(0.5), bend: { x: -1, y: 0 } });
/** The greatest gap that the tool bridges: its diagonal. */
const reach = 12_951;

/** Moves of bases among others and 12 pieces of terrain that nothing may overlap, on a table of 36". */
const decisions = (count: number) => {
  const lots = new Lots(23);
  const terrain: Polygon[] = Array.from({ length: 12 }, () =>
    rectangle(
      { x: lots.below(SIDE - inches(6)), y: lots.below(SIDE - inches(6)) },
      inches(2 + lots.below(3)),
      inches(2),
    ),
  );
  const bases: Disc[] = [];
  while (bases.length < count) {
    // 200 bases stand as closely as 40 do only if they are smaller.
    const base = disc({ x: mm(25) + lots.below(SIDE - mm(50)), y: mm(25) + lots.below(SIDE - mm(50)) }, mm(15));
    if (![...bases, ...terrain].some(other => overlaps(base, other))) bases.push(base);
  }
  return bases.slice(0, DECISIONS).map((base, i) => {
    const others = [...bases.filter(other => other !== base), ...terrain];
    const clear = others.map((of): Limit => ({ is: 'clear', of, length: 0 }));
    const limits: Limit[] = [
      { is: 'completely-within', of: table, length: 0 },
      { is: 'within', of: base, length: reach },
      ...clear,
    ];
    const obstacles = others.map((of, n) => ({ id: `${n}`, of }));
    const wish = bases[(i + 7) % bases.length]?.at ?? base.at;
    return { base, limits, wish, move: { base, table, obstacles } };
  });
};

type Question = ReturnType<typeof decisions>[number];

/** Where a base may stand, and how a tool leads there. */
export const prepare = (): Bench => {
  const [forty, many] = [decisions(40), decisions(200)];
  const lots = new Lots(5);
  let sink = 0;
  const placesOf = ({ base, limits }: Question): Region => region(base.radius, limits);
  const each =
    (questions: readonly Question[], count: (question: Question) => number): Case =>
    () => {
      for (const question of questions) sink += count(question);
      if (sink < 0) throw new Error('nothing was counted');
      return questions.length;
    };
  const suggested = (question: Question) => {
    const places = placesOf(question);
    return spread(landmarks(places), SUGGESTIONS);
  };
  const poses = (question: Question): number => {
    const ways = suggested(question).map(to => reachWith(medium, { ...question.move, to } satisfies Move));
    return ways.filter(({ pose }) => pose).length;
  };
  for (const question of forty) {
    const places = placesOf(question);
    if (isEmpty(places) || !suggested(question).every(point => holds(places, point))) throw new Error('a wrong place');
  }
  return {
    cases: {
      'options, 40 bases': each(forty, question => suggested(question).length),
      'options, 200 bases': each(many, question => suggested(question).length),
      'anywhere, 40 bases': each(forty, question => Number(isEmpty(placesOf(question)))),
      'anywhere, 200 bases': each(many, question => Number(isEmpty(placesOf(question)))),
      'nearest, 40 bases': each(forty, question => nearest(placesOf(question), question.wish)?.x ?? 0),
      'nearest, 200 bases': each(many, question => nearest(placesOf(question), question.wish)?.x ?? 0),
      'sample, 40 bases': each(forty, question => sample(placesOf(question), n => lots.below(n))?.x ?? 0),
      'sample, 200 bases': each(many, question => sample(placesOf(question), n => lots.below(n))?.x ?? 0),
      'poses, 40 bases': each(forty, poses),
      'poses, 200 bases': each(many, poses),
    },
    comparisons: [
      ['options of a move: region, 12 suggestions', 'options'],
      ['is there any place?', 'anywhere'],
      ['nearest place to a wish', 'nearest'],
      ['a place by lot', 'sample'],
      ['12 suggestions, each with a pose', 'poses'],
    ].map(([title = '', name]) => ({
      title,
      unit: 'decisions/s',
      ours: `${name}, 40 bases`,
      peer: `${name}, 200 bases`,
    })),
  };
};
