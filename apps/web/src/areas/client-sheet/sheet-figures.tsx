import { sumProjectedAward } from '@boedel/domain/die-today/projected-awards';
import type { ProjectedDeath } from '@boedel/domain/die-today/projection';
import { toSectionedMessage } from '@boedel/domain/law/refusal';
import { type Cents, minus, negate, plus, sum } from '@boedel/domain/money/cents';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { keepUnbroken } from '../../ui/format';
import styles from './flow-fill.module.css';
import type { ComputedSheet } from './work-out';

/** What it comes to, beside what is typed. */
export function SheetFigures({ figured }: { readonly figured: ComputedSheet }) {
  const { projection, stopping } = figured;
  return (
    <section className={styles.figures} aria-label={t('If the client died today')}>
      <h2>{t('If the client died today')}</h2>
      {projection ? (
        <Found projection={projection} />
      ) : (
        <p className={styles.help}>
          {stopping.length > 0
            ? stopping.map((one) => translate(toSectionedMessage(one))).join(' ')
            : t('The figures appear once you add something you own.')}
        </p>
      )}
    </section>
  );
}

function Found({ projection }: { readonly projection: ProjectedDeath }) {
  const { awards, liquidity, capitalGains, estateDuty, debts, accrual, funeral, administration } = projection;
  const over = liquidity.strict.value;
  const settled = liquidity.settledInKind;
  const received = sum(awards.map(sumProjectedAward));
  const lines: readonly (readonly [string, Cents])[] = [
    [t('Cash available'), liquidity.cash],
    [t('Debts'), negate(debts)],
    ...(accrual > settled ? [[t('Accrual claim of the spouse'), negate(minus(accrual, settled))] as const] : []),
    [t('Funeral and costs'), negate(plus(funeral, administration.value))],
    ...(estateDuty.levied
      ? [
          [t('Capital gains tax'), negate(capitalGains.tax.value)] as const,
          [t('Estate duty'), negate(estateDuty.duty.value)] as const,
        ]
      : []),
  ];
  return (
    <>
      <dl className={styles.lead}>
        <div>
          <dt>{t('Your family receives')}</dt>
          <dd>
            <Amount cents={received} />
          </dd>
        </div>
        <div data-tone={over < 0 ? 'bad' : 'good'}>
          <dt>{over < 0 ? t('Cash shortfall before anything is sold') : t('Cash left over')}</dt>
          <dd>
            <Amount cents={over < 0 ? negate(over) : over} />
          </dd>
        </div>
      </dl>
      <dl className={styles.list}>
        {lines.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('Who gets what')}</h3>
      <dl className={styles.list}>
        {awards.map((award) => (
          <div key={award.personId}>
            <dt>{award.name}</dt>
            <dd>
              <Amount cents={sumProjectedAward(award)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>{keepUnbroken(translate(projection.lead))}</p>
    </>
  );
}
