import type { WireAnswer } from '@boedel/contract/call';
import { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import { answerToSave, toAsk } from '@boedel/contract/bank-requests/bank-requests.schema';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { type BankAnswer, checkBankAnswer } from '@boedel/domain/cash/account-request';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { addRule } from '../../ui/fields/add-checked-fields';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { type MatterOnScreen, useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';

type AccountRequest = WireAnswer<typeof bankRequestCalls.getRequests>['rows'][number];

const states: Readonly<Record<AccountRequest['state'], readonly [string, BadgeTone]>> = {
  asked: [markPhrase('Waiting for the bank'), 'info'],
  opened: [markPhrase('Opened'), 'good'],
  refused: [markPhrase('Not opened'), 'bad'],
};

const fetchLetter = (documentID: number): void =>
  void download(documentCalls.downloaddocument, { query: { documentID } }).catch(() => undefined);

/** Accounts the matter asked a bank for: how each stands, its letter, and the answer when it comes. */
export function AccountRequests() {
  const { id: matterID } = useMatter();
  const read = useRead(bankRequestCalls.getRequests, { matterID }, { quiet: true });
  const [asking, setAsking] = useState<'account' | 'tis'>();
  const [answering, setAnswering] = useState<AccountRequest>();
  const tisName = read.data?.tisName ?? t('TIS account');
  const columns: readonly ListColumn<AccountRequest>[] = [
    {
      key: 'state',
      title: markPhrase('Status'),
      value: ({ state }) => t(states[state][0]),
      render: ({ state, trouble }) => (
        <StatusBadge tone={trouble ? 'warn' : states[state][1]}>
          {trouble ? t('The bank’s line is in trouble') : t(states[state][0])}
        </StatusBadge>
      ),
    },
    { key: 'accountName', title: markPhrase('Name of the account'), strong: true },
    { key: 'kindName', title: markPhrase('Kind of account'), value: ({ kindName }) => t(kindName) },
    { key: 'bank', title: markPhrase('Bank') },
    { key: 'askedAt', title: markPhrase('Asked'), value: ({ askedAt }) => formatDateTime(askedAt).slice(0, 10) },
    {
      key: 'id',
      title: markPhrase('Letter'),
      sortable: false,
      render: (row) => (
        <span>
          {row.letterID !== null && (
            <Button size="compact-xs" variant="default" onClick={() => fetchLetter(row.letterID!)}>
              {t('Letter')}
            </Button>
          )}{' '}
          {row.state === 'asked' && (
            <OnlyCapture hide>
              <Button size="compact-xs" variant="default" onClick={() => setAnswering(row)}>
                {t('File reply')}
              </Button>
            </OnlyCapture>
          )}
        </span>
      ),
    },
    { key: 'answeredDate', title: markPhrase('Answered'), kind: 'day' },
    { key: 'answer', title: markPhrase('Answer'), long: true },
  ];
  return (
    <PeopleSection
      title={t('Accounts asked for')}
      actions={
        <>
          <Protected call={bankRequestCalls.openTISaccount}>
            <Button variant="default" size="compact-sm" onClick={() => setAsking('tis')}>
              {t('Ask for a {kind}', { kind: t(tisName) })}
            </Button>
          </Protected>
          <Protected call={bankRequestCalls.openaccount}>
            <Button variant="default" size="compact-sm" onClick={() => setAsking('account')}>
              {t('Request an account')}
            </Button>
          </Protected>
        </>
      }
    >
      <Loaded read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Nobody sentence={t('No account requests.')} />
          ) : (
            <ListTable label={t('Accounts asked for')} rows={rows} columns={columns} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {asking && <AskDialog kind={asking} tisName={tisName} onClose={() => setAsking(undefined)} />}
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </PeopleSection>
  );
}

interface AccountRequestDialogProps {
  readonly kind: 'account' | 'tis';
  readonly tisName: string;
  readonly onClose: () => void;
}

/** As a bank will know it, not as our list sorts it. */
const formatNameForBank = ({ systemTypeID, calledName: name }: MatterOnScreen): string =>
  systemTypeID === systemType.estateLate ? t('Estate late {name}', { name }) : name;

function AskDialog({ kind, tisName, onClose }: AccountRequestDialogProps) {
  const matter = useMatter();
  const says = t('We have asked the bank.');
  const open = useCall(bankRequestCalls.openaccount, { says });
  const openTis = useCall(bankRequestCalls.openTISaccount, { says });
  return (
    <RecordDialog<object>
      title={kind === 'tis' ? t('Ask for a {kind}', { kind: t(tisName) }) : t('Request an account')}
      size="md"
      sections={[
        {
          fields: [
            { name: 'bank', label: markPhrase('Bank'), required: true, maxLength: 120, span: 6 },
            { name: 'accountName', label: markPhrase('Name of the account'), required: true, maxLength: 160, span: 6 },
            { name: 'note', label: markPhrase('Message to the bank'), kind: 'notes', maxLength: 1000, span: 6 },
          ],
        },
      ]}
      schema={toAsk}
      value={{ matterID: matter.id, bank: null, accountName: formatNameForBank(matter), note: null }}
      call={kind === 'tis' ? openTis : open}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

function AnswerDialog({ request, onClose }: { request: AccountRequest; onClose: () => void }) {
  const today = useToday();
  const save = useCall(bankRequestCalls.saveAnswer, { says: t('Reply filed.') });
  const isOpened = { field: 'outcome', is: (value: unknown) => value === 'opened' };
  return (
    <RecordDialog<object>
      title={t('Answer of {bank}', { bank: request.bank })}
      size="md"
      sections={[
        {
          fields: [
            {
              name: 'outcome',
              label: markPhrase('The account'),
              kind: 'select',
              required: true,
              options: [
                { value: 'opened', label: t('was opened') },
                { value: 'refused', label: t('Not opened') },
              ],
            },
            { name: 'answeredDate', label: markPhrase('Answered on'), kind: 'day', required: true },
            { name: 'accountNumber', label: markPhrase('Account number'), kind: 'accountNumber', when: isOpened },
            { name: 'branchCode', label: markPhrase('Branch code'), kind: 'branchCode', when: isOpened },
            { name: 'note', label: markPhrase('What the bank said'), kind: 'notes', maxLength: 1000, span: 6 },
          ],
        },
      ]}
      schema={addRule(answerToSave, (values) =>
        checkBankAnswer(
          { ...(values as unknown as BankAnswer), answeredOn: values['answeredDate'] as LocalDate },
          { askedOn: request.askedAt.slice(0, 10) as LocalDate, today },
        ),
      )}
      value={{
        id: request.id,
        version: request.version,
        outcome: 'opened',
        answeredDate: today,
        accountNumber: null,
        branchCode: null,
        note: null,
        documentID: null,
      }}
      call={save}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
