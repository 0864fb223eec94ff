import { type Objects, type Ref, to } from './objects';

/** What a piece of the paper is to those who hear it, as PDF names it. */
export type Role =
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

interface Shown {
  readonly page: number;
  readonly mark: number;
}

/** A piece of the paper with what it is: what is shown of it, and the pieces within it, in the order they are heard. */
export class Tag {
  private readonly within: (Tag | Shown)[] = [];
  ref: Ref = 0;

  constructor(
    readonly role: Role,
    private readonly more: string = '',
  ) {}

  holds(role: Role, more?: string): Tag {
    const tag = new Tag(role, more);
    this.within.push(tag);
    return tag;
  }

  shows(page: number, mark: number): void {
    this.within.push({ page, mark });
  }

  /** Numbers for all of them, before any names another. */
  number(objects: Objects): void {
    this.ref = objects.reserve();
    for (const one of this.within) if (one instanceof Tag) one.number(objects);
  }

  write(objects: Objects, parent: Ref, pages: readonly Ref[]): void {
    const page = this.within.find((one): one is Shown => !(one instanceof Tag))?.page;
    const kids = this.within.map((one) => {
      if (one instanceof Tag) return to(one.ref);
      if (one.page === page) return String(one.mark);
      return `<< /Type /MCR /Pg ${to(pages[one.page]!)} /MCID ${one.mark} >>`;
    });
    const on = page === undefined ? '' : `/Pg ${to(pages[page]!)} `;
    const has = kids.length === 0 ? '' : `/K ${kids.length === 1 ? kids[0] : `[${kids.join(' ')}]`} `;
    objects.bundle(`<< /Type /StructElem /S /${this.role} /P ${to(parent)} ${on}${has}${this.more}>>`, this.ref);
    for (const one of this.within) if (one instanceof Tag) one.write(objects, this.ref, pages);
  }
}
