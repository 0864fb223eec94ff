import type { WireAnswer } from '@boedel/contract/call';
import { officeLabels } from '@boedel/contract/waiting/offices';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { describeDays } from '../../ui/figures/describe-days';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { Loaded } from '../../ui/states';
import { Card } from './card';
import styles from './dashboard.module.css';
import own from './waiting-cards.module.css';

type WaitingAnswer = WireAnswer<typeof waitingCalls.ageing>;

const ageBands = ['0–30', '31–60', '61–90', '90+'] as const;
const buildWaitingPath = (matterID: number): string => `${paths.matter.diary({ id: matterID })}?show=waiting`;

/** What the matters wait for by office and age, what is to be chased, and the money that lies still by its reason. */
export function WaitingCards() {
  const read = useRead(waitingCalls.ageing, undefined, { quiet: true });
  return (
    <Loaded read={read}>
      {({ offices, waits, idle }) => (
        <>
          <Card title={t('Waiting on')} id="waiting">
            {offices.length === 0 ? (
              <p className={styles.none}>{t('No matters are waiting on others.')}</p>
            ) : (
              <>
                <ByOffice offices={offices} />
                <Longest waits={waits} />
              </>
            )}
          </Card>
          <Card title={t('Idle money')} id="idle">
            {idle.length === 0 ? (
              <p className={styles.none}>{t('No estate has money in its bank accounts.')}</p>
            ) : (
              <Idle idle={idle} />
            )}
          </Card>
        </>
      )}
    </Loaded>
  );
}

function ByOffice({ offices }: Pick<WaitingAnswer, 'offices'>) {
  return (
    <table className={own.ageing} aria-label={t('Days waiting, by office')}>
      <thead>
        <tr>
          <th scope="col">{t('Days')}</th>
          {ageBands.map((band) => (
            <th key={band} scope="col">
              {band}
            </th>
          ))}
          <th scope="col">{t('To follow up')}</th>
        </tr>
      </thead>
      <tbody>
        {offices.map(({ office, ages, due }) => (
          <tr key={office}>
            <th scope="row">{t(officeLabels[office])}</th>
            {ageBands.map((band, at) => (
              <td key={band} data-age={(ages[at] ?? 0) > 0 ? at : undefined}>
                {ages[at]}
              </td>
            ))}
            <td>{due}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Longest({ waits }: Pick<WaitingAnswer, 'waits'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrollable by keyboard
    <ul className={styles.lines} tabIndex={waits.length > 8 ? 0 : undefined} aria-label={t('Follow up first')}>
      {waits.map(({ matterID, key, name, reference, what, office, who, days, isDue }) => (
        <li key={`${matterID}-${key}`}>
          <span className={styles.day}>
            {describeDays(days)}
            {isDue && <small data-tone="warn">{t('Follow up now')}</small>}
          </span>
          <span className={styles.what}>
            <Link to={buildWaitingPath(matterID)}>{name}</Link>
            <small>
              {who ?? t(officeLabels[office])}: {translate(what)} · {reference}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Idle({ idle }: Pick<WaitingAnswer, 'idle'>) {
  return (
    <div className={own.idle}>
      {idle.map(({ reason, words, tab, count, cash, matters }) => (
        <details key={reason}>
          <summary>
            <span>{translate(words)}</span>
            <StatusBadge tone={reason === 'payable' ? 'warn' : 'off'}>{String(count)}</StatusBadge>
            <strong>
              <Amount rands={cash} />
            </strong>
          </summary>
          <ul>
            {matters.map(({ matterID, reference, name, cash: held, days }) => (
              <li key={matterID}>
                <span className={styles.what}>
                  <Link to={`${paths.matter.home({ id: matterID })}/${tab}`}>{name}</Link>
                  <small>
                    {reference}
                    {days !== null && ` · ${describeDays(days)}`}
                  </small>
                </span>
                <Amount rands={held} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
