import { openPress } from './press';

/** The server's build puts the thread beside its entries, and this in one of them or among their chunks. */
const thread = import.meta.url.endsWith('.ts')
  ? new URL('thread-from-source.mjs', import.meta.url)
  : new URL(new URL('paper-thread.js', import.meta.url).href.replace(/\/chunks\/(?=[^/]+$)/, '/'));

/** The one way to PDF, Word and Excel, in the one thread there is for it. */
export const { print, printList, printPack, printSigned } = openPress(thread);
