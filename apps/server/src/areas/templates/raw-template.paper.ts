import type { PaperBlock, Paper } from '@boedel/document/tree/paper';
import { getStandardTemplate, standardTemplates } from '@boedel/domain/templates/catalogue';
import { mergeFields } from '@boedel/domain/templates/merge-fields';
import { NotFound } from '../../platform/problems';

const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: [{ text }] });

/** How templates are written, for people who learn it: the signs, the fields, what comes with the product. */
function buildManual(): Paper {
  const signs: readonly (readonly [string, string])[] = [
    ['{main.surname}', 'A field. What is not captured stops the paper and is named.'],
    ['{main.occupation|or Unknown}', 'A field, and what stands there where nothing is captured.'],
    ['{bond.amount|words}', 'An amount or a number in words; |short gives a day as 2026-11-16, |upper capitals.'],
    ['{?spouse.name|married to {spouse.name}|unmarried}', 'One of two wordings, by a condition.'],
    ['[if main.isInCommunity] … [else] … [end]', 'What stands between is printed only where the condition holds.'],
    ['[each heirs] … [end]', 'What stands between is repeated for each row of a list; {n} is its number.'],
    ['|: # No | Description | $ Amount |', 'The head of a table: # numbers, ~ vouchers, $ amounts. Rows begin with |.'],
    ['|each assets … |end', 'Rows that repeat; |total and |subtotal are rows that add up.'],
    ['# ## ###', 'Headings. - and 1. begin items of a list, > is in the middle.'],
    [': label | value', 'A label with what stands beside it. ? 7 | label | value is a box of a form.'],
    ['~~ Signed at …   ~ name | as what', 'Where people sign.'],
    ['[letterhead] [page] [use oath]', 'The firm’s letterhead, a new page, a piece many papers share.'],
  ];
  return {
    title: 'Training manual: templates',
    language: 'en',
    pageWords: { page: 'Page', of: 'of' },
    parts: [
      {
        title: 'How a template is written',
        newPage: false,
        blocks: [
          createParagraph(
            'A template is text with fields. The editor writes these signs for you; they can be typed as well.',
          ),
          {
            kind: 'table',
            about: 'Signs of a template',
            ruled: true,
            columns: [
              { kind: 'words', title: 'You write' },
              { kind: 'words', title: 'It means' },
            ],
            rows: signs.map((cells) => ({ kind: 'line', cells })),
          },
        ],
      },
      {
        title: 'Templates that come with the product',
        newPage: true,
        blocks: [
          {
            kind: 'table',
            about: 'Templates that come with the product',
            ruled: true,
            columns: [
              { kind: 'number', title: 'No' },
              { kind: 'words', title: 'Name' },
            ],
            rows: standardTemplates.map(({ id, name }) => ({ kind: 'line', cells: [String(id), name] })),
          },
        ],
      },
      {
        title: 'Fields',
        newPage: true,
        blocks: [
          {
            kind: 'table',
            about: 'Fields',
            ruled: true,
            columns: [
              { kind: 'words', title: 'Field' },
              { kind: 'words', title: 'What it is' },
            ],
            rows: mergeFields.map(({ name, label, group }) => ({ kind: 'line', cells: [name, `${group}: ${label}`] })),
          },
        ],
      },
    ],
  };
}

/** A standard template with its fields unfilled, as text; the manual where none is named. */
export function buildRawTemplate(id: number): Paper {
  if (id === 0) return buildManual();
  const template = getStandardTemplate(id);
  if (!template) throw new NotFound();
  return {
    title: template.name,
    language: template.language,
    pageWords: { page: 'Page', of: 'of' },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: template.body
          .trim()
          .split(/\n{2,}/)
          .map(createParagraph),
      },
    ],
  };
}
