import { startWorking } from '@boedel/domain/law/worked';
import { rand } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { WorkedOut } from './worked-out';

const vat = startWorking('VAT', 'VAT Act s 7').line('Rate', '15 %').gives(rand(44_166.15));
const fee = startWorking('Executor’s fee', 'Act 66 of 1965 s 51')
  .line('Gross value of assets', rand(8_412_600))
  .line('Share of the estate', fraction(1, 3))
  .line('Tariff', '3.5 %', { section: 'reg 8(1)', note: 'in force on the date of death' })
  .worked('VAT', vat)
  .gives(rand(338_607.15));

test('a figure opens the lines behind it, with their section and note, and a line opens its own', async () => {
  const { user } = await renderScreen(<WorkedOut worked={fee} />);
  await user.click(screen.getByRole('button', { name: /^Executor’s fee: / }));
  const popover = await screen.findByRole('dialog');
  expect(within(popover).getByText('How is this worked out?')).toBeTruthy();
  for (const text of ['R 8,412,600.00', '1/3', '3.5 %', 'in force on the date of death', 'R 338,607.15']) {
    expect(within(popover).getByText(text)).toBeTruthy();
  }
  expect(within(popover).queryByText('15 %')).toBeNull();
  await user.click(within(popover).getByRole('button', { name: /VAT/ }));
  expect(within(popover).getByText('15 %')).toBeTruthy();
});
