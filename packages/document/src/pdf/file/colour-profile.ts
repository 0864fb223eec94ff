/**
 * What red, green and blue mean on paper: the colours of a screen (IEC 61966-2-1), as an ICC profile. A paper that is kept
 * for decades says so itself (PDF/A) and does not leave it to the program that opens it.
 */

/** A number as profiles have it: sixteen bits before the point and sixteen after. */
const toFixed = (value: number): number => Math.round(value * 65_536);

function writeXyz(values: readonly [number, number, number]): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 'latin1');
  for (const [at, value] of values.entries()) tag.writeInt32BE(toFixed(value), 8 + 4 * at);
  return tag;
}

const steps = 256;
/** How bright each of 256 steps is. */
function writeCurve(): Buffer {
  const tag = Buffer.alloc(12 + 2 * steps);
  tag.write('curv', 'latin1');
  tag.writeUInt32BE(steps, 8);
  for (let step = 0; step < steps; step += 1) {
    const shown = step / (steps - 1);
    const light = shown <= 0.040_45 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
    tag.writeUInt16BE(Math.round(light * 65_535), 12 + 2 * step);
  }
  return tag;
}

/** Its name: once in plain letters; the other two ways of saying it are left empty. */
function writeDescription(text: string): Buffer {
  const tag = Buffer.alloc(12 + text.length + 1 + 8 + 3 + 67);
  tag.write('desc', 'latin1');
  tag.writeUInt32BE(text.length + 1, 8);
  tag.write(text, 12, 'latin1');
  return tag;
}

const writeText = (text: string): Buffer => Buffer.from(`text\0\0\0\0${text}\0`, 'latin1');

const white = [0.9642, 1, 0.8249] as const;

export function writeColourProfile(): Buffer {
  const curve = writeCurve();
  const tags: readonly (readonly [name: string, content: Buffer])[] = [
    ['desc', writeDescription('sRGB IEC61966-2.1')],
    ['cprt', writeText('Public domain')],
    ['wtpt', writeXyz(white)],
    ['rXYZ', writeXyz([0.436_07, 0.222_5, 0.013_93])],
    ['gXYZ', writeXyz([0.385_06, 0.716_88, 0.097_1])],
    ['bXYZ', writeXyz([0.143_08, 0.060_62, 0.714_17])],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const head = Buffer.alloc(128);
  head.writeUInt32BE(0x02_10_00_00, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  // The day from which it has been the same.
  for (const [at, part] of [1998, 2, 9].entries()) head.writeUInt16BE(part, 24 + 2 * at);
  head.write('acsp', 36, 'latin1');
  for (const [at, value] of white.entries()) head.writeInt32BE(toFixed(value), 68 + 4 * at);
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  const contents: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let end = head.length + table.length;
  for (const [index, [name, content]] of tags.entries()) {
    const known = places.get(content);
    const at = known ?? end;
    if (known === undefined) {
      places.set(content, at);
      const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
      content.copy(padded);
      contents.push(padded);
      end += padded.length;
    }
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * index);
    table.writeUInt32BE(content.length, 12 + 12 * index);
  }
  head.writeUInt32BE(end, 0);
  return Buffer.concat([head, table, ...contents]);
}
