import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { PrivateNumberField } from './private-number-field';
import { Reveal } from './reveal';

const whole = '8001015009087';
const masked = '•••••••••9087';

function Held({ stored, onHeld }: { stored: string | null; onHeld: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(stored);
  const changeValue = (next: unknown): void => {
    setValue(next);
    onHeld(next);
  };
  return <PrivateNumberField name="idNumber" label="ID number" digits={13} value={value} onChange={changeValue} />;
}

async function openField(reveal?: (path: string) => Promise<string | null>) {
  const onHeld = vi.fn<(value: unknown) => void>();
  const { user } = await renderScreen(
    <Reveal value={reveal}>
      <Held stored={masked} onHeld={onHeld} />
    </Reveal>,
  );
  return { user, onHeld, field: screen.getByLabelText<HTMLInputElement>('ID number') };
}

test('an identity number pasted as it is printed is read whole; NA before it stays', { timeout: 30_000 }, async () => {
  const onHeld = vi.fn<(value: unknown) => void>();
  const { user } = await renderScreen(<Held stored={null} onHeld={onHeld} />);
  const field = screen.getByLabelText<HTMLInputElement>('ID number');
  await user.click(field);
  await user.paste('580612 5041 08 2');
  expect(onHeld).toHaveBeenLastCalledWith('5806125041082');
  await user.clear(field);
  await user.paste('NA 580612-0012-3');
  expect(onHeld).toHaveBeenLastCalledWith('NA 58061200123');
});

describe('a masked number in a form', { timeout: 30_000 }, () => {
  test('is shown whole on asking, and what the form holds stays masked', async () => {
    const reveal = vi.fn<(path: string) => Promise<string | null>>(() => Promise.resolve(whole));
    const { user, onHeld, field } = await openField(reveal);
    expect(field.value).toBe(masked);
    await user.click(screen.getByRole('button', { name: 'Show ID number' }));
    await vi.waitFor(() => expect(field.value).toBe(whole));
    expect(reveal.mock.calls).toEqual([['idNumber']]);
    expect(onHeld).not.toHaveBeenCalled();
    expect(field.hasAttribute('data-private')).toBe(true);
  });

  test('is replaced whole by what is typed, and never mended sign by sign', async () => {
    const { user, onHeld, field } = await openField();
    expect(screen.queryByRole('button', { name: 'Show ID number' })).toBeNull();
    await user.type(field, '{End}{Backspace}');
    expect(onHeld.mock.calls.at(-1)).toEqual([null]);
    await user.type(field, '92022x04720083');
    expect(onHeld.mock.calls.at(-1)).toEqual(['9202204720083']);
  });

  test('shows nothing where what comes back is another number', async () => {
    const { user, field } = await openField(() => Promise.resolve('9202204720083'));
    await user.click(screen.getByRole('button', { name: 'Show ID number' }));
    expect(field.value).toBe(masked);
  });
});
