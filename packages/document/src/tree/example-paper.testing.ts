import type { Paper } from './paper';

/** A small paper with every kind of block, and words that look like instructions to a typesetter or a spreadsheet. */
export const createExamplePaper = (): Paper => ({
  title: 'First and final liquidation and distribution account',
  language: 'en',
  letterhead: { name: 'Protea Fiduciary', lines: ['12 Long Street, Cape Town', '021 555 0100'] },
  mark: 'Example',
  foot: 'Estate late A B Naidoo · 001234/2026',
  pageWords: { page: 'Page', of: 'of' },
  parts: [
    {
      title: '',
      newPage: false,
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Full names', value: 'Anna #strong[Müller] $x$' },
            { label: 'Died', value: '2026-03-02' },
          ],
        },
        { kind: 'paragraph', text: [{ text: 'Drawn under ' }, { text: 'section 35', dress: 'strong' }, { text: '.' }] },
      ],
    },
    {
      title: 'Liquidation account',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          about: 'Assets of the estate',
          ruled: true,
          columns: [
            { kind: 'number', title: 'No' },
            { kind: 'words', title: 'Asset' },
            { kind: 'voucher', title: 'Voucher' },
            { kind: 'amount', title: 'R' },
          ],
          rows: [
            { kind: 'group', cells: [null, 'Immovable property', null, null] },
            { kind: 'line', cells: ['1', '=1+1', 'V1', { id: 'a', cents: 125_000_000, shown: '1,250,000.00' }] },
            {
              kind: 'line',
              cells: ['2', 'Erf 12', 'V2', { id: 'b', cents: -1_050, shown: '(10.50)', marked: true }],
            },
            {
              kind: 'subtotal',
              cells: [
                null,
                'Together',
                null,
                { id: 's', cents: 124_998_950, shown: '1,249,989.50', madeOf: { add: ['a', 'b'] } },
              ],
            },
            {
              kind: 'total',
              cells: [
                null,
                'Balance',
                null,
                { id: 't', cents: 124_998_950, shown: '1,249,989.50', madeOf: { add: ['s', 'a'], take: ['a'] } },
              ],
            },
            { kind: 'note', cells: [null, 'Set by hand, with its reason', null, null] },
          ],
        },
        { kind: 'heading', level: 3, text: 'Certificate' },
        {
          kind: 'signatures',
          at: 'Signed at ____________ on ____________',
          places: [{ who: 'Executor', about: 'or agent under power of attorney' }],
        },
      ],
    },
  ],
});
