import { get, signedIn } from '@boedel/contract/call';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { findRedirect } from '../app/guard';
import { createToken } from '../testing/a-token';
import { readAnnouncement } from '../testing/announcement';
import { answerJson, fakeApi } from '../testing/pretended-server';
import { send } from './send';
import { isLeaving, session } from './session';

const arrearsText = 'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.';
const ping = get('/api/thing/ping', { who: signedIn, answer: z.unknown() });

test('a firm that fell into arrears is told so when its token is exchanged, and led to the page about it', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'http://localhost:3000', assign });
  const past = createToken({}, Math.floor(Date.now() / 1000) - 1);
  session.start({ user: { id: 7, token: past, fullname: 'T. Maseko' }, refreshToken: 'refresh-1' });
  fakeApi({
    'GET /api/thing/ping': () => answerJson({}, { status: 401, headers: { 'token-expired': 'true' } }),
    'POST /account/refreshToken': () =>
      answerJson(
        { error: arrearsText },
        { status: 403, headers: { 'access-error': arrearsText, location: '/accountInArrears' } },
      ),
  });
  await expect(send(ping)).rejects.toMatchObject({ status: 403 });
  expect(assign).not.toHaveBeenCalled();
  expect(session.token()).toBeNull();
  // Nobody else leads the page elsewhere meanwhile.
  expect(isLeaving()).toBe(true);
  const waited = await Promise.race([
    findRedirect('/faq'),
    new Promise((resolve) => setTimeout(resolve, 50, 'waiting')),
  ]);
  expect(waited).toBe('waiting');
  expect(await readAnnouncement()).toBe(arrearsText);
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['http://localhost:3000/accountInArrears']]));
});
