import { isObject } from '../match/json.js';
import type { AnyDecision } from '../match/types.js';

/** The facts about a question, those of its proposal included. */
export type About = Readonly<Record<string, unknown>>;

/** The facts that a decision carries; the parameters of a proposal count as facts. */
export const aboutOf = ({ about, proposal }: Pick<AnyDecision, 'about' | 'proposal'>): About => ({
  ...(isObject(proposal) ? proposal : {}),
  ...(isObject(about) ? about : {}),
});

/** A fact that is a text. */
export const textIn = (about: About, key: string): string | undefined => {
  const value = about[key];
  return typeof value === 'string' ? value : undefined;
};

/** A fact that is a number. */
export const numberIn = (about: About, key: string): number | undefined => {
  const value = about[key];
  return typeof value === 'number' ? value : undefined;
};
