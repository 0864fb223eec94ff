import type { WireAnswer } from '@boedel/contract/call';
import type { trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import styles from './trust-proofs.module.css';

type TrustProof = WireAnswer<typeof trustMoneyCalls.report>['proofs'][number];

/** Whether every rand of the year is accounted for, and each check with its two figures for whoever wants to see them. */
export function TrustProofs({ proofs }: { readonly proofs: readonly TrustProof[] }) {
  const failed = proofs.filter(({ holds }) => !holds).length;
  return (
    <details className={styles.proofs} open={failed > 0} data-fails={failed > 0 || undefined}>
      <summary>
        {failed === 0
          ? t('Balanced: {count} checks passed', { count: proofs.length })
          : t('Not balanced: {count} of {all} checks failed', { count: failed, all: proofs.length })}
      </summary>
      <ul>
        {proofs.map(({ check, holds, figures }) => (
          <li key={translate(check)} data-fails={!holds || undefined}>
            <span>
              {holds ? '✓' : '✗'} {translate(check)}
            </span>
            {figures.map(({ label, amount }) => (
              <small key={label}>
                {t(label)} <Amount rands={amount} />
              </small>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
