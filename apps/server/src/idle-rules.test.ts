import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['packages', 'apps', 'scripts'];

/** Rules for screens that do not exist yet, each with its screen. Remove a rule from this list when a screen uses it. */
const ready: Readonly<Record<string, string>> = {
  computeTransferDuty: 'transfer duty on property in Namibia',
  computeHeldInAccount: 'the assets held in an account, on the asset form',
  computeTimeLivedIn: 'the part of the time lived in, on the asset form',
  countYearsHeld: 'the years before and after the valuation date, on the asset form',
  computeAdvertisingCost: 'an estimate of the cost of notices',
  computeNextPeriod: "the curator's account",
  mayPayExecutor: 'release of duties',
  findTaxDisputeRecess: 'objections to an assessment',
  computeSurrenderVote: 'the vote of creditors under s 34',
  findLandConsent: 'a sale of land in which a minor has a part',
  computeFundMaintenance: "payments out of the Guardian's Fund",
  findEstatePath: 'the report of the estate',
  computeLandlordsHypothec: 'the claim of a landlord',
  computeInsolvencyRemuneration: 'the account of an insolvent estate',
};
const apart = /\/(?:curator-account|die-today|templates)\//;

const isTried = (file: string): boolean => /\.(?:test|testing|fixture)\.tsx?$|\/testing[./]/.test(file);

function listSources(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : listSources(path);
    return /\.(?:ts|tsx|mjs)$/.test(entry.name) && !isTried(path) ? [path] : [];
  });
}

const removeComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test('every rule of the law is used by the product, or waits for a screen that is named', () => {
  const read = folders
    .flatMap(listSources)
    .map((file) => [file, removeComments(readFileSync(join(repositoryRoot, file), 'utf8'))] as const);
  const uses = new Map<string, number>();
  for (const [, text] of read) {
    for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const idle = read
    .filter(([file]) => file.startsWith('packages/domain/src/') && !apart.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:const|function\*?) ([A-Za-z_$][\w$]*)/gm)]
        .map(([, name]) => name!)
        .filter((name) => uses.get(name) === 1 && !Object.hasOwn(ready, name))
        .map((name) => `${file}: ${name}`),
    );
  expect(read.length).toBeGreaterThan(1000);
  // A rule that was renamed, or that a screen uses now, leaves the list.
  expect(Object.keys(ready).filter((name) => uses.get(name) !== 1)).toEqual([]);
  expect(idle).toEqual([]);
});
