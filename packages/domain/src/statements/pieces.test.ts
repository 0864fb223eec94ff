import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnyCents, createAnyDay } from '../testing/arbitraries';
import { formatPlainAmount } from '../formats/amount';
import { drainSteps, mostAStep } from '../steps/steps';
import { detectDecimal, readAmount, readSpreadsheetNumber } from './amount';
import { detectDateForm, readDay } from './day';
import { createKeyMaker, normaliseText } from './keys';
import { readStatement } from './read-statement';
import { createFile, expectFileRead, listLines } from './statement.testing';

describe('amounts', () => {
  test.each<[string, '.' | ',', number | undefined]>([
    ['1234.56', '.', 123_456],
    ['1,234.56', '.', 123_456],
    ['1 234,56', ',', 123_456],
    ['1\u00a0234,56', ',', 123_456],
    ['1.234,56', ',', 123_456],
    ["1'234.56", '.', 123_456],
    ['R1,234.56', '.', 123_456],
    ['R 1 234.56', '.', 123_456],
    ['-R50.00', '.', -5000],
    ['R-50.00', '.', -5000],
    ['N$ 50.00', '.', 5000],
    ['50.00-', '.', -5000],
    ['50.00 Cr', '.', 5000],
    ['50.00Dr', '.', -5000],
    ['-50.00 Dr', '.', -5000],
    ['(50.00)', '.', -5000],
    ['+7.5', '.', 750],
    ['.50', '.', 50],
    ['5442.09000', '.', 544_209],
    ['0.00', '.', 0],
    ['1,234', '.', 123_400],
    ['1.234', ',', 123_400],
    ['1,23', '.', undefined],
    ['1,2345.00', '.', undefined],
    ['1 23 456,00', ',', undefined],
    ['12.', '.', undefined],
    ['1.2.3', '.', undefined],
    ['--5.00', '.', undefined],
    ['+5.00 Dr', '.', undefined],
    ['', '.', undefined],
    ['R', '.', undefined],
    ['abc', '.', undefined],
    ['90071992547409.93', '.', undefined],
  ])('%j with %j before the cents is %s', (text, decimal, expected) =>
    expect(readAmount(text, decimal)).toBe(expected),
  );

  test.each([
    ['1,234.56', '.'],
    ['1.234,56', ','],
    ['1 234,5', ','],
    ['1,234,567', '.'],
    ['1,234', undefined],
    ['1234', undefined],
  ] as const)('%j shows %j', (text, expected) => expect(detectDecimal(text)).toBe(expected));

  test('whatever is written reads back to the cent, with either sign before the cents', () => {
    fc.assert(
      fc.property(createAnyCents(), (amount) => {
        const text = formatPlainAmount(amount);
        expect(readAmount(text, '.')).toBe(amount);
        expect(readAmount(text.replaceAll(',', ' ').replace('.', ','), ',')).toBe(amount);
      }),
    );
  });

  test.each([
    ['-850.10000000000002', -85_010],
    ['0.29999999999999999', 30],
    ['1.2E3', 120_000],
    ['5E-2', 5],
    ['12500', 1_250_000],
    ['1.005', undefined],
    ['1E+20', undefined],
    ['x', undefined],
  ] as const)('a spreadsheet keeps %s: %s cents', (text, expected) =>
    expect(readSpreadsheetNumber(text)).toBe(expected),
  );

  test('every amount a spreadsheet can keep as a number comes back to the cent', () => {
    fc.assert(
      fc.property(createAnyCents(1_000_000_000_00), (amount) => {
        expect(readSpreadsheetNumber(String(amount / 100))).toBe(amount);
      }),
    );
  });
});

