import { describe, expect, it } from 'vitest';
import {
  createTaker,
  createTestAsset,
  createTestChild,
  createTestCost,
  createTestDebt,
  createTestEstate,
} from '../estate/estate.testing';
import { drawAccount } from '../accounts/two-heirs.testing';
import { formatInEnglish } from '../law/message';
import { nameLodgingFile, splitIntoFiles } from './lodging-pack';
import { collectVouchers, listVoucherLines } from './voucher-bundle';

const estate = createTestEstate({
  people: [createTestChild('son')],
  assets: [
    createTestAsset('house', 900_000, 'inKind', { class: 'immovable', voucher: '1' }),
    createTestAsset('car', 100_000, 'inKind', { voucher: '2' }),
    createTestAsset('bank', 500_000, 'money', { class: 'claim' }),
  ],
  // Paid straight to a nominee: it stands in the addendum and needs no voucher.
  benefits: [],
  liabilities: [createTestDebt('hospital', 4_000, { voucher: 'V 12' })],
  costs: [createTestCost('adverts', 'advertisements', 1_500)],
  will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
});
const lines = listVoucherLines(estate, drawAccount(estate));

describe('vouchers as the account has them', () => {
  it('lists values, costs and debts in its order, and nothing it computed itself', () => {
    expect(lines.map(({ name, voucher }) => [formatInEnglish(name), voucher])).toEqual([
      ['house', '1'],
      ['car', '2'],
      ['bank', null],
      ['adverts', null],
      ['hospital', 'V 12'],
    ]);
  });
  it('puts each paper where it is first needed, marked with all it proves, and names what is missing', () => {
    const { papers, missing } = collectVouchers(lines, [
      { id: 7, voucher: 'v12', assetIds: [] },
      { id: 8, voucher: null, assetIds: ['car', 'house'] },
      { id: 9, voucher: null, assetIds: ['bank'] },
      { id: 10, voucher: '12', assetIds: ['house'] },
    ]);
    expect(papers).toEqual([
      { id: 8, mark: '1, 2' },
      { id: 9, mark: '' },
      { id: 7, mark: 'V 12' },
    ]);
    // The bank has a paper and no number, the adverts neither.
    expect(missing.map(({ name, papers: found }) => [formatInEnglish(name), found.length])).toEqual([
      ['bank', 1],
      ['adverts', 0],
    ]);
  });
});

describe('a pack for a portal', () => {
  const limits = { bytes: 5_000_000, nameLength: 30 };
  it('is parted where a file would be too large; a paper larger than a file stands alone', () => {
    const papers = [2_000_000, 2_500_000, 1_000_000, 9_000_000, 100].map((bytes) => ({ bytes }));
    expect(splitIntoFiles(papers, limits).map((file) => file.map(({ bytes }) => bytes))).toEqual([
      [2_000_000, 2_500_000],
      [1_000_000],
      [9_000_000],
      [100],
    ]);
    expect(splitIntoFiles(papers, { bytes: null, nameLength: null })).toHaveLength(1);
    expect(splitIntoFiles([], limits)).toEqual([]);
  });
  it('has names of plain letters, numbered and no longer than the portal takes', () => {
    expect(nameLodgingFile('Boedel wyle Müller & Séun: pakket', 2, 11, limits)).toBe('02-Boedel-wyle-Muller-Seun.pdf');
    expect(nameLodgingFile('Lodging pack', 1, 1, { bytes: null, nameLength: null })).toBe('Lodging-pack.pdf');
    expect(nameLodgingFile('?', 1, 1, limits)).toBe('pack.pdf');
  });
});
