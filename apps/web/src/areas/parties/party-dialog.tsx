import { newPartySchema, partyChangeSchema } from '@boedel/contract/parties/parties.schema';
import { type PartyRole, type PartyRoleKey, partyRoles } from '@boedel/contract/parties/registry';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../client/hooks';
import { TakeKnown } from '../../client/people/known';
import { offerChanges } from '../../client/people/offer-store';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { layOutInThirds } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import type { RecordSaveCall } from '../../ui/record/record-page';
import { useMatter } from '../../ui/the-matter';
import { type ContactKind, ContactPersons, hasContacts } from './contact-persons';
import { FromDirectory } from './from-directory';
import { type MatterParty, findRoleCalls, notifyPartyWarnings } from './party-calls';
import { listRoleSections } from './role.fields';

interface PartyDialogProps {
  readonly of: PartyRoleKey;
  readonly party: MatterParty | 'new';
  readonly onClose: () => void;
}

/** Professionals are firms more often than persons. */
const chooseUsualKind = (role: PartyRoleKey): string =>
  role === 'auditor' || role === 'taxpractitioner' ? 'company' : 'person';

/** One party in the shared modal: added, changed, removed. */
export function PartyDialog({ of: role, party, onClose }: PartyDialogProps) {
  const matter = useMatter();
  const { one, details, directory } = partyRoles[role] as PartyRole;
  const [isRemoving, setRemoving] = useState(false);
  const calls = findRoleCalls(role);
  const options = { onDone: notifyPartyWarnings };
  const add = useCall(calls.add, options);
  const update = useCall(calls.update, options);
  const remove = useCall(calls.remove, { onDone: onClose });
  const isNew = party === 'new';
  const call = (isNew ? add : update) as unknown as RecordSaveCall<object>;
  const title = isNew ? t('Add {one}', { one: t(one) }) : party.listName;
  return (
    <RecordDialog<object>
      title={title}
      sections={layOutInThirds(listRoleSections(role))}
      schema={isNew ? newPartySchema(details) : partyChangeSchema(details)}
      value={isNew ? { matterID: matter.id, kind: chooseUsualKind(role), surname: '', details: {} } : party}
      call={call}
      readOnly={!matter.mayCapture}
      lead={
        matter.mayCapture && (
          <>
            {isNew && <TakeKnown matterID={matter.id} />}
            {directory && <FromDirectory directory={directory} />}
          </>
        )
      }
      {...(!isNew && { reveal: revealOf('matter_party', party.id) })}
      onSaved={(saved) => {
        if (!isNew) void offerChanges('matter_party', party, saved as MatterParty);
        onClose();
      }}
      onClose={onClose}
      {...(!isNew &&
        matter.mayCapture && {
          extra: { label: t('Remove'), onClick: () => setRemoving(true), disabled: party.role === 'main' },
        })}
    >
      {hasContacts(role) && <Contacts kind={role} partyID={isNew ? undefined : party.id} />}
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: party.listName })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: party.id })}
        >
          {t('{name} is no longer a party of this matter. What was captured about them goes too.', {
            name: party.listName,
          })}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}

/** An auditor's and a tax practitioner's are those of the entry that was chosen; others have none yet while they are new. */
function Contacts({ kind, partyID }: { kind: ContactKind; partyID: number | undefined }) {
  const globalID = useWatch({ name: 'globalID' }) as number | null | undefined;
  const of = kind === 'personofinterest' ? partyID : globalID;
  return of ? <ContactPersons kind={kind} partyID={of} /> : null;
}
