import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { Cents } from '../money/cents';
import { mostAStep, type Steps } from '../steps/steps';
import { type DecimalSign, detectDecimal, readAmount } from './amount';
import { readDay } from './day';
import type { StatementMovements } from './mt940';
import { type StatementDoubts, type RawLine, type RawStatement, tidySpaces } from './raw';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The few names banks use, and numbers of signs. A name that is not known stays as it stands: nothing is declared here. */
const unescapeOfx = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#?)([0-9A-Za-z]{1,12});/g, (whole, isNumber: string, name: string) => {
        const code = isNumber ? Number(/^x/i.test(name) ? `0${name}` : name) : Number.NaN;
        return isNumber
          ? code <= 0x10_ff_ff
            ? String.fromCodePoint(code)
            : whole
          : (signs[name.toLowerCase()] ?? whole);
      })
    : text;

/** What one movement says, tag by tag. */
type OfxTagValues = Record<string, string>;

interface OpenOfxStatement {
  currency: string | null;
  account: string | null;
  closing: Cents | null;
  line: number;
  rows: RawLine[];
}

/** Movement by movement through tags that may be closed or not: a value ends at the next tag or at the end of its line. */
class OfxTags {
  private at: number;
  private counted = 0;
  private lines = 1;
  name = '';
  value = '';
  isClosing = false;

  constructor(
    private readonly text: string,
    from: number,
  ) {
    this.at = from;
  }

  get line(): number {
    for (let next = this.text.indexOf('\n', this.counted); next !== -1 && next < this.at;) {
      this.lines += 1;
      this.counted = next + 1;
      next = this.text.indexOf('\n', this.counted);
    }
    return this.lines;
  }

  next(): boolean {
    const open = this.text.indexOf('<', this.at);
    const end = open === -1 ? -1 : this.text.indexOf('>', open);
    if (end === -1) return false;
    const tag = this.text.slice(open + 1, end);
    this.isClosing = tag.startsWith('/');
    this.name = (this.isClosing ? tag.slice(1) : tag).trim().toUpperCase();
    this.at = end + 1;
    if (this.text.startsWith('<![CDATA[', this.at)) {
      const close = this.text.indexOf(']]>', this.at);
      this.value = this.text.slice(this.at + 9, close === -1 ? undefined : close).trim();
      this.at = close === -1 ? this.text.length : close + 3;
      return true;
    }
    let until = this.text.indexOf('<', this.at);
    if (until === -1) until = this.text.length;
    this.value = this.isClosing ? '' : unescapeOfx(this.text.slice(this.at, until)).trim();
    return true;
  }
}

/** The sign before the cents, from the first amount that shows one. */
export function detectOfxDecimal(text: string): DecimalSign {
  const amounts = /<TRNAMT>\s{0,9}([-+\d.,]{1,24})/gi;
  for (let found = amounts.exec(text), count = 0; found && count < 500; found = amounts.exec(text), count += 1) {
    const shown = detectDecimal(found[1]!);
    if (shown) return shown;
  }
  return '.';
}

function readMovement(
  fields: OfxTagValues,
  line: number,
  decimal: DecimalSign,
  doubts: StatementDoubts,
): RawLine | undefined {
  const [amountText, dayText] = [fields['TRNAMT'] ?? '', fields['DTPOSTED'] ?? ''];
  const amount = amountText === '' ? undefined : readAmount(amountText, decimal);
  const day = readDay(dayText.slice(0, 8), 'YYYYMMDD');
  if (!day) {
    doubts.add(
      'stop',
      line,
      dayText === ''
        ? message(
            'The movement at line {line} has no date. Ask the bank for a correct file, or capture this line by hand.',
            {
              line,
            },
          )
        : message(
            "Line {line}: '{text}' is not a date. Ask the bank for a correct file, or capture this line by hand.",
            {
              line,
              text: dayText,
            },
          ),
    );
  }
  if (amount === undefined) {
    doubts.add(
      'stop',
      line,
      amountText === ''
        ? message(
            'The transaction on line {line} has no amount. Ask the bank for a correct file, or capture this line by hand.',
            { line },
          )
        : message(
            "Line {line}: '{text}' is not an amount. Ask the bank for a correct file, or capture this line by hand.",
            {
              line,
              text: amountText,
            },
          ),
    );
  }
  if (!day || amount === undefined) return undefined;
  const reference = tidySpaces(fields['CHECKNUM'] || fields['REFNUM'] || '');
  const bankId = tidySpaces(fields['FITID'] ?? '');
  return {
    line,
    day,
    amount,
    description: tidySpaces(`${fields['NAME'] ?? ''} ${fields['MEMO'] ?? ''}`) || tidySpaces(fields['TRNTYPE'] ?? ''),
    reference: reference === '' ? undefined : reference,
    bankId: bankId === '' ? undefined : bankId,
    balance: null,
  };
}

/** Open Financial Exchange, version 1 (tags often left open) and 2 (XML); a mixture of both is common. */
export function* readOfx(
  text: string,
  decimal: DecimalSign,
  doubts: StatementDoubts,
): Steps<Outcome<StatementMovements>> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, 65_536))) {
    return refuse(
      'file',
      message(
        'We do not read files with a DOCTYPE or ENTITY, because they can be harmful. Download the statement again from the bank.',
      ),
    );
  }
  if (!/<\/OFX>/i.test(text.slice(-4096))) {
    return refuse('file', message('The file breaks off before its end. Download the statement again from the bank.'));
  }
  const tags = new OfxTags(text, Math.max(0, text.search(/<OFX>/i)));
  const statements: RawStatement[] = [];
  let [inFile, unread] = [0, 0];
  let open: OpenOfxStatement | undefined;
  let fields: OfxTagValues | undefined;
  let inLedger = false;
  let line = 1;
  const finish = (): void => {
    if (!fields || !open) return;
    inFile += 1;
    const row = readMovement(fields, line, decimal, doubts);
    if (row) open.rows.push(row);
    else unread += 1;
    fields = undefined;
  };
  for (let met = 1; tags.next(); met += 1) {
    if (met % mostAStep === 0) yield mostAStep;
    const { name, isClosing, value } = tags;
    if (name === 'STMTRS' || name === 'CCSTMTRS') {
      finish();
      if (open) statements.push({ ...open, owner: null, number: null, opening: null });
      open = isClosing ? undefined : { currency: null, account: null, closing: null, line: tags.line, rows: [] };
    } else if (name === 'STMTTRN') {
      finish();
      if (!isClosing) {
        fields = {};
        line = tags.line;
      }
    } else if (name === 'BANKTRANLIST' && isClosing) finish();
    else if (name === 'LEDGERBAL') inLedger = !isClosing;
    else if (name === 'AVAILBAL') inLedger = false;
    else if (isClosing || value === '' || !open) continue;
    else if (fields) fields[name] ??= value;
    else if (name === 'CURDEF') open.currency = value.toUpperCase();
    else if (name === 'ACCTID') open.account ??= value;
    else if (name === 'BALAMT' && inLedger) {
      open.closing = readAmount(value, detectDecimal(value) ?? decimal) ?? null;
      if (open.closing === null)
        return refuse(
          'file',
          message("The balance at line {line} cannot be read: '{text}'. Download the statement again from the bank.", {
            line: tags.line,
            text: value.slice(0, 40),
          }),
        );
    }
  }
  if (statements.length === 0) {
    return refuse(
      'file',
      message('There is no statement of a bank account in this file. Download it again from the bank.'),
    );
  }
  return { statements, rows: { inFile, read: inFile - unread, passedOver: 0, unread } };
}
