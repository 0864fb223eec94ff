/** What is being typed after an @, and where it stands, so that a name can take its place. */
export interface MentionAsked {
  readonly words: string;
  readonly range: Range;
}

const pattern = /(?:^|[\s(])@([\p{L}'-]*(?: [\p{L}'-]*)?)$/u;

/** Reads back from the caret; nothing where no @ was begun. */
export function mentionAt(selection: Selection | null): MentionAsked | undefined {
  const node = selection?.anchorNode;
  if (!selection?.isCollapsed || !node || node.nodeType !== Node.TEXT_NODE) return undefined;
  const before = (node.textContent ?? '').slice(0, selection.anchorOffset);
  const match = pattern.exec(before);
  if (!match) return undefined;
  const range = document.createRange();
  range.setStart(node, before.lastIndexOf('@'));
  range.setEnd(node, selection.anchorOffset);
  return { words: match[1] ?? '', range };
}

/** Puts the person where the @ was, and the caret behind. */
export function putMention({ range }: MentionAsked, person: { readonly id: number; readonly name: string }): void {
  const mention = document.createElement('span');
  mention.dataset['person'] = String(person.id);
  mention.contentEditable = 'false';
  mention.textContent = `@${person.name}`;
  const after = document.createTextNode('\u00a0');
  range.deleteContents();
  range.insertNode(after);
  range.insertNode(mention);
  const selection = getSelection();
  selection?.collapse(after, 1);
}
