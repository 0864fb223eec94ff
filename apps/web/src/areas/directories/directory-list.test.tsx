import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerJson } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { DirectoryListPage } from './directory-list-page';
import { createEntry, listCallsTo, fillField, fakeDirectory } from './pretended-directory';

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

describe('the list of a directory', () => {
  test('searches on the server and keeps the search in the address', async () => {
    const asked = fakeDirectory('auctioneer', [createEntry('auctioneer')]);
    const { user, address } = await renderScreen(<DirectoryListPage directory="auctioneer" />);
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox'), 'karoo{Enter}');
    await waitFor(() => expect(listCallsTo(asked, 'getlist').at(-1)!.query).toMatchObject({ searchString: 'karoo' }));
    expect(address()).toBe('/here?search=karoo');

    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '580612 5041 08 2{Enter}');
    const number = { searchString: '580612 5041 08 2' };
    await waitFor(() => expect(listCallsTo(asked, 'getlist').at(-1)!.query).toMatchObject(number));
    expect(address(), 'a number that may be private is not shown').toBe('/here');
  });

  test('empty, it says how to begin', async () => {
    fakeDirectory('auctioneer', []);
    const { user, address } = await renderScreen(<DirectoryListPage directory="auctioneer" />);
    expect(await screen.findByText(/Nothing here yet\. Add the first auctioneer/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Add auctioneer' })[0]!);
    await waitFor(() => expect(address()).toBe('/auctioneers/auctioneer/new'));
  });

  test('executors are tutors and curators in Curatorship', async () => {
    fakeDirectory('globalexecutor', []);
    await renderScreen(<DirectoryListPage directory="globalexecutor" />, { person: { ...anAdmin, systemType: 3 } });
    expect(await screen.findByRole('heading', { name: 'Global Tutor/Curator' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add tutor or curator' })).not.toEqual([]);
  });

  test('offices say whose they are, and are narrowed to a region', async () => {
    const offices = [
      createEntry('masteroffice', { id: 1, name: 'Pretoria', region: 'Gauteng', ownedBy: 'provider' }),
      createEntry('masteroffice', { id: 2, name: 'Our Pretoria', region: 'Gauteng' }),
      createEntry('masteroffice', { id: 3, name: 'Cape Town', region: 'Western Cape', ownedBy: 'provider' }),
    ];
    fakeDirectory('masteroffice', offices);
    await renderScreen(<DirectoryListPage directory="masteroffice" />, { at: '/here?region=Gauteng' });
    expect(await screen.findByRole('row', { name: /Our Pretoria.*Our own/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Pretoria.*Provided/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Cape Town/ })).toBeNull();
  });

  test('somebody who may not add sees the buttons and why they are closed', async () => {
    fakeDirectory('auctioneer', [createEntry('auctioneer')]);
    await renderScreen(<DirectoryListPage directory="auctioneer" />, { person: { ...anAdmin, roles: [] } });
    await screen.findByRole('table');
    expect(screen.getByRole('button', { name: 'Add auctioneer' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });
});

describe('a directory whose entries have no page', () => {
  test('opens them in the modal, named in the address, and saves there', async () => {
    const asked = fakeDirectory('founder', [createEntry('founder', { version: 3 })]);
    const { user, address } = await renderScreen(<DirectoryListPage directory="founder" />);
    await user.click(await screen.findByRole('row', { name: /Karoo 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Karoo 1' });
    expect(address()).toBe('/here?entry=1');
    await fillField(user, within(dialog).getByLabelText('Mobile'), '082 123 4567');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(listCallsTo(asked, 'update')[0]?.body).toMatchObject({ mobile: '082 123 4567', version: 3 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/here');
  });

  test('closing with something typed asks first', async () => {
    fakeDirectory('founder', []);
    const { user } = await renderScreen(<DirectoryListPage directory="founder" />, { at: '/here?entry=new' });
    const dialog = await screen.findByRole('dialog', { name: 'Add founder' });
    await fillField(user, within(dialog).getByLabelText(/^Full name/), 'X');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a conflict in the modal shows both versions', async () => {
    const theirs = createEntry('founder', { name: 'Theirs', version: 5 });
    fakeDirectory('founder', [createEntry('founder')], {
      'POST /api/founder/update': () => answerJson({ error: 'x', conflict: { theirs } }, { status: 409 }),
    });
    const { user } = await renderScreen(<DirectoryListPage directory="founder" />, { at: '/here?entry=1' });
    const dialog = await screen.findByRole('dialog', { name: 'Karoo 1' });
    await fillField(user, within(dialog).getByLabelText('Mobile'), '082 123 4567');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('dialog', { name: 'Someone else saved this first' })).toBeTruthy();
  });
});
