import { advances } from '@boedel/contract/wills/advance.record';
import { advanceCalls } from '@boedel/contract/wills/wills.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { IconPlus, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { addKnownMarks } from '../../client/people/add-known-marks';
import { useKnownIn } from '../../client/people/people.queries';
import { createRecordKit } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { useOpenedRow } from '../../ui/opened-row';
import { useAddressSort } from '../../ui/list/address-sort';
import { searchRows } from '../../ui/list/column';
import { FoundRows } from '../../ui/list/found-rows';
import { ListTools, SearchBox } from '../../ui/list/list-tools';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { type SubTab, SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { AgreementsSection } from './agreements-section';
import { type BeneficiaryAnswer, useBeneficiaries, usePeopleChoices } from './beneficiaries.queries';
import { createBeneficiaryColumns } from './beneficiary-columns';
import { BeneficiaryDialog } from './beneficiary-dialog';
import { ForeignChecks } from './foreign-checks';
import { GlobalDialog } from './global-dialog';
import { ResidueByHand } from './residue-by-hand';
import { WillSection } from './will-section';

const advanceKit = createRecordKit(advances, advanceCalls);

const none: readonly SubTab[] = [];

/** Who takes: the family, the will and whoever it names, and what was given in life. */
export function BeneficiariesTab({ views = none }: { views?: readonly SubTab[] }) {
  const { systemTypeID } = useMatter();
  const isOfDeath = systemTypeID === systemType.estateLate || systemTypeID === systemType.flowConsult;
  const read = useBeneficiaries();
  const { open, setOpen, hrefOf } = useOpenedRow('beneficiary', read.data);
  const [isTaking, setTaking] = useState(false);
  const people = <People read={read} isOfDeath={isOfDeath} hrefOf={hrefOf} onOpen={setOpen} />;
  return (
    <>
      <PageTitle
        title={t('Beneficiaries')}
        about={read.data && (read.data.length === 1 ? t('1 person') : t('{count} people', { count: read.data.length }))}
      >
        <OnlyCapture>
          <Button variant="default" leftSection={<IconWorld size={16} aria-hidden />} onClick={() => setTaking(true)}>
            {t("From the firm's list")}
          </Button>
        </OnlyCapture>
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
            {t('Add a beneficiary')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      {isOfDeath ? (
        <SubTabs
          label={t('Beneficiaries')}
          tabs={[
            { key: 'people', label: t('People'), content: people },
            ...views,
            { key: 'will', label: t('Will'), content: <WillSection /> },
            {
              key: 'agreements',
              label: systemTypeID === systemType.flowConsult ? t('Free residue by hand') : t('Agreements'),
              content: <Agreed />,
            },
            { key: 'advances', label: t('Advances to be brought in'), content: <Advances /> },
          ]}
        />
      ) : (
        people
      )}
      {open && <BeneficiaryDialog person={open} onClose={() => setOpen(undefined)} />}
      {isTaking && <GlobalDialog onClose={() => setTaking(false)} />}
    </>
  );
}

interface BeneficiaryListProps {
  readonly read: ReturnType<typeof useBeneficiaries>;
  readonly isOfDeath: boolean;
  readonly hrefOf: (person: BeneficiaryAnswer) => string;
  readonly onOpen: (person: BeneficiaryAnswer) => void;
}

function People({ read, isOfDeath, hrefOf, onOpen }: BeneficiaryListProps) {
  const [search, setSearch] = useAddressState('search');
  const sorting = useAddressSort();
  const known = useKnownIn(useMatter().id).parties;
  return (
    <Loaded read={read}>
      {(all) => {
        const columns = addKnownMarks(
          createBeneficiaryColumns((id) => all.find((one) => one.id === id)?.listName ?? '', isOfDeath),
          ({ id }) => known.get(id),
        );
        const shown = searchRows(all, columns, search);
        return (
          <>
            {all.length > 0 && (
              <ListTools>
                <SearchBox value={search} onSearch={setSearch} placeholder={t('Name, relationship, standing')} />
              </ListTools>
            )}
            <FoundRows
              label={t('Beneficiaries')}
              rows={shown}
              columns={columns}
              hrefOf={hrefOf}
              onOpen={onOpen}
              sorting={sorting}
              hasAny={all.length > 0}
              none={t(
                'No beneficiaries. The deceased’s spouses and children appear here once you add them to the person.',
              )}
            />
            <ForeignChecks />
          </>
        );
      }}
    </Loaded>
  );
}

const Agreed = () => (
  <>
    <AgreementsSection />
    <ResidueByHand />
  </>
);

const Advances = () => (
  <MatterRecordSection kit={advanceKit} none={t('Nothing to bring in.')} links={{ partyID: usePeopleChoices() }} />
);
