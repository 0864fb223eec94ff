import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { besideHeader } from '@boedel/contract/read-beside';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { describe, expect, test } from 'vitest';
import { type RequestAnswerer, answerJson, fakeApi } from '../testing/pretended-server';
import { toQueryKey, readAgain, useCall, useRead } from './hooks';

const { assets, matter, users } = areas;

/** Which of the answers in the cache are out of date once the call is done. */
async function listOutdated(call: CallSpec, shown: readonly CallSpec[]): Promise<string[]> {
  const client = new QueryClient();
  for (const read of shown) client.setQueryData(toQueryKey(read, { id: 1 }), {});
  await readAgain(client, call);
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => String(queryKey[0]));
}

describe('after a change', () => {
  const shown = [assets.getbymatterid, assets.getbyid, matter.getQuickGlance, users.getlist];

  test('what shows its subject is read again, and what shows another is left alone', async () => {
    expect(await listOutdated(assets.update, shown)).toEqual(
      [assets.getbymatterid, assets.getbyid, matter.getQuickGlance].map(({ path }) => path),
    );
    expect(await listOutdated(users.update, shown)).toEqual([users.getlist.path]);
  });

  test('what was deleted is not asked for again, and is out of date all the same', async () => {
    const client = new QueryClient();
    const asked: string[] = [];
    const watchCall = (call: CallSpec, query: object): void => {
      const { path } = call;
      const name = `${path} ${JSON.stringify(query)}`;
      new QueryObserver(client, {
        queryKey: toQueryKey(call, query),
        queryFn: () => asked.push(name),
        initialData: 0,
        staleTime: Infinity,
      }).subscribe(() => undefined);
    };
    watchCall(matter.GetMatterDetails, { matterID: 7 });
    watchCall(matter.GetMatterDetails, { matterID: 8 });
    watchCall(matter.getRecent, {});
    watchCall(assets.getbymatterid, { matterID: 7 });
    await readAgain(client, matter._delete, { body: { id: 7 } });
    expect(asked).toEqual([`${matter.GetMatterDetails.path} {"matterID":8}`, `${matter.getRecent.path} {}`]);
    expect(client.getQueryState(toQueryKey(matter.GetMatterDetails, { matterID: 7 }))?.isInvalidated).toBe(true);
    expect(client.getQueryState(toQueryKey(assets.getbymatterid, { matterID: 7 }))?.isInvalidated).toBe(true);
  });

  test('reading changes nothing', async () => {
    expect(await listOutdated(assets.getbymatterid, shown)).toEqual([]);
  });
});

describe('what the screen reads again', () => {
  /** A screen that shows the header of a matter and changes an asset of it. */
  async function renderScreenWith(save: RequestAnswerer) {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    let read = 0;
    const asked = fakeApi({
      'GET /api/matter/getQuickGlance': () => answerJson({ grossAssets: (read += 1) }),
      'POST /api/asset/update': save,
    });
    const screen = renderHook(
      () => ({
        header: useRead(matter.getQuickGlance, { matterID: 7 }).data as { grossAssets: number } | undefined,
        save: useCall(assets.update),
      }),
      { wrapper: ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children) },
    );
    await waitFor(() => expect(screen.result.current.header).toEqual({ grossAssets: 1 }));
    const run = () => screen.result.current.save.runAsync({} as never);
    return { asked, run, header: () => screen.result.current.header };
  }
  const address = '/api/matter/getQuickGlance?matterID=7';

  test('comes with the answer of the change: one way there and back', async () => {
    const { asked, run, header } = await renderScreenWith(() =>
      answerJson(
        { answer: { id: 4 }, beside: { [address]: { grossAssets: 99 } } },
        { headers: { [besideHeader]: 'yes' } },
      ),
    );
    expect(await run()).toEqual({ id: 4 });
    await waitFor(() => expect(header()).toEqual({ grossAssets: 99 }));
    expect(asked.map(({ path }) => path)).toEqual(['/api/matter/getQuickGlance', '/api/asset/update']);
    expect(asked[1]!.headers.get(besideHeader)).toBe(address);
  });

  test('is asked for by itself where it was left out, or where two changes were under way together', async () => {
    const left = await renderScreenWith(() => answerJson({ id: 4 }));
    await left.run();
    await waitFor(() => expect(left.header()).toEqual({ grossAssets: 2 }));

    const together = await renderScreenWith(() =>
      answerJson(
        { answer: { id: 4 }, beside: { [address]: { grossAssets: 99 } } },
        { headers: { [besideHeader]: 'yes' } },
      ),
    );
    await Promise.all([together.run(), together.run()]);
    await waitFor(() => expect(together.header()!.grossAssets).toBeGreaterThan(1));
    expect(together.header()!.grossAssets).toBeLessThan(99);
  });
});

describe('which answers are out of date', () => {
  const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, '..', path), 'utf8') }));

  test('is said by the calls: no screen keeps a list of its own', () => {
    expect(sources.length).toBeGreaterThan(300);
    // The function that the pattern below looks for still has this name.
    expect(sources.filter(({ text }) => text.includes('toQueryKey(')).length).toBeGreaterThan(2);
    const lists = sources.filter(({ text }) => /\brefreshes\b|\[\s*toQueryKey\(/.test(text));
    expect(lists.map(({ path }) => path)).toEqual([]);
  });
});
