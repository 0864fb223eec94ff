import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetConfiguration } from '../client/configuration';
import { loadAfresh } from '../client/create-page-state';
import { pending } from '../client/pending';
import { setLanguage } from '../i18n/language';
import { clearNotices, forgetNotices } from '../ui/plain/notices';

// Finding things by role in a whole screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 });

// The pretended browser has no fonts; text areas that grow listen for them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/'); // a link that was followed moves the one address all tests share
});

afterEach(() => {
  cleanup();
  clearNotices();
  forgetNotices();
  pending.clear();
  loadAfresh();
  forgetConfiguration();
  setLanguage('en');
  vi.unstubAllGlobals();
});
