import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
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
const listSaves = (asked: ReturnType<typeof fakeApi>) => asked.filter((one) => one.path === '/api/company/update');

async function openPage(answers: Parameters<typeof fakeApi>[0] = {}, person = anAdmin) {
  let stored = firm;
  const asked = fakeApi({
    [read]: () => answerJson(stored),
    [change]: ({ body }) => {
      stored = { ...(body as typeof firm), version: stored.version + 1 };
      return answerJson(stored);
    },
    ...answers,
  });
  const shown = await renderScreen(<FirmDetailsPage agents={<p>Agents</p>} storage={null} />, { person });
  await screen.findByRole('heading', { name: 'Organisation Settings' });
  return { asked, ...shown };
}
const findBox = (label: string | RegExp): HTMLElement => screen.getByLabelText(label);

describe('the firm’s details', () => {
  test('are saved with the version they were read at; the bar comes and goes', async () => {
    const { user, asked } = await openPage();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await user.type(findBox('Trading name'), 'Protea');
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText("The firm's details were saved.")).toBeTruthy();
    expect(listSaves(asked)[0]!.body).toEqual({ ...firm, tradingName: 'Protea' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
    // The next save starts from the version the last one gave.
    await user.type(findBox('Trading name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(listSaves(asked)[1]?.body).toMatchObject({ tradingName: 'Protea!', version: 4 }));
  });

  test('a wrong field says so when it is left, and takes the focus on saving; nothing is sent', async () => {
    const { user, asked } = await openPage();
    await user.clear(findBox(/Registered name/));
    await user.click(findBox('Website'));
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(document.activeElement).toBe(findBox(/Registered name/)));
    expect(listSaves(asked)).toEqual([]);
  });

  test('what the server refuses stands at its field, and what was typed is kept', async () => {
    const { user } = await openPage({ [change]: () => answerJson({ tradingName: ['Taken.'] }, { status: 422 }) });
    await user.type(findBox('Trading name'), 'X');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getAllByText('Taken.')).toHaveLength(2)); // the field and the toast
    expect(findBox('Trading name')).toHaveProperty('value', 'X');
    expect(document.activeElement).toBe(findBox('Trading name'));
  });

  test('leaving with unsaved changes asks; staying keeps them', async () => {
    const { user, go } = await openPage();
    await user.type(findBox('Trading name'), 'P');
    await go('/elsewhere');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(findBox('Trading name')).toHaveProperty('value', 'P');
    await go('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  test('leaving without changes asks nothing', async () => {
    const { go } = await openPage();
    await go('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  test('somebody who may not change them reads them', async () => {
    await openPage({}, { ...anAdmin, roles: ['Capture Matter'] });
    expect(findBox('Trading name')).toHaveProperty('readOnly', true);
  });
});

describe('when someone else saved first', () => {
  const theirs = { ...firm, phone: '012 999 0000', vatNumber: '4999', version: 7 };
  const openConflicting = () => {
    let tries = 0;
    return openPage({
      [change]: ({ body }) => {
        tries += 1;
        return tries === 1
          ? answerJson({ error: 'x', conflict: { theirs } }, { status: 409 })
          : answerJson({ ...(body as object), version: 8 });
      },
    });
  };

  test('both versions are shown, and the person’s choice is saved on top of theirs', async () => {
    const { user, asked } = await openConflicting();
    await user.clear(findBox('Telephone'));
    await user.type(findBox('Telephone'), '011 111 1111');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog');
    const findRow = (name: string) => within(within(dialog).getByRole('row', { name: new RegExp(name) }));
    expect(findRow('Telephone').getByLabelText('011 111 1111')).toHaveProperty('checked', true);
    expect(within(dialog).queryByRole('row', { name: /Website/ })).toBeNull();
    await user.click(findRow('VAT number').getByLabelText('4999'));
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(listSaves(asked)).toHaveLength(2));
    expect(listSaves(asked)[1]!.body).toMatchObject({ phone: '011 111 1111', vatNumber: '4999', version: 7 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('one may go on editing; nothing typed is lost', async () => {
    const { user } = await openConflicting();
    await user.type(findBox('Town'), 'P');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(findBox('Town')).toHaveProperty('value', 'P');
  });
});
