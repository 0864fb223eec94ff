import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { movements } from '@boedel/contract/cash/movement.record';
import {
  checkMovement,
  type MovementEntry,
  type MovementKind,
  toMovementEvent,
  movementKinds,
  listMovementKinds,
} from '@boedel/domain/cash/movement';
import { isReturnableKind } from '@boedel/domain/cash/reversal';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { useClaims } from '../../client/record/claim-choices';
import { usePeople } from '../../client/record/people-choices';
import { createRecordKit, type RecordScreenRow, useMatterRows } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { useCashLinks } from './cash.queries';
import { createPairColumn, listOriginalOptions } from './reversal-pairs';

const kit = createRecordKit(movements, movementCalls);

const isReturnable = (row: RecordScreenRow): boolean => isReturnableKind(row['kind'] as MovementKind);

/** Transfers, awards paid, assets that became money: what moves and is neither income nor an expense. */
export function Movements() {
  const matter = useMatter();
  const today = useToday();
  const { main, links } = useCashLinks();
  const people = usePeople(matter.id);
  const claims = useClaims();
  const type = matter.systemTypeID as SystemType;
  const rows = (useMatterRows(kit).data ?? []) as readonly RecordScreenRow[];
  const kinds = listMovementKinds(type).map((kind) => ({ value: kind, label: t(movementKinds[kind].label) }));
  return (
    <MatterRecordSection
      kit={kit}
      none={t('No transfers, awards or other movements.')}
      columns={[...createRecordColumns(kit), ...createPairColumn(rows)]}
      links={{
        ...links,
        toBankAccountID: links.bankAccountID,
        partyID: people,
        claimID: claims,
        reversalOfID: listOriginalOptions(rows.filter(isReturnable), 'movedDate'),
      }}
      more={{ kind: { options: kinds } }}
      begins={{ movedDate: today, bankAccountID: main }}
      rule={(values) => {
        const entry = values as unknown as MovementEntry;
        return collectRefusals([
          checkMovement(entry, today),
          entry.reversalOfID ? undefined : toMovementEvent(entry, type),
        ]);
      }}
    />
  );
}
