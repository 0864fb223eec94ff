import { test as base, expect } from '@playwright/test';
import { type Looked, type Where, lastingFaults } from './eyes';

/** What a journey is given: the product's address, and a look at the page that checks what an eye would not. */
export interface Journey {
  /** Asserts that the page as it stands has no accessibility fault and nothing refused by the content policy. */
  readonly look: (at?: Looked, where?: Where) => Promise<void>;
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
    const look: Journey['look'] = async (at = 'everything', where = 'html') => {
      expect(await lastingFaults(page, at, where), page.url()).toEqual([]);
      expect(refused, page.url()).toEqual([]);
    };
    await use(look);
    if (page.url() !== 'about:blank') await look();
  },
});

export { expect };
