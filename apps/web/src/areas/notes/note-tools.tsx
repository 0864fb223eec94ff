import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBlockquote, IconBold, IconItalic, IconList, IconListNumbers, IconUnderline } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { markPhrase, t } from '../../i18n/t';
import styles from './notes.module.css';

type EditorCommand = (chain: ChainedCommands) => ChainedCommands;

const tools = [
  { mark: 'bold', name: markPhrase('Bold'), Icon: IconBold, run: ((chain) => chain.toggleBold()) as EditorCommand },
  {
    mark: 'italic',
    name: markPhrase('Italic'),
    Icon: IconItalic,
    run: ((chain) => chain.toggleItalic()) as EditorCommand,
  },
  {
    mark: 'underline',
    name: markPhrase('Underline'),
    Icon: IconUnderline,
    run: ((chain) => chain.toggleUnderline()) as EditorCommand,
  },
  {
    mark: 'bulletList',
    name: markPhrase('Bullets'),
    Icon: IconList,
    run: ((chain) => chain.toggleBulletList()) as EditorCommand,
  },
  {
    mark: 'orderedList',
    name: markPhrase('Numbers'),
    Icon: IconListNumbers,
    run: ((chain) => chain.toggleOrderedList()) as EditorCommand,
  },
  {
    mark: 'blockquote',
    name: markPhrase('Quote'),
    Icon: IconBlockquote,
    run: ((chain) => chain.toggleBlockquote()) as EditorCommand,
  },
] as const;

/** Formats what is selected; a tool that is in force where one writes is pressed. */
export function NoteTools({ editor }: { editor: Editor }) {
  const inForce = useEditorState({ editor, selector: (now) => tools.map(({ mark }) => now.editor.isActive(mark)) });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Formatting')}>
      {tools.map(({ mark, name, Icon, run }, index) => (
        <Tooltip key={mark} label={t(name)}>
          <ActionIcon
            variant={inForce[index] ? 'light' : 'subtle'}
            color="gray"
            size="sm"
            aria-label={t(name)}
            aria-pressed={inForce[index] ?? false}
            // The words keep their selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
