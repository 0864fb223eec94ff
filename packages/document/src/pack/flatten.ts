import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

const hidden = 2;
const notViewed = 32;
const toNumbers = (array: PDFArray | undefined): number[] =>
  array ? array.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0)) : [];

/** The stream that an annotation is drawn by: of a tick box, the one for the state it is in. */
function findDrawing(annotation: PDFDict): PDFRef | undefined {
  const looks = annotation.lookupMaybe(PDFName.of('AP'), PDFDict);
  const normal = looks?.get(PDFName.of('N'));
  if (!looks || !normal) return undefined;
  const found = looks.lookup(PDFName.of('N'));
  if (found instanceof PDFStream) return normal instanceof PDFRef ? normal : undefined;
  if (!(found instanceof PDFDict)) return undefined;
  const state = annotation.lookupMaybe(PDFName.of('AS'), PDFName);
  const inState = state && found.get(state);
  return inState instanceof PDFRef && found.context.lookup(inState) instanceof PDFStream ? inState : undefined;
}

/** How the box of a drawing comes to lie in the place it has on the page (ISO 32000-1, 12.5.5). */
function computePlacement(
  drawing: PDFDict,
  place: readonly number[],
): [number, number, number, number, number, number] | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = toNumbers(drawing.lookupMaybe(PDFName.of('BBox'), PDFArray));
  const own = toNumbers(drawing.lookupMaybe(PDFName.of('Matrix'), PDFArray));
  const [a, b, c, d, e, f] = own.length === 6 ? (own as [number, number, number, number, number, number]) : [1, 0, 0, 1, 0, 0]; // prettier-ignore
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const));
  const left = Math.min(...corners.map(([x]) => x));
  const low = Math.min(...corners.map(([, y]) => y));
  const width = Math.max(...corners.map(([x]) => x)) - left;
  const height = Math.max(...corners.map(([, y]) => y)) - low;
  if (width <= 0 || height <= 0) return null;
  const [px1 = 0, py1 = 0, px2 = 0, py2 = 0] = place;
  const across = Math.abs(px2 - px1) / width;
  const up = Math.abs(py2 - py1) / height;
  return [across, 0, 0, up, Math.min(px1, px2) - left * across, Math.min(py1, py2) - low * up];
}

function drawIt(page: PDFPage, annotation: PDFDict): void {
  const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0;
  if ((flags & hidden) !== 0 || (flags & notViewed) !== 0) return;
  const look = findDrawing(annotation);
  const stream = look && page.doc.context.lookup(look);
  if (!look || !(stream instanceof PDFStream)) return;
  const matrix = computePlacement(stream.dict, toNumbers(annotation.lookupMaybe(PDFName.of('Rect'), PDFArray)));
  if (!matrix) return;
  stream.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const name = page.node.newXObject('Drawn', look);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(name), popGraphicsState());
}

/**
 * What was filled in, stamped or written on a page becomes part of the page, as it would on paper. Whatever could do
 * something when it is opened or pressed stays behind: scripts, links into files, buttons.
 */
export function flatten(document: PDFDocument): void {
  let wasDrawnOn = false;
  const form = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (form?.has(PDFName.of('NeedAppearances'))) {
    try {
      document.getForm().updateFieldAppearances();
    } catch {
      // A form that cannot be drawn anew is shown as its last program drew it.
    }
  }
  for (const page of document.getPages()) {
    const list = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
    const count = list?.size() ?? 0;
    for (let index = 0; index < count; index += 1) {
      const annotation = list!.lookupMaybe(index, PDFDict);
      const kind = annotation?.lookupMaybe(PDFName.of('Subtype'), PDFName);
      if (annotation && kind !== PDFName.of('Popup') && kind !== PDFName.of('Link')) {
        drawIt(page, annotation);
        wasDrawnOn = true;
      }
    }
    for (const key of ['Annots', 'AA', 'B', 'Metadata', 'PieceInfo']) {
      page.node.delete(PDFName.of(key));
    }
  }
  // What was drawn is none of what its structure tells of: the pages are then told of as they are.
  if (wasDrawnOn) document.catalog.delete(PDFName.of('StructTreeRoot'));
}
