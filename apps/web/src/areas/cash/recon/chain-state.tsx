import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import { useRead } from '../../../client/hooks';
import { t, translate } from '../../../i18n/t';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';

interface ChainStateProps {
  readonly bankAccountID: number;
  readonly onPick: (lineID: number) => void;
}

/** Whether the lines of the account are continuous from the first statement to the last, and each place where they are not. */
export function ChainState({ bankAccountID, onPick }: ChainStateProps) {
  const { id: matterID } = useMatter();
  const { data } = useRead(reconCalls.getBankChain, { matterID, bankAccountID }, { quiet: true, keepLast: true });
  if (!data) return null;
  const { gaps, breaks, late, findings } = data;
  if (findings.length === 0) {
    return (
      <p className={styles.chain}>
        <IconLink size={14} aria-hidden /> {t('Bank chain unbroken')}
      </p>
    );
  }
  const parts = [
    gaps > 0 && t('missing statements: {count}', { count: gaps }),
    breaks > 0 && t('breaks in the balance: {count}', { count: breaks }),
    late > 0 && t('late lines: {count}', { count: late }),
  ].filter(Boolean);
  return (
    <details className={styles.chain} data-broken>
      <summary>
        <IconAlertTriangle size={14} aria-hidden /> {t('Bank chain')}: {parts.join(', ')}
      </summary>
      <ul>
        {findings.map(({ kind, lineID, said }) => (
          <li key={`${kind} ${lineID ?? translate(said)}`}>
            {lineID === null ? (
              translate(said)
            ) : (
              <button type="button" onClick={() => onPick(lineID)}>
                {translate(said)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
