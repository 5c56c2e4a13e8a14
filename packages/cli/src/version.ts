/** The version of the packages, which are released together. A test compares it with package.json. */
export const version = '0.2.0';
