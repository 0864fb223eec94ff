import { cashHeadNames } from '@boedel/domain/reconciliation/cash-heads';
import { type MovementKind, movementKinds } from '@boedel/domain/cash/movement';
import { z } from 'zod';
import { reversibleSources } from '../cash/reversal.schema';
import { day, id, idInQuery, instant, money, moneyFromZero, optionalText, text, version } from '../fields';
import { plainMessageSchema } from '../message.schema';

/** What a bank line may answer: rows the ledger is booked from, claims and assets that wait for money, payments the bank was asked for. */
export const entrySources = [
  'income',
  'expense',
  'money_movement',
  'asset_sale',
  'liability',
  'creditorclaim',
  'asset',
  'payout',
] as const;
const kinds = Object.keys(movementKinds) as [MovementKind, ...MovementKind[]];
const source = z.enum(entrySources, 'Choose an entry from the list.');

/** A movement on a bank account as the bank tells it, and what it was matched to. */
export const lineSchema = z.object({
  id,
  bankAccountID: id,
  statementID: id.nullable(),
  line: z.int().nullable(),
  day,
  amount: money,
  balance: money.nullable(),
  description: z.string(),
  reference: z.string().nullable(),
  kind: z.string(),
  doubt: plainMessageSchema.nullable(),
  groupID: id.nullable(),
  /** Before the account was taken over, or nothing moved: it asks for no entry. */
  isAside: z.boolean(),
  isExported: z.boolean(),
  match: z
    .object({
      id,
      voucher: z.string().nullable(),
      documentID: id.nullable(),
      by: z.string(),
      at: instant,
      entries: z.array(
        z.object({
          source,
          sourceID: id,
          description: z.string(),
          /** The type of its tab or the kind of the movement, and the asset or creditor it names. */
          what: z.string().nullable(),
          name: z.string().nullable(),
          amount: money,
          isMade: z.boolean(),
          /** The entry it gives back: the two are shown as a pair. */
          reversalOf: z.object({ day, description: z.string() }).nullable(),
          /** What was refunded or returned; never negative. */
          reversedAmount: money,
        }),
      ),
    })
    .nullable(),
  version,
});

export const transactionsQuery = z.object({
  matterID: idInQuery,
  bankAccountID: idInQuery.optional(),
  from: day.optional(),
  to: day.optional(),
  state: z.enum(['all', 'open', 'matched']).default('all'),
  skip: z.coerce.number().int().min(0, 'Start at 0 or later.').default(0),
  take: z.coerce.number().int().min(1, 'Take at least 1.').max(20_000, 'Import at most 20,000 lines.').default(20_000),
});

export const transactionsSchema = z.object({
  rows: z.array(lineSchema),
  total: z.int(),
  open: z.int(),
  matched: z.int(),
  doubtful: z.int(),
});

/** An entry of the ledger, or one that is expected, which no line has answered. */
const openEntry = z.object({
  key: z.string(),
  source,
  sourceID: id,
  day,
  amount: money,
  description: z.string(),
  /** By the words of its tab, where it has any. */
  what: z.string().nullable(),
  isExpected: z.boolean(),
  /** A claim that is paid or an asset that is collected on any day: its own says nothing. */
  isUndated: z.boolean(),
});
const offer = z.object({
  confidence: z.int(),
  reasons: z.array(plainMessageSchema),
  lineIDs: z.array(id),
  /** The entries it answers; none where one is to be made. */
  entries: z.array(z.string()),
  /** Where the entry to be made goes. */
  target: z.string().nullable(),
  targetLabel: z.string().nullable(),
  /** The other account or the asset a movement names. */
  targetName: z.string().nullable(),
  /** The entry to be made, as `allocate` takes it. */
  make: z
    .object({
      make: z.enum(['income', 'expense', 'movement']),
      type: z.string().nullable(),
      kind: z.enum(kinds).nullable(),
      assetID: id.nullable(),
      toBankAccountID: id.nullable(),
    })
    .nullable(),
});

export const unmatchedQuery = z.object({
  matterID: idInQuery,
  bankAccountID: idInQuery,
  /** Of the lines that something is suggested for, oldest first. */
  skip: z.coerce.number().int().min(0, 'Start at 0 or later.').default(0),
  take: z.coerce.number().int().min(1, 'Take at least 1.').max(20_000, 'Import at most 20,000 lines.').default(20_000),
});

