import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import {
  cheque,
  createFirstAccount,
  createFixedFee,
  createTransaction,
  createNamedAmount,
  sixteenLines,
} from './account-builder';
import type { CuratorAccountInput } from './account-input';
import { drawCuratorAccount, type DrawnAccount, finaliseCuratorAccount } from './curator-account';

const drawAccount = (input: CuratorAccountInput): DrawnAccount => {
  const account = expectGranted(drawCuratorAccount(input));
  if (account.status !== 'DRAWN') throw new Error('blocked');
  return account;
};
const readSentences = (outcome: unknown): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ sentence }) => sentence) : [];
const listLinesWith = (...more: readonly ReturnType<typeof createTransaction>[]) => [...sixteenLines, ...more];

describe("W1 first curator's account from sixteen bank lines", () => {
  const account = expectGranted(
    finaliseCuratorAccount(createFirstAccount({ statements: { [cheque]: rand(105_593.8) } })),
  );

  it('income and expenditure', () => {
    expect(account.income.value).toMatchObject({
      broughtForward: nil,
      incomeCollected: rand(82_837.05),
      transferFromCapital: nil,
      maintenanceAndDebts: rand(68_777.5),
      administration: {
        paidFromBank: rand(1715.75),
        curatorFee: rand(4970.22),
        vatOnFee: rand(745.53),
        mastersFee: rand(4800),
        total: rand(12_231.5),
      },
      balanceCarriedForward: rand(1828.05),
    });
  });

  it('capital: the vehicle was sold at a loss', () => {
    expect(account.capital.value).toMatchObject({
      opening: rand(2_518_250),
      gainOrLossOnRealisation: rand(-25_000),
      transferToIncome: nil,
      closing: rand(2_493_250),
    });
    expect(account.capital.lines).toContainEqual(
      expect.objectContaining({
        label: 'Loss on Motor vehicle',
        value: rand(-25_000),
        note: 'Proceeds R 95,000.00, carried at R 120,000.00.',
      }),
    );
  });

  it('statement of assets', () => {
    expect(account.closing.assets).toEqual([
      createNamedAmount(cheque, 105_593.8),
      createNamedAmount('Money market', 950_000),
      createNamedAmount('House', 1_450_000),
    ]);
    expect([account.totalAssets, account.creditorsUnpaid, account.netAssets]).toEqual([
      rand(2_505_593.8),
      rand(10_515.75),
      rand(2_495_078.05),
    ]);
  });

  it('proofs', () => {
    expect(account.bankProofs).toEqual([
      {
        bank: cheque,
        opening: rand(48_250),
        credits: rand(177_837.05),
        debits: rand(120_493.25),
        closing: rand(105_593.8),
        statement: rand(105_593.8),
      },
    ]);
    expect(account.capitalPlusIncome).toBe(account.netAssets);
    expect(account.proofs.map(({ id, holds }) => [id, holds])).toEqual(
      ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'].map((id) => [id, true]),
    );
    expect(account.heading.section).toBe('s 83(1)');
  });

  it('totals by class', () => {
    expect(account.classTotals).toEqual({
      'ADMIN:BANK_CHARGES': rand(-450.75),
      'ADMIN:BOND_PREMIUM': rand(-1265),
      'CAPITAL:REALISATION': rand(95_000),
      'INCOME:INTEREST': rand(37_837.05),
      'INCOME:PENSION': rand(37_500),
      'INCOME:RENT': rand(7500),
      INTERNAL: rand(-50_000),
      'MAINT:CARE': rand(-19_600),
      'MAINT:MEDICAL': rand(-26_287.5),
      'MAINT:PROPERTY': rand(-22_890),
    });
  });
});

