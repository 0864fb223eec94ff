import { describe, expect, it } from 'vitest';
import { createTestDebt, createTestAsset, createTestEstate, createTaker } from '../estate/estate.testing';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { accountKinds, titleAccount } from './account-kinds';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { type EstateAccountRequest, createFirstAndFinal } from './request';
import { ann, ben, createCash, drawAccount, halves, noFees, today } from './two-heirs.testing';

describe('figures set by hand', () => {
  it('stand beside what was computed, with their reason', () => {
    const account = drawAccount(
      createTestEstate({ people: [ann, ben], assets: [createCash(1_000_000)], will: halves, settings: noFees }),
    );
    expect(account.overrides).toEqual([
      {
        name: 'executorRemuneration',
        figure: "Executor's remuneration",
        override: { amount: nil, reason: 'The executor waives the fee.' },
        computed: rand(35_000),
      },
      {
        name: 'mastersFee',
        figure: "Master's fees",
        override: { amount: nil, reason: 'Taxed by the Master.' },
        computed: rand(1800),
      },
    ]);
    const line = account.liquidation.administration.lines.find(({ id }) => id === 'executor-remuneration');
    expect(line?.override?.reason).toBe('The executor waives the fee.');
  });
});

describe('one account after another', () => {
  const estate = createTestEstate({
    people: [ann, ben],
    assets: [
      createCash(1_000_000),
      createTestAsset('shares', 500_000, 'outstanding', { whyOutstanding: 'The transfer secretary has not answered.' }),
    ],
    liabilities: [createTestDebt('card', 50_000)],
    will: halves,
  });
  const first: EstateAccountRequest = { kind: 'first', sequence: 1, today, earlier: [], holdBack: rand(100_000) };

  it('a first account carries forward what is outstanding or held back', () => {
    const account = drawAccount(estate, first);
    // 1 500 000 − (52 500 + 7 875 + 2 800) − 50 000
    expect(account.liquidation.balance.value).toBe(rand(1_386_825));
    expect(account.liquidation.carriedForward.value).toBe(rand(600_000));
    expect(account.distribution?.total).toBe(rand(786_825));
    expect(account.forNext).toMatchObject({ gross: rand(1_500_000), mastersFee: rand(2800) });
  });

  it('the second brings it in again and charges fees only on what it gained', () => {
    const { forNext } = drawAccount(estate, first);
    const later = {
      ...estate,
      assets: [
        estate.assets[0]!,
        createTestAsset('shares', 500_000, 'sold', { soldFor: rand(520_000) }),
        createTestAsset('refund', 10_000, 'money', { class: 'claim', account: 2 }),
      ],
    };
    const account = drawAccount(later, {
      kind: 'secondAndFinal',
      sequence: 2,
      today,
      earlier: [forNext],
      broughtForward: { cash: rand(100_000), assets: [{ assetId: 'shares', value: rand(500_000) }] },
    });
    expect(account.liquidation.gross.value).toBe(rand(630_000));
    expect(account.liquidation.administration.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['executor-remuneration', rand(1050)],
      ['vat-on-remuneration', rand(157.5)],
    ]);
    expect(account.heading.title).toBe('Second and Final Liquidation and Distribution Account');
    // The duty is that of the whole estate: 1 530 000 − 63 175 − 50 000 − 1 207.50
    expect(account.duty.computation?.value.netValue).toBe(rand(1_415_617.5));
  });

  it('a final account leaves nothing outstanding and holds nothing back', () => {
    const refused = drawLiquidationAndDistribution(estate, { ...first, kind: 'firstAndFinal' });
    expect(readRefusalFields(refused)).toEqual(['holdBack', 'assets[1].treatment']);
  });

  it('refuses to hold back more than there is, and a second account without the first', () => {
    expect(readRefusalFields(drawLiquidationAndDistribution(estate, { ...first, holdBack: rand(2_000_000) }))).toEqual([
      'holdBack',
    ]);
    expect(readRefusalFields(drawLiquidationAndDistribution(estate, { ...first, sequence: 2 }))).toEqual(['earlier']);
  });

  it('a statement of assets and liabilities has no distribution', () => {
    const account = drawAccount(estate, { ...first, kind: 'statementOfAssetsAndLiabilities' });
    expect(account.distribution).toBeUndefined();
    expect(account.heading.title).toBe('Statement of Assets and Liabilities');
  });

  it('every kind of account has a title of its own', () => {
    const titles = Object.keys(accountKinds).map((kind) => titleAccount(kind as keyof typeof accountKinds));
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain('Supplementary First and Final Liquidation and Distribution Account');
  });
});

describe('property held for others', () => {
  it('stands in the fiduciary account alone, and its duty is recovered from whoever gains', () => {
    const account = drawAccount(
      createTestEstate({
        people: [ann, { ...ben, sex: 'M' }],
        assets: [createCash(8_000_000)],
        will: halves,
        interestsHeld: [
          {
            id: 'farm',
            description: 'Farm held in usufruct',
            right: 'usufruct',
            instrument: 'Will of the mother, 1990',
            value: rand(1_000_000),
            charges: [{ id: 'c', narrative: 'Cancellation of the usufruct', amount: rand(5000) }],
            successors: [createTaker('ben', 1)],
            forDuty: { enjoyedBy: 'ben' },
          },
        ],
      }),
    );
    expect(account.liquidation.gross.value).toBe(rand(8_000_000));
    expect(account.fiduciary.assets[0]?.successors).toEqual([{ personId: 'ben', amount: rand(995_000) }]);
    const { shares, executorBears } = account.duty.computation!.value;
    expect(shares.map(({ personId }) => personId)).toEqual(['ben']);
    expect(shares[0]?.recoverable).toBeGreaterThan(0);
    expect(account.duty.charged.value).toBe(executorBears);
    // Whoever asks how the duty is worked out reads a name, in the whole duty too.
    const [payable, less] = account.duty.charged.computed.lines;
    const named = payable!.from!.lines.filter(({ label }) => label.startsWith('Recoverable from'));
    expect([...named, less!].map(({ label }) => label)).toEqual([
      `Recoverable from ${ben.name}`,
      `Less recoverable from ${ben.name}`,
    ]);
  });
});

describe('Namibia', () => {
  const settings = { ...createTestEstate().settings, mastersFee: { amount: rand(2000) } };
  const estate = createTestEstate({
    country: 'NA',
    people: [ann, ben],
    assets: [createCash(9_000_000)],
    will: halves,
    settings,
  });

  it('knows no estate duty, and takes its tariffs from settings with a note', () => {
    const account = drawAccount(estate);
    expect(account.duty.levied).toBe(false);
    expect(account.duty.note).toContain('not levied');
    expect(account.liquidation.estateDuty.lines).toEqual([]);
    expect(account.liquidation.administration.lines.map(({ amount }) => amount)).toEqual([
      rand(315_000),
      rand(47_250),
      rand(2000),
    ]);
  });

  it("asks for the Master's fee where none is captured", () => {
    const without = { ...estate, settings: createTestEstate().settings };
    expect(readRefusalFields(drawLiquidationAndDistribution(without, createFirstAndFinal(today)))).toEqual([
      'settings.mastersFee',
    ]);
  });
});
