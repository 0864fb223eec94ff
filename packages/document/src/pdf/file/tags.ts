import { type PdfObjects, type ObjectRef, to } from './objects';

/** What a piece of the paper is to those who hear it, as PDF names it. */
export type TagRole =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

interface TaggedMark {
  readonly page: number;
  readonly mark: number;
}

/** A piece of the paper with what it is: what is shown of it, and the pieces within it, in the order they are heard. */
export class StructureTag {
  private readonly within: (StructureTag | TaggedMark)[] = [];
  ref: ObjectRef = 0;

  constructor(
    readonly role: TagRole,
    private readonly more: string = '',
  ) {}

  holds(role: TagRole, more?: string): StructureTag {
    const tag = new StructureTag(role, more);
    this.within.push(tag);
    return tag;
  }

  shows(page: number, mark: number): void {
    this.within.push({ page, mark });
  }

  /** Numbers for all of them, before any names another. */
  number(objects: PdfObjects): void {
    this.ref = objects.reserve();
    for (const one of this.within) if (one instanceof StructureTag) one.number(objects);
  }

  write(objects: PdfObjects, parent: ObjectRef, pages: readonly ObjectRef[]): void {
    const page = this.within.find((one): one is TaggedMark => !(one instanceof StructureTag))?.page;
    const kids = this.within.map((one) => {
      if (one instanceof StructureTag) return to(one.ref);
      if (one.page === page) return String(one.mark);
      return `<< /Type /MCR /Pg ${to(pages[one.page]!)} /MCID ${one.mark} >>`;
    });
    const on = page === undefined ? '' : `/Pg ${to(pages[page]!)} `;
    const has = kids.length === 0 ? '' : `/K ${kids.length === 1 ? kids[0] : `[${kids.join(' ')}]`} `;
    objects.bundle(`<< /Type /StructElem /S /${this.role} /P ${to(parent)} ${on}${has}${this.more}>>`, this.ref);
    for (const one of this.within) if (one instanceof StructureTag) one.write(objects, this.ref, pages);
  }
}
