import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { layouts } from './layouts';
import { checkMapping, type ColumnMapping, type ColumnMeaning, toHeadingSignature } from './mapping';
import {
  listDoubts,
  expectFileRead,
  listLines,
  formatRands,
  readFileContent,
  expectUnmappedTable,
} from './statement.testing';

const windhoek = [
  'Bank statement;;;;',
  'Rekeningnommer;8001234567;;;',
  ';;;;',
  'Datum;Besonderhede;Debiet;Krediet;Saldo',
  '02/03/2026;Pensioen Maart;;12 500,00;62 500,00',
  '03/03/2026;Sorgtehuis;9 800,00;;52 700,00',
];

describe('a table no layout knows', () => {
  const asked = expectUnmappedTable(windhoek);
  test('asks once for a mapping and offers a guess', () => {
    expect(asked).toMatchObject({
      format: 'csv',
      headings: ['Datum', 'Besonderhede', 'Debiet', 'Krediet', 'Saldo'],
      firstLine: 5,
    });
    expect(asked.samples).toHaveLength(2);
    expect(asked.proposal).toMatchObject({
      signature: 'datum|besonderhede|debiet|krediet|saldo',
      columns: ['day', 'description', 'moneyOut', 'moneyIn', 'balance'],
      dateForm: 'DD-MM-YYYY',
      sign: 'columns',
    });
  });

  test.each([
    ['oldest first', (rows: string[]) => rows],
    ['newest first', (rows: string[]) => rows.toReversed()],
  ])('a column that runs along with the amounts is offered as the balance, %s', (_, order) => {
    const rows = [
      '02/03/2026;Pensioen;;12 500,00;62 500,00',
      '03/03/2026;Sorg;9 800,00;;52 700,00',
      '04/03/2026;Rente;;0,50;52 700,50',
    ];
    const readColumns = (lines: string[]) =>
      expectUnmappedTable(['Datum;Besonderhede;Out;In;Lopend', ...lines]).proposal.columns;
    expect(readColumns(order(rows)).at(-1)).toBe('balance');
    expect(readColumns(order(rows.with(1, rows[1]!.replace('52 700,00', '52 700,01')))).at(-1)).toBe('ignore');
  });

  test('is read by it from then on, in another order of capitals and with other rows above', () => {
    const mapping: ColumnMapping = { ...asked.proposal, id: 'm1', name: 'Bank Windhoek', bank: 'Bank Windhoek' };
    const file = expectFileRead([windhoek[3]!.toUpperCase(), ...windhoek.slice(4)], {
      mappings: [expectGranted(checkMapping(mapping))],
    });
    expect(file).toMatchObject({
      layout: 'm1',
      bank: 'Bank Windhoek',
      isConfirmed: true,
      separator: ';',
      decimal: ',',
      doubts: [],
    });
    expect(listLines(file).map(({ day, amount }) => [day, formatRands(amount)])).toEqual([
      ['2026-03-02', '12500.00'],
      ['2026-03-03', '-9800.00'],
    ]);
    expect(expectFileRead(windhoek, { mappings: [mapping] }).statements[0]!.account).toBe('8001234567');
  });

  test.each([',', ';', '\t', '|'])('its separator is found: %j', (separator) => {
    const content = ['Datum;Besonderhede;Bedrag;Saldo', '02/03/2026;A, B;1;1', '03/03/2026;C;2;3'].map((line) =>
      line
        .split(';')
        .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
        .join(separator),
    );
    expect(expectUnmappedTable(content).proposal.columns).toEqual(['day', 'description', 'amount', 'balance']);
  });

  test('without a heading is known by its columns', () => {
    const content = ['02/03/2026,A,1.50,10.00,x', '03/03/2026,B,2.50,12.50,y'];
    const { proposal, headings } = expectUnmappedTable(content);
    expect([headings, proposal.columns]).toEqual([[], ['day', 'description', 'amount', 'balance', 'description']]);
    const file = expectFileRead(content, { mappings: [{ ...proposal, id: 'm2' }] });
    expect([listLines(file).map(({ description }) => description), file.statements[0]!.proof.ties]).toEqual([
      ['A x', 'B y'],
      true,
    ]);
  });

  test('that has the heading of a layout but writes its days another way is asked about, not taken for that bank', () => {
    expect(expectUnmappedTable(['Date,Description,Amount,Balance', '05/03/2026,A,1.00,1.00']).proposal.dateForm).toBe(
      'DD-MM-YYYY',
    );
  });

  test('with the sign the other way about, as on a card, and two digits for the year', () => {
    const mapping: ColumnMapping = {
      id: 'm3',
      name: 'Card',
      bank: null,
      signature: 'on|what|spent',
      columns: ['day', 'description', 'amount'],
      dateForm: 'DD-MM-YY',
      sign: 'opposite',
    };
    const file = expectFileRead(['On,What,Spent', '05/03/26,Shop,100.00', '06/03/26,Refund,-20.00'], {
      mappings: [mapping],
    });
    expect(listLines(file).map(({ day, amount }) => [day, formatRands(amount)])).toEqual([
      ['2026-03-05', '-100.00'],
      ['2026-03-06', '20.00'],
    ]);
  });
});

