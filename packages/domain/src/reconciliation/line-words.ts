import { normalText } from '../statements/keys';

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

/** What a line says, apart from what changes every month. */
export function wordsOf(description: string, reference?: string): LineWords {
  const all = normalText(reference === undefined ? description : `${description} ${reference}`).split(' ');
  const stem = all.filter((word) => word !== '' && !hasDigit.test(word) && !months.has(word));
  const words = [...new Set(stem)];
  return {
    stem: stem.join(' '),
    words,
    telling: words.filter((word) => word.length > 1 && !common.has(word)),
    codes: [...new Set(all.filter((word) => word.length >= 4 && hasDigit.test(word)))],
  };
}
