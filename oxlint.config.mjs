import { readdirSync, readFileSync } from 'node:fs';

/**
 * What `npm run lint` reads: .oxlintrc.json, and which folder may import which, computed from oxlint.layers.json
 * (docs/adr/0007). There each line is a layer, the highest first: a folder, or a file beside the folders, imports from
 * layers further down alone.
 */
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const base = read('.oxlintrc.json');
const tests = ['**/*.test.ts', '**/*.testing.ts'];

const message =
  'A folder imports only from layers below its own (oxlint.layers.json). Where two need each other, what both read ' +
  'becomes a folder below them; otherwise raise this one or lower the other.';

function listNames(root) {
  const entries = readdirSync(new URL(`${root}/`, import.meta.url), { withFileTypes: true });
  return entries.filter(({ name }) => !/\.test(?:ing)?\.ts$/.test(name)).map(({ name }) => name.replace(/\.ts$/, ''));
}

/** Refuses to start when a folder has no layer or a layer names a folder that does not exist. */
function assertPlaced(root, placed) {
  const there = listNames(root);
  const odd = [...there.filter((name) => !placed.includes(name)), ...placed.filter((name) => !there.includes(name))];
  const twice = placed.filter((name, at) => placed.indexOf(name) !== at);
  for (const name of [...odd, ...twice]) throw new Error(`${root}/${name} must be in oxlint.layers.json once.`);
}

/** How a file imports upwards: beside the folders, in a folder, and in a folder of that. */
const depths = [
  { files: (at) => `${at}.ts`, up: '\\./' },
  { files: (at) => `${at}/*.ts`, up: '\\.\\./' },
  { files: (at) => `${at}/*/*.ts`, up: '\\.\\./\\.\\./' },
];

const restrict = (files, excludeFiles, patterns) => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

function createOverrides(root, lines) {
  const layers = lines.map((line) => line.split(' '));
  assertPlaced(root, layers.flat());
  // A later override replaces an earlier one: the rules of the base for the same files are repeated.
  const also = base.overrides.filter(({ files }) => files.includes(`${root}/**`));
  return layers.flatMap((layer, height) =>
    depths.flatMap(({ files, up }) => {
      const own = layer.map((name) => files(`${root}/${name}`));
      const notBelow = {
        regex: `^${up}(?:${layers
          .slice(0, height + 1)
          .flat()
          .join('|')})(?:/|$)`,
        message,
      };
      return [
        restrict(own, tests, [notBelow]),
        ...also.map(({ excludeFiles = [], rules }) =>
          restrict(own, [...tests, ...excludeFiles], [...rules['no-restricted-imports'][1].patterns, notBelow]),
        ),
      ];
    }),
  );
}

export default {
  ...base,
  overrides: [
    ...base.overrides,
    ...Object.entries(read('oxlint.layers.json')).flatMap(([root, lines]) => createOverrides(root, lines)),
  ],
};
