import type { DirectoryKey } from '@boedel/contract/directories/registry';
import type { ComponentType } from 'react';
import { type AnyPath, paths } from './paths';

interface DirectoryPaths {
  readonly list: AnyPath;
  readonly detail?: AnyPath;
}

/**
 * Where each directory's pages are. The registry knows it too, but with every field and rule beside it; that is loaded
 * with the pages, not with the sign-in. A test holds the two together.
 */
export const directoryPaths: Partial<Record<DirectoryKey, DirectoryPaths>> = {
  globalcreditor: paths.globalCreditors,
  globalserviceprovider: paths.globalServiceProviders,
  valuer: paths.valuers,
  auctioneer: paths.auctioneers,
  storageprovider: paths.storageProviders,
  guardingcompany: paths.guardingCompanies,
  publicationpartner: paths.publicationPartners,
  bondofsecurityprovider: paths.bondOfSecurityProviders,
  fxassistprovider: paths.fxAssistProviders,
  masteroffice: paths.mastersOffices,
  magistrateoffice: paths.magistratesOffices,
  jointappointee: paths.jointAppointees,
  director: { list: paths.details, detail: paths.director },
  referrer: paths.referrers,
  marketer: paths.marketers,
  globalexecutor: { list: paths.globalExecutors },
  founder: { list: paths.globalFounders },
  globalbeneficiary: { list: paths.globalBeneficiaries },
  auditor: { list: paths.globalAuditors },
  taxpractitioner: { list: paths.globalTaxPractitioners },
  globaltrustee: { list: paths.globalTrustees },
};

const screen = (path: AnyPath, load: () => Promise<ComponentType>) =>
  ({ path, area: 'directories', roles: ['Admin'], load }) as const;

/** The screens of every directory: one list page and one page of an entry serve them all. */
export const directoryScreens = (Object.entries(directoryPaths) as [DirectoryKey, DirectoryPaths][]).flatMap(
  ([key, { list, detail }]) => [
    // Legal Agents are listed on the firm's own page.
    ...(list === paths.details
      ? []
      : [
          screen(list, () =>
            import('../areas/directories/directory-list-page').then((module) => module.directoryListPage(key)),
          ),
        ]),
    ...(detail
      ? [
          screen(detail, () =>
            import('../areas/directories/entry-page').then((module) => module.directoryEntryPage(key)),
          ),
        ]
      : []),
  ],
);
