// @types/seedrandom describes the package's main entry only; this is the one generator that we import by its file.
declare module 'seedrandom/lib/alea.js' {
  import type { State, StatefulPRNG } from 'seedrandom';

  function alea(seed: string, options: { state: State.Alea | true }): StatefulPRNG<State.Alea>;
  export = alea;
}
