import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { isTrustOf } from '@boedel/domain/trusts/trust-type';
import { lazy, type ReactNode, Suspense } from 'react';
import { DetailsTab } from '../areas/matter/details-tab';
import { Milestones } from '../areas/matter-people/milestones';
import { PeopleOfMatter } from '../areas/matter-people/people';
import { MainRecord } from '../areas/parties/main-record';
import { PartiesOfMatter } from '../areas/parties/parties-of-matter';
import { t } from '../i18n/t';
import { loadLaw, loadWords } from '../i18n/words';
import { Loading } from '../ui/plain/overlays';
import { SubTabs } from '../ui/sub-tabs';
import { useMatter } from '../ui/the-matter';

/** Come with their own words: only a trust has them, and every matter's first screen would carry them. */
const TrusteesPanel = lazy(async () => {
  const [{ TrusteesPanel: Panel }] = await Promise.all([
    import('../areas/trustees/trustees-panel'),
    loadWords('trustees'),
    loadLaw(),
  ]);
  return { default: Panel };
});
const OwnersPanel = lazy(async () => {
  const [{ OwnersPanel: Panel }] = await Promise.all([
    import('../areas/owners/owners-panel'),
    loadWords('owners'),
    loadLaw(),
  ]);
  return { default: Panel };
});
const ComplianceStrip = lazy(async () => {
  const [{ ComplianceStrip: Strip }] = await Promise.all([
    import('../areas/compliance/compliance-strip'),
    loadWords('compliance'),
    loadLaw(),
  ]);
  return { default: Strip };
});
const RafPanel = lazy(async () => {
  const [{ RafPanel: Panel }] = await Promise.all([import('../areas/raf/raf-panel'), loadWords('raf'), loadLaw()]);
  return { default: Panel };
});
const TrustFeesPanel = lazy(async () => {
  const [{ TrustFeesPanel: Panel }] = await Promise.all([
    import('../areas/trust-fees/trust-fees-panel'),
    loadWords('trust-fees'),
    loadLaw(),
  ]);
  return { default: Panel };
});
const EstateOfTrust = lazy(async () => {
  const [{ EstateOfTrust: Origin }] = await Promise.all([
    import('../areas/trust-origin/estate-of-trust'),
    loadWords('trust-origin'),
  ]);
  return { default: Origin };
});
/** Says what the account's own options are called. */
const MatterOptions = lazy(async () => {
  const [{ MatterOptions: Options }] = await Promise.all([
    import('../areas/matter/matter-options'),
    loadWords('estate-account'),
  ]);
  return { default: Options };
});
const renderFetched = (view: ReactNode): ReactNode => <Suspense fallback={<Loading />}>{view}</Suspense>;

/** The details of a matter in parts: the matter itself, the people around it, its way, how its accounts are laid out. */
export function MatterDetailsScreen() {
  const { systemTypeID, rights, kind } = useMatter();
  const seesFees = systemTypeID === kinds.trust && rights.includes('money');
  const seesFund = seesFees && isTrustOf(kind, 'RAF');
  const seesParties = rights.includes('estate');
  return (
    <SubTabs
      label={t('Details')}
      tabs={[
        { key: 'matter', label: t('Matter'), content: <DetailsTab /> },
        // A trust has no tab of its own for whom the matter is about.
        ...(systemTypeID === kinds.trust && seesParties
          ? [
              {
                key: 'trust',
                label: t('The trust'),
                content: (
                  <>
                    {renderFetched(<ComplianceStrip />)}
                    {renderFetched(<EstateOfTrust />)}
                    <MainRecord />
                  </>
                ),
              },
              { key: 'trustees', label: t('Trustees'), content: renderFetched(<TrusteesPanel />) },
              { key: 'owners', label: t('Beneficial owners'), content: renderFetched(<OwnersPanel />) },
            ]
          : []),
        ...(seesFund ? [{ key: 'raf', label: t('Road Accident Fund'), content: renderFetched(<RafPanel />) }] : []),
        ...(seesFees ? [{ key: 'fees', label: t('Fees'), content: renderFetched(<TrustFeesPanel />) }] : []),
        { key: 'people', label: t('People'), content: <PeopleOfMatter parties={seesParties && <PartiesOfMatter />} /> },
        { key: 'milestones', label: t('Milestones'), content: <Milestones /> },
        // A trust draws no liquidation and distribution account.
        ...(systemTypeID === kinds.trust
          ? []
          : [{ key: 'options', label: t('Account options'), content: renderFetched(<MatterOptions />) }]),
      ]}
    />
  );
}
