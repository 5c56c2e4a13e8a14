/** The error of a failed expectation of a scenario. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
