const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

/** True for a name in the plural: `Thorn Slingers (F)`. */
const isPlural = (name: string): boolean => /[^su]s$/.test(name.replace(/ \(\w+\)$/, ''));

/** `does Tangle Beast (B)`, `do Gear Hounds (A)`: for questions. */
export const doWith = (name: string): string => `${isPlural(name) ? 'do' : 'does'} ${name}`;

/** `is Tangle Beast (B)`, `are Gear Hounds (A)`: for questions. */
export const beWith = (name: string): string => `${isPlural(name) ? 'are' : 'is'} ${name}`;

/**
 * A sentence of a name and a verb: `Tangle Beast (B) moves to 3, 4`, `Gear Hounds (A) move to 3, 4`. The verb comes
 * first and is given in the singular.
 */
export const does = (name: string, what: string): string => {
  if (!isPlural(name)) return `${name} ${what}`;
  const [verb = '', ...others] = what.split(' ');
  return [name, irregular[verb] ?? verb.replace(/s(\W*)$/, '$1'), ...others].join(' ');
};
