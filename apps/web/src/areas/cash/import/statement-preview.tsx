import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { statementFormats } from '@boedel/domain/statements/statement';
import { formatValue } from '@boedel/words/translate-message';
import { Button, Checkbox, Progress, Select } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { download } from '../../../client/download';
import { useCall, useRead } from '../../../client/hooks';
import { markPhrase, t, translate } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { Amount } from '../../../ui/figures/amount';
import { CurrencyContext, useCurrency } from '../../../ui/figures/currency';
import { DateText } from '../../../ui/figures/date-text';
import { toCurrencySign } from '../../../ui/format';
import { Loaded } from '../../../ui/states';
import { notify } from '../../../ui/plain/notices';
import { useMatter } from '../../../ui/the-matter';
import { WarnBox } from '../../../ui/warn-box';
import styles from './import.module.css';
import { MapColumns } from './map-columns';
import type { StatementFileAnswer } from './statement-file';

type StatementAnswer = StatementFileAnswer['statements'][number];

const orders: Readonly<Record<string, string>> = {
  'oldest first': markPhrase('oldest first'),
  'newest first': markPhrase('newest first'),
};

/** A bank's file before it is taken: how it was read, what it proves, what is doubted, what is new. */
export function StatementPreview({ fileId, onClose }: { readonly fileId: number; readonly onClose: () => void }) {
  const file = useRead(
    statementCalls.getStatementFile,
    { id: fileId },
    {
      quiet: true,
      again: ({ state, statements }) =>
        state === 'reading' || statements.some(({ taking }) => taking !== null) ? 700 : false,
    },
  );
  return (
    <SharedModal
      opened
      size="xl"
      title={file.data?.fileName ?? t('Bank statement')}
      onCancel={onClose}
      onClose={onClose}
      cancelLabel={t('Close')}
    >
      <Loaded read={file}>{(found) => <Preview file={found} onClose={onClose} />}</Loaded>
    </SharedModal>
  );
}

