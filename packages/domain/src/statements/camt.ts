import { type Outcome, RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, cents } from '../money/cents';
import { mostAStep, type Steps } from '../steps/steps';
import { readAmount } from './amount';
import { readDay } from './day';
import type { StatementMovements } from './mt940';
import { type StatementDoubts, type RawLine, type RawStatement, tidySpaces } from './raw';
import { XmlReader } from './xml';
import { listNodes, findNode, readNode, readNodeText, type XmlNode } from './xml-node';

interface OpenCamtStatement {
  account: string | null;
  owner: string | null;
  currency: string | null;
  number: string | null;
  opening: Cents | null;
  previous: Cents | null;
  closing: Cents | null;
  line: number;
  rows: RawLine[];
}

const readNodeDay = (node: XmlNode | undefined) => {
  const text = node && (readNodeText(node, 'Dt') ?? readNodeText(node, 'DtTm'));
  return text === undefined ? undefined : readDay(text.slice(0, 10), 'YYYY-MM-DD');
};

/** The figure is never negative: credit or debit is said beside it. */
function readSignedAmount(node: XmlNode): Cents | undefined {
  const text = readNodeText(node, 'Amt') ?? '';
  const amount = /^\d{1,15}(?:\.\d{1,5})?$/.test(text) ? readAmount(text, '.') : undefined;
  const mark = readNodeText(node, 'CdtDbtInd');
  if (amount === undefined || (mark !== 'CRDT' && mark !== 'DBIT')) return undefined;
  return cents(mark === 'DBIT' ? -amount : amount);
}

function readCamtAccount(node: XmlNode, open: OpenCamtStatement): void {
  open.account = readNodeText(node, 'Id', 'Othr', 'Id') ?? readNodeText(node, 'Id', 'IBAN') ?? null;
  open.currency = readNodeText(node, 'Ccy') ?? open.currency;
  open.owner = readNodeText(node, 'Ownr', 'Nm') ?? readNodeText(node, 'Nm') ?? null;
}

function readCamtBalance(node: XmlNode, open: OpenCamtStatement): RefusalError | undefined {
  const code = readNodeText(node, 'Tp', 'CdOrPrtry', 'Cd');
  if (code !== 'OPBD' && code !== 'PRCD' && code !== 'CLBD') return undefined;
  const amount = readSignedAmount(node);
  if (amount === undefined) {
    return refuse(
      'file',
      message("The balance at line {line} cannot be read: '{text}'. Download the statement again from the bank.", {
        line: node.line,
        text: readNodeText(node, 'Amt') ?? '',
      }),
    );
  }
  open.currency ??= findNode(node, 'Amt')?.currency ?? null;
  if (code === 'OPBD') open.opening ??= amount;
  else if (code === 'PRCD') open.previous ??= amount;
  else open.closing = amount;
  return undefined;
}

/** What the details of an entry add up to; nothing when they do not say their amounts. */
function sumDetails(details: readonly XmlNode[], isOut: boolean): number | undefined {
  let total = 0;
  for (const detail of details) {
    const text = readNodeText(detail, 'Amt') ?? readNodeText(detail, 'AmtDtls', 'TxAmt', 'Amt');
    const amount = text === undefined ? undefined : readAmount(text, '.');
    if (amount === undefined) return undefined;
    const mark = readNodeText(detail, 'CdtDbtInd');
    total += (mark === undefined ? isOut : mark === 'DBIT') ? -amount : amount;
  }
  return details.length > 0 ? total : undefined;
}

/** The other side, by its name: who paid a credit, who received a debit. */
const findOtherSide = (detail: XmlNode | undefined, isOut: boolean): string | undefined => {
  const party = isOut ? 'Cdtr' : 'Dbtr';
  return (
    detail && (readNodeText(detail, 'RltdPties', party, 'Nm') ?? readNodeText(detail, 'RltdPties', party, 'Pty', 'Nm'))
  );
};

type CamtEntryResult = 'read' | 'passedOver' | 'unread';

