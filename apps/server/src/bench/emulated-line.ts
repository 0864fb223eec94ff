import type { Page } from 'playwright-core';

/** A line as many offices have it. */
const line = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

export interface PageArrival {
  /** From asking for the address to what was waited for, by the page's own clock. */
  readonly milliseconds: number;
  /** Until the page is quiet. */
  readonly requests: number;
  /** As they crossed the line: compressed, with their headers. */
  readonly kilobytes: number;
}

/** Opens an address with an empty cache over 100 ms and 10 Mbit/s. The session and language it holds stay. */
export async function measureArrival(page: Page, address: string, shown: string): Promise<PageArrival> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  await network.send('Network.emulateNetworkConditions', line);
  const asked = new Set<string>();
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.add(requestId);
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const milliseconds = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await network.detach();
  return { milliseconds, requests: asked.size, kilobytes: bytes / 1024 };
}
