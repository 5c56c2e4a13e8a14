/** The signs of a drawn table with their meaning. Terrain, elements and manifestations are laid by their points, with `box` and `at`. */
export const boardSigns: Readonly<Record<string, string>> = {
  A: 'a model of the unit A of p1, and so with every other capital letter',
  a: 'a model of the unit a of p2, and so with every other small letter',
  '.': 'nothing; every other sign is nothing as well',
};
