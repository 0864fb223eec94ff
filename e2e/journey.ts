import { test as base, expect } from '@playwright/test';
import { type AccessibilityCheck, type CheckedPart, listLastingFaults } from './eyes';

/** What a journey is given: the product's address, and a look at the page that checks what an eye would not. */
export interface JourneyHelpers {
  /** Asserts that the page as it stands has no accessibility fault and nothing refused by the content policy. */
  readonly look: (at?: AccessibilityCheck, where?: CheckedPart) => Promise<void>;
}

/** Every page a journey ends on is checked; `look` checks those it passes through. */
export const test = base.extend<JourneyHelpers>({
  baseURL: async ({}, use) => {
    await use(process.env['BOEDEL_URL'] ?? 'http://localhost:3000');
  },
  look: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    page.on('pageerror', (error) => refused.push(String(error)));
    const checkLook: JourneyHelpers['look'] = async (at = 'everything', where = 'html') => {
      expect(await listLastingFaults(page, at, where), page.url()).toEqual([]);
      expect(refused, page.url()).toEqual([]);
    };
    await use(checkLook);
    if (page.url() !== 'about:blank') await checkLook();
  },
});

export { expect };
