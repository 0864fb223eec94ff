import type { WireAnswer } from '@boedel/contract/call';
import { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { Button, NumberInput, SegmentedControl, Select, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { t, translate } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { PageTitle } from '../../ui/page-title';
import { PaperView } from '../../ui/paper/paper-view';
import { Empty, Loaded } from '../../ui/states';
import many from '../../ui/to-many.module.css';
import styles from './client-reports.module.css';

type ReportRecipientsAnswer = WireAnswer<typeof clientReportCalls.getReportRecipients>;
type ReportRecipientLine = ReportRecipientsAnswer['recipients'][number];
type ReportKind = 'reports' | 'milestones';

/** More than these are counted, not listed: nobody reads six thousand names. */
const mostListed = 100;

interface WriteReportsProps {
  /** None is: by rule. */
  readonly matterIDs: readonly number[];
  readonly onMade: (id: number) => void;
  readonly onBack: () => void;
}

/** Which matters, what is said to everybody, who gets it and how it looks; then it goes out in the background. */
export function WriteReports({ matterIDs, onMade, onBack }: WriteReportsProps) {
  const [kind, setKind] = useAddressState('kind');
  const [responsible, setResponsible] = useAddressState('responsible');
  const [days, setDays] = useAddressState('days');
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<number>();
  const sent: ReportKind = kind === 'milestones' ? 'milestones' : 'reports';
  const isByRule = matterIDs.length === 0;
  const rule = {
    ...(responsible && { responsibleID: Number(responsible) }),
    ...(Number(days) >= 1 && { notSentForDays: Number(days) }),
  };
  const which = isByRule ? { rule } : { matterIDs: [...matterIDs] };
  const found = useQuery<ReportRecipientsAnswer, Error>({
    queryKey: [clientReportCalls.getReportRecipients.path, which, sent],
    queryFn: ({ signal }) =>
      send(clientReportCalls.getReportRecipients, { body: { ...which, kind: sent } }, { signal, quiet: true }),
  });
  const recipients = found.data?.recipients ?? [];
  const able = recipients.filter(({ why }) => why === null);
  const preview = able.find(({ recipientID }) => recipientID === shown) ?? able[0];
  const handleDone = ({ id }: { id: number }): void => onMade(id);
  const reports = useCall(clientReportCalls.sendBulkReports, { onDone: handleDone });
  const milestones = useCall(clientReportCalls.sendMilestoneReport, { onDone: handleDone });
  const call = sent === 'reports' ? reports : milestones;
  return (
    <>
      <PageTitle
        title={sent === 'reports' ? t('Reports to clients') : t('Milestones for recipients')}
        about={isByRule ? undefined : t('{count} matters selected', { count: matterIDs.length })}
      >
        <Button variant="default" onClick={onBack}>
          {t('Cancel')}
        </Button>
        <Button
          loading={call.isRunning}
          disabled={able.length === 0}
          onClick={() => call.run({ ...which, message: message || null })}
        >
          {!found.data
            ? t('Send')
            : able.length === 1
              ? t('Send to one recipient')
              : t('Send to {count} recipients', { count: able.length })}
        </Button>
      </PageTitle>
      <div className={many.two}>
        <div className={many.form}>
          <div className={many.bar}>
            <SegmentedControl
              aria-label={t('What goes out')}
              data={[
                { value: 'reports', label: t('Reports') },
                { value: 'milestones', label: t('Milestones') },
              ]}
              value={sent}
              onChange={(value) => setKind(value === 'reports' ? '' : value)}
            />
          </div>
          {isByRule && <Rule {...{ responsible, setResponsible, days, setDays }} />}
          <Textarea
            label={t('Message to all recipients')}
            description={t('Appears above the report and in its email. Leave blank for no message.')}
            autosize
            minRows={2}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Loaded read={found}>
            {({ mattersWithout }) => (
              <Recipients
                {...{ recipients, mattersWithout, shown: preview?.recipientID, onShow: setShown, kind: sent }}
              />
            )}
          </Loaded>
        </div>
        {sent === 'reports' && preview && <Preview recipient={preview} message={message} />}
      </div>
    </>
  );
}

interface ReportRuleProps {
  readonly responsible: string;
  readonly setResponsible: (value: string) => void;
  readonly days: string;
  readonly setDays: (value: string) => void;
}

/** All current matters of the type one works in, narrowed. */
function Rule({ responsible, setResponsible, days, setDays }: ReportRuleProps) {
  const colleagues = useRead(matterCalls.getColleagues, {}, { quiet: true });
  return (
    <div className={many.bar}>
      <Select
        label={t('Responsible')}
        placeholder={t('All current matters')}
        clearable
        searchable
        data={(colleagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={responsible || null}
        onChange={(value) => setResponsible(value ?? '')}
      />
      <NumberInput
        label={t('No report for so many days')}
        min={1}
        max={366}
        allowDecimal={false}
        value={days === '' ? '' : Number(days)}
        onChange={(value) => setDays(value === '' ? '' : String(value))}
      />
    </div>
  );
}

interface ReportRecipientsProps {
  readonly recipients: readonly ReportRecipientLine[];
  readonly mattersWithout: number;
  readonly shown: number | undefined;
  readonly onShow: (recipientID: number) => void;
  readonly kind: ReportKind;
}

function Recipients({ recipients, mattersWithout, shown, onShow, kind }: ReportRecipientsProps) {
  if (recipients.length === 0) {
    return (
      <Empty
        sentence={
          kind === 'reports'
            ? t(
                'These matters have no report recipients. Open a matter and mark its recipients with Gets reports first.',
              )
            : t('No recipients for milestones of these matters. Add recipients to the matters first.')
        }
      />
    );
  }
  // Those who cannot be written to come first: they are what somebody has to see to.
  const listed = recipients.toSorted((a, b) => Number(a.why === null) - Number(b.why === null)).slice(0, mostListed);
  const unable = recipients.filter(({ why }) => why !== null).length;
  return (
    <section aria-label={t('Recipients')}>
      <h2 className={many.head}>
        {recipients.length === 1 ? t('1 recipient') : t('{count} recipients', { count: recipients.length })}
        {unable > 0 && ` · ${t('{count} cannot be written to', { count: unable })}`}
        {mattersWithout > 0 && ` · ${t('{count} matters have no recipients', { count: mattersWithout })}`}
      </h2>
      <ul className={`${many.recipients} ${styles.recipients}`}>
        {listed.map(({ recipientID, matterID, name, email, reference, matter, why, showsFigures, language }) => (
          <li key={`${matterID} ${recipientID}`} data-shown={recipientID === shown || undefined}>
            <span>
              {name}
              <small>{`${reference} ${matter}`}</small>
              {why ? (
                <small data-bad>{translate(why)}</small>
              ) : (
                <small>
                  {[
                    email,
                    language === 'af' ? 'Afrikaans' : 'English',
                    kind === 'reports' && (showsFigures ? t('with figures') : t('without figures')),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              )}
            </span>
            {kind === 'reports' && why === null && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('Show the report to {name}', { name })}
                onClick={() => onShow(recipientID)}
              >
                {t('Show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {recipients.length > listed.length && (
        <p>{t('and {count} more', { count: recipients.length - listed.length })}</p>
      )}
    </section>
  );
}

function Preview({ recipient, message }: { recipient: ReportRecipientLine; message: string }) {
  const [settled] = useDebouncedValue(message, 400);
  const { matterID, recipientID } = recipient;
  const read = useQuery<WireAnswer<typeof clientReportCalls.previewReport>, Error>({
    queryKey: [clientReportCalls.previewReport.path, matterID, recipientID, settled],
    placeholderData: (last) => last,
    retry: false,
    queryFn: ({ signal }) =>
      send(
        clientReportCalls.previewReport,
        { body: { matterID, recipientID, message: settled || null } },
        { signal, quiet: true },
      ),
  });
  return (
    <section aria-label={t('Preview')} className={many.preview}>
      {read.data && <PaperView paper={read.data.paper} />}
    </section>
  );
}
