/**
 * A menu of actions. Each action lists its candidates and says which rule forbids an answer; from these the menu makes
 * the options and the refusals of a decision.
 *
 * @packageDocumentation
 */
export { type Fields, type Menu, type MenuAction, menu } from './menu.js';
