import { pieceNames } from '@boedel/domain/templates/piece-names';
import { ActionIcon, Menu, Select, Tooltip } from '@mantine/core';
import {
  IconBold,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconPlus,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor, JSONContent } from '@tiptap/core';
import { markPhrase, t } from '../../../i18n/t';
import styles from './editor.module.css';
import { type EditorPlace, listFieldChoices } from './field-choices';
import { describePiece } from './describe-piece';

const tools = [
  { name: markPhrase('Bold'), Icon: IconBold, run: (chain: ChainedCommands) => chain.toggleBold() },
  { name: markPhrase('Italic'), Icon: IconItalic, run: (chain: ChainedCommands) => chain.toggleItalic() },
  {
    name: markPhrase('Title of the paper'),
    Icon: IconH1,
    run: (chain: ChainedCommands) => chain.setNode('heading', { level: 1 }),
  },
  {
    name: markPhrase('Heading'),
    Icon: IconH2,
    run: (chain: ChainedCommands) => chain.setNode('heading', { level: 2 }),
  },
  {
    name: markPhrase('Small heading'),
    Icon: IconH3,
    run: (chain: ChainedCommands) => chain.setNode('heading', { level: 3 }),
  },
  { name: markPhrase('Paragraph'), Icon: IconPilcrow, run: (chain: ChainedCommands) => chain.setNode('paragraph') },
  {
    name: markPhrase('Bullets'),
    Icon: IconList,
    run: (chain: ChainedCommands) => chain.setNode('item', { mark: 'bullet' }),
  },
  {
    name: markPhrase('Numbers'),
    Icon: IconListNumbers,
    run: (chain: ChainedCommands) => chain.setNode('item', { mark: 'number' }),
  },
] as const;

const createText = (words: string): JSONContent => ({ type: 'text', text: words });
const createCell = (words = ''): JSONContent => ({ type: 'cell', ...(words && { content: [createText(words)] }) });
const createParagraph = (): JSONContent => ({ type: 'paragraph', content: [createText('…')] });

const listPieces = (): readonly { readonly name: string; readonly put: JSONContent }[] => [
  {
    name: t('Repeat for each row of a list'),
    put: { type: 'each', attrs: { list: 'heirs' }, content: [createParagraph()] },
  },
  {
    name: t('Only if a condition is met'),
    put: {
      type: 'condition',
      attrs: { when: 'spouse.name' },
      content: [
        { type: 'met', content: [createParagraph()] },
        { type: 'otherwise', content: [createParagraph()] },
      ],
    },
  },
  {
    name: t('Table'),
    put: {
      type: 'grid',
      attrs: { columns: ['# No', 'Description', '$ Amount'] },
      content: [
        {
          type: 'row',
          attrs: { around: 'each assets' },
          content: [createHoleCell('{n}'), createHoleCell('{asset.description}'), createHoleCell('{asset.value}')],
        },
        {
          type: 'row',
          attrs: { kind: 'total' },
          content: [createCell(), createCell('Total'), createHoleCell('{assets.value}')],
        },
      ],
    },
  },
  { name: t('Label with a value'), put: { type: 'fact', content: [createCell('Label'), createCell('Value')] } },
  {
    name: t('Box of a form'),
    put: { type: 'entry', content: [createCell('1'), createCell('What is asked'), createCell('…')] },
  },
  { name: t('Place to sign'), put: { type: 'signature', content: [createCell('Name'), createCell('Capacity')] } },
  { name: t('Letterhead'), put: { type: 'mark', attrs: { is: 'letterhead' } } },
  { name: t('New page'), put: { type: 'mark', attrs: { is: 'page' } } },
  ...pieceNames.map((piece) => ({
    name: describePiece(piece),
    put: { type: 'mark', attrs: { is: `use ${piece}` } },
  })),
];
function createHoleCell(source: string): JSONContent {
  return { type: 'cell', content: [{ type: 'hole', attrs: { source } }] };
}

/** What can be done with the words and what can be put between them. */
export function EditorTools({ editor, place }: { editor: Editor; place: EditorPlace }) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Formatting')}>
      {tools.map(({ name, Icon, run }) => (
        <Tooltip key={name} label={t(name)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(name)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <Select
        size="xs"
        searchable
        clearable={false}
        aria-label={t('Insert field')}
        placeholder={t('Insert field')}
        className={styles.fields}
        data={listFieldChoices(place)}
        value={null}
        limit={80}
        onChange={(name) => {
          if (name)
            editor
              .chain()
              .focus()
              .insertContent({ type: 'hole', attrs: { source: `{${name}}` } })
              .run();
        }}
      />
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t('Insert block')}>
            <IconPlus size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
          {listPieces().map(({ name, put }) => (
            <Menu.Item key={name} onClick={() => editor.chain().focus().insertContent(put).run()}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
