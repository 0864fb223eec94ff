import { type PaperBlock, type Paper, type PaperTable, toRuns } from '@boedel/document/tree/paper';
import type { Message } from '@boedel/domain/law/message';
import { ownerClassLabels, type OwnerEntry } from '@boedel/domain/owners/register';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';
import { formatName, listParticulars, type RegisterFacts } from './read-register';

export interface RegisterPaperFacts extends RegisterFacts, PaperHeadFacts {
  readonly trust: string;
  readonly mastersReference: string | null;
}

/** How somebody came to be an owner: directly, or through which bodies. */
const describeGround = ({ class: as, through }: OwnerEntry, say: PaperTranslator): string =>
  through.length === 0
    ? say(ownerClassLabels[as])
    : as === 'guardianOfMinor'
      ? say('Guardian of {name}', { name: through[0]! })
      : say('{class}, through {bodies}', { class: say(ownerClassLabels[as]), bodies: through.join(' → ') });

function createTable(
  title: string,
  entries: readonly OwnerEntry[],
  paper: RegisterPaperFacts,
  say: PaperTranslator,
): PaperTable {
  return {
    kind: 'table',
    about: title,
    ruled: true,
    columns: [
      { kind: 'words', title: say('Beneficial owner') },
      { kind: 'words', title: say('Particulars') },
      { kind: 'words', title: say('Ground') },
      { kind: 'number', title: say('Since') },
      { kind: 'number', title: say('Until') },
    ],
    rows: entries.map((entry) => {
      const row = paper.rows.find(({ id }) => id === entry.party)!;
      const lines = listParticulars(row).flatMap(([label, value]) =>
        value === null ? [] : [`${say(label)}: ${value}`],
      );
      return {
        kind: 'line' as const,
        cells: [formatName(row), lines.join('\n'), describeGround(entry, say), entry.from ?? '-', entry.to ?? '-'],
      };
    }),
  };
}

/** The register of beneficial owners of a trust as on a day. */
export function registerPaper(paper: RegisterPaperFacts, say: PaperTranslator): Paper {
  const { owners, former, gaps } = paper.register;
  const createPart = (title: string, entries: readonly OwnerEntry[]): PaperBlock[] =>
    entries.length === 0 ? [] : [{ kind: 'heading', level: 2, text: title }, createTable(title, entries, paper, say)];
  const missing = gaps.map(({ says }: { says: Message }): PaperBlock => ({
    kind: 'paragraph',
    text: [{ text: say.line(says), dress: 'missing' }],
  }));
  return createOnePart(say, paper, say('Register of beneficial owners'), [
    {
      kind: 'facts',
      rows: [
        { label: say('Trust'), value: paper.trust },
        { label: say('Master’s reference'), value: paper.mastersReference ?? '-' },
        { label: say('As on'), value: paper.on },
      ],
    },
    ...missing,
    ...createPart(say('Beneficial owners'), owners),
    ...createPart(say('Former beneficial owners'), former),
    { kind: 'paragraph', text: toRuns(say('Trust Property Control Act 57 of 1988 s 11A, regulations 3A to 3E.')) },
  ]);
}

/** The same as lines of a file: one owner and ground a line. */
export function registerRows({ rows, register }: RegisterFacts, say: PaperTranslator): string[][] {
  const [first] = rows;
  const labels = first ? listParticulars(first).map(([label]) => say(label)) : [];
  return [
    [say('Full names'), ...labels, say('Class of ownership'), say('Through'), say('Since'), say('Until')],
    ...[...register.owners, ...register.former].map((entry) => {
      const row = rows.find(({ id }) => id === entry.party)!;
      return [
        [row.first_names, row.surname].filter(Boolean).join(' '),
        ...listParticulars(row).map(([, value]) => value ?? ''),
        say(ownerClassLabels[entry.class]),
        entry.through.join(' > '),
        entry.from ?? '',
        entry.to ?? '',
      ];
    }),
  ];
}
