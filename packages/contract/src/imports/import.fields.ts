import { assetFields } from '../assets/asset.fields';
import { personFields } from '../beneficiaries/person.fields';
import { claims } from '../claims/claim.record';
import { claimBasis, claimType, preferentClaimCategory, securityType } from '../fixed/claims';
import { liabilities } from '../liabilities/liability.record';
import { partyFields } from '../parties/party.fields';
import type { ImportKind } from './import-kinds';
import { day, type RecordField, type RecordFields, money, select, text } from '../record/field';

export const importedStatuses = ['Pending', 'Active', 'Closed', 'Archived'] as const;

/** A list has one answer in a cell: what is a row of another table, or several, is captured afterwards. */
const tooMuch = new Set(['nested', 'list', 'link', 'image']);
const fitInOneCell = (fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind, apart }]) => !tooMuch.has(kind) && !apart));
/** Asked of every row, though its rule has an answer of its own. */
const requireField = (field: RecordField): RecordField => ({ ...field, isRequired: true });
/** May be left out: there is a usual answer. */
const relaxField = (field: RecordField): RecordField => ({ ...field, isRequired: false });

/** Which matter a row belongs to, by the firm's own file number. */
const ofMatter = requireField(text('File number of the matter', 60));
const { kind: partyKind, ...party } = partyFields;
const { kind: assetKind, class: assetClass, treatment, ...asset } = assetFields;
const { kind: liabilityKind, status: liabilityStatus, ...liability } = fitInOneCell(liabilities.fields);

const claim = claims.fields;
/** One of a numbered list, written in its words. */
const selectByWords = (label: string, words: Readonly<Record<string, string>>): RecordField =>
  select(label, Object.values(words) as [string, ...string[]]);

/** The columns each kind takes, in the order they are offered. */
export const importFields: Readonly<Record<ImportKind, RecordFields>> = {
  matter: {
    reference: text('File number', 60),
    ...fitInOneCell(party),
    partyKind: relaxField(partyKind),
    status: select('Status', importedStatuses),
    masterReference: text("Master's reference", 60),
    masterOffice: text("Master's office", 160),
    court: text('Court', 160),
    caseNumber: text('Case number', 60),
    instructionDate: day('Instruction received'),
    instructionFrom: text('Instruction from', 160),
    appointmentDate: day('Appointed on'),
    lettersDate: day('Letters of executorship'),
    responsible: text('Responsible person', 160),
  },
  person: {
    matterReference: ofMatter,
    ...fitInOneCell(party),
    partyKind: relaxField(partyKind),
    ...fitInOneCell(personFields),
    guardian: text('Guardian', 160),
  },
  asset: {
    matterReference: ofMatter,
    name: asset.name,
    kind: relaxField({ ...text('Kind', 60), label: assetKind.label }),
    valuationAmount: money('Value'),
    valuationDate: day('Valued on'),
    share: text('Share of the estate', 20),
    class: relaxField(assetClass),
    treatment: relaxField(treatment),
    ...fitInOneCell(asset),
    valuationCurrency: text('Currency', 3),
    valuationRate: text('Exchange rate', 20),
    valuationRateDate: day('Rate on'),
  },
  liability: {
    matterReference: ofMatter,
    ...liability,
    creditor: requireField(liability['creditor']!),
    kind: relaxField(liabilityKind!),
    status: relaxField(liabilityStatus!),
  },
  claim: {
    matterReference: ofMatter,
    creditor: requireField(text('Creditor', 160)),
    email: text('Email of the creditor', 160),
    claimNumber: claim.claimNumber,
    reference: claim.reference,
    claimType: selectByWords(claim.claimTypeID.label, claimType),
    claimBasis: selectByWords(claim.claimBasisID.label, claimBasis),
    preferentCategory: selectByWords(claim.preferentClaimCategoryID.label, preferentClaimCategory),
    amount: requireField(claim.amount),
    securityType: selectByWords(claim.securityTypeID.label, securityType),
    securedBy: text('Secured on', 300),
    reliesSolely: claim.reliesSolely,
    agreedRate: claim.agreedRate,
    status: relaxField(claim.status),
    statusDate: claim.statusDate,
    provedAmount: claim.provedAmount,
    statusReason: claim.statusReason,
    notes: claim.notes,
  },
};

/** The columns of one list: where all of it is of one matter, none says which. */
export function listImportFields({
  kind,
  matterID,
}: {
  readonly kind: ImportKind;
  readonly matterID: number | null;
}): RecordFields {
  if (matterID === null) return importFields[kind];
  const { matterReference: _, ...others } = importFields[kind];
  return others;
}
