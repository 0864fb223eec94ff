import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { createEarlyKeys } from './early-keys';
import { Palette } from './palette';

test('what is typed before the palette is there stands in its box, and goes nowhere else', async () => {
  const earlyKeys = createEarlyKeys();
  const press = vi.fn();
  const server = new EventTarget();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => server.addEventListener('answer', () => setOpen(true)), []);
    return (
      <>
        <button type="button" onClick={press} onKeyDown={press}>
          Pay
        </button>
        {isOpen && <Palette isOpen onClose={() => undefined} commands={[]} sources={[]} earlyKeys={earlyKeys} />}
      </>
    );
  }
  const { user } = await renderScreen(<Page />);
  screen.getByRole('button', { name: 'Pay' }).focus();
  earlyKeys.start();
  await user.keyboard('hilx{Backspace}ux{Enter}');
  expect(press).not.toHaveBeenCalled();
  act(() => void server.dispatchEvent(new Event('answer')));
  const box = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box).toHaveProperty('value', 'hilux');
  await user.keyboard(' 2019');
  expect(box).toHaveProperty('value', 'hilux 2019');
});

test('keys go where they always went once the palette did not come, or was closed', async () => {
  vi.useFakeTimers();
  try {
    const target = new EventTarget() as unknown as Window;
    const earlyKeys = createEarlyKeys(target);
    const typeLetter = (): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', cancelable: true }));
    earlyKeys.start();
    expect(typeLetter()).toBe(false);
    vi.advanceTimersByTime(5_001);
    expect(typeLetter()).toBe(true);
    earlyKeys.start();
    earlyKeys.stop();
    expect(typeLetter()).toBe(true);
    expect(earlyKeys.read()).toBe('');
  } finally {
    vi.useRealTimers();
  }
});
