import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { AgreementsSection } from './agreements-section';

const agreement = {
  id: 3,
  matterID: 7,
  ground: 'redistribution',
  datedOn: '2026-05-01',
  description: null,
  signedBy: [1],
  approvedForMinors: null,
  masterConsents: null,
  securityForMinors: null,
  awards: [{ assetID: 4, partyID: 1, share: '1' }],
  transfers: [],
  says: [{ field: 'signedBy', sentence: 'Ben has not signed. Everyone who shares must agree.', section: null }],
  version: 2,
};

test('an agreement says what it still lacks, and a take-over is recorded beside it', async () => {
  const asked = fakeApi({
    'GET /api/agreement/getbymatterid': () => answerJson([agreement]),
    'GET /api/beneficiary/getbymatterid': () => answerJson([{ id: 1, listName: 'Botha, Anna' }]),
    'GET /api/asset/getLines': () => answerJson({ rows: [{ id: 4, name: 'Erf 12' }] }),
    'POST /api/agreement/save': ({ body }) =>
      answerJson({ ...agreement, ...(body as object), id: 5, says: [], version: 1 }),
  });
  const { user } = await renderScreen(
    <InMatter>
      <AgreementsSection />
    </InMatter>,
  );
  await screen.findByText(/Ben has not signed/);
  await screen.findByText(/Erf 12: Botha, Anna/);
  await user.click(screen.getByRole('button', { name: 'Add a take-over' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Add an asset' }));
  await user.click(within(dialog).getByRole('combobox', { name: 'Asset' }));
  await user.click(await screen.findByRole('option', { name: 'Erf 12' }));
  await user.click(within(dialog).getByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: 'Botha, Anna' }));
  await user.click(within(dialog).getByLabelText('The Master consents'));
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/agreement/save')?.body).toMatchObject({
      matterID: 7,
      ground: 's38',
      awards: [{ assetID: 4, partyID: 1, share: '1' }],
      masterConsents: true,
    }),
  );
});

test.each([
  { captured: [], shown: [] },
  // What was captured stays in sight.
  { captured: [agreement], shown: ['Redistribution agreement'] },
])('nobody agrees or takes over while a client still plans: $shown', async ({ captured, shown }) => {
  const asked = fakeApi({
    'GET /api/agreement/getbymatterid': () => answerJson(captured),
    'GET /api/beneficiary/getbymatterid': () => answerJson([]),
    'GET /api/asset/getLines': () => answerJson({ rows: [] }),
  });
  await renderScreen(
    <InMatter matter={createMatter({ systemTypeID: 4 })}>
      <AgreementsSection />
    </InMatter>,
  );
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  if (captured.length > 0) await screen.findByText(/Ben has not signed/);
  expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(shown);
  expect(screen.queryByRole('button', { name: 'Add a take-over' })).toBeNull();
});
