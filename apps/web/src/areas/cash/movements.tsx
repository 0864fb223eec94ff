import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { movements } from '@boedel/contract/cash/movement.record';
import {
  checkMovement,
  type MovementEntry,
  toMovementEvent,
  movementKinds,
  listMovementKinds,
} from '@boedel/domain/cash/movement';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { useClaims } from '../../client/record/claim-choices';
import { usePeople } from '../../client/record/people-choices';
import { createRecordKit } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { useCashLinks } from './cash.queries';

const kit = createRecordKit(movements, movementCalls);

/** Transfers, awards paid, assets that became money: what moves and is neither income nor an expense. */
export function Movements() {
  const matter = useMatter();
  const today = useToday();
  const { main, links } = useCashLinks();
  const people = usePeople(matter.id);
  const claims = useClaims();
  const type = matter.systemTypeID as SystemType;
  const kinds = listMovementKinds(type).map((kind) => ({ value: kind, label: t(movementKinds[kind].label) }));
  return (
    <MatterRecordSection
      kit={kit}
      none={t('No transfers, awards or other movements.')}
      links={{ ...links, toBankAccountID: links.bankAccountID, partyID: people, claimID: claims }}
      more={{ kind: { options: kinds } }}
      begins={{ movedDate: today, bankAccountID: main }}
      rule={(values) => {
        const entry = values as unknown as MovementEntry;
        return collectRefusals([checkMovement(entry, today), toMovementEvent(entry, type)]);
      }}
    />
  );
}