describe('a mapping', () => {
  const good: ColumnMapping = {
    id: 'm',
    name: 'M',
    bank: null,
    signature: 'a|b|c',
    columns: ['day', 'description', 'amount'],
    sign: 'signed',
  };
  const createMapping = (...of: string[]): ColumnMapping => ({ ...good, columns: of as ColumnMeaning[] });
  test('that can be read by is taken', () => expect(checkMapping(good)).toBe(good));
  test.each<[string, ColumnMapping, string]>([
    ['no day', createMapping('ignore', 'description', 'amount'), 'columns'],
    ['two days', createMapping('day', 'description', 'day'), 'columns'],
    ['no description', createMapping('day', 'ignore', 'amount'), 'columns'],
    ['no amount', createMapping('day', 'description', 'balance'), 'columns'],
    ['a meaning that is none', createMapping('day', 'description', 'colour'), 'columns'],
    ['fewer columns than the heading', createMapping('day', 'description'), 'columns'],
    ['money in without money out', { ...createMapping('day', 'description', 'moneyIn'), sign: 'columns' }, 'columns'],
    [
      'an amount beside two columns',
      { ...createMapping('day', 'description', 'amount', 'moneyIn', 'moneyOut'), sign: 'columns' },
      'columns',
    ],
    ['a mark that no column tells', { ...good, sign: 'mark' }, 'columns'],
    ['a form with the month first', { ...good, dateForm: 'MM-DD-YYYY' as 'DD-MM-YYYY' }, 'dateForm'],
    ['another decimal sign', { ...good, decimal: ';' as '.' }, 'decimal'],
    ['no rule for the sign', { ...good, sign: 'none' as 'signed' }, 'sign'],
  ])('with %s is refused', (_, mapping, field) => expect(readRefusalFields(checkMapping(mapping))).toEqual([field]));
  test('of every bank of ours passes the same check, and no two share a heading', () => {
    for (const layout of layouts) expect(checkMapping(layout)).toBe(layout);
    expect(new Set(layouts.map(({ signature }) => signature)).size).toBe(layouts.length);
  });
});

