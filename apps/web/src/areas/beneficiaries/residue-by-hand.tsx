import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { residueToOverride } from '@boedel/contract/wills/wills.schema';
import type { WireAnswer } from '@boedel/contract/call';
import { useMemo, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { createTakersControl } from '../../ui/fields/takers-control';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { usePeopleChoices } from './beneficiaries.queries';
import styles from './beneficiaries.module.css';

type IntestateTreeAnswer = WireAnswer<typeof beneficiaryCalls.getIntestateTree>;

/** Where no law is on record for the country, nobody finds them but a person. */
function describeRule({ says }: IntestateTreeAnswer): string {
  const lacking = says.find(({ field }) => field === 'country');
  return lacking
    ? translate(lacking.said ?? lacking.sentence)
    : t('For anything the will does not dispose of, the heirs are determined by law from the family tree.');
}

/** Heirs and their parts of what no will disposes of, put in by hand with the reason; else the law finds them. */
export function ResidueByHand() {
  const matter = useMatter();
  const people = usePeopleChoices();
  const read = useRead(beneficiaryCalls.getIntestateTree, { matterID: matter.id }, { quiet: true });
  const [isOpen, setOpen] = useState(false);
  const findName = (id: number) => people.find(({ value }) => value === id)?.label ?? '…';
  const override = read.data?.override ?? null;
  return (
    <PeopleSection
      title={t('Free residue by hand')}
      {...(!override && { add: { label: t('Enter the heirs by hand'), run: () => setOpen(true) } })}
    >
      <Loaded read={read}>
        {(tree) => (
          <>
            {tree.override ? (
              <ul className={styles.clauses}>
                <li className={styles.agreement}>
                  <button type="button" className={styles.opens} onClick={() => setOpen(true)}>
                    {t('Set by hand')}
                  </button>
                  <div>
                    {tree.override.heirs.map(({ partyID, share }) => (
                      <p key={partyID}>
                        {findName(partyID)} ({share})
                      </p>
                    ))}
                    <p className={styles.wording}>{tree.override.reason}</p>
                  </div>
                </li>
              </ul>
            ) : (
              <Nobody sentence={describeRule(tree)} />
            )}
            {isOpen && <ResidueDialog tree={tree} onClose={() => setOpen(false)} />}
          </>
        )}
      </Loaded>
    </PeopleSection>
  );
}

function ResidueDialog({ tree, onClose }: { tree: IntestateTreeAnswer; onClose: () => void }) {
  const matter = useMatter();
  const people = usePeopleChoices();
  const save = useCall(beneficiaryCalls.overrideFreeResidue);
  const giveBack = useCall(beneficiaryCalls.overrideFreeResidue, { onDone: onClose });
  const { override, division, version } = tree;
  const known = JSON.stringify(people);
  // The control is the same one while its choices are, so that what is typed in it stays.
  // oxlint-disable-next-line react/exhaustive-deps -- by content
  const control = useMemo(() => createTakersControl(people), [known]);
  // Whoever changes the law's heirs begins with them.
  const found = (division?.heirs ?? []).flatMap(({ partyID, share }) => (share === null ? [] : [{ partyID, share }]));
  return (
    <RecordDialog<object>
      title={t('Free residue by hand')}
      sections={[
        {
          fields: [
            { name: 'heirs', label: markPhrase('Who takes which part'), span: 6, control },
            {
              name: 'reason',
              label: markPhrase('Reason'),
              help: markPhrase('Printed in the account.'),
              kind: 'notes',
              required: true,
              span: 6,
              maxLength: 1000,
            },
          ],
        },
      ]}
      schema={residueToOverride}
      value={{ matterID: matter.id, heirs: override?.heirs ?? found, reason: override?.reason ?? null, version }}
      call={save}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
      {...(override &&
        matter.mayCapture && {
          extra: {
            label: t('Let the law find them'),
            onClick: () => giveBack.run({ matterID: matter.id, heirs: [], reason: null, version }),
          },
        })}
    />
  );
}
