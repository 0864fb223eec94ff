import type { Page } from '@playwright/test';

/** How often somebody pressed the mouse since it was last asked. */
export async function createClickCounter(page: Page): Promise<() => number> {
  let count = 0;
  let seen = 0;
  await page.exposeFunction('noteClick', () => (count += 1));
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => (globalThis as never as { noteClick: () => void }).noteClick(), true);
  });
  return () => {
    const since = count - seen;
    seen = count;
    return since;
  };
}
