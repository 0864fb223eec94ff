import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type ServerRequest, answerJson } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { DirectoryListPage } from '../directory-list-page';
import { listCallsTo, fakeDirectory } from '../pretended-directory';
import { splitFile } from './file-parts';
import './import-dialog'; // fetched before it is opened: the first fetch is slow here

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

const progress = {
  importID: 5,
  directory: 'auctioneer',
  fileName: 'list.csv',
  state: 'ready',
  size: 40,
  read: 40,
  encoding: 'windows-1252',
  separator: ';',
  columns: [
    { heading: 'Name', samples: ['A'], field: 'name' },
    { heading: 'Fax', samples: [], field: null },
  ],
  unknownHeadings: ['Fax'],
  rows: 3,
  rowsWithErrors: 1,
  duplicates: 1,
  added: 0,
  refusals: [],
  said: [],
};
const wrong = {
  line: 3,
  values: { name: 'Wrong', email: 'nobody' },
  errors: { email: ["'nobody' is not an email address."] },
  said: { email: [{ key: "'{text}' is not an email address.", values: { text: 'nobody' } }] },
  warnings: [],
  isDuplicate: false,
};

type ImportTestAnswers = Parameters<typeof fakeDirectory>[2];

async function choose(more: ImportTestAnswers = {}): Promise<{
  asked: ServerRequest[];
  user: Awaited<ReturnType<typeof renderScreen>>['user'];
  openDialog: () => Promise<HTMLElement>;
}> {
  const asked = fakeDirectory('auctioneer', [], {
    'GET /api/directory/importcurrent': () => answerJson(null),
    'POST /api/directory/importbegin': () => answerJson({ ...progress, state: 'receiving' }),
    'POST /api/directory/importpart': () => answerJson({ ...progress, state: 'receiving' }),
    'POST /api/directory/importread': () => answerJson(progress),
    'GET /api/directory/importrows': ({ query }) =>
      answerJson({ rows: [wrong], total: query['show'] === 'all' ? 3 : 1 }),
    'POST /api/directory/importdiscard': () => answerJson({ done: true }),
    'POST /api/directory/importcommit': () => answerJson({ ...progress, state: 'done', added: 1 }),
    ...more,
  });
  const { user } = await renderScreen(<DirectoryListPage directory="auctioneer" />);
  const openDialog = async (): Promise<HTMLElement> => {
    await user.click((await screen.findAllByRole('button', { name: 'Import' }))[0]!);
    return screen.findByRole('dialog', { name: 'Import into Auctioneers' });
  };
  const dialog = await openDialog();
  await user.upload(
    await within(dialog).findByLabelText('CSV or Excel file'),
    new File(['Name;Email\nA;b'], 'list.csv'),
  );
  return { asked, user, openDialog };
}

