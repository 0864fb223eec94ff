import { deflateSync } from 'node:zlib';

/** The number an object of the file goes by. */
export type ObjectRef = number;
export const to = (ref: ObjectRef): string => `${ref} 0 R`;

/** Text as a PDF holds it: UTF-16 in hexadecimal, so that nothing in it is taken for an instruction. */
export const encodePdfText = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

const perBundle = 400;

/** A PDF under way. What is small and many goes into bundles that are compressed together. */
export class PdfObjects {
  private readonly chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  private at = this.chunks[0]!.length;
  /** Where each object is: how far from the beginning, or in which bundle and as the how manieth. */
  private readonly places: ({ readonly offset: number } | { readonly bundle: ObjectRef; readonly index: number })[] =
    [];
  private readonly small: { readonly ref: ObjectRef; readonly body: string }[] = [];

  /** A number for what is written later and named before. */
  reserve(): ObjectRef {
    this.places.push({ offset: 0 });
    return this.places.length;
  }

  write(body: string, ref: ObjectRef = this.reserve()): ObjectRef {
    this.put(ref, Buffer.from(body, 'latin1'));
    return ref;
  }

  /** In a bundle with its like. */
  bundle(body: string, ref: ObjectRef = this.reserve()): ObjectRef {
    this.small.push({ ref, body });
    return ref;
  }

  stream(about: string, content: Uint8Array | string, options: { readonly plain?: true } = {}): ObjectRef {
    const raw = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const body = options.plain ? raw : deflateSync(raw, { level: 4 });
    const filter = options.plain ? '' : '/Filter /FlateDecode ';
    const ref = this.reserve();
    const head = Buffer.from(`<< ${about} ${filter}/Length ${body.length} >>\nstream\n`, 'latin1');
    this.put(ref, Buffer.concat([head, body, Buffer.from('\nendstream')]));
    return ref;
  }

  finish(root: ObjectRef, info: ObjectRef, id: string): Buffer {
    for (let from = 0; from < this.small.length; from += perBundle) {
      const together = this.small.slice(from, from + perBundle);
      let offset = 0;
      const index: string[] = [];
      for (const { ref, body } of together) {
        index.push(`${ref} ${offset}`);
        offset += body.length + 1;
      }
      const head = `${index.join(' ')}\n`;
      const bodies = together.map((one) => one.body).join('\n');
      const bundle = this.stream(`/Type /ObjStm /N ${together.length} /First ${head.length}`, head + bodies);
      for (const [at, { ref }] of together.entries()) this.places[ref - 1] = { bundle, index: at };
    }
    return this.withTable(root, info, id);
  }

  private put(ref: ObjectRef, body: Buffer): void {
    this.places[ref - 1] = { offset: this.at };
    for (const chunk of [Buffer.from(`${ref} 0 obj\n`), body, Buffer.from('\nendobj\n')]) {
      this.chunks.push(chunk);
      this.at += chunk.length;
    }
  }

  /** Where everything is, at the end, and where that begins. */
  private withTable(root: ObjectRef, info: ObjectRef, id: string): Buffer {
    const starts = this.at;
    this.places.push({ offset: starts });
    const rows = Buffer.alloc(7 * (this.places.length + 1));
    rows.writeUInt16BE(0xffff, 5);
    for (const [index, place] of this.places.entries()) {
      const row = 7 * (index + 1);
      rows.writeUInt8('bundle' in place ? 2 : 1, row);
      rows.writeUInt32BE('bundle' in place ? place.bundle : place.offset, row + 1);
      rows.writeUInt16BE('bundle' in place ? place.index : 0, row + 5);
    }
    const body = deflateSync(rows);
    const about =
      `/Type /XRef /Size ${this.places.length + 1} /W [1 4 2] /Root ${to(root)} /Info ${to(info)} ` +
      `/ID [<${id}> <${id}>] /Filter /FlateDecode /Length ${body.length}`;
    return Buffer.concat([
      ...this.chunks,
      Buffer.from(`${this.places.length} 0 obj\n<< ${about} >>\nstream\n`),
      body,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${starts}\n%%EOF\n`),
    ]);
  }
}
