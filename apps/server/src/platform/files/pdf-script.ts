import { inflateSync } from 'node:zlib';

const mostObjects = 2_000;
const mostUnpacked = 4 * 1024 * 1024;
/** Of all of them together: a second or so of work. */
const mostAltogether = 200 * 1024 * 1024;

/** A script of its own, one begun by opening, or a program to be started. */
const names = ['JavaScript', 'JS', 'Launch', 'XFA', 'RichMedia'];
/** A name may be written with any of its letters as numbers: /J#61vaScript is /JavaScript. */
const buildNamePattern = (name: string): string =>
  Array.from(name)
    .map((letter) => {
      const [high, low] = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${high}[${low!}${low!.toUpperCase()}])`;
    })
    .join('');
const scripts = new RegExp(`\\/(?:${names.map(buildNamePattern).join('|')})\\b`);

/**
 * Whether a PDF holds a script, or starts a program. Objects may lie packed in streams, so those are unpacked too, each as
 * far as its limit goes; one that is packed in another way is left to the reader of the file (`hasPdfActions`). One that unpacks to more than anybody
 * looks through is taken for one that has a script.
 */
export function hasPdfScript(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (scripts.test(file.toString('latin1'))) return true;
  let from = 0;
  let altogether = 0;
  for (let seen = 0; seen < mostObjects; seen += 1) {
    const at = file.indexOf('/ObjStm', from, 'latin1');
    if (at < 0) return false;
    from = at + 7;
    const begins = file.indexOf('stream', at, 'latin1');
    const ends = file.indexOf('endstream', begins, 'latin1');
    if (begins < 0 || ends < 0) continue;
    const start = begins + (file[begins + 6] === 13 ? 8 : 7);
    try {
      const unpacked = inflateSync(file.subarray(start, ends), { maxOutputLength: mostUnpacked });
      altogether += unpacked.byteLength;
      if (altogether > mostAltogether || scripts.test(unpacked.toString('latin1'))) return true;
    } catch {
      continue; // not packed in the usual way, or larger than we look into
    }
  }
  return false;
}
