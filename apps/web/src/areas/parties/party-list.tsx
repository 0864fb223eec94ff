import { type PartyRoleKey, partyRoles } from '@boedel/contract/parties/registry';
import { useRead } from '../../client/hooks';
import { addKnownMarks } from '../../client/people/add-known-marks';
import { useKnownIn } from '../../client/people/people.queries';
import { t } from '../../i18n/t';
import { ListTable } from '../../ui/list/list-table';
import { useOpenedRow } from '../../ui/opened-row';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { type MatterParty, findRoleCalls } from './party-calls';
import { PartyDialog } from './party-dialog';
import { columnsOfRole } from './role.fields';

interface PartyListProps {
  readonly of: PartyRoleKey;
  /** One sentence for when there is nobody. */
  readonly none: string;
  /** Leaves out whom the matter itself is about. */
  readonly withoutMain?: boolean;
}

/** The parties of a matter in one role: a small table, and the shared modal to add or change one. */
export function PartyList({ of: role, none, withoutMain = false }: PartyListProps) {
  const { id: matterID } = useMatter();
  const read = useRead(findRoleCalls(role).list, { matterID }, { quiet: true });
  const { open, setOpen, hrefOf } = useOpenedRow(role, read.data as readonly MatterParty[] | undefined);
  const known = useKnownIn(matterID).parties;
  const { label, one } = partyRoles[role];
  return (
    <PeopleSection title={t(label)} add={{ label: t('Add {one}', { one: t(one) }), run: () => setOpen('new') }}>
      <Loaded read={read}>
        {(all) => {
          const rows = (all as readonly MatterParty[]).filter((party) => !withoutMain || party.role !== 'main');
          return rows.length === 0 ? (
            <Nobody sentence={none} />
          ) : (
            <ListTable
              label={t(label)}
              rows={rows}
              columns={addKnownMarks(columnsOfRole[role], ({ id }) => known.get(id))}
              rowKey={(party) => party.id}
              hrefOf={hrefOf}
              onOpen={setOpen}
            />
          );
        }}
      </Loaded>
      {open && <PartyDialog of={role} party={open} onClose={() => setOpen(undefined)} />}
    </PeopleSection>
  );
}
