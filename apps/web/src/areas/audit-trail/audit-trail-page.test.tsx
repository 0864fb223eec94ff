import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { MaskedNumber } from '../../ui/figures/masked-number';
import { summariseEntry, describeAction, describeField, describeValue, listSpellings } from './audit-trail.queries';
import { AuditTrailPage } from './audit-trail-page';
import { EntryDialog } from './entry-dialog';
import { CheckpointButton } from './checkpoint-button';
import { VerifyButton } from './verify-button';

const entry = {
  id: 9,
  at: '2026-11-15T08:00:00Z',
  personID: 1,
  person: 'Thandi Maseko',
  action: 'matter.status.changed',
  entityType: 'matter',
  entityID: 4,
  matterID: 4,
  matterReference: 'DE/4',
  before: { status: 2, id_number: '•••••••••9087' },
  after: { status: 3 },
  why: 'The account was confirmed.',
};

test('an entry has an address: whoever is sent it sees the entry, wherever it stands in the trail', async () => {
  const asked = fakeApi({
    'GET /api/audittrail/getpeople': () => answerJson([]),
    'GET /api/audittrail/getlist': ({ query }) => answerJson({ rows: query['id'] ? [entry] : [], total: 0 }),
  });
  await renderScreen(<AuditTrailPage />, { person: anAdmin, at: '/here?entry=9' });
  expect(await screen.findByRole('dialog', { name: 'Matter status changed' }, { timeout: 10_000 })).toBeTruthy();
  expect(asked.some(({ query }) => query['id'] === '9')).toBe(true);
}, 20_000);

