import { readdirSync, readFileSync } from 'node:fs';

/**
 * What `npm run lint` reads: .oxlintrc.json, and which folder may import which, worked out from oxlint.layers.json
 * (docs/adr/0007). There each line is a layer, the highest first: a folder, or a file beside the folders, imports from
 * layers further down alone.
 */
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const base = read('.oxlintrc.json');
const tests = ['**/*.test.ts', '**/*.testing.ts'];

const message =
  'A folder imports only from layers below its own (oxlint.layers.json). Where two need each other, what both read ' +
  'becomes a folder below them; otherwise raise this one or lower the other.';

function namesIn(root) {
  const entries = readdirSync(new URL(`${root}/`, import.meta.url), { withFileTypes: true });
  return entries.filter(({ name }) => !/\.test(?:ing)?\.ts$/.test(name)).map(({ name }) => name.replace(/\.ts$/, ''));
}

/** A folder nobody placed, or a place nobody lives at, is told before anything is looked at. */
function mustFit(root, placed) {
  const there = namesIn(root);
  const odd = [...there.filter((name) => !placed.includes(name)), ...placed.filter((name) => !there.includes(name))];
  const twice = placed.filter((name, at) => placed.indexOf(name) !== at);
  for (const name of [...odd, ...twice]) throw new Error(`${root}/${name} must stand once in oxlint.layers.json.`);
}

/** Seen from a file beside the folders, from one in a folder, and from one in a folder of that. */
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

function overridesOf(root, lines) {
  const layers = lines.map((line) => line.split(' '));
  mustFit(root, layers.flat());
  // A later override takes the place of an earlier one: what the base says of the same files is said again.
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
    ...Object.entries(read('oxlint.layers.json')).flatMap(([root, lines]) => overridesOf(root, lines)),
  ],
};
