import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

interface SourceNode {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is SourceNode => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a source with those it stands in, the nearest last. */
function walkNodes(
  value: unknown,
  visit: (node: SourceNode, above: readonly SourceNode[]) => void,
  above: readonly SourceNode[] = [],
): void {
  if (Array.isArray(value)) for (const each of value) walkNodes(each, visit, above);
  if (!isNode(value)) return;
  visit(value, above);
  for (const part of Object.values(value)) walkNodes(part, visit, [...above, value]);
}

/** A sentence too long for one line. */
const isJoined = (node: SourceNode | undefined): boolean =>
  node?.type === 'BinaryExpression' && node['operator'] === '+';

/** The words of a literal; what a template fills in is a hole without a name. */
function readText(node: SourceNode): string | undefined {
  if (isJoined(node)) {
    const [left, right] = [readText(node['left'] as SourceNode), readText(node['right'] as SourceNode)];
    return left === undefined || right === undefined ? undefined : `${left}${right}`;
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

const readCalleeName = (callee: unknown): unknown =>
  isNode(callee) && (callee['name'] ?? (callee['property'] as SourceNode)?.['name']);
const sql = /\b(select|insert into|update|delete from)\b/;
/** Ends like a sentence and has a blank in it. */
const isSentence = (text: string): boolean => /^[A-Z{'"][^\n]* [^\n]*[.?](?: \{\})?$/.test(text) && !sql.test(text);
/** The description of a call, for programs; what is thrown for engineers. */
const isAside = (node: SourceNode | undefined): boolean =>
  (node?.type === 'Property' && (node['key'] as SourceNode)['name'] === 'about') ||
  (node?.type === 'NewExpression' && readCalleeName(node['callee']) === 'Error');

export interface FoundMessage {
  readonly file: string;
  readonly words: string;
  /** `key`: a key with its values apart. `sentence`: a literal. `filled`: a template with its values filled in. */
  readonly as: 'key' | 'sentence' | 'filled';
  /** The function that takes the key. */
  readonly by?: MessageFunction;
}

/** Functions whose first argument is a key: a sentence with holes, a worked result's title, the label of one of its lines. */
export const messageFunctions = ['message', 'startWorking', 'line', 'worked'] as const;
export type MessageFunction = (typeof messageFunctions)[number];
const isMessageFunction = (name: unknown): name is MessageFunction =>
  (messageFunctions as readonly unknown[]).includes(name);
function findMessageFunction(call: SourceNode | undefined, words: SourceNode): MessageFunction | undefined {
  if (call?.type !== 'CallExpression') return undefined;
  const [first] = call['arguments'] as readonly SourceNode[];
  const isFirst = first === words || first?.type === 'ConditionalExpression';
  const name = readCalleeName(call['callee']);
  return isFirst && isMessageFunction(name) ? name : undefined;
}

function findMessages(file: string): FoundMessage[] {
  const found: FoundMessage[] = [];
  walkNodes(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }), (node, above) => {
    const text = readText(node)?.trim();
    if (!text || isJoined(above.at(-1)) || isAside(above.at(-1))) return;
    const around = above.findLast(({ type }) => type !== 'ConditionalExpression');
    const by = findMessageFunction(around, node);
    if (by) found.push({ file, words: text, as: 'key', by });
    else if (isSentence(text)) found.push({ file, words: text, as: text.includes('{}') ? 'filled' : 'sentence' });
  });
  return found;
}

const listSources = (path: string, ending: RegExp): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => join(path, file));

/** The messages in the sources of a folder. */
export const findMessagesUnder = (path: string): FoundMessage[] => listSources(path, /\.ts$/).flatMap(findMessages);

export interface FoundText {
  readonly file: string;
  readonly text: string;
  /** The property that holds it: `label: 'Surname'`. */
  readonly property: string | undefined;
}

/** The property a text is the value of, also where one of two is chosen or several are listed. */
function findProperty(above: readonly SourceNode[]): string | undefined {
  const holder = above.findLast(({ type }) => type !== 'ConditionalExpression' && type !== 'ArrayExpression');
  if (holder?.type === 'JSXAttribute') return (holder['name'] as SourceNode)['name'] as string;
  if (holder?.type !== 'Property') return undefined;
  const key = holder['key'] as SourceNode;
  return (key['name'] ?? key['value']) as string;
}

function findTexts(file: string): FoundText[] {
  const found: FoundText[] = [];
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  walkNodes(parseAst(readFileSync(file, 'utf8'), { lang }), (node, above) => {
    const text = node.type === 'JSXText' ? String(node['value']).trim() : readText(node)?.trim();
    if (text && !isJoined(above.at(-1)) && !isAside(above.at(-1))) {
      found.push({ file, text, property: findProperty(above) });
    }
  });
  return found;
}

/** Every text in the sources of a folder, screens too, whether it is shown or not. */
export const findTextsUnder = (path: string): FoundText[] => listSources(path, /\.tsx?$/).flatMap(findTexts);

/** Ends like a sentence, so that people read it. */
export const isShownSentence = isSentence;
