import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { dateText } from '../../../ui/format';
import { deadlineText, deadlineTone } from '../deadline';
import { MatterStatusBadge } from '../matter-columns';
import { StatusMenu } from '../status-menu';
import { WatchStar } from '../watch-star';
import type { Matter } from './matter-context';
import styles from './workspace.module.css';

type Glance = WireAnswer<typeof matterCalls.getQuickGlance>;

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In front of the name, by type. */
const called: Record<number, string> = { 2: 'Estate late {name}', 1: '{name}', 3: '{name}', 4: '{name}', 5: '{name}' };

/** What a person should never have to look for: whose matter, how it stands, what is next. */
export function MatterHeader({ matter, glance }: { matter: Matter; glance: Glance | undefined }) {
  const today = dayAt(new Date());
  const facts = [
    matter.reference,
    matter.masterOfficeName && t('Master {office}', { office: matter.masterOfficeName }),
    matter.masterReference,
    matter.responsibleName,
  ].filter(Boolean);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <WatchStar matterID={matter.id} name={matter.name} watched={matter.watchList} />
        <h1>{t(called[matter.systemTypeID] ?? '{name}', { name: matter.name })}</h1>
        <MatterStatusBadge status={matter.matterStatus} />
        <span className={styles.facts}>{facts.join(' · ')}</span>
        <div className={styles.actions}>
          <StatusMenu matter={matter} />
        </div>
      </div>
      <dl className={styles.figures}>
        <Figure label={t('Gross assets')}>
          <Amount rands={glance?.grossAssets} />
        </Figure>
        <Figure label={t('Liabilities')}>
          <Amount rands={glance?.liabilities} />
        </Figure>
        <Figure label={t('Net')}>
          <Amount rands={glance?.net} />
        </Figure>
        <Figure label={matter.systemTypeID === 1 ? t('Dividend') : t('Estate duty')}>
          <Amount rands={glance?.estateDutyOrDividend} />
        </Figure>
        <Figure label={t('Cash position')}>
          <Amount rands={glance?.cashPosition} />
        </Figure>
        <Figure label={t('Next deadline')}>
          {glance?.nextDeadline ? (
            <span data-tone={deadlineTone(glance.nextDeadline.date, today)} className={styles.due}>
              {deadlineText(glance.nextDeadline, today)}
            </span>
          ) : (
            '-'
          )}
        </Figure>
        <Figure label={t('Last note')}>
          {glance?.lastNote ? (
            <span className={styles.note} title={glance.lastNote.text}>
              {glance.lastNote.text} · {glance.lastNote.by} · {dateText(glance.lastNote.at)}
            </span>
          ) : (
            '-'
          )}
        </Figure>
      </dl>
    </header>
  );
}
