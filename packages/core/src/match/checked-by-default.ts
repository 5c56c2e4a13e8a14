declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Matches are checked unless the program was built or started for production (`NODE_ENV`). */
export const checkedByDefault = (): boolean => {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    // A browser without a bundler: this is development, not production.
    return true;
  }
};
