import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { toLocalDate } from '../dates/local-date';
import { limits } from './limits';
import { mayTake } from './statement';
import { listDoubts, createFile, expectFileRead, listLines, formatRands, readFileContent } from './statement.testing';

const createAbsaFile = (...rows: string[]): string[] => ['Date,Description,Amount,Balance', ...rows];
const readRefusal = (content: Uint8Array | readonly string[]): string => {
  const reading = readFileContent(content);
  if (!isRefused(reading)) throw new Error('not refused');
  return reading.refusals[0]!.sentence;
};

describe('rows that cannot be read are named by line, and the file is not taken', () => {
  test.each([
    ['a day that is not on the calendar', '20260230,A,1.00,1.00', "'20260230' is not a date"],
    ['no day', ',A,1.00,1.00', 'has no date'],
    ['a day in another form', '2026-03-02,A,1.00,1.00', "'2026-03-02' is not a date in the format of this file"],
    ['no amount', '20260302,A,,1.00', 'has no amount. Correct the file'],
    ['a dash for an amount', '20260302,A,-,1.00', 'has no amount. Correct the file'],
    ['words for an amount', '20260302,A,nil,1.00', "'nil' is not an amount"],
    ['a formula that failed', '20260302,A,#REF!,1.00', "'#REF!' is not an amount"],
    ['letters for digits', '20260302,A,1O.00,1.00', "'1O.00' is not an amount"],
    [
      'another decimal sign than the rest',
      '20260302,A,"1,50",1.00',
      "'1,50' is not an amount in the format of this file",
    ],
    ['a part of a cent', '20260302,A,1.005,1.00', "'1.005' is not an amount"],
    ['an amount in powers of ten', '20260302,A,1.2E3,1.00', "'1.2E3' is not an amount"],
    ['signs that contradict each other', '20260302,A,-1.00 Cr,1.00', "'-1.00 Cr' is not an amount"],
    ['more digits than money has', '20260302,A,99999999999999999.00,1.00', 'is not an amount'],
    ['a balance that is none', '20260302,A,1.00,abc', "'abc' is not an amount"],
    ['a comma that nobody quoted', '20260302,A, B,1.00,1.00', 'has more cells than the heading'],
  ])('%s', (_, row, words) => {
    const file = expectFileRead(createAbsaFile('20260301,Start,10.00,10.00', row, '20260303,End,5.00,15.00'));
    expect(file.doubts.filter(({ weight }) => weight === 'stop').map(({ line }) => line)).toEqual([3]);
    expect(listDoubts(file).join()).toContain(words);
    expect([mayTake(file), file.rows]).toEqual([false, { inFile: 3, read: 2, passedOver: 0, unread: 1 }]);
    expect(listLines(file).map(({ description }) => description)).toEqual(['Start', 'End']);
  });

  test('money in and money out at once, and a mark that says neither', () => {
    const both = expectFileRead(['Date,Description,Debit,Credit,Balance', '2026/03/02,A,5.00,6.00,1.00']);
    expect(listDoubts(both).join()).toContain('both money in and money out');
    const neither = expectFileRead([
      'Effective Date,Description,Reference,Service Fee,Debit / Credit,Amount,Balance',
      '20260302,A,R,,?,5.00,5.00',
    ]);
    expect(listDoubts(neither).join()).toContain("does not say whether it is credit or debit: '?'");
  });

  test('of thousands alike the first are listed and the rest counted; every row is accounted for', () => {
    const rows = Array.from({ length: 1500 }, () => '20260302,A,none,1.00');
    const file = expectFileRead(createAbsaFile(...rows));
    expect(file.rows).toEqual({ inFile: 1500, read: 0, passedOver: 0, unread: 1500 });
    expect(file.doubts).toHaveLength(201);
    expect(listDoubts(file).at(-1)).toBe('stop - 1300 more lines like these are not listed.');
  });
});

