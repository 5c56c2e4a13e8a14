/** The error of a scenario that is not fulfilled. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
