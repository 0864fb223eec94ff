import { z } from 'zod';
import { declareChangingCalls, allowFirm, post } from '../call';
import { id, language } from '../fields';
import { declareMatterRecordCalls } from '../record/matter-record';
import { trustFeeTerms } from './trust-fee-terms.record';
import { trustFees } from './trust-fees.record';

const also = ['/api/trustfee', '/api/document'] as const;
export const trustFeeTermsCalls = declareChangingCalls(
  ['/api/trustfee'] as const,
  declareMatterRecordCalls(trustFeeTerms),
);

export const trustFeeCalls = declareChangingCalls(also, {
  ...declareMatterRecordCalls(trustFees),
  invoice: post('/api/trustfee/invoice', {
    inVisit: 'write',
    about: 'Invoices a period: the fee is kept as it is now, numbered, and filed as a paper.',
    ours: true,
    // Numbers run through all matters of the firm.
    who: allowFirm('Capture Matter'),
    body: z.object({ id, language: language.default('en') }),
    answer: z.object({ number: z.int(), documentID: id.nullable() }),
  }),
});
