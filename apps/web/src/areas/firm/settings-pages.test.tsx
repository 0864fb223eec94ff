import { isOnByDefault } from '@boedel/contract/firm/ld-defaults';
import { milestoneSignatories, organisationFields, trustFeeFields } from '@boedel/contract/firm/settings.schema';
import { companyFields } from '@boedel/contract/firm/firm.schema';
import { frequency, monthDay, weekday } from '@boedel/contract/fixed/frequencies';
import { reportOptions } from '@boedel/contract/fixed/report-options';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { af } from '@boedel/words/af/firm';
import { af as uiWords } from '@boedel/words/af/ui';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { LdOptionsPage } from './ld-options-page';
import { ReconOptionsPage, TrustFeesPage } from './settings-pages';

vi.setConfig({ testTimeout: 20_000 });

const options = reportOptions.map(({ id, account, subject, systemType }) => ({
  id: id + 100,
  option: id,
  account,
  subject,
  systemTypeID: systemType ?? null,
  systemType: systemType ? 'Deceased Estates' : null,
  isOn: isOnByDefault(id),
  isDefault: id !== 3,
  version: 2,
}));

describe('the switches of the accounts', () => {
  const only27 = 'Fiduciary account: Column borders';

  test('are thirty, named by account and subject, and turn at once', async () => {
    const asked = fakeApi({
      'GET /api/ldoptions/getlist': () => answerJson(options),
      'POST /api/ldoptions/update': ({ body }) =>
        answerJson({
          ...options.find(({ id }) => id === (body as { id: number }).id),
          ...(body as object),
          version: 3,
        }),
    });
    const { user } = await renderScreen(<LdOptionsPage />);
    const borders = await screen.findByLabelText('Liquidation account: Sort by value');
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(30);
    expect(screen.getByLabelText(only27)).toBeTruthy();
    expect(borders).toHaveProperty('checked', false);
    await user.click(borders);
    await waitFor(() => expect(borders).toHaveProperty('checked', true));
    const sent = asked.find(({ path }) => path.endsWith('/update'));
    expect(sent?.body).toEqual({ id: 104, isOn: true, version: 2 });
  });

  test('option 27 is for Deceased Estates alone', async () => {
    fakeApi({ 'GET /api/ldoptions/getlist': () => answerJson(options) });
    await renderScreen(<LdOptionsPage />, { person: { ...anAdmin, systemType: 4 } });
    await screen.findByLabelText('Liquidation account: Sort by value');
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(29);
    expect(screen.queryByLabelText(only27)).toBeNull();
  });

  test('those the firm set go back to as they come', async () => {
    const asked = fakeApi({
      'GET /api/ldoptions/getlist': () => answerJson(options),
      'DELETE /api/ldoptions/_delete': () => answerJson({ done: true }),
    });
    const { user } = await renderScreen(<LdOptionsPage />);
    await user.click(await screen.findByRole('button', { name: 'Back to the standard layout' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: '103' }));
  });
});

test('a yearly trust fee says on which value it is', async () => {
  const fees = {
    takeOnPercent: null,
    annualPercent: null,
    annualBasis: null,
    incomePercent: null,
    terminationPercent: null,
    minimumFee: null,
    hourlyRate: null,
    isVatAdded: false,
    version: 1,
  };
  const asked = fakeApi({ 'GET /api/trustfees/get': () => answerJson(fees) });
  const { user } = await renderScreen(<TrustFeesPage />);
  await user.click(await screen.findByLabelText('A year (%)'));
  await user.paste('1.5');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Choose the value on which the annual fee is charged.')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('the recon options are saved whole, with their version', async () => {
  const recon = {
    assignsVouchers: true,
    voucherPrefix: null,
    firstVoucherNumber: 1,
    matchWithinDays: 5,
    suggestsFromHistory: true,
    needsVoucherDocument: false,
    version: 4,
  };
  const asked = fakeApi({
    'GET /api/reconoptions/get': () => answerJson(recon),
    'POST /api/reconoptions/save': ({ body }) => answerJson(body),
  });
  const { user } = await renderScreen(<ReconOptionsPage />);
  await user.click(await screen.findByLabelText('Letters before the number'));
  await user.paste('V');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ ...recon, voucherPrefix: 'V' }),
  );
});

test('every word of the settings has its Afrikaans', () => {
  const fields = Object.values({ ...companyFields, ...organisationFields, ...trustFeeFields });
  const words = [
    ...fields.flatMap((field) => [
      field.label,
      ...('group' in field && field.group ? [field.group] : []),
      ...('options' in field && field.options ? field.options : []),
    ]),
    ...[frequency, weekday, milestoneSignatories].flatMap((list) => Object.values<string>(list)),
    ...monthDay,
    ...reportOptions.flatMap(({ account, subject }) => [account, subject]),
  ];
  const said = { ...uiWords, ...af };
  expect(words.filter((word) => !(word in said))).toEqual([]);
});
