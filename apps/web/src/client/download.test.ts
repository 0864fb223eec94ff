import { anyone, get, post } from '@boedel/contract/call';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { answerJson, fakeApi } from '../testing/pretended-server';
import { getNotices } from '../ui/plain/notices';
import { download } from './download';

const csv = get('/api/report/downloadTableCSV', {
  who: anyone,
  query: z.object({ reportType: z.number() }),
  download: true,
});
const pdf = post('/api/report/pdf', { who: anyone, body: z.object({ id: z.number() }), download: true });

const createFileResponse = (name: string): Response =>
  new Response('a;b', { headers: { 'x-suggested-filename': name } });
const saved: { href: string; name: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:here';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
});

test('a file is saved under the name the server suggests', async () => {
  const asked = fakeApi({
    'GET /api/report/downloadTableCSV': () => createFileResponse('Boedel%20wyle%20B%C3%B6hm.csv'),
  });
  await download(csv, { query: { reportType: 3 } });
  expect(asked[0]!.query).toEqual({ reportType: '3' });
  expect(saved).toEqual([{ href: 'blob:here', name: 'Boedel wyle Böhm.csv' }]);
});

test('a file may be asked for with a body and opened in a tab of its own', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const asked = fakeApi({ 'POST /api/report/pdf': () => createFileResponse('a.pdf') });
  await download(pdf, { body: { id: 9 } }, { newTab: true });
  expect(asked[0]!.body).toEqual({ id: 9 });
  expect(tab.location.href).toBe('blob:here');
  expect(saved).toEqual([]);
});

test('a refused file says why in one toast, its values joined, and closes the tab it opened', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  fakeApi({
    'POST /api/report/pdf': () => answerJson({ matter: 'Not balanced', date: ['Too early'] }, { status: 422 }),
  });
  await expect(download(pdf, { body: { id: 9 } }, { newTab: true })).rejects.toThrow('Not balanced, Too early');
  expect(getNotices().map((notice) => notice.message)).toEqual(['Not balanced, Too early']);
  expect(tab.close).toHaveBeenCalled();
});

test('a refusal that cannot be read has a sentence of its own', async () => {
  fakeApi({ 'POST /api/report/pdf': () => new Response('\u0000\u0001', { status: 500 }) });
  await expect(download(pdf, { body: { id: 9 } })).rejects.toThrow('Failed to print correct error message');
  expect(getNotices()[0]!.message).toBe('Failed to print correct error message');
});
