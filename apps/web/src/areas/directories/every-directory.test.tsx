import {
  directories,
  type DirectoryKey,
  directoryKeys,
  jointAppointeeTrustee,
} from '@boedel/contract/directories/registry';
import type { RecordFields } from '@boedel/contract/record/field';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { af } from '@boedel/words/af/directories';
import { af as uiWords } from '@boedel/words/af/ui';
import { renderScreen } from '../../testing/render-screen';
import { DirectoryListPage } from './directory-list-page';
import { EntryPage } from './entry-page';
import { createEntry, listCallsTo, fillField, fakeDirectory } from './pretended-directory';

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

/** By its text: asking for roles in forms this long, a hundred times over, takes minutes. */
const saveButton = () => screen.getByText('Save Changes').closest('button')!;

const listWords = (fields: RecordFields): string[] =>
  Object.values(fields).flatMap(({ label, group, options }) => [label, ...(group ? [group] : []), ...(options ?? [])]);

describe.each(directoryKeys)('the directory %s', (key: DirectoryKey) => {
  const { fields, label, one, routes } = directories[key];
  const nameLabel = new RegExp(`^${fields.name.label}`);

  test('lists its entries under the columns it declares, and opens one with Enter', async () => {
    fakeDirectory(key, [createEntry(key), createEntry(key, { id: 2, name: 'Aardvark' })]);
    const { user, address } = await renderScreen(<DirectoryListPage directory={key} />);
    const row = (await screen.findByText('Aardvark')).closest('tr')!;
    const headings = [...row.closest('table')!.querySelectorAll('th')].map((heading) => heading.textContent);
    const declared = Object.values(fields as RecordFields).filter((field) => field.inList);
    expect(headings.slice(0, declared.length)).toEqual(declared.map((field) => field.label));
    expect(screen.getByText(label).tagName).toBe('H1');
    row.focus();
    await user.keyboard('{Enter}');
    const opened = (routes as { detail?: string } | undefined)?.detail?.replace(/\{\w+\}/, '2') ?? '/here?entry=2';
    await waitFor(() => expect(address()).toBe(opened));
  });

  test('takes a new entry; a name is needed, and everything declared is sent', async () => {
    const asked = fakeDirectory(key, []);
    const { user } = await renderScreen(<EntryPage directory={key} id="new" />);
    expect((await screen.findByText(`Add ${one}`)).tagName).toBe('H1');
    const email = screen.getByLabelText('Email');
    await fillField(user, email, 'a@b.co.za');
    await user.click(saveButton());
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    expect(listCallsTo(asked, 'add')).toEqual([]);
    await fillField(user, screen.getByLabelText(nameLabel), 'Karoo');
    await user.click(saveButton());
    await waitFor(() => expect(listCallsTo(asked, 'add')).toHaveLength(1));
    expect(Object.keys(listCallsTo(asked, 'add')[0]!.body as object).sort()).toEqual(Object.keys(fields).sort());
    expect(listCallsTo(asked, 'add')[0]!.body).toMatchObject({ name: 'Karoo', email: 'a@b.co.za' });
  });

  test('changes an entry with the version it was read at', async () => {
    const asked = fakeDirectory(key, [createEntry(key, { version: 4 })]);
    const { user } = await renderScreen(<EntryPage directory={key} id={1} />);
    await fillField(user, await screen.findByLabelText(nameLabel), ' Bpk');
    await user.click(saveButton());
    await waitFor(() =>
      expect(listCallsTo(asked, 'update')[0]?.body).toMatchObject({ name: 'Karoo 1 Bpk', version: 4 }),
    );
  });

  test('has its Afrikaans', () => {
    const said = { ...uiWords, ...af };
    const missing = [label, one, ...listWords(fields)].filter((word) => !(word in said));
    expect(missing).toEqual([]);
  });
});

test('the trustees of a joint appointee have their Afrikaans', () => {
  expect(listWords(jointAppointeeTrustee).filter((word) => !(word in af))).toEqual([]);
});
