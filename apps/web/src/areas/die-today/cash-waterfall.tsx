import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { Explained } from '../../client/figures/explained';
import { Working } from '../../ui/figures/worked-out';
import type { DeathProjection } from './die-today.queries';
import styles from './flow-view.module.css';

interface WaterfallStep {
  readonly part: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly worked?: DeathProjection['worked'][keyof DeathProjection['worked']];
}

function createSteps({ cash, worked, dutyLevied }: DeathProjection): WaterfallStep[] {
  const taken: readonly (readonly [string, string, number, WaterfallStep['worked']?])[] = [
    ['debts', t('Debts'), cash.debts],
    ...(cash.accrual > 0 ? [['debts', t('Accrual claim of the spouse'), cash.accrual] as const] : []),
    ['costs', t('Funeral and costs'), cash.funeralAndCosts, worked.executorFee],
    ...(dutyLevied
      ? [
          ['taxes', t('Capital gains tax'), cash.gainsTax, worked.gainsTax] as const,
          ['taxes', t('Estate duty'), cash.estateDuty, worked.estateDuty] as const,
        ]
      : []),
  ];
  let left = cash.there;
  const steps = taken.map(([part, label, amount, how]): WaterfallStep => {
    const before = left;
    left -= amount;
    return { part, label, from: left, to: before, amount: -amount, ...(how && { worked: how }) };
  });
  return [{ part: 'cash', label: t('Cash available'), from: 0, to: cash.there, amount: cash.there }, ...steps];
}

/** The cash there is, and what comes off it one thing after the other, down to what is short or left. */
export function CashWaterfall({ projection }: { readonly projection: DeathProjection }) {
  const { cash, worked } = projection;
  const steps = createSteps(projection);
  const isShort = cash.over < 0;
  const last: WaterfallStep = {
    part: isShort ? 'short' : 'left',
    label: isShort ? t('Cash shortfall before anything is sold') : t('Cash left over'),
    from: Math.min(0, cash.over),
    to: Math.max(0, cash.over),
    amount: cash.over,
    worked: worked.over,
  };
  const all = [...steps, last];
  const low = Math.min(0, ...all.map(({ from }) => from));
  const span = Math.max(1, Math.max(...all.map(({ to }) => to)) - low);
  const computePlace = (value: number): number => ((value - low) / span) * 100;
  return (
    <table className={styles.waterfall}>
      <caption className={styles.hidden}>{t('Is there enough cash?')}</caption>
      <tbody>
        {all.map(({ part, label, from, to, amount, worked: how }, index) => (
          <tr key={label} data-part={part} data-total={how === worked.over || undefined}>
            <th scope="row">{label}</th>
            <td className={styles.track} aria-hidden>
              <i style={{ left: `${computePlace(0)}%` }} data-axis />
              {index > 0 && <i data-joint style={{ left: `${computePlace(part === 'short' ? from : to)}%` }} />}
              {amount !== 0 && (
                <i
                  style={{
                    left: `${computePlace(from)}%`,
                    width: `${Math.max(0.6, computePlace(to) - computePlace(from))}%`,
                  }}
                />
              )}
            </td>
            <td>
              {how ? (
                <Explained label={label} rands={amount}>
                  <Working worked={how} />
                </Explained>
              ) : (
                <Amount rands={amount} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
