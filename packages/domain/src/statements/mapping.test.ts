import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { granted, refusedFields } from '../law/testing';
import { layouts } from './layouts';
import { checkMapping, type Mapping, type Meaning, signatureOf } from './mapping';
import { doubtsOf, fileRead, linesOf, rands, readingOf, tableAsked } from './statement.testing';

const windhoek = [
  'Bank statement;;;;',
  'Rekeningnommer;8001234567;;;',
  ';;;;',
  'Datum;Besonderhede;Debiet;Krediet;Saldo',
  '02/03/2026;Pensioen Maart;;12 500,00;62 500,00',
  '03/03/2026;Sorgtehuis;9 800,00;;52 700,00',
];

describe('a table no layout knows', () => {
  const asked = tableAsked(windhoek);
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
    const columnsOf = (lines: string[]) => tableAsked(['Datum;Besonderhede;Out;In;Lopend', ...lines]).proposal.columns;
    expect(columnsOf(order(rows)).at(-1)).toBe('balance');
    expect(columnsOf(order(rows.with(1, rows[1]!.replace('52 700,00', '52 700,01')))).at(-1)).toBe('ignore');
  });

  test('is read by it from then on, in another order of capitals and with other rows above', () => {
    const mapping: Mapping = { ...asked.proposal, id: 'm1', name: 'Bank Windhoek', bank: 'Bank Windhoek' };
    const file = fileRead([windhoek[3]!.toUpperCase(), ...windhoek.slice(4)], {
      mappings: [granted(checkMapping(mapping))],
    });
    expect(file).toMatchObject({
      layout: 'm1',
      bank: 'Bank Windhoek',
      isConfirmed: true,
      separator: ';',
      decimal: ',',
      doubts: [],
    });
    expect(linesOf(file).map(({ day, amount }) => [day, rands(amount)])).toEqual([
      ['2026-03-02', '12500.00'],
      ['2026-03-03', '-9800.00'],
    ]);
    expect(fileRead(windhoek, { mappings: [mapping] }).statements[0]!.account).toBe('8001234567');
  });

  test.each([',', ';', '\t', '|'])('its separator is found: %j', (separator) => {
    const content = ['Datum;Besonderhede;Bedrag;Saldo', '02/03/2026;A, B;1;1', '03/03/2026;C;2;3'].map((line) =>
      line
        .split(';')
        .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
        .join(separator),
    );
    expect(tableAsked(content).proposal.columns).toEqual(['day', 'description', 'amount', 'balance']);
  });

  test('without a heading is known by its columns', () => {
    const content = ['02/03/2026,A,1.50,10.00,x', '03/03/2026,B,2.50,12.50,y'];
    const { proposal, headings } = tableAsked(content);
    expect([headings, proposal.columns]).toEqual([[], ['day', 'description', 'amount', 'balance', 'description']]);
    const file = fileRead(content, { mappings: [{ ...proposal, id: 'm2' }] });
    expect([linesOf(file).map(({ description }) => description), file.statements[0]!.proof.ties]).toEqual([
      ['A x', 'B y'],
      true,
    ]);
  });

  test('that has the heading of a layout but writes its days another way is asked about, not taken for that bank', () => {
    expect(tableAsked(['Date,Description,Amount,Balance', '05/03/2026,A,1.00,1.00']).proposal.dateForm).toBe(
      'DD-MM-YYYY',
    );
  });

  test('with the sign the other way about, as on a card, and two digits for the year', () => {
    const mapping: Mapping = {
      id: 'm3',
      name: 'Card',
      bank: null,
      signature: 'on|what|spent',
      columns: ['day', 'description', 'amount'],
      dateForm: 'DD-MM-YY',
      sign: 'opposite',
    };
    const file = fileRead(['On,What,Spent', '05/03/26,Shop,100.00', '06/03/26,Refund,-20.00'], { mappings: [mapping] });
    expect(linesOf(file).map(({ day, amount }) => [day, rands(amount)])).toEqual([
      ['2026-03-05', '-100.00'],
      ['2026-03-06', '20.00'],
    ]);
  });
});

