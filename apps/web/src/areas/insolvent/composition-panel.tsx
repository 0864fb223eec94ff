import type { WireAnswer } from '@boedel/contract/call';
import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { translateSection, markPhrase, t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { toCents, formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { InsolventPaper } from './insolvent-paper';
import styles from './insolvent.module.css';

type CompositionAnswer = WireAnswer<typeof insolventCalls.getComposition>;
type CompositionPanelStep = CompositionAnswer['steps'][number];

const states = {
  done: ['good', markPhrase('Done')],
  now: ['warn', markPhrase('Now')],
  ahead: ['off', markPhrase('Still to come')],
  wrong: ['bad', markPhrase('Not compliant')],
} as const;

/** Where an offer of composition stands, how creditors voted, what each has by it, and what is left to do. */
export function CompositionPanel() {
  const { id: matterID } = useMatter();
  const read = useRead(insolventCalls.getComposition, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(composition) => (
        <>
          <PeopleSection
            title={t('Composition (s 119)')}
            about={t(
              'The offer is captured with the insolvent, the vote at the meeting, the certificate in the diary.',
            )}
          >
            <ol className={styles.steps}>
              {composition.steps.map((step) => (
                <StepLine key={step.step} step={step} matterID={matterID} meetingID={composition.vote?.meetingID} />
              ))}
            </ol>
            {composition.vote && (
              <p className={styles.soft}>
                {t('For it: {number} of {all} in number;', {
                  number: composition.vote.forNumber,
                  all: composition.vote.allNumber,
                })}{' '}
                <Amount cents={toCents(composition.vote.forValue)} /> {t('of')}{' '}
                <Amount cents={toCents(composition.vote.allValue)} /> {t('in value')}
              </p>
            )}
          </PeopleSection>
          <Shares composition={composition} />
          {composition.shares.length > 0 && (
            <InsolventPaper paper="compositionOffer" title={t('Offer to the creditors')} />
          )}
          {composition.duties.length > 0 && (
            <PeopleSection title={t('What the trustee does after the certificate')}>
              <ul className={styles.steps}>
                {composition.duties.map(({ says, section }) => (
                  <li key={translate(says)}>
                    <span>{translate(says)}</span> <small>{translateSection(section)}</small>
                  </li>
                ))}
              </ul>
            </PeopleSection>
          )}
        </>
      )}
    </Loaded>
  );
}

const tabOf: Readonly<Record<string, string>> = {
  offer: 'insolvent',
  send: 'insolvent',
  meeting: 'meetingsandadverts',
  vote: 'meetingsandadverts',
  secure: 'insolvent',
  certificate: 'diarymatter',
};

function StepLine({
  step,
  matterID,
  meetingID,
}: {
  step: CompositionPanelStep;
  matterID: number;
  meetingID: number | undefined;
}) {
  const [tone, label] = states[step.state];
  const home = paths.matter.home({ id: matterID });
  const tab = step.step === 'vote' && meetingID ? `meetingsandadverts/${meetingID}` : tabOf[step.step];
  return (
    <li data-state={step.state}>
      <span>
        {translate(step.says)} <small>{translateSection(step.section)}</small>
        {step.fromDate && step.byDate && (
          <small>{t('from {from} to {to}', { from: formatDate(step.fromDate), to: formatDate(step.byDate) })}</small>
        )}
        {step.faults.map((fault) => (
          <small key={translate(fault)} className={styles.fault}>
            {translate(fault)}
          </small>
        ))}
      </span>
      <span className={styles.state}>
        {step.date && <small>{formatDate(step.date)}</small>}
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        {step.state !== 'done' && tab && <Link to={`${home}/${tab}`}>{t('Open')}</Link>}
      </span>
    </li>
  );
}

function Shares({ composition: { shares, worked, received, duties } }: { composition: CompositionAnswer }) {
  const matter = useMatter();
  const home = paths.matter.home({ id: matter.id });
  const columns: readonly ListColumn<CompositionAnswer['shares'][number]>[] = [
    { key: 'creditorName', title: markPhrase('Creditor'), strong: true },
    { key: 'claim', title: markPhrase('Claim'), kind: 'money' },
    { key: 'due', title: markPhrase('By the composition'), kind: 'money' },
    { key: 'paid', title: markPhrase('Paid of it'), kind: 'money' },
  ];
  return (
    <PeopleSection
      title={t('What each creditor receives under it')}
      actions={worked && <WorkedOut worked={worked}>{t('How is this worked out?')}</WorkedOut>}
    >
      {shares.length === 0 ? (
        <Nobody sentence={t('No creditors yet: the offer has no rate, or no concurrent claim has been proved.')} />
      ) : (
        <ListTable
          label={t('What each creditor receives under it')}
          rows={shares}
          columns={columns}
          rowKey={({ claimID }) => claimID}
        />
      )}
      {duties.length > 0 && (
        <p className={styles.soft}>
          {t('Received so far:')} <Amount cents={toCents(received)} />.{' '}
          <Link to={`${home}/banking`}>{t('Record receipt')}</Link>{' '}
          <Link to={`${home}/payoutfilematter`}>{t('Pay the creditors')}</Link>
        </p>
      )}
    </PeopleSection>
  );
}
