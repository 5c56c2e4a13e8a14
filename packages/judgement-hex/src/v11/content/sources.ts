/*
 * The sources of the facts about the cards of the edition in inches. Public pages give no card in full.
 */

/** A list of the health of Heroes by level, and of Artefacts, in a public program that keeps track of Warbands. */
export const tracker = 'a public Warband tracker of the edition in inches';
export const newsPage = 'judgement.game/blogs/news';
export const domonet = 'domonet.co.uk, introduction to Judgement';
export const judy = 'judgementjudy.blogspot.com';
