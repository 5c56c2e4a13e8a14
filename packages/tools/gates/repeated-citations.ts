import ts from 'typescript';
import type { Comment, Commented } from './source-comments.js';

/** A rule that a comment names although the code that it describes names the same rule. */
export interface RepeatedCitation {
  readonly line: number;
  readonly id: string;
}

const ruleId = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+/;
/** A rule, or the rules from one to another: `ELD-QUEST-010 to ELD-QUEST-013`. */
const cited = new RegExp(`\\b(${ruleId.source})(?:\\s+(?:\\*\\s+)?to\\s+(?:\\*\\s+)?(${ruleId.source}))?\\b`, 'g');

/** The rules from one to another, both included. */
const range = (first: string, last: string): readonly string[] => {
  const [, name = '', from = ''] = /^(.*-)(\d+)$/.exec(first) ?? [];
  const to = Number(/\d+$/.exec(last)?.[0]);
  const size = Math.max(0, to - Number(from) + 1);
  return Array.from({ length: size }, (_, i) => name + String(Number(from) + i).padStart(from.length, '0'));
};

/** True for the parts of a program that a comment can describe as a whole: declarations, members, statements. */
const isPart = (node: ts.Node): boolean =>
  ts.isStatement(node) || ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node);

/** The nearest part around a node, or the node itself. */
const partAround = (node: ts.Node): ts.Node => {
  let part = node;
  while (!isPart(part) && !ts.isSourceFile(part.parent)) part = part.parent;
  return part;
};

/** The outermost node that begins with a token. */
const begunBy = (token: ts.Node, source: ts.SourceFile): ts.Node => {
  let node = token;
  while (!ts.isSourceFile(node.parent) && node.parent.getStart(source) === token.getStart(source)) node = node.parent;
  return node;
};

/** The code that a comment describes: in a function all of it, elsewhere the declaration, member or element beside the comment. */
const described = ({ token, isAfter }: Comment, source: ts.SourceFile): ts.Node | undefined => {
  if (token.kind === ts.SyntaxKind.EndOfFileToken) return undefined;
  const beside = isAfter ? partAround(token) : begunBy(token, source);
  for (let node = beside.parent; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isFunctionLike(node)) continue;
    const whole = partAround(node);
    const isNamed = ts.isFunctionDeclaration(whole) || ts.isVariableStatement(whole) || !ts.isStatement(whole);
    if (isNamed) return whole;
  }
  return beside;
};

/** The rules that the strings of a piece of code name. */
const namedBy = (code: ts.Node): ReadonlySet<string> => {
  const ids = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const [id] of node.text.matchAll(new RegExp(ruleId, 'g'))) ids.add(id);
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return ids;
};

/**
 * The rules that the comments of a source repeat: the same rule stands in a string of the code that the comment describes, such as
 * the rule of a refusal, an event, a step or a line of a tally. A range of rules is repeated if the code names all of them.
 */
export const repeatedCitations = ({ source, comments }: Commented): readonly RepeatedCitation[] =>
  comments.flatMap(comment => {
    const found = [...source.text.slice(comment.pos, comment.end).matchAll(cited)];
    const code = found.length > 0 ? described(comment, source) : undefined;
    if (!code) return [];
    const known = namedBy(code);
    return found.flatMap(({ 0: id, 1: first = '', 2: last, index }) => {
      const rules = last === undefined ? [first] : range(first, last);
      if (!rules.every(rule => known.has(rule))) return [];
      return [{ line: source.getLineAndCharacterOfPosition(comment.pos + index).line + 1, id }];
    });
  });
