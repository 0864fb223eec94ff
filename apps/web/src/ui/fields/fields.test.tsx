import { day, money } from '@boedel/contract/fields';
import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { type FormFieldDefinition, readDay } from './field';
import { FormSections } from './form-fields';
import { useRecordForm } from './use-record-form';

const fields: readonly FormFieldDefinition[] = [
  { name: 'amount', label: 'Gross value', kind: 'money' },
  { name: 'died', label: 'Date of death', kind: 'day' },
  { name: 'idNumber', label: 'Identity number', kind: 'idNumber' },
  { name: 'vat', label: 'Registered for VAT', kind: 'flag' },
];
const schema = z.object({ amount: money, died: day.nullable() }).loose();

/** Shows what the form holds, so that the tests see what would be sent. */
function Form({ amount = null as number | null }) {
  const form = useRecordForm({ value: { amount, died: null, idNumber: null, vat: false }, schema });
  return (
    <FormProvider {...form}>
      <FormSections sections={[{ fields }]} />
      <pre data-testid="held">{JSON.stringify(form.watch())}</pre>
    </FormProvider>
  );
}
const readHeld = (): Record<string, unknown> => JSON.parse(screen.getByTestId('held').textContent ?? '');

describe('the money field', () => {
  test('takes an amount as typed, sends rand, and shows it in full once left', async () => {
    const { user } = await renderScreen(<Form />);
    const box = screen.getByLabelText('Gross value');
    await user.type(box, '1 234,5');
    expect(readHeld()['amount']).toBe(1234.5);
    await user.tab();
    expect(box).toHaveProperty('value', '1,234.50');
  });

  test('keeps what is no amount as typed and says what is wrong', async () => {
    const { user } = await renderScreen(<Form />);
    await user.type(screen.getByLabelText('Gross value'), '12.345');
    await user.tab();
    expect(await screen.findByText('Give an amount.')).toBeTruthy();
    expect(screen.getByLabelText('Gross value')).toHaveProperty('value', '12.345');
  });

  test('what was mended is right at once, before the field is left', async () => {
    const { user } = await renderScreen(<Form />);
    const box = screen.getByLabelText('Gross value');
    await user.type(box, '12.345');
    await user.tab();
    await screen.findByText('Give an amount.');
    await user.type(box, '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Give an amount.')).toBeNull());
    expect(document.activeElement).toBe(box);
  });

  test('emptied, it holds nothing rather than nought', async () => {
    const { user } = await renderScreen(<Form amount={5} />);
    await user.clear(screen.getByLabelText('Gross value'));
    expect(readHeld()['amount']).toBeNull();
  });
});

describe('the date field', () => {
  test.each([
    ['2026-03-14', '2026-03-14'],
    ['2026/3/4', '2026-03-04'],
    ['20260314', '2026-03-14'],
    ['14/03/2026', '2026-03-14'],
    [' ', undefined],
    ['2026-02-30', null],
    ['14 March', null],
  ])('reads %s', (typed, read) => {
    expect(readDay(typed)).toBe(read);
  });

  test('shows a typed day as YYYY-MM-DD once left, and refuses one that does not exist', async () => {
    const { user } = await renderScreen(<Form />);
    const box = screen.getByLabelText('Date of death');
    await user.type(box, '14/03/2026');
    await user.tab();
    expect(box).toHaveProperty('value', '2026-03-14');
    await user.clear(box);
    await user.type(box, '2026-02-30');
    await user.tab();
    expect(await screen.findByText('This date does not exist. Check the day and the month.')).toBeTruthy();
  });

  test('opens a calendar and takes the day picked there', async () => {
    const { user } = await renderScreen(<Form />);
    const box = screen.getByLabelText('Date of death');
    await user.type(box, '2026-03-14');
    await user.click(screen.getByRole('button', { name: 'Pick a date for Date of death' }));
    await user.click(await screen.findByRole('button', { name: '20 March 2026' }));
    expect(readHeld()['died']).toBe('2026-03-20');
  });
});

test('an identity number takes digits only, thirteen at most', async () => {
  const { user } = await renderScreen(<Form />);
  await user.type(screen.getByLabelText('Identity number'), '480512 5041 083 99');
  expect(String(readHeld()['idNumber'])).toMatch(/^\d{1,13}$/);
});

test('a switch holds yes or no', async () => {
  const { user } = await renderScreen(<Form />);
  await user.click(screen.getByLabelText('Registered for VAT'));
  expect(readHeld()['vat']).toBe(true);
});
