import { systemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { selectAlways, day, link, linkInMatter, longText, must, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

export const serviceKinds = ['guarding', 'storage'] as const;
export type ServiceKind = (typeof serviceKinds)[number];
export const serviceLabels: Readonly<Record<ServiceKind, string>> = {
  guarding: 'Guarding',
  storage: 'Storage',
};
export const serviceStatuses = ['planned', 'asked', 'cancelled'] as const;
const showForKind = (kind: ServiceKind) => ({ when: { field: 'kind', is: [kind] } });
const group = 'Requested and cancelled';

/** What a company guards or stores until it is sold. */
export const services = declareMatterRecord({
  table: 'asset_service',
  path: 'assetservice',
  label: 'Guarding and storage',
  one: 'service',
  names: 'providerName',
  right: 'estate',
  systemTypes: [systemType.liquidation],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: {
    assetName: z.string(),
    providerName: z.string().nullable(),
    status: z.enum(serviceStatuses),
  },
  fields: {
    assetID: must(linkInMatter('Asset', 'asset')),
    kind: selectAlways('What is asked', serviceKinds, 'guarding', { inList: true, labels: serviceLabels }),
    guardID: link('Guarding company', 'guardingcompany', showForKind('guarding')),
    storageID: link('Storage provider', 'storageprovider', showForKind('storage')),
    fromDate: day('From', { inList: true }),
    toDate: day('To', { inList: true }),
    instructions: longText('Instructions', 2000),
    askedDate: day('Asked on', { group }),
    cancelledDate: day('Cancelled on', { group }),
    cancelReason: text('Why', 500, { group }),
  },
});
