import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { Milestones } from './milestones';
import { PeopleOfMatter } from './people';

vi.setConfig({ testTimeout: 30_000 });

const fakePeople = (more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'GET /api/matter/GetExecutors': () => answerJson([]),
    'GET /api/matter/getGlobalExecutors': () =>
      answerJson([
        { id: 4, name: 'Lerato Mokoena', idNumber: null, email: null, phone: null, capacity: null, isLinked: false },
        { id: 5, name: 'Linked Already', idNumber: null, email: null, phone: null, capacity: null, isLinked: true },
      ]),
    'GET /api/matter/getSpecialPowerAttorney': () => answerJson([]),
    'GET /api/matter/GetRecipients': () => answerJson([]),
    'GET /api/matter/getAccessUsers': () => answerJson([]),
    'GET /api/marketer/getMatterMarketerByMatterID': () => answerJson(null),
    'GET /api/referrer/getMatterReferrer': () => answerJson(null),
    ...more,
  });

test('somebody of the firm’s list is linked; who is linked already is not offered', async () => {
  const asked = fakePeople({ 'POST /api/matter/LinkExecutorToMatter': () => answerJson({}) });
  const { user } = await renderScreen(<InMatter>{<PeopleOfMatter parties={null} />}</InMatter>);
  await user.click(await screen.findByRole('button', { name: 'Link from the firm’s list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Name' }));
  expect(screen.queryByRole('option', { name: 'Linked Already', hidden: true })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Lerato Mokoena', hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Link' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/matter/LinkExecutorToMatter')?.body).toMatchObject({
      matterID: 7,
      executorID: 4,
    }),
  );
});

test.each([
  ['person', 'Trustees of the insolvent estate', 'Add a trustee of the estate'],
  ['company', 'Liquidators', 'Add a liquidator'],
])('who acts for the insolvency of a %s is called %s', async (partyKind, title, add) => {
  fakePeople();
  const matter = createMatter({ systemTypeID: 1, partyKind: partyKind as never });
  await renderScreen(<InMatter matter={matter}>{<PeopleOfMatter parties={null} />}</InMatter>);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: add })).toBeTruthy();
});

test('access is given with the rights the person shall have', async () => {
  const asked = fakePeople({ 'POST /api/matter/addaccessuser': () => answerJson({}) });
  const { user } = await renderScreen(<InMatter>{<PeopleOfMatter parties={null} />}</InMatter>);
  await user.click(await screen.findByRole('button', { name: 'Give access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give access' }));
  await user.type(dialog.getByLabelText(/^Email/), 'heir@example.test');
  await user.click(dialog.getByRole('checkbox', { name: 'Income, expenses and banking' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/matter/addaccessuser')?.body).toEqual({
      matterID: 7,
      email: 'heir@example.test',
      fullname: null,
      role: 'UserMatterAccess',
      mayCapture: false,
      rights: ['money', 'documents', 'reports'],
    }),
  );
});

test('somebody invited is shown as such, invited again and withdrawn', async () => {
  const invited = {
    id: 3,
    matterID: 7,
    userID: 9,
    email: 'heir@example.test',
    fullname: 'Anna Heir',
    state: 'Invited',
    role: 'UserMatterAccess',
    mayCapture: false,
    rights: ['diary'],
    createdAt: '2026-11-01T08:00:00Z',
    version: 1,
  };
  const asked = fakePeople({
    'GET /api/matter/getAccessUsers': () => answerJson([invited]),
    'POST /api/matter/inviteAccessUserAgain': () => answerJson({ done: true }),
    'POST /api/matter/deleteaccessuser': () => answerJson({ done: true }),
  });
  const { user } = await renderScreen(<InMatter>{<PeopleOfMatter parties={null} />}</InMatter>);
  expect(await screen.findByText('Invited')).toBeTruthy();
  await user.click(screen.getByText('Anna Heir'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Heir' }));
  await user.click(dialog.getByRole('button', { name: 'Send the invitation again' }));
  expect(await screen.findByText('Invitation sent.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The invitation was withdrawn.')).toBeTruthy();
  expect(asked.filter(({ path }) => /AccessUserAgain|deleteaccess/.test(path)).map(({ body }) => body)).toEqual([
    { id: 3 },
    { id: 3 },
  ]);
});

test('who acts and who is told is shown with the right to the parties', async () => {
  const asked = fakePeople();
  await renderScreen(
    <InMatter matter={createMatter({ rights: ['diary', 'money'] })}>
      {<PeopleOfMatter parties={<p>parties</p>} />}
    </InMatter>,
    { person: { ...anAdmin, roles: ['JointAppointee'] } },
  );
  await screen.findByText('parties');
  const paths = asked.map(({ path }) => path);
  expect(paths).not.toContain('/api/matter/GetExecutors');
  expect(paths).not.toContain('/api/matter/GetRecipients');
});

test('people who see single matters are not asked about the firm’s own lists', async () => {
  const asked = fakePeople();
  await renderScreen(
    <InMatter matter={createMatter({ mayCapture: false })}>{<PeopleOfMatter parties={null} />}</InMatter>,
    {
      person: { ...anAdmin, roles: ['UserMatterAccess'] },
    },
  );
  await screen.findByText('No executor is captured yet.');
  expect(asked.map(({ path }) => path)).not.toContain('/api/matter/getAccessUsers');
  expect(screen.getByRole('button', { name: 'Add an executor' })).toHaveProperty('disabled', true);
});

test('a milestone is reached, and its recipients are named before the mail goes out', async () => {
  const milestone = {
    milestone: 2,
    name: 'Estate reported',
    event: 'reported',
    date: null,
    expected: null,
    note: null,
    mailedAt: null,
    recipients: [{ id: 1, name: 'Aletta', email: 'a@example.test' }],
    version: 0,
  };
  const asked = fakeApi({
    'GET /api/milestone/getbymatterid': () => answerJson([milestone]),
    'POST /api/milestone/update': () => answerJson({ ...milestone, date: '2026-11-01' }),
  });
  const { user } = await renderScreen(<InMatter>{<Milestones />}</InMatter>);
  expect(await screen.findByText('notifies Aletta')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark as reached: Estate reported' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Tell Aletta by mail'));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/milestone/update')?.body).toMatchObject({
      milestone: 2,
      sendMail: false,
      version: 0,
    }),
  );
});

test('somebody given the matter alone captures, but who acts and who is told stays the firm’s', async () => {
  fakePeople();
  await renderScreen(
    <InMatter matter={createMatter({ mayCapture: true })}>{<PeopleOfMatter parties={null} />}</InMatter>,
    {
      person: { ...anAdmin, roles: ['JointAppointee'] },
    },
  );
  await screen.findByText('No executor is captured yet.');
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isOff('Add an executor'), isOff('Add a recipient'), isOff('Add a power of attorney')]).toEqual([
    true,
    true,
    false,
  ]);
});
