import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { cleanRichText } from '@boedel/domain/notes/rich-text';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBlockquote, IconBold, IconItalic, IconList, IconListNumbers, IconUnderline } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { type MentionAsked, mentionAt, putMention } from './mention';
import styles from './notes.module.css';

const tools = [
  { command: 'bold', name: phrase('Bold'), Icon: IconBold },
  { command: 'italic', name: phrase('Italic'), Icon: IconItalic },
  { command: 'underline', name: phrase('Underline'), Icon: IconUnderline },
  { command: 'insertUnorderedList', name: phrase('Bullets'), Icon: IconList },
  { command: 'insertOrderedList', name: phrase('Numbers'), Icon: IconListNumbers },
  { command: 'formatBlock', value: 'blockquote', name: phrase('Quote'), Icon: IconBlockquote },
] as const;

/** The browser's own commands format what is selected; there is no other way that keeps its undo. */
const run = (command: string, value?: string): void => void document.execCommand(command, false, value);

export interface NoteEditorProps {
  readonly label: string;
  /** What it starts with; another key starts it again. */
  readonly initial: string;
  readonly onChange: (html: string) => void;
  /** Takes the focus as soon as it is there. */
  readonly startsHere?: boolean;
}

/** A light editor: a few formats, lists, and a colleague by @. What is pasted comes as plain words. */
export function NoteEditor({ label, initial, onChange, startsHere = false }: NoteEditorProps) {
  const list = useId();
  const words = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<MentionAsked>();
  const [at, setAt] = useState(0);
  const { id: matterID } = useMatter();
  const colleagues = useRead(matterCalls.getColleagues, { matterID }, { quiet: true });
  useEffect(() => {
    if (!words.current) return;
    // Cleaned again by the server's own rule: what is put here becomes part of the page.
    words.current.replaceChildren(
      ...new DOMParser().parseFromString(cleanRichText(initial).html, 'text/html').body.childNodes,
    );
    if (startsHere) words.current.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when it begins
  }, []);
  const people = asked
    ? (colleagues.data ?? [])
        .filter(({ name }) => name.toLowerCase().includes(asked.words.trim().toLowerCase()))
        .slice(0, 6)
    : [];
  const changed = (): void => {
    setAsked(mentionAt(getSelection()));
    setAt(0);
    onChange(words.current?.innerHTML ?? '');
  };
  const pick = (person: { id: number; name: string }): void => {
    if (!asked) return;
    putMention(asked, person);
    setAsked(undefined);
    words.current?.focus();
    onChange(words.current?.innerHTML ?? '');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (people.length === 0) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % people.length);
    else if (event.key === 'ArrowUp') setAt((at + people.length - 1) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(people[at]!);
    else if (event.key === 'Escape') setAsked(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.editor}>
      <div className={styles.bar} role="toolbar" aria-label={t('Formatting')}>
        {tools.map(({ command, name, Icon, ...tool }) => (
          <Tooltip key={command} label={t(name)}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t(name)}
              // The words keep their selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                words.current?.focus();
                run(command, 'value' in tool ? tool.value : undefined);
                changed();
              }}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      <div
        ref={words}
        className={styles.words}
        contentEditable
        suppressContentEditableWarning
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea holds no formatting
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-label={label}
        aria-autocomplete="list"
        {...(people.length > 0 && { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` })}
        {...(startsHere && { 'data-autofocus': true })}
        data-placeholder={t('Write a note; @ mentions a colleague')}
        onInput={changed}
        onKeyDown={onKey}
        onPaste={(event) => {
          event.preventDefault();
          run('insertText', event.clipboardData.getData('text/plain'));
        }}
      />
      {people.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the focus stays in the words
        <div className={styles.people} id={list} role="listbox" aria-label={t('Colleagues')}>
          {people.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its keys are heard where one writes
            <div
              key={person.id}
              id={`${list}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
