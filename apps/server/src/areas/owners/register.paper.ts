import { type Block, type Paper, type Table, words } from '@boedel/document/tree/paper';
import type { Said } from '@boedel/domain/law/said';
import { classWords, type OwnerEntry } from '@boedel/domain/owners/register';
import { onePart, type PaperHead } from '../../platform/paper/one-part';
import type { Say } from '../../platform/paper/words';
import { nameOf, particularsOf, type ReadRegister } from './read-register';

export interface RegisterOnPaper extends ReadRegister, PaperHead {
  readonly trust: string;
  readonly mastersReference: string | null;
}

/** How somebody came to be an owner: directly, or through which bodies. */
const ground = ({ class: as, through }: OwnerEntry, say: Say): string =>
  through.length === 0
    ? say(classWords[as])
    : as === 'guardianOfMinor'
      ? say('Guardian of {name}', { name: through[0]! })
      : say('{class}, through {bodies}', { class: say(classWords[as]), bodies: through.join(' → ') });

function tableOf(title: string, entries: readonly OwnerEntry[], paper: RegisterOnPaper, say: Say): Table {
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
      const lines = particularsOf(row).flatMap(([label, value]) => (value === null ? [] : [`${say(label)}: ${value}`]));
      return {
        kind: 'line' as const,
        cells: [nameOf(row), lines.join('\n'), ground(entry, say), entry.from ?? '-', entry.to ?? '-'],
      };
    }),
  };
}

/** The register of beneficial owners of a trust as on a day. */
export function registerPaper(paper: RegisterOnPaper, say: Say): Paper {
  const { owners, former, gaps } = paper.register;
  const part = (title: string, entries: readonly OwnerEntry[]): Block[] =>
    entries.length === 0 ? [] : [{ kind: 'heading', level: 2, text: title }, tableOf(title, entries, paper, say)];
  const missing = gaps.map(({ says }: { says: Said }): Block => ({
    kind: 'paragraph',
    text: [{ text: say.line(says), dress: 'missing' }],
  }));
  return onePart(say, paper, say('Register of beneficial owners'), [
    {
      kind: 'facts',
      rows: [
        { label: say('Trust'), value: paper.trust },
        { label: say('Master’s reference'), value: paper.mastersReference ?? '-' },
        { label: say('As on'), value: paper.on },
      ],
    },
    ...missing,
    ...part(say('Beneficial owners'), owners),
    ...part(say('Ceased to be beneficial owners'), former),
    { kind: 'paragraph', text: words(say('Trust Property Control Act 57 of 1988 s 11A, regulations 3A to 3E.')) },
  ]);
}

/** The same as lines of a file: one owner and ground a line. */
export function registerRows({ rows, register }: ReadRegister, say: Say): string[][] {
  const [first] = rows;
  const labels = first ? particularsOf(first).map(([label]) => say(label)) : [];
  return [
    [say('Full names'), ...labels, say('Class of ownership'), say('Through'), say('Since'), say('Until')],
    ...[...register.owners, ...register.former].map((entry) => {
      const row = rows.find(({ id }) => id === entry.party)!;
      return [
        [row.first_names, row.surname].filter(Boolean).join(' '),
        ...particularsOf(row).map(([, value]) => value ?? ''),
        say(classWords[entry.class]),
        entry.through.join(' > '),
        entry.from ?? '',
        entry.to ?? '',
      ];
    }),
  ];
}