describe('Excel', () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const createWorkbook = (
    rows: string,
    { strings = '', more = {} }: { strings?: string; more?: Record<string, string> } = {},
  ): Uint8Array =>
    zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="Hidden" state="hidden" r:id="r9"/><sheet name="March" sheetId="1" r:id="r1"/></sheets></workbook>`,
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
          'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
          'xl/styles.xml':
            '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[Red]0.00;&quot;day&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
          'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
          ...more,
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
    );
  const createTextCell = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const createNumberCell = (place: string, value: string, style = '0') =>
    `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const heading = `<row r="3">${['Date', 'Description', 'Amount', 'Balance'].map((cell, at) => createTextCell(`${'ABCD'[at]}3`, cell)).join('')}</row>`;
  const above = `<row r="1">${createTextCell('A1', 'Account Number')}${createTextCell('B1', '62123450009')}</row>`;

  test('is read by cells: days by their style, numbers without a fraction between, rows by their own number', () => {
    const file = expectFileRead(
      createWorkbook(
        above +
          heading +
          `<row r="4">${createNumberCell('A4', '46083', '1')}<c r="B4" t="s"><v>0</v></c>${createNumberCell('C4', '12500.1', '3')}${createNumberCell('D4', '62500.100000000006')}</row>` +
          `<row r="6">${createNumberCell('A6', '46084.5', '2')}${createTextCell('B6', 'A &amp; B')}<c r="C6" s="3"><f>1-2</f><v>-0.29999999999999999</v></c>${createNumberCell('D6', '62499.8')}</row>`,
        { strings: '<si><r><t>Pension </t></r><r><t>fund</t></r><rPh><t>x</t></rPh></si>' },
      ),
    );
    expect(file).toMatchObject({
      format: 'xlsx',
      layout: 'absa-history',
      encoding: null,
      rows: { inFile: 2, read: 2 },
    });
    expect(
      listLines(file).map(({ line, day, description, amount, balance }) => [
        line,
        day,
        description,
        formatRands(amount),
        formatRands(balance),
      ]),
    ).toEqual([
      [4, '2026-03-02', 'Pension fund', '12500.10', '62500.10'],
      [6, '2026-03-03', 'A & B', '-0.30', '62499.80'],
    ]);
    expect([file.statements[0]!.account, file.statements[0]!.proof.ties]).toEqual(['62123450009', true]);
  });

  test('a cell whose formula failed and an empty amount are named by row', () => {
    const createRow = (at: number, amount: string) =>
      `<row r="${at}">${createNumberCell(`A${at}`, '46083', '1')}${createTextCell(`B${at}`, 'X')}${amount}${createNumberCell(`D${at}`, '1')}</row>`;
    const file = expectFileRead(
      createWorkbook(heading + createRow(4, '<c r="C4" t="e"><v>#REF!</v></c>') + createRow(5, '')),
    );
    expect(file.doubts.filter(({ weight }) => weight === 'stop').map(({ line }) => line)).toEqual([4, 5]);
    expect(listDoubts(file).join()).toContain("'#REF!' is not an amount");
  });

  const readRefusal = (bytes: Uint8Array): string => {
    const reading = readFileContent(bytes);
    if (!isRefused(reading)) throw new Error('not refused');
    return reading.refusals[0]!.sentence;
  };
  test('that was cut off, is no workbook, holds nothing, or holds a bomb is refused', () => {
    const whole = createWorkbook(heading);
    expect(readRefusal(whole.slice(0, -40))).toContain('damaged or was cut off');
    expect(readRefusal(zipSync({ 'a.txt': strToU8('x') }))).toContain('holds no Excel workbook');
    expect(readRefusal(createWorkbook(''))).toContain('nothing in this workbook');
    expect(
      readRefusal(
        createWorkbook('', {
          more: { 'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>' },
        }),
      ),
    ).toContain('a DOCTYPE or ENTITY');
  });

  test('whose sheet unfolds to too much, or to more than it says, is refused before it fills the memory', () => {
    const whole = createWorkbook(heading + `<row r="4">${createTextCell('A4', ' '.repeat(100_000))}</row>`);
    const setDeclaredSize = (size: number): Uint8Array => {
      const copy = whole.slice();
      const view = new DataView(copy.buffer);
      for (let at = 0; at < copy.length - 46; at += 1) {
        if (view.getUint32(at, true) === 0x02_01_4b_50 && view.getUint32(at + 24, true) > 100_000)
          view.setUint32(at + 24, size, true);
      }
      return copy;
    };
    expect(readRefusal(setDeclaredSize(0xf0_00_00_00))).toContain('unfolds to more than can be read');
    expect(readRefusal(setDeclaredSize(1000))).toContain('damaged or was cut off');
  });
});

test('a heading is known by its words and their order', () => {
  expect(toHeadingSignature([' Date', '"Amount"', 'Balance  due:', '', ''])).toBe('date|amount|balance due');
});
