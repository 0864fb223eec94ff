import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { missing, readAmount } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { InlineCell } from '../../ui/list/inline-cell';
import { notifyError } from '../../ui/plain/notices';
import { claimColumns } from './claim-columns';
import type { ClaimAnswer } from './claims.queries';
import styles from './claims.module.css';

export type DeskRow = ClaimAnswer & {
  /** What it gets as things stand, as if all were proved; none where that cannot be worked out. */
  readonly dividend: number | null;
  readonly contribution: number | null;
};
export type DeskChange = Partial<
  Pick<ClaimAnswer, 'amount' | 'securityValue' | 'bondLimit' | 'reliesSolely' | 'vouchers' | 'reference'>
>;

interface DeskColumnOptions {
  readonly mayCapture: boolean;
  /** Creditors have to contribute as things stand. */
  readonly isShort: boolean;
  readonly nameOf: (assetId: number) => string;
  readonly save: (row: DeskRow, set: DeskChange) => void;
}

function saveAmount(text: string, done: (amount: number | null) => void): boolean {
  const amount = readAmount(text);
  if (amount === null || (amount !== undefined && amount < 0)) {
    notifyError(t('This is not an amount. Write it like 1,234.50.'));
    return false;
  }
  done(amount ?? null);
  return true;
}

const isSecured = ({ claimTypeID }: ClaimAnswer): boolean => claimTypeID === 1;
const hasLimit = ({ securityTypeID }: ClaimAnswer): boolean => securityTypeID === 3 || securityTypeID === 4;

/** What the desk shows of a claim; what may be typed over is typed over in its cell. */
export function createDeskColumns({ mayCapture, isShort, nameOf, save }: DeskColumnOptions): ListColumn<DeskRow>[] {
  const isFixed = ({ isProved, isOut }: DeskRow): boolean => !mayCapture || isProved || isOut;
  const createMoneyCell = (
    key: 'amount' | 'securityValue' | 'bondLimit',
    title: string,
    label: (name: string) => string,
    has: (row: DeskRow) => boolean = () => true,
  ): ListColumn<DeskRow> => ({
    key,
    title,
    kind: 'money',
    rare: key !== 'amount',
    value: (row) => (has(row) ? (row[key] ?? null) : null),
    render: (row) =>
      has(row) ? (
        <InlineCell
          label={label(row.creditorName)}
          text={row[key] === null || row[key] === undefined ? '' : String(row[key])}
          isRight
          readOnly={isFixed(row)}
          onSave={(text) => saveAmount(text, (amount) => save(row, { [key]: amount }))}
        >
          <Amount rands={row[key] ?? null} />
        </InlineCell>
      ) : (
        missing
      ),
  });
  return [
    claimColumns.number,
    {
      key: 'creditorName',
      title: 'Creditor',
      strong: true,
      grow: 1,
      wraps: true,
      render: (row) => (
        <span className={styles.name}>
          {row.creditorName}
          {row.creditorReference && <small>{row.creditorReference}</small>}
        </span>
      ),
    },
    createMoneyCell('amount', 'Amount claimed', (name) => t('Amount claimed by {name}', { name })),
    claimColumns.type,
    claimColumns.status,
    { key: 'statusDate', title: 'Decided on', kind: 'day', muted: true, rare: true },
    { key: 'dividend', title: 'Gets in all', kind: 'money' },
    ...(isShort ? ([{ key: 'contribution', title: 'Contributes', kind: 'money' }] as const) : []),
    {
      key: 'security',
      title: 'Secured on',
      rare: true,
      value: ({ securedBy }) => (securedBy ?? []).map(({ assetID }) => nameOf(assetID)).join(', ') || null,
    },
    createMoneyCell('bondLimit', 'Limit', (name) => t('Limit of the security of {name}', { name }), hasLimit),
    createMoneyCell(
      'securityValue',
      'Value by creditor',
      (name) => t('Value {name} puts on the security', { name }),
      isSecured,
    ),
    {
      key: 'reliesSolely',
      title: 'Relies on security',
      rare: true,
      value: (row) => (isSecured(row) ? (row.reliesSolely ? t('Yes') : t('No')) : null),
      render: (row) =>
        isSecured(row) ? (
          <InlineCell
            label={t('Whether {name} relies on its security', { name: row.creditorName })}
            text={row.reliesSolely ? 'yes' : 'no'}
            readOnly={isFixed(row)}
            options={[
              { value: 'yes', label: t('Yes') },
              { value: 'no', label: t('No') },
            ]}
            onSave={(text) => {
              save(row, { reliesSolely: text === 'yes' });
              return true;
            }}
          >
            {row.reliesSolely ? t('Yes') : t('No')}
          </InlineCell>
        ) : (
          missing
        ),
    },
    {
      key: 'vouchers',
      title: 'Vouchers',
      render: (row) => (
        <InlineCell
          label={t('Vouchers of {name}', { name: row.creditorName })}
          text={row.vouchers ?? ''}
          readOnly={!mayCapture}
          onSave={(text) => {
            save(row, { vouchers: text || null });
            return true;
          }}
        >
          {row.vouchers ?? missing}
        </InlineCell>
      ),
    },
    claimColumns.standsFor,
  ];
}