describe('the fee', () => {
  it('W2(b): capital realised for use is shown as income and earns the income rate', () => {
    const transactions = sixteenLines.map((each) =>
      each.asset === 'Motor vehicle' ? { ...each, realisedForUse: true } : each,
    );
    const { income, capital, proofs } = drawAccount(createFirstAccount({ transactions }));
    expect(income.value).toMatchObject({
      realisedForUse: rand(95_000),
      administration: { curatorFee: rand(10_670.22), vatOnFee: rand(1600.53) },
    });
    expect(capital.value).toMatchObject({ transferToIncome: rand(95_000), closing: rand(2_398_250) });
    expect(proofs.every(({ holds }) => holds)).toBe(true);
  });

  it('may be set by hand, as taxed by the Master', () => {
    const { income } = drawAccount(
      createFirstAccount({
        remuneration: { by: 'hand', fee: createFixedFee(rand(4000)), vat: createFixedFee(rand(600)) },
      }),
    );
    expect(income.value.administration).toMatchObject({ curatorFee: rand(4000), vatOnFee: rand(600) });
    expect(readRefusalFields(drawCuratorAccount(createFirstAccount({ mastersFee: createFixedFee(rand(-1)) })))).toEqual(
      ['mastersFee'],
    );
  });

  it('paid ahead for this account is owed no more, and expensed once', () => {
    const paid = createTransaction(17, '2026-02-26', -4000, 'CURATOR FEE', 'ADMIN:CURATOR_FEE_PAID', {
      forThisAccount: true,
    });
    const { income, closing, proofs } = drawAccount(createFirstAccount({ transactions: listLinesWith(paid) }));
    expect(income.value.administration.total).toBe(rand(12_231.5));
    expect(closing.creditors).toMatchObject([
      createNamedAmount('Remuneration, account 1', 1715.75),
      createNamedAmount("Master's fee, account 1", 4800),
    ]);
    expect(proofs.every(({ holds }) => holds)).toBe(true);
  });

  it('paid ahead beyond what is allowed is refused', () => {
    const paid = createTransaction(17, '2026-02-26', -6000, 'CURATOR FEE', 'ADMIN:CURATOR_FEE_PAID', {
      forThisAccount: true,
    });
    expect(readRefusalFields(drawCuratorAccount(createFirstAccount({ transactions: listLinesWith(paid) })))).toEqual([
      'remuneration',
    ]);
  });
});

describe('the second account', () => {
  const first = drawAccount(createFirstAccount());
  const createSecondAccount = (more: Partial<CuratorAccountInput> = {}): CuratorAccountInput => ({
    ...createFirstAccount(),
    heading: { accountNumber: 2, final: true, from: toLocalDate('2026-03-01'), to: toLocalDate('2027-02-28') },
    opening: first.closing,
    previous: first.closing,
    transactions: [
      createTransaction(1, '2026-03-25', 12_500, 'GEPF PENSION', 'INCOME:PENSION'),
      createTransaction(2, '2026-06-01', -5715.75, 'FEE TAXED', 'ADMIN:CURATOR_FEE_PAID', {
        settlesCreditor: 'Remuneration, account 1',
      }),
      createTransaction(3, '2026-06-02', -4800, "MASTER'S FEE", 'ADMIN:MASTER_FEES', {
        settlesCreditor: "Master's fee, account 1",
      }),
    ],
    mastersFee: createFixedFee(nil),
    ...more,
  });

  it('settles the fee of the first as a creditor, not as an expense', () => {
    const { income, closing, heading } = expectGranted(finaliseCuratorAccount(createSecondAccount()));
    expect(income.value.administration.paidFromBank).toBe(nil);
    expect(income.value.broughtForward).toBe(rand(1828.05));
    expect(closing.creditors).toMatchObject([createNamedAmount('Remuneration, account 2', 862.5)]);
    expect(heading.section).toBe('s 83(2)');
  });

  it('must open as the first one closed', () => {
    const opening = {
      ...first.closing,
      assets: first.closing.assets.map((each) =>
        each.name === 'House' ? createNamedAmount('House', 1_500_000) : each,
      ),
      capital: rand(2_543_250),
    };
    const refused = finaliseCuratorAccount(createSecondAccount({ opening }));
    expect(readRefusalFields(refused)).toEqual(['proofs.P4', 'proofs.P4']);
    expect(readSentences(refused)).toEqual([
      'Asset House closed at R 1,450,000.00 and opens at R 1,500,000.00.',
      'Account capital closed at R 2,493,250.00 and opens at R 2,543,250.00.',
    ]);
    expect(readSentences(finaliseCuratorAccount(createSecondAccount({ previous: undefined })))).toEqual([
      'Capture the closing figures of account 1.',
    ]);
  });

  it('cannot pay a creditor more than is owed', () => {
    const transactions = [
      createTransaction(1, '2026-06-01', -6000, 'FEE', 'ADMIN:CURATOR_FEE_PAID', {
        settlesCreditor: 'Remuneration, account 1',
      }),
    ];
    expect(readRefusalFields(drawCuratorAccount(createSecondAccount({ transactions })))).toEqual([
      'creditors.Remuneration, account 1',
    ]);
  });
});

