import type { LocalDate } from '@boedel/domain/dates/local-date';
import { ownerClassLabels } from '@boedel/domain/owners/register';
import { computeClaimed } from '@boedel/domain/raf/claim';
import type { MergeData } from '@boedel/domain/templates/fill';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../../platform/db/database';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { readRegister } from '../../owners/read-register';
import { readRafPosition } from '../../raf-position/raf-position';
import { toRafDetails, rafStore } from '../../raf-position/raf.store';

const joinText = (...parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;

/** The register of beneficial owners as on a day, one row for each owner and ground. */
export async function readOwnerData(tx: Tx, matter: OpenedMatter, now: Date, on: LocalDate): Promise<MergeData> {
  const { rows, register } = await readRegister(tx, matter, now, on);
  return {
    owners: register.owners.map((entry) => {
      const row = rows.find(({ id }) => id === entry.party)!;
      const address = joinText(row.address1, row.address2, row.city, row.code);
      return {
        'owner.name': formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
        'owner.class': ownerClassLabels[entry.class],
        'owner.through': entry.through.join(' → ') || null,
        'owner.dateOfBirth': row.born_on,
        'owner.idNumber': row.id_number ?? row.passport_number,
        'owner.issuedIn': row.document_country ?? (row.id_number ? 'South Africa' : null),
        'owner.nationality': row.nationality,
        'owner.citizenship': row.citizenship,
        'owner.address': address,
        'owner.serviceAddress': row.service_address,
        'owner.contact': row.email ?? row.mobile ?? row.phone,
        'owner.taxNumber': row.tax_number,
        'owner.fromDate': entry.from,
        'owner.toDate': entry.to,
      };
    }),
  };
}

/** The undertaking of the Fund and one claim against it: the one that is named, otherwise the one lodged last. */
export async function readRafData(
  tx: Tx,
  matterId: number,
  today: LocalDate,
  named: string | null,
): Promise<MergeData> {
  const details = toRafDetails(await rafStore(tx).detailsOf(matterId));
  const { claims } = await readRafPosition(tx, matterId, today);
  const claim =
    claims.findLast(({ description }) => description === named) ??
    claims.findLast(({ lodgedDate }) => lodgedDate !== null) ??
    claims.at(-1);
  const items = claim ? (await rafStore(tx).itemsOf(matterId)).filter((row) => row.raf_claim_id === claim.id) : [];
  const entries = Object.entries(details).map(([name, value]) => [`rafDetails.${name}`, value ?? null]);
  return {
    ...(Object.fromEntries(entries) as MergeData),
    'raf.claim': claim?.description ?? null,
    'rafClaim.description': claim?.description ?? null,
    'rafClaim.reference': claim?.reference ?? null,
    'rafClaim.lodgedDate': claim?.lodgedDate ?? null,
    'rafClaim.waitedDays': claim?.waitedDays ?? null,
    'rafClaim.lastLetterDate':
      claim?.letters
        .map(({ sentDate }) => sentDate)
        .toSorted()
        .at(-1) ?? null,
    'rafClaim.gross': claim?.gross ?? null,
    'rafClaim.apportioned': claim?.apportioned ?? null,
    'rafClaim.claimed': claim?.claimed ?? null,
    'rafClaim.paid': claim?.paid ?? null,
    'rafClaim.outstanding': claim?.outstanding ?? null,
    rafItems: items.map((row) => ({
      'rafItem.date': row.served_on,
      'rafItem.provider': row.provider,
      'rafItem.treatment': row.treatment,
      'rafItem.injuryLink': row.injury_link,
      'rafItem.invoice': row.invoice_number,
      'rafItem.amount': row.amount,
      'rafItem.claimed': computeClaimed(row.amount, details.apportionmentPercent),
      'rafItem.payTo': row.pay_to === 'trust' ? 'The trust' : 'The supplier',
    })),
  };
}
