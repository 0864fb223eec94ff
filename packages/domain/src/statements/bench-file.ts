import { addDays, toLocalDate } from '../dates/local-date';

/** Large invented files for the bench: a bank's table, OFX, MT940 and CAMT.053 with so many lines. */
const createDay = (at: number): string => addDays(toLocalDate('2020-01-01'), Math.floor(at / 60));
const formatCompactDay = (at: number): string => createDay(at).replaceAll('-', '');
const createText = (at: number): string => `PAYMENT TO SUNSET CARE HOME ${at % 97}`;
/** Whole rands that go up and down. */
const createAmount = (at: number): number => ((at * 7919) % 1301) - 600;

const make = (lines: number, each: (at: number, balance: number) => string): string => {
  const parts: string[] = [];
  let balance = 0;
  for (let at = 0; at < lines; at += 1) {
    balance += createAmount(at);
    parts.push(each(at, balance));
  }
  return parts.join('');
};
const sumAmounts = (lines: number): number => {
  let sum = 0;
  for (let at = 0; at < lines; at += 1) sum += createAmount(at);
  return sum;
};
const formatBalance = (sum: number): string => `${sum < 0 ? 'D' : 'C'}200101ZAR${Math.abs(sum)},00`;

export const benchFiles = {
  CSV: (lines) =>
    `Date,Description,Amount,Balance\r\n${make(lines, (at, balance) => `${formatCompactDay(at)},${createText(at)},${createAmount(at)}.00,${balance}.00\r\n`)}`,
  OFX: (lines) =>
    `OFXHEADER:100\r\n\r\n<OFX><STMTRS><CURDEF>ZAR\r\n<ACCTID>62123450009\r\n${make(lines, (at) => `<STMTTRN><TRNTYPE>OTHER\r\n<DTPOSTED>${formatCompactDay(at)}\r\n<TRNAMT>${createAmount(at)}.00\r\n<FITID>${at}\r\n<NAME>${createText(at)}\r\n</STMTTRN>\r\n`)}<LEDGERBAL><BALAMT>${sumAmounts(lines)}.00</LEDGERBAL></STMTRS></OFX>`,
  MT940: (lines) =>
    `:20:1\r\n:25:62123450009\r\n:28C:1\r\n:60F:C200101ZAR0,00\r\n${make(lines, (at) => `:61:${formatCompactDay(at).slice(2)}${createAmount(at) < 0 ? 'D' : 'C'}${Math.abs(createAmount(at))},00NTRFR${at}\r\n:86:${createText(at)}\r\n`)}:62F:${formatBalance(sumAmounts(lines))}\r\n-\r\n`,
  'CAMT.053': (lines) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>62123450009</Id></Othr></Id></Acct>\n${make(lines, (at) => `<Ntry><Amt Ccy="ZAR">${Math.abs(createAmount(at))}.00</Amt><CdtDbtInd>${createAmount(at) < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${createDay(at)}</Dt></BookgDt><AcctSvcrRef>${at}</AcctSvcrRef><AddtlNtryInf>${createText(at)}</AddtlNtryInf></Ntry>\n`)}</Stmt></BkToCstmrStmt></Document>`,
} as const satisfies Record<string, (lines: number) => string>;
