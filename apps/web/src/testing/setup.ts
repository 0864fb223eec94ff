import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { pending } from '../client/pending';
import { clearNotices } from '../ui/plain/notices';

// Finding things by role in a whole screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 });

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  clearNotices();
  pending.clear();
  vi.unstubAllGlobals();
});
