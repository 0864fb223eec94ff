import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBlockquote, IconBold, IconItalic, IconList, IconListNumbers, IconUnderline } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { phrase, t } from '../../i18n/t';
import styles from './notes.module.css';

type Run = (chain: ChainedCommands) => ChainedCommands;

const tools = [
  { mark: 'bold', name: phrase('Bold'), Icon: IconBold, run: ((chain) => chain.toggleBold()) as Run },
  { mark: 'italic', name: phrase('Italic'), Icon: IconItalic, run: ((chain) => chain.toggleItalic()) as Run },
  {
    mark: 'underline',
    name: phrase('Underline'),
    Icon: IconUnderline,
    run: ((chain) => chain.toggleUnderline()) as Run,
  },
  { mark: 'bulletList', name: phrase('Bullets'), Icon: IconList, run: ((chain) => chain.toggleBulletList()) as Run },
  {
    mark: 'orderedList',
    name: phrase('Numbers'),
    Icon: IconListNumbers,
    run: ((chain) => chain.toggleOrderedList()) as Run,
  },
  {
    mark: 'blockquote',
    name: phrase('Quote'),
    Icon: IconBlockquote,
    run: ((chain) => chain.toggleBlockquote()) as Run,
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
