import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { toLocalDate } from '../dates/local-date';
import { cents, nil, rand } from '../money/cents';
import { computeCuratorFee, type CuratorFeeInput, computeCuratorFeeWithVat } from './curator-fee';
import type { FeeReceipt } from './fee-receipts';

const on = toLocalDate('2026-02-28');
const createFeeInput = (more: Partial<CuratorFeeInput>): CuratorFeeInput => ({
  country: 'ZA',
  office: 'curator',
  on,
  receipts: [],
  ...more,
});

const collected: FeeReceipt = { id: 'income', amount: rand(82_837.05), base: 'income' };
const createVehicleReceipt = (base: FeeReceipt['base']): FeeReceipt => ({ id: 'vehicle', amount: rand(95_000), base });

describe('W2 Curator remuneration', () => {
  const vendor = { taxPoint: on, vendor: true };
  test('(a) on income alone: capital realised earns nothing before the end', () => {
    const input = createFeeInput({ receipts: [collected, createVehicleReceipt('capital')] });
    expect(expectGranted(computeCuratorFeeWithVat(input, vendor)).value).toMatchObject({
      incomeBase: rand(82_837.05),
      fee: rand(4_970.22),
      vat: rand(745.53),
      total: rand(5_715.75),
    });
  });
  test('(b) realised capital shown as income for immediate use', () => {
    const input = createFeeInput({ receipts: [collected, createVehicleReceipt('realisedForUse')] });
    expect(expectGranted(computeCuratorFeeWithVat(input, vendor)).value).toMatchObject({
      incomeBase: rand(177_837.05),
      fee: rand(10_670.22),
      vat: rand(1_600.53),
      total: rand(12_270.75),
    });
  });
  test('(c) capital handed over at the end', () => {
    const input = createFeeInput({ handedOver: { value: rand(2_495_078.05), money: rand(105_593.8) } });
    expect(expectGranted(computeCuratorFeeWithVat(input, vendor)).value).toMatchObject({
      capitalBase: rand(2_495_078.05),
      fee: rand(49_901.56),
      vat: rand(7_485.23),
      total: rand(57_386.79),
    });
  });
  test('(a) and (c) in a final account: VAT is rounded on each of the two and added', () => {
    const input = createFeeInput({ receipts: [collected], handedOver: { value: rand(2_495_078.05) } });
    expect(expectGranted(computeCuratorFeeWithVat(input, vendor)).value).toMatchObject({
      fee: rand(54_871.78),
      vatOnIncome: rand(745.53),
      vatOnCapital: rand(7_485.23),
      vat: rand(8_230.76),
      total: rand(63_102.54),
    });
  });
  test('(d) a curator who is no vendor', () => {
    const worked = computeCuratorFeeWithVat(createFeeInput({ receipts: [collected] }), { taxPoint: on, vendor: false });
    expect(expectGranted(worked).value).toMatchObject({ fee: rand(4_970.22), vat: nil, total: rand(4_970.22) });
  });
});

test('the same rand never earns both rates', () => {
  expect(
    readRefusalFields(
      computeCuratorFee(
        createFeeInput({ receipts: [createVehicleReceipt('capital'), createVehicleReceipt('realisedForUse')] }),
      ),
    ),
  ).toEqual(['receipts']);
  const handedOver = { value: rand(100_000), chargedAsIncome: rand(95_000) };
  expect(expectGranted(computeCuratorFee(createFeeInput({ handedOver }))).value.capitalCommission).toBe(rand(100));
});

test('an interim curator earns one eighth of a percent of the gross value', () => {
  const input = createFeeInput({ office: 'interimCurator', handedOver: { value: rand(800_000) } });
  expect(expectGranted(computeCuratorFee(input)).value.fee).toBe(rand(1_000));
});

test('a restraint curator earns half the rate on money', () => {
  const input = createFeeInput({
    office: 'restraintCurator',
    handedOver: { value: rand(300_000), money: rand(100_000) },
  });
  expect(expectGranted(computeCuratorFee(input)).value.fee).toBe(rand(5_000));
});

test('bad input names every field it is about', () => {
  const handedOver = { value: cents(-3), money: cents(-1), chargedAsIncome: cents(5) };
  const receipts: FeeReceipt[] = [{ id: 'r1', amount: cents(-1), base: 'income' }];
  expect(
    readRefusalFields(computeCuratorFee(createFeeInput({ on: toLocalDate('1960-01-01'), receipts, handedOver }))),
  ).toEqual(['on', 'receipts.r1.amount', 'handedOver.value', 'handedOver.money', 'handedOver.value']);
  expect(readRefusalFields(computeCuratorFee(createFeeInput({ country: 'NA', office: 'restraintCurator' })))).toEqual([
    'on',
  ]);
});
