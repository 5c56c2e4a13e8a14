/**
 * The commands of the `rulewright` program, for programs that want to call them.
 *
 * @packageDocumentation
 */
export { main } from './main.js';
export { EXIT, type Terminal } from './terminal.js';
