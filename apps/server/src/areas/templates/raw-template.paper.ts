import type { PaperBlock, Paper } from '@boedel/document/tree/paper';
import { getStandardTemplate, standardTemplates } from '@boedel/domain/templates/catalogue';
import { mergeFields } from '@boedel/domain/templates/merge-fields';
import { NotFound } from '../../platform/problems';

const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: [{ text }] });

/** How templates are written, for people who learn it: the signs, the fields, what comes with the product. */
function buildManual(): Paper {
  const signs: readonly (readonly [string, string])[] = [
    ['{main.surname}', 'A field. If it has no value, the document is not created and the missing field is listed.'],
    ['{main.occupation|or Unknown}', 'A field, with a default text if it is blank.'],
    ['{bond.amount|words}', 'An amount or number in words; |short shows a date as 2026-11-16, |upper uses capitals.'],
    ['{?spouse.name|married to {spouse.name}|unmarried}', 'One of two wordings, depending on a condition.'],
    ['[if main.isInCommunity] … [else] … [end]', 'The text between is printed only if the condition is true.'],
    ['[each heirs] … [end]', 'The text between is repeated for each row of a list; {n} is the row number.'],
    ['|: # No | Description | $ Amount |', 'A table header: # numbers, ~ vouchers, $ amounts. Rows begin with |.'],
    ['|each assets … |end', 'Repeating rows; |total and |subtotal are rows of totals.'],
    ['# ## ###', 'Headings. - and 1. begin list items, > centres text.'],
    [': label | value', 'A label with its value. ? 7 | label | value is a numbered box on a form.'],
    ['~~ Signed at …   ~ name | as what', 'Signature lines.'],
    ['[letterhead] [page] [use oath]', 'The firm’s letterhead, a new page, or text shared by several documents.'],
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
            'A template is text with fields. The editor adds these symbols for you; you can also type them.',
          ),
          {
            kind: 'table',
            about: 'Signs of a template',
            ruled: true,
            columns: [
              { kind: 'words', title: 'What you type' },
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