export const unmatchedSchema = z.object({
  /** The oldest 5,000. */
  entries: z.array(openEntry),
  entriesTotal: z.int(),
  /** Lines that something is suggested for. */
  linesTotal: z.int(),
  lines: z.array(z.object({ lineID: id, offers: z.array(offer) })),
  /** What an entry that is made of a line may be. */
  incomeTypes: z.array(z.string()),
  expenseTypes: z.array(z.string()),
  movementKinds: z.array(
    z.object({ kind: z.string(), label: z.string(), names: z.string().nullable(), way: z.string() }),
  ),
  claims: z.array(z.object({ liabilityID: id, name: z.string(), open: money })),
});

const made = z.object({
  make: z.enum(['income', 'expense', 'claim', 'movement', 'reversal'], 'Choose what kind of line this is.'),
  amount: moneyFromZero,
  /** Of income or an expense, by the name its tab gives it. */
  type: optionalText(80),
  kind: z.enum(kinds, 'Choose what it was.').nullish(),
  description: optionalText(200),
  liabilityID: id.nullish(),
  assetID: id.nullish(),
  partyID: id.nullish(),
  claimID: id.nullish(),
  toBankAccountID: id.nullish(),
  /** Of a refund, a reversal or a returned payment: the entry it gives back. */
  reversalOf: z.object({ source: z.enum(reversibleSources), id }).nullish(),
  /** The bank returned the payment: it is to be made again. A refund leaves it made. */
  isReturnedPayment: z.boolean('Choose yes or no.').nullish(),
});

/** An entry that a line may give back. */
export const originalSchema = z.object({
  source: z.enum(reversibleSources),
  sourceID: id,
  day,
  description: z.string(),
  payee: z.string().nullable(),
  what: z.string().nullable(),
  amount: money,
  /** What of it can still come back. */
  left: money,
  /** It was paid by a bank file, so that the payment can be opened again. */
  isPayment: z.boolean(),
  /** The line reads as a payment that the bank sent back. */
  isLikelyReturned: z.boolean(),
});

/** What keeps the lines of an account from being continuous from the first statement to the last. */
export const bankChainSchema = z.object({
  gaps: z.int(),
  breaks: z.int(),
  late: z.int(),
  unanswered: z.int(),
  /** The first 200. */
  findings: z.array(
    z.object({ kind: z.enum(['gap', 'break', 'late']), lineID: id.nullable(), said: plainMessageSchema }),
  ),
});

export const toAllocate = z.object({
  matterID: id,
  lines: z.array(z.object({ id, version })).max(200, 'Match at most 200 lines at a time.'),
  entries: z.array(z.object({ source, id })).max(200, 'Match at most 200 entries at a time.').default([]),
  make: z.array(made).max(50, 'Make at most 50 entries of a line.').default([]),
  voucher: optionalText(40),
  confidence: z.int().min(0, 'Enter 0 to 100.').max(100, 'Enter 0 to 100.').nullish(),
});
export const allocatedSchema = z.object({ matchID: id, lines: z.array(lineSchema) });

export const toAutoMatch = z.object({
  matterID: id,
  bankAccountID: id,
  /** Suggestions from this confidence on are accepted. */
  atLeast: z.int().min(50, 'Choose 50 to 100.').max(100, 'Choose 50 to 100.').default(95),
});

export const transactionToSave = z.object({
  matterID: id,
  id: id.nullish(),
  version: version.nullish(),
  /** Of a line that is entered by hand from paper. */
  bankAccountID: id.nullish(),
  day: day.nullish(),
  amount: money.nullish(),
  description: optionalText(300),
  reference: optionalText(120),
  groupID: id.nullish(),
  /** Of the match it stands in. */
  voucher: optionalText(40),
  documentID: id.nullish(),
});

export const groupSchema = z.object({
  id,
  matterID: id,
  name: z.string(),
  lines: z.int(),
  total: money,
  allocated: money,
  version,
});
export const groupToSave = z.object({ matterID: id, id: id.nullish(), version: version.nullish(), name: text(120) });

const head = z.enum(cashHeadNames, 'Choose a head.');
const allocation = z.object({
  id,
  matterID: id,
  head,
  description: z.string(),
  amount: money,
  partyID: id.nullable(),
  partyName: z.string().nullable(),
  groupID: id.nullable(),
  version,
});
/** The cash down to what is left, what each head is made of, and the account's recapitulation beside it. */
export const cashSchema = z.object({
  cash: money,
  noEntryYet: money,
  heads: z.array(z.object({ head, label: z.string(), amount: money })),
  /** What follows from facts and ledger, to be paid still. */
  workedOut: z.array(z.object({ head, said: plainMessageSchema, amount: money })),
  allocations: z.array(allocation),
  people: z.array(z.object({ partyID: id, name: z.string(), amount: money })),
  allocated: money,
  surplus: money,
  recapitulation: z
    .object({
      cash: money,
      liabilities: money,
      cashLegacies: money,
      surplus: money,
      /** What assets brought into the books so far, and what of the account's cash is still to come in by that. */
      received: money.nullable(),
      toCome: money.nullable(),
    })
    .nullable(),
});
export const allocationToSave = z.object({
  matterID: id,
  id: id.nullish(),
  version: version.nullish(),
  head,
  description: text(200),
  amount: moneyFromZero,
  partyID: id.nullish(),
  groupID: id.nullish(),
});

