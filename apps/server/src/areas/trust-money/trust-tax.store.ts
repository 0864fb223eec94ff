import type { LocalDate } from '@boedel/domain/dates/local-date';
import { percent } from '@boedel/domain/money/fraction';
import type { Cents } from '@boedel/domain/money/cents';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { ConnectedLoan, LoanExemption } from '@boedel/domain/trust-money/loans-of-trust';
import type { TrustBooks } from '@boedel/domain/trust-money/trust-books';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

interface LoanRow {
  readonly id: number;
  readonly lender: string;
  readonly lentOn: LocalDate | null;
  readonly amount: Cents;
  readonly rate: string | null;
  readonly exemption: LoanExemption | null;
}

/** What the tax of a trust is read from, besides its books. */
export const trustTaxStore = (tx: Tx) => ({
  /** The type of the trust. */
  kindOf: async (matterId: number): Promise<string | null> =>
    (await tx.one<{ kind: string | null }>(sql`select kind from matter where id = ${matterId}`)).kind,

  names: async (matterId: number): Promise<ReadonlyMap<number, string>> => {
    const rows = await tx.rows<{ id: number; kind: string; firstNames: string | null; surname: string }>(sql`
      select id, kind, first_names as "firstNames", surname from matter_party where matter_id = ${matterId}`);
    return new Map(rows.map((row) => [row.id, formatPartyName(row)]));
  },

  /** What connected persons lent the trust, and what was paid back. */
  loans: async (matterId: number, repaid: TrustBooks['repaid']): Promise<ConnectedLoan[]> =>
    (
      await tx.rows<LoanRow>(sql`
        select l.id, coalesce(c.name, l.creditor, '-') as lender, l.incurred_on as "lentOn", l.amount_cents as amount,
          l.interest_rate::text as rate, l.loan_exemption as exemption
        from liability l left join creditor c on c.intermediary_id = l.intermediary_id and c.id = l.creditor_id
        where l.matter_id = ${matterId} and l.is_connected_loan and l.status not in ('rejected', 'withdrawn')
        order by l.id`)
    ).map(({ rate, ...row }) => ({
      ...row,
      rate: percent(rate ?? 0),
      repaid: repaid.filter(({ debtId }) => debtId === row.id).map(({ day, amount }) => ({ day, amount })),
    })),
});
