/** The entries of a shared table whose names a drawing shows. */
export const only = <T>(drawing: string, all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => drawing.includes(name)));
