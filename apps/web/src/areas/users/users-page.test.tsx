import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { InviteDialog } from './invite-dialog';
import { SupportAccess } from './support-access';
import { UserDialog } from './user-dialog';

const roles = ['Admin', 'Capture Matter', 'Request Account', 'JointAppointee', 'UserMatterAccess'];
const andre = {
  id: 7,
  email: 'andre@protea.test',
  fullname: 'Andre Louw',
  roles: ['Capture Matter'],
  systemRoles: ['Trust'],
  state: 'Active',
  invitedAt: null,
  responsibleMatters: 2,
  givenMatters: 1,
  version: 3,
  matterAccess: [{ matterID: 5, reference: 'DE/5', name: 'Botha, Jan', mayCapture: true, rights: ['diary'] }],
  notifications: [{ notification: 1, name: 'Diary and key dates', frequency: 1 }],
};
const invited = { ...andre, id: 9, email: 'kagiso@protea.test', fullname: 'Kagiso Molefe', state: 'Invited' };
const thandi = { ...andre, id: 8, email: 'thandi@protea.test', fullname: 'Thandi Maseko', roles: ['Admin'] };

function fakeUsers(more: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    'GET /api/users/getroles': () => answerJson(roles.map((name) => ({ name, kind: 'access level' }))),
    'GET /api/users/getbyid': () => answerJson(andre),
    'GET /api/users/getlist': () => answerJson({ rows: [andre, invited, thandi], total: 3 }),
    ...more,
  });
}
const listSent = (asked: ReturnType<typeof fakeApi>, path: string) => asked.filter((one) => one.path === path);

describe('inviting', { timeout: 30_000 }, () => {
  test('sends the address, the name and the ticks; access levels shut out single matters', async () => {
    let closed = false;
    const asked = fakeUsers({ 'POST /api/users/add': () => answerJson(andre) });
    const { user } = await renderScreen(<InviteDialog onClose={() => (closed = true)} />);
    await user.type(await screen.findByLabelText(/Email/), 'n@p.test');
    await user.type(screen.getByLabelText(/Full name/), 'Naledi');
    await user.click(await screen.findByRole('checkbox', { name: 'Capture Matter' }));
    expect(screen.getByRole('checkbox', { name: 'User Matter Access' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Tick at least one: without it they cannot get in.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Trust' }));
    expect(screen.queryByText('Tick at least one: without it they cannot get in.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent.')).toBeTruthy();
    expect(listSent(asked, '/api/users/add')[0]!.body).toEqual({
      email: 'n@p.test',
      fullname: 'Naledi',
      roles: ['Capture Matter'],
      systemRoles: ['Trust'],
    });
    expect(closed).toBe(true);
  });

  test('shows what is refused at its field and keeps what was typed', async () => {
    fakeUsers({ 'POST /api/users/add': () => answerJson({ email: ['Already here.'] }, { status: 422 }) });
    const { user } = await renderScreen(<InviteDialog onClose={() => undefined} />);
    await user.type(await screen.findByLabelText(/Email/), 'o@p.test');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.getAllByText('Already here.').length).toBeGreaterThan(0));
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', 'o@p.test');
  });

  test('left empty says once which fields to fill in, and begins at the first', async () => {
    const empty = { email: ['Fill this in.'], fullname: ['Fill this in.'] };
    fakeUsers({ 'POST /api/users/add': () => answerJson(empty, { status: 422 }) });
    const { user } = await renderScreen(<InviteDialog onClose={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Email, Full name: Fill this in.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Email/)));
  });
});

