import { normaliseText } from '../statements/keys';

/** Words banks and people write on any line: alone they say nothing about whom it is to or from. */
const common = new Set(
  (
    'PAYMENT PMT PAY PAID PURCHASE POS CARD DEBIT ORDER CREDIT TRANSFER TRF TFR EFT INTERNET ONLINE APP IB DIGITAL BANKING BANK ACCOUNT ACC CASH ATM ' +
    'WITHDRAWAL WDL DEPOSIT DEP FEE FEES CHARGE REF REFERENCE TO FROM FOR OF THE AND IMMEDIATE INSTANT REALTIME RTC MAGTAPE ACB STOP PTY LTD CC SA ZA ' +
    'BETALING OORDRAG DEPOSITO DEBIETORDER KAART AANKOOP KONTANT VAN NA VIR DIE EN KOSTE REKENING'
  ).split(' '),
);
const months = new Set(
  (
    'JAN JANUARY JANUARIE FEB FEBRUARY FEBRUARIE MAR MRT MARCH MAART APR APRIL MAY MEI JUN JUNE JUNIE JUL JULY JULIE AUG AUGUST AUGUSTUS SEP SEPT SEPTEMBER ' +
    'OCT OKT OCTOBER OKTOBER NOV NOVEMBER DEC DES DECEMBER DESEMBER'
  ).split(' '),
);

export interface LineWords {
  /** The words without numbers and months, in order: the same month after month. */
  readonly stem: string;
  /** Each word of the stem once. */
  readonly words: readonly string[];
  /** Those that tell one payee from another. */
  readonly telling: readonly string[];
  /** Words with a digit, as references are. */
  readonly codes: readonly string[];
}

const hasDigit = /\d/;

const none: readonly string[] = [];

/** What a line says, apart from what changes every month. */
export type LineWordReader = (description: string, reference?: string) => LineWords;

/** Lines repeat their words month after month, so those of a stem are kept once. An entry's codes are of no use: its reference is. */
export function createWordReader({ keepsCodes }: { readonly keepsCodes: boolean }): LineWordReader {
  const known = new Map<string, LineWords>();
  const toStemWords = (parts: readonly string[], stem: string): LineWords => {
    let found = known.get(stem);
    if (!found) {
      const words = [...new Set(parts)];
      found = { stem, words, telling: words.filter((word) => word.length > 1 && !common.has(word)), codes: none };
      known.set(stem, found);
    }
    return found;
  };
  return (description, reference) => {
    const parts: string[] = [];
    let codes: string[] | undefined;
    for (const word of normaliseText(reference === undefined ? description : `${description} ${reference}`).split(
      ' ',
    )) {
      if (!hasDigit.test(word)) {
        if (word !== '' && !months.has(word)) parts.push(word);
      } else if (keepsCodes && word.length >= 4 && !codes?.includes(word)) (codes ??= []).push(word);
    }
    const plain = toStemWords(parts, parts.join(' '));
    return codes ? { stem: plain.stem, words: plain.words, telling: plain.telling, codes } : plain;
  };
}
