import { assetCalls } from '@boedel/contract/assets/assets.calls';
import {
  auctionToRecord,
  offerToSign,
  saleResultToSave,
  saleToArrange,
  valuationToRequest,
} from '@boedel/contract/assets/sale.schema';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import type { CallSpec } from '@boedel/contract/call';
import type { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { assetFields } from '@boedel/contract/assets/asset.fields';
import { markPhrase, t } from '../../i18n/t';
import type { FormFieldDefinition, FieldOption } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { auctionLabels, toOptions, stepLabels } from './asset-words';
import { type AssetAnswer } from './assets.queries';

export type SaleAction = 'valuationRequested' | 'saleArranged' | 'offerSigned' | 'resultAdded' | 'auction';

const isAuction = { field: 'way', is: (way: unknown) => way === 'auction' };
const isOutOfHand = { field: 'way', is: (way: unknown) => way === 'outOfHand' };
const priced: FormFieldDefinition[] = [
  {
    name: 'currency',
    label: markPhrase('Currency'),
    help: markPhrase('Leave blank to use the matter’s currency.'),
    maxLength: 3,
    span: 2,
  },
  { name: 'rate', label: markPhrase('Rate'), span: 2 },
  { name: 'rateDate', label: markPhrase('Rate of'), kind: 'day', span: 2 },
];
const unpriced = { currency: null, rate: null, rateDate: null };
const auctioneerField = { auctioneerID: { ...assetFields.creditorID, to: 'auctioneer' } };

const getToday = (): string => computeDayAt(new Date());

interface SaleForm {
  readonly call: CallSpec;
  readonly schema: z.ZodType;
  readonly fields: readonly FormFieldDefinition[];
  readonly begins: object;
}

interface SaleChoices {
  readonly valuers: readonly FieldOption[];
  readonly auctioneers: readonly FieldOption[];
  readonly banks: readonly FieldOption[];
}

function createSaleForm(act: SaleAction, asset: AssetAnswer, { valuers, auctioneers, banks }: SaleChoices): SaleForm {
  switch (act) {
    case 'valuationRequested':
      return {
        call: assetCalls.requestValuation,
        schema: valuationToRequest,
        fields: [
          { name: 'valuerID', label: markPhrase('Valuer'), kind: 'link', options: valuers, span: 4 },
          { name: 'date', label: markPhrase('Asked on'), kind: 'day', span: 2 },
        ],
        begins: { valuerID: asset.valuerID, date: getToday() },
      };
    case 'saleArranged':
      return {
        call: assetCalls.arrangeSale,
        schema: saleToArrange,
        fields: [
          {
            name: 'way',
            label: markPhrase('Method of sale'),
            kind: 'select',
            required: true,
            options: [
              { value: 'outOfHand', label: markPhrase('Out of hand') },
              { value: 'auction', label: markPhrase('By auction') },
            ],
            span: 2,
          },
          { name: 'date', label: markPhrase('Arranged on'), kind: 'day', span: 2 },
          { name: 'reservePrice', label: markPhrase('Reserve price'), kind: 'money', span: 2 },
          {
            name: 'auctioneerID',
            label: markPhrase('Auctioneer'),
            kind: 'link',
            options: auctioneers,
            when: isAuction,
            span: 4,
          },
          { name: 'auctionDate', label: markPhrase('Day of the auction'), kind: 'day', when: isAuction, span: 2 },
          { name: 'buyerName', label: markPhrase('Buyer'), when: isOutOfHand, span: 3 },
          { name: 'buyerEmail', label: markPhrase('Email of the buyer'), kind: 'email', when: isOutOfHand, span: 3 },
        ],
        begins: {
          way: 'outOfHand',
          date: getToday(),
          reservePrice: null,
          auctioneerID: null,
          auctionDate: null,
          buyerName: null,
          buyerEmail: null,
        },
      };
    case 'offerSigned':
      return {
        call: assetCalls.signedOTPAudit,
        schema: offerToSign,
        fields: [
          { name: 'oTPSignedDate', label: markPhrase('Signed on'), kind: 'day', required: true, span: 2 },
          { name: 'purchasePrice', label: markPhrase('Price'), kind: 'money', required: true, span: 2 },
          { name: 'buyerName', label: markPhrase('Buyer'), required: true, span: 3 },
          { name: 'buyerEmail', label: markPhrase('Email of the buyer'), kind: 'email', span: 3 },
          ...priced,
          { name: 'comment', label: markPhrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: {
          oTPSignedDate: getToday(),
          purchasePrice: asset.reservePrice,
          buyerName: asset.buyerName ?? '',
          buyerEmail: asset.buyerEmail,
          ...unpriced,
          documentID: null,
          comment: null,
        },
      };
    case 'resultAdded':
      return {
        call: assetCalls.saveSaleResult,
        schema: saleResultToSave,
        fields: [
          { name: 'saleResultAmount', label: markPhrase('Gross proceeds'), kind: 'money', required: true, span: 2 },
          { name: 'saleResultDate', label: markPhrase('Sold on'), kind: 'day', required: true, span: 2 },
          { name: 'saleCosts', label: markPhrase('Improvements and selling costs'), kind: 'money', span: 2 },
          {
            name: 'bankAccountID',
            label: markPhrase('Paid into'),
            kind: 'link',
            options: banks,
            help: markPhrase('Leave blank if the money has not been received yet.'),
            span: 6,
          },
          ...priced,
          { name: 'saleResultComment', label: markPhrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: {
          saleResultAmount: asset.purchasePrice,
          saleResultDate: getToday(),
          saleCosts: null,
          bankAccountID: banks.length === 1 ? banks[0]!.value : null,
          ...unpriced,
          saleResultComment: null,
        },
      };
    case 'auction':
      return {
        call: assetCalls.auctionAudit,
        schema: auctionToRecord,
        fields: [
          {
            name: 'auctionStatus',
            label: markPhrase('Auction result'),
            kind: 'select',
            required: true,
            options: toOptions(auctionLabels),
            span: 3,
          },
          { name: 'auctionDate', label: markPhrase('Day of the auction'), kind: 'day', span: 3 },
          { name: 'comment', label: markPhrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: { auctionStatus: 'sold', auctionDate: asset.auctionDate, documentID: null, comment: null },
      };
  }
}

interface SaleDialogProps {
  readonly asset: AssetAnswer;
  readonly act: SaleAction;
  readonly valuers: readonly FieldOption[];
  readonly onClose: () => void;
}

/** One step of a sale in the shared modal. */
export function SaleDialog({ asset, act, valuers, onClose }: SaleDialogProps) {
  const { auctioneerID = [] } = useDirectoryChoices(auctioneerField);
  const accounts = useRead(bankAccountCalls.getbymatterid, { matterID: asset.matterID }, { quiet: true });
  const banks = (accounts.data ?? [])
    .filter(({ closedDate }) => !closedDate)
    .map(({ id, name }) => ({ value: id, label: name }));
  const { call, schema, fields, begins } = createSaleForm(act, asset, { valuers, auctioneers: auctioneerID, banks });
  const run = useCall(call);
  if (act === 'resultAdded' && accounts.isPending) return null;
  return (
    <RecordDialog<object>
      title={act === 'auction' ? t('Auction result') : t(stepLabels[act]!)}
      size="lg"
      sections={[{ fields }]}
      schema={schema}
      value={{ assetID: asset.id, ...begins }}
      call={run}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
