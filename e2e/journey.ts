import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What a journey is given: the product's address, and a look at the page that checks what an eye would not. */
export interface Journey {
  /** Asserts that the page as it stands has no accessibility fault and nothing refused by the content policy. */
  readonly look: () => Promise<void>;
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  const looking = new AxeBuilder({ page });
  // What lies behind a modal dialog cannot be reached, and the bar at its foot may stand over half a field.
  if ((await page.locator('[aria-modal="true"]').count()) > 0) looking.include('[aria-modal="true"]');
  const { violations } = await looking.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  );
}

/** A dialog fading in has grey text for a moment, a list closing is empty for one: what is still there afterwards is a fault. */
async function lastingFaults(page: Page): Promise<string[]> {
  for (let glance = 0; ; glance += 1) {
    const faults = await accessibilityFaults(page);
    if (faults.length === 0 || glance === 3) return faults;
    await page.waitForTimeout(400);
  }
}

/** Every page a journey ends on is checked; `look` checks those it passes through. */
export const test = base.extend<Journey>({
  baseURL: async ({}, use) => {
    await use(process.env['BOEDEL_URL'] ?? 'http://localhost:3000');
  },
  look: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    page.on('pageerror', (error) => refused.push(String(error)));
    const look = async (): Promise<void> => {
      expect(await lastingFaults(page), page.url()).toEqual([]);
      expect(refused, page.url()).toEqual([]);
    };
    await use(look);
    if (page.url() !== 'about:blank') await look();
  },
});

export { expect };
