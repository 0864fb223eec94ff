import { setTimeout as pause } from 'node:timers/promises';
import { message } from '@boedel/domain/law/message';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { pairJob } from '../../platform/jobs/job-kind';
import type { Services } from '../../platform/services';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { statementStore } from './statement.store';
import { takeKind } from './take-kind';
import { settleFile } from './take-statement';

/** Lines in each transaction, and the pause after it in milliseconds, in which other requests are answered. */
const usual = { lines: 400, drop: 2000, breath: 8 };

/** Adds one part of a statement; false if all of it is there. After a stop it goes on where the last part ended. */
const takePart = (scope: FirmScope, statementId: number, lines: number): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const statement = await store.statements.lock(statementId);
    const { taking } = statement;
    if (taking === null || taking.next >= statement.line_count) return false;
    const added = await store.take(statement, taking.bankAccountId, taking.leaveOutAlike, {
      from: taking.next,
      count: lines,
    });
    const next = Math.min(taking.next + lines, statement.line_count);
    await store.statements.change(statement.id, statement.version, {
      taking: { ...taking, next, added: taking.added + added },
    });
    return true;
  });

/** Adds a long statement to its account in parts. It counts as imported when the last of them is there. */
export async function takeInParts(
  scope: FirmScope,
  { clock }: Pick<Services, 'clock'>,
  statementId: number,
  part = usual,
): Promise<void> {
  while (await takePart(scope, statementId, part.lines)) await pause(part.breath);
  const lines = (await scope.transaction((tx) => statementStore(tx).statements.maybe(statementId)))?.line_count ?? 0;
  for (let before = part.drop; before < lines; before += part.drop) {
    const limit = before;
    await scope.transaction((tx) => statementStore(tx).dropStaged(statementId, limit));
    await pause(part.breath);
  }
  await scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const found = await store.statements.find(statementId);
    const file = await store.files.lock(found.statement_file_id);
    const statement = await store.statements.lock(statementId);
    const { taking } = statement;
    if (taking === null) return;
    await store.dropStaged(statementId);
    await store.statements.change(statement.id, statement.version, {
      taking: null,
      bank_account_id: taking.bankAccountId,
      new_count: taking.added,
      taken_at: clock().toISOString(),
      taken_by: taking.by,
    });
    await settleFile(tx, file);
    await notifyPeople(tx, 'jobDone', [taking.personId], {
      words: message('{count} lines of {file} were imported.', { count: taking.added, file: file.file_name }),
      path: `/matters/${statement.matter_id}/cashallocationandrecon`,
    });
  });
}

export const takeStatements = pairJob(takeKind, ({ payload: { statementId }, scope, services }) =>
  takeInParts(scope, services, statementId),
);
