import { isRefused } from '@boedel/domain/law/refusal';
import { readShare } from '@boedel/domain/assets/read-fraction';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { missing, readAmount } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { InlineCell } from '../../ui/list/inline-cell';
import { notifyError } from '../../ui/plain/notices';
import { describeCountedColumn, kindLabels, stepLabels, chooseTreatments } from './asset-words';
import type { AssetCellChange, AssetLineAnswer } from './assets.queries';
import styles from './assets.module.css';

interface AssetColumnOptions {
  readonly systemTypeID: number;
  readonly mayCapture: boolean;
  readonly save: (asset: AssetLineAnswer, set: AssetCellChange) => void;
  readonly nameOf: (id: number) => string;
}

/** An amount as somebody types it over the one that stands. */
function saveAmount(text: string, done: (amount: number | null) => void): boolean {
  const amount = readAmount(text);
  const wrong =
    amount === null
      ? t('This is not an amount. Write it like 1,234.50.')
      : amount !== undefined && amount < 0
        ? t('Enter an amount of 0 or more.')
        : undefined;
  if (wrong) notifyError(wrong);
  else done(amount ?? null);
  return wrong === undefined;
}

function saveShare(text: string, done: (share: string | null) => void): boolean {
  const share = text === '' ? null : readShare(text);
  const isWrong = share !== null && isRefused(share);
  if (isWrong) notifyError(translate(share.refusals[0]!.words ?? share.refusals[0]!.sentence));
  else done(text === '' ? null : text);
  return !isWrong;
}

export const createAssetColumns = ({
  systemTypeID,
  mayCapture,
  save,
  nameOf,
}: AssetColumnOptions): ListColumn<AssetLineAnswer>[] => [
  {
    key: 'name',
    title: 'Description',
    strong: true,
    wraps: true,
    render: (asset) => (
      <span className={styles.name} data-held={asset.partOfID !== null || undefined}>
        {asset.name}
        <small>
          {[
            t(kindLabels[asset.kind] ?? asset.kind),
            asset.partOfID !== null && t('in {account}', { account: nameOf(asset.partOfID) }),
            asset.isHolder && t('counted through its contents'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    ),
  },
  {
    key: 'valuationAmount',
    title: 'Value of the whole',
    kind: 'money',
    render: (asset) => (
      <InlineCell
        label={t('Value of {name}', { name: asset.name })}
        text={asset.valuationAmount === null ? '' : String(asset.valuationAmount)}
        isRight
        readOnly={!mayCapture || asset.valuationCurrency !== null}
        onSave={(text) => saveAmount(text, (valuationAmount) => save(asset, { valuationAmount }))}
      >
        {asset.valuationCurrency === null ? (
          <Amount rands={asset.valuationAmount} />
        ) : (
          `${asset.valuationCurrency} ${asset.valuationAmount?.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
        )}
      </InlineCell>
    ),
  },
  {
    key: 'share',
    title: 'Share',
    render: (asset) => (
      <InlineCell
        label={t('Share of {name}', { name: asset.name })}
        text={asset.share ?? ''}
        readOnly={!mayCapture}
        onSave={(text) => saveShare(text, (share) => save(asset, { share }))}
      >
        {asset.share ?? missing}
      </InlineCell>
    ),
  },
  {
    key: 'countedAmount',
    title: describeCountedColumn(systemTypeID),
    kind: 'money',
    render: (asset) =>
      asset.isHolder ? <span className={styles.uncounted}>{missing}</span> : <Amount rands={asset.countedAmount} />,
  },
  {
    key: 'treatment',
    title: 'Dealt with',
    value: (asset) => t(chooseTreatments(systemTypeID)[asset.treatment] ?? asset.treatment),
    render: (asset) => (
      <InlineCell
        label={t('How {name} is dealt with', { name: asset.name })}
        text={asset.treatment}
        readOnly={!mayCapture || asset.isSaleArranged}
        options={Object.entries(chooseTreatments(systemTypeID)).map(([value, word]) => ({ value, label: t(word) }))}
        onSave={(treatment) => {
          save(asset, { treatment: treatment as AssetLineAnswer['treatment'] });
          return true;
        }}
      >
        {t(chooseTreatments(systemTypeID)[asset.treatment] ?? asset.treatment)}
      </InlineCell>
    ),
  },
  {
    key: 'sale',
    title: 'Sale',
    value: describeSale,
    muted: true,
  },
  { key: 'voucher', title: 'Voucher', muted: true, rare: true },
];

function describeSale(asset: AssetLineAnswer): string {
  if (asset.isAssetSold) return t('Sold on {day}', { day: asset.saleResultDate ?? '' });
  if (asset.isSaleArranged)
    return asset.isAuction ? t('Auction {day}', { day: asset.auctionDate ?? '' }) : t('Out of hand');
  if (asset.isValuationRequested && asset.valuationAmount === null) return t('Valuation requested');
  return asset.treatment === 'sold' && asset.nextStep ? t(stepLabels[asset.nextStep]!) : missing;
}