function Preview({ file, onClose }: { readonly file: StatementFileAnswer; readonly onClose: () => void }) {
  if (file.state === 'reading') return <Reading file={file} />;
  if (file.state === 'refused') {
    return (
      <>
        <WarnBox title={t('This file could not be read')}>
          {file.refusals.map((one) => (
            <p key={translate(one)}>{translate(one)}</p>
          ))}
        </WarnBox>
        <ChooseColumns file={file} />
        <GiveUp file={file} onDone={onClose} />
      </>
    );
  }
  if (file.state === 'unmapped') {
    return (
      <>
        <MapColumns file={file} />
        <GiveUp file={file} onDone={onClose} />
      </>
    );
  }
  const formats: Readonly<Record<string, string>> = statementFormats;
  const isTaken = file.statements.some((one) => one.isTaken);
  return (
    <div className={styles.preview}>
      <p className={styles.how}>
        {[
          formats[file.format ?? ''] ?? file.format,
          file.bank,
          file.encoding,
          file.order && t(orders[file.order] ?? file.order),
          t('{read} of {all} rows read', { read: file.rowsRead, all: file.rowsInFile }),
          file.rowsPassedOver > 0 && t('{count} passed over', { count: file.rowsPassedOver }),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void download(statementCalls.downloadStatementFile, { query: { id: file.id } })}
        >
          {t('Original file')}
        </Button>
      </p>
      {file.isKnown && !isTaken && <WarnBox>{t('This file has already been imported.')}</WarnBox>}
      <Doubts file={file} />
      {!file.mayTake && !isTaken && <ChooseColumns file={file} />}
      {file.statements.map((statement) => (
        <InItsCurrency key={statement.id} code={statement.currency}>
          <OneStatement file={file} statement={statement} />
        </InItsCurrency>
      ))}
      {!isTaken && <GiveUp file={file} onDone={onClose} />}
    </div>
  );
}

/** A table that a layout reads wrongly, or not at all: its person says which column is which. */
function ChooseColumns({ file }: { readonly file: StatementFileAnswer }) {
  const choose = useCall(statementCalls.mapStatementFile);
  if (file.format !== null && file.format !== 'csv' && file.format !== 'xlsx') return null;
  return (
    <Button variant="default" loading={choose.isRunning} onClick={() => choose.run({ fileID: file.id })}>
      {t('Choose the columns yourself')}
    </Button>
  );
}

function GiveUp({ file, onDone }: { readonly file: StatementFileAnswer; readonly onDone: () => void }) {
  const give = useCall(statementCalls.dropStatementFile, { onDone });
  return (
    <Button variant="default" loading={give.isRunning} onClick={() => give.run({ id: file.id })}>
      {t('Discard file')}
    </Button>
  );
}

function Reading({ file }: { readonly file: StatementFileAnswer }) {
  const part = file.rowsRead > 0 ? (100 * file.staged) / file.rowsRead : 0;
  return (
    <output className={styles.preview}>
      <p>
        {file.staged > 0
          ? t('{count} lines are read. You can close this and come back.', { count: file.staged })
          : t('The file is being read. You can close this and come back.')}
      </p>
      <Progress value={part} animated aria-label={t('How far the file is read')} />
    </output>
  );
}

const mostWarnings = 8;

function Doubts({ file }: { readonly file: StatementFileAnswer }) {
  const [all, setAll] = useState(false);
  if (file.doubts.length === 0) return null;
  const shown = all ? file.doubts : file.doubts.slice(0, mostWarnings);
  return (
    <section className={styles.doubts} aria-label={t('Doubtful lines')}>
      <h3>
        <IconAlertTriangle size={16} aria-hidden /> {t('Doubtful lines')}
      </h3>
      <ul>
        {shown.map(({ weight, line, said }) => (
          <li key={`${line ?? ''}${translate(said)}`} data-weight={weight}>
            {translate(said)}
          </li>
        ))}
      </ul>
      {file.doubts.length > shown.length && (
        <Button variant="subtle" size="compact-xs" onClick={() => setAll(true)}>
          {t('and {count} more', { count: file.doubts.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** The amounts of a file in another currency than the matter's are not written as if they were in its own. */
function InItsCurrency({ code, children }: { readonly code: string | null; readonly children: ReactNode }) {
  const ofMatter = useCurrency();
  return <CurrencyContext value={code ? toCurrencySign(code) : ofMatter}>{children}</CurrencyContext>;
}

function OneStatement({
  file,
  statement,
}: {
  readonly file: StatementFileAnswer;
  readonly statement: StatementAnswer;
}) {
  const { id: matterID } = useMatter();
  const accounts = useRead(bankAccountCalls.getbymatterid, { matterID }, { quiet: true });
  const [account, setAccount] = useState(statement.bankAccountID);
  const mustConfirm = file.doubts.some(({ weight }) => weight === 'confirm') || statement.warnings.length > 0;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [leaveOutAlike, setLeaveOutAlike] = useState(statement.isAlikeLikely);
  const [takeOpening, setOpening] = useState(statement.mayTakeOpening);
  const take = useCall(statementCalls.takeStatement, {
    onDone: ({ statements }) =>
      statements.every(({ taking }) => taking === null) && notify({ kind: 'success', message: t('Lines imported.') }),
  });
  const undo = useCall(statementCalls.undoStatement, { says: t('Import undone.') });
  const { opening, movements, closing, ties } = statement;
  const isOwnAccount = account === statement.bankAccountID;
  const countNew = (isOwnAccount ? statement.newLines : null) ?? statement.lines;
  const countImported = leaveOutAlike && isOwnAccount ? countNew - statement.alikeLines : countNew;
  return (
    <section className={styles.statement}>
      <dl className={styles.proof}>
        {statement.account && (
          <div>
            <dt>{t('Account in the file')}</dt>
            <dd>{statement.account}</dd>
          </div>
        )}
        <div>
          <dt>{t('Period')}</dt>
          <dd>
            {statement.from ? (
              <>
                <DateText day={statement.from} /> – <DateText day={statement.to} />
              </>
            ) : (
              '-'
            )}
          </dd>
        </div>
        <div>
          <dt>{t('Lines')}</dt>
          <dd>{formatValue(statement.lines)}</dd>
        </div>
        <div>
          <dt>{t('Opening + movements = closing')}</dt>
          <dd data-ties={ties ?? undefined}>
            {ties ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}{' '}
            {opening === null ? '-' : <Amount rands={opening} />} + <Amount rands={movements} />{' '}
            {ties === false ? '≠' : '='} {closing === null ? '-' : <Amount rands={closing} />}
          </dd>
        </div>
      </dl>
      {statement.taking !== null ? (
        <output>
          <p>
            {t('{done} of {all} lines are imported. You can close this and go on working.', {
              done: formatValue(statement.taking.done),
              all: formatValue(statement.lines),
            })}
          </p>
          <Progress
            value={(100 * statement.taking.done) / Math.max(1, statement.lines)}
            animated
            aria-label={t('How far the import is')}
          />
        </output>
      ) : statement.isTaken ? (
        <p>
          {t('{count} lines were added to {account} by {name}.', {
            count: statement.newLines ?? 0,
            account: statement.bankAccountName ?? '',
            name: statement.takenBy ?? '',
          })}{' '}
          <Button
            variant="default"
            size="compact-sm"
            loading={undo.isRunning}
            onClick={() => undo.run({ statementID: statement.id })}
          >
            {t('Undo import')}
          </Button>
        </p>
      ) : (
        <>
          <Select
            label={t('Bank account')}
            data={(accounts.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={account === null ? null : String(account)}
            onChange={(value) => setAccount(value === null ? null : Number(value))}
            placeholder={t('Choose the account it belongs to')}
            w="100%"
            maw={360}
          />
          {account === statement.bankAccountID && statement.newLines !== null && (
            <p className={styles.news}>
              {statement.lines === 0
                ? t('The file has no lines to import.')
                : statement.newLines === statement.lines
                  ? t('All lines are new to the account.')
                  : t('{count} of {all} lines are new. The others are already in the account and will not change.', {
                      count: statement.newLines,
                      all: statement.lines,
                    })}
            </p>
          )}
          {account === statement.bankAccountID && statement.warnings.length > 0 && (
            <WarnBox>
              {statement.warnings.map(({ said }) => (
                <p key={translate(said)}>{translate(said)}</p>
              ))}
            </WarnBox>
          )}
          <FirstLines statement={statement} />
          {statement.alikeLines > 0 && (
            <Checkbox
              checked={leaveOutAlike}
              onChange={(event) => setLeaveOutAlike(event.currentTarget.checked)}
              label={t('{count} new lines have the same date and amount as lines from another file. Leave them out.', {
                count: statement.alikeLines,
              })}
            />
          )}
          {statement.mayTakeOpening && (
            <Checkbox
              checked={takeOpening}
              onChange={(event) => setOpening(event.currentTarget.checked)}
              label={t('The opening balance becomes the balance taken over on the account')}
            />
          )}
          {mustConfirm && (
            <Checkbox
              checked={isConfirmed}
              onChange={(event) => setIsConfirmed(event.currentTarget.checked)}
              label={t('I have checked the doubtful lines, and they are right')}
            />
          )}
          <Button
            disabled={account === null || !file.mayTake || statement.lines === 0 || (mustConfirm && !isConfirmed)}
            loading={take.isRunning}
            onClick={() =>
              take.run({ statementID: statement.id, bankAccountID: account!, isConfirmed, leaveOutAlike, takeOpening })
            }
          >
            {countImported === 1 ? t('Import 1 line') : t('Import {count} lines', { count: countImported })}
          </Button>
        </>
      )}
    </section>
  );
}

function FirstLines({ statement }: { readonly statement: StatementAnswer }) {
  const { firstLines, lines } = statement;
  if (firstLines.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('Lines')}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('Description')}</th>
            <th scope="col" data-number>
              {t('Amount')}
            </th>
            <th scope="col" data-number>
              {t('Balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {firstLines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row of the file may be two lines, and they do not move
            <tr key={at}>
              <td>{line.line}</td>
              <td>
                <DateText day={line.day} />
              </td>
              <td>
                {line.description} {line.doubt && <small data-doubt>{translate(line.doubt)}</small>}
              </td>
              <td data-number>
                <Amount rands={line.amount} />
              </td>
              <td data-number>{line.balance === null ? '-' : <Amount rands={line.balance} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines > firstLines.length && <small>{t('and {count} more', { count: lines - firstLines.length })}</small>}
    </section>
  );
}
