/**
 * A menu of actions: each lists what may be legal and says which rule forbids an answer, and the menu makes the options and
 * the refusals of a decision of it.
 *
 * @packageDocumentation
 */
export { type Fields, type Menu, type MenuAction, menu } from './menu.js';