describe('an entry', { timeout: 30_000 }, () => {
  test('tells who, what was before and after, and why, and leads to the record’s history', async () => {
    let asked: number | undefined;
    const { user } = await renderScreen(
      <EntryDialog entry={entry} onHistory={({ id }) => (asked = id)} onClose={() => undefined} />,
    );
    expect(await screen.findByText('Matter status changed')).toBeTruthy();
    expect(screen.getByText('The account was confirmed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'DE/4' }).getAttribute('href')).toBe('/matters/4');
    const row = screen.getByRole('row', { name: /Status/ });
    expect(row.textContent).toContain('Active');
    expect(row.textContent).toContain('Closed');
    await user.click(screen.getByRole('button', { name: 'History of this record' }));
    expect(asked).toBe(9);
  });

  test.each([
    [['a', 'b'], 'a, b'],
    [null, '-'],
    [{ a: 1 }, 'A: 1'],
    [false, 'No'],
    [[], '-'],
  ])('says %j as %s', (value, words) => expect(describeValue(value)).toBe(words));

  test('is a line in the list: few changes whole, many by name', () => {
    expect(summariseEntry(entry)).toBe('Status: Active → Closed · ID number: •••••••••9087 → -');
    expect(summariseEntry({ entityType: 'thing', before: { systemType: 0 }, after: { systemType: 5 } })).toBe(
      'System type: Trust',
    );
    expect(summariseEntry({ entityType: 'thing', before: null, after: { amountCents: 285000 } })).toBe(
      'Amount: R 2,850.00',
    );
    expect(summariseEntry({ entityType: 'thing', before: null, after: { way: 'password' } })).toBe('How: Password');
    expect(summariseEntry({ entityType: 'payout', before: null, after: { purpose: 'award' } })).toMatch(
      /: award to an heir$/,
    );
    expect(describeAction('trustee.status')).toBe('Changed the standing of a trustee');
    expect(summariseEntry({ entityType: 'thing', before: null, after: { a: 1, b: 2, c: 3, d: 4 } })).toBe(
      'A: 1 · B: 2 and 2 more',
    );
  });

  test('names fields and actions in words', () => {
    expect([
      describeAction('user.removed'),
      describeAction('session.started'),
      describeField('responsiblePersonId'),
      describeField('id_number'),
    ]).toEqual(['User removed', 'Signed in', 'Responsible person', 'ID number']);
  });
});

test.each([
  ['second factor', 'second:twofactor;factor:twofactor'],
  ['Signed', 'signed:session.started,session.ended,signed'],
  ['of a:b', ''],
  ['EST/2026/00007', ''],
])('what is typed, %s, is looked for as the trail writes it', (typed, written) => {
  expect(listSpellings(typed)).toBe(written);
});

describe('verifying', { timeout: 30_000 }, () => {
  const root = 'f'.repeat(64);
  test.each([
    [
      { entries: 3, root, unlinked: 1, checkpoints: 2, faults: [] },
      'The trail is whole',
      /All 3 entries .* 2 checkpoints/,
    ],
    [
      { entries: 1, root, unlinked: 0, checkpoints: 0, faults: [{ entryID: 8, why: 'the entry is gone' }] },
      'The trail was tampered with',
      /Entry 8: the entry is gone/,
    ],
    [
      { entries: 1, root, unlinked: 0, checkpoints: 1, faults: [{ entryID: null, why: 'its end was cut off' }] },
      'The trail was tampered with',
      /^its end was cut off$/,
    ],
  ])('says in words what was found', async (report, title, words) => {
    fakeApi({ 'POST /api/audittrail/verify': () => answerJson(report) });
    const { user } = await renderScreen(<VerifyButton />);
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('is for administrators', async () => {
    fakeApi({});
    await renderScreen(<VerifyButton />, { person: { ...anAdmin, roles: ['Capture Matter'] } });
    expect(await screen.findByRole('button', { name: 'Verify' })).toHaveProperty('disabled', true);
  });
});

describe('the checkpoint', { timeout: 30_000 }, () => {
  test('shows the last one, is downloaded, and is mailed to whoever wants it', async () => {
    let isMailed = false;
    const asked = fakeApi({
      'GET /api/audittrail/getcheckpoint': () =>
        answerJson({ last: { entries: 1203, at: '2026-11-18T06:00:00Z' }, isMailed }),
      'POST /api/audittrail/setcheckpointmail': ({ body }) => {
        isMailed = (body as { isMailed: boolean }).isMailed;
        return answerJson({ isMailed });
      },
      'GET /api/audittrail/checkpoint': () => new Response('a checkpoint'),
    });
    const { user } = await renderScreen(<CheckpointButton />);
    await user.click(await screen.findByRole('button', { name: 'Checkpoint' }));
    expect(await screen.findByText(/^Last checkpoint: .*2026.*1.?203 entries/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download checkpoint' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/audittrail/checkpoint')).toBe(true));
    await user.click(screen.getByRole('checkbox', { name: 'Email me the checkpoint every day' }));
    await waitFor(() => expect(isMailed).toBe(true));
  });

  test('is for administrators', async () => {
    fakeApi({});
    await renderScreen(<CheckpointButton />, { person: { ...anAdmin, roles: ['Capture Matter'] } });
    expect(await screen.findByRole('button', { name: 'Checkpoint' })).toHaveProperty('disabled', true);
  });

  test('proves one entry from its own page', async () => {
    const asked = fakeApi({ 'GET /api/audittrail/proof': () => new Response('{}') });
    const { user } = await renderScreen(
      <EntryDialog entry={entry} onHistory={() => undefined} onClose={() => undefined} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Download proof' }));
    await waitFor(() => expect(asked.some(({ query }) => query['id'] === '9')).toBe(true));
  });
});

test('a number is masked until somebody asks for it', { timeout: 30_000 }, async () => {
  const { user } = await renderScreen(
    <MaskedNumber value="8001015009087" label="Identity number" onReveal={async () => '8001015009087'} />,
  );
  expect(screen.queryByText('8001015009087')).toBeNull();
  expect(screen.getByText(/•••••••••9087/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show Identity number' }));
  await waitFor(() => expect(screen.getByText('8001015009087')).toBeTruthy());
});
