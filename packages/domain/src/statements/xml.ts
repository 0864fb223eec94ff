import { type Message, message } from '../law/message';

/** What an XML reader met. */
export type XmlEvent = 'open' | 'close' | 'text' | 'end' | 'fault';

const deepest = 100;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const bomb = message(
  'We do not read files with a DOCTYPE or ENTITY, because they can be harmful. Download the statement again from the bank.',
);
const cut = message('The file breaks off before its end. Download the statement again from the bank.');

/** The five names of XML and numbers of signs; anything else would have to be declared, and declarations are refused. */
function unescapeXml(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const plain = text.replace(/&(#?)([0-9A-Za-z]{0,12})(;?)/g, (_, isNumber: string, name: string, end: string) => {
    const code =
      isNumber && (/^x[0-9a-fA-F]{1,6}$/.test(name) ? Number.parseInt(name.slice(1), 16) : Number(name || 'none'));
    const sign = typeof code === 'number' ? (code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined) : named[name];
    if (sign === undefined || end === '') isKnown = false;
    return sign ?? '';
  });
  return isKnown ? plain : undefined;
}

/**
 * Walks through an XML text without building it up in memory and without ever expanding a declared entity. Names come
 * without their prefix.
 */
export class XmlReader {
  name = '';
  /** What stands in the tag behind the name. */
  private rest = '';
  text = '';
  fault: Message = cut;
  private at = 0;
  private counted = 0;
  private lines = 1;
  private readonly open: string[] = [];
  private closes: string | undefined;
  /** The last tag opened an element. */
  private isInside = false;
  private readonly patterns = new Map<string, RegExp>();

  constructor(private readonly xml: string) {}

  get depth(): number {
    return this.open.length;
  }

  /** The line the reader stands on. */
  get line(): number {
    for (let next = this.xml.indexOf('\n', this.counted); next !== -1 && next < this.at;) {
      this.lines += 1;
      this.counted = next + 1;
      next = this.xml.indexOf('\n', this.counted);
    }
    return this.lines;
  }

  attribute(name: string): string | undefined {
    if (this.rest === '') return undefined;
    let pattern = this.patterns.get(name);
    if (!pattern) {
      pattern = new RegExp(`(?:^|\\s)${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)')`);
      this.patterns.set(name, pattern);
    }
    const found = pattern.exec(this.rest);
    const value = found?.[1] ?? found?.[2];
    return value === undefined ? undefined : unescapeXml(value);
  }

  private fail(fault: Message): XmlEvent {
    this.fault = fault;
    return 'fault';
  }

  private wrong(): XmlEvent {
    return this.fail(
      message('Line {line} is not XML as a bank writes it. Download the statement again from the bank.', {
        line: this.line,
      }),
    );
  }

  next(): XmlEvent {
    if (this.closes !== undefined) return this.close(this.closes);
    for (;;) {
      if (this.at >= this.xml.length) return this.open.length > 0 ? this.fail(cut) : 'end';
      if (this.xml[this.at] !== '<') {
        const until = this.xml.indexOf('<', this.at);
        const text = unescapeXml(this.xml.slice(this.at, until === -1 ? undefined : until));
        if (text === undefined) return this.fail(bomb);
        this.at = until === -1 ? this.xml.length : until;
        // Blanks between two tags say nothing; blanks that are all an element holds are what it says.
        if (text.trim() === '' && !(this.isInside && this.xml.startsWith('</', this.at))) continue;
        if (this.open.length === 0) return this.wrong();
        this.text = text;
        return 'text';
      }
      if (this.xml.startsWith('<!--', this.at)) {
        if (!this.pass('-->')) return this.fail(cut);
      } else if (this.xml.startsWith('<?', this.at)) {
        if (!this.pass('?>')) return this.fail(cut);
      } else if (this.xml.startsWith('<![CDATA[', this.at)) {
        const from = this.at + 9;
        if (!this.pass(']]>')) return this.fail(cut);
        this.text = this.xml.slice(from, this.at - 3);
        return 'text';
      } else if (this.xml.startsWith('<!', this.at)) {
        return this.fail(bomb);
      } else {
        return this.tag();
      }
    }
  }

  private pass(end: string): boolean {
    const found = this.xml.indexOf(end, this.at);
    if (found !== -1) this.at = found + end.length;
    return found !== -1;
  }

  /** Past the end of a tag; the sign may stand in a quoted value too. */
  private passTag(): boolean {
    let quote = '';
    for (; this.at < this.xml.length; this.at += 1) {
      const sign = this.xml[this.at]!;
      if (quote !== '') {
        if (sign === quote) quote = '';
      } else if (sign === '"' || sign === "'") {
        quote = sign;
      } else if (sign === '>') {
        this.at += 1;
        return true;
      }
    }
    return false;
  }

  private tag(): XmlEvent {
    const from = this.at + 1;
    if (!this.passTag()) return this.fail(cut);
    const inside = this.xml.slice(from, this.at - 1);
    if (inside.startsWith('/')) return this.close(inside.slice(1).trim());
    const isEmpty = inside.endsWith('/');
    const [, qualified = '', rest = ''] = /^([^\s/]+)([^]*)$/.exec(inside) ?? [];
    if (!/^[A-Za-z_]/.test(qualified) || this.open.length >= deepest) return this.wrong();
    this.open.push(qualified);
    this.name = qualified.slice(qualified.indexOf(':') + 1);
    this.rest = rest;
    if (isEmpty) this.closes = qualified;
    this.isInside = true;
    return 'open';
  }

  private close(qualified: string): XmlEvent {
    this.closes = undefined;
    this.isInside = false;
    if (this.open.pop() !== qualified) return this.wrong();
    this.name = qualified.slice(qualified.indexOf(':') + 1);
    return 'close';
  }
}
