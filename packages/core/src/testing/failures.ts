import type { Match } from '../match/match.js';
import type { GameTypes } from '../match/types.js';

/** A scenario that has failed, with the match at the moment of the failure. */
export interface FailedScenario {
  /** The title with the ids of the rules. */
  readonly title: string;
  readonly match: Match<GameTypes>;
}

/** A listener for failed scenarios; its lines are added to the message of the failure. Undefined: it adds none. */
export type FailureListener = (failed: FailedScenario) => Promise<readonly string[]> | undefined;

let listener: FailureListener | undefined;

/**
 * Sets the listener for all scenarios that fail from now on, in place of the earlier one; undefined for none. `drawFailures` of
 * `@rulewright/viewer/testing` writes pictures in this way.
 */
export const onFailedScenario = (listen: FailureListener | undefined): void => {
  listener = listen;
};

/** Adds the lines of the listener to the message of an error, and throws the error. */
export const failWith = (error: unknown, failed: FailedScenario): Promise<void> => {
  const said = error instanceof Error ? listener?.(failed) : undefined;
  if (!said || !(error instanceof Error)) throw error;
  return said
    .catch((trouble: unknown) => [`no picture: ${trouble instanceof Error ? trouble.message : String(trouble)}`])
    .then(lines => {
      error.message = [error.message, ...lines].join('\n');
      throw error;
    });
};