describe('a mapping', () => {
  const good: Mapping = {
    id: 'm',
    name: 'M',
    bank: null,
    signature: 'a|b|c',
    columns: ['day', 'description', 'amount'],
    sign: 'signed',
  };
  const columns = (...of: string[]): Mapping => ({ ...good, columns: of as Meaning[] });
  test('that can be read by is taken', () => expect(checkMapping(good)).toBe(good));
  test.each<[string, Mapping, string]>([
    ['no day', columns('ignore', 'description', 'amount'), 'columns'],
    ['two days', columns('day', 'description', 'day'), 'columns'],
    ['no description', columns('day', 'ignore', 'amount'), 'columns'],
    ['no amount', columns('day', 'description', 'balance'), 'columns'],
    ['a meaning that is none', columns('day', 'description', 'colour'), 'columns'],
    ['fewer columns than the heading', columns('day', 'description'), 'columns'],
    ['money in without money out', { ...columns('day', 'description', 'moneyIn'), sign: 'columns' }, 'columns'],
    [
      'an amount beside two columns',
      { ...columns('day', 'description', 'amount', 'moneyIn', 'moneyOut'), sign: 'columns' },
      'columns',
    ],
    ['a mark that no column tells', { ...good, sign: 'mark' }, 'columns'],
    ['a form with the month first', { ...good, dateForm: 'MM-DD-YYYY' as 'DD-MM-YYYY' }, 'dateForm'],
    ['another decimal sign', { ...good, decimal: ';' as '.' }, 'decimal'],
    ['no rule for the sign', { ...good, sign: 'none' as 'signed' }, 'sign'],
  ])('with %s is refused', (_, mapping, field) => expect(refusedFields(checkMapping(mapping))).toEqual([field]));
  test('of every bank of ours passes the same check, and no two share a heading', () => {
    for (const layout of layouts) expect(checkMapping(layout)).toBe(layout);
    expect(new Set(layouts.map(({ signature }) => signature)).size).toBe(layouts.length);
  });
});

describe('Excel', () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const book = (
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
  const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const number = (place: string, value: string, style = '0') => `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const heading = `<row r="3">${['Date', 'Description', 'Amount', 'Balance'].map((cell, at) => text(`${'ABCD'[at]}3`, cell)).join('')}</row>`;
  const above = `<row r="1">${text('A1', 'Account Number')}${text('B1', '62123450009')}</row>`;

  test('is read by cells: days by their style, numbers without a fraction between, rows by their own number', () => {
    const file = fileRead(
      book(
        above +
          heading +
          `<row r="4">${number('A4', '46083', '1')}<c r="B4" t="s"><v>0</v></c>${number('C4', '12500.1', '3')}${number('D4', '62500.100000000006')}</row>` +
          `<row r="6">${number('A6', '46084.5', '2')}${text('B6', 'A &amp; B')}<c r="C6" s="3"><f>1-2</f><v>-0.29999999999999999</v></c>${number('D6', '62499.8')}</row>`,
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
      linesOf(file).map(({ line, day, description, amount, balance }) => [
        line,
        day,
        description,
        rands(amount),
        rands(balance),
      ]),
    ).toEqual([
      [4, '2026-03-02', 'Pension fund', '12500.10', '62500.10'],
      [6, '2026-03-03', 'A & B', '-0.30', '62499.80'],
    ]);
    expect([file.statements[0]!.account, file.statements[0]!.proof.ties]).toEqual(['62123450009', true]);
  });

  test('a cell whose formula failed and an empty amount are named by row', () => {
    const row = (at: number, amount: string) =>
      `<row r="${at}">${number(`A${at}`, '46083', '1')}${text(`B${at}`, 'X')}${amount}${number(`D${at}`, '1')}</row>`;
    const file = fileRead(book(heading + row(4, '<c r="C4" t="e"><v>#REF!</v></c>') + row(5, '')));
    expect(file.doubts.filter(({ weight }) => weight === 'stop').map(({ line }) => line)).toEqual([4, 5]);
    expect(doubtsOf(file).join()).toContain("'#REF!' is no amount");
  });

  const refusalOf = (bytes: Uint8Array): string => {
    const reading = readingOf(bytes);
    if (!isRefused(reading)) throw new Error('not refused');
    return reading.refusals[0]!.sentence;
  };
  test('that was cut off, is no workbook, holds nothing, or holds a bomb is refused', () => {
    const whole = book(heading);
    expect(refusalOf(whole.slice(0, -40))).toContain('damaged or was cut off');
    expect(refusalOf(zipSync({ 'a.txt': strToU8('x') }))).toContain('holds no Excel workbook');
    expect(refusalOf(book(''))).toContain('nothing in this workbook');
    expect(
      refusalOf(
        book('', { more: { 'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>' } }),
      ),
    ).toContain('declares words of its own');
  });

  test('whose sheet unfolds to too much, or to more than it says, is refused before it fills the memory', () => {
    const whole = book(heading + `<row r="4">${text('A4', ' '.repeat(100_000))}</row>`);
    const saying = (size: number): Uint8Array => {
      const copy = whole.slice();
      const view = new DataView(copy.buffer);
      for (let at = 0; at < copy.length - 46; at += 1) {
        if (view.getUint32(at, true) === 0x02_01_4b_50 && view.getUint32(at + 24, true) > 100_000)
          view.setUint32(at + 24, size, true);
      }
      return copy;
    };
    expect(refusalOf(saying(0xf0_00_00_00))).toContain('unfolds to more than can be read');
    expect(refusalOf(saying(1000))).toContain('damaged or was cut off');
  });
});

test('a heading is known by its words and their order', () => {
  expect(signatureOf([' Date', '"Amount"', 'Balance  due:', '', ''])).toBe('date|amount|balance due');
});
