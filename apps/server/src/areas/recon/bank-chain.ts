import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { RefusalError } from '@boedel/domain/law/refusal';
import { checkBankChain, describeFinding, findAnswerDay, refuseUnanswered } from '@boedel/domain/statements/bank-chain';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { isAccountOf } from '../ledger/bank-account.store';
import { ledgerStore } from '../ledger/ledger.store';
import { countUnanswered, listChainLines, listChainStatements } from '../statements/bank-chain.store';
import type { BankLineRow } from './bank-line.store';

/** The most that are listed; the earliest are corrected first. */
const mostFindings = 200;

/** Whether the lines of an account are continuous from the first statement to the last, and what breaks them. */
export const getBankChain: Handler<typeof reconCalls.getBankChain> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'money');
    if (!(await isAccountOf(tx, query.bankAccountID, matter.id))) throw new NotFound();
    const found = checkBankChain({
      statements: await listChainStatements(tx, matter.id, query.bankAccountID),
      lines: await listChainLines(tx, matter.id, query.bankAccountID),
      lockedUpTo: await ledgerStore(tx).lockedUpTo(matter.id),
    });
    const count = (kind: string): number => found.filter((one) => one.kind === kind).length;
    // The screen lists lines without an entry separately; this lists what breaks the chain.
    const listed = found.filter(({ kind }) => kind !== 'unanswered');
    return {
      gaps: count('gap'),
      breaks: count('break'),
      late: count('late'),
      unanswered: count('unanswered'),
      findings: listed.slice(0, mostFindings).map((one) => ({
        kind: one.kind as 'gap' | 'break' | 'late',
        lineID: 'lineId' in one ? one.lineId : null,
        said: describeFinding(one),
      })),
    };
  });

/** A line in a lodged period gets its entry in the open period, with the day of the line in its description. */
export async function toAnswerableLines(
  tx: Tx,
  matterId: number,
  lines: readonly BankLineRow[],
): Promise<BankLineRow[]> {
  const locked = await ledgerStore(tx).lockedUpTo(matterId);
  return lines.map((line) => toAnswerableLine(line, locked));
}

export function toAnswerableLine(line: BankLineRow, lockedUpTo: LocalDate | null): BankLineRow {
  const day = findAnswerDay(line.day, lockedUpTo);
  return day === line.day ? line : { ...line, day, description: `${line.description} (${line.day})` };
}

/** A final account is refused while a bank line has no entry. */
export const refuseUnansweredLines = async (
  tx: Tx,
  matterId: number,
  upTo: LocalDate,
): Promise<RefusalError | undefined> => refuseUnanswered(await countUnanswered(tx, matterId, upTo));
