import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { ImportDialog } from './import-dialog';
import type { SheetImportProgress, ImportScreenRow } from './use-sheet';

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

const columns = [
  { heading: 'Surname', samples: ['Botha', 'Nel'], field: 'surname' },
  { heading: 'Dood', samples: ['01/03/2026'], field: null },
];
const createProgress = (over: Partial<SheetImportProgress>): SheetImportProgress => ({
  importID: 5,
  kind: 'matter',
  matterID: null,
  systemTypeID: 2,
  fileName: 'list.xlsx',
  state: 'mapping',
  dayFormat: 'DD/MM/YYYY',
  columns,
  size: 100,
  read: 0,
  rows: 0,
  wrong: 0,
  duplicates: 0,
  skipped: 0,
  ready: 0,
  made: 0,
  ...over,
});
const wrong: ImportScreenRow = {
  line: 3,
  cells: { surname: 'Nel', dateOfDeath: 'soon' },
  errors: { dateOfDeath: ["'soon' is not a day written as DD/MM/YYYY."] },
  said: {
    dateOfDeath: [
      { key: "'{text}' is not a day written as {format}.", values: { text: 'soon', format: 'DD/MM/YYYY' } },
    ],
  },
  notes: [],
  isDuplicate: false,
  isSkipped: false,
};

test('a list is mapped, tried, mended where it stands, imported and taken back', async () => {
  let reads = 0;
  let makes = 0;
  const mapped = [columns[0]!, { ...columns[1]!, field: 'dateOfDeath' }];
  const ready = createProgress({ state: 'ready', columns: mapped, read: 100, rows: 2, ready: 2 });
  const asked = fakeApi({
    'GET /api/import/current': () => answerJson(null),
    'POST /api/import/begin': () => answerJson(createProgress({})),
    'POST /api/import/map': () => answerJson(createProgress({ state: 'reading', columns: mapped })),
    'POST /api/import/read': () => {
      reads += 1;
      return answerJson(
        reads < 2 ? createProgress({ state: 'reading', rows: 1, read: 50 }) : { ...ready, wrong: 1, ready: 1 },
      );
    },
    'GET /api/import/rows': ({ query }) =>
      answerJson(query['show'] === 'errors' ? { rows: [wrong], total: 1 } : { rows: [], total: 0 }),
    'POST /api/import/mend': () => answerJson({ progress: ready, row: { ...wrong, errors: {}, said: {} } }),
    'POST /api/import/make': () => {
      makes += 1;
      return answerJson({ ...ready, state: makes < 2 ? 'making' : 'done', ready: 2 - makes, made: makes });
    },
    'POST /api/import/undo': () => answerJson(createProgress({ state: 'undone', columns: [] })),
  });
  const { user } = await renderScreen(<ImportDialog onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Import from a spreadsheet' });
  await user.upload(await within(dialog).findByLabelText('CSV or Excel file'), new File(['x'], 'list.xlsx'));

  await user.click(await within(dialog).findByRole('combobox', { name: 'Contents of Dood' }));
  await user.click(await screen.findByRole('option', { name: 'Date of death' }));
  await user.click(within(dialog).getByRole('button', { name: 'Try the rows' }));
  const listSentBodies = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  await waitFor(() => expect(listSentBodies('/api/import/read')).toHaveLength(2));
  expect(listSentBodies('/api/import/map')).toEqual([
    { importID: 5, columns: ['surname', 'dateOfDeath'], dayFormat: 'DD/MM/YYYY' },
  ]);

  const cell = await within(dialog).findByRole('textbox', { name: 'Date of death on line 3' });
  expect(within(dialog).getByText(/Date of death: 'soon' is not a day/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Import 1 row' })).toHaveProperty('disabled', true);
  await user.clear(cell);
  await user.type(cell, '2026-03-01{Enter}');
  expect(await within(dialog).findByRole('button', { name: /^All rows/, pressed: true })).toBeTruthy();
  await user.click(await within(dialog).findByRole('button', { name: 'Import 2 rows' }));
  expect(listSentBodies('/api/import/mend')).toEqual([{ importID: 5, line: 3, cells: { dateOfDeath: '2026-03-01' } }]);
  expect(await within(dialog).findByText('2 rows were imported.')).toBeTruthy();
  expect(makes).toBe(2);

  await user.click(within(dialog).getByRole('button', { name: 'Take the whole import back' }));
  expect(await within(dialog).findByText('Import undone. All its rows were removed.')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Another file' })).toBeNull();
});
