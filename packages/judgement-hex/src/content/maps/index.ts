export { battleMaps } from './battle.js';
export { readMap } from './read-map.js';
export { skirmishMaps } from './skirmish.js';
