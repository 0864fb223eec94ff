import { createHash } from 'node:crypto';
import { type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { colourProfile, writeMetadata } from '../pdf/file/document';

/**
 * Says of a pack of our own papers what each of them says of itself: PDF/UA-1 and PDF/A-2a. Of what others made that is not
 * known, and so it is not said.
 */
export function declareConformance(
  whole: PDFDocument,
  about: { readonly title: string; readonly language: string },
): void {
  const { context, catalog } = whole;
  whole.setProducer('Boedel');
  const metadata = context.stream(Buffer.from(writeMetadata(about)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const profile = context.register(context.flateStream(colourProfile, { N: 3 }));
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB IEC61966-2.1'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: profile,
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(context.obj(intent))]));
  const id = PDFHexString.of(
    createHash('sha256').update(about.title).update(String(whole.getPageCount())).digest('hex').slice(0, 32),
  );
  context.trailerInfo.ID = context.obj([id, id]);
}