describe('a debit or credit balance', () => {
  const hospital = createTransaction(17, '2026-02-26', -50_000, 'HOSPITAL', 'MAINT:MEDICAL');

  it('is carried forward when nothing is set', () => {
    const { income, capital } = drawAccount(createFirstAccount({ transactions: listLinesWith(hospital) }));
    expect([income.value.balanceCarriedForward, capital.value.closing]).toEqual([rand(-48_171.95), rand(2_493_250)]);
  });

  it('is not carried past a final account unless it says how it is met', () => {
    const heading = { ...createFirstAccount().heading, final: true };
    const finaliseWith = (more: Partial<CuratorAccountInput> = {}) =>
      finaliseCuratorAccount(createFirstAccount({ heading, transactions: listLinesWith(hospital), ...more }));
    expect(readRefusalFields(finaliseWith())).toEqual(['proofs.P7']);
    expect(readSentences(finaliseWith())).toEqual([
      'This final account carries a deficiency of R 48,171.95. Meet it from capital, or say how it is met.',
    ]);
    expect(expectGranted(finaliseWith({ deficit: 'TRANSFER' })).closing.income).toBe(nil);
    const paid = expectGranted(finaliseWith({ deficiencyMetBy: 'Paid in by the daughter' }));
    const carried = paid.income.lines.find(({ label }) => label.startsWith('(f)'));
    expect(carried).toMatchObject({ value: rand(-48_171.95), note: 'Paid in by the daughter' });
    expect(isRefused(finaliseCuratorAccount(createFirstAccount({ transactions: listLinesWith(hospital) })))).toBe(
      false,
    );
  });

  it('is met in full from capital where the account says so', () => {
    const account = drawAccount(createFirstAccount({ transactions: listLinesWith(hospital), deficit: 'TRANSFER' }));
    expect(account.income.value).toMatchObject({ transferFromCapital: rand(48_171.95), balanceCarriedForward: nil });
    expect(account.capital.value).toMatchObject({ transferToIncome: rand(48_171.95), closing: rand(2_445_078.05) });
    expect(account.netAssets).toBe(account.capitalPlusIncome);
  });

  it('in credit may be added to capital', () => {
    const account = drawAccount(createFirstAccount({ surplus: 'TO_CAPITAL' }));
    expect(account.closing).toMatchObject({ income: nil, capital: rand(2_495_078.05) });
  });
});

describe('capital', () => {
  it('rises by awards and inheritances, and not by a purchase', () => {
    const transactions = listLinesWith(
      createTransaction(17, '2026-01-05', 300_000, 'RAF AWARD', 'CAPITAL:RAF_AWARD'),
      createTransaction(18, '2026-01-06', -200_000, 'UNIT TRUST', 'CAPITAL:PURCHASE', { asset: 'Unit trust' }),
      createTransaction(19, '2026-01-07', -10_000, 'NEW GEYSER', 'CAPITAL:IMPROVEMENT', { asset: 'House' }),
      createTransaction(20, '2026-01-08', -5000, 'LOAN FROM BROTHER', 'CAPITAL:LOAN_REPAID'),
    );
    const { capital, closing, proofs } = drawAccount(createFirstAccount({ transactions }));
    expect(capital.value).toMatchObject({ additions: rand(300_000), debtsPaid: rand(5000), closing: rand(2_788_250) });
    expect(closing.assets).toContainEqual(createNamedAmount('Unit trust', 200_000));
    expect(closing.assets).toContainEqual(createNamedAmount('House', 1_460_000));
    expect(proofs.every(({ holds }) => holds)).toBe(true);
  });

  it('can be realised in parts when each part has its carrying value', () => {
    const createPartSale = (voucher: number, carrying?: number) =>
      createTransaction(voucher, '2026-01-05', 60_000, 'PLOT', 'CAPITAL:REALISATION', {
        asset: 'House',
        ...(carrying && { carrying: rand(carrying) }),
      });
    const { capital, closing } = drawAccount(
      createFirstAccount({ transactions: listLinesWith(createPartSale(17, 50_000), createPartSale(18, 70_000)) }),
    );
    expect(capital.value.gainOrLossOnRealisation).toBe(rand(-25_000));
    expect(closing.assets).toContainEqual(createNamedAmount('House', 1_330_000));
    expect(
      readRefusalFields(
        drawCuratorAccount(
          createFirstAccount({ transactions: listLinesWith(createPartSale(17, 50_000), createPartSale(18)) }),
        ),
      ),
    ).toEqual(['assets.House']);
  });

  it('a refund of an expense lowers the expense and earns no fee', () => {
    const { income } = drawAccount(
      createFirstAccount({
        transactions: listLinesWith(createTransaction(17, '2026-01-05', 800, 'REFUND', 'MAINT:MEDICAL')),
      }),
    );
    expect(income.value).toMatchObject({ incomeCollected: rand(82_837.05), maintenanceAndDebts: rand(67_977.5) });
  });
});
