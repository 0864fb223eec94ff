import { claimBasis } from '@boedel/contract/fixed/claims';
import type { Country } from '@boedel/domain/law/country';
import { type PaperBlock, type Paper, toRuns } from '@boedel/document/tree/paper';
import { createFactsBlock } from '../../platform/paper/facts';
import { type PaperLanguage, createPaperTranslator } from '../../platform/paper/words';
import type { CreditorFormRow } from './creditor-page.store';

interface AffidavitFacts {
  readonly form: CreditorFormRow;
  readonly creditor: string;
  readonly insolvent: string;
  readonly mastersReference: string | null;
  readonly orderDate: string | null;
  readonly language: PaperLanguage;
  readonly country: Country;
}

/** The claim as the affidavit s 44(4) asks for (Form C), to be printed and sworn. */
export function buildClaimAffidavit({
  form,
  creditor,
  insolvent,
  mastersReference,
  orderDate,
  language,
  country,
}: AffidavitFacts): Paper {
  const say = createPaperTranslator(language, country);
  const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });
  const basis = form.basis === null ? null : claimBasis[String(form.basis) as keyof typeof claimBasis];
  return {
    title: say('Affidavit for the proof of a claim (Form C)'),
    language,
    ...(mastersReference && { foot: mastersReference }),
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createFactsBlock(say, [
            ['Estate', insolvent],
            ['Master’s reference', mastersReference],
            ['Day of the order or resolution', orderDate],
            ['Creditor', creditor],
            ['Reference of the creditor', form.reference],
            ['Amount claimed', say.amount(form.amount_cents)],
            form.interest_cents !== null && ['Including interest up to the order', say.amount(form.interest_cents)],
            ['Nature of the claim', basis && say(basis)],
            ['Security held', form.security ?? say('None.')],
            form.security_value_cents !== null && ['Its value', say.amount(form.security_value_cents)],
          ]),
          createParagraph(
            say(
              'I, {deponent}{capacity}, declare under oath that on the date of the order the estate was, and still is, indebted to the creditor in the amount above, and that the facts stated here are within my own knowledge.',
              {
                deponent: form.deponent,
                capacity: form.capacity ? ` (${form.capacity})` : '',
              },
            ),
          ),
          { kind: 'heading', level: 3, text: say('Cause of the debt') },
          createParagraph(form.cause),
          createParagraph(
            form.is_ceded
              ? say('The claim was ceded after the proceedings began.')
              : say('The claim was not ceded after the proceedings began.'),
          ),
          createParagraph(
            form.relies_solely
              ? say('The creditor relies for its claim solely on the proceeds of the security (s 89(2)).')
              : say(
                  'No other person is liable for the debt except as stated here, and no other security is held for it.',
                ),
          ),
          {
            kind: 'signatures',
            at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
            places: [
              { who: form.deponent, about: say('Deponent') },
              { who: '', about: say('Commissioner of oaths') },
            ],
          },
          createParagraph(
            say(
              'Must be sworn before a commissioner of oaths and lodged, with supporting documents, with the presiding officer no later than 24 hours before the meeting (Insolvency Act s 44(4)).',
            ),
          ),
        ],
      },
    ],
  };
}
