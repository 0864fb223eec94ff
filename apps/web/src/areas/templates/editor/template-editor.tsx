import { isRefused } from '@boedel/domain/law/refusal';
import { readBody } from '@boedel/domain/templates/read-body';
import { writeBody } from '@boedel/domain/templates/write-body';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { t } from '../../../i18n/t';
import { listEnclosing, listListsAround } from './around';
import { AroundBar } from './around-bar';
import { parseEditorContent } from './from-editor';
import { templateNodes } from './nodes';
import { EditorTools } from './editor-tools';
import styles from './editor.module.css';
import { toEditorDocument } from './to-editor';

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

export interface TemplateEditorProps {
  /** The text it begins with; another key begins again. */
  readonly initial: string;
  readonly onChange: (text: string) => void;
  /** The types it is offered for: only what all of them have can be put in. */
  readonly systemTypeIDs: readonly number[];
}

/** A template as rich text: fields, repeats and conditions are pieces of the page. The text is what is kept. */
export function TemplateEditor({ initial, onChange, systemTypeIDs }: TemplateEditorProps) {
  const editor = useEditor({
    extensions: [kit, ...templateNodes],
    content: (() => {
      const body = readBody(initial);
      return toEditorDocument(isRefused(body) ? [] : body);
    })(),
    editorProps: { attributes: { 'aria-label': t('Template text'), role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(writeBody(parseEditorContent(changed.getJSON().content))),
  });
  const around = useEditorState({ editor, selector: ({ editor: now }) => (now ? listEnclosing(now) : []) }) ?? [];
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        <EditorTools editor={editor} place={{ systemTypeIDs, lists: listListsAround(around) }} />
        {around.length > 0 && <AroundBar editor={editor} around={around} systemTypeIDs={systemTypeIDs} />}
      </div>
      <EditorContent editor={editor} className={styles.page} />
    </div>
  );
}
