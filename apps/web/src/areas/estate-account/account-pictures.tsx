import { VisuallyHidden } from '@mantine/core';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { EstateAccountAnswer } from './drafts';
import { type TextFont, fitText } from '../../ui/figures/fit-text';
import { drawRibbon, stackBands } from '../../ui/figures/flow-lines';
import styles from './pictures.module.css';

type AccountFlow = NonNullable<EstateAccountAnswer['flow']>;
type AccountCashNeed = NonNullable<EstateAccountAnswer['cashNeed']>;
interface AccountPicturePart {
  readonly part: string;
  readonly name: string;
  readonly amount: number;
}

const width = 640;
const height = 220;
const [left, middle, right] = [170, 320, 470];
const bar = 10;
/** Room above and below, so that the words beside the first and the last band are whole. */
const room = 6;

/** Each band with its colour: heirs have one each, in turn. */
function toPictureParts(bands: AccountFlow['to']): AccountPicturePart[] {
  let heirs = 0;
  return bands.map(({ kind, name, amount }) => ({
    part: kind === 'heir' ? `heir${heirs++ % 4}` : kind,
    name: translate(name),
    amount,
  }));
}

const font: TextFont = { size: 11, weight: 400 };
const sumParts = (parts: readonly AccountPicturePart[]): number => parts.reduce((all, { amount }) => all + amount, 0);

/** Who gets what, and whether there is money enough; each with the same figures as a table. */
export function AccountPictures({ flow, cashNeed }: Pick<EstateAccountAnswer, 'flow' | 'cashNeed'>) {
  if (!flow && !cashNeed) return null;
  return (
    <div className={styles.pictures}>
      {flow && <WhoGetsWhat flow={flow} />}
      {cashNeed && <CashNeed need={cashNeed} />}
    </div>
  );
}

function WhoGetsWhat({ flow }: { readonly flow: AccountFlow }) {
  const [from, to] = [toPictureParts(flow.from), toPictureParts(flow.to)];
  return (
    <section aria-label={t('Who gets what')}>
      <h3>{t('Who gets what')}</h3>
      <FlowPicture from={from} to={to} />
      <table className={styles.table}>
        <VisuallyHidden component="caption">{t('Who gets what')}</VisuallyHidden>
        <Side head={t('What there is')} parts={from} />
        <Side head={t('Where it goes')} parts={to} />
        <tfoot>
          <tr>
            <th scope="row">{t('Gross assets')}</th>
            <td>
              <Amount rands={sumParts(to)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Side({ head, parts }: { readonly head: string; readonly parts: readonly AccountPicturePart[] }) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">
            <VisuallyHidden>{t('Amount')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, name, amount }) => (
          <tr key={`${part} ${name}`}>
            <th scope="row">
              <i data-part={part} aria-hidden />
              {name}
            </th>
            <td>
              <Amount rands={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** Assets on the left, the estate in the middle, whoever gets it on the right. The table says the same in words. */
function FlowPicture({
  from,
  to,
}: {
  readonly from: readonly AccountPicturePart[];
  readonly to: readonly AccountPicturePart[];
}) {
  const sides = [
    { parts: from, x: left, text: left - 6, anchor: 'end' as const, ends: [left + bar, middle] as const },
    { parts: to, x: right, text: right + bar + 6, anchor: 'start' as const, ends: [right, middle + bar] as const },
  ];
  return (
    <svg
      className={styles.flow}
      viewBox={`0 ${-room} ${width} ${height + 2 * room}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
      focusable="false"
    >
      {sides.map(({ parts, x, text, anchor, ends }) => {
        const amounts = parts.map(({ amount }) => amount);
        const bands = stackBands(amounts, height, 8);
        const stretches = stackBands(amounts, height, 0);
        return parts.map(({ part, name }, at) => (
          <g key={`${part} ${name}`}>
            <path data-part={part} d={drawRibbon(bands[at]!, ends, stretches[at]!)} />
            <rect data-part={part} x={x} y={bands[at]!.top} width={bar} height={bands[at]!.height} />
            <text x={text} y={bands[at]!.top + bands[at]!.height / 2} dy="0.35em" textAnchor={anchor}>
              {fitText(name, anchor === 'end' ? text : width - text, font)}
            </text>
          </g>
        ));
      })}
      <rect data-part="administration" x={middle} y={0} width={bar} height={height} />
    </svg>
  );
}

function CashNeed({ need }: { readonly need: AccountCashNeed }) {
  const there: readonly AccountPicturePart[] = [
    { part: 'cash', name: t('Money in the estate'), amount: need.cash },
    { part: 'shortfall', name: t('Short'), amount: need.shortfall },
  ].filter(({ amount }) => amount > 0);
  const needed: readonly AccountPicturePart[] = [
    { part: 'debts', name: t('Debts, costs and duty'), amount: need.debts },
    { part: 'legacies', name: t('Legacies in money'), amount: need.legacies },
    { part: 'heldBack', name: t('Held back'), amount: need.heldBack },
    { part: 'surplus', name: t('Left for the heirs'), amount: need.surplus },
  ].filter(({ amount }) => amount > 0);
  const whole = Math.max(sumParts(there), sumParts(needed), 1);
  return (
    <section aria-label={t('Cash need')}>
      <h3>
        {t('Cash need')}
        {need.shortfall > 0 ? (
          <small data-bad>
            {t('Short')} <Amount rands={need.shortfall} />
          </small>
        ) : (
          <small>{t('Enough cash')}</small>
        )}
      </h3>
      <div className={styles.bars} aria-hidden>
        {[
          { head: t('Cash available'), parts: there },
          { head: t('Money needed'), parts: needed },
        ].map(({ head, parts }) => (
          <div key={head}>
            <p>{head}</p>
            <div className={styles.bar}>
              {parts.map(({ part, amount }) => (
                <span key={part} data-part={part} style={{ width: `${(amount / whole) * 100}%` }} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <table className={styles.table}>
        <Side head={t('Cash available')} parts={there} />
        <Side head={t('Money needed')} parts={needed} />
      </table>
    </section>
  );
}
