import { emptySheet, type Sheet, type SheetRow, type SheetSection } from './sheet';

/** Lines of cells as somebody types them, each under a key of its own. */
export const createSheetRows = (section: SheetSection, ...lines: readonly Record<string, string>[]): SheetRow[] =>
  lines.map((cells, index) => ({ key: `${section}${index + 1}`, cells, locked: [] }));
const createOneRow = (cells: Record<string, string>): SheetRow[] => [{ key: 'one', cells, locked: [] }];

/** W3 as a planner types it. */
export const w3Sheet: Sheet = {
  ...emptySheet,
  who: createOneRow({ firstNames: 'Willem', surname: 'Theron', bornOn: '1960-04-02' }),
  marriage: createOneRow({ regime: 'withoutAccrual', marriedOn: '1990-01-01' }),
  people: createSheetRows(
    'people',
    { firstNames: 'Annelie', relation: 'spouse', bornOn: '1962-08-11' },
    { firstNames: 'Ben', relation: 'son', bornOn: '1995-01-01' },
    { firstNames: 'Carla', relation: 'daughter', bornOn: '1997-01-01' },
  ),
  owns: createSheetRows(
    'owns',
    { name: 'Primary residence', kind: 'home', value: '4 800 000', cost: '1 100 000', goesTo: 'Annelie' },
    { name: 'Household contents', kind: 'contents', value: '250000', goesTo: 'annelie' },
    { name: 'Holiday flat', kind: 'property', value: 'R 2,600,000.00', cost: '900000', goesTo: 'Ben, Carla' },
    { name: 'Share portfolio', kind: 'shares', value: '3150000', cost: '1750000' },
    { name: 'Cash', kind: 'bank', value: '420000' },
    { name: 'Vehicle', kind: 'vehicle', value: '380000' },
  ),
  owes: createSheetRows(
    'owes',
    { name: 'Home bond', kind: 'debtBeforeDeath', amount: '650000' },
    { name: 'Credit card', kind: 'debtBeforeDeath', amount: '45000' },
    { name: 'SARS', kind: 'incomeTaxToDeath', amount: '60000' },
    { name: 'Funeral', kind: 'funeral', amount: '55000' },
  ),
  costs: createSheetRows(
    'costs',
    { name: 'Advertising', kind: 'advertisements', amount: '2500' },
    { name: 'Conveyancing', kind: 'transferCosts', amount: '68000' },
    { name: 'Valuations', kind: 'valuation', amount: '12000' },
  ),
  insures: createSheetRows(
    'insures',
    { name: 'Policy A', value: '1500000' },
    { name: 'Policy B', value: '2000000', paidTo: 'Annelie' },
    { name: 'Policy C', value: '500000', paidTo: 'Ben' },
  ),
  retires: createSheetRows('retires', { name: 'Retirement annuity', value: '3900000', paidTo: 'wife' }),
  will: createOneRow({ hasWill: 'yes', datedOn: '2021-03-02', restTo: 'Ben 1/2, Carla 1/2' }),
  wishes: createOneRow({ executor: 'Baobab Trust', vat: 'yes', wishes: 'A quiet service.' }),
};

/** A sheet with a cell of a line changed. */
export const setCell = (sheet: Sheet, section: SheetSection, at: number, cells: Record<string, string>): Sheet => ({
  ...sheet,
  [section]: sheet[section].map((row, index) => (index === at ? { ...row, cells: { ...row.cells, ...cells } } : row)),
});