describe('days', () => {
  test.each([
    ['20260305', 'YYYYMMDD', '2026-03-05'],
    ['2026-03-05', 'YYYY-MM-DD', '2026-03-05'],
    ['2026/3/5 14:05', 'YYYY-MM-DD', '2026-03-05'],
    ['05/03/2026', 'DD-MM-YYYY', '2026-03-05'],
    ['5.3.2026', 'DD-MM-YYYY', '2026-03-05'],
    ['5 Mar 2026', 'DD Mon YYYY', '2026-03-05'],
    ['05-Mrt-2026', 'DD Mon YYYY', '2026-03-05'],
    ['31 Desember 2026', 'DD Mon YYYY', '2026-12-31'],
    ['05/03/26', 'DD-MM-YY', '2026-03-05'],
    ['260305', 'YY-MM-DD', '2026-03-05'],
    ['46086', 'Excel', '2026-03-05'],
    ['46086.75', 'Excel', '2026-03-05'],
    ['13/13/2026', 'DD-MM-YYYY', undefined],
    ['03/14/2026', 'DD-MM-YYYY', undefined],
    ['20260229', 'YYYYMMDD', undefined],
    ['29 Feb 2028', 'DD Mon YYYY', '2028-02-29'],
    ['5 Mai 2026', 'DD Mon YYYY', undefined],
    ['7', 'Excel', undefined],
  ] as const)('%s as %s is %s', (text, form, expected) => expect(readDay(text, form)).toBe(expected));

  test('the day stands before the month, always', () => {
    fc.assert(
      fc.property(createAnyDay(), (day) => {
        const text = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
        expect(detectDateForm(text)).toBe('DD-MM-YYYY');
        expect(readDay(text, 'DD-MM-YYYY')).toBe(day);
        expect(readDay(day, detectDateForm(day)!)).toBe(day);
      }),
    );
  });

  test('two digits for a year show no form: a person chooses', () =>
    expect(detectDateForm('05/03/26')).toBeUndefined());
});

describe('keys', () => {
  const readAbsa = (...rows: string[]) => expectFileRead(['Date,Description,Amount,Balance', ...rows]);
  const listKeys = (...rows: string[]) => listLines(readAbsa(...rows)).map(({ key }) => key);

  test('two equal lines of one day both stay, with a running balance or without', () => {
    expect(new Set(listKeys('20260301,Fee,-1.00,9.00', '20260301,Fee,-1.00,8.00')).size).toBe(2);
    const make = createKeyMaker('62 123');
    const line = { day: '2026-03-01', amount: -100, text: 'Fee', balance: null, isFee: false } as unknown as Parameters<
      typeof make
    >[0];
    expect([make(line).key, make(line).key]).toEqual(['62123|2026-03-01|-100|FEE||1', '62123|2026-03-01|-100|FEE||2']);
  });

  test('an overlapping file gives the lines they share the same keys, whichever way it is ordered', () => {
    const rows = [
      '20260301,A,10.00,10.00',
      '20260302,Fee,-1.00,9.00',
      '20260302,Fee,-1.00,8.00',
      '20260303,B,2.00,10.00',
      '20260304,C,1.00,11.00',
    ];
    const first = listKeys(...rows.slice(0, 4));
    const second = listKeys(...rows.slice(1).toReversed());
    expect(second.filter((key) => first.includes(key))).toHaveLength(3);
    expect(new Set([...first, ...second]).size).toBe(5);
  });

  test('capitals, accents and blanks make no other line', () => {
    expect(normaliseText('  Café  Lüderitz-Noord/2 ')).toBe(normaliseText('CAFE LUDERITZ NOORD 2'));
    expect(listKeys('20260301,Café  X,10.00,10.00')).toEqual(listKeys('20260301,CAFE X,10.00,10.00'));
  });

  test("the bank's own number decides; one given twice is told and both are kept", () => {
    const readOfx = (...movements: string[]) =>
      expectFileRead([
        'OFXHEADER:100',
        `<OFX><STMTRS><ACCTID>1</ACCTID><BANKTRANLIST>${movements.join('')}</BANKTRANLIST></STMTRS></OFX>`,
      ]);
    const createMovement = (id: string, name: string) =>
      `<STMTTRN><DTPOSTED>20260301<TRNAMT>1.00<FITID>${id}<NAME>${name}</STMTTRN>`;
    expect(listLines(readOfx(createMovement('7', 'A')))[0]!.key).toBe(
      listLines(readOfx(createMovement('7', 'A renamed')))[0]!.key,
    );
    const twice = readOfx(createMovement('7', 'A'), createMovement('7', 'A'));
    expect(listLines(twice).map(({ key }) => key)).toEqual(['1|id|7', '1|id|7|2']);
    expect(twice.doubts.map(({ weight, line }) => [weight, line])).toContainEqual(['note', 2]);
  });

  test('any file read again, or any part of it with whole days, brings no new key', () => {
    const row = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      text: fc.constantFrom('Fee', 'Rent', 'Shop'),
      amount: fc.integer({ min: -300, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 28 }), (rows, cut) => {
        let balance = 0;
        const sorted = rows.toSorted((a, b) => a.day - b.day);
        const lines = sorted.map(({ day, text, amount }) => {
          balance += amount;
          return {
            day,
            row: `202603${String(day).padStart(2, '0')},${text},${(amount / 100).toFixed(2)},${(balance / 100).toFixed(2)}`,
          };
        });
        const all = new Set(listKeys(...lines.map(({ row }) => row)));
        expect(all.size).toBe(rows.length);
        const part = lines.filter(({ day }) => day >= cut).map(({ row }) => row);
        if (part.length > 0) expect(listKeys(...part).filter((key) => !all.has(key))).toEqual([]);
      }),
    );
  });
});

