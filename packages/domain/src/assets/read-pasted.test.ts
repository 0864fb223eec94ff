import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted';

describe('assets pasted from a spreadsheet', () => {
  it('are read by their headings, in any order and either language', () => {
    const { rows } = readPasted(
      'Waarde\tBeskrywing\tSoort\tAandeel\nR 1 250 000,50\tErf 12\thuis\t1/2\n\n500\tFNB\tbank\t\n',
    );
    expect(rows.map(({ line, values, faults }) => [line, values, faults])).toMatchObject([
      [
        2,
        {
          name: 'Erf 12',
          kind: 'immovable',
          class: 'immovable',
          treatment: 'inKind',
          valuationAmount: 1_250_000.5,
          share: '1/2',
        },
        {},
      ],
      [4, { name: 'FNB', kind: 'cash', class: 'claim', treatment: 'money', valuationAmount: 500, share: null }, {}],
    ]);
  });

  it('without a heading are read in the usual order', () => {
    expect(readPasted('Hilux\tcar\t250000').rows[0]?.values).toMatchObject({
      name: 'Hilux',
      kind: 'vehicle',
      valuationAmount: 250_000,
    });
  });

  it('are faulted by cell, each with what to do', () => {
    const { rows } = readPasted('Description\tKind\tValue\tShare\n\tspaceship\t1.234.5\t3/2\nOk\tcar\t-5\thalf');
    expect(rows.map(({ faults }) => Object.keys(faults))).toEqual([
      ['name', 'kind', 'valuationAmount', 'share'],
      ['valuationAmount', 'share'],
    ]);
  });

  it('a cell with line ends inside quotes stays one cell', () => {
    expect(
      readPasted('Description\tWhere\n"House\nand garden"\tPaarl').rows.map(({ values }) => values['name']),
    ).toEqual(['House\nand garden']);
  });

  it('nothing pasted is nothing', () => expect(readPasted('  \n').rows).toEqual([]));
});
