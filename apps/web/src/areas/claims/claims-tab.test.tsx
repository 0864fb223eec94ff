import { claims } from '@boedel/contract/claims/claim.record';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { createEmptyValues } from '../../ui/record/empty-values';
import { ClaimDialog } from './claim-dialogs';
import { ClaimsTab } from './claims-tab';
import { CreditorsTab } from './creditors-tab';

const aClaim = {
  id: 1,
  matterID: 7,
  creditorID: 9,
  creditorName: 'Nedbank',
  creditorReference: 'HL 88',
  claimNumber: 3,
  claimTypeID: 1,
  amount: 1000,
  standsFor: 900,
  isProved: true,
  isOut: false,
  status: 'disputed',
  statusDate: '2026-05-01',
  statusReason: 'Paid in part',
  provedAmount: 900,
  securedBy: [{ assetID: 4, rank: 2 }],
  amounts: [{ part: 'capital', amount: 800 }],
  warnings: [],
  version: 1,
};
const figures = {
  basis: 'lodged',
  refused: [],
  warnings: [{ key: 'No order is captured: claims are counted to today.' }],
  concursusDate: null,
  freeResidue: 100,
  costs: 300,
  deficiency: 200,
  availableForConcurrent: 0,
  concurrentClaims: 900,
  dividend: '0.0000',
  claims: [1, 2].map((claimID) => ({
    claimID,
    creditorID: 9,
    creditorName: 'Nedbank',
    claimTypeID: 3,
    claim: 450.1,
    securedAward: 0,
    preferentAward: 0,
    concurrentAward: 0,
    interestAward: 0,
    total: 0,
    shortfall: 450.1,
    contribution: 100,
    costsOwed: 0,
  })),
};
const renderTab = (page: React.ReactElement, outlook: object = figures) => {
  const asked = fakeApi({
    'GET /api/creditorclaim/getbymatterid': () => answerJson([aClaim]),
    'GET /api/creditorclaim/getOutlook': () => answerJson(outlook),
    'GET /api/asset/getLines': () => answerJson({ rows: [{ id: 4, name: 'Erf 12 Paarl' }] }),
    'GET /api/creditor/getlist': () => answerJson({ rows: [{ id: 9, name: 'Nedbank' }], total: 1 }),
  });
  void renderScreen(<InMatter matter={createMatter({ mayCapture: true, systemTypeID: 1 })}>{page}</InMatter>);
  return asked;
};

test("claims are listed with their creditor's own reference", async () => {
  renderTab(<ClaimsTab />);
  expect(await screen.findByText('HL 88')).toBeTruthy();
  expect(screen.getByText('Disputed (s 45)')).toBeTruthy();
});

test('a claim is changed with its security and parts', async () => {
  renderTab(<ClaimDialog row={aClaim} onClose={() => undefined} />);
  expect(await screen.findByRole('group', { name: 'Secured on' })).toBeTruthy();
  await waitFor(() => expect(screen.getByDisplayValue('Erf 12 Paarl')).toBeTruthy());
  expect(screen.getByDisplayValue('800.00')).toBeTruthy();
});

test('what is wrong with one security is said beside it', async () => {
  fakeApi({
    'GET /api/asset/getLines': () => answerJson({ rows: [{ id: 4, name: 'Erf 12 Paarl' }] }),
    'GET /api/creditor/getlist': () => answerJson({ rows: [{ id: 9, name: 'Nedbank' }], total: 1 }),
    'POST /api/creditorclaim/update': () => answerJson({ 'securedBy.0.assetID': ['Mark it first.'] }, { status: 422 }),
  });
  const matter = createMatter({ mayCapture: true, systemTypeID: 1 });
  void renderScreen(
    <InMatter matter={matter}>
      <ClaimDialog row={{ ...createEmptyValues(claims.fields), ...aClaim }} onClose={() => undefined} />
    </InMatter>,
  );
  await screen.findByDisplayValue('Erf 12 Paarl');
  fireEvent.change(screen.getByLabelText('Reference of the creditor'), { target: { value: 'X' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const security = screen.getByRole('group', { name: 'Secured on' });
  expect(await within(security).findByText('Mark it first.')).toBeTruthy();
});

test('the danger of contribution is shown with what each creditor would pay', async () => {
  renderTab(<ClaimsTab />);
  fireEvent.click(await screen.findByRole('tab', { name: 'Current dividend estimate' }));
  expect((await screen.findAllByText('Danger of contribution')).length).toBe(2);
  expect(screen.getByText('No order is captured: claims are counted to today.')).toBeTruthy();
  expect(screen.getByText('Contributes')).toBeTruthy();
});

test('what keeps the figures from being worked out is said', async () => {
  renderTab(<ClaimsTab />, {
    ...figures,
    claims: [],
    refused: [{ key: 'Claim {id} is listed twice.', values: { id: '4' } }],
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Current dividend estimate' }));
  expect(await screen.findByText('Claim 4 is listed twice.')).toBeTruthy();
});

test('a creditor has one line for all its claims', async () => {
  renderTab(<CreditorsTab />);
  expect(await screen.findByText('Nedbank')).toBeTruthy();
  expect(screen.getAllByText(/900\.20/).length).toBe(2);
});
