import type { PaperLetterhead, Paper } from '@boedel/document/tree/paper';
import type { PaperTranslator } from '../../platform/paper/words';

export interface BankLetterFacts {
  readonly bank: string;
  readonly accountName: string;
  readonly kindName: string;
  readonly matter: { readonly reference: string; readonly name: string };
  readonly note: string | null;
  readonly by: string;
  readonly day: string;
  readonly letterhead: PaperLetterhead;
  readonly language: 'en' | 'af';
}

const createParagraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] });

/** The letter in which a bank is asked to open an account for a matter. */
export function buildBankLetter(asked: BankLetterFacts, say: PaperTranslator): Paper {
  const { bank, accountName, kindName, matter, note, by, day, letterhead, language } = asked;
  return {
    title: say('Request to open a bank account'),
    language,
    letterhead,
    foot: `${matter.reference} ${matter.name}`,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createParagraph(day),
          createParagraph(bank),
          {
            kind: 'facts',
            rows: [
              { label: say('Our reference'), value: matter.reference },
              { label: say('Matter'), value: matter.name },
              { label: say('Name of the account'), value: accountName },
              { label: say('Kind of account'), value: say(kindName) },
            ],
          },
          createParagraph(
            say(
              'Please open the account described above for this matter, and send us the account number and branch code.',
            ),
          ),
          ...(note ? [createParagraph(note)] : []),
          createParagraph(
            say(
              'Letters of authority and identity documents are available on request. Please quote our reference in your reply.',
            ),
          ),
          createParagraph(by),
          createParagraph(letterhead.name),
        ],
      },
    ],
  };
}
