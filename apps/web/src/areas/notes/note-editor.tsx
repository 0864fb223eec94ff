import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { cleanRichText } from '@boedel/domain/notes/rich-text';
import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { type MentionQuery, findMention, person as personNode, insertMention } from './mention';
import { NoteTools } from './note-tools';
import styles from './notes.module.css';

/** What a note may hold and nothing else (`domain/notes/rich-text`). */
const kit = StarterKit.configure({
  code: false,
  codeBlock: false,
  horizontalRule: false,
  trailingNode: false,
  heading: { levels: [3, 4] },
  link: { openOnClick: false },
});

export interface NoteEditorProps {
  readonly label: string;
  /** What it starts with; another key starts it again. */
  readonly initial: string;
  readonly onChange: (html: string) => void;
  /** Takes the focus as soon as it is there. */
  readonly startsHere?: boolean;
}

/** Pasted text without any formatting: one line goes on where one writes, several become paragraphs. */
function toParagraphs(text: string): JSONContent[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => (line ? [{ type: 'text', text: line }] : []));
  return lines.length === 1 ? lines[0]! : lines.map((content) => ({ type: 'paragraph', content }));
}

interface MentionedColleague {
  readonly id: number;
  readonly name: string;
}

/** A light editor: a few formats, lists, and a colleague by @. What is pasted comes as plain words. */
export function NoteEditor({ label, initial, onChange, startsHere = false }: NoteEditorProps) {
  const list = useId();
  const [asked, setAsked] = useState<MentionQuery>();
  const [at, setAt] = useState(0);
  const [isEmpty, setEmpty] = useState(initial === '');
  const { id: matterID } = useMatter();
  const colleagues = useRead(matterCalls.getColleagues, { matterID }, { quiet: true });
  const people = asked
    ? (colleagues.data ?? [])
        .filter(({ name }) => name.toLowerCase().includes(asked.words.trim().toLowerCase()))
        .slice(0, 6)
    : [];
  const pickColleague = (chosen: MentionedColleague): void => {
    if (asked) insertMention(editor, asked, chosen);
    setAsked(undefined);
  };
  const handleKey = ({ key }: KeyboardEvent): boolean => {
    if (people.length === 0) return false;
    if (key === 'ArrowDown') setAt((at + 1) % people.length);
    else if (key === 'ArrowUp') setAt((at + people.length - 1) % people.length);
    else if (key === 'Enter' || key === 'Tab') pickColleague(people[at]!);
    else if (key === 'Escape') setAsked(undefined);
    else return false;
    return true;
  };
  const editor: Editor = useEditor({
    extensions: [kit, personNode],
    // Cleaned again by the server's own rule: what is put here becomes part of the page.
    content: cleanRichText(initial).html,
    autofocus: startsHere ? 'end' : false,
    editorProps: {
      attributes: {
        class: styles.words!,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-autocomplete': 'list',
        ...(startsHere && { 'data-autofocus': 'true' }),
        ...(isEmpty && { 'data-placeholder': t('Write a note; @ mentions a colleague') }),
        ...(people.length > 0 && { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` }),
      },
      handleKeyDown: (_, event) => handleKey(event),
      handlePaste: (_, event): boolean =>
        editor.commands.insertContent(toParagraphs(event.clipboardData?.getData('text/plain') ?? '')),
    },
    onUpdate: ({ editor: changed }) => {
      setEmpty(changed.isEmpty);
      onChange(changed.isEmpty ? '' : changed.getHTML());
    },
    onTransaction: ({ editor: now }) => {
      setAsked(findMention(now));
      setAt(0);
    },
  });
  return (
    <div className={styles.editor}>
      <NoteTools editor={editor} />
      <EditorContent
        editor={editor}
        // Escape closes the list of colleagues, not the panel around it.
        onKeyDown={(event) => people.length > 0 && event.stopPropagation()}
      />
      {people.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the focus stays in the words
        <div className={styles.people} id={list} role="listbox" aria-label={t('Colleagues')}>
          {people.map((one, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its keys are heard where one writes
            <div
              key={one.id}
              id={`${list}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pickColleague(one)}
            >
              {one.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
