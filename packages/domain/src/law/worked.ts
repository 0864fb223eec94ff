import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { formatInEnglish, type Message } from './message';

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
  readonly says?: { readonly label?: Message; readonly value?: Message; readonly note?: Message };
  /** The line's own working, where it is itself a worked result. */
  readonly from?: WorkedResult<unknown>;
}

/** A result that shows its work: the lines behind "how is this worked out?". */
export interface WorkedResult<T> {
  readonly title: string;
  /** The title with its holes open, where it has any. */
  readonly titleSays?: Message;
  readonly section: string;
  readonly lines: readonly WorkedLine[];
  readonly value: T;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface WorkingBuilder {
  line(
    label: string | Message,
    value?: LineValue | Message,
    more?: { section?: string | undefined; note?: string | Message | undefined },
  ): WorkingBuilder;
  /** A line that is itself worked out elsewhere. */
  worked(label: string | Message, result: WorkedResult<Cents>, more?: { note?: string }): WorkingBuilder;
  gives<T>(value: T): WorkedResult<T>;
}

export const isMessage = (words: LineValue | Message | undefined): words is Message =>
  typeof words === 'object' && 'key' in words;

/** A title in English, and with its holes open where it has any. */
export const toTitle = (title: string | Message): Pick<WorkedResult<unknown>, 'title' | 'titleSays'> =>
  isMessage(title) ? { title: formatInEnglish(title), titleSays: title } : { title };

/** A line's label in English, and with its holes open where it has any. */
export const toLabel = (label: string | Message): Pick<WorkedLine, 'label' | 'says'> =>
  isMessage(label) ? { label: formatInEnglish(label), says: { label } } : { label };

/** The same working of another figure in it. Its lines are still only written when somebody asks. */
export const replaceValue = <T>(of: WorkedResult<unknown>, value: T): WorkedResult<T> => ({
  title: of.title,
  ...(of.titleSays && { titleSays: of.titleSays }),
  section: of.section,
  get lines() {
    return of.lines;
  },
  value,
});

/** A working of very many lines, written once and only when somebody asks for them. */
export function createLazyResult<T>(
  title: string,
  section: string,
  value: T,
  write: (work: WorkingBuilder) => void,
): WorkedResult<T> {
  let lines: readonly WorkedLine[] | undefined;
  return {
    title,
    section,
    get lines() {
      if (!lines) {
        const work = startWorking(title, section);
        write(work);
        ({ lines } = work.gives(value));
      }
      return lines;
    },
    value,
  };
}

export const startWorking = (title: string | Message, section: string): WorkingBuilder =>
  new WorkingLines(title, section);

/** Made for every line of every account: one object of one make, and no function of its own. */
class WorkingLines implements WorkingBuilder {
  private readonly lines: WorkedLine[] = [];
  constructor(
    private readonly title: string | Message,
    private readonly section: string,
  ) {}

  line(
    label: string | Message,
    value?: LineValue | Message,
    more?: { section?: string | undefined; note?: string | Message | undefined },
  ): WorkingBuilder {
    const line: Writable<WorkedLine> = { label: formatInEnglish(label) };
    if (value !== undefined) line.value = isMessage(value) ? formatInEnglish(value) : value;
    if (more?.section !== undefined) line.section = more.section;
    if (more?.note !== undefined) line.note = formatInEnglish(more.note);
    if (isMessage(label) || isMessage(value) || isMessage(more?.note)) {
      line.says = {
        ...(isMessage(label) && { label }),
        ...(isMessage(value) && { value }),
        ...(isMessage(more?.note) && { note: more.note }),
      };
    }
    this.lines.push(line);
    return this;
  }

  worked(label: string | Message, result: WorkedResult<Cents>, more?: { note?: string }): WorkingBuilder {
    this.lines.push({ ...toLabel(label), value: result.value, section: result.section, from: result, ...more });
    return this;
  }

  gives<T>(value: T): WorkedResult<T> {
    const { title, section, lines } = this;
    return typeof title === 'string' ? { title, section, lines, value } : { ...toTitle(title), section, lines, value };
  }
}
