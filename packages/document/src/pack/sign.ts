import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { replaceUnprintable } from '../pdf/to-pdf';
import type { SigningCertificate } from './certificate';
import { drawCertificate } from './certificate-pages';
import type { PackFault } from './pack';

/** The paper with its certificate, which comes as JSON, behind it; the pages that were signed stay as they are. */
export async function addCertificate(
  certificate: string,
  paper: Uint8Array,
): Promise<{ readonly file: Uint8Array; readonly pages: number } | { readonly fault: PackFault }> {
  let document: PDFDocument;
  let pages: number;
  try {
    document = await PDFDocument.load(paper, { updateMetadata: false });
    pages = document.getPageCount();
  } catch (error) {
    return { fault: error instanceof EncryptedPDFError ? 'locked' : 'broken' };
  }
  if (pages === 0) return { fault: 'empty' };
  // With room between its numbers: a row of points is no overlong word to be broken.
  const roomy = JSON.stringify(JSON.parse(certificate), null, 1);
  const set = drawCertificate(JSON.parse(replaceUnprintable(roomy)) as SigningCertificate);
  const added = await PDFDocument.load(set, { updateMetadata: false });
  for (const page of await document.copyPages(added, added.getPageIndices())) document.addPage(page);
  return { file: await document.save(), pages };
}
