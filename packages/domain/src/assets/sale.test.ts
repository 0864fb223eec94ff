import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { rand } from '../money/cents';
import {
  addResult,
  arrangeSale,
  cancelSale,
  mayRequestValuation,
  nextStep,
  recordAuction,
  type Sale,
  type SaleFacts,
  signOffer,
  stepsDone,
} from './sale';

const on = localDate;
const none: SaleFacts = { isValued: false };
const asked: SaleFacts = { isValued: false, valuationRequestedOn: on('2026-02-01') };
const outOfHand = { way: 'outOfHand' as const, arrangedOn: on('2026-03-01') };
const auction = { way: 'auction' as const, arrangedOn: on('2026-03-01'), auctionOn: on('2026-04-01') };
const offer = { signedOn: on('2026-03-10'), buyer: 'B Koper', price: { amount: rand(900) } };
const result = (day: string) => ({ amount: rand(900), on: on(day) });
const ok = (outcome: Outcome<Sale>): Sale => {
  if (isRefused(outcome)) throw new Error(outcome.refusals[0]?.sentence);
  return outcome;
};
const says = (outcome: unknown): string => (isRefused(outcome) ? outcome.refusals[0]!.sentence : 'passed');

describe('the sale of an asset', () => {
  it('goes out of hand from valuation to result', () => {
    const arranged = { ...asked, sale: ok(arrangeSale(asked, outOfHand)) };
    const signed = { ...arranged, sale: ok(signOffer(arranged, offer)) };
    const sold = { ...signed, sale: ok(addResult(signed, result('2026-05-01'))) };
    expect([none, asked, arranged, signed, sold].map(nextStep)).toEqual([
      'valuationRequested',
      'saleArranged',
      'offerSigned',
      'resultAdded',
      undefined,
    ]);
    expect(Object.values(stepsDone(sold))).toEqual([true, true, true, true]);
  });

  it('at an auction needs no offer, but the day must have come', () => {
    const arranged = { ...asked, sale: ok(arrangeSale(asked, auction)) };
    expect(nextStep(arranged)).toBe('resultAdded');
    expect(says(addResult(arranged, result('2026-03-31')))).toContain('The auction is on 2026-04-01');
    expect(ok(addResult(arranged, result('2026-04-01')))).toMatchObject({ auctionStatus: 'sold' });
    const unsold = { ...arranged, sale: ok(recordAuction(arranged, 'notSold')) };
    expect(says(addResult(unsold, result('2026-04-02')))).toContain('did not sell it');
    expect(says(recordAuction(arranged, 'postponed'))).toContain('new day');
    expect(ok(recordAuction(arranged, 'postponed', on('2026-06-01'))).auctionOn).toBe('2026-06-01');
  });

  it('names the step that is missing', () => {
    expect(says(arrangeSale(none, outOfHand))).toContain('Request a valuation first');
    expect(says(signOffer(asked, offer))).toBe('Arrange the sale first; then the signed offer can be added.');
    expect(says(addResult(asked, result('2026-05-01')))).toBe('Arrange the sale first; then its result can be added.');
    const arranged = { ...asked, sale: outOfHand };
    expect(says(addResult(arranged, result('2026-05-01')))).toContain('Add the signed offer');
    expect(says(arrangeSale(arranged, outOfHand))).toContain('Cancel it before');
    expect(says(arrangeSale(asked, { way: 'auction', arrangedOn: on('2026-03-01') }))).toContain('day of the auction');
    expect(says(recordAuction(arranged, 'sold'))).toContain('out of hand');
  });

  it('a valuation on file stands for the request', () =>
    expect(isRefused(arrangeSale({ isValued: true }, outOfHand))).toBe(false));

  it('keeps the days in order', () => {
    expect(says(arrangeSale(asked, { ...outOfHand, arrangedOn: on('2026-01-31') }))).toContain('2026-02-01');
    const arranged = { ...asked, sale: outOfHand };
    expect(says(signOffer(arranged, { ...offer, signedOn: on('2026-02-28') }))).toContain('2026-03-01');
    const signed = { ...asked, sale: { ...outOfHand, offer } };
    expect(says(addResult(signed, result('2026-03-09')))).toContain('2026-03-10');
  });

  it('is cancelled with a reason, and only where there is one', () => {
    expect(says(cancelSale(asked, 'x'))).toContain('none to cancel');
    expect(says(cancelSale({ ...asked, sale: outOfHand }, ' '))).toContain('Say why');
    expect(isRefused(cancelSale({ ...asked, sale: outOfHand }, 'Buyer withdrew'))).toBe(false);
  });

  it('once sold takes no new valuation, offer or sale', () => {
    const sold = { ...asked, sale: { ...outOfHand, offer, result: result('2026-05-01') } };
    for (const outcome of [mayRequestValuation(sold), signOffer(sold, offer), arrangeSale(sold, outOfHand)])
      expect(isRefused(outcome)).toBe(true);
  });
});
