import { addDays, localDate } from '../dates/local-date';

/** Large invented files for the bench: a bank's table, OFX, MT940 and CAMT.053 with so many lines. */
const day = (at: number): string => addDays(localDate('2020-01-01'), Math.floor(at / 60));
const compact = (at: number): string => day(at).replaceAll('-', '');
const text = (at: number): string => `PAYMENT TO SUNSET CARE HOME ${at % 97}`;
/** Whole rands that go up and down. */
const amount = (at: number): number => ((at * 7919) % 1301) - 600;

const make = (lines: number, each: (at: number, balance: number) => string): string => {
  const parts: string[] = [];
  let balance = 0;
  for (let at = 0; at < lines; at += 1) {
    balance += amount(at);
    parts.push(each(at, balance));
  }
  return parts.join('');
};
const total = (lines: number): number => {
  let sum = 0;
  for (let at = 0; at < lines; at += 1) sum += amount(at);
  return sum;
};
const balanceOf = (sum: number): string => `${sum < 0 ? 'D' : 'C'}200101ZAR${Math.abs(sum)},00`;

export const benchFiles = {
  CSV: (lines) =>
    `Date,Description,Amount,Balance\r\n${make(lines, (at, balance) => `${compact(at)},${text(at)},${amount(at)}.00,${balance}.00\r\n`)}`,
  OFX: (lines) =>
    `OFXHEADER:100\r\n\r\n<OFX><STMTRS><CURDEF>ZAR\r\n<ACCTID>62123450009\r\n${make(lines, (at) => `<STMTTRN><TRNTYPE>OTHER\r\n<DTPOSTED>${compact(at)}\r\n<TRNAMT>${amount(at)}.00\r\n<FITID>${at}\r\n<NAME>${text(at)}\r\n</STMTTRN>\r\n`)}<LEDGERBAL><BALAMT>${total(lines)}.00</LEDGERBAL></STMTRS></OFX>`,
  MT940: (lines) =>
    `:20:1\r\n:25:62123450009\r\n:28C:1\r\n:60F:C200101ZAR0,00\r\n${make(lines, (at) => `:61:${compact(at).slice(2)}${amount(at) < 0 ? 'D' : 'C'}${Math.abs(amount(at))},00NTRFR${at}\r\n:86:${text(at)}\r\n`)}:62F:${balanceOf(total(lines))}\r\n-\r\n`,
  'CAMT.053': (lines) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>62123450009</Id></Othr></Id></Acct>\n${make(lines, (at) => `<Ntry><Amt Ccy="ZAR">${Math.abs(amount(at))}.00</Amt><CdtDbtInd>${amount(at) < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day(at)}</Dt></BookgDt><AcctSvcrRef>${at}</AcctSvcrRef><AddtlNtryInf>${text(at)}</AddtlNtryInf></Ntry>\n`)}</Stmt></BkToCstmrStmt></Document>`,
} as const satisfies Record<string, (lines: number) => string>;