describe('somebody of the firm', { timeout: 30_000 }, () => {
  test('is changed with the version that was read, notifications included', async () => {
    const asked = fakeUsers({ 'POST /api/users/update': () => answerJson(andre) });
    const { user } = await renderScreen(<UserDialog id={7} onClose={() => undefined} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Request Account' }));
    await user.selectOptions(screen.getByLabelText('Diary and key dates'), 'Never');
    expect(screen.getByRole('table', { name: 'Matters granted individually' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(listSent(asked, '/api/users/update')).toHaveLength(1));
    expect(listSent(asked, '/api/users/update')[0]!.body).toMatchObject({
      id: 7,
      roles: ['Capture Matter', 'Request Account'],
      notifications: [{ notification: 1, frequency: 3 }],
      version: 3,
    });
  });

  test('has a lost second factor reset after it was asked, and is signed out everywhere', async () => {
    const asked = fakeUsers({
      'POST /api/users/resetSecondFactor': () => answerJson({ done: true, had: true }),
      'POST /api/users/endSessions': () => answerJson({ done: true, ended: 2 }),
    });
    const { user } = await renderScreen(<UserDialog id={7} onClose={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Andre Louw was signed out everywhere.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset the second factor' }));
    expect(listSent(asked, '/api/users/resetSecondFactor')).toHaveLength(0);
    const dialog = await screen.findByRole('dialog', { name: 'Reset the second factor of Andre Louw?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('The second factor of Andre Louw was reset. We have emailed them.')).toBeTruthy();
    expect(listSent(asked, '/api/users/resetSecondFactor')[0]!.body).toEqual({ id: 7 });
  });

  test('changed by somebody else meanwhile: both versions are shown, and what one chose is saved', async () => {
    const theirs = { ...andre, roles: ['Admin'], systemRoles: ['Trust', 'Consult'], version: 4 };
    let tries = 0;
    const asked = fakeUsers({
      'POST /api/users/update': () => {
        tries += 1;
        return tries === 1 ? answerJson({ error: 'x', conflict: { theirs } }, { status: 409 }) : answerJson(theirs);
      },
    });
    const { user } = await renderScreen(<UserDialog id={7} onClose={() => undefined} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Request Account' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this first' });
    expect(within(dialog).getByLabelText('Capture Matter · Request Account')).toHaveProperty('checked', true);
    expect(within(dialog).getByLabelText('Trust · Consult')).toHaveProperty('checked', true);
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(listSent(asked, '/api/users/update')[1]?.body).toMatchObject({
        roles: ['Capture Matter', 'Request Account'],
        systemRoles: ['Trust', 'Consult'],
        version: 4,
      }),
    );
  });

  test('who is gone is said in a dialog, which closes', async () => {
    let closed = false;
    fakeUsers({ 'GET /api/users/getbyid': () => answerJson({ error: 'This person left.' }, { status: 404 }) });
    const { user } = await renderScreen(<UserDialog id={7} onClose={() => (closed = true)} />);
    const dialog = await screen.findByRole('dialog', { name: 'Users' });
    expect(within(dialog).getByText('This person left.')).toBeTruthy();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(closed).toBe(true);
  });

  test('cannot tick a role for themselves', async () => {
    fakeUsers();
    await renderScreen(<UserDialog id={7} onClose={() => undefined} />, {
      person: { ...anAdmin, email: 'Andre@protea.test' },
    });
    expect(await screen.findByRole('checkbox', { name: 'Admin' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox', { name: 'Capture Matter' })).toHaveProperty('disabled', false);
  });

  test('is removed once somebody takes over the matters', async () => {
    const asked = fakeUsers({
      'POST /api/users/removeUserFromIntermediary': () => answerJson({ done: true, handedOver: 2 }),
    });
    const { user } = await renderScreen(<UserDialog id={7} onClose={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Remove from the firm' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Andre Louw from the firm?' });
    const confirm = within(dialog).getByRole('button', { name: 'Remove' });
    expect(confirm).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('combobox', { name: /Who takes over 2 matters/ }));
    expect(screen.queryByRole('option', { name: /Andre Louw/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Kagiso Molefe/ })).toBeNull();
    await user.click(await screen.findByRole('option', { name: /Thandi Maseko/ }));
    await user.click(confirm);
    await waitFor(() =>
      expect(listSent(asked, '/api/users/removeUserFromIntermediary')[0]?.body).toEqual({ id: 7, handOverToID: 8 }),
    );
  });
});

describe('support access', { timeout: 30_000 }, () => {
  const visit = {
    id: 1,
    name: 'Sanet Nel (Boedel support)',
    reason: 'Ticket 12',
    from: '2026-11-15T08:00:00Z',
    until: '2026-11-15T09:00:00Z',
    isNow: false,
  };
  const reading = { writeUntil: null, allowedBy: null, visits: [visit] };
  const changing = { writeUntil: '2026-11-15T12:00:00Z', allowedBy: 'Thandi Maseko', visits: [visit] };

  test('lists the visits and lets support make changes for the hours that were chosen', async () => {
    let now: object = reading;
    const asked = fakeUsers({
      'GET /api/support/getAccess': () => answerJson(now),
      'POST /api/support/allowChanges': () => answerJson((now = changing)),
      'POST /api/support/endChanges': () => answerJson((now = reading)),
    });
    const { user } = await renderScreen(<SupportAccess onClose={() => undefined} />, { person: anAdmin });
    expect(await screen.findByText('Sanet Nel (Boedel support)')).toBeTruthy();
    expect(screen.getByText('Ticket 12')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('For how long'), '8 hours');
    await user.click(screen.getByRole('button', { name: 'Allow changes' }));
    expect(await screen.findByText(/^Thandi Maseko allowed support to make changes until/)).toBeTruthy();
    expect(listSent(asked, '/api/support/allowChanges')[0]!.body).toEqual({ hours: 8 });
    await user.click(screen.getByRole('button', { name: 'End changes now' }));
    expect(await screen.findByRole('button', { name: 'Allow changes' })).toBeTruthy();
    expect(listSent(asked, '/api/support/endChanges')).toHaveLength(1);
  });

  test('somebody who is here for support sees it and cannot allow themselves anything', async () => {
    fakeUsers({ 'GET /api/support/getAccess': () => answerJson(reading) });
    await renderScreen(<SupportAccess onClose={() => undefined} />, { person: { ...anAdmin, visit: 'write' } });
    expect(await screen.findByRole('button', { name: 'Allow changes' })).toHaveProperty('disabled', true);
  });
});
