import { assetCalls } from '@boedel/contract/assets/assets.calls';
import {
  auctionToRecord,
  offerToSign,
  saleResultToSave,
  saleToArrange,
  valuationToRequest,
} from '@boedel/contract/assets/sale.schema';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import type { Call } from '@boedel/contract/call';
import type { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { assetFields } from '@boedel/contract/assets/asset.fields';
import { phrase, t } from '../../i18n/t';
import type { Field, FieldOption } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import { dayAt } from '@boedel/domain/dates/instant';
import { auctionWords, optionsFrom, stepWords } from './asset-words';
import { type Asset } from './assets.queries';

export type SaleAct = 'valuationRequested' | 'saleArranged' | 'offerSigned' | 'resultAdded' | 'auction';

const isAuction = { field: 'way', is: (way: unknown) => way === 'auction' };
const isOutOfHand = { field: 'way', is: (way: unknown) => way === 'outOfHand' };
const priced: Field[] = [
  { name: 'currency', label: phrase('Currency'), help: phrase('Empty is the matter’s own.'), maxLength: 3, span: 2 },
  { name: 'rate', label: phrase('Rate'), span: 2 },
  { name: 'rateDate', label: phrase('Rate of'), kind: 'day', span: 2 },
];
const unpriced = { currency: null, rate: null, rateDate: null };
const auctioneerField = { auctioneerID: { ...assetFields.creditorID, to: 'auctioneer' } };

const today = (): string => dayAt(new Date());

interface Act {
  readonly call: Call;
  readonly schema: z.ZodType;
  readonly fields: readonly Field[];
  readonly begins: object;
}

interface Choices {
  readonly valuers: readonly FieldOption[];
  readonly auctioneers: readonly FieldOption[];
  readonly banks: readonly FieldOption[];
}

function actOf(act: SaleAct, asset: Asset, { valuers, auctioneers, banks }: Choices): Act {
  switch (act) {
    case 'valuationRequested':
      return {
        call: assetCalls.requestValuation,
        schema: valuationToRequest,
        fields: [
          { name: 'valuerID', label: phrase('Valuer'), kind: 'link', options: valuers, span: 4 },
          { name: 'date', label: phrase('Asked on'), kind: 'day', span: 2 },
        ],
        begins: { valuerID: asset.valuerID, date: today() },
      };
    case 'saleArranged':
      return {
        call: assetCalls.arrangeSale,
        schema: saleToArrange,
        fields: [
          {
            name: 'way',
            label: phrase('How it is sold'),
            kind: 'select',
            required: true,
            options: [
              { value: 'outOfHand', label: phrase('Out of hand') },
              { value: 'auction', label: phrase('By auction') },
            ],
            span: 2,
          },
          { name: 'date', label: phrase('Arranged on'), kind: 'day', span: 2 },
          { name: 'reservePrice', label: phrase('Reserve price'), kind: 'money', span: 2 },
          {
            name: 'auctioneerID',
            label: phrase('Auctioneer'),
            kind: 'link',
            options: auctioneers,
            when: isAuction,
            span: 4,
          },
          { name: 'auctionDate', label: phrase('Day of the auction'), kind: 'day', when: isAuction, span: 2 },
          { name: 'buyerName', label: phrase('Buyer'), when: isOutOfHand, span: 3 },
          { name: 'buyerEmail', label: phrase('E-mail of the buyer'), kind: 'email', when: isOutOfHand, span: 3 },
        ],
        begins: {
          way: 'outOfHand',
          date: today(),
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
          { name: 'oTPSignedDate', label: phrase('Signed on'), kind: 'day', required: true, span: 2 },
          { name: 'purchasePrice', label: phrase('Price'), kind: 'money', required: true, span: 2 },
          { name: 'buyerName', label: phrase('Buyer'), required: true, span: 3 },
          { name: 'buyerEmail', label: phrase('E-mail of the buyer'), kind: 'email', span: 3 },
          ...priced,
          { name: 'comment', label: phrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: {
          oTPSignedDate: today(),
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
          { name: 'saleResultAmount', label: phrase('Gross proceeds'), kind: 'money', required: true, span: 2 },
          { name: 'saleResultDate', label: phrase('Sold on'), kind: 'day', required: true, span: 2 },
          { name: 'saleCosts', label: phrase('Improvements and costs of selling'), kind: 'money', span: 2 },
          {
            name: 'bankAccountID',
            label: phrase('Paid into'),
            kind: 'link',
            options: banks,
            help: phrase('Left open while it is still to be received.'),
            span: 6,
          },
          ...priced,
          { name: 'saleResultComment', label: phrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: {
          saleResultAmount: asset.purchasePrice,
          saleResultDate: today(),
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
            label: phrase('How the auction went'),
            kind: 'select',
            required: true,
            options: optionsFrom(auctionWords),
            span: 3,
          },
          { name: 'auctionDate', label: phrase('Day of the auction'), kind: 'day', span: 3 },
          { name: 'comment', label: phrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: { auctionStatus: 'sold', auctionDate: asset.auctionDate, documentID: null, comment: null },
      };
  }
}

interface SaleDialogProps {
  readonly asset: Asset;
  readonly act: SaleAct;
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
  const { call, schema, fields, begins } = actOf(act, asset, { valuers, auctioneers: auctioneerID, banks });
  const run = useCall(call);
  if (act === 'resultAdded' && accounts.isPending) return null;
  return (
    <RecordDialog<object>
      title={act === 'auction' ? t('How the auction went') : t(stepWords[act]!)}
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
