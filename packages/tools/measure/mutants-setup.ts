import fc from 'fast-check';

// The first counterexample is enough to notice a mutant: a search for the smallest one would take most of the time.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
