import { deflateSync, crc32 } from 'node:zlib';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';

/** The specification's sample of documents. */
export const demoDocuments = 4;

/** A page with these lines, as any program would read it: one font, no compression, every object in its place. */
export function createPlainPdf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = `BT /F1 12 Tf 72 770 Td 18 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const xref = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A picture that is nobody's: sky over a field. */
export function createPlainPicture(width = 480, height = 300): Buffer {
  const createPart = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    const share = y / height;
    const colour = share < 0.6 ? [120 + share * 120, 170 + share * 80, 225] : [110 + share * 40, 130, 70];
    for (let x = 0; x < width; x += 1) rows.set(colour, y * (1 + width * 3) + 1 + x * 3);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createPart('IHDR', head),
    createPart('IDAT', deflateSync(rows)),
    createPart('IEND', Buffer.alloc(0)),
  ]);
}

/** Four papers of one estate: what was reported, and a picture of the property. */
export async function addDocuments(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  const { deceased } = await tx.one<{ deceased: string }>(sql`
    select concat_ws(' ', first_names, surname) as deceased from matter_party
    where matter_id = ${matterID} and role = 'main'`);
  const uploadFile = (name: string, type: number, content: Buffer) =>
    call(documentCalls.UploadFile, { matterID, type }, [{ name, content }]);
  await uploadFile(
    'Death notice J294.pdf',
    52,
    createPlainPdf(['J294 Death notice', '', `Deceased: ${deceased}`, 'Signed at Pretoria.']),
  );
  await uploadFile(
    'Death certificate.pdf',
    203,
    createPlainPdf(['Death certificate', '', `Name: ${deceased}`, 'Certified a true copy.']),
  );
  await uploadFile(
    'Last will.pdf',
    204,
    createPlainPdf([
      'Last will and testament',
      '',
      `I, ${deceased}, appoint my executor`,
      'and leave the residue to my heirs.',
    ]),
  );
  await uploadFile('Photograph of the farm.png', 222, createPlainPicture());
}
