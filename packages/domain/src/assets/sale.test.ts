import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { rand } from '../money/cents';
import {
  addResult,
  arrangeSale,
  cancelSale,
  mayRequestValuation,
  findNextStep,
  recordAuction,
  type AssetSale,
  type SaleFacts,
  signOffer,
  readStepsDone,
} from './sale';

const on = toLocalDate;
const none: SaleFacts = { isValued: false };
const requestedSale: SaleFacts = { isValued: false, valuationRequestedOn: on('2026-02-01') };
const outOfHand = { way: 'outOfHand' as const, arrangedOn: on('2026-03-01') };
const auction = { way: 'auction' as const, arrangedOn: on('2026-03-01'), auctionOn: on('2026-04-01') };
const offer = { signedOn: on('2026-03-10'), buyer: 'B Koper', price: { amount: rand(900) } };
const createResult = (day: string) => ({ amount: rand(900), on: on(day) });
const expectSale = (outcome: Outcome<AssetSale>): AssetSale => {
  if (isRefused(outcome)) throw new Error(outcome.refusals[0]?.sentence);
  return outcome;
};
const readSentence = (outcome: unknown): string => (isRefused(outcome) ? outcome.refusals[0]!.sentence : 'passed');

describe('the sale of an asset', () => {
  it('goes out of hand from valuation to result', () => {
    const arranged = { ...requestedSale, sale: expectSale(arrangeSale(requestedSale, outOfHand)) };
    const signed = { ...arranged, sale: expectSale(signOffer(arranged, offer)) };
    const sold = { ...signed, sale: expectSale(addResult(signed, createResult('2026-05-01'))) };
    expect([none, requestedSale, arranged, signed, sold].map(findNextStep)).toEqual([
      'valuationRequested',
      'saleArranged',
      'offerSigned',
      'resultAdded',
      undefined,
    ]);
    expect(Object.values(readStepsDone(sold))).toEqual([true, true, true, true]);
  });

  it('at an auction needs no offer, but the day must have come', () => {
    const arranged = { ...requestedSale, sale: expectSale(arrangeSale(requestedSale, auction)) };
    expect(findNextStep(arranged)).toBe('resultAdded');
    expect(readSentence(addResult(arranged, createResult('2026-03-31')))).toContain('The auction is on 2026-04-01');
    expect(expectSale(addResult(arranged, createResult('2026-04-01')))).toMatchObject({ auctionStatus: 'sold' });
    const unsold = { ...arranged, sale: expectSale(recordAuction(arranged, 'notSold')) };
    expect(readSentence(addResult(unsold, createResult('2026-04-02')))).toContain('was not sold at the auction');
    expect(readSentence(recordAuction(arranged, 'postponed'))).toContain('new date');
    expect(expectSale(recordAuction(arranged, 'postponed', on('2026-06-01'))).auctionOn).toBe('2026-06-01');
  });

  it('names the step that is missing', () => {
    expect(readSentence(arrangeSale(none, outOfHand))).toContain('Request a valuation first');
    expect(readSentence(signOffer(requestedSale, offer))).toBe(
      'Arrange the sale first; then the signed offer can be added.',
    );
    expect(readSentence(addResult(requestedSale, createResult('2026-05-01')))).toBe(
      'Arrange the sale first; then its result can be added.',
    );
    const arranged = { ...requestedSale, sale: outOfHand };
    expect(readSentence(addResult(arranged, createResult('2026-05-01')))).toContain('Add the signed offer');
    expect(readSentence(arrangeSale(arranged, outOfHand))).toContain('Cancel it before');
    expect(readSentence(arrangeSale(requestedSale, { way: 'auction', arrangedOn: on('2026-03-01') }))).toContain(
      'date of the auction',
    );
    expect(readSentence(recordAuction(arranged, 'sold'))).toContain('out of hand');
  });

  it('a valuation on file stands for the request', () =>
    expect(isRefused(arrangeSale({ isValued: true }, outOfHand))).toBe(false));

  it('keeps the days in order', () => {
    expect(readSentence(arrangeSale(requestedSale, { ...outOfHand, arrangedOn: on('2026-01-31') }))).toContain(
      '2026-02-01',
    );
    const arranged = { ...requestedSale, sale: outOfHand };
    expect(readSentence(signOffer(arranged, { ...offer, signedOn: on('2026-02-28') }))).toContain('2026-03-01');
    const signed = { ...requestedSale, sale: { ...outOfHand, offer } };
    expect(readSentence(addResult(signed, createResult('2026-03-09')))).toContain('2026-03-10');
  });

  it('is cancelled with a reason, and only where there is one', () => {
    expect(readSentence(cancelSale(requestedSale, 'x'))).toContain('none to cancel');
    expect(readSentence(cancelSale({ ...requestedSale, sale: outOfHand }, ' '))).toContain('Enter why');
    expect(isRefused(cancelSale({ ...requestedSale, sale: outOfHand }, 'Buyer withdrew'))).toBe(false);
  });

  it('once sold takes no new valuation, offer or sale', () => {
    const sold = { ...requestedSale, sale: { ...outOfHand, offer, result: createResult('2026-05-01') } };
    for (const outcome of [mayRequestValuation(sold), signOffer(sold, offer), arrangeSale(sold, outOfHand)])
      expect(isRefused(outcome)).toBe(true);
  });
});