describe('the running balance', () => {
  test('is followed, and each break named by line', () => {
    const file = expectFileRead(
      createAbsaFile(
        '20260301,A,10.00,10.00',
        '20260302,B,5.00,16.00',
        '20260303,C,1.00,18.00',
        '20260304,D,1.00,19.00',
      ),
    );
    expect(file.statements[0]!.proof).toMatchObject({
      breaks: 2,
      firstBreak: { line: 3, expected: 1500, found: 1600 },
      ties: false,
    });
    expect(listDoubts(file)).toEqual([
      'confirm 3 The running balance breaks at line 3: 15.00 follows from the line before, the file says 16.00. A movement may be missing; download this period again.',
      'confirm 4 The running balance breaks at line 4: 17.00 follows from the line before, the file says 18.00. A movement may be missing; download this period again.',
    ]);
    expect(mayTake(file)).toBe(true);
  });

  test('tells newest first from oldest first within one day', () => {
    const oldest = expectFileRead(
      createAbsaFile('20260301,A,10.00,10.00', '20260301,B,5.00,15.00', '20260301,C,-2.00,13.00'),
    );
    const newest = expectFileRead(
      createAbsaFile('20260301,C,-2.00,13.00', '20260301,B,5.00,15.00', '20260301,A,10.00,10.00'),
    );
    expect([oldest.order, newest.order]).toEqual(['oldest first', 'newest first']);
    expect(listLines(newest).map(({ description }) => description)).toEqual(['A', 'B', 'C']);
    expect(listLines(newest).map(({ key }) => key)).toEqual(listLines(oldest).map(({ key }) => key));
  });

  test('is followed through days that were turned about while their rows were not', () => {
    const file = expectFileRead(
      createAbsaFile(
        '20260302,C,1.00,16.00',
        '20260302,D,1.00,17.00',
        '20260301,A,10.00,10.00',
        '20260301,B,5.00,15.00',
      ),
    );
    expect(listLines(file).map(({ description }) => description)).toEqual(['A', 'B', 'C', 'D']);
    expect([file.order, file.statements[0]!.proof.ties]).toEqual(['newest first', true]);
  });

  test('where there is none, the days tell the order and nothing is proved', () => {
    const mapping = {
      id: 'own',
      name: 'Own',
      bank: null,
      signature: 'when|what|how much',
      columns: ['day', 'description', 'amount'],
      sign: 'signed',
    } as const;
    const file = expectFileRead(['When,What,How much', '02/03/2026,B,2.00', '01/03/2026,A,1.00'], {
      mappings: [mapping],
    });
    expect(listLines(file).map(({ description }) => description)).toEqual(['A', 'B']);
    expect(file.statements[0]!.proof).toMatchObject({ opening: null, movements: 300, closing: null, ties: null });
  });

  test('a file whose opening and closing do not meet by its movements says so', () => {
    const file = expectFileRead([
      ':20:1',
      ':25:1',
      ':60F:C260101ZAR10,00',
      ':61:260102C1,00NTRFX',
      ':62F:C260103ZAR12,00',
      '-',
    ]);
    expect([file.statements[0]!.proof.ties, listDoubts(file)]).toEqual([
      false,
      [
        'confirm - The opening balance 10.00 and the movements 1.00 do not give the closing balance 12.00. Lines may be missing; download this period again.',
      ],
    ]);
  });
});

describe('totals, balances and headings among the rows', () => {
  test('are passed over and counted; the balances they tell are used', () => {
    const file = expectFileRead([
      'Date,Description,Debit,Credit,Balance',
      ',Opening balance,,,100.00',
      '2026/03/01,Pay,40.00,,60.00',
      'Date,Description,Debit,Credit,Balance',
      '2026/03/02,Total Garage,10.00,,50.00',
      ',Totals,50.00,0.00,',
      ',Closing balance,,,50.00',
    ]);
    expect(listLines(file).map(({ description }) => description)).toEqual(['Pay', 'Total Garage']);
    expect(file.rows).toEqual({ inFile: 6, read: 2, passedOver: 4, unread: 0 });
    expect(file.statements[0]!.proof).toMatchObject({
      opening: 10_000,
      openingFrom: 'file',
      closing: 5000,
      ties: true,
    });
  });

  test('a movement that is called a total and has no amount is not passed over', () => {
    const file = expectFileRead(createAbsaFile('20260301,A,10.00,10.00', '20260302,Total Garage,,9.00'));
    expect(file.rows).toMatchObject({ passedOver: 0, unread: 1 });
  });
});

