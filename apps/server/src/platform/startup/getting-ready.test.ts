import { expect, test } from 'vitest';
import { startGettingReady } from './getting-ready';

test('whoever comes before it can serve is told so, and the address is given back', async () => {
  const gettingReady = await startGettingReady(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${gettingReady.port}`;
  const sentence = 'Loading the demo (usually 20 s)…';
  gettingReady.tell(sentence);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ doing: sentence })]);
  const call = await fetch(`${origin}/api/estate/getall`, { method: 'POST', body: '{}' });
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await call.json()).toMatchObject({ error: `Boedel is starting. ${sentence}` });
  const page = await fetch(`${origin}/matters`);
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain(sentence);
  await expect(startGettingReady(gettingReady.port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await gettingReady.end();
  const again = await startGettingReady(gettingReady.port, '127.0.0.1');
  await again.end();
});
