/** The file of an area that begins with its journey: `areas/notes/notes.test.ts`. */
export const isOfArea = (path: string): boolean => /\/areas\/([^/]+)\/\1\.test\.ts$/.test(path);
