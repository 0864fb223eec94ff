import type { SystemType } from '../matter/kinds';

export type StandardPaperLanguage = 'en' | 'af';

/** The lists a paper can be made from row by row. */
export const batchLists = [
  'heirs',
  'liabilities',
  'claims',
  'creditors',
  'dividends',
  'contributors',
  'employees',
  'banks',
  'insurers',
  'recipients',
] as const;
export type BatchList = (typeof batchLists)[number];

/** A template that comes with the product. Its number and name are those of the catalogue, but for those of our own. */
export interface StandardTemplate {
  readonly id: number;
  readonly name: string;
  readonly systemTypes: readonly SystemType[];
  readonly language: StandardPaperLanguage;
  readonly kind: 'letter' | 'form' | 'notice' | 'report' | 'recon';
  readonly to?: string;
  /** Beyond the specification's catalogue. */
  readonly isOurs?: true;
  /** It is suggested while this is the last milestone reached; '' before the first. */
  readonly stages?: readonly string[];
  /** One is made for each row of this list, where the person asks for a batch. */
  readonly batch?: BatchList;
  /** What is asked when it is made, as far as it is usually the same. `+14` is a day so many days from today. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A standard template's text in one language, with what is usually answered in it. */
export interface TemplateText {
  readonly body: string;
  readonly defaults?: Readonly<Record<string, string>>;
}
/** Texts by the number of their template. */
export type TemplateTexts = Readonly<Record<number, TemplateText>>;
