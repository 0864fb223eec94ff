import type { Letterhead, Paper } from '@boedel/document/tree/paper';
import type { Say } from '../../platform/paper/words';

export interface AskedByLetter {
  readonly bank: string;
  readonly accountName: string;
  readonly kindName: string;
  readonly matter: { readonly reference: string; readonly name: string };
  readonly note: string | null;
  readonly by: string;
  readonly day: string;
  readonly letterhead: Letterhead;
  readonly language: 'en' | 'af';
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] });

/** The letter in which a bank is asked to open an account for a matter. */
export function bankLetterPaper(asked: AskedByLetter, say: Say): Paper {
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
          paragraph(day),
          paragraph(bank),
          {
            kind: 'facts',
            rows: [
              { label: say('Our reference'), value: matter.reference },
              { label: say('Matter'), value: matter.name },
              { label: say('Name of the account'), value: accountName },
              { label: say('Kind of account'), value: say(kindName) },
            ],
          },
          paragraph(
            say('Kindly open the account named above for this matter, and let us have its number and branch code.'),
          ),
          ...(note ? [paragraph(note)] : []),
          paragraph(
            say(
              'Letters of authority and identity documents are at your disposal. Please quote our reference in your answer.',
            ),
          ),
          paragraph(by),
          paragraph(letterhead.name),
        ],
      },
    ],
  };
}
