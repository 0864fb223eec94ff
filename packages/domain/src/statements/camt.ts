import { type Outcome, Refused, refuse } from '../law/refusal';
import { said } from '../law/said';
import { type Cents, cents } from '../money/cents';
import { mostAStep, type Steps } from '../steps/steps';
import { readAmount } from './amount';
import { readDay } from './day';
import type { ReadMovements } from './mt940';
import { type Doubts, type RawLine, type RawStatement, tidy } from './raw';
import { XmlReader } from './xml';
import { allAt, at, nodeAt, textAt, type XmlNode } from './xml-node';

interface Open {
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

const dayAt = (node: XmlNode | undefined) => {
  const text = node && (textAt(node, 'Dt') ?? textAt(node, 'DtTm'));
  return text === undefined ? undefined : readDay(text.slice(0, 10), 'YYYY-MM-DD');
};

/** The figure is never negative: credit or debit is said beside it. */
function signed(node: XmlNode): Cents | undefined {
  const text = textAt(node, 'Amt') ?? '';
  const amount = /^\d{1,15}(?:\.\d{1,5})?$/.test(text) ? readAmount(text, '.') : undefined;
  const mark = textAt(node, 'CdtDbtInd');
  if (amount === undefined || (mark !== 'CRDT' && mark !== 'DBIT')) return undefined;
  return cents(mark === 'DBIT' ? -amount : amount);
}

function takeAccount(node: XmlNode, open: Open): void {
  open.account = textAt(node, 'Id', 'Othr', 'Id') ?? textAt(node, 'Id', 'IBAN') ?? null;
  open.currency = textAt(node, 'Ccy') ?? open.currency;
  open.owner = textAt(node, 'Ownr', 'Nm') ?? textAt(node, 'Nm') ?? null;
}

function takeBalance(node: XmlNode, open: Open): Refused | undefined {
  const code = textAt(node, 'Tp', 'CdOrPrtry', 'Cd');
  if (code !== 'OPBD' && code !== 'PRCD' && code !== 'CLBD') return undefined;
  const amount = signed(node);
  if (amount === undefined) {
    return refuse(
      'file',
      said("The balance at line {line} cannot be read: '{text}'. Download the statement again from the bank.", {
        line: node.line,
        text: textAt(node, 'Amt') ?? '',
      }),
    );
  }
  open.currency ??= at(node, 'Amt')?.currency ?? null;
  if (code === 'OPBD') open.opening ??= amount;
  else if (code === 'PRCD') open.previous ??= amount;
  else open.closing = amount;
  return undefined;
}

/** What the details of an entry add up to; nothing when they do not say their amounts. */
function detailTotal(details: readonly XmlNode[], isOut: boolean): number | undefined {
  let total = 0;
  for (const detail of details) {
    const text = textAt(detail, 'Amt') ?? textAt(detail, 'AmtDtls', 'TxAmt', 'Amt');
    const amount = text === undefined ? undefined : readAmount(text, '.');
    if (amount === undefined) return undefined;
    const mark = textAt(detail, 'CdtDbtInd');
    total += (mark === undefined ? isOut : mark === 'DBIT') ? -amount : amount;
  }
  return details.length > 0 ? total : undefined;
}

/** The other side, by its name: who paid a credit, who received a debit. */
const otherSide = (detail: XmlNode | undefined, isOut: boolean): string | undefined => {
  const party = isOut ? 'Cdtr' : 'Dbtr';
  return detail && (textAt(detail, 'RltdPties', party, 'Nm') ?? textAt(detail, 'RltdPties', party, 'Pty', 'Nm'));
};

type Taken = 'read' | 'passedOver' | 'unread';

function takeEntry(node: XmlNode, open: Open, doubts: Doubts): Taken {
  const { line } = node;
  const reference = textAt(node, 'AcctSvcrRef');
  const status = textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts');
  if (status !== 'BOOK') {
    doubts.add(
      'note',
      line,
      said(
        "The entry '{reference}' at line {line} is not booked yet and was left out. It comes with a later statement.",
        {
          reference: reference ?? textAt(node, 'NtryRef') ?? '?',
          line,
        },
      ),
    );
    return 'passedOver';
  }
  const amount = signed(node);
  const currency = at(node, 'Amt')?.currency ?? null;
  const valueDay = dayAt(at(node, 'ValDt'));
  const day = dayAt(at(node, 'BookgDt')) ?? valueDay;
  if (amount === undefined) {
    doubts.add(
      'stop',
      line,
      said("Line {line}: '{text}' is no amount. Correct the file at the bank, or capture this line by hand.", {
        line,
        text: textAt(node, 'Amt') ?? '',
      }),
    );
    return 'unread';
  }
  if (!day) {
    doubts.add(
      'stop',
      line,
      said('The movement at line {line} has no day. Correct the file at the bank, or capture this line by hand.', {
        line,
      }),
    );
    return 'unread';
  }
  if (currency !== null && open.currency !== null && currency !== open.currency) {
    doubts.add(
      'stop',
      line,
      said(
        'The entry at line {line} is in {currency}, the account in {account}. Ask the bank for the statement in one currency.',
        { line, currency, account: open.currency },
      ),
    );
    return 'unread';
  }
  open.currency ??= currency;
  const details = allAt(node, 'NtryDtls', 'TxDtls');
  const total = detailTotal(details, amount < 0);
  if (total !== undefined && total !== amount) {
    doubts.add(
      'confirm',
      line,
      said(
        'The details of the entry at line {line} do not add up to its amount. The amount of the entry is taken; compare it with the bank.',
        { line },
      ),
    );
  }
  const remittance = details.flatMap((detail) => allAt(detail, 'RmtInf', 'Ustrd').map(({ text }) => text)).slice(0, 20);
  const bankReference = reference ?? textAt(details[0] ?? node, 'Refs', 'AcctSvcrRef');
  open.rows.push({
    line,
    day,
    ...(valueDay && { valueDay }),
    amount,
    description: tidy(
      remittance.join(' ') || textAt(node, 'AddtlNtryInf') || otherSide(details[0], amount < 0) || bankReference || '',
    ),
    ...(bankReference !== undefined && { reference: bankReference }),
    balance: null,
    ...(textAt(node, 'RvslInd') === 'true' && { isReversal: true }),
  });
  return 'read';
}

/** ISO 20022 bank-to-customer statements, versions 2 to 13: the parts we read have not moved between them. */
export function* readCamt(text: string, doubts: Doubts): Steps<Outcome<ReadMovements>> {
  const reader = new XmlReader(text);
  const statements: RawStatement[] = [];
  const counts: Record<Taken, number> = { read: 0, passedOver: 0, unread: 0 };
  let open: Open | undefined;
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
      const node: XmlNode | undefined = yield* nodeAt(reader);
      if (!node) return refuse('file', reader.fault);
      if (node.name === 'Acct') takeAccount(node, open);
      else if (node.name === 'Bal') {
        const refused = takeBalance(node, open);
        if (refused) return refused;
      } else counts[takeEntry(node, open, doubts)] += 1;
    }
  }
  if (statements.length === 0) {
    return refuse(
      'file',
      said('There is no statement of a bank account in this file. Download it again from the bank.'),
    );
  }
  return { statements, rows: { inFile: counts.read + counts.passedOver + counts.unread, ...counts } };
}
