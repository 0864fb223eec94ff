import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const toList = (kids: PDFArray | PDFRef | PDFDict | PDFNumber | undefined): readonly unknown[] =>
  kids === undefined ? [] : kids instanceof PDFArray ? kids.asArray() : [kids];

/** Arrays of the parent tree by the number its pages know them by. */
function readParentTree(root: PDFDict): ReadonlyMap<number, PDFArray> {
  const found = new Map<number, PDFArray>();
  const read = (node: PDFDict | undefined): void => {
    const numbers = node?.lookupMaybe(name('Nums'), PDFArray)?.asArray() ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const list = root.context.lookup(numbers[at + 1]);
      if (list instanceof PDFArray) found.set(Number(String(numbers[at])), list);
    }
    for (const kid of node?.lookupMaybe(name('Kids'), PDFArray)?.asArray() ?? []) {
      const within = root.context.lookup(kid);
      if (within instanceof PDFDict) read(within);
    }
  };
  read(root.lookupMaybe(name('ParentTree'), PDFDict));
  return found;
}

/** The structure of a document that says all of it is tagged. */
function findStructure({ catalog }: PDFDocument): PDFDict | undefined {
  const mark = catalog.lookupMaybe(name('MarkInfo'), PDFDict);
  if (mark?.lookup(name('Marked')) !== PDFBool.True) return undefined;
  const root = catalog.lookup(name('StructTreeRoot'));
  return root instanceof PDFDict ? root : undefined;
}

/**
 * The pages of several documents in one, with what each says to those who hear it: a paper keeps its headings and tables, and
 * a scan is a picture with the title it is filed by. Copied page by page alone, all of that would be lost.
 */
export class TaggedPack {
  private readonly top: PDFRef;
  private readonly root: PDFRef;
  private readonly kids: PDFRef[] = [];
  private readonly parents: (PDFNumber | PDFRef)[] = [];

  constructor(private readonly whole: PDFDocument) {
    this.top = whole.context.nextRef();
    this.root = whole.context.nextRef();
  }

  /** Adds all pages of it, and says of each that has no structure what it is. */
  add(document: PDFDocument, title: string): void {
    const { context } = this.whole;
    const copier = PDFObjectCopier.for(document.context, context);
    const structure = findStructure(document);
    const lists = structure && readParentTree(structure);
    const pages = document.getPages();
    for (const [at, page] of pages.entries()) {
      const ref = copier.copy(page.ref);
      const leaf = context.lookup(ref);
      if (!(leaf instanceof PDFPageLeaf)) throw new Error('A page was not copied.');
      this.whole.addPage(PDFPage.of(leaf, ref, this.whole));
      leaf.set(name('Tabs'), name('S'));
      const own = page.node.lookup(name('StructParents'));
      const list = own instanceof PDFNumber ? lists?.get(own.asNumber()) : undefined;
      if (list) this.setParents(leaf, copier.copy(list));
      else this.tagWhole(leaf, ref, pages.length === 1 ? title : `${title}, ${at + 1}`);
    }
    if (structure) this.addStructure(copier.copy(structure));
  }

  /** Its uppermost parts become parts of the pack. */
  private addStructure(copied: PDFDict): void {
    const { context } = this.whole;
    for (const kid of toList(copied.lookup(name('K')) as PDFArray | PDFDict | undefined)) {
      const element = kid instanceof PDFRef ? context.lookup(kid) : kid;
      if (!(element instanceof PDFDict)) continue;
      element.set(name('P'), this.top);
      if (element.lookup(name('S')) === name('Document')) element.set(name('S'), name('Part'));
      this.kids.push(kid instanceof PDFRef ? kid : (context.getObjectRef(element) ?? context.register(element)));
    }
  }

  /** Words are read out as they stand; a page without words is a picture. */
  private tagWhole(leaf: PDFPageLeaf, page: PDFRef, title: string): void {
    const { context } = this.whole;
    const fonts = leaf.Resources()?.lookupMaybe(name('Font'), PDFDict);
    const role = fonts && fonts.keys().length > 0 ? 'P' : 'Figure';
    const element = context.register(
      context.obj({
        Type: 'StructElem',
        S: role,
        P: this.top,
        Pg: page,
        K: 0,
        ...(role === 'Figure' && { Alt: PDFHexString.fromText(title) }),
      }),
    );
    this.kids.push(element);
    this.setParents(leaf, context.obj([element]));
    leaf.wrapContentStreams(
      context.register(context.stream(`/${role} << /MCID 0 >> BDC`)),
      context.register(context.stream('EMC')),
    );
  }

  private setParents(leaf: PDFPageLeaf, list: PDFArray): void {
    const number = PDFNumber.of(this.parents.length / 2);
    leaf.set(name('StructParents'), number);
    this.parents.push(number, this.whole.context.register(list));
  }

  /** Once all are added. */
  finish(): void {
    const { context, catalog } = this.whole;
    context.assign(this.top, context.obj({ Type: 'StructElem', S: 'Document', P: this.root, K: this.kids }));
    const tree = context.register(context.obj({ Nums: this.parents }));
    const next = this.parents.length / 2;
    context.assign(
      this.root,
      context.obj({ Type: 'StructTreeRoot', K: this.top, ParentTree: tree, ParentTreeNextKey: next }),
    );
    catalog.set(name('StructTreeRoot'), this.root);
    catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  }
}
