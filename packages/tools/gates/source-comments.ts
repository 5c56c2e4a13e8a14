import ts from 'typescript';

/** A comment of a source, without its marks. */
export interface Comment {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly pos: number;
  readonly end: number;
  /** The token that the comment stands before or, on the same line, after. */
  readonly token: ts.Node;
  readonly isAfter: boolean;
}

/**
 * Takes the leaves of the syntax tree that may have comments before or after them. Parts of the tree without the marks of a
 * comment are left out: the compiler makes leaves only when they are asked for, which takes longer than all the rest.
 */
const eachToken = (source: ts.SourceFile, take: (token: ts.Node) => void): void => {
  const { text } = source;
  const marks = Array.from(text.matchAll(/\/[/*]/g), ({ index }) => index);
  const visit = (node: ts.Node): void => {
    const mark = marks.find(at => at >= node.pos);
    // A comment after a leaf begins on the line on which the leaf ends.
    if (mark === undefined || (mark >= node.end && text.slice(node.end, mark).includes('\n'))) return;
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length === 0) take(node);
    children.forEach(visit);
  };
  visit(source);
};

/** A source as the compiler reads it, and its comments: no string or template is taken for a comment. */
export interface Commented {
  readonly source: ts.SourceFile;
  readonly comments: readonly Comment[];
}

/** Reads a source. */
export const readSource = (file: string, text: string): Commented => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = new Map<number, ts.CommentRange & Pick<Comment, 'token' | 'isAfter'>>();
  const note = (ranges: readonly ts.CommentRange[] | undefined, token: ts.Node, isAfter: boolean): void => {
    for (const range of ranges ?? []) if (!found.has(range.pos)) found.set(range.pos, { ...range, token, isAfter });
  };
  eachToken(source, token => {
    note(ts.getLeadingCommentRanges(text, token.getFullStart()), token, false);
    note(ts.getTrailingCommentRanges(text, token.getEnd()), token, true);
  });
  const comments: (Comment & { readonly alone: boolean })[] = [];
  for (const { pos, end, kind, token, isAfter } of [...found.values()].sort((a, b) => a.pos - b.pos)) {
    const slashes = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const alone = slashes && /(?:^|\n)[ \t]*$/.test(text.slice(0, pos));
    const words = text.slice(pos + 2, slashes ? end : end - 2);
    const previous = comments.at(-1);
    // Consecutive lines of `//` are one comment.
    if (alone && previous?.alone && /^\r?\n[ \t]*$/.test(text.slice(previous.end, pos))) {
      comments[comments.length - 1] = { ...previous, text: `${previous.text}\n${words}`, end };
    } else {
      const line = source.getLineAndCharacterOfPosition(pos).line + 1;
      comments.push({ line, text: words, pos, end, token, isAfter, alone });
    }
  }
  return { source, comments };
};
