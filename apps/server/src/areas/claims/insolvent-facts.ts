import type { InsolventEstate } from '@boedel/domain/insolvency/estate';

const entities: Readonly<Record<string, InsolventEstate['entity']>> = {
  company: 'company',
  'close corporation': 'closeCorporation',
};
export const findEntityKind = (kind: string | null): InsolventEstate['entity'] => entities[kind ?? ''] ?? 'person';
