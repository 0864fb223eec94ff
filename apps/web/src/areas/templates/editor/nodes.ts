import { Node } from '@tiptap/core';
import { t } from '../../../i18n/t';
import { parseColumn } from './columns';
import { describeCondition, describeField, listWords, describeMark, describePiece } from './describe-piece';

/** A plain element that is told apart by its attribute: nothing of a pasted page is taken for one of ours. */
const createKindTag = (kind: string) => ({
  parseHTML: () => [{ tag: `div[data-kind="${kind}"]` }],
});

const labelFieldSource = (source: string): string => {
  const choice = /^\{\?([^|]*)/.exec(source);
  if (choice) return t('only if {when} …', { when: describeCondition(choice[1]!.trim()) });
  const name = /^\{([a-z][\w.]*)/i.exec(source)?.[1];
  return name ? describeField(name) : source;
};

const hole = Node.create({
  name: 'hole',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: { default: '' } }),
  parseHTML: () => [
    { tag: 'span[data-hole]', getAttrs: (element) => ({ source: element.getAttribute('data-hole') ?? '' }) },
  ],
  renderHTML: ({ node }) => [
    'span',
    { 'data-hole': node.attrs['source'] as string, title: node.attrs['source'] as string },
    labelFieldSource(node.attrs['source'] as string),
  ],
});

const cell = Node.create({
  name: 'cell',
  content: 'inline*',
  isolating: true,
  ...createKindTag('cell'),
  renderHTML: () => ['div', { 'data-kind': 'cell' }, 0],
});

const row = Node.create({
  name: 'row',
  content: 'cell+',
  addAttributes: () => ({ kind: { default: 'line' }, around: { default: '' } }),
  ...createKindTag('row'),
  renderHTML: ({ node }) => [
    'div',
    {
      'data-kind': 'row',
      'data-row': node.attrs['kind'] as string,
      'data-around': (node.attrs['around'] as string).split('\n').filter(Boolean).map(describeMark).join(' · '),
    },
    0,
  ],
});

const grid = Node.create({
  name: 'grid',
  group: 'block',
  content: 'row*',
  addAttributes: () => ({ columns: { default: ['', ''] } }),
  ...createKindTag('grid'),
  renderHTML: ({ node }) => [
    'div',
    { 'data-kind': 'grid' },
    [
      'div',
      { 'data-heads': '', contenteditable: 'false' },
      ...(node.attrs['columns'] as string[]).map((column) => ['span', {}, parseColumn(column).title]),
    ],
    ['div', { 'data-rows': '' }, 0],
  ],
});

const createLineNode = (name: string, content: string) =>
  Node.create({
    name,
    group: 'block',
    content,
    ...createKindTag(name),
    renderHTML: () => ['div', { 'data-kind': name }, 0],
  });

const item = Node.create({
  name: 'item',
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({ mark: { default: 'bullet' } }),
  ...createKindTag('item'),
  renderHTML: ({ node }) => ['div', { 'data-kind': 'item', 'data-mark': node.attrs['mark'] as string }, 0],
});

const paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({ align: { default: null } }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ node }) => ['p', { 'data-align': (node.attrs['align'] as string | null) ?? undefined }, 0],
});

const each = Node.create({
  name: 'each',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ list: { default: '' } }),
  ...createKindTag('each'),
  renderHTML: ({ node }) => [
    'div',
    { 'data-kind': 'each', 'data-label': t('For each of {list}', { list: listWords(node.attrs['list'] as string) }) },
    0,
  ],
});

const condition = Node.create({
  name: 'condition',
  group: 'block',
  content: 'met otherwise?',
  defining: true,
  addAttributes: () => ({ when: { default: '' } }),
  ...createKindTag('condition'),
  renderHTML: ({ node }) => [
    'div',
    {
      'data-kind': 'condition',
      'data-label': t('Only if {when}', { when: describeCondition(node.attrs['when'] as string) }),
    },
    0,
  ],
});
const createBranchNode = (name: 'met' | 'otherwise') =>
  Node.create({
    name,
    content: 'block+',
    defining: true,
    ...createKindTag(name),
    renderHTML: () => ['div', { 'data-kind': name, 'data-label': name === 'otherwise' ? t('Otherwise') : '' }, 0],
  });

const describePlaceholder = (is: string): string =>
  is === 'page' ? t('New page') : is === 'letterhead' ? t('Letterhead') : describePiece(is.replace(/^use /, ''));

const mark = Node.create({
  name: 'mark',
  group: 'block',
  atom: true,
  addAttributes: () => ({ is: { default: 'page' } }),
  ...createKindTag('mark'),
  renderHTML: ({ node }) => ['div', { 'data-kind': 'mark' }, describePlaceholder(node.attrs['is'] as string)],
});

/** What a template is made of beside headings, words and their dress. */
export const templateNodes = [
  paragraph,
  hole,
  cell,
  row,
  grid,
  item,
  createLineNode('fact', 'cell cell'),
  createLineNode('entry', 'cell cell cell'),
  createLineNode('signature', 'cell cell'),
  createLineNode('signedAt', 'inline*'),
  each,
  condition,
  createBranchNode('met'),
  createBranchNode('otherwise'),
  mark,
];
