// How much of spec/ the product has: calls, routes, lookups, templates, and statements with the test that holds each or
// the reason why it differs; a statement without either is an error. With --json, the same for programs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { install } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';
import { listUnheld, readStatements } from './lib/statements.mjs';

await install({ tests: false });
const { runnerImport } = await import('vite');
// The table of screens stands beside code that remembers the person's language and listens to the browser.
globalThis.localStorage ??= { getItem: () => null };
globalThis.document ??= { documentElement: {} };
globalThis.addEventListener ??= () => undefined;
const specified = (name) => JSON.parse(readFileSync(join(root, 'spec', `${name}.json`), 'utf8'));
/** Screens bring their styles along; here they are nothing. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
};
const load = async (path) =>
  (await runnerImport(join(root, path), { logLevel: 'silent', plugins: [withoutStyles] })).module;

const coverage = (wanted, has, name, group) => {
  const missing = wanted.filter((one) => !has(one));
  const groups = {};
  for (const one of wanted) {
    const counts = (groups[group(one)] ??= { have: 0, of: 0 });
    counts.of += 1;
    counts.have += has(one) ? 1 : 0;
  }
  return { have: wanted.length - missing.length, of: wanted.length, missing: missing.map(name), groups };
};

async function calls() {
  const { areas } = await load('packages/contract/src/all-calls.ts');
  const address = ({ method, path }) => `${method} ${path}`;
  const declared = new Set(Object.values(areas).flatMap((area) => Object.values(area).map(address)));
  return coverage(
    specified('calls'),
    (call) => declared.has(address(call)),
    address,
    (call) => call.group,
  );
}

async function routes() {
  const { mainScreens } = await load('apps/web/src/app/screens.ts');
  const { publicScreens } = await load('apps/web/src/app/public-screens.ts');
  const plain = (path) => path.replace(/\$(\w+)/g, '{$1}').toLowerCase();
  const there = new Set([...mainScreens, ...publicScreens].map(({ path }) => plain(path)));
  // The two redirects are the router's own: the root and whatever is unknown.
  const has = ({ kind, path }) => kind === 'redirect' || there.has(plain(path));
  return coverage(
    specified('routes'),
    has,
    ({ path }) => path,
    ({ kind }) => kind,
  );
}

async function lookups() {
  const { lookups: ours } = await load('packages/contract/src/fixed/lookups.ts');
  const plain = (value) => JSON.parse(JSON.stringify(value ?? null));
  const has = ([name, list]) => isDeepStrictEqual(plain(ours[name]), list);
  return coverage(
    Object.entries(specified('lookups')),
    has,
    ([name]) => name,
    () => 'lists',
  );
}

async function templates() {
  const path = 'packages/contract/src/templates/catalogue.ts';
  const ours = existsSync(join(root, path)) ? (await load(path)).templates : [];
  const names = new Map(ours.map((template) => [template.id, template.name]));
  return coverage(
    specified('templates'),
    ({ id, name }) => names.get(id) === name,
    ({ id, name }) => `${id} ${name}`,
    () => 'catalogue',
  );
}

function statements() {
  const unheld = new Set(listUnheld(root).map(({ statement }) => statement));
  const all = readStatements(root);
  const counted = coverage(
    all,
    ({ statement }) => !unheld.has(statement),
    ({ spec, section, statement }) => `${spec}/${section} ${statement}`,
    ({ spec, section }) => `spec ${spec}, section ${section}`,
  );
  return { ...counted, differ: all.filter(({ differs }) => differs).length };
}

const result = {
  calls: await calls(),
  routes: await routes(),
  lookups: await lookups(),
  templates: await templates(),
  statements: statements(),
};
if (process.argv.includes('--json')) {
  const slim = Object.fromEntries(
    Object.entries(result).map(([key, { have, of, missing }]) => [key, { have, of, missing }]),
  );
  process.stdout.write(`${JSON.stringify(slim)}\n`);
} else {
  for (const [key, { have, of, missing, groups }] of Object.entries(result)) {
    process.stdout.write(`${key}: ${have} of ${of}\n`);
    for (const [group, counts] of Object.entries(groups))
      process.stdout.write(`  ${group}: ${counts.have} of ${counts.of}\n`);
    if (missing.length > 0) process.stdout.write(`  missing:\n${missing.map((name) => `    ${name}`).join('\n')}\n`);
  }
}
if (result.statements.differ > 0 && !process.argv.includes('--json'))
  process.stdout.write(`${result.statements.differ} differ for a reason: docs/differences.md\n`);
process.exit(result.statements.missing.length > 0 ? 1 : 0);
