import fc from 'fast-check';

// One seed for every property, so that the same commit always gives the same verdict. `FAST_CHECK_SEED=new` leaves the seed
// to fast-check, which tells it when a property fails; a number repeats that failure.
const wanted = process.env.FAST_CHECK_SEED ?? '20260101';
if (wanted !== 'new') {
  const seed = Number(wanted);
  if (!Number.isSafeInteger(seed)) throw new Error(`FAST_CHECK_SEED is ${wanted}, and not "new" or a whole number`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
