/** `npm start`: a whole match of a real game, told; `npm start -- play …` and the other commands as `rulewright`. */
const args = process.argv.slice(2);
const [command] = args;
const match = ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'arena'];
if (command === undefined) process.argv.push(...match);
if (command === 'new-game' && !args.includes('--packages')) {
  // A game that begins in a checkout uses the packages of the checkout.
  const { makeTarballs } = await import('../build/tarballs.js');
  process.argv.push('--packages', await makeTarballs());
}
await import('../../cli/src/bin.js');
