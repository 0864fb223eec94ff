import type { WireAnswer } from '@boedel/contract/call';
import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { cite, phrase, t, tell } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { centsOf, dateText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { InsolventPaper } from './insolvent-paper';
import styles from './insolvent.module.css';

type Composition = WireAnswer<typeof insolventCalls.getComposition>;
type Step = Composition['steps'][number];

const states = {
  done: ['good', phrase('Done')],
  now: ['warn', phrase('Now')],
  ahead: ['off', phrase('Still to come')],
  wrong: ['bad', phrase('Not in order')],
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
                <Amount cents={centsOf(composition.vote.forValue)} /> {t('of')}{' '}
                <Amount cents={centsOf(composition.vote.allValue)} /> {t('in value')}
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
                  <li key={tell(says)}>
                    <span>{tell(says)}</span> <small>{cite(section)}</small>
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

function StepLine({ step, matterID, meetingID }: { step: Step; matterID: number; meetingID: number | undefined }) {
  const [tone, label] = states[step.state];
  const home = paths.matter.home({ id: matterID });
  const tab = step.step === 'vote' && meetingID ? `meetingsandadverts/${meetingID}` : tabOf[step.step];
  return (
    <li data-state={step.state}>
      <span>
        {tell(step.says)} <small>{cite(step.section)}</small>
        {step.fromDate && step.byDate && (
          <small>{t('from {from} to {to}', { from: dateText(step.fromDate), to: dateText(step.byDate) })}</small>
        )}
        {step.faults.map((fault) => (
          <small key={tell(fault)} className={styles.fault}>
            {tell(fault)}
          </small>
        ))}
      </span>
      <span className={styles.state}>
        {step.date && <small>{dateText(step.date)}</small>}
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        {step.state !== 'done' && tab && <Link to={`${home}/${tab}`}>{t('Open')}</Link>}
      </span>
    </li>
  );
}

function Shares({ composition: { shares, worked, received, duties } }: { composition: Composition }) {
  const matter = useMatter();
  const home = paths.matter.home({ id: matter.id });
  const columns: readonly Column<Composition['shares'][number]>[] = [
    { key: 'creditorName', title: phrase('Creditor'), strong: true },
    { key: 'claim', title: phrase('Claim'), kind: 'money' },
    { key: 'due', title: phrase('By the composition'), kind: 'money' },
    { key: 'paid', title: phrase('Paid of it'), kind: 'money' },
  ];
  return (
    <PeopleSection
      title={t('What each creditor has by it')}
      actions={worked && <WorkedOut worked={worked}>{t('How is this worked out?')}</WorkedOut>}
    >
      {shares.length === 0 ? (
        <Nobody sentence={t('Nobody yet: the offer has no rate, or no concurrent claim is proved.')} />
      ) : (
        <ListTable
          label={t('What each creditor has by it')}
          rows={shares}
          columns={columns}
          rowKey={({ claimID }) => claimID}
        />
      )}
      {duties.length > 0 && (
        <p className={styles.soft}>
          {t('Received for it so far:')} <Amount cents={centsOf(received)} />.{' '}
          <Link to={`${home}/banking`}>{t('Enter what is received')}</Link>{' '}
          <Link to={`${home}/payoutfilematter`}>{t('Pay the creditors')}</Link>
        </p>
      )}
    </PeopleSection>
  );
}
