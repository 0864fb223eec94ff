import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { inEnglish, type Said } from './said';

/** What stands to the right of a line: an amount, a share, or words (a rate, a date, a table's name). */
export type LineValue = Cents | Fraction | string;

export interface WorkedLine {
  readonly label: string;
  readonly value?: LineValue;
  /** Act and section the line comes from. */
  readonly section?: string;
  /** A doubt, an override's reason, the date of a rate. */
  readonly note?: string;
  /** The same words with their holes open, for readers of another language. */
  readonly says?: { readonly label?: Said; readonly value?: Said; readonly note?: Said };
  /** The line's own working, where it is itself a worked result. */
  readonly from?: Worked<unknown>;
}

/** A result that shows its work: the lines behind "how is this worked out?". */
export interface Worked<T> {
  readonly title: string;
  /** The title with its holes open, where it has any. */
  readonly titleSays?: Said;
  readonly section: string;
  readonly lines: readonly WorkedLine[];
  readonly value: T;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface Working {
  line(
    label: string | Said,
    value?: LineValue | Said,
    more?: { section?: string | undefined; note?: string | Said | undefined },
  ): Working;
  /** A line that is itself worked out elsewhere. */
  worked(label: string | Said, result: Worked<Cents>, more?: { note?: string }): Working;
  gives<T>(value: T): Worked<T>;
}

export const isSaid = (words: LineValue | Said | undefined): words is Said =>
  typeof words === 'object' && 'key' in words;

/** A title in English, and with its holes open where it has any. */
export const titled = (title: string | Said): Pick<Worked<unknown>, 'title' | 'titleSays'> =>
  isSaid(title) ? { title: inEnglish(title), titleSays: title } : { title };

/** A line's label in English, and with its holes open where it has any. */
export const labelled = (label: string | Said): Pick<WorkedLine, 'label' | 'says'> =>
  isSaid(label) ? { label: inEnglish(label), says: { label } } : { label };

/** The same working of another figure in it. Its lines are still only written when somebody asks. */
export const revalued = <T>(of: Worked<unknown>, value: T): Worked<T> => ({
  title: of.title,
  ...(of.titleSays && { titleSays: of.titleSays }),
  section: of.section,
  get lines() {
    return of.lines;
  },
  value,
});

/** A working of very many lines, written once and only when somebody asks for them. */
export function workedWhenAsked<T>(
  title: string,
  section: string,
  value: T,
  write: (work: Working) => void,
): Worked<T> {
  let lines: readonly WorkedLine[] | undefined;
  return {
    title,
    section,
    get lines() {
      if (!lines) {
        const work = working(title, section);
        write(work);
        ({ lines } = work.gives(value));
      }
      return lines;
    },
    value,
  };
}

export const working = (title: string | Said, section: string): Working => new Lines(title, section);

/** Made for every line of every account: one object of one make, and no function of its own. */
class Lines implements Working {
  private readonly lines: WorkedLine[] = [];
  constructor(
    private readonly title: string | Said,
    private readonly section: string,
  ) {}

  line(
    label: string | Said,
    value?: LineValue | Said,
    more?: { section?: string | undefined; note?: string | Said | undefined },
  ): Working {
    const line: Writable<WorkedLine> = { label: inEnglish(label) };
    if (value !== undefined) line.value = isSaid(value) ? inEnglish(value) : value;
    if (more?.section !== undefined) line.section = more.section;
    if (more?.note !== undefined) line.note = inEnglish(more.note);
    if (isSaid(label) || isSaid(value) || isSaid(more?.note)) {
      line.says = {
        ...(isSaid(label) && { label }),
        ...(isSaid(value) && { value }),
        ...(isSaid(more?.note) && { note: more.note }),
      };
    }
    this.lines.push(line);
    return this;
  }

  worked(label: string | Said, result: Worked<Cents>, more?: { note?: string }): Working {
    this.lines.push({ ...labelled(label), value: result.value, section: result.section, from: result, ...more });
    return this;
  }

  gives<T>(value: T): Worked<T> {
    const { title, section, lines } = this;
    return typeof title === 'string' ? { title, section, lines, value } : { ...titled(title), section, lines, value };
  }
}
