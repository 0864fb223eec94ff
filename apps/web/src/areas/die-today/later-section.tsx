import type { WireAnswer } from '@boedel/contract/call';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { flowAssumptions } from '@boedel/contract/die-today/assumptions.record';
import { flowAssumptionCalls, projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { useMemo } from 'react';
import { useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { createAssumptionControls } from './scenario-controls';
import styles from './scenarios.module.css';

type LaterPlanAnswer = WireAnswer<typeof projectionCalls.getLater>;
type LaterPlanYear = LaterPlanAnswer['years'][number];
type LaterFigure = keyof LaterPlanYear['middle'];

const kit = createRecordKit(flowAssumptions, flowAssumptionCalls);

/** The debts of the client, to choose from. */
export function useDebts(matterID: number) {
  const rows = useRead(liabilityCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  return rows.map(({ id, creditor }) => ({ value: id, label: creditor ?? '' }));
}

/** A death in each of the next years: what it rests on, a chart of each figure with its band, and a table. */
export function LaterSection() {
  const { id: matterID } = useMatter();
  const debts = useDebts(matterID);
  const controls = useMemo(() => createAssumptionControls(debts), [debts]);
  const read = useRead(projectionCalls.getLater, { matterID }, { quiet: true, keepLast: true });
  return (
    <>
      <MatterRecordSection
        kit={kit}
        title={t('Assumptions for dying later')}
        none={t('Usual rates apply. Add assumptions to change them.')}
        more={controls}
      />
      <Loaded read={read}>{(later) => (later.years.length > 1 ? <Later later={later} /> : null)}</Loaded>
    </>
  );
}

function Later({ later: { years, assumptions } }: { readonly later: LaterPlanAnswer }) {
  return (
    <section className={styles.part} aria-label={t('If you die later')}>
      <h3>{t('If you die later')}</h3>
      <div className={styles.charts}>
        <LaterChart years={years} figure="received" title={t('Your family receives')} />
        <LaterChart years={years} figure="over" title={t('Cash left over, or short below the line')} />
      </div>
      <LaterTable years={years} />
      <p className={styles.rests}>
        {assumptions.map((one) => (
          <span key={translate(one)}>{translate(one)} </span>
        ))}
      </p>
    </section>
  );
}

const size = { width: 420, height: 170, left: 6, right: 6, top: 10, bottom: 22 };

function LaterChart({
  years,
  figure,
  title,
}: {
  readonly years: readonly LaterPlanYear[];
  readonly figure: LaterFigure;
  readonly title: string;
}) {
  const band = years.filter(({ low, high }) => low !== null && high !== null);
  const all = years.flatMap(({ low, middle, high }) => [middle[figure], low?.[figure] ?? 0, high?.[figure] ?? 0]);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = years.at(-1)!.years;
  const findX = (year: number): number => size.left + (year / last) * (size.width - size.left - size.right);
  const findY = (amount: number): number =>
    size.top + ((most - amount) / (most - least)) * (size.height - size.top - size.bottom);
  const draw = (points: readonly (readonly [number, number])[]): string =>
    points.map(([year, amount]) => `${findX(year).toFixed(1)},${findY(amount).toFixed(1)}`).join(' ');
  const first = years[0]!.middle[figure];
  const end = years.at(-1)!.middle[figure];
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
        <polygon
          className={styles.band}
          points={draw([
            ...band.map(({ years: year, high }) => [year, high![figure]] as const),
            ...band.toReversed().map(({ years: year, low }) => [year, low![figure]] as const),
          ])}
        />
        <line className={styles.axis} x1={size.left} x2={size.width - size.right} y1={findY(0)} y2={findY(0)} />
        <polyline
          className={styles.line}
          points={draw(years.map(({ years: year, middle }) => [year, middle[figure]]))}
        />
        {band.map(({ years: year }) => (
          <text
            key={year}
            x={findX(year)}
            y={size.height - 6}
            data-end={year === last || undefined}
            data-start={year === 0 || undefined}
          >
            {year === 0 ? t('today') : year}
          </text>
        ))}
      </svg>
      <p>
        {t('today')} <Amount rands={first} />, {t('after {count} years', { count: last })} <Amount rands={end} />
      </p>
    </figure>
  );
}

function LaterTable({ years }: { readonly years: readonly LaterPlanYear[] }) {
  const hasPremiums = years.some(({ premiums }) => premiums > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('Year by year')}>
      <table className={styles.compare}>
        <caption>{t('Year by year')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Years from now')}</th>
            <th scope="col">{t('Gross estate')}</th>
            <th scope="col">{t('Taxes')}</th>
            <th scope="col">{t('Cash needed')}</th>
            <th scope="col">{t('Cash left over or short')}</th>
            <th scope="col">{t('Your family receives')}</th>
            {hasPremiums && <th scope="col">{t('Premiums until then')}</th>}
          </tr>
        </thead>
        <tbody>
          {years.map(({ years: year, middle, low, high, premiums }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>
                <Amount rands={middle.gross} />
              </td>
              <td>
                <Amount rands={middle.taxes} />
              </td>
              <td>
                <Amount rands={middle.cashRequired} />
              </td>
              <td>
                <Amount rands={middle.over} />
                {low && high && year > 0 && (
                  <small>
                    <Amount rands={low.over} /> – <Amount rands={high.over} />
                  </small>
                )}
              </td>
              <td>
                <Amount rands={middle.received} />
                {low && high && year > 0 && (
                  <small>
                    <Amount rands={low.received} /> – <Amount rands={high.received} />
                  </small>
                )}
              </td>
              {hasPremiums && (
                <td>
                  <Amount rands={premiums} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
