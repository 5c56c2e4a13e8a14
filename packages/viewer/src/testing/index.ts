/**
 * Pictures of tests, for Node: a laid-out table or a match as SVG or as a page, and a picture of every scenario that fails.
 * @packageDocumentation
 */
export { type DrawFailuresOptions, drawFailures, failurePictures, type PresentationOf } from './draw-failures.js';
export { type Drawable, pageOf, pictureOf } from './picture.js';
