import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCents, anyDay } from '../testing/arbitraries';
import { plainAmount } from '../formats/amount';
import { drain, mostAStep } from '../steps/steps';
import { decimalShown, readAmount, readSpreadsheetNumber } from './amount';
import { dateFormShown, readDay } from './day';
import { keyMaker, normalText } from './keys';
import { readStatement } from './read-statement';
import { fileOf, fileRead, linesOf } from './statement.testing';

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
  ] as const)('%j shows %j', (text, expected) => expect(decimalShown(text)).toBe(expected));

  test('whatever is written reads back to the cent, with either sign before the cents', () => {
    fc.assert(
      fc.property(anyCents(), (amount) => {
        const text = plainAmount(amount);
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
      fc.property(anyCents(1_000_000_000_00), (amount) => {
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
      fc.property(anyDay(), (day) => {
        const text = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
        expect(dateFormShown(text)).toBe('DD-MM-YYYY');
        expect(readDay(text, 'DD-MM-YYYY')).toBe(day);
        expect(readDay(day, dateFormShown(day)!)).toBe(day);
      }),
    );
  });

  test('two digits for a year show no form: a person chooses', () => expect(dateFormShown('05/03/26')).toBeUndefined());
});

describe('keys', () => {
  const absa = (...rows: string[]) => fileRead(['Date,Description,Amount,Balance', ...rows]);
  const keysOf = (...rows: string[]) => linesOf(absa(...rows)).map(({ key }) => key);

  test('two equal lines of one day both stay, with a running balance or without', () => {
    expect(new Set(keysOf('20260301,Fee,-1.00,9.00', '20260301,Fee,-1.00,8.00')).size).toBe(2);
    const make = keyMaker('62 123');
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
    const first = keysOf(...rows.slice(0, 4));
    const second = keysOf(...rows.slice(1).toReversed());
    expect(second.filter((key) => first.includes(key))).toHaveLength(3);
    expect(new Set([...first, ...second]).size).toBe(5);
  });

  test('capitals, accents and blanks make no other line', () => {
    expect(normalText('  Café  Lüderitz-Noord/2 ')).toBe(normalText('CAFE LUDERITZ NOORD 2'));
    expect(keysOf('20260301,Café  X,10.00,10.00')).toEqual(keysOf('20260301,CAFE X,10.00,10.00'));
  });

  test("the bank's own number decides; one given twice is told and both are kept", () => {
    const ofx = (...movements: string[]) =>
      fileRead([
        'OFXHEADER:100',
        `<OFX><STMTRS><ACCTID>1</ACCTID><BANKTRANLIST>${movements.join('')}</BANKTRANLIST></STMTRS></OFX>`,
      ]);
    const movement = (id: string, name: string) =>
      `<STMTTRN><DTPOSTED>20260301<TRNAMT>1.00<FITID>${id}<NAME>${name}</STMTTRN>`;
    expect(linesOf(ofx(movement('7', 'A')))[0]!.key).toBe(linesOf(ofx(movement('7', 'A renamed')))[0]!.key);
    const twice = ofx(movement('7', 'A'), movement('7', 'A'));
    expect(linesOf(twice).map(({ key }) => key)).toEqual(['1|id|7', '1|id|7|2']);
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
        const all = new Set(keysOf(...lines.map(({ row }) => row)));
        expect(all.size).toBe(rows.length);
        const part = lines.filter(({ day }) => day >= cut).map(({ row }) => row);
        if (part.length > 0) expect(keysOf(...part).filter((key) => !all.has(key))).toEqual([]);
      }),
    );
  });
});

describe('steps', () => {
  test.each([
    [
      'CSV',
      (rows: number) =>
        fileOf([
          'Date,Description,Amount,Balance',
          ...Array.from({ length: rows }, (_, at) => `20260301,Line ${at},1.00,${at + 1}.00`),
        ]),
    ],
    [
      'MT940',
      (rows: number) =>
        fileOf([
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
        fileOf([
          'OFXHEADER:100',
          '<OFX><STMTRS><ACCTID>1',
          ...Array.from({ length: rows }, (_, at) => `<STMTTRN><DTPOSTED>20260301<TRNAMT>1.00<FITID>${at}</STMTTRN>`),
          '</STMTRS></OFX>',
        ]),
    ],
    [
      'CAMT.053',
      (rows: number) =>
        fileOf([
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
    const stepsFor = (rows: number): number => {
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
    const [few, many] = [stepsFor(2000), stepsFor(20_000)];
    // At least one step for every thousand lines in reading, in ordering and in making lines: none of them is done at once.
    expect(many).toBeGreaterThanOrEqual((20_000 / mostAStep) * 3);
    expect(many / few).toBeGreaterThan(5);
    expect(many / few).toBeLessThan(15);
  });

  test('the whole at once gives the same', () => {
    const bytes = fileOf(['Date,Description,Amount,Balance', '20260301,A,1.00,1.00']);
    expect(drain(readStatement(bytes))).toEqual(drain(readStatement(bytes)));
  });
});
