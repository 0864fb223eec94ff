import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loaderDelay, pending } from '../client/pending';
import { Crashed } from '../ui/plain/overlays';
import { Root } from './root';

async function renderRoot(component: () => React.ReactNode): Promise<void> {
  const root = createRootRoute({ component: Root });
  const page = createRoute({ getParentRoute: () => root, path: '/', component });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history, defaultErrorComponent: Crashed });
  await router.load();
  render(<RouterProvider router={router} />);
}

test("'Please wait...' stands there once a call takes longer than a moment, until none is left or an error clears it", async () => {
  await renderRoot(() => <p>Page</p>);
  vi.useFakeTimers();
  const advanceTime = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  let resolveFirst: () => void = () => undefined;
  let resolveSecond: () => void = () => undefined;
  act(() => {
    resolveFirst = pending.begin();
    resolveSecond = pending.begin();
  });
  expect(screen.queryByText('Please wait...')).toBeNull();
  advanceTime(loaderDelay);
  expect(screen.getByText('Please wait...')).toBeTruthy();
  act(resolveFirst);
  expect(screen.getByText('Please wait...')).toBeTruthy();
  act(resolveSecond);
  expect(screen.queryByText('Please wait...')).toBeNull();
  act(() => void pending.begin());
  advanceTime(loaderDelay);
  expect(screen.getByText('Please wait...')).toBeTruthy();
  act(() => pending.clear());
  expect(screen.queryByText('Please wait...')).toBeNull();
  // One quick call after the other is no wait.
  for (const _ of [1, 2, 3]) {
    act(() => void (resolveFirst = pending.begin()));
    advanceTime(loaderDelay - 1);
    act(resolveFirst);
  }
  advanceTime(loaderDelay);
  expect(screen.queryByText('Please wait...')).toBeNull();
  vi.useRealTimers();
});

test('it says when the connection is gone, and stops saying it once it is back', async () => {
  await renderRoot(() => <p>Page</p>);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^No connection\./)).toBeTruthy();
  connection.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^No connection\./)).toBeNull();
});

test('a screen that crashes says so, with the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderRoot(() => {
    throw new Error('The heirs are not a list.');
  });
  expect(await screen.findByRole('heading', { name: 'Oops, something went wrong :(' })).toBeTruthy();
  expect(screen.getByText('The heirs are not a list.')).toBeTruthy();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  screen.getByRole('button', { name: 'Load the page again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
