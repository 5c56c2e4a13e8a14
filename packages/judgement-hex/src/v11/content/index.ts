export { v11Content } from './default.js';
