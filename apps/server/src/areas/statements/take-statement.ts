import type { statementCalls } from '@boedel/contract/statements/statements.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { bookOpeningBalance } from '../cash/bank-accounts';
import { queueJob } from '../../platform/jobs/queue-job';
import { takeKind } from './take-kind';
import { presentFile } from './statement.present';
import { type StatementFileRow, type BankStatementRow, statementStore } from './statement.store';

type TakeStatementCalls = typeof statementCalls;

/** Nothing that was not read is taken, and what is doubted only by somebody who says so. */
function checkTaking(file: StatementFileRow, isConfirmed: boolean): void {
  if (file.state !== 'ready') {
    throw new RefusalProblem(refuse('statementID', 'The file is still being read. Wait until it is ready.'));
  }
  const stops = file.doubts.filter(({ weight }) => weight === 'stop').length;
  if (stops > 0) {
    throw new RefusalProblem(
      refuse(
        'statementID',
        message('{count} places in the file could not be read. Correct them, or download the statement again.', {
          count: stops,
        }),
      ),
    );
  }
  const doubts = file.doubts.filter(({ weight }) => weight === 'confirm').length;
  if (doubts > 0 && !isConfirmed) {
    throw new RefusalProblem(
      refuse(
        'isConfirmed',
        message('{count} places of the file are doubtful. Look at them, and say that they are right.', {
          count: doubts,
        }),
      ),
    );
  }
}

/** The file is done with when nothing of it waits any more. */
export async function settleFile(tx: Tx, file: StatementFileRow): Promise<StatementFileRow> {
  const store = statementStore(tx);
  const left = (await store.statementsOf([file.id])).filter(({ taken_at }) => taken_at === null);
  return store.files.change(file.id, file.version, { state: left.length === 0 ? 'done' : 'ready' });
}

/** Up to here all lines are added in one transaction; longer statements in parts by a job, so that others do not wait for them. */
const mostAtOnce = 20_000;

export const acceptStatement: Handler<TakeStatementCalls['takeStatement']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const found = await store.statements.find(body.statementID);
    const matter = await openToCapture(tx, actor, found.matter_id, 'money');
    const file = await store.files.lock(found.statement_file_id);
    await store.holdAccount(matter.id, body.bankAccountID);
    const statement: BankStatementRow = await store.statements.lock(body.statementID);
    if (statement.taken_at !== null || statement.taking !== null) return presentFile(tx, file);
    checkTaking(file, body.isConfirmed);
    if (body.takeOpening) {
      if (statement.opening_cents === null || statement.from_on === null) {
        throw new RefusalProblem(
          refuse('takeOpening', 'The file does not show its opening balance. Enter it on the account.'),
        );
      }
      await bookOpeningBalance(
        tx,
        { scope, actor, now },
        body.bankAccountID,
        statement.from_on,
        statement.opening_cents,
      );
    }
    if (statement.line_count > mostAtOnce) {
      const taking = {
        bankAccountId: body.bankAccountID,
        leaveOutAlike: body.leaveOutAlike,
        by: actor.fullName,
        personId: actor.personId,
        next: 0,
        added: 0,
      };
      await store.statements.change(statement.id, statement.version, { taking });
      await queueJob(
        tx,
        takeKind,
        { statementId: statement.id },
        { onceKey: `${statement.id}-${statement.version}`, matterId: matter.id },
      );
      await audit(tx, actor, 'statement.imported', {
        entity: ['bank_statement', statement.id],
        matterId: matter.id,
        after: {
          file: file.file_name,
          sha256: file.sha256,
          bank_account_id: body.bankAccountID,
          from_on: statement.from_on,
          to_on: statement.to_on,
          lines: statement.line_count,
        },
      });
      return presentFile(tx, file);
    }
    const added = await store.take(statement, body.bankAccountID, body.leaveOutAlike);
    await store.dropStaged(statement.id);
    const after = await store.statements.change(statement.id, statement.version, {
      bank_account_id: body.bankAccountID,
      new_count: added,
      taken_at: now.toISOString(),
      taken_by: actor.fullName,
    });
    await audit(tx, actor, 'statement.imported', {
      entity: ['bank_statement', statement.id],
      matterId: matter.id,
      after: {
        file: file.file_name,
        sha256: file.sha256,
        bank_account_id: body.bankAccountID,
        from_on: after.from_on,
        to_on: after.to_on,
        lines: after.line_count,
        added,
      },
    });
    return presentFile(tx, await settleFile(tx, file));
  });

export const undoStatement: Handler<TakeStatementCalls['undoStatement']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const found = await store.statements.find(body.statementID);
    const matter = await openToCapture(tx, actor, found.matter_id, 'money');
    const file = await store.files.lock(found.statement_file_id);
    const statement = await store.statements.lock(body.statementID);
    if (statement.taking !== null) {
      throw new RefusalProblem(refuse('statementID', 'The lines are still being imported. Wait until they are there.'));
    }
    if (statement.taken_at === null) return presentFile(tx, file);
    if (await store.isMatched(statement.id)) {
      throw new RefusalProblem(refuse('statementID', 'Lines of this statement are matched. Undo those matches first.'));
    }
    const gone = await store.putBack(statement);
    await store.statements.change(statement.id, statement.version, {
      bank_account_id: null,
      new_count: null,
      taken_at: null,
      taken_by: null,
    });
    await audit(tx, actor, 'statement.undone', {
      entity: ['bank_statement', statement.id],
      matterId: matter.id,
      before: { file: file.file_name, bank_account_id: statement.bank_account_id, lines: gone },
    });
    return presentFile(tx, await settleFile(tx, file));
  });