describe('files that are refused', () => {
  test.each<[string, Uint8Array | string[], string]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks alone', ['', ' '], 'empty'],
    ['a PDF', createFile(['%PDF-1.7']), 'This is a PDF'],
    ['an old Excel file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), '.xls'],
    [
      'a web page that calls itself Excel',
      ['<html><table><tr><td>Date</td></tr></table></html>'],
      'This is a web page',
    ],
    ['other XML', ['<?xml version="1.0"?><note/>'], 'do not recognise this XML file'],
    [
      'a report of the day',
      ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.06"></Document>'],
      'CAMT.053',
    ],
    ['bytes that are no text', Uint8Array.from([1, 2, 0, 3, 9, 8, 0, 0, 7]), 'We cannot read this file as text'],
    ['one column', ['hello', 'world'], 'cannot read this file as a table'],
    [
      'a quote that never closes',
      createAbsaFile('20260301,"A,10.00,10.00', '20260302,B,1.00,11.00'),
      'line 2 is never closed',
    ],
    [
      'an OFX file that was cut off',
      ['OFXHEADER:100', '', '<OFX><STMTRS><STMTTRN><TRNAMT>1.00'],
      'breaks off before its end',
    ],
    ['an OFX file without a statement', ['OFXHEADER:100', '', '<OFX></OFX>'], 'There is no statement'],
    [
      'an OFX balance that is none',
      ['OFXHEADER:100', '<OFX><STMTRS><LEDGERBAL><BALAMT>x</LEDGERBAL></STMTRS></OFX>'],
      "balance at line 2 cannot be read: 'x'",
    ],
    [
      'an MT940 file that was cut off',
      [':20:1', ':25:1', ':60F:C260101ZAR1,00', ':61:260102C1,00NTRFX'],
      'breaks off before its closing balance',
    ],
    [
      'an MT940 file with the next message in it',
      [':20:1', ':25:1', ':60F:C260101ZAR1,00', ':20:2'],
      'breaks off before its closing balance',
    ],
    ['an MT940 balance that is none', [':20:1', ':25:1', ':60F:C260101ZAR1.00'], 'balance at line 3 cannot be read'],
    [
      'a CAMT file that was cut off',
      ['<Document xmlns="camt.053"><BkToCstmrStmt><Stmt><Ntry>'],
      'breaks off before its end',
    ],
    [
      'CAMT tags that do not match',
      ['<Document xmlns="camt.053"><BkToCstmrStmt><Stmt></BkToCstmrStmt></Document>'],
      'Line 1 is not XML',
    ],
    [
      'an account number a spreadsheet shortened',
      [
        'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
        '1,1.23457E+09,2026-02-03,2026-02-03,A,A,,,1.00,,,1.00',
      ],
      'shortened the account number on line 2',
    ],
    [
      'the same above the heading',
      ['Account:,6.21235E+10', 'Date, Amount, Balance, Description', '2026/03/05,1.00,1.00,A'],
      'shortened the account number on line 1',
    ],
    [
      'days with the month first',
      ['Date,Description,Payments,Deposits,Balance', '03/01/2026,A,,1.00,1.00', '03/14/2026,B,,1.00,2.00'],
      'have the month first',
    ],
  ])('%s', (_, content, words) => expect(readRefusal(content)).toContain(words));

  test('one too large to be a statement', () => {
    expect(readRefusal(new Uint8Array(limits.file + 1).fill(65))).toContain('larger than 64 MB');
  });

  test.each([
    [
      'declared entities',
      [
        '<?xml version="1.0"?>',
        '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>',
        '<Document xmlns="camt.053"><BkToCstmrStmt><Stmt>&lol2;</Stmt></BkToCstmrStmt></Document>',
      ],
    ],
    [
      'an entity nobody declared',
      [
        '<Document xmlns="camt.053"><BkToCstmrStmt><Stmt><Ntry><Amt>&bomb;</Amt></Ntry></Stmt></BkToCstmrStmt></Document>',
      ],
    ],
    [
      'a file of the machine',
      ['<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><OFX>&f;</OFX>'],
    ],
  ])('an XML bomb: %s', (_, content) => expect(readRefusal(content)).toContain('a DOCTYPE or ENTITY'));

  test('tags nested without end', () => {
    expect(readRefusal([`<Document xmlns="camt.053">${'<a>'.repeat(5000)}`])).toContain('is not XML');
  });
});

describe('what was cut off in a table', () => {
  test('is named by its line', () => {
    const file = expectFileRead(createFile([createAbsaFile('20260301,A,10.00,10.00', '20260302,B,1').join('\n')], ''));
    expect(listDoubts(file)).toEqual(['stop 3 The file breaks off in line 3. Download it again from the bank.']);
  });
});

describe('several accounts in one file', () => {
  const heading =
    'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance';
  test('are kept apart, each with its own proof, and a person is asked', () => {
    const file = expectFileRead([
      heading,
      '1,1234567890,2026-02-03,2026-02-03,A,A,,,10.00,,,10.00',
      '2,9876543210,2026-02-03,2026-02-03,B,B,,,20.00,,,50.00',
      '3,1234567890,2026-02-04,2026-02-04,C,C,,,,-1.00,,9.00',
    ]);
    expect(
      file.statements.map(({ account, lines, proof }) => [
        account,
        lines.length,
        formatRands(proof.closing),
        proof.ties,
      ]),
    ).toEqual([
      ['1234567890', 2, '9.00', true],
      ['9876543210', 1, '50.00', true],
    ]);
    expect(listDoubts(file).join()).toContain('This file has 2 accounts');
  });

  test('what both lack is said once', () => {
    const doubts = listDoubts(
      expectFileRead([
        heading,
        '1,1234567890,2026-02-03,2026-02-03,A,A,,,10.00,,,',
        '2,9876543210,2026-02-03,2026-02-03,B,B,,,20.00,,,',
      ]),
    );
    expect(doubts.filter((doubt) => doubt.includes('does not say enough balances'))).toHaveLength(1);
  });
});

test('a line of a day to come is asked about', () => {
  const file = expectFileRead(createAbsaFile('20260301,A,10.00,10.00', '20261103,B,1.00,11.00'), {
    today: toLocalDate('2026-03-31'),
  });
  expect(listDoubts(file)).toEqual([
    'confirm 3 Line 3 is dated 2026-11-03, which is in the future. Check that day and month are not swapped.',
  ]);
});
