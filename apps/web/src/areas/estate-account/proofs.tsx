import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { EstateAccountAnswer } from './drafts';
import styles from './account.module.css';

/** That the account balances, and each proof with its figures for whoever wants to see them. */
export function Proofs({ proofs, balances }: Pick<EstateAccountAnswer, 'proofs' | 'balances'>) {
  const failed = proofs.filter(({ holds }) => !holds).length;
  const isBalanced = balances && failed === 0;
  return (
    <details className={styles.proofs} open={!isBalanced} data-fails={!isBalanced || undefined}>
      <summary>
        {isBalanced
          ? t('Balanced: {count} checks passed', { count: proofs.length })
          : failed === 1
            ? t('1 check failed. Correct the account before you lodge it.')
            : t('{count} checks failed. Correct the account before you lodge it.', { count: failed })}
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
