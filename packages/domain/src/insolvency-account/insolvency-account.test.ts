import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type Cents, cents, nil, rand, sum } from '../money/cents';
import type { CapturedClaim } from '../claims/captured-claim';
import type { InsolvencyBooks, InsolvencyRequest } from './books';
import { drawInsolvencyAccount, type InsolvencyAccount } from './insolvency-account';
import { reapportionUnable, sumAwardsByClaim, sumContributionsByClaim } from './outcomes';
import { createP9Books, p9Claims, p9Costs, p9Receipts, createProvedClaim } from './p9.testing';

const final: InsolvencyRequest = { kind: 'firstAndFinal', sequence: 1 };
function drawAccount(books: InsolvencyBooks, request = final): InsolvencyAccount {
  const account = drawInsolvencyAccount(books, request);
  if (isRefused(account)) throw new Error(account.refusals.map(({ field, sentence }) => `${field} ${sentence}`).join());
  expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
  return account;
}
const readRefusals = (books: InsolvencyBooks, request = final) => {
  const account = drawInsolvencyAccount(books, request);
  return isRefused(account) ? account.refusals.map(({ field }) => field) : [];
};
const readAwards = ({ distribution }: InsolvencyAccount) =>
  Object.fromEntries(distribution.claims.map(({ creditor, total }) => [creditor, total]));

