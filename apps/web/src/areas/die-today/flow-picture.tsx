import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { useCurrency } from '../../ui/figures/currency';
import { drawRibbon } from '../../ui/figures/flow-lines';
import { type TextFont, fitText, measured } from '../../ui/figures/fit-text';
import { formatAmountText, toCents } from '../../ui/format';
import type { DeathProjection } from './die-today.queries';
import { layOutFlow, restId } from './flow-layout';
import styles from './flow-view.module.css';

const width = 860;
const bar = 9;
const [left, middle, right] = [225, 430, 620];
const x = (id: string, isEnd: boolean): number => (id === restId ? middle : isEnd ? right : left);

const strong: TextFont = { size: 13, weight: 600 };
const large: TextFont = { size: 14.5, weight: 600 };
const weak: TextFont = { size: 12.5, weight: 400 };

/** Who somebody is to the client: 'your wife'; of a minor also the age. */
export function describeRelation({ isSpouse, relationship, minorAge }: DeathProjection['awards'][number]): string {
  const as = relationship ? t(relationship) : isSpouse ? t('husband or wife') : '';
  return [as, minorAge].filter((one) => one !== null && one !== '').join(', ');
}

/** Each end with its colour: people in shades of the firm's own, charges apart from them. */
function nameParts({ flow }: DeathProjection): ReadonlyMap<string, string> {
  let people = 0;
  return new Map(flow.ends.map(({ id, kind }) => [id, kind === 'person' ? `person${people++ % 4}` : kind]));
}

/** From what there is to who gets it, each cent of it. The table beside it says the same in words. */
export function FlowPicture({ projection }: { readonly projection: DeathProjection }) {
  const { flow, awards } = projection;
  const currency = useCurrency();
  const formatMoney = (rands: number): string => formatAmountText(toCents(rands), currency);
  const drawn = layOutFlow(flow.sources, flow.rest, flow.ends, flow.links);
  const parts = nameParts(projection);
  const relations = new Map(awards.map((award) => [award.personID, describeRelation(award)]));
  return (
    <svg
      className={styles.flow}
      viewBox={`0 -4 ${width} ${drawn.height + 8}`}
      aria-hidden
      focusable="false"
      preserveAspectRatio="xMidYMid meet"
    >
      {drawn.links.map(({ from, to, leaves, reaches }) => (
        <path
          key={`${from} ${to}`}
          data-part={parts.get(to) ?? 'rest'}
          d={drawRibbon(leaves, [x(from, false) + bar, x(to, to !== restId)], reaches)}
        />
      ))}
      {flow.sources.map(({ id, name, amount }) => {
        const { top, height } = drawn.left.get(id)!;
        const at = top + height / 2;
        return (
          <g key={id} textAnchor="end">
            <rect data-part="source" x={left} y={top} width={bar} height={height} rx="1" />
            <text x={left - 10} y={at - 3} data-strong>
              {fitText(translate(name), left - 10, strong)}
            </text>
            <text x={left - 10} y={at + 12}>
              {formatMoney(amount)}
            </text>
          </g>
        );
      })}
      {drawn.rest && (
        <g textAnchor="end">
          <rect data-part="source" x={middle} y={drawn.rest.top} width={bar} height={drawn.rest.height} rx="1" />
          <text x={middle - 8} y={drawn.rest.top + drawn.rest.height / 2 - 3} data-strong data-halo>
            {t('The rest of the estate')}
          </text>
          <text x={middle - 8} y={drawn.rest.top + drawn.rest.height / 2 + 12} data-halo>
            {formatMoney(flow.rest)}
          </text>
        </g>
      )}
      {flow.ends.map(({ id, kind, name, amount }) => {
        const { top, height } = drawn.right.get(id)!;
        const at = top + height / 2;
        const relation = relations.get(id);
        const beside = relation ? measured(relation, weak) + 7 : 0;
        return (
          <g key={id}>
            <rect data-part={parts.get(id)} x={right} y={top} width={bar} height={height} rx="1" />
            <text x={right + bar + 10} y={at - 3} data-strong data-large={kind === 'person' || undefined}>
              {fitText(translate(name), width - right - bar - 10 - beside, kind === 'person' ? large : strong)}
              {relation && (
                <tspan data-weak dx="7">
                  {relation}
                </tspan>
              )}
            </text>
            <text x={right + bar + 10} y={at + 12} data-strong={kind === 'person' || undefined}>
              {formatMoney(amount)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same as a table: on a phone in place of the picture, and for whoever does not see it. */
export function FlowTable({ projection }: { readonly projection: DeathProjection }) {
  const { awards, flow } = projection;
  const ways = [
    [t('From the estate'), 'fromEstate'],
    [t('Policies'), 'policiesDirect'],
    [t('Retirement'), 'retirementIllustrative'],
    [t('Trust'), 'throughTrust'],
    [t('Accrual'), 'accrual'],
  ] as const;
  const used = ways.filter(([, way]) => awards.some((award) => award[way] !== 0));
  return (
    <table className={styles.table}>
      <caption>{t('Who receives what, and how')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Who')}</th>
          {used.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{t('Together')}</th>
        </tr>
      </thead>
      <tbody>
        {awards.map((award) => (
          <tr key={award.personID}>
            <th scope="row">
              {award.name} <small>{describeRelation(award)}</small>
            </th>
            {used.map(([label, way]) => (
              <td key={way} data-label={label}>
                <Amount rands={award[way]} />
              </td>
            ))}
            <td data-label={t('Together')}>
              <strong>
                <Amount rands={award.total} />
              </strong>
            </td>
          </tr>
        ))}
        {flow.ends
          .filter(({ kind }) => kind !== 'person')
          .map(({ id, name, amount }) => (
            <tr key={id}>
              <th scope="row" colSpan={used.length + 1}>
                {translate(name)}
              </th>
              <td>
                <Amount rands={amount} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
