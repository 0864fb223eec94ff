import { type PaperBlock, type Paper, type PaperTable, toRuns } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Signatory } from '@boedel/domain/trustees/capacity';
import type { TrusteesStanding } from '@boedel/domain/trustees/deed-watch';
import { statusLabels } from '@boedel/domain/trustees/trustee';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';

export interface SignatoryListFacts extends PaperHeadFacts {
  readonly trust: string;
  readonly mastersReference: string | null;
  readonly on: LocalDate;
  readonly signatories: readonly Signatory[];
  readonly standing: TrusteesStanding;
}

/** Whether the trust can act, in one sentence at the head of the list. */
function describeVerdict({ standing: { canAct, acting, least } }: SignatoryListFacts, say: PaperTranslator): string {
  const numbers = { acting: String(acting), least: String(least ?? 1) };
  if (canAct === 'yes')
    return say('The trust can act: {acting} trustees in office, at least {least} by the deed.', numbers);
  return canAct === 'doubtful'
    ? say('Uncertain: {acting} trustees are certainly in office, and the deed requires {least}.', numbers)
    : say('The trust cannot act: {acting} of at least {least} trustees are in office.', numbers);
}

function createTable(about: string, rows: readonly Signatory[], say: PaperTranslator): PaperTable {
  return {
    kind: 'table',
    about,
    ruled: true,
    columns: [
      { kind: 'words', title: say('Trustee of the trust') },
      { kind: 'words', title: say('Status') },
      { kind: 'words', title: say('Ground') },
      { kind: 'words', title: say('Signature') },
    ],
    rows: rows.map(({ trustee, capacity }) => ({
      kind: 'line' as const,
      cells: [
        trustee.nominee ? say('{name}, by {nominee}', { name: trustee.name, nominee: trustee.nominee }) : trustee.name,
        say(statusLabels[trustee.status]),
        say.line(capacity.why),
        '',
      ],
    })),
  };
}

/** Who may sign for the trust on a day: for a bank, a conveyancer or the file. */
export function buildSignatories(list: SignatoryListFacts, say: PaperTranslator): Paper {
  const listMay = (may: Signatory['capacity']['may']) =>
    list.signatories.filter(({ capacity }) => capacity.may === may);
  const createPart = (title: string, rows: readonly Signatory[]): PaperBlock[] =>
    rows.length === 0 ? [] : [{ kind: 'heading', level: 2, text: title }, createTable(title, rows, say)];
  return createOnePart(say, list, say('Who may sign for the trust'), [
    {
      kind: 'facts',
      rows: [
        { label: say('Trust'), value: list.trust },
        { label: say('Master’s reference'), value: list.mastersReference ?? '-' },
        { label: say('As on'), value: list.on },
      ],
    },
    { kind: 'paragraph', text: [{ text: describeVerdict(list, say), dress: 'strong' }] },
    ...createPart(say('May sign'), listMay('yes')),
    ...createPart(say('Uncertain: do not rely on these alone'), listMay('doubtful')),
    ...createPart(say('May not sign'), listMay('no')),
    {
      kind: 'paragraph',
      text: toRuns(
        say(
          'Trust Property Control Act 57 of 1988 s 6(1): a trustee may act only with the Master’s written authority.',
        ),
      ),
    },
  ]);
}
