import type { PartyRow } from './party.store';

/** Somebody of a firm's list who is linked to matters. */
export interface GlobalEntry {
  readonly id: number;
  readonly name: string;
  readonly party_type: string | null;
  readonly id_number: string | null;
  readonly registration_number: string | null;
  readonly tax_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly physical_address1: string | null;
  readonly physical_address2: string | null;
  readonly physical_city: string | null;
  readonly physical_code: string | null;
  readonly known_id: number;
}

const kinds: Readonly<Record<string, PartyRow['kind']>> = { Individual: 'person', Company: 'company', Trust: 'trust' };

/** What a link keeps of the entry, so that search and the conflict check find it among the matter's parties. */
export const toParty = (entry: GlobalEntry, otherwise: PartyRow['kind']) => ({
  kind: kinds[entry.party_type ?? ''] ?? otherwise,
  surname: entry.name,
  id_number: entry.id_number,
  registration_number: entry.registration_number,
  tax_number: entry.tax_number,
  email: entry.email,
  phone: entry.phone,
  mobile: entry.mobile,
  address1: entry.physical_address1,
  address2: entry.physical_address2,
  city: entry.physical_city,
  code: entry.physical_code,
  known_id: entry.known_id,
});
