import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';

export interface PdfBookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
}

/** Bookmarks beside the pages, in one row; a reader opens the file with them in view. */
export function addOutline(document: PDFDocument, bookmarks: readonly PdfBookmark[]): void {
  const { context, catalog } = document;
  if (bookmarks.length === 0) return;
  const pages = document.getPages();
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  const linkNeighbour = (name: 'Prev' | 'Next', ref: PDFRef | undefined) => (ref ? { [name]: ref } : {});
  for (const [index, { title, page }] of bookmarks.entries()) {
    context.assign(
      refs[index]!,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: root,
        Dest: [pages[page - 1]!.ref, PDFName.of('Fit')],
        ...linkNeighbour('Prev', refs[index - 1]),
        ...linkNeighbour('Next', refs[index + 1]),
      }),
    );
  }
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: PDFNumber.of(refs.length) }),
  );
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