describe('an import', () => {
  test('shows how the file was read and what is wrong, row by row, before anything is added', async () => {
    const { asked, user } = await choose();
    expect(await screen.findByText(/was read as windows-1252, columns separated by semicolon/)).toBeTruthy();
    expect(screen.getByText(/Left out: Fax/)).toBeTruthy();
    const row = await screen.findByRole('row', { name: /Wrong/ });
    expect(within(row).getByText(/Email: 'nobody' is not an email address/)).toBeTruthy();
    expect(atob((listCallsTo(asked, 'importpart')[0]!.body as { content: string }).content)).toBe('Name;Email\nA;b');
    // Errors have to be left out on purpose.
    const add = screen.getByRole('button', { name: 'Add 1 entry' });
    expect(add).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('Leave out the row with errors'));
    await user.click(add);
    expect(await screen.findByText('1 entry was added.')).toBeTruthy();
    expect(screen.getByText('2 rows were left out.')).toBeTruthy();
    expect(listCallsTo(asked, 'importcommit')[0]!.body).toEqual({
      importID: 5,
      leaveOutErrors: true,
      leaveOutDuplicates: true,
    });
  });

  test('asks what the columns are where the headings do not tell, by the words of the screen', async () => {
    let isMapped = false;
    const columns = [
      { heading: 'Wie', samples: ['Karoo'], field: null },
      { heading: 'email', samples: ['a@b.test'], field: null },
    ];
    const { asked, user } = await choose({
      'POST /api/directory/importread': () =>
        answerJson(isMapped ? progress : { ...progress, state: 'mapping', columns }),
      'POST /api/directory/importmap': () => {
        isMapped = true;
        return answerJson({ ...progress, state: 'reading' });
      },
    });
    expect(await screen.findByText('Still needed: Name.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Contents of email' })).toHaveProperty('value', 'Email');
    await user.click(screen.getByRole('combobox', { name: 'Contents of Wie' }));
    await user.click(await screen.findByRole('option', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Read the rows' }));
    expect(await screen.findByRole('row', { name: /Wrong/ })).toBeTruthy();
    expect(listCallsTo(asked, 'importmap')[0]!.body).toEqual({ importID: 5, columns: ['name', 'email'] });
  });

  test('is mended in its cells, and taken back whole', async () => {
    let isMended = false;
    const mended = { ...progress, rowsWithErrors: 0 };
    const { asked, user } = await choose({
      'GET /api/directory/importrows': () =>
        answerJson(isMended ? { rows: [], total: 0 } : { rows: [wrong], total: 1 }),
      'POST /api/directory/importmend': () => {
        isMended = true;
        return answerJson({ progress: mended, row: { ...wrong, errors: {}, said: {} } });
      },
      'POST /api/directory/importundo': () => answerJson({ ...progress, state: 'undone', added: 0 }),
    });
    const cell = await screen.findByRole('textbox', { name: 'Email on line 3' });
    await user.clear(cell);
    await user.type(cell, 'some@b.test{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add 2 entries' }));
    expect(listCallsTo(asked, 'importmend')[0]!.body).toEqual({
      importID: 5,
      line: 3,
      cells: { email: 'some@b.test' },
    });
    await user.click(await screen.findByRole('button', { name: 'Take the whole import back' }));
    expect(await screen.findByText('Import undone. All its rows were removed.')).toBeTruthy();
  });

  test('given up, leaves nothing behind', async () => {
    const { asked, user } = await choose();
    await screen.findByRole('row', { name: /Wrong/ });
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    await waitFor(() => expect(listCallsTo(asked, 'importdiscard')[0]?.body).toEqual({ importID: 5 }));
    expect(listCallsTo(asked, 'importcommit')).toEqual([]);
  });

  test('closed while it is read goes on, says when it is done, and shows the rows to whoever opens it again', async () => {
    let isRead = false;
    const { asked, user, openDialog } = await choose({
      'GET /api/directory/importcurrent': () => answerJson(isRead ? progress : null),
      'POST /api/directory/importread': () =>
        answerJson(isRead ? progress : { ...progress, state: 'reading', read: 10, rows: 2000 }),
    });
    expect(await screen.findByText(/You may close this/)).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!);
    isRead = true;
    expect(await screen.findByText('list.csv was read. Open Import to see the rows.')).toBeTruthy();
    expect(listCallsTo(asked, 'importdiscard')).toEqual([]);
    await openDialog();
    expect(await screen.findByRole('row', { name: /Wrong/ })).toBeTruthy();
  });

  test('that came to its end while nobody looked shows what came of it', async () => {
    const asked = fakeDirectory('auctioneer', [], {
      'GET /api/directory/importcurrent': () => answerJson({ ...progress, state: 'done', added: 3 }),
      'POST /api/directory/importdiscard': () => answerJson({ done: true }),
    });
    const { user } = await renderScreen(<DirectoryListPage directory="auctioneer" />);
    await user.click((await screen.findAllByRole('button', { name: 'Import' }))[0]!);
    expect(await screen.findByText('3 entries were added.')).toBeTruthy();
    // What is live stays to be taken back; another file can be begun beside it.
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(listCallsTo(asked, 'importdiscard')).toEqual([]);
  });

  test('reads on until the server has come to the end', async () => {
    let asked = 0;
    const { asked: all } = await choose({
      'POST /api/directory/importread': () => {
        asked += 1;
        return answerJson(
          asked < 3 ? { ...progress, state: 'reading', read: asked * 10, rows: asked * 2000 } : progress,
        );
      },
    });
    expect(await screen.findByRole('row', { name: /Wrong/ })).toBeTruthy();
    expect(listCallsTo(all, 'importread')).toHaveLength(3);
  });
});

test('a file travels in parts that a request can carry, byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 1_000_003 }, (_, at) => (at * 7) % 256);
  const parts = await splitFile(new Blob([bytes]));
  expect(parts).toHaveLength(3);
  expect(parts.every((part) => part.length <= 700_000)).toBe(true);
  const back = Uint8Array.from(parts.map((part) => atob(part)).join(''), (letter) => letter.charCodeAt(0));
  expect(back.length === bytes.length && back.every((byte, at) => byte === bytes[at])).toBe(true);
});
