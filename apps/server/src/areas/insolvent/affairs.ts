import { claimBasis, claimType, securityType } from '@boedel/contract/fixed/claims';
import { computeCountedAmount } from '@boedel/domain/assets/asset-totals';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import { readClaimAmount } from '@boedel/domain/claims/estate-of-claims';
import { computeInsolvencyOutlook } from '@boedel/domain/claims/insolvency-outlook';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { buildAffairs, listClaimsOwed } from '@boedel/domain/insolvency/build-affairs';
import { costRanks } from '@boedel/domain/insolvency/ranks';
import {
  type AffairsAsset,
  type StatementFacts,
  type StatementOfAffairs,
  computeStatementOfAffairs,
} from '@boedel/domain/insolvency/statement-of-affairs';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Outcome } from '@boedel/domain/law/refusal';
import type { WorkedResult } from '@boedel/domain/law/worked';
import { type Cents, nil, sum } from '@boedel/domain/money/cents';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { createLetterhead } from '../../platform/paper/letterhead';
import { type PaperLanguage, createPaperTranslator } from '../../platform/paper/words';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readHoldings } from '../assets/list-estate-assets';
import { readOutlookFacts } from '../claims/outlook-facts';
import { companyStore, presentCompany } from '../firm/company.store';
import { booksStore } from '../insolvency-account/books.store';
import { buildAffairsPaper, type AffairsOwedLine } from './affairs.paper';
import { readClaimDescriptions } from './affairs.store';
import { openInsolvent } from './insolvent-facts';

export interface AffairsDraft {
  readonly statement: Outcome<WorkedResult<StatementOfAffairs>>;
  readonly paper: Paper | null;
}

const classes = { immovable: 'immovable', movable: 'movable', claim: 'debt' } as const;

/** What the estate has, as a statement of affairs lists it: at the value it is counted at everywhere, sold at what it brought. */
const readAffairsAssets = createWholeReader(
  async (tx: Tx, matterId: number): Promise<Omit<AffairsAsset, 'encumbrances'>[]> =>
    (await readHoldings(tx, matterId)).captured
      .filter(({ paidPast, interest }) => !paidPast && !interest)
      .map((asset) => ({
        id: asset.id,
        description: asset.description,
        class: classes[asset.class],
        value: computeCountedAmount(asset),
      })),
);

/** Assets, claims and costs as every statement of affairs has them: the paper of this tab, and the forms made from templates. */
export const readAffairsFacts = async (
  tx: Tx,
  matterId: number,
  claims: readonly CapturedClaim[],
  costs: Cents = nil,
): Promise<StatementFacts> => buildAffairs(await readAffairsAssets(tx, matterId), claims, costs);

const findName = (lookup: Readonly<Record<string, string>>, key: number | null): string | null =>
  key === null ? null : (lookup[String(key)] ?? null);

/** The statement of affairs from what is captured: no sum of it is typed. */
export async function drawAffairs(tx: Tx, matterID: number, language: PaperLanguage, now: Date): Promise<AffairsDraft> {
  const { matter, kind, details } = await openInsolvent(tx, matterID);
  const country = findCountry(matter.country) ?? defaultCountry;
  const facts = await readOutlookFacts(tx, matter, country, computeDayAt(now, country));
  const outlook = computeInsolvencyOutlook(facts, 'lodged');
  const costs = isRefused(outlook)
    ? nil
    : sum(outlook.distribution.ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed));
  const affairs = await readAffairsFacts(tx, matter.id, facts.claims, costs);
  const statement = computeStatementOfAffairs(affairs);
  if (isRefused(statement)) return { statement, paper: null };
  const about = await readClaimDescriptions(tx, matter.id);
  const names = new Map(affairs.assets.map(({ id, description }) => [id, description]));
  const owed = listClaimsOwed(facts.claims).map((claim: CapturedClaim): AffairsOwedLine => {
    const details = about.get(claim.id);
    return {
      number: claim.number ?? null,
      creditor: claim.creditor,
      address: details?.address ?? null,
      type: findName(claimType, details?.type ?? null),
      basis: findName(claimBasis, details?.basis ?? null),
      security: findName(securityType, details?.security ?? null),
      on: claim.securedBy.flatMap(({ assetId }) => names.get(assetId) ?? []),
      amount: readClaimAmount(claim),
    };
  });
  const paper = buildAffairsPaper(
    {
      language,
      country,
      head: await booksStore(tx).head(matter.id),
      isPerson: kind === 'person',
      statement,
      owed,
      details,
      letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
    },
    createPaperTranslator(language, country),
  );
  return { statement, paper };
}
