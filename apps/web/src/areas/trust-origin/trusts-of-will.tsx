import type { WireAnswer } from '@boedel/contract/call';
import { trustOriginCalls } from '@boedel/contract/trust-origin/trust-origin.calls';
import { Button, MultiSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

const { ofEstate, make } = trustOriginCalls;
type WillTrustsAnswer = WireAnswer<typeof ofEstate>;
type WillTrust = WillTrustsAnswer['trusts'][number];

const describeAwarded = ({ awarded }: WillTrust): string =>
  awarded.map(({ what }) => what || t('Legacy in money')).join(', ') || t('Nothing yet');

/** The trusts that take under the will: each becomes a matter of its own, once. */
export function TrustsOfWill() {
  const { id: matterID } = useMatter();
  const read = useRead(ofEstate, { matterID }, { quiet: true });
  const [chosen, setChosen] = useState<WillTrust>();
  return (
    <PeopleSection title={t('Trusts of the will')}>
      <Loaded read={read}>
        {({ trusts, people }) => (
          <>
            {trusts.length === 0 ? (
              <Nobody
                sentence={t('No trust takes in this estate. Capture one under Beneficiaries, of the kind trust.')}
              />
            ) : (
              <ListTable
                label={t('Trusts of the will')}
                rows={trusts}
                rowKey={({ partyID }) => partyID}
                columns={[
                  { key: 'name', title: markPhrase('Trust'), strong: true },
                  {
                    key: 'trustees',
                    title: markPhrase('Trustees'),
                    wraps: true,
                    value: (row) => row.trustees.join(', ') || null,
                  },
                  { key: 'awarded', title: markPhrase('Awarded'), wraps: true, value: describeAwarded },
                  {
                    key: 'amount',
                    title: markPhrase('Together'),
                    kind: 'money',
                    render: ({ awarded }) => (
                      <Amount
                        cents={awarded.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) as never}
                      />
                    ),
                  },
                  {
                    key: 'trust',
                    title: markPhrase('Matter'),
                    sortable: false,
                    render: (row) =>
                      row.trust ? (
                        <Link to={paths.matter.home({ id: row.trust.matterID })}>{row.trust.reference}</Link>
                      ) : (
                        <OnlyCapture ofFirm>
                          <Button size="compact-xs" variant="light" onClick={() => setChosen(row)}>
                            {t('Create matter')}
                          </Button>
                        </OnlyCapture>
                      ),
                  },
                ]}
              />
            )}
            {chosen && <MakeTrust trust={chosen} people={people} onClose={() => setChosen(undefined)} />}
          </>
        )}
      </Loaded>
    </PeopleSection>
  );
}

interface MakeTrustDialogProps {
  readonly trust: WillTrust;
  readonly people: WillTrustsAnswer['people'];
  readonly onClose: () => void;
}

/** Who benefits is asked; founder, trustees and what was awarded are known. */
function MakeTrust({ trust, people, onClose }: MakeTrustDialogProps) {
  const [beneficiaries, setBeneficiaries] = useState(trust.beneficiaryIDs.map(String));
  const open = useCall(make, { says: t('Matter created for the trust.'), onDone: onClose });
  return (
    <SharedModal
      opened
      title={t('Open the matter of {trust}', { trust: trust.name })}
      saveLabel={t('Create matter')}
      saveDisabled={beneficiaries.length === 0}
      isSaving={open.isRunning}
      onCancel={onClose}
      onSave={() => open.run({ partyID: trust.partyID, beneficiaryIDs: beneficiaries.map(Number) })}
    >
      <p>
        {t(
          'The deceased becomes the founder. The trustees in the will are proposed, and the awards become assets of the trust.',
        )}
      </p>
      <MultiSelect
        label={t('Beneficiaries')}
        searchable
        value={beneficiaries}
        onChange={setBeneficiaries}
        data={people.map(({ partyID, name }) => ({ value: String(partyID), label: name }))}
      />
    </SharedModal>
  );
}