const pastelAccount = z.string('Fill this in.').max(20, 'Enter the seven characters of the account.');
export const toPastel = z.object({
  matterID: id,
  bankAccountID: id,
  contra: pastelAccount,
  firstMonth: z.int().min(1, 'Choose a month.').max(12, 'Choose a month.'),
  /** The account of each type, by the name the worktop gives it; `other` for those that are not named. */
  accounts: z.record(z.string().max(80), pastelAccount).default({}),
  other: pastelAccount,
});
export const pastelSchema = z.object({
  exportID: id.nullable(),
  lines: z.int(),
  refused: z.array(z.object({ lineID: id, reference: z.string() })),
});

/** What waits for Sage Pastel, by type, with the accounts that were used last and the files that were made. */
export const pastelToMakeSchema = z.object({
  contra: z.string(),
  firstMonth: z.int(),
  other: z.string(),
  types: z.array(z.object({ type: z.string().nullable(), lines: z.int(), account: z.string() })),
  files: z.array(z.object({ id, lines: z.int(), by: z.string(), at: instant })),
});

const reconciledLine = z.object({ id, day, amount: money, description: z.string() });
export const reconciliationSchema = z.object({
  bankAccountName: z.string(),
  on: day,
  statementBalance: money,
  /** The bank's own balance of the last line, or worked out from what was taken over and the lines. */
  statementBalanceFrom: z.enum(['file', 'worked out']),
  notInLedger: z.array(reconciledLine),
  lessNotInLedger: money,
  notOnStatement: z.array(reconciledLine),
  addNotOnStatement: money,
  comesTo: money,
  ledgerBalance: money,
  difference: money,
  foots: z.boolean(),
});

export const reconClaimSchema = z.object({
  id,
  matterID: id,
  /** The debt, or in an insolvent estate the claim against it. */
  liabilityID: id.nullable(),
  claimID: id.nullable(),
  creditorName: z.string(),
  claimedAmount: money,
  amount: money,
  paidAmount: money,
  openAmount: money,
  notes: z.string().nullable(),
  version,
});
export const reconClaimToSave = z.object({
  matterID: id,
  id: id.nullish(),
  version: version.nullish(),
  liabilityID: id.nullish(),
  claimID: id.nullish(),
  amount: moneyFromZero,
  notes: optionalText(500),
});

export const reconAssetSchema = z.object({
  assetID: id,
  matterID: id,
  name: z.string(),
  expectedAmount: money.nullable(),
  receivedAmount: money,
  openAmount: money,
  isReconciled: z.boolean(),
  notes: z.string().nullable(),
  version: version.nullable(),
});
export const reconAssetToSave = z.object({
  matterID: id,
  assetID: id,
  version: version.nullish(),
  expectedAmount: moneyFromZero,
  notes: optionalText(500),
});

/** What the firm puts bank lines under by their words. */
export const bankRuleSchema = z.object({
  id,
  words: z.string(),
  /** The type of income or expense, by the name its tab gives it. */
  type: z.string(),
  isIn: z.boolean(),
  isActive: z.boolean(),
  version,
});
export const bankRulesSchema = z.object({
  rules: z.array(bankRuleSchema),
  incomeTypes: z.array(z.string()),
  expenseTypes: z.array(z.string()),
});
export const bankRuleToSave = z.object({
  matterID: id,
  id: id.nullable().default(null),
  words: text(120),
  type: text(80),
  isActive: z.boolean('Choose yes or no.').default(true),
  version: version.default(1),
});

/** Where an account stands: what the bank says, what the ledger says, and what explains the difference. */
export const bankBalanceSchema = z.object({
  bank: money,
  /** The last day the bank told of; null where it told nothing. */
  bankOn: day.nullable(),
  ledger: money,
  /** On the statement and without an entry, and the other way round. */
  lines: z.int(),
  linesAmount: money,
  entries: z.int(),
  entriesAmount: money,
  /** What neither explains. */
  unexplained: money,
});

/** Matches that were accepted together. */
export const matchBatchSchema = z.object({
  batchID: id,
  matches: z.int(),
  by: z.string(),
  at: instant,
  matchIDs: z.array(id),
});
