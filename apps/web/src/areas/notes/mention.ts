import { type Editor, Node } from '@tiptap/core';

/** A colleague who is mentioned: one piece, kept by their number so that the note finds them whatever they are called. */
export const person = Node.create({
  name: 'person',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: '' }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-person]',
      getAttrs: (element) => ({
        id: element.getAttribute('data-person') ?? '',
        name: (element.textContent ?? '').replace(/^@/, ''),
      }),
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-person': String(node.attrs['id']) }, `@${String(node.attrs['name'])}`],
  renderText: ({ node }) => `@${String(node.attrs['name'])}`,
});

/** What is being typed after an @, and where it stands, so that a name can take its place. */
export interface MentionQuery {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

const pattern = /(?:^|[\s(])@([\p{L}'-]*(?: [\p{L}'-]*)?)$/u;

/** Reads back from the caret; nothing where no @ was begun. */
export function findMention({ state: { selection } }: Editor): MentionQuery | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  // A piece that is no text counts as one sign, so that places in the words are places in the note.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\u{fffc}');
  const match = pattern.exec(before);
  if (!match) return undefined;
  return { words: match[1] ?? '', from: $from.start() + before.lastIndexOf('@'), to: $from.pos };
}

/** Puts the person where the @ was, and the caret behind. */
export const insertMention = (
  editor: Editor,
  { from, to }: MentionQuery,
  { id, name }: { readonly id: number; readonly name: string },
): boolean =>
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, [
      { type: 'person', attrs: { id: String(id), name } },
      { type: 'text', text: ' ' },
    ])
    .run();
