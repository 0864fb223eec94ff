import { isRefused } from '@boedel/domain/law/refusal';
import { readBody } from '@boedel/domain/templates/read-body';
import { writeBody } from '@boedel/domain/templates/write-body';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { listEnclosing, listListsAround, setPieceAttrs } from './around';
import { listFieldChoices } from './field-choices';
import { parseEditorContent } from './from-editor';
import { templateNodes } from './nodes';
import { toEditorDocument } from './to-editor';

const nested = `[each heirs]
[if spouse.name]
[if heirs.count is more than 1]
Innermost

[end]
[end]
[end]`;

function openEditor(text: string, at: string): Editor {
  const body = readBody(text);
  if (isRefused(body)) throw new Error('unreadable');
  const editor = new Editor({
    extensions: [
      StarterKit.configure({
        paragraph: false,
        bulletList: false,
        orderedList: false,
        listItem: false,
        listKeymap: false,
      }),
      ...templateNodes,
    ],
    content: toEditorDocument(body),
  });
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === at) editor.commands.setTextSelection(position + 1);
  });
  return editor;
}

test('a piece is told something, and none of those it stands in', () => {
  const editor = openEditor(nested, 'Innermost');
  const [inner] = listEnclosing(editor);
  setPieceAttrs(editor, inner!, { when: 'not main.surname' });
  const written = writeBody(parseEditorContent(editor.getJSON().content)).split('\n').filter(Boolean);
  expect(written.slice(0, 4)).toEqual(['[each heirs]', '[if spouse.name]', '[if not main.surname]', 'Innermost']);
});

test('fields of a row are offered only inside its list', () => {
  const editor = openEditor(nested, 'Innermost');
  const lists = listListsAround(listEnclosing(editor));
  expect(lists).toEqual(['heirs']);
  const listFieldNames = (where: readonly string[]) =>
    listFieldChoices({ systemTypeIDs: [2], lists: where }).flatMap(({ items }) => items.map(({ value }) => value));
  expect(listFieldNames(lists)).toContain('heir.name');
  expect(listFieldNames([])).not.toContain('heir.name');
});

test('only what every type of the template has is offered', () => {
  const names = listFieldChoices({ systemTypeIDs: [2, 5], lists: [] }).flatMap(({ items }) =>
    items.map(({ value }) => value),
  );
  expect(names).toContain('matter.reference');
  expect(names).not.toContain('main.dateOfDeath');
});
