import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { BondTab } from './bond-tab';
import type { BondAnswer, BondSecurity } from './bond.queries';

const createBond = (over: Partial<BondAnswer> = {}): BondAnswer => ({
  id: 3,
  matterID: 7,
  number: 'B 77',
  providerID: 5,
  providerName: 'Borg Bpk',
  amount: 1_000_000,
  appliedDate: '2026-02-01',
  issuedDate: '2026-02-10',
  lodgedDate: null,
  principal: null,
  premium: null,
  premiumPercent: null,
  minimumPremium: null,
  firstPremiumDate: null,
  premiumPaidTo: null,
  masterReleaseDate: null,
  releasedDate: null,
  notes: null,
  status: 'inForce',
  yearlyPremium: 5_750,
  isPremiumWorkedOut: true,
  nextRenewalDate: '2026-02-10',
  isRenewalOverdue: true,
  reductions: [],
  documents: 0,
  warnings: [],
  version: 2,
  ...over,
});

const security: BondSecurity = {
  matterID: 7,
  reference: 'EST/2026/00007',
  name: 'Naidoo, Kamala',
  masterReference: '1/2026',
  principals: [{ name: 'Johan Fourie', isExempt: false, exemptBy: null }],
  willExempts: false,
  isExempt: false,
  law: {
    section: 'Administration of Estates Act 66 of 1965 s 23',
    form: 'J262 Bond of security',
    exemption: 'A parent, child or surviving spouse of the deceased, or a person the will exempts.',
    papers: ['J262, original'],
    note: null,
  },
  asked: {
    title: 'Security asked',
    section: 'Administration of Estates Act 66 of 1965 s 23',
    lines: [{ label: 'Immovable property', value: 1_200_000 }],
    value: 1_200_000,
  },
  assets: 1_200_000,
  unvalued: 1,
  cover: {
    secured: 1_000_000,
    asked: 1_200_000,
    gap: 200_000,
    excess: 0,
    state: 'below',
    toDo: { key: 'Raise it by {gap}.', values: { gap: 'R 200,000.00' } },
  },
};

function renderTab(bonds: readonly BondAnswer[], more: Parameters<typeof fakeApi>[0] = {}, mayCapture = true) {
  const asked = fakeApi({
    'GET /api/bondofsecurity/getlist': () => answerJson(bonds),
    'GET /api/bondofsecurity/getApplyForBondOfSecurityDetailsByMatterID': () => answerJson(security),
    'GET /api/bondofsecurity/GetaudittrailbybondofsecurityID': () =>
      answerJson([
        {
          id: 1,
          at: '2026-02-10T08:00:00Z',
          person: 'Andre Louw',
          action: 'bond_of_security.added',
          before: null,
          after: null,
          why: null,
        },
      ]),
    'GET /api/document/getbybondid': () => answerJson([]),
    'GET /api/bondofsecurityprovider/getlist': () => answerJson({ rows: [], total: 0 }),
    ...more,
  });
  void renderScreen(
    <InMatter matter={createMatter({ mayCapture })}>
      <BondTab />
    </InMatter>,
  );
  return asked;
}

test('the gap between bonds and assets is shown, with what to do and what the Master asks', async () => {
  renderTab([createBond()]);
  const cover = await screen.findByRole('region', { name: 'Cover' });
  expect(cover.textContent).toContain('R 200,000.00');
  expect(cover.textContent).toContain('Raise it by R 200,000.00.');
  expect(cover.textContent).toContain('not counted: 1.');
  expect((await screen.findByText('J262, original')).tagName).toBe('LI');
  expect(screen.getByText(/2026-02-10/).textContent).toContain('overdue');
});

test('a reduction is asked for from the bond, with a mail unless it is left out', async () => {
  const asked = renderTab([createBond()], {
    'POST /api/bondofsecurity/reducebondamountrequest': () => answerJson(createBond({ version: 3 })),
  });
  fireEvent.click(await screen.findByText('B 77'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a reduction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a reduction' });
  fireEvent.change(within(dialog).getByLabelText(/New amount/), { target: { value: '600000' } });
  fireEvent.change(within(dialog).getByLabelText(/Why less/), { target: { value: 'The farm was transferred.' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ask the provider' }));
  const findSent = () => asked.find(({ path }) => path === '/api/bondofsecurity/reducebondamountrequest');
  await waitFor(() => expect(findSent()).toBeDefined());
  expect(findSent()?.body).toMatchObject({
    bondOfSecurityID: 3,
    newAmount: 600_000,
    reason: 'The farm was transferred.',
    mail: true,
  });
});

test('a bond that waits for an answer offers to record it and nothing else', async () => {
  renderTab([
    createBond({
      reductions: [
        {
          id: 9,
          askedDate: '2026-11-01',
          fromAmount: 1_000_000,
          newAmount: 600_000,
          reason: 'Paid out',
          outcome: 'asked',
          mailedAt: null,
          mailedTo: null,
          masterConsentDate: null,
          decidedDate: null,
          comment: null,
          version: 1,
        },
      ],
    }),
  ]);
  fireEvent.click(await screen.findByText('B 77'));
  expect(await screen.findByRole('button', { name: 'What became of the request' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for a reduction' })).toBeNull();
  expect((await screen.findByText('Bond captured')).textContent).toBe('Bond captured');
});

test('somebody who may only read changes nothing', async () => {
  renderTab([], {}, false);
  expect(await screen.findByText(/No bond is captured/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply for a bond' }).hasAttribute('disabled')).toBe(true);
});
