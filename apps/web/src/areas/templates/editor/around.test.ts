import { isRefused } from '@boedel/domain/law/refusal';
import { readBody } from '@boedel/domain/templates/read-body';
import { writeBody } from '@boedel/domain/templates/write-body';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { aroundOf, listsAround, tellPiece } from './around';
import { fieldChoices } from './field-choices';
import { fromEditor } from './from-editor';
import { templateNodes } from './nodes';
import { editorDocument } from './to-editor';

const nested = `[each heirs]
[if spouse.name]
[if heirs.count is more than 1]
Innermost

[end]
[end]
[end]`;

function opened(text: string, at: string): Editor {
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
    content: editorDocument(body),
  });
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === at) editor.commands.setTextSelection(position + 1);
  });
  return editor;
}

test('a piece is told something, and none of those it stands in', () => {
  const editor = opened(nested, 'Innermost');
  const [inner] = aroundOf(editor);
  tellPiece(editor, inner!, { when: 'not main.surname' });
  const written = writeBody(fromEditor(editor.getJSON().content)).split('\n').filter(Boolean);
  expect(written.slice(0, 4)).toEqual(['[each heirs]', '[if spouse.name]', '[if not main.surname]', 'Innermost']);
});

test('fields of a row are offered only inside its list', () => {
  const editor = opened(nested, 'Innermost');
  const lists = listsAround(aroundOf(editor));
  expect(lists).toEqual(['heirs']);
  const namesIn = (where: readonly string[]) =>
    fieldChoices({ systemTypeIDs: [2], lists: where }).flatMap(({ items }) => items.map(({ value }) => value));
  expect(namesIn(lists)).toContain('heir.name');
  expect(namesIn([])).not.toContain('heir.name');
});

test('only what every type of the template has is offered', () => {
  const names = fieldChoices({ systemTypeIDs: [2, 5], lists: [] }).flatMap(({ items }) =>
    items.map(({ value }) => value),
  );
  expect(names).toContain('matter.reference');
  expect(names).not.toContain('main.dateOfDeath');
});
