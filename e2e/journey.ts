import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** A page whose colours alone changed need not be looked at whole again; names and landmarks are looked at on every route. */
type Looked = 'everything' | 'colours' | 'names';

/** What a journey is given: the product's address, and a look at the page that checks what an eye would not. */
export interface Journey {
  /** Asserts that the page as it stands has no accessibility fault and nothing refused by the content policy. */
  readonly look: (at?: Looked) => Promise<void>;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beside the standards: what is seen is part of what is heard, and every part of a page has its landmark and heading. */
const namesAndLandmarks = [
  'label-content-name-mismatch',
  'aria-dialog-name',
  'empty-heading',
  'empty-table-header',
  'label-title-only',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];
const modal = '[aria-modal="true"]';

const asked: Readonly<Record<Looked, Parameters<AxeBuilder['options']>[0]>> = {
  everything: { runOnly: { type: 'tag', values: standards } },
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  names: { runOnly: { type: 'rule', values: namesAndLandmarks } },
};

/** Run inside the page (no frame here is of another origin) and telling the faults alone: less than half the time. */
function eyes(page: Page, at: Looked): AxeBuilder {
  // A watermark is faint on purpose and says nothing that is not said beside it.
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...asked[at] })
    .exclude('[data-watermark]');
}

/** What lies behind a modal dialog cannot be reached, and the bar at its foot may stand over half a field. */
async function analysed(page: Page, at: Looked): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>> {
  if ((await page.locator(modal).count()) === 0) return eyes(page, at).analyze();
  try {
    return await eyes(page, at).include(modal).analyze();
  } catch (error) {
    // It closed in between.
    if (/No elements found for include/.test(String(error))) return analysed(page, at);
    throw error;
  }
}

async function accessibilityFaults(page: Page, at: Looked): Promise<string[]> {
  const { violations } = await analysed(page, at);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  );
}

/** A dialog fading in has grey text for a moment, a list closing is empty for one: what is still there afterwards is a fault. */
async function lastingFaults(page: Page, at: Looked): Promise<string[]> {
  for (let glance = 0; ; glance += 1) {
    const faults = await accessibilityFaults(page, at);
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
    const look: Journey['look'] = async (at = 'everything') => {
      expect(await lastingFaults(page, at), page.url()).toEqual([]);
      expect(refused, page.url()).toEqual([]);
    };
    await use(look);
    if (page.url() !== 'about:blank') await look();
  },
});

export { expect };
