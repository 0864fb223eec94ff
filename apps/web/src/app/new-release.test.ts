import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearNotices, getNotices } from '../ui/plain/notices';
import { reloadOnRelease } from './new-release';

const message = 'A new version is ready. Save your work, then load the page again.';
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const listeners: [string, EventListenerOrEventListenerObject][] = [];
const listen = vi.spyOn(window, 'addEventListener');

const requestMissingFile = (): boolean => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
const guard = (event: Event): void => event.preventDefault();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  listen.mockClear();
  clearNotices();
  reloadOnRelease();
  for (const [type, listener] of listen.mock.calls) listeners.push([type, listener]);
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  removeEventListener('beforeunload', guard);
});

test('a page whose next screen is gone loads afresh, and says that a new version is ready when that did not help', () => {
  expect(requestMissingFile()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(getNotices()).toEqual([]);
  expect(requestMissingFile()).toBe(false);
  expect(requestMissingFile()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(getNotices().map((notice) => notice.message)).toEqual([message]);
});

test('what was typed and not saved stays: it is said once that a new version is ready', () => {
  addEventListener('beforeunload', guard);
  expect(requestMissingFile()).toBe(false);
  clearNotices();
  expect(requestMissingFile()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(getNotices()).toEqual([]);
  removeEventListener('beforeunload', guard);
  expect(requestMissingFile()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
