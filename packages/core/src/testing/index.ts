export type { Scenario, ScenarioSetup, TestFunction } from './scenario.js';
export { Play, rerun, ScenarioError, scenarios } from './scenario.js';
export type { Scripted } from './scripted.js';
export { ScriptedDice, scripted } from './scripted.js';
