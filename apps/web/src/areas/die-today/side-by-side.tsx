import type { WireAnswer } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { VisuallyHidden } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { t, tell } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import styles from './scenarios.module.css';

export type Compared = WireAnswer<typeof projectionCalls.compare>;
type Line = Compared['lines'][number];

/** Plans side by side, line by line, with how each differs from the plan as it stands. */
export function SideBySide({ compared }: { readonly compared: Compared }) {
  const { scenarios, lines, cover, toSpouse, unworkable, assumptions } = compared;
  const shown = lines.filter(({ values }) => values.some((value) => value !== 0));
  return (
    <section className={styles.part} aria-label={t('What if?')}>
      <h3>{t('What if?')}</h3>
      {unworkable.map(({ id, name, told }) => (
        <p key={id} className={styles.not}>
          <strong>{name}: </strong>
          {told.map(tell).join(' ')}
        </p>
      ))}
      <div className={styles.scroll}>
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{t('Line')}</th>
              <th scope="col">
                <VisuallyHidden>{t('Picture')}</VisuallyHidden>
              </th>
              {scenarios.map(({ id, name, ratesDate }, index) => (
                <th key={id ?? 0} scope="col">
                  <i data-plan={index} aria-hidden /> {id === null ? t('As things stand') : name}
                  <small>{t('rates of {day}', { day: ratesDate })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Row key={line.line} line={line} plans={scenarios} />
            ))}
          </tbody>
        </table>
      </div>
      {cover !== null && (
        <p className={styles.solved}>
          <IconTargetArrow size={18} aria-hidden /> {t('Solved for: cover of')} <Amount rands={cover} />{' '}
          {t('paid to the estate just closes the gap.')}
        </p>
      )}
      {toSpouse.length > 0 && <ToSpouse rows={toSpouse} />}
      <p className={styles.rests}>
        {assumptions.map((one) => (
          <span key={tell(one)}>{tell(one)} </span>
        ))}
      </p>
    </section>
  );
}

interface RowProps {
  readonly line: Line;
  readonly plans: Compared['scenarios'];
}

function Row({ line: { line, label, values, changes }, plans }: RowProps) {
  const most = Math.max(1, ...values.map(Math.abs));
  const isBad = (value: number): boolean => line.startsWith('liquidity') && value < 0;
  return (
    <tr>
      <th scope="row">{tell(label)}</th>
      <td className={styles.bars} aria-hidden>
        {values.map((value, index) => (
          <i
            key={plans[index]!.id ?? 0}
            data-plan={index}
            data-bad={isBad(value) || undefined}
            style={{ width: `${(Math.abs(value) / most) * 100}%` }}
          />
        ))}
      </td>
      {values.map((value, index) => (
        <td key={plans[index]!.id ?? 0}>
          <Amount rands={value} />
          {index > 0 && <Change by={changes[index]!} />}
        </td>
      ))}
    </tr>
  );
}

/** How a plan differs from the one as things stand. */
function Change({ by }: { readonly by: number }) {
  return (
    <small>
      {by === 0 ? (
        t('no change')
      ) : (
        <>
          {by > 0 && '+ '}
          <Amount rands={by} />
        </>
      )}
    </small>
  );
}

function ToSpouse({ rows }: { readonly rows: Compared['toSpouse'] }) {
  return (
    <table className={styles.compare}>
      <caption>{t('Estate duty, if it went to the husband or wife instead: arithmetic, not advice')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col">{t('Estate duty then')}</th>
          <th scope="col">{t('Less')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, duty, saved }) => (
          <tr key={name ?? ''}>
            <th scope="row">{name ?? t('The rest of the estate')}</th>
            <td>
              <Amount rands={duty} />
            </td>
            <td>
              <Amount rands={saved} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