describe('the account of an insolvent estate from its books', () => {
  test('P9 comes out as the worked example, to the cent', () => {
    const account = drawAccount(createP9Books());
    const { distribution } = account;
    expect(distribution.accounts.map(({ totalCosts, surplus }) => [totalCosts, surplus])).toEqual([
      [rand(134_352.54), rand(61_751.55)],
      [rand(40_376.85), 0],
    ]);
    expect(distribution.freeResidue.value).toBe(rand(178_611.09));
    const readPaid = (rank: string) => distribution.ranks.find((one) => one.rank === rank)?.paid;
    expect(readPaid('s97Sheriff')).toBe(rand(1_240));
    expect(readPaid('s97Master')).toBe(rand(56));
    expect(distribution.availableForConcurrent).toBe(rand(63_694.42));
    expect(distribution.dividend).toBe('30.1850');
    expect(readAwards(account)).toEqual({
      'Mortgage Bank': rand(983_895.91),
      'Vehicle Bank': rand(123_623.15 + 31_336.62),
      'D. Worker': rand(16_700),
      'SARS income tax': rand(46_318),
      'SARS interest on tax': rand(3_902.11),
      'Card Co': rand(26_605.16),
      Store: rand(3_805.7),
      'Dr P': rand(1_946.94),
    });
    // A second way: what came in is what is pictured, rand by rand.
    expect(sum(account.went.map(({ amount }) => amount))).toBe(rand(1_460_859.54));
    expect(account.bank.awards).toBe(sum(Object.values(readAwards(account))));
  });

  test('is refused without the Master’s fee, without the order, and with money nobody classified', () => {
    expect(readRefusals(createP9Books({ costs: p9Costs.filter(({ kind }) => kind !== 'mastersFee') }))).toEqual([
      'mastersFee',
    ]);
    const { concursusOn: _none, ...open } = createP9Books();
    expect(readRefusals(open)).toEqual(['concursusOn']);
    expect(readRefusals(createP9Books({ suspense: rand(1) }))).toEqual(['suspense']);
    const funeral = { ...p9Costs[8]!, head: 'funeral' as const };
    expect(readRefusals(createP9Books({ costs: [...p9Costs, funeral] }))).toEqual(['costs.funeral']);
  });

  test('a final one leaves no asset and no receipt open; one with more to follow lists them', () => {
    const receipts = p9Receipts.map((one) => (one.id === 'shares' ? { ...one, isBanked: false } : one));
    expect(readRefusals(createP9Books({ receipts }))).toEqual(['assets.S', 'lines.shares']);
    const account = drawAccount(createP9Books({ receipts }), { kind: 'first', sequence: 1 });
    expect(account.unrealised.map(({ id }) => id)).toEqual(['S']);
    expect(account.distribution.receipts).toBe(rand(1_460_859.54 - 52_800));
  });

  test('what a bank lacks that is not all in does not rank yet, and does in the second account', () => {
    const first = drawAccount(createP9Books({ receipts: p9Receipts.filter(({ id }) => id !== 'vehicle') }), {
      kind: 'first',
      sequence: 1,
    });
    expect(readAwards(first)['Vehicle Bank']).toBeUndefined();
    expect(first.remarks.map(({ field }) => field)).toContain('claims.Vehicle Bank');
    const day = toLocalDate('2026-11-10');
    const more = [
      ...p9Receipts.filter(({ id }) => id !== 'vehicle'),
      ...p9Receipts.filter(({ id }) => id === 'vehicle').map((one) => ({ ...one, day })),
    ];
    const master = { ...p9Costs.at(-1)!, id: 'again', day };
    const books = createP9Books({
      receipts: more,
      costs: [...p9Costs, master],
      choices: { ...createP9Books().choices, awardsTo: day },
    });
    const second = drawAccount(books, { kind: 'secondAndFinal', sequence: 2, previous: first.carries });
    expect(second.distribution.accounts.map(({ id }) => id)).toEqual(['E2']);
    // Whoever was paid in full takes no part any more; nobody gets more than the claim, over both accounts.
    expect(Object.keys(readAwards(second)).sort()).toEqual(['Card Co', 'Dr P', 'Store', 'Vehicle Bank']);
    for (const { id, claimed } of p9Claims) {
      const { secured, preferent, concurrent } = second.carries.claims[id]!;
      expect(secured + preferent + concurrent).toBeLessThanOrEqual(claimed);
    }
    // The vehicle pays its own costs and its bank alone: nothing of it is left for the others.
    expect(readAwards(second)['Card Co']).toBe(0);
    expect(
      readRefusals(
        { ...books, choices: createP9Books().choices },
        { kind: 'second', sequence: 2, previous: first.carries },
      ),
    ).toContain('awardsTo');
  });

  test('a limit that was used up in one account is not had again in the next', () => {
    const claims = [
      createProvedClaim(30_000, { id: 'Worker', type: 'preferent', category: 1 }),
      createProvedClaim(10_000, { id: 'Shop', type: 'concurrent' }),
    ];
    const createBooks = (to: string, receipts: typeof p9Receipts): InsolvencyBooks =>
      createP9Books({
        claims,
        assets: [],
        receipts,
        costs: [
          { ...p9Costs.at(-1)!, amount: rand(1) },
          { ...p9Costs.at(-1)!, id: 'again', amount: rand(1), day: toLocalDate('2026-11-02') },
        ],
        vendor: false,
        choices: { ...createP9Books().choices, awardsTo: toLocalDate(to) },
      });
    const found = { ...p9Receipts[5]!, amount: rand(20_000) };
    const one = drawAccount(createBooks('2026-10-30', [found]), { kind: 'first', sequence: 1 });
    // R20 000 less the smallest fee of R2 500 and R1: R12 000 first, the rest by 18 to 10.
    expect(readAwards(one)).toEqual({ Worker: rand(12_000 + 3_535.07), Shop: rand(1_963.93) });
    const two = drawAccount(
      createBooks('2026-11-16', [
        found,
        { ...found, id: 'later', amount: rand(3_000), day: toLocalDate('2026-11-02') },
      ]),
      {
        kind: 'secondAndFinal',
        sequence: 2,
        previous: one.carries,
      },
    );
    const ranks = two.distribution.ranks.filter(({ rank }) => !rank.startsWith('s97'));
    expect(ranks.map(({ rank }) => rank)).toEqual(['s103']);
    expect(ranks[0]!.claimed).toBe(
      cents(rand(28_000) - sum(Object.values(one.carries.claims).map((was) => was.concurrent))),
    );
  });

  test('a business carried on gives its net alone, and 6% of its sales', () => {
    const sale = { ...p9Receipts[5]!, id: 'sales', amount: rand(210_000), isTrading: true };
    const wages = { ...p9Costs[9]!, id: 'wages', amount: rand(150_000), head: 'trading' as const };
    const account = drawAccount(createP9Books({ receipts: [...p9Receipts, sale], costs: [...p9Costs, wages] }));
    expect(account.trading?.net.value).toBe(rand(60_000));
    expect(account.distribution.receipts).toBe(rand(1_460_859.54 + 60_000));
    expect(account.distribution.feeLines.find(({ id }) => id === 'sales')).toMatchObject({
      item: 4,
      fee: rand(12_600),
    });
    const loss = drawAccount(createP9Books({ receipts: p9Receipts, costs: [...p9Costs, wages] }));
    expect(
      loss.distribution.ranks.find(({ rank }) => rank === 's97Administration')!.claims.map(({ id }) => id),
    ).toContain('trading');
  });

  test('costs beyond the residue are contributed, also by the applicant who proved nothing', () => {
    const costs = [...p9Costs, { ...p9Costs[9]!, id: 'long case', amount: rand(200_000) }];
    const claims = [
      ...p9Claims,
      createProvedClaim(50_000, {
        id: 'Applicant',
        number: 9,
        type: 'concurrent',
        status: 'lodged',
        isApplicant: true,
      }),
    ];
    const account = drawAccount(createP9Books({ costs, claims }));
    const { needed, each } = account.distribution.contribution.value;
    expect(needed).toBeGreaterThan(0);
    expect(sum(each.map(({ amount }) => amount))).toBe(needed);
    expect(each.find(({ creditor }) => creditor === 'Applicant')!.amount).toBeGreaterThan(0);
    expect(each.find(({ creditor }) => creditor === 'D. Worker')!.amount).toBe(0);
    expect(account.bank.toCollect).toBe(needed);
  });

  describe('who contributes though no claim of it ranks', () => {
    const estate = (more: Partial<CapturedClaim>, rest: Partial<InsolvencyBooks> = {}) =>
      drawAccount(
        createP9Books({
          assets: [],
          receipts: [],
          costs: [
            { ...p9Costs.at(-1)!, amount: rand(1) },
            { ...p9Costs[9]!, id: 'early', amount: rand(3_999), day: toLocalDate('2026-06-01') },
            { ...p9Costs[9]!, id: 'late', amount: rand(3_125), day: toLocalDate('2026-08-01') },
          ],
          claims: [
            createProvedClaim(100_000, { id: 'Applicant', number: 1, type: 'concurrent', ...more }),
            createProvedClaim(40_000, { id: 'Other', number: 2, type: 'concurrent' }),
          ],
          ...rest,
        }),
      ).distribution.contribution.value.each.map(({ creditor, amount }) => [creditor, amount]);
    // 1 + 3 999 + 3 125, and the smallest fee with its VAT: 10 000.
    const byPetition = [
      ['Applicant', rand(7_142.86)],
      ['Other', rand(2_857.14)],
    ];

    test.each<[string, Partial<CapturedClaim>]>([
      ['proved less', { proved: rand(60_000) }],
      ['was rejected', { status: 'rejected', reason: 'No proof' }],
      ['was expunged', { status: 'expunged', reason: 'Paid before' }],
      ['withdrew', { status: 'withdrawn', statusOn: toLocalDate('2026-05-02'), provedOn: toLocalDate('2026-05-01') }],
    ])('the applicant that %s, on the claim of its petition (s 14(3))', (_, more) => {
      expect(estate({ ...more, isApplicant: true })).toEqual(byPetition);
      const stated = { ...more, isApplicant: true, claimed: rand(90_000), petition: rand(100_000) };
      expect(estate(stated)).toEqual(byPetition);
    });

    test('a creditor that withdrew, for its share of the costs until then (s 51)', () => {
      const left = { status: 'withdrawn', provedOn: toLocalDate('2026-05-01') } as const;
      // 3 999 of 10 000 by then: 100 and 40 of 140 parts of that, and the rest on the other alone.
      const until = [
        ['Applicant', rand(2_856.43)],
        ['Other', rand(7_143.57)],
      ];
      expect(estate({ ...left, statusOn: toLocalDate('2026-07-01') })).toEqual(until);
      // Within five days of a resolution, the last of them a Sunday: what was done under it is not its cost.
      const resolved = { resolutionsOn: [toLocalDate('2026-07-28')] };
      expect(estate({ ...left, statusOn: toLocalDate('2026-08-03') }, resolved)).toEqual(until);
      expect(estate({ ...left, statusOn: toLocalDate('2026-08-04') }, resolved)).toEqual([
        ['Applicant', rand(5_088.57)],
        ['Other', rand(4_911.43)],
      ]);
      // Where nobody contributes, a claim that was withdrawn is not in the account at all.
      const gone = p9Claims.map((one) =>
        one.id === 'Store' ? { ...one, ...left, statusOn: toLocalDate('2026-07-01') } : one,
      );
      expect(readAwards(drawAccount(createP9Books({ claims: gone })))).not.toHaveProperty('Store');
      const { provedOn: _, ...never } = left;
      expect(estate({ ...never, statusOn: toLocalDate('2026-07-01') })).toEqual([['Other', rand(10_000)]]);
    });
  });

  describe('securities', () => {
    const day = toLocalDate('2026-06-01');
    const createBooks = (claims: readonly CapturedClaim[], brought: number): InsolvencyBooks =>
      createP9Books({
        assets: [{ id: 'E1', description: 'House', isLeftOut: false }],
        receipts: [
          { id: 'house', day, description: 'House', amount: rand(brought), item: 2, assetId: 'E1', isBanked: true },
        ],
        costs: [{ ...p9Costs.at(-1)!, amount: rand(1) }],
        vendor: false,
        claims,
        choices: { ...createP9Books().choices, awardsTo: day },
        // No interest: the awards are of the day of the order.
        concursusOn: day,
      });
    const createBond = (id: string, claimed: number, rank: number, more: Partial<CapturedClaim> = {}) =>
      createProvedClaim(claimed, {
        id,
        number: rank,
        type: 'secured',
        security: 'mortgageBond',
        securedBy: [{ assetId: 'E1', rank }],
        ...more,
      });
    // 3% of it is the fee, and R1 the Master's.
    const gross = (900_000 + 1) / 0.97;

    test('a covering bond secures no more than its sum, and what is owed beyond it is concurrent', () => {
      const claims = [createBond('First', 900_000, 1, { bondedSum: rand(500_000) }), createBond('Second', 400_000, 2)];
      const { distribution } = drawAccount(createBooks(claims, Math.round(gross * 100) / 100));
      expect(distribution.claims.map((one) => [one.securedAward, one.concurrentAward])).toEqual([
        [rand(500_000), 0],
        [rand(400_000), 0],
      ]);
      expect(distribution.ranks.find(({ rank }) => rank === 's103')!.claimed).toBe(rand(400_000));
    });

    test('what a bondholder who did not prove is due is deposited with the Master and shared by nobody (s 95(2))', () => {
      const claims = [
        createBond('Bank', 500_000, 1, { status: 'lodged' }),
        createProvedClaim(900_000, { id: 'Shop', number: 2, type: 'concurrent' }),
      ];
      const { distribution, remarks, carries } = drawAccount(createBooks(claims, Math.round(gross * 100) / 100));
      expect(distribution.claims.map(({ creditor, total, retained }) => [creditor, total, retained])).toEqual([
        ['Bank', rand(500_000), 'deposit'],
        ['Shop', rand(400_000), undefined],
      ]);
      expect(remarks.map(({ field }) => field)).toContain('claims.Bank');
      expect(sumAwardsByClaim([carries.outcomes])).toEqual(new Map([['Shop', rand(400_000)]]));
      // A rejected bond holds nothing back.
      const rejected = drawAccount(createBooks([{ ...claims[0]!, status: 'rejected' }, claims[1]!], 900_000));
      expect(readAwards(rejected)['Bank']).toBeUndefined();
    });

    test('a claim over several assets asks for the choice of its creditor', () => {
      const securedBy = [
        { assetId: 'E1', rank: 1 },
        { assetId: 'E2', rank: 1 },
      ];
      const bond = createBond('Bank', 500_000, 1, { securedBy });
      const isAsked = (claim: CapturedClaim): boolean =>
        drawAccount(createBooks([claim], 600_000)).remarks.some(({ sentence }) => /several securities/.test(sentence));
      expect([isAsked(bond), isAsked({ ...bond, isOrderChosen: true })]).toEqual([true, false]);
    });
  });

  describe('what the Act leaves open is chosen for the account', () => {
    const day = toLocalDate('2026-06-01');
    const createBooks = (
      amount: number,
      claims: readonly CapturedClaim[],
      more: Partial<InsolvencyBooks['choices']> = {},
    ): InsolvencyBooks =>
      createP9Books({
        assets: [],
        // Money found: 1% is the fee, beside R2 500 at least and R1 for the Master.
        receipts: [{ id: 'money', day, description: 'Money', amount: rand(amount), item: 3, isBanked: true }],
        costs: [{ ...p9Costs.at(-1)!, amount: rand(1) }],
        vendor: false,
        claims,
        choices: { ...createP9Books().choices, awardsTo: day, ...more },
        concursusOn: day,
      });

    test('a later dividend is shared by the claims as proved, or by what is owed on them (s 103(1)(a))', () => {
      const [early, late] = [
        createProvedClaim(100_000, { id: 'Early', number: 1, type: 'concurrent' }),
        createProvedClaim(100_000, { id: 'Late', number: 2, type: 'concurrent' }),
      ];
      const first = drawAccount(createBooks(42_501, [early]), { kind: 'first', sequence: 1 });
      expect(readAwards(first)).toEqual({ Early: rand(40_000) });
      const next = toLocalDate('2026-11-10');
      const later = (dividendRanking: 'asProved' | 'balance') => {
        const books = createBooks(0, [early, late], { awardsTo: next, catchUp: 'none', dividendRanking });
        const receipts = [{ ...books.receipts[0]!, id: 'more', day: next, amount: rand(80_001) }];
        const costs = [{ ...books.costs[0]!, id: 'again', day: next }];
        return readAwards(
          drawAccount(
            { ...books, today: next, receipts, costs, banks: [{ name: 'Estate account', balance: rand(122_502) }] },
            {
              kind: 'firstAndFinal',
              sequence: 2,
              previous: { ...first.carries, fee: rand(1_000_000), topUp: nil },
            },
          ),
        );
      };
      // Its fee is 1% of 80 001, so R79 199.99 is left: half each as proved, 6 to 10 by what is owed.
      expect(later('asProved')).toEqual({ Early: rand(39_600), Late: rand(39_599.99) });
      expect(later('balance')).toEqual({ Early: rand(29_700), Late: rand(49_499.99) });
    });

    test('the fee runs on the price without the VAT in it, unless the account says otherwise', () => {
      const books = createBooks(1, [
        createProvedClaim(200_000, { id: 'Bank', number: 1, type: 'secured', securedBy: [{ assetId: 'E1', rank: 1 }] }),
      ]);
      const sold: InsolvencyBooks = {
        ...books,
        banks: [{ name: 'Estate account', balance: rand(100_000) }],
        assets: [{ id: 'E1', description: 'Plant', isLeftOut: false }],
        receipts: [
          { id: 'plant', day, description: 'Plant', amount: rand(115_000), item: 1, assetId: 'E1', isBanked: true },
        ],
        costs: [
          ...books.costs,
          {
            id: 'tax',
            day,
            description: 'Output tax',
            amount: rand(15_000),
            kind: 'other',
            head: 'outputTax',
            assetId: 'E1',
            isBanked: true,
          },
        ],
      };
      const account = drawAccount(sold);
      expect(account.distribution.feeLines).toMatchObject([{ base: rand(100_000), fee: rand(10_000) }]);
      // 115 000 less the tax, the fee and R1.
      expect(readAwards(account)['Bank']).toBe(rand(89_999));
      const rent = { ...sold.receipts[0]!, id: 'rent', amount: rand(11_500), vat: rand(1_500) };
      const withRent = {
        ...sold,
        receipts: [...sold.receipts, rent],
        banks: [{ name: 'Estate account', balance: rand(111_500) }],
      };
      expect(drawAccount(withRent).distribution.feeLines).toMatchObject([
        // The output tax that was paid comes off the largest receipt of the asset.
        { base: rand(100_000) },
        { base: rand(10_000) },
      ]);
      const gross = drawAccount({ ...sold, choices: { ...sold.choices, feeOnOutputTax: true } });
      expect(gross.distribution.feeLines).toMatchObject([{ base: rand(115_000), fee: rand(11_500) }]);
    });
  });

  test('dividends paid between two accounts leave the second in balance; before any account there are none', () => {
    const first = drawAccount(createP9Books(), { kind: 'first', sequence: 1 });
    const dividends = [...sumAwardsByClaim([first.carries.outcomes])].map(([claimId, amount]) => ({
      day: toLocalDate('2026-11-05'),
      claimId,
      amount,
    }));
    expect(sum(dividends.map(({ amount }) => amount))).toBe(first.bank.awards);
    const day = toLocalDate('2026-11-10');
    const later = { ...p9Receipts[5]!, id: 'later', amount: rand(10_000), day };
    const master = { ...p9Costs.at(-1)!, id: 'again', day };
    const [receipts, costs] = [
      [...p9Receipts, later],
      [...p9Costs, master],
    ];
    const paid = sum(dividends.map(({ amount }) => amount));
    const choices = { ...createP9Books().choices, awardsTo: day };
    const held = createP9Books({ receipts, costs }).banks[0]!.balance;
    const banks = [{ name: 'Estate account', balance: cents(held - paid) }];
    const second = drawAccount(createP9Books({ receipts, costs, dividends, banks, choices }), {
      kind: 'secondAndFinal',
      sequence: 2,
      previous: first.carries,
    });
    expect(second.bank.dividends).toBe(paid);
    expect(second.bank.awards).toBe(sum(Object.values(readAwards(second))));
    expect(
      readRefusals(createP9Books({ dividends: dividends.map((one) => ({ ...one, day: toLocalDate('2026-06-01') })) })),
    ).toEqual(['dividends']);
    // Remuneration of P9: R57 868,71 and 15% on each account's part of it.
    expect(first.carries.charges).toEqual({ fee: rand(57_868.71), vat: rand(5_310 + 2_460 + 910.31) });
  });

  test('P1 item 6: goods a creditor takes over earn 5%, move no money, and count towards the award', () => {
    const receipts = p9Receipts.map((one) =>
      one.id === 'vehicle' ? { ...one, amount: rand(185_000), item: 6 as const } : one,
    );
    const dividends = [
      { day: toLocalDate('2026-06-01'), claimId: 'Vehicle Bank', amount: rand(185_000), isTakenOver: true },
    ];
    const held = createP9Books({ receipts }).banks[0]!.balance;
    const banks = [{ name: 'Estate account', balance: cents(held - rand(185_000)) }];
    const account = drawAccount(createP9Books({ receipts, dividends, banks }));
    expect(account.distribution.feeLines.find(({ id }) => id === 'vehicle')).toMatchObject({
      item: 6,
      fee: rand(9_250),
    });
    expect([account.bank.takenOver, account.bank.dividends]).toEqual([rand(185_000), 0]);
    expect(account.bank.closing).toBe(banks[0]!.balance);
    expect(account.bank.awards).toBe(sum(Object.values(readAwards(account))));
    // The award of the security is less its costs; with the shortfall's dividend it is still below the goods.
    const lacking = cents(rand(185_000) - readAwards(account)['Vehicle Bank']!);
    expect(lacking).toBeGreaterThan(0);
    expect(account.remarks.map(({ field }) => field)).toContain('claims.Vehicle Bank');
  });

  test('the share of a contributor who cannot pay falls on the others, with what collecting it cost in vain', () => {
    const costs = [...p9Costs, { ...p9Costs[9]!, id: 'long case', amount: rand(200_000) }];
    const { outcomes } = drawAccount(createP9Books({ costs })).carries;
    const asked = sumContributionsByClaim([outcomes]);
    const all = sum([...asked.values()]);
    const lost = asked.get('Card Co')!;
    const after = reapportionUnable(outcomes!, new Map([['Card Co', { received: rand(100), cost: rand(2_500) }]]));
    const now = sumContributionsByClaim([after]);
    expect(now.get('Card Co')).toBe(rand(100));
    expect(sum([...now.values()])).toBe(all + rand(2_500));
    expect(now.get('Store')!).toBeGreaterThan(asked.get('Store')!);
    // Two others that contribute keep their proportion: by 12 607,90 and 6 450,00.
    const computeMore = (id: string): number => now.get(id)! - asked.get(id)!;
    expect(computeMore('Store') / computeMore('Dr P')).toBeCloseTo(12_607.9 / 6_450, 3);
    expect(lost).toBeGreaterThan(rand(100));
    expect(reapportionUnable(outcomes!, new Map())).toBe(outcomes);
  });

  test('what collecting a contribution cost in vain is asked once, though an expense paid it', () => {
    const first = drawAccount(
      createP9Books({ costs: [...p9Costs, { ...p9Costs[9]!, id: 'long case', amount: rand(200_000) }] }),
    );
    const later = {
      ...p9Costs[9]!,
      day: toLocalDate('2026-11-10'),
      description: 'Writ against Card Co',
      amount: rand(2_500),
    };
    const masters = { ...p9Costs.find(({ kind }) => kind === 'mastersFee')!, id: 'second fee', day: later.day };
    const drawWithCosts = (lines: readonly (typeof later)[], spentInVain?: number) => {
      const books = createP9Books({
        today: toLocalDate('2026-11-15'),
        costs: [...p9Costs, masters, ...lines],
        choices: { ...createP9Books().choices, awardsTo: null },
        ...(spentInVain !== undefined && { spentInVain: rand(spentInVain) }),
      });
      const account = drawInsolvencyAccount(books, { kind: 'secondAndFinal', sequence: 2, previous: first.carries });
      if (isRefused(account)) throw new Error(JSON.stringify(account.refusals));
      return account;
    };
    const readNeeded = (account: ReturnType<typeof drawWithCosts>) => account.distribution.contribution.value.needed;
    const before = readNeeded(drawWithCosts([]));
    const plain = { ...later, id: 'writ' };
    const marked = { ...plain, head: 'collection' as const };
    // As a cost of administration it would be asked here, and again with the contributions of the account before.
    expect(readNeeded(drawWithCosts([plain], 2_500))).toBe(before + rand(2_500));
    expect(drawWithCosts([plain], 2_500).remarks.map(({ field }) => field)).toContain('costs.collection');
    const once = drawWithCosts([marked], 2_500);
    expect(readNeeded(once)).toBe(before);
    expect(once.remarks.map(({ field }) => field)).not.toContain('costs.collection');
    // What no claim carries stays a cost.
    expect(readNeeded(drawWithCosts([marked], 1_000))).toBe(before + rand(1_500));
  });

  test('money of a composition is held beside the estate: no award moves by it, and no more is paid than came in', () => {
    const plain = drawAccount(createP9Books());
    const [bank] = createP9Books().banks;
    const createMovedBooks = (received: number, paid: number): Partial<InsolvencyBooks> => ({
      composition: [
        { day: toLocalDate('2026-06-20'), amount: rand(received) },
        { day: toLocalDate('2026-07-01'), amount: rand(-paid) },
      ],
      banks: [{ ...bank!, balance: sum([bank!.balance, rand(received - paid)]) }],
    });
    const account = drawAccount(createP9Books(createMovedBooks(64_318.89, 52_884.15)));
    expect(readAwards(account)).toEqual(readAwards(plain));
    expect([account.bank.composition, account.bank.awards]).toEqual([rand(11_434.74), plain.bank.awards]);
    expect(readRefusals(createP9Books(createMovedBooks(10, 10.01)))).toEqual(['composition']);
  });

  test('who proved after the account was lodged shares in the amended one only by leave, but contributes (ss 104, 106)', () => {
    const first = drawAccount(createP9Books());
    const amended: InsolvencyRequest = {
      kind: 'amendedFirstAndFinal',
      sequence: 1,
      amends: { on: toLocalDate('2026-11-01'), claimIds: first.distribution.claims.map(({ id }) => id) },
    };
    const late = {
      ...createProvedClaim(100_000, { id: 'Late Co', type: 'concurrent' }),
      provedOn: toLocalDate('2026-11-01'),
    };
    const readPoints = ({ remarks }: InsolvencyAccount) =>
      remarks.filter(({ field }) => field === `claims.${late.id}`).map(({ sentence }) => sentence);
    const without = drawAccount(createP9Books({ claims: [...p9Claims, late] }), amended);
    expect(readAwards(without)).toEqual(readAwards(first));
    expect(readPoints(without)).toEqual([expect.stringContaining('does not share in it. Note on the claim when')]);
    const leave = { ...late, lateShareOn: toLocalDate('2026-11-10') };
    const allowed = drawAccount(createP9Books({ claims: [...p9Claims, leave] }), amended);
    expect(readAwards(allowed)).toEqual(readAwards(drawAccount(createP9Books({ claims: [...p9Claims, late] }))));
    expect(readPoints(allowed)).toEqual([expect.stringContaining('by leave of the Master')]);
    const costly = p9Costs.map((cost) => (cost.kind === 'other' ? { ...cost, amount: cents(cost.amount * 20) } : cost));
    const lacking = createP9Books({ costs: costly, claims: [...p9Claims, late] });
    const contributed = drawInsolvencyAccount(lacking, amended);
    if (isRefused(contributed)) throw new Error('refused');
    expect(contributed.distribution.claims.find(({ id }) => id === late.id)!.contribution).toBeGreaterThan(0);
    expect(readPoints(contributed)).toEqual([expect.stringContaining('it contributes with the others')]);
  });

  test('a claim proved after the first account catches up in the second, and what is paid already stays (s 104(2))', () => {
    const day = toLocalDate('2026-11-10');
    const first = drawAccount(createP9Books(), { kind: 'first', sequence: 1 });
    const late = { ...createProvedClaim(100_000, { id: 'Late Co', number: 9, type: 'concurrent' }), provedOn: day };
    const more = { ...p9Receipts[5]!, id: 'later', amount: rand(60_000), day };
    const createCatchUpBooks = (catchUp: InsolvencyBooks['choices']['catchUp'], amount = rand(60_000)) =>
      createP9Books({
        claims: [...p9Claims, late],
        receipts: [...p9Receipts, { ...more, amount }],
        costs: [...p9Costs, { ...p9Costs.at(-1)!, id: 'again', day }],
        choices: { ...createP9Books().choices, awardsTo: day, catchUp },
      });
    const request: InsolvencyRequest = {
      kind: 'second',
      sequence: 2,
      previous: first.carries,
      previousOn: toLocalDate('2026-11-01'),
    };
    const asIf = drawAccount(createCatchUpBooks('asIfProved'), request);
    // P9 gave 63 694,42 over 211 013,26; with 100 000 more: 63 694,42 × 100 000 / 311 013,26.
    expect(asIf.distribution.catchUps.map(({ due, paid }) => [due.value, paid])).toEqual([
      [rand(20_479.65), rand(20_479.65)],
    ]);
    const same = drawAccount(createCatchUpBooks('sameDividend'), request);
    expect(same.distribution.catchUps[0]!.due.value).toBe(rand(30_185.03));
    const computeEnd = (id: string): number => {
      const was = same.carries.claims[id]!;
      return was.concurrent / (id === 'Late Co' ? 100_000 : 88_140.25);
    };
    expect(computeEnd('Late Co')).toBeCloseTo(computeEnd('Card Co'), 3);
    expect(same.remarks.map(({ sentence }) => sentence).join()).toContain('It is first given what it missed there');
    const none = drawAccount(createCatchUpBooks('none'), request);
    expect(none.distribution.catchUps).toEqual([]);
    expect(none.remarks.map(({ sentence }) => sentence).join()).toContain('shares only in what is distributed now');
    // Too little for all of it: the rest is made good by the third account, before anybody else shares.
    const short = drawAccount(createCatchUpBooks('sameDividend', rand(20_000)), request);
    const [{ due, paid }] = short.distribution.catchUps as [(typeof short.distribution.catchUps)[number]];
    expect(paid).toBeLessThan(due.value);
    expect(readAwards(short)['Card Co']).toBe(0);
    const third = toLocalDate('2026-11-15');
    const last = drawAccount(
      {
        ...createCatchUpBooks('sameDividend', rand(20_000)),
        receipts: [
          ...p9Receipts,
          { ...more, amount: rand(20_000) },
          { ...more, id: 'last', amount: rand(9_000), day: third },
        ],
        costs: [...p9Costs, { ...p9Costs.at(-1)!, id: 'again', day }, { ...p9Costs.at(-1)!, id: 'third', day: third }],
        banks: [{ name: 'Estate account', balance: cents(createP9Books().banks[0]!.balance + rand(29_000)) }],
        choices: { ...createP9Books().choices, awardsTo: third, catchUp: 'sameDividend' },
      },
      { kind: 'third', sequence: 3, previous: short.carries, previousOn: day },
    );
    expect(last.distribution.catchUps.map((one) => one.due.value)).toEqual([cents(due.value - paid)]);
  });

  test('a missing rand in the bank is seen', () => {
    const account = drawInsolvencyAccount(createP9Books({ banks: [{ name: 'Bank', balance: 1 as Cents }] }), final);
    expect(isRefused(account) || account.proofs.filter(({ holds }) => !holds).map(({ check }) => check)).toEqual([
      'The banks hold what the account says',
    ]);
  });
});
