import { lotVatKinds, lotVatLabels } from '@boedel/domain/insolvency/auction-lot';
import {
  contractDecisionLabels,
  contractDecisions,
  openContractKindLabels,
  openContractKinds,
} from '@boedel/domain/insolvency/open-contract';
import {
  dispositionGroundLabels,
  dispositionGrounds,
  dispositionStateLabels,
  dispositionStates,
} from '@boedel/domain/insolvency/voidable';
import {
  consentAnswerLabels,
  consentAnswers,
  consentSourceLabels,
  consentSources,
} from '@boedel/domain/insolvency/sale-consent';
import { systemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { declareCalls } from '../call';
import { day as daySchema, money as moneySchema } from '../fields';
import { plainMessageSchema } from '../message.schema';
import {
  day,
  linkInMatter,
  longText,
  money,
  must,
  number,
  required,
  select,
  selectAlways,
  text,
} from '../record/field';
import { declareMatterRecord, declareMatterRecordCalls } from '../record/matter-record';

const ofInsolvency = {
  right: 'estate',
  systemTypes: [systemType.liquidation],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
} as const;

/** What left the estate before the order and may be set aside (Insolvency Act 24 of 1936 ss 26 to 34). */
export const dispositions = declareMatterRecord({
  ...ofInsolvency,
  table: 'voidable_disposition',
  path: 'voidabledisposition',
  label: 'Voidable dispositions',
  one: 'voidable disposition',
  names: 'description',
  adds: {
    says: plainMessageSchema,
    section: z.string(),
    isOutside: z.boolean(),
    /** What was lost and has not come back. */
    open: moneySchema,
  },
  fields: {
    description: required('What was given or paid', 300, { span: 4 }),
    recipient: required('To whom', 160, { inList: true }),
    ground: must(select('Ground', dispositionGrounds, { labels: dispositionGroundLabels, inList: true })),
    disposedDate: must(day('Date of the disposition', { inList: true })),
    amount: must(money('Value', { inList: true })),
    valueReceived: money('Value received for it'),
    relation: text('Relation to the insolvent', 160, {
      help: 'For example: brother, director, company of the spouse.',
    }),
    assetID: linkInMatter('Asset', 'asset'),
    state: selectAlways('State', dispositionStates, 'found', { labels: dispositionStateLabels, inList: true }),
    stateDate: day('State since', { inList: true }),
    recoveredAmount: money('Amount recovered', {
      help: 'Enter the money itself under Income as well.',
    }),
    caseNumber: text('Case number', 60),
    notes: longText('Notes', 2000),
  },
});

/** Leases, employment and other contracts on which the trustee or liquidator decides in time (ss 35, 37, 38). */
export const openContracts = declareMatterRecord({
  ...ofInsolvency,
  table: 'open_contract',
  path: 'opencontract',
  label: 'Leases, employment and other contracts',
  one: 'contract',
  names: 'description',
  adds: {
    standing: z.enum(['open', 'decided', 'lapsed']),
    decideByDate: daySchema.nullable(),
    says: plainMessageSchema,
    section: z.string(),
  },
  fields: {
    kind: must(select('Kind', openContractKinds, { labels: openContractKindLabels, inList: true })),
    description: required('What it is about', 300, { span: 4 }),
    counterparty: required('Other party', 160, { inList: true }),
    monthlyAmount: money('Amount per month', { inList: true }),
    demandDate: day('Written demand received on', { when: { field: 'kind', is: ['landPurchase'] } }),
    decision: select('Decision', contractDecisions, { labels: contractDecisionLabels, inList: true }),
    decidedDate: day('Decided on', { inList: true }),
    authority: text('Authority', 160, { help: 'The resolution, agreement or consent it rests on.' }),
    notes: longText('Notes', 2000),
  },
});

/** Lots of an auction: what each was knocked down for, to whom, and the VAT in it. */
export const auctionLots = declareMatterRecord({
  ...ofInsolvency,
  table: 'auction_lot',
  path: 'auctionlot',
  label: 'Lots of the auction',
  one: 'lot',
  names: 'description',
  adds: {
    /** What the buyer pays, and the VAT in it. */
    total: moneySchema,
    vat: moneySchema,
  },
  fields: {
    lotNumber: must(number('Lot number', [1, 99_999], { inList: true })),
    description: required('Description', 300, { span: 4 }),
    assetID: must(linkInMatter('Part of the asset', 'asset')),
    reservePrice: money('Reserve price', { inList: true }),
    hammerPrice: money('Sold for', { inList: true, help: 'Leave blank if the lot was not sold.' }),
    vatKind: selectAlways('VAT', lotVatKinds, 'none', { labels: lotVatLabels }),
    soldDate: day('Date of the auction', { inList: true }),
    buyer: text('Buyer', 160, { inList: true }),
    paidDate: day('Paid by the buyer on'),
    conditions: longText('Conditions', 2000),
  },
});

/** Who agreed to a sale, and on what conditions (ss 18(3), 80bis, 82). */
export const saleConsents = declareMatterRecord({
  ...ofInsolvency,
  table: 'sale_consent',
  path: 'saleconsent',
  label: 'Consents to sales',
  one: 'consent',
  names: 'description',
  fields: {
    source: must(select('Consent of', consentSources, { labels: consentSourceLabels, inList: true })),
    description: required('What is to be sold, and how', 300, { span: 4 }),
    giver: text('Name', 160, { inList: true, help: 'For example, the name of the secured creditor.' }),
    assetID: linkInMatter('Asset', 'asset'),
    lowestPrice: money('Lowest price', { inList: true }),
    askedDate: day('Asked for on', { inList: true }),
    answer: select('Answer', consentAnswers, { labels: consentAnswerLabels, inList: true }),
    answeredDate: day('Answered on', { inList: true }),
    conditions: longText('Conditions', 2000),
  },
});

export const auctionLotCalls = declareCalls(declareMatterRecordCalls(auctionLots));
export const saleConsentCalls = declareCalls(declareMatterRecordCalls(saleConsents));
export const dispositionCalls = declareCalls(declareMatterRecordCalls(dispositions));
export const openContractCalls = declareCalls(declareMatterRecordCalls(openContracts));
