import type { WireAnswer } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { VisuallyHidden } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { keepUnbroken } from '../../ui/format';
import styles from './scenarios.module.css';

export type ScenarioCompareAnswer = WireAnswer<typeof projectionCalls.compare>;
type ScenarioLine = ScenarioCompareAnswer['lines'][number];

interface SideBySideProps {
  readonly compared: ScenarioCompareAnswer;
  /** Beside the cover that was solved for. */
  readonly solved?: ReactNode;
}

/** Plans side by side, line by line, with how each differs from the plan as it stands. */
export function SideBySide({ compared, solved }: SideBySideProps) {
  const { lines, cover, toSpouse, unworkable, assumptions } = compared;
  return (
    <section className={styles.part} aria-label={t('What if?')}>
      <h3>{t('What if?')}</h3>
      {unworkable.map(({ id, name, messages }) => (
        <p key={id} className={styles.not}>
          <strong>{name}: </strong>
          {messages.map(translate).join(' ')}
        </p>
      ))}
      <CompareTable compared={compared} lines={lines} />
      <Effects scenarios={compared.scenarios} />
      {cover !== null && <Solved cover={cover}>{solved}</Solved>}
      {toSpouse.length > 0 && <ToSpouse rows={toSpouse} />}
      <p className={styles.rests}>
        {assumptions.map((one) => (
          <span key={translate(one)}>{translate(one)} </span>
        ))}
      </p>
    </section>
  );
}

/** What each plan brings and costs in life, and the cover it would need. */
function Effects({ scenarios }: Pick<ScenarioCompareAnswer, 'scenarios'>) {
  const changed = scenarios.filter(({ id, effects, cover }) => id !== null && (effects.length > 0 || cover !== null));
  if (changed.length === 0) return null;
  return (
    <ul className={styles.effects}>
      {changed.map(({ id, name, effects, cover }) => (
        <li key={id}>
          <strong>{name}: </strong>
          {effects.map(({ label, amount }) => (
            <span key={translate(label)}>
              {translate(label)} <Amount rands={amount} />
              {'. '}
            </span>
          ))}
          {cover !== null && (
            <span>
              {t('Cover that would close the shortfall:')} <Amount rands={cover} />.
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export const Solved = ({ cover, children }: { readonly cover: number; readonly children?: ReactNode }) => (
  <p className={styles.solved}>
    <IconTargetArrow size={18} aria-hidden /> {t('Solved for: cover of')} <Amount rands={cover} />{' '}
    {t('paid to the estate covers the shortfall exactly.')} {children}
  </p>
);

/** The plans in columns; a picture of each line only where there is something to compare it with. */
export function CompareTable({
  compared: { scenarios },
  lines,
}: {
  readonly compared: Pick<ScenarioCompareAnswer, 'scenarios'>;
  readonly lines: ScenarioCompareAnswer['lines'];
}) {
  const shown = lines.filter(({ values }) => values.some((value) => value !== 0));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('Side by side')}>
      <table className={styles.compare} data-many={scenarios.length > 1 || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col" className={styles.bars}>
              <VisuallyHidden>{t('Picture')}</VisuallyHidden>
            </th>
            {scenarios.map(({ id, name, ratesDate }, index) => (
              <th key={id ?? 0} scope="col">
                <i data-plan={index} aria-hidden /> {id === null ? t('Current plan') : keepUnbroken(name)}
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
    </section>
  );
}

interface ScenarioRowProps {
  readonly line: ScenarioLine;
  readonly plans: ScenarioCompareAnswer['scenarios'];
}

function Row({ line: { line, label, values, changes }, plans }: ScenarioRowProps) {
  const most = Math.max(1, ...values.map(Math.abs));
  const isBad = (value: number): boolean => line.startsWith('liquidity') && value < 0;
  return (
    <tr data-total={line.startsWith('liquidity') || undefined}>
      <th scope="row">{translate(label)}</th>
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
          {by > 0 ? '+ ' : '− '}
          <Amount rands={Math.abs(by)} />
        </>
      )}
    </small>
  );
}

function ToSpouse({ rows }: { readonly rows: ScenarioCompareAnswer['toSpouse'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('Estate duty if left to spouse')}>
      <table className={styles.compare}>
        <caption>{t('Estate duty, if it went to the husband or wife instead: arithmetic, not advice')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Estate duty if left to spouse')}</th>
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
    </section>
  );
}
