import { rand } from '@boedel/domain/money/cents';
import { claimSteps } from '@boedel/domain/claims/claim-status';
import type { Country } from '@boedel/domain/law/country';
import { expect, test } from 'vitest';
import { createPaperTranslator } from '../../../platform/paper/words';
import { toCreditorData } from './creditors';

test('a demand for a contribution says what the share was measured by: of a secured claim, what the security lacks', () => {
  const claim = { id: '1', creditor: 'Bank', status: 'proved', claimed: rand(1000), number: 1 };
  const outcome = {
    claimId: '1',
    creditor: 'Bank',
    claim: rand(1000),
    total: rand(700),
    shortfall: rand(300),
    contribution: rand(50),
    contributionBase: rand(300),
    costsOwed: rand(0),
  };
  const outcomes = { claims: [outcome], dividend: '0', freeResidue: 0, costs: 0, deficiency: rand(50) };
  const claims = [{ claim, row: { creditorId: 7, address: null, email: null, reference: null } }];
  const lodged = { kind: 'firstAndFinal', number: 1, carries: { outcomes } };
  const { contributors } = toCreditorData(claims as never, lodged as never, createPaperTranslator('en', 'ZA'));
  expect(contributors).toMatchObject([
    { 'contributor.claimed': rand(1000), 'contributor.base': rand(300), 'contributor.contribution': rand(50) },
  ]);
});

test('an Afrikaans letter to a creditor is Afrikaans throughout, and its amounts are in the money of the country', () => {
  const claim = { id: '1', creditor: 'Bank', status: 'lateNeedsLeave', claimed: rand(1000), number: 3 };
  const claims = [{ claim, row: { creditorId: 7, address: null, email: 'claims@bank.example', reference: null } }];
  const write = (language: 'en' | 'af', country: Country) =>
    toCreditorData(claims as never, undefined, createPaperTranslator(language, country))['creditors'];
  expect(write('af', 'ZA')).toMatchObject([
    {
      'creditor.address': 'Per e-pos: claims@bank.example',
      'creditor.claims': '3: R 1,000.00, laat, verlof nodig',
    },
  ]);
  expect(write('en', 'NA')).toMatchObject([
    {
      'creditor.address': 'By email: claims@bank.example',
      'creditor.claims': '3: N$ 1,000.00, late, needs leave',
    },
  ]);
});

test('every state of a claim has its Afrikaans', () => {
  const unknown: string[] = [];
  const say = createPaperTranslator('af', 'ZA', (phrase) => unknown.push(phrase));
  for (const { label } of Object.values(claimSteps)) say(label);
  expect(unknown).toEqual([]);
});
