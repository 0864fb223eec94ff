import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { type ScenarioCompareAnswer, SideBySide } from './side-by-side';

const compared: ScenarioCompareAnswer = {
  country: 'South Africa',
  scenarios: [
    { id: null, name: '', asAt: '2026-11-15', ratesDate: '2026-11-15', effects: [], cover: 800_286.53 },
    {
      id: 1,
      name: 'Sell the flat',
      asAt: '2026-11-15',
      ratesDate: '2026-11-15',
      effects: [{ label: { key: 'Capital gains tax in life' }, amount: 279_000 }],
      cover: null,
    },
  ],
  lines: [
    { line: 'estateDuty', label: { key: 'Estate duty' }, values: [628_885, 782_636.95], changes: [0, 153_751.95] },
    { line: 'mastersFee', label: { key: "Master's fee" }, values: [7000, 7000], changes: [0, 0] },
    { line: 'unfundedShortfall', label: { key: 'Unfunded shortfall' }, values: [0, 0], changes: [0, 0] },
  ],
  unworkable: [{ id: 2, name: 'Marry', messages: [{ key: 'The client is married already.' }] }],
  cover: 800_286.53,
  toSpouse: [{ name: null, duty: 100, saved: 200 }],
  assumptions: [{ key: 'A projection by arithmetic, not advice.' }],
  stopping: [],
};

describe('plans side by side', () => {
  it('show each line with its difference, the cover solved for and what cannot be worked out', () => {
    render(
      <ThemeProvider>
        <SideBySide compared={compared} />
      </ThemeProvider>,
    );
    const duty = within(screen.getByRole('row', { name: /^Estate duty R/ }));
    expect(duty.getByText('R 628,885.00')).toBeTruthy();
    expect(duty.getByText('R 153,751.95')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Master's fee/ })).getByText('no change')).toBeTruthy();
    expect(screen.queryByText('Unfunded shortfall')).toBeNull();
    expect(screen.getByText('R 279,000.00')).toBeTruthy();
    expect(screen.getByText('R 800,286.53')).toBeTruthy();
    expect(screen.getByText(/married already/)).toBeTruthy();
    expect(screen.getByText(/not advice\.$/)).toBeTruthy();
  });
});
