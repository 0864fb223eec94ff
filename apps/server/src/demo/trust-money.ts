import { bankAccountCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { rafCalls, rafClaimCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import type { DemoCaller } from './call-in-firm';

interface DemoRafAccount {
  readonly days: number;
  readonly provider: string;
  readonly treatment: string;
  readonly invoice: string;
  readonly amount: number;
  readonly payTo?: 'supplier';
}

const therapy: readonly DemoRafAccount[] = [
  { days: 168, provider: 'Kopanong Physiotherapy', treatment: '12 sessions', invoice: 'KP 20114', amount: 14_280 },
  { days: 160, provider: 'Dr T Ndlovu', treatment: 'Neurological review', invoice: '88213', amount: 3_950.5 },
  { days: 151, provider: 'Rosebank Pharmacy', treatment: 'Chronic medicine', invoice: 'RP-4471', amount: 6_112.35 },
];
const equipment: readonly DemoRafAccount[] = [
  { days: 118, provider: 'Mobility Gauteng', treatment: 'Wheelchair, refitted', invoice: 'MG 0917', amount: 38_400 },
  {
    days: 112,
    provider: 'Ubuntu Home Carers',
    treatment: 'Carer, one month',
    invoice: 'UHC 302',
    amount: 9_600,
    payTo: 'supplier',
  },
];

async function addClaim(
  call: DemoCaller,
  matterID: number,
  today: LocalDate,
  told: {
    readonly description: string;
    readonly reference: string;
    readonly lodged: number;
    readonly accounts: readonly DemoRafAccount[];
  },
): Promise<number> {
  const { description, reference, lodged, accounts } = told;
  const added = await call(rafClaimCalls.add, { matterID, description, reference });
  for (const { days, provider, treatment, invoice, amount, payTo } of accounts) {
    await call(rafItemCalls.add, {
      matterID,
      rafClaimID: added.id,
      servedDate: addDays(today, -days),
      provider,
      treatment,
      injuryLink: 'Head injury of the accident, report of Dr Ndlovu',
      invoiceNumber: invoice,
      amount,
      payTo: payTo ?? 'trust',
    } as never);
  }
  const { warnings: _, ...row } = added;
  await call(rafClaimCalls.update, {
    ...row,
    lodgedDate: addDays(today, -lodged),
    acknowledgedDate: addDays(today, 6 - lodged),
  });
  return added.id;
}

/** A trust of a Road Accident Fund award: one claim is part-paid, one is overdue, and a receipt waits to be recognised. */
export async function addRafTrust(call: DemoCaller, matterID: number, now: Date): Promise<void> {
  const today = computeDayAt(now);
  const details = {
    claimant: 'Themba Mahlangu',
    isProtected: true,
    accidentDate: '2017-08-19',
    accidentPlace: 'N12 at Emalahleni',
    court: 'High Court, Pretoria',
    caseNumber: '48213/2018',
    orderDate: '2019-03-14',
    generalDamages: 1_150_000,
    lossOfEarnings: 2_975_701,
    areFeesAllowed: true,
    isPremiumAllowed: true,
    linkNumber: '560/12874413/1099/0',
    claimNumber: '503/12874413',
    undertakingDate: '2019-03-14',
    apportionmentPercent: 20,
    covers: 'Future accommodation in a hospital or nursing home, treatment, services and goods (s 17(4)(a)).',
    contactName: 'Undertakings, Menlyn',
    contactEmail: 'undertakings@fund.test',
    address: '38 Ida Street, Menlo Park, Pretoria, 0102',
    version: 0,
  };
  await call(rafCalls.upsertRAFDetails, details as never, [], { matterID });
  const account = { matterID, name: 'Mahlangu RAF Trust, award account', bank: 'Demo Bank', branchCode: '250655' };
  const { id: bankAccountID } = await call(bankAccountCalls.add, account as never);
  const first = await addClaim(call, matterID, today, {
    description: 'Therapy and medicine, first quarter',
    reference: 'UND 2291',
    lodged: 134,
    accounts: therapy,
  });
  await addClaim(call, matterID, today, {
    description: 'Wheelchair and carer',
    reference: 'UND 2377',
    lodged: 97,
    accounts: equipment,
  });
  const addIncome = (days: number, description: string, amount: number) =>
    call(incomeCalls.add, {
      matterID,
      receivedDate: addDays(today, -days),
      description,
      incomeType: 'Sundry income',
      amount,
      bankAccountID,
    });
  const { id: incomeID } = await addIncome(52, 'ROAD ACCIDENT FUND UND2291', 11_424);
  await call(rafPaymentCalls.add, {
    matterID,
    rafClaimID: first,
    paidDate: addDays(today, -52),
    amount: 11_424,
    paidTo: 'trust',
    incomeID,
    reference: 'RA 77120',
    notes: 'Physiotherapy alone; review and medicine are still being looked at.',
  } as never);
  await addIncome(9, 'RAF EFT UND2291', 3_160.4);
}