function readCamtEntry(node: XmlNode, open: OpenCamtStatement, doubts: StatementDoubts): CamtEntryResult {
  const { line } = node;
  const reference = readNodeText(node, 'AcctSvcrRef');
  const status = readNodeText(node, 'Sts', 'Cd') ?? readNodeText(node, 'Sts');
  if (status !== 'BOOK') {
    doubts.add(
      'note',
      line,
      message(
        "The entry '{reference}' on line {line} is not booked yet and was left out. It will be in a later statement.",
        {
          reference: reference ?? readNodeText(node, 'NtryRef') ?? '?',
          line,
        },
      ),
    );
    return 'passedOver';
  }
  const amount = readSignedAmount(node);
  const currency = findNode(node, 'Amt')?.currency ?? null;
  const valueDay = readNodeDay(findNode(node, 'ValDt'));
  const day = readNodeDay(findNode(node, 'BookgDt')) ?? valueDay;
  if (amount === undefined) {
    doubts.add(
      'stop',
      line,
      message(
        "Line {line}: '{text}' is not an amount. Ask the bank for a correct file, or capture this line by hand.",
        {
          line,
          text: readNodeText(node, 'Amt') ?? '',
        },
      ),
    );
    return 'unread';
  }
  if (!day) {
    doubts.add(
      'stop',
      line,
      message(
        'The movement at line {line} has no date. Ask the bank for a correct file, or capture this line by hand.',
        {
          line,
        },
      ),
    );
    return 'unread';
  }
  if (currency !== null && open.currency !== null && currency !== open.currency) {
    doubts.add(
      'stop',
      line,
      message(
        'The entry at line {line} is in {currency}, the account in {account}. Ask the bank for the statement in one currency.',
        { line, currency, account: open.currency },
      ),
    );
    return 'unread';
  }
  open.currency ??= currency;
  const details = listNodes(node, 'NtryDtls', 'TxDtls');
  const total = sumDetails(details, amount < 0);
  if (total !== undefined && total !== amount) {
    doubts.add(
      'confirm',
      line,
      message(
        'The details of the entry at line {line} do not add up to its amount. The amount of the entry is taken; compare it with the bank.',
        { line },
      ),
    );
  }
  const remittance = details
    .flatMap((detail) => listNodes(detail, 'RmtInf', 'Ustrd').map(({ text }) => text))
    .slice(0, 20);
  const bankReference = reference ?? readNodeText(details[0] ?? node, 'Refs', 'AcctSvcrRef');
  open.rows.push({
    line,
    day,
    ...(valueDay && { valueDay }),
    amount,
    description: tidySpaces(
      remittance.join(' ') ||
        readNodeText(node, 'AddtlNtryInf') ||
        findOtherSide(details[0], amount < 0) ||
        bankReference ||
        '',
    ),
    ...(bankReference !== undefined && { reference: bankReference }),
    balance: null,
    ...(readNodeText(node, 'RvslInd') === 'true' && { isReversal: true }),
  });
  return 'read';
}

/** ISO 20022 bank-to-customer statements, versions 2 to 13: the parts we read have not moved between them. */
export function* readCamt(text: string, doubts: StatementDoubts): Steps<Outcome<StatementMovements>> {
  const reader = new XmlReader(text);
  const statements: RawStatement[] = [];
  const counts: Record<CamtEntryResult, number> = { read: 0, passedOver: 0, unread: 0 };
  let open: OpenCamtStatement | undefined;
  for (let met = 1; ; met += 1) {
    if (met % 25 === 0) yield mostAStep;
    const event = reader.next();
    if (event === 'fault') return refuse('file', reader.fault);
    if (event === 'end') break;
    if (event === 'close' && reader.name === 'Stmt' && open) {
      const { previous, ...statement } = open;
      statements.push({ ...statement, opening: open.opening ?? previous });
      open = undefined;
    }
    if (event === 'text' && open && reader.name === 'ElctrncSeqNb') open.number = reader.text.trim();
    if (event !== 'open') continue;
    if (reader.name === 'Stmt') {
      open = {
        account: null,
        owner: null,
        currency: null,
        number: null,
        opening: null,
        previous: null,
        closing: null,
        line: reader.line,
        rows: [],
      };
    } else if (open && (reader.name === 'Acct' || reader.name === 'Bal' || reader.name === 'Ntry')) {
      const node: XmlNode | undefined = yield* readNode(reader);
      if (!node) return refuse('file', reader.fault);
      if (node.name === 'Acct') readCamtAccount(node, open);
      else if (node.name === 'Bal') {
        const refused = readCamtBalance(node, open);
        if (refused) return refused;
      } else counts[readCamtEntry(node, open, doubts)] += 1;
    }
  }
  if (statements.length === 0) {
    return refuse(
      'file',
      message('There is no statement of a bank account in this file. Download it again from the bank.'),
    );
  }
  return { statements, rows: { inFile: counts.read + counts.passedOver + counts.unread, ...counts } };
}
