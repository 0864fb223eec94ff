import { openPress } from './press';

/** The server's build puts the threads beside its entries, and this in one of them or among their chunks. */
const built = (name: string): URL =>
  new URL(new URL(`${name}.js`, import.meta.url).href.replace(/\/chunks\/(?=[^/]+$)/, '/'));
const isSource = import.meta.url.endsWith('.ts');

/** The one way to PDF, Word and Excel, in the one thread there is for it. */
export const { print, printList, printPack, printSigned } = openPress(
  isSource ? new URL('thread-from-source.mjs', import.meta.url) : built('paper-thread'),
);

/** Files that came in are read in another: somebody's thousand pages hold up nobody's letter. */
export const { readText } = openPress(
  isSource ? new URL('../read/text-thread-from-source.mjs', import.meta.url) : built('text-thread'),
);
