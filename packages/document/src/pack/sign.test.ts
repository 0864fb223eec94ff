import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { readText } from '../read/read-text';
import type { SigningCertificate } from './certificate';
import { addCertificate } from './sign';

const certificate: SigningCertificate = {
  title: 'Certificate of signature',
  language: 'en',
  facts: [{ label: 'Hash of the paper', value: 'ab'.repeat(32) }],
  signers: [
    { name: 'Anna Müller', signature: { typed: 'Anna Müller 🙂' }, facts: [{ label: 'Signed', value: '2026-11-16' }] },
    {
      name: 'Piet',
      signature: { drawn: [Array.from({ length: 200 }, (_, at) => [at * 5, at] as const), [[10, 10]]] },
      facts: [{ label: 'From', value: '196.25.1.1' }],
    },
  ],
  note: 'Whoever changes a page changes the hash.',
  foot: 'T1/2026',
};

describe('a paper that was signed', () => {
  test('has its pages and behind them who signed, by name or by hand', async () => {
    const paper = await PDFDocument.create();
    for (const words of ['one', 'two']) paper.addPage([300, 400]).drawText(words, { x: 10, y: 300 });
    const made = await addCertificate(JSON.stringify(certificate), await paper.save());
    if ('fault' in made) throw new Error(made.fault);
    expect(made.pages).toBe(2);
    expect((await PDFDocument.load(made.file)).getPageCount()).toBe(3);
    const text = (await readText('pdf', made.file)).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/one two Certificate of signature .*Anna Müller.*Piet.*196\.25\.1\.1.*changes the hash/);
  });

  test('that is locked or no PDF is told, and not signed', async () => {
    const paper = await PDFDocument.create();
    paper.addPage();
    paper.encrypt({ userPassword: 'x', ownerPassword: 'x' });
    const signFile = (file: Uint8Array) => addCertificate(JSON.stringify(certificate), file);
    expect(await signFile(await paper.save())).toEqual({ fault: 'locked' });
    expect(await signFile(Buffer.from('%PDF-1.7\nnothing'))).toEqual({ fault: 'broken' });
  });
});
