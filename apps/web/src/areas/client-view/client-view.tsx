import type { WireAnswer } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { waitedFor } from '@boedel/contract/milestones/plain-steps';
import { countDaysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../client/hooks';
import { ChooseLanguage } from '../../client/reader/choose-language';
import { WhomToCall } from '../../client/reader/whom-to-call';
import { t } from '../../i18n/t';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';
import styles from './client-view.module.css';

type ClientViewAnswer = WireAnswer<typeof matterCalls.getClientView>;

const formatTitle = ({ systemTypeID, calledName: name }: ClientViewAnswer): string =>
  systemTypeID === systemType.estateLate ? t('The estate of {name}', { name }) : name;

function Now({ view }: { view: ClientViewAnswer }) {
  const now = view.steps.find(({ state }) => state === 'now');
  if (view.isOver || !now) {
    return (
      <section className={styles.now} aria-label={t('Today')}>
        <h2>{t('Everything has been done')}</h2>
        <p>{t('This matter is closed. Please call us if you have any questions.')}</p>
      </section>
    );
  }
  const isYours = now.waitsFor === 'you';
  return (
    <section className={styles.now} aria-label={t('Today')}>
      <p className={styles.todo}>
        {isYours ? t('You need to do something') : t('There is nothing you need to do now')}
      </p>
      <h2>{t(waitedFor[now.waitsFor])}</h2>
      <p>{t('Current step: {step}. We will write to you when it is done.', { step: t(now.words) })}</p>
    </section>
  );
}

function describeState(
  state: ClientViewAnswer['steps'][number]['state'],
  since: LocalDate | null,
  today: LocalDate,
): string {
  if (state === 'done') return t('done');
  if (state === 'ahead') return t('still to come');
  if (!since) return t('now');
  const days = countDaysBetween(since, today);
  if (days < 1) return t('since today');
  return days === 1 ? t('since yesterday') : t('since {date}, {count} days', { date: since, count: days });
}

function Steps({ steps, since }: Pick<ClientViewAnswer, 'steps' | 'since'>) {
  const today = useToday();
  return (
    <ol className={styles.steps} aria-label={t('The steps')}>
      {steps.map(({ words, state, date }) => (
        <li key={words} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
          <span className={styles.sign} aria-hidden>
            {state === 'done' && <IconCheck size={14} stroke={3} />}
          </span>
          <span>
            {t(words)}
            <small>{date ?? describeState(state, since as LocalDate | null, today)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface ClientViewPart {
  readonly path: string;
  readonly label: string;
}

/** What else of the matter the person was given: papers, accounts. */
function Parts({ matterID, parts }: { matterID: number; parts: readonly ClientViewPart[] }) {
  if (parts.length === 0) return null;
  return (
    <nav className={styles.parts} aria-label={t('Documents for you to read')}>
      <h2>{t('Documents for you to read')}</h2>
      {parts.map(({ path, label }) => (
        <Link key={path} to={`/matters/${matterID}/${path}`}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The plain page: where a matter stands, for a client or an heir, on a phone, in their language. Nothing to fill in. */
export function ClientView({ matterID, parts }: { matterID: number; parts: readonly ClientViewPart[] }) {
  const read = useRead(matterCalls.getClientView, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(view) => (
        <article className={styles.page}>
          <ChooseLanguage />
          <h1>{formatTitle(view)}</h1>
          <p className={styles.lead}>
            {t('Dear {name}, this page shows where things are today.', { name: view.reader })}
          </p>
          <Now view={view} />
          <Steps steps={view.steps} since={view.since} />
          <Parts matterID={matterID} parts={parts} />
          <p className={styles.reference}>{t('Our reference: {reference}', { reference: view.reference })}</p>
          <WhomToCall firm={view.firm} contact={view.contact} />
        </article>
      )}
    </Loaded>
  );
}
