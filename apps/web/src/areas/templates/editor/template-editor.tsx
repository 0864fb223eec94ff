import { isRefused } from '@boedel/domain/law/refusal';
import { readBody } from '@boedel/domain/templates/read-body';
import { writeBody } from '@boedel/domain/templates/write-body';
import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { t } from '../../../i18n/t';
import { fromEditor } from './from-editor';
import { templateNodes } from './nodes';
import { EditorTools } from './editor-tools';
import styles from './editor.module.css';
import { editorDocument } from './to-editor';

const kit = StarterKit.configure({
  paragraph: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  blockquote: false,
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  link: false,
  horizontalRule: false,
  trailingNode: false,
  heading: { levels: [1, 2, 3] },
});

interface Around {
  readonly label: string;
  readonly type: string;
  readonly attribute: string;
  readonly value: string;
}

/** What stands around the cursor and has something to be told: a field, a list, a condition. */
function aroundOf(editor: Editor): Around[] {
  const { selection } = editor.state;
  const found: Around[] = [];
  const chosen =
    'node' in selection ? (selection.node as { type: { name: string }; attrs: Record<string, string> }) : undefined;
  if (chosen?.type.name === 'hole')
    found.push({ label: t('Field'), type: 'hole', attribute: 'source', value: chosen.attrs['source']! });
  for (let depth = selection.$from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = selection.$from.node(depth);
    if (type.name === 'each')
      found.push({ label: t('For each of'), type: 'each', attribute: 'list', value: String(attrs['list']) });
    if (type.name === 'condition')
      found.push({ label: t('Only if'), type: 'condition', attribute: 'when', value: String(attrs['when']) });
    if (type.name === 'row')
      found.push({ label: t('Row: each … or if …'), type: 'row', attribute: 'around', value: String(attrs['around']) });
  }
  return found;
}

export interface TemplateEditorProps {
  /** The text it begins with; another key begins again. */
  readonly initial: string;
  readonly onChange: (text: string) => void;
}

/** A template as rich text: fields, repeats and conditions are pieces of the page. The text is what is kept. */
export function TemplateEditor({ initial, onChange }: TemplateEditorProps) {
  const editor = useEditor({
    extensions: [kit, ...templateNodes],
    content: (() => {
      const body = readBody(initial);
      return editorDocument(isRefused(body) ? [] : body);
    })(),
    editorProps: { attributes: { 'aria-label': t('Text of the template'), role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(writeBody(fromEditor(changed.getJSON().content))),
  });
  const around = useEditorState({ editor, selector: ({ editor: now }) => (now ? aroundOf(now) : []) }) ?? [];
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      <EditorTools editor={editor} />
      {around.length > 0 && (
        <div className={styles.around}>
          {around.map(({ label, type, attribute, value }, at) => (
            <TextInput
              // oxlint-disable-next-line react/no-array-index-key -- the pieces around the cursor, from the inside out
              key={`${type}${at}`}
              size="xs"
              label={label}
              value={value}
              onChange={(event) => editor.commands.updateAttributes(type, { [attribute]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
      <EditorContent editor={editor} className={styles.page} />
    </div>
  );
}
