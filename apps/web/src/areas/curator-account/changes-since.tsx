import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { CuratorDraft } from './draft';
import styles from './curator-account.module.css';

interface ChangesSinceProps {
  readonly changes: CuratorDraft['changes'];
  readonly number: number;
}

/** In cents and back, so that a difference has no crumbs. */
const computeDifference = (before: number | null, now: number | null): number =>
  (Math.round((now ?? 0) * 100) - Math.round((before ?? 0) * 100)) / 100;

/** This account beside the one before it: the figures first, then head by head. */
export function ChangesSince({ changes, number }: ChangesSinceProps) {
  return (
    <details className={styles.changes}>
      <summary>{t('What changed since account no. {number}', { number: number - 1 })}</summary>
      <table>
        <thead>
          <tr>
            <th>{t('Head')}</th>
            <th>{t('Account no. {number}', { number: number - 1 })}</th>
            <th>{t('This account')}</th>
            <th>{t('Difference')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ head, kind, before, now }) => (
            <tr key={`${kind} ${translate(head)}`} data-kind={kind}>
              <td>{translate(head)}</td>
              <td data-label={t('Account no. {number}', { number: number - 1 })}>
                <Amount rands={before} />
              </td>
              <td data-label={t('This account')}>
                <Amount rands={now} />
              </td>
              <td data-label={t('Difference')}>
                <Amount rands={computeDifference(before, now)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
