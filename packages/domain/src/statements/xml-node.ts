import { mostAStep, type Steps } from '../steps/steps';
import type { XmlReader } from './xml';

/** A part of a document that is small: an account, a balance, an entry. */
export interface XmlNode {
  readonly name: string;
  readonly line: number;
  readonly currency?: string;
  text: string;
  readonly children: XmlNode[];
}

/** Everything in the element the reader has just opened; nothing when the text is broken (the reader says how). */
export function* readNode(reader: XmlReader): Steps<XmlNode | undefined> {
  const make = (): XmlNode => ({
    name: reader.name,
    line: reader.line,
    ...(reader.name.endsWith('Amt') && { currency: reader.attribute('Ccy') }),
    text: '',
    children: [],
  });
  const root = make();
  let node = root;
  const open = [root];
  for (let met = 1; ; met += 1) {
    if (met % mostAStep === 0) yield mostAStep;
    switch (reader.next()) {
      case 'open': {
        node = make();
        open.at(-1)!.children.push(node);
        open.push(node);
        break;
      }
      case 'text':
        open.at(-1)!.text += reader.text;
        break;
      case 'close':
        node = open.pop()!;
        node.text = node.text.trim();
        if (open.length === 0) return root;
        break;
      case 'end':
      case 'fault':
        return undefined;
    }
  }
}

/** The elements a path leads to, from the first name on. */
export function listNodes(node: XmlNode, ...path: string[]): XmlNode[] {
  const [name, ...rest] = path;
  const found: XmlNode[] = [];
  for (const child of node.children) {
    if (child.name !== name) continue;
    if (rest.length === 0) found.push(child);
    else found.push(...listNodes(child, ...rest));
  }
  return found;
}

/** The first of them. */
export function findNode(node: XmlNode, ...path: string[]): XmlNode | undefined {
  let found: XmlNode | undefined = node;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

export const readNodeText = (node: XmlNode, ...path: string[]): string | undefined =>
  findNode(node, ...path)?.text || undefined;
