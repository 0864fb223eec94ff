import { rankLabels } from '@boedel/domain/insolvency/ranks';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { InsolvencyDraft } from './drafts';
import styles from './pictures.module.css';

type InsolvencyDestination = InsolvencyDraft['went'][number];
type InsolvencyRank = InsolvencyDraft['ranks'][number];

const wentTo: Readonly<Record<InsolvencyDestination['to'], string>> = {
  realisation: markPhrase('Costs of the encumbered assets'),
  administration: markPhrase('Costs of administration'),
  remuneration: markPhrase('Remuneration with VAT'),
  mastersFee: markPhrase('Master’s fee'),
  bondPremium: markPhrase('Bond premium'),
  secured: markPhrase('Secured creditors'),
  preferent: markPhrase('Preferent creditors'),
  concurrent: markPhrase('Concurrent creditors'),
  surplus: markPhrase('Left over'),
};
const nameRank = (rank: InsolvencyRank['rank']): string =>
  t(rank === 'secured' ? 'Secured creditors' : rankLabels[rank]);

const computePart = (amount: number, whole: number): number => (whole === 0 ? 0 : (amount / whole) * 100);
/** Whole cents of a rand, as people say it. */
const formatCents = (amount: number, whole: number): string => computePart(amount, whole).toFixed(1);

/** Where each rand that came in went, and what each rank was paid of what it claimed. */
export function InsolvencyPictures({ drawn }: { readonly drawn: InsolvencyDraft }) {
  const { went, ranks, dividend, contribution } = drawn;
  const whole = went.reduce((all, { amount }) => all + amount, 0);
  if (whole <= 0) return null;
  return (
    <div className={styles.pictures}>
      <section aria-label={t('Where each rand goes')}>
        <h3>{t('Where each rand goes')}</h3>
        <div className={styles.bar} aria-hidden>
          {went.map(({ to, amount }) => (
            <span key={to} data-part={to} style={{ width: `${computePart(amount, whole)}%` }} />
          ))}
        </div>
        <ul className={styles.legend}>
          {went.map(({ to, amount }) => (
            <li key={to}>
              <i data-part={to} aria-hidden />
              <span>{t(wentTo[to])}</span>
              <Amount rands={amount} />
              <small>{t('{cents} c of each rand', { cents: formatCents(amount, whole) })}</small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('Paid by rank')}>
        <h3>
          {t('Paid by rank')}
          {contribution > 0 ? (
            <small data-bad>{t('Creditors contribute')}</small>
          ) : (
            dividend !== null && (
              <small>{t('Concurrent dividend by this account: {cents} c in the rand', { cents: dividend })}</small>
            )
          )}
        </h3>
        <ul className={styles.ranks}>
          {ranks.map(({ rank, claimed, paid }) => (
            <li key={rank}>
              <span>{nameRank(rank)}</span>
              <span className={styles.track} aria-hidden>
                <span style={{ width: `${computePart(paid, claimed)}%` }} data-full={paid === claimed || undefined} />
              </span>
              <small>
                {t('{cents} c in the rand', { cents: formatCents(paid, claimed) })}, <Amount rands={paid} /> {t('of')}{' '}
                <Amount rands={claimed} />
              </small>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
