import type { WireAnswer } from '@boedel/contract/call';
import { agreementCalls } from '@boedel/contract/wills/wills.calls';
import { agreementToSave } from '@boedel/contract/wills/wills.schema';
import { systemType } from '@boedel/domain/matter/kinds';
import { useMemo, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { formatDate } from '../../ui/format';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { createAwardRows, createSignatures, createTransferRows } from './agreement-rows';
import { useAssetChoices, usePeopleChoices } from './beneficiaries.queries';
import styles from './beneficiaries.module.css';

type AgreementAnswer = WireAnswer<typeof agreementCalls.getbymatterid>[number];
const grounds = {
  redistribution: markPhrase('Redistribution agreement'),
  s38: markPhrase('Takeover by the spouse (s 38)'),
} as const;
type AgreementGround = keyof typeof grounds;
const isHere = (one: AgreementAnswer): boolean => one.ground in grounds;

const createBlank = (matterID: number, ground: AgreementGround) => ({
  id: null,
  matterID,
  ground,
  datedOn: null,
  description: null,
  signedBy: [],
  approvedForMinors: null,
  masterConsents: null,
  securityForMinors: null,
  awards: [],
  transfers: [],
  version: null,
});

/** What heirs agreed among themselves, and what the survivor takes over; single awards are made on the worktop. */
export function AgreementsSection() {
  const matter = useMatter();
  const read = useRead(agreementCalls.getbymatterid, { matterID: matter.id }, { quiet: true });
  const [open, setOpen] = useState<AgreementAnswer | AgreementGround>();
  return (
    <Loaded read={read}>
      {(all) => (
        <>
          {(Object.keys(grounds) as AgreementGround[]).map((ground) => {
            const rows = all.filter((one) => one.ground === ground && isHere(one));
            // Heirs agree, and a survivor takes over, after a death: nobody does while the client plans for it.
            if (matter.systemTypeID === systemType.flowConsult && rows.length === 0) return null;
            return (
              <PeopleSection
                key={ground}
                title={t(grounds[ground])}
                add={{
                  label: ground === 's38' ? t('Add a take-over') : t('Add an agreement'),
                  run: () => setOpen(ground),
                }}
              >
                {rows.length === 0 ? (
                  <Nobody
                    sentence={
                      ground === 's38'
                        ? t('The survivor takes over no assets at a valuation.')
                        : t('The heirs inherit under the will or the law; they made no other agreement.')
                    }
                  />
                ) : (
                  <ul className={styles.clauses}>
                    {rows.map((one) => (
                      <AgreementCard key={one.id} agreement={one} onOpen={() => setOpen(one)} />
                    ))}
                  </ul>
                )}
              </PeopleSection>
            );
          })}
          {open && (
            <AgreementDialog
              agreement={open}
              key={typeof open === 'string' ? open : open.id}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function AgreementCard({ agreement, onOpen }: { agreement: AgreementAnswer; onOpen: () => void }) {
  const [people, assets] = [usePeopleChoices(), useAssetChoices()];
  const findName = (id: number) => people.find(({ value }) => value === id)?.label ?? '…';
  const { awards = [], signedBy = [], says, datedOn, description } = agreement;
  return (
    <li className={styles.agreement} data-wrong={says.length > 0 || undefined}>
      <button type="button" className={styles.opens} onClick={onOpen}>
        {datedOn ? formatDate(datedOn) : t('No date')}
      </button>
      <div>
        {awards.map(({ assetID, partyID, share }) => (
          <p key={`${assetID}/${partyID}`}>
            {assets.find(({ value }) => value === assetID)?.label ?? '…'}: {findName(partyID)}
            {share !== '1' && ` (${share})`}
          </p>
        ))}
        {signedBy.length > 0 && <p>{t('Signed by {names}', { names: signedBy.map(findName).join('; ') })}</p>}
        {description && <p className={styles.wording}>{description}</p>}
        {says.length > 0 && (
          <ul className={styles.says}>
            {says.map(({ field, said, sentence, section }) => (
              <li key={field + sentence}>
                {translate({ ...(said ?? { key: sentence }), ...(section && { section }) })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function AgreementDialog({
  agreement,
  onClose,
}: {
  agreement: AgreementAnswer | AgreementGround;
  onClose: () => void;
}) {
  const matter = useMatter();
  const [people, assets] = [usePeopleChoices(), useAssetChoices()];
  const [isRemoving, setRemoving] = useState(false);
  const isNew = typeof agreement === 'string';
  const ground = (isNew ? agreement : agreement.ground) as AgreementGround;
  const save = useCall(agreementCalls.save);
  const remove = useCall(agreementCalls._delete, { onDone: onClose });
  const known = JSON.stringify([people, assets]);
  // The controls are the same ones while their choices are, so that what is typed in them stays.
  const controls = useMemo(
    () => ({
      awards: createAwardRows(assets, people),
      transfers: createTransferRows(people),
      signedBy: createSignatures(people),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- by content
    [known],
  );
  return (
    <RecordDialog<object>
      title={t(grounds[ground])}
      sections={createSections(ground, controls)}
      schema={agreementToSave}
      value={isNew ? createBlank(matter.id, ground) : agreement}
      call={save}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
      {...(!isNew && matter.mayCapture && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={t('Remove agreement?')}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: agreement.id, version: agreement.version })}
        >
          {t('Its assets go by the will, the law or the worktop again.')}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}

function createSections(
  ground: AgreementGround,
  controls: Readonly<Record<'awards' | 'transfers' | 'signedBy', NonNullable<FormFieldDefinition['control']>>>,
): FieldSection[] {
  const own: FormFieldDefinition[] =
    ground === 's38'
      ? [
          { name: 'masterConsents', label: markPhrase('The Master consents'), kind: 'flag', span: 3 },
          {
            name: 'securityForMinors',
            label: markPhrase('Security has been given for the minors’ shares'),
            kind: 'flag',
            span: 3,
          },
        ]
      : [
          { name: 'transfers', label: markPhrase('Paid among them'), span: 6, control: controls.transfers },
          { name: 'signedBy', label: markPhrase('Signed by'), span: 6, control: controls.signedBy },
          {
            name: 'approvedForMinors',
            label: markPhrase('Approved for minors by the court or the Master'),
            kind: 'flag',
            span: 6,
          },
        ];
  return [
    {
      fields: [
        { name: 'datedOn', label: markPhrase('Dated'), kind: 'day', span: 2 },
        { name: 'description', label: markPhrase('What was agreed'), kind: 'notes', span: 6, maxLength: 2000 },
        { name: 'awards', label: markPhrase('Who takes which part of which asset'), span: 6, control: controls.awards },
        ...own,
      ],
    },
  ];
}
