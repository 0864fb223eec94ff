import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What the maker's program for cutting fonts gives, by the names of its own documentation. */
interface SubsetModule {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  hb_blob_create(at: number, length: number, mode: number, data: number, destroy: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
  _initialize?(): void;
}

const writable = 2;
const withoutHints = 0x1;
const glyphsKeepTheirNumbers = 0x2;
const nothingByLayout = 0x200;
const tablesToDrop = 3;
/** A PDF names glyphs by number and has widths and names of its own. */
const notNeeded = ['GSUB', 'GPOS', 'GDEF', 'OS/2', 'name', 'post', 'cmap', 'STAT', 'DSIG', 'gasp', 'BASE', 'meta'];

const toTagNumber = (name: string): number => Buffer.from(name.padEnd(4), 'latin1').readUInt32BE(0);

function loadSubsetModule(): SubsetModule {
  const file = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  const made = exports as unknown as SubsetModule;
  made._initialize?.();
  return made;
}

let opened: SubsetModule | undefined;
const cut = new Map<Buffer, number>();

/** The font with the glyphs a paper uses and no others, each under its own number. */
export function cutSubset(font: Buffer, glyphs: ReadonlySet<number>): Buffer {
  const hb = (opened ??= loadSubsetModule());
  let face = cut.get(font);
  if (face === undefined) {
    const at = hb.malloc(font.length);
    new Uint8Array(hb.memory.buffer).set(font, at);
    face = hb.hb_face_create(hb.hb_blob_create(at, font.length, writable, 0, 0), 0);
    cut.set(font, face);
  }
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, withoutHints | glyphsKeepTheirNumbers | nothingByLayout);
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const dropped = hb.hb_subset_input_set(input, tablesToDrop);
  for (const name of notNeeded) hb.hb_set_add(dropped, toTagNumber(name));
  const subset = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  if (subset === 0) throw new Error('The typeface could not be cut to what the paper uses.');
  const blob = hb.hb_face_reference_blob(subset);
  const length = hb.hb_blob_get_length(blob);
  const start = hb.hb_blob_get_data(blob, 0);
  const file = Buffer.from(new Uint8Array(hb.memory.buffer, start, length));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(subset);
  return file;
}
