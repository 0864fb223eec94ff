import { findDocumentKind } from '../documents/document-kinds';
import type { Country } from '../law/country';
import { type Message, message } from '../law/message';
import { getStandardTemplate } from '../templates/catalogue';

/** What is known of a paper that somebody wants signed. */
export interface SignablePaper {
  /** The kind it is filed as, which has the number of the form it was made from. */
  readonly kind: number | null;
  /** The standard template it was made from. */
  readonly standardId: number | null;
  readonly title: string;
  readonly fileName: string;
}

/** Why a paper is signed by hand and not by a link, and what says so. */
export interface WetInkRule {
  readonly why: Message;
  readonly section: string;
}

/**
 * Of the electronic transactions law both countries keep wills and the sale of land out of it: South Africa in s 4(3) and
 * (4) with Schedules 1 and 2, Namibia in the Act's own list of what it does not reach.
 */
const nameElectronicLaw = (country: Country): string =>
  country === 'NA'
    ? 'Electronic Transactions Act 4 of 2019'
    : 'Electronic Communications and Transactions Act 25 of 2002 s 4 and Schedules 1 and 2';

/** Filed with the Master, or sworn, under a name that does not begin with the number of its form. */
const originals: ReadonlySet<number> = new Set([5, 35, 45, 60, 81, 82, 84, 86, 219]);
const will = 204;

const isWill = /\b(?:will|testament|codicil|kodisil)\b/i;
const notYet = /\b(?:will (?:be|not|have|form)|wording of (?:the|a) will)\b/i;
const isSworn = /\b(?:affidavit|sworn|beëdigde|eedsverklaring|oath)\b/i;
const isForm = /^J\s?\d{2,4}\b/;
const isLand =
  /\b(?:deed of sale|sale of (?:immovable|fixed) property|offer to purchase|koopakte|koopkontrak|aanbod om te koop)\b/i;

/** The names a paper goes by. */
const listPaperNames = ({ kind, standardId, title, fileName }: SignablePaper): readonly string[] => [
  title,
  fileName.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' '),
  ...[kind, standardId].flatMap((number) =>
    number === null ? [] : [findDocumentKind(number)?.name ?? '', getStandardTemplate(number)?.name ?? ''],
  ),
];

/** Nothing where a paper may be signed by a link. */
export function findWetInkRule(paper: SignablePaper, country: Country): WetInkRule | undefined {
  const names = listPaperNames(paper);
  const isNamed = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (paper.kind === will || (isNamed(isWill) && !isNamed(notYet))) {
    return {
      why: message('A will must be signed by hand on every page, in front of two witnesses.'),
      section: `Wills Act 7 of 1953 s 2(1)(a); ${nameElectronicLaw(country)}`,
    };
  }
  if (isNamed(isSworn)) {
    return {
      why: message('An affidavit must be signed by hand before a commissioner of oaths.'),
      section: 'Justices of the Peace and Commissioners of Oaths Act 16 of 1963 s 10, regulation 3',
    };
  }
  if (isNamed(isLand)) {
    return {
      why: message('Both parties must sign a sale of land by hand.'),
      section: `Alienation of Land Act 68 of 1981 s 2(1); ${nameElectronicLaw(country)}`,
    };
  }
  if (isNamed(isForm) || [paper.kind, paper.standardId].some((number) => number !== null && originals.has(number))) {
    return {
      why: message('The Master accepts this document only with a signature in ink.'),
      section: 'Administration of Estates Act 66 of 1965; regulations and forms',
    };
  }
  return undefined;
}
