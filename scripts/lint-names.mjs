// Checks the names in the code (docs/vocabulary.md): a function is a verb with its object, and no two files declare a type
// of the same name. Prints file:line for each name that breaks a rule. Part of `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';
import { root } from './lib/run.mjs';

const { verbs, nounFunctions, sharedTypes } = JSON.parse(readFileSync(join(root, 'scripts/lib/names.json'), 'utf8'));
const allowedVerbs = new Set(verbs);
const allowedNouns = new Set(nounFunctions);
const allowedTypes = new Set(sharedTypes);

const folders = ['packages', 'apps', 'e2e'];
const ignored = new Set(['node_modules', 'dist', '.cache']);

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : listSources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
const isType = ({ type }) =>
  type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration' || type === 'ClassDeclaration';

/** The declarations at the top of a file: what others search for. */
function* listDeclarations({ body }) {
  for (const statement of body) {
    const node = statement.declaration ?? statement;
    if (!node) continue;
    if (isType(node) && node.id) yield { kind: 'type', name: node.id.name, at: node.start };
    if (node.type === 'FunctionDeclaration' && node.id) yield { kind: 'function', name: node.id.name, at: node.start };
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && isFunction(init)) yield { kind: 'function', name: id.name, at: id.start };
  }
}

const readFirstWord = (name) => /^_*([a-z0-9]+|[A-Z]+)/.exec(name)?.[1] ?? name;
/** Components and constructors of values begin with a capital letter; a store is named after its table. */
const isFreeOfVerb = (name) => /^[A-Z]/.test(name) || /(?:Store|Schema)$/.test(name) || allowedNouns.has(name);

const faults = [];
const types = new Map();
for (const path of folders.flatMap((folder) => listSources(join(root, folder)))) {
  const text = readFileSync(path, 'utf8');
  const file = relative(root, path).replaceAll('\\', '/');
  const report = (at, sentence) => faults.push(`${file}:${text.slice(0, at).split('\n').length}: ${sentence}`);
  for (const { kind, name, at } of listDeclarations(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))) {
    if (kind === 'type') {
      const earlier = types.get(name);
      if (earlier === undefined) types.set(name, file);
      else if (earlier !== file && !allowedTypes.has(name))
        report(at, `The type ${name} is also declared in ${earlier}. Name the thing it describes.`);
    } else if (!isFreeOfVerb(name) && !allowedVerbs.has(readFirstWord(name)))
      report(at, `The function ${name} does not begin with a verb. Say what it does.`);
  }
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`Names: ${faults.length} to change.\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
