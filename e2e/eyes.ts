import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A page whose colours alone changed need not be looked at whole again; names and landmarks are looked at on every route. */
export type AccessibilityCheck = 'everything' | 'colours' | 'names';

interface AccessibilityFault {
  readonly id: string;
  readonly help: string;
  readonly where: readonly string[];
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

/** The frame is the same round every page: once it was looked at, the page inside it is enough. */
export type CheckedPart = 'html' | 'main';

const axeOptions: Readonly<Record<AccessibilityCheck, RunOptions>> = {
  everything: { runOnly: { type: 'tag', values: standards } },
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  names: { runOnly: { type: 'rule', values: namesAndLandmarks } },
};

/** The rows of a list are alike: a hundred tell no more than the first dozen. */
const rowsAlike = 'tbody > tr:nth-child(n + 13)';

/** Looks at what can be reached: what lies behind a modal dialog cannot. A watermark is faint on purpose. */
const checkInside = async ([options, open, where, alike]: [RunOptions, string, CheckedPart, string]): Promise<
  AccessibilityFault[]
> => {
  const within = document.querySelector(open) ? open : where;
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
    { include: [[within]], exclude: [['[data-watermark]'], [alike]] },
    options,
  );
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }));
};

/** The page is given its eyes once, and tells the faults alone. */
async function analysePage(page: Page, at: AccessibilityCheck, where: CheckedPart): Promise<AccessibilityFault[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate<AccessibilityFault[], [RunOptions, string, CheckedPart, string]>(checkInside, [
    { resultTypes: ['violations'], ...axeOptions[at] },
    modal,
    where,
    rowsAlike,
  ]);
}

async function listAccessibilityFaults(page: Page, at: AccessibilityCheck, where: CheckedPart): Promise<string[]> {
  const faults = await analysePage(page, at, where);
  return faults.map(({ id, help, where }) => `${id}: ${help} (${where.slice(0, 3).join('; ')})`);
}

/** A dialog fading in has grey text for a moment, a list closing is empty for one: what is still there afterwards is a fault. */
export async function listLastingFaults(page: Page, at: AccessibilityCheck, where: CheckedPart): Promise<string[]> {
  for (let glance = 0; ; glance += 1) {
    const faults = await listAccessibilityFaults(page, at, where);
    if (faults.length === 0 || glance === 3) return faults;
    await page.waitForTimeout(400);
  }
}
