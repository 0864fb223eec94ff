import { applyEnteredRates, findRateTable } from '@boedel/domain/rates/rate-tables';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { EnterRateDialog } from './enter-rate-dialog';
import { RatesPage } from './rates-page';

const entry = {
  id: 7,
  table: 'normal-tax',
  from: '2027-03-01',
  to: '2028-02-29',
  figures: { bands: '0; 0; 18', primary: '18 500', secondary: '10 000', tertiary: '3 400' },
  reference: 'GN 1 of 2027',
  note: null,
  state: 'waiting',
  enteredBy: 'Anna Maker',
  enteredAt: '2027-02-25T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  mayDecide: false,
  version: 1,
};
afterEach(() => applyEnteredRates([]));

describe('rates and limits', { timeout: 60_000 }, () => {
  test('are shown by table with their days, and what waits cannot be confirmed by whoever entered it', async () => {
    fakeApi({ 'GET /api/rates/getEntries': () => answerJson([entry]) });
    await renderScreen(<RatesPage />);
    const waiting = await screen.findByRole('region', { name: 'Entered figures' });
    await within(waiting).findByText('GN 1 of 2027');
    expect(within(waiting).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(within(waiting).getByRole('button', { name: 'Refuse' })).toBeTruthy();
    const table = screen.getByRole('region', { name: 'Normal tax of natural persons' });
    expect(within(table).getByText(/Primary rebate: 17,820\.00/)).toBeTruthy();
  });

  test('somebody else confirms them', async () => {
    const asked = fakeApi({
      'GET /api/rates/getEntries': () => answerJson([{ ...entry, mayDecide: true }]),
      'POST /api/rates/decide': () => answerJson({ ...entry, state: 'refused', decidedBy: 'B', version: 2 }),
    });
    const { user } = await renderScreen(<RatesPage />);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/api/rates/decide')?.body).toEqual({
        id: 7,
        version: 1,
        isConfirmed: true,
      }),
    );
  });

  test('new figures begin the day after the last row, as it stands', async () => {
    const asked = fakeApi({ 'POST /api/rates/enter': () => answerJson(entry) });
    const { user } = await renderScreen(
      <EnterRateDialog table={findRateTable('normal-tax')!} onClose={() => undefined} />,
    );
    const primary = await screen.findByLabelText(/Primary rebate/);
    expect((primary as HTMLInputElement).value).toBe('17,820.00');
    fireEvent.change(primary, { target: { value: '18 000' } });
    fireEvent.change(screen.getByLabelText(/Published in/), { target: { value: 'Act 1 of 2027' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/api/rates/enter')?.body).toMatchObject({
        table: 'normal-tax',
        from: '2027-03-01',
        figures: { primary: '18 000', secondary: '9,765.00' },
        reference: 'Act 1 of 2027',
      }),
    );
  });
});
