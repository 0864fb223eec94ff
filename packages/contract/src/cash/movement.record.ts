import { type MovementKind, movementKinds } from '@boedel/domain/cash/movement';
import { systemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import {
  selectAlways,
  day,
  flag,
  linkInMatter,
  longText,
  money,
  must,
  required,
  signedMoney,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { reversalAnswers } from './reversal.schema';

const { liquidation, estateLate, curatorship, trust } = systemType;
const kinds = Object.keys(movementKinds) as [MovementKind, ...MovementKind[]];
const listKindsNaming = (...what: readonly string[]) =>
  kinds.filter((kind) => 'names' in movementKinds[kind] && what.includes(movementKinds[kind].names as string));
const labels = Object.fromEntries(kinds.map((kind) => [kind, movementKinds[kind].label])) as Record<
  MovementKind,
  string
>;

/** Money that is neither income nor an expense: an entry people add, change and remove, and the ledger books. */
export const movements = declareMatterRecord({
  table: 'money_movement',
  label: 'Other movements of money',
  one: 'movement',
  names: 'description',
  right: 'money',
  path: 'moneymovement',
  systemTypes: [liquidation, estateLate, curatorship, trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: { ...reversalAnswers, bankAccountName: z.string().nullable() },
  fields: {
    movedDate: must(day('Moved on', { inList: true })),
    description: required('Description'),
    kind: selectAlways('What it was', kinds, 'transfer', { inList: true, labels }),
    amount: must(signedMoney('Amount', { inList: true })),
    bankAccountID: linkInMatter('Bank account', 'bank_account', {
      when: { field: 'kind', is: kinds.filter((kind) => kind !== 'takenOver') },
    }),
    toBankAccountID: linkInMatter('To account', 'bank_account', {
      when: { field: 'kind', is: listKindsNaming('bankAccount') },
    }),
    assetID: linkInMatter('Asset', 'asset', { when: { field: 'kind', is: listKindsNaming('asset', 'assetAndClaim') } }),
    partyID: linkInMatter('Heir or beneficiary', 'matter_party', {
      when: { field: 'kind', is: listKindsNaming('party') },
    }),
    claimID: linkInMatter('The claim', 'creditorclaim', {
      systemTypes: [liquidation],
      when: { field: 'kind', is: listKindsNaming('claim', 'assetAndClaim') },
    }),
    carryingAmount: money('Value realised', {
      systemTypes: [curatorship, trust],
      when: { field: 'kind', is: ['realised', 'matured'] },
      help: 'Enter an amount if only part was realised. Leave blank for all of it.',
    }),
    isForUse: flag('Needed immediately, shown as income', {
      systemTypes: [curatorship],
      when: { field: 'kind', is: ['realised', 'matured'] },
      help: 'The remuneration rate on income then applies (Bouwer NNO v Master [2023] ZASCA 135).',
    }),
    reversalOfID: linkInMatter('Return of', 'money_movement', {
      help: 'Only for a returned payment: the movement it belongs to.',
    }),
    voucher: text('Voucher', 40, { inList: true }),
    notes: longText('Notes', 2000),
  },
});
