// The statements of the specification, each with the test that holds it or the reason why the product differs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows of spec/statements.json: { spec, section, statement, test?: { file, name }, differs? }. */
export const readStatements = (root) => JSON.parse(readFileSync(join(root, 'spec/statements.json'), 'utf8'));

/** A test is known by the words of its title, as they stand in its file. */
function isTest(root, sources, { file, name }) {
  if (!sources.has(file)) {
    const path = join(root, file);
    sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
  }
  const source = sources.get(file);
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
}

/** The statements that nothing holds: without a test and without a reason, or with a test that is not there. */
export function listUnheld(root, statements = readStatements(root)) {
  const sources = new Map();
  return statements.filter(({ test, differs }) => (test ? !isTest(root, sources, test) : !differs));
}
