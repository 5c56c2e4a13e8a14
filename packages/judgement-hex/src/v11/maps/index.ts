export { causeway } from './causeway.js';
export { convertMap } from './convert-map.js';
export { convertedMaps } from './converted.js';
export { readInchesMap } from './read-inches-map.js';
