import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerJson } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { EntryPage } from './entry-page';
import { createEntry, listCallsTo, fillField, fakeDirectory } from './pretended-directory';

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

const findBox = (label: string | RegExp): HTMLElement => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save Changes' });

describe('an entry', () => {
  test('says at once what is wrong with its numbers, and is not sent', async () => {
    const asked = fakeDirectory('auctioneer', [createEntry('auctioneer')]);
    const { user } = await renderScreen(<EntryPage directory="auctioneer" id={1} />);
    await fillField(user, await screen.findByLabelText('Branch code'), '12');
    await fillField(user, findBox('VAT number'), '123');
    await user.click(findBox('Website'));
    await waitFor(() => expect(findBox('Branch code').getAttribute('aria-invalid')).toBe('true'));
    expect(findBox('VAT number').getAttribute('aria-invalid')).toBe('true');
    await user.click(save());
    expect(listCallsTo(asked, 'update')).toEqual([]);
  });

  test('a bank that does not fit its branch code is doubted but saved', async () => {
    const asked = fakeDirectory('auctioneer', [createEntry('auctioneer')]);
    const { user } = await renderScreen(<EntryPage directory="auctioneer" id={1} />);
    await fillField(user, await screen.findByLabelText('Bank'), 'Absa');
    await fillField(user, findBox('Branch code'), '250655');
    expect(await screen.findByText(/The branch code belongs to FNB/)).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(listCallsTo(asked, 'update')).toHaveLength(1));
  });

  test('a new one begins in its first field', async () => {
    fakeDirectory('auctioneer', []);
    await renderScreen(<EntryPage directory="auctioneer" id="new" />);
    const first = await screen.findByLabelText(/^Name/);
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  test('the name of another is warned of, with the way to that one', async () => {
    const same = { field: 'name', sentence: 'There is already one.', entryID: 7 };
    const asked = fakeDirectory('auctioneer', [], {
      'POST /api/directory/check': () => answerJson({ warnings: [same] }),
    });
    const { user } = await renderScreen(<EntryPage directory="auctioneer" id="new" />);
    await fillField(user, await screen.findByLabelText(/^Name/), 'Karoo');
    expect(await screen.findByText(/There is already one called Karoo/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/auctioneers/auctioneer/7');
    expect(listCallsTo(asked, 'check')[0]!.body).toEqual({ directory: 'auctioneer', values: { name: 'Karoo' } });
    await user.click(save());
    await waitFor(() => expect(listCallsTo(asked, 'add')).toHaveLength(1));
  });

  test('saved by somebody else meanwhile shows both versions, and keeps theirs where one changed nothing', async () => {
    const theirs = createEntry('valuer', { name: 'Theirs', version: 9 });
    let tries = 0;
    const asked = fakeDirectory('valuer', [createEntry('valuer')], {
      'POST /api/valuer/update': ({ body }) => {
        tries += 1;
        return tries === 1 ? answerJson({ error: 'x', conflict: { theirs } }, { status: 409 }) : answerJson(body);
      },
    });
    const { user } = await renderScreen(<EntryPage directory="valuer" id={1} />);
    await fillField(user, await screen.findByLabelText('Telephone'), '012 345 6789');
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Theirs')).toHaveProperty('checked', true);
    expect(within(dialog).getByLabelText('012 345 6789')).toHaveProperty('checked', true);
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(listCallsTo(asked, 'update')[1]?.body).toMatchObject({
        name: 'Theirs',
        phone: '012 345 6789',
        version: 9,
      }),
    );
  });

  test('of the provider is read and marked, and cannot be changed or deleted', async () => {
    fakeDirectory('masteroffice', [createEntry('masteroffice', { ownedBy: 'provider' })]);
    await renderScreen(<EntryPage directory="masteroffice" id={1} />);
    expect(await screen.findByText('Provided')).toBeTruthy();
    expect(findBox(/^Office/)).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('of somebody who may only read is read', async () => {
    fakeDirectory('auctioneer', [createEntry('auctioneer')]);
    await renderScreen(<EntryPage directory="auctioneer" id={1} />, { person: { ...anAdmin, roles: [] } });
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('readOnly', true);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  });
});

describe('deleting', () => {
  test('an entry that is used nowhere asks first, then goes', async () => {
    const asked = fakeDirectory('auctioneer', [createEntry('auctioneer')]);
    const { user, address } = await renderScreen(<EntryPage directory="auctioneer" id={1} />);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Karoo 1?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(listCallsTo(asked, '_delete')[0]?.query).toEqual({ id: '1' }));
    await waitFor(() => expect(address()).toBe('/auctioneers'));
  });

  test('one that is in use is refused with the list of where', async () => {
    const uses = [
      { where: 'Assets', id: 3, name: 'Erf 12', matterID: 44 },
      { where: 'Creditors', id: 4, name: 'Absa', matterID: null },
    ];
    const asked = fakeDirectory('auctioneer', [createEntry('auctioneer')], {
      'GET /api/directory/getwhereused': () => answerJson({ total: 12, uses }),
    });
    const { user } = await renderScreen(<EntryPage directory="auctioneer" id={1} />);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Karoo 1 cannot be deleted' });
    expect(within(dialog).getByRole('link', { name: 'Erf 12' }).getAttribute('href')).toBe('/matters/44');
    expect(within(dialog).getByText('and 10 more')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(listCallsTo(asked, '_delete')).toEqual([]);
  });
});

describe('the people of an entry', () => {
  test('a joint appointee’s trustee is added with its checks', async () => {
    const asked = fakeDirectory('jointappointee', [createEntry('jointappointee')], {
      'POST /api/jointappointee/addTrustee': ({ body }) => answerJson({ ...(body as object), id: 5, version: 1 }),
    });
    const { user } = await renderScreen(<EntryPage directory="jointappointee" id={1} />);
    await user.click(await screen.findByRole('button', { name: 'Add trustee' }));
    const dialog = await screen.findByRole('dialog');
    await fillField(user, within(dialog).getByLabelText(/^Full name/), 'N. Botha');
    await fillField(user, within(dialog).getByLabelText('Email'), 'nobody');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
    await fillField(user, within(dialog).getByLabelText('Email'), '@karoo.test');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(listCallsTo(asked, 'addTrustee')[0]?.body).toMatchObject({ jointAppointeeID: 1, name: 'N. Botha' }),
    );
  });

  test('an auditor’s contact person is changed and deleted', async () => {
    const person = {
      id: 8,
      party: 'Auditor',
      partyID: 1,
      name: 'P. Nel',
      position: null,
      email: null,
      phone: null,
      mobile: null,
      notes: null,
      version: 2,
    };
    const asked = fakeDirectory('auditor', [createEntry('auditor')], {
      'GET /api/contactperson/getAuditorContactPerson': () => answerJson([person]),
      'POST /api/contactperson/updateAuditorContactPerson': ({ body }) => answerJson(body),
      'DELETE /api/contactperson/deleteContactPerson': () => answerJson({ done: true }),
    });
    const { user } = await renderScreen(<EntryPage directory="auditor" id={1} />);
    await user.click(await screen.findByRole('row', { name: /P\. Nel/ }));
    let dialog = await screen.findByRole('dialog', { name: 'P. Nel' });
    await fillField(user, within(dialog).getByLabelText('Position'), 'Partner');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(listCallsTo(asked, 'updateAuditorContactPerson')[0]?.body).toMatchObject({
        position: 'Partner',
        version: 2,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('row', { name: /P\. Nel/ }));
    dialog = await screen.findByRole('dialog', { name: 'P. Nel' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const sure = await screen.findByRole('dialog', { name: 'Delete P. Nel?' });
    await user.click(within(sure).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(listCallsTo(asked, 'deleteContactPerson')[0]?.query).toEqual({ contactPersonID: '8' }));
  });
});
