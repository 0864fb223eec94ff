import { tabs } from '@boedel/domain/matter/tabs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { t, translate } from '../../i18n/t';
import type { CuratorDraft } from './draft';
import styles from './curator-account.module.css';

interface WhatIsMissingProps {
  readonly matterID: number;
  readonly drawn: CuratorDraft;
}

const formatTabName = (path: string): string => t(tabs.find((one) => one.path === path)?.label ?? 'Details');
/** So many of one kind are shown one by one; the rest is on the tab they are mended on. */
const most = 8;

function Mend({ matterID, tab, rowID }: { matterID: number; tab: string; rowID?: string | null }) {
  if (tab === 'report') return null;
  const search = tab === 'assets' && rowID ? `?asset=${rowID}` : '';
  return (
    <Link to={`${paths.matter.home({ id: matterID })}/${tab}${search}`}>
      {t('Go to {tab}', { tab: formatTabName(tab) })}
    </Link>
  );
}

/** What keeps the account from being drawn or lodged, each proof with where it breaks, and what is worth a look. */
export function WhatIsMissing({ matterID, drawn: { stopping, proofs, remarks, open } }: WhatIsMissingProps) {
  const failed = proofs.filter(({ holds }) => !holds);
  const unknown = proofs.filter(({ holds, isKnown }) => holds && !isKnown);
  return (
    <>
      {stopping.length > 0 && (
        <section className={styles.stopping} aria-label={t('What is stopping this account')}>
          <h3>{t('What is stopping this account')}</h3>
          <ol>
            {stopping.map(({ field, message, tab, rowID }) => (
              <li key={`${field} ${message.key}`}>
                {translate(message)} <Mend matterID={matterID} tab={tab} rowID={rowID} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {proofs.length > 0 && (
        <details className={styles.proofs} open={failed.length > 0} data-fails={failed.length > 0 || undefined}>
          <summary>
            {failed.length === 0
              ? [
                  t('Balanced: {count} checks passed', { count: proofs.length - unknown.length }),
                  ...(unknown.length > 0 ? [t('Not known: {count}.', { count: unknown.length })] : []),
                ].join(' · ')
              : failed.length === 1
                ? t('1 check failed. Correct the account before you lodge it.')
                : t('{count} checks failed. Correct the account before you lodge it.', { count: failed.length })}
          </summary>
          <ul>
            {proofs.map(({ id, check, holds, isKnown, says, tab }) => (
              <li key={id} data-fails={!holds || undefined}>
                <strong>
                  {holds ? (isKnown ? '✓' : '?') : '✗'} {translate(check)}
                </strong>
                {!holds && <Mend matterID={matterID} tab={tab} />}
                {says.slice(0, most).map((one) => (
                  <span key={translate(one)}>{translate(one)}</span>
                ))}
                {says.length > most && <span>{t('And {count} more.', { count: says.length - most })}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {open.length > 0 && (
        <section className={styles.remarks} aria-label={t('Missing for lodging')}>
          <h3>{t('Missing for lodging')}</h3>
          <ul>
            {open.map(({ id, says, tab }) => (
              <li key={id}>
                {translate(says)} <Mend matterID={matterID} tab={tab} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {remarks.length > 0 && (
        <section className={styles.remarks} aria-label={t('Warnings')}>
          <h3>{t('Warnings')}</h3>
          <ul>
            {remarks.map(({ says, tab }) => (
              <li key={translate(says)}>
                {translate(says)} <Mend matterID={matterID} tab={tab} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
