import type { WireAnswer } from '@boedel/contract/call';
import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { useRead } from '../../client/hooks';
import { translateSection, t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { InsolventPaper } from './insolvent-paper';
import styles from './insolvent.module.css';

type RehabilitationPanelGround = WireAnswer<typeof insolventCalls.getRehabilitation>['grounds'][number];

/** On which grounds the insolvent may be rehabilitated, from when, with what notice, and what stops it. */
export function RehabilitationPanel() {
  const { id: matterID } = useMatter();
  const read = useRead(insolventCalls.getRehabilitation, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {({ grounds, papers, rehabilitatedDate }) => (
        <>
          <PeopleSection
            title={t('Rehabilitation (ss 124 to 127A)')}
            about={t('Dates are calculated from the order, its confirmation and the events in the diary.')}
          >
            {rehabilitatedDate && (
              <p>
                <StatusBadge tone="good">
                  {t('Rehabilitated on {day}', { day: formatDate(rehabilitatedDate) })}
                </StatusBadge>
              </p>
            )}
            <ul className={styles.steps}>
              {grounds.map((ground) => (
                <GroundLine key={ground.ground} ground={ground} />
              ))}
            </ul>
          </PeopleSection>
          <PeopleSection title={t('Requirements for the application')}>
            <ul className={styles.steps}>
              {papers.map(({ says, section }) => (
                <li key={translate(says)}>
                  <span>{translate(says)}</span> <small>{translateSection(section)}</small>
                </li>
              ))}
            </ul>
          </PeopleSection>
          {grounds.some(({ notice, stops }) => notice !== null && stops.length === 0) && (
            <InsolventPaper paper="rehabilitationNotice" title={t('Notice of the application')} />
          )}
          <InsolventPaper paper="trusteeReport" title={t('Report of the trustee')} />
        </>
      )}
    </Loaded>
  );
}

function GroundLine({ ground }: { ground: RehabilitationPanelGround }) {
  const { title, section, note, fromDate, waitsFor, notice, stops, isOpen } = ground;
  return (
    <li>
      <span>
        {t(title)} <small>{translateSection(section)}</small>
        {note && <small>{t(note)}</small>}
        {notice && (
          <small>
            {t('{days} days’ notice, by {day}:', { days: notice.days, day: formatDate(notice.byDate) })}{' '}
            {notice.to.map((one) => translate(one)).join(', ')}
          </small>
        )}
        {stops.map((why) => (
          <small key={translate(why)} className={styles.fault}>
            {translate(why)}
          </small>
        ))}
        {waitsFor && <small>{t('Waiting for: {what}', { what: t(waitsFor) })}</small>}
      </span>
      <span className={styles.state}>
        {fromDate && <small>{t('from {day}', { day: formatDate(fromDate) })}</small>}
        <StatusBadge tone={isOpen ? 'good' : 'off'}>{isOpen ? t('May apply now') : t('Not yet')}</StatusBadge>
      </span>
    </li>
  );
}
