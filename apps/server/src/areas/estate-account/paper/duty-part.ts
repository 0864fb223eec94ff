import { formatAccountAmount } from '@boedel/domain/formats/amount';
import type { LineValue } from '@boedel/domain/law/worked';
import { type PaperBlock, type PaperPart, type PaperRow, toRuns } from '@boedel/document/tree/paper';
import type { EstateAccountDrawing } from './drawing';

const formatValue = (value: LineValue | undefined): PaperRow['cells'][number] => {
  if (value === undefined) return null;
  if (typeof value === 'number') return { cents: value, shown: formatAccountAmount(value) };
  return typeof value === 'string' ? value : `${value.n}/${value.d}`;
};

/** Part 7, the addendum: how the duty was worked out, with the section each step comes from. */
export function buildDutyPart({ account, say, currency }: EstateAccountDrawing): PaperPart {
  const { levied, computation, note, charged } = account.duty;
  const title = say('Estate duty addendum');
  if (!levied || !computation) {
    return { title, newPage: false, blocks: [{ kind: 'paragraph', text: toRuns(say(note ?? 'Not applicable')) }] };
  }
  const rows: PaperRow[] = computation.lines.map(({ label, says, section, value }) => ({
    kind: 'line',
    // The addendum is of one Act; its name before every section would leave the column no room.
    cells: [
      say.line(says?.label ?? label),
      section === undefined ? null : say.cite(section.replace(/^Estate Duty Act (?:45 of 1955 )?/, '')),
      formatValue(value),
    ],
  }));
  const table: PaperBlock = {
    kind: 'table',
    about: say('How the duty is worked out'),
    ruled: false,
    columns: [
      { kind: 'words', title: say('Step') },
      { kind: 'voucher', title: say('Section') },
      { kind: 'amount', title: currency },
    ],
    rows: [
      ...rows,
      {
        kind: 'total',
        cells: [
          say('Estate duty in the account'),
          null,
          {
            cents: charged.value,
            shown: formatAccountAmount(charged.value),
            ...(charged.override && { marked: true }),
          },
        ],
      },
    ],
  };
  return { title, newPage: true, blocks: [table] };
}
