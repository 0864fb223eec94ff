import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { json, pretendServer } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { FirmDetailsPage } from './firm-details-page';

vi.setConfig({ testTimeout: 20_000 }); // whole forms, on a machine that has other things to do

const firm = {
  id: 1,
  name: 'Protea Fiduciary (Pty) Ltd',
  tradingName: null,
  registrationNumber: null,
  vatNumber: '4123456784',
  country: 'South Africa',
  email: null,
  phone: '012 345 6789',
  website: null,
  physicalAddress1: null,
  physicalAddress2: null,
  physicalCity: null,
  physicalCode: null,
  postalAddress1: null,
  postalAddress2: null,
  postalCity: null,
  postalCode: null,
  accountHolder: null,
  bankName: null,
  branchCode: null,
  accountNumber: null,
  accountType: null,
  logoFileID: null,
  version: 3,
};
const [read, change] = ['GET /api/company/getIntermediaryCompany', 'POST /api/company/update'];
const saves = (asked: ReturnType<typeof pretendServer>) => asked.filter((one) => one.path === '/api/company/update');

async function open(answers: Parameters<typeof pretendServer>[0] = {}, person = anAdmin) {
  let stored = firm;
  const asked = pretendServer({
    [read]: () => json(stored),
    [change]: ({ body }) => {
      stored = { ...(body as typeof firm), version: stored.version + 1 };
      return json(stored);
    },
    ...answers,
  });
  const shown = await renderScreen(<FirmDetailsPage agents={<p>Agents</p>} storage={null} />, { person });
  await screen.findByRole('heading', { name: 'Organisation Settings' });
  return { asked, ...shown };
}
const box = (label: string | RegExp): HTMLElement => screen.getByLabelText(label);

describe('the firm’s details', () => {
  test('are saved with the version they were read at; the bar comes and goes', async () => {
    const { user, asked } = await open();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await user.type(box('Trading name'), 'Protea');
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText("The firm's details were saved.")).toBeTruthy();
    expect(saves(asked)[0]!.body).toEqual({ ...firm, tradingName: 'Protea' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
    // The next save starts from the version the last one gave.
    await user.type(box('Trading name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves(asked)[1]?.body).toMatchObject({ tradingName: 'Protea!', version: 4 }));
  });

  test('a wrong field says so when it is left, and takes the focus on saving; nothing is sent', async () => {
    const { user, asked } = await open();
    await user.clear(box(/Registered name/));
    await user.click(box('Website'));
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(document.activeElement).toBe(box(/Registered name/)));
    expect(saves(asked)).toEqual([]);
  });

  test('what the server refuses stands at its field, and what was typed is kept', async () => {
    const { user } = await open({ [change]: () => json({ tradingName: ['Taken.'] }, { status: 422 }) });
    await user.type(box('Trading name'), 'X');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getAllByText('Taken.')).toHaveLength(2)); // the field and the toast
    expect(box('Trading name')).toHaveProperty('value', 'X');
    expect(document.activeElement).toBe(box('Trading name'));
  });

  test('leaving with unsaved changes asks; staying keeps them', async () => {
    const { user, go } = await open();
    await user.type(box('Trading name'), 'P');
    await go('/elsewhere');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('Trading name')).toHaveProperty('value', 'P');
    await go('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  test('leaving without changes asks nothing', async () => {
    const { go } = await open();
    await go('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  test('somebody who may not change them reads them', async () => {
    await open({}, { ...anAdmin, roles: ['Capture Matter'] });
    expect(box('Trading name')).toHaveProperty('readOnly', true);
  });
});

describe('when someone else saved first', () => {
  const theirs = { ...firm, phone: '012 999 0000', vatNumber: '4999', version: 7 };
  const conflicting = () => {
    let tries = 0;
    return open({
      [change]: ({ body }) => {
        tries += 1;
        return tries === 1
          ? json({ error: 'x', conflict: { theirs } }, { status: 409 })
          : json({ ...(body as object), version: 8 });
      },
    });
  };

  test('both versions are shown, and the person’s choice is saved on top of theirs', async () => {
    const { user, asked } = await conflicting();
    await user.clear(box('Telephone'));
    await user.type(box('Telephone'), '011 111 1111');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog');
    const row = (name: string) => within(within(dialog).getByRole('row', { name: new RegExp(name) }));
    expect(row('Telephone').getByLabelText('011 111 1111')).toHaveProperty('checked', true);
    expect(within(dialog).queryByRole('row', { name: /Website/ })).toBeNull();
    await user.click(row('VAT number').getByLabelText('4999'));
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saves(asked)).toHaveLength(2));
    expect(saves(asked)[1]!.body).toMatchObject({ phone: '011 111 1111', vatNumber: '4999', version: 7 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('one may go on editing; nothing typed is lost', async () => {
    const { user } = await conflicting();
    await user.type(box('Town'), 'P');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('Town')).toHaveProperty('value', 'P');
  });
});