describe('steps', () => {
  test.each([
    [
      'CSV',
      (rows: number) =>
        createFile([
          'Date,Description,Amount,Balance',
          ...Array.from({ length: rows }, (_, at) => `20260301,Line ${at},1.00,${at + 1}.00`),
        ]),
    ],
    [
      'MT940',
      (rows: number) =>
        createFile([
          ':20:1',
          ':25:1',
          ':60F:C260101ZAR0,00',
          ...Array.from({ length: rows }, (_, at) => `:61:260301C1,00NTRFR${at}`),
          `:62F:C260301ZAR${rows},00`,
        ]),
    ],
    [
      'OFX',
      (rows: number) =>
        createFile([
          'OFXHEADER:100',
          '<OFX><STMTRS><ACCTID>1',
          ...Array.from({ length: rows }, (_, at) => `<STMTTRN><DTPOSTED>20260301<TRNAMT>1.00<FITID>${at}</STMTTRN>`),
          '</STMTRS></OFX>',
        ]),
    ],
    [
      'CAMT.053',
      (rows: number) =>
        createFile([
          '<Document xmlns="camt.053"><BkToCstmrStmt><Stmt>',
          ...Array.from(
            { length: rows },
            (_, at) =>
              `<Ntry><Amt Ccy="ZAR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt><AcctSvcrRef>${at}</AcctSvcrRef></Ntry>`,
          ),
          '</Stmt></BkToCstmrStmt></Document>',
        ]),
    ],
  ])('%s: no step does more than its share, and ten times the lines take about ten times the steps', (_, make) => {
    const countSteps = (rows: number): number => {
      const steps = readStatement(make(rows));
      let count = 0;
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          expect(step.value).toMatchObject({ kind: 'read', file: { rows: { inFile: rows, read: rows } } });
          return count;
        }
        expect(step.value).toBeLessThanOrEqual(mostAStep);
        count += 1;
      }
    };
    const [few, many] = [countSteps(2000), countSteps(20_000)];
    // At least one step for every thousand lines in reading, in ordering and in making lines: none of them is done at once.
    expect(many).toBeGreaterThanOrEqual((20_000 / mostAStep) * 3);
    expect(many / few).toBeGreaterThan(5);
    expect(many / few).toBeLessThan(15);
  });

  test('the whole at once gives the same', () => {
    const bytes = createFile(['Date,Description,Amount,Balance', '20260301,A,1.00,1.00']);
    expect(drainSteps(readStatement(bytes))).toEqual(drainSteps(readStatement(bytes)));
  });
});
