import { claimBasis, claimType, securityType } from '@boedel/contract/fixed/claims';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import { amountOf } from '@boedel/domain/claims/estate-of-claims';
import { insolvencyOutlook } from '@boedel/domain/claims/insolvency-outlook';
import { dayAt } from '@boedel/domain/dates/instant';
import { affairsOf, claimsOwed } from '@boedel/domain/insolvency/affairs-of';
import { costRanks } from '@boedel/domain/insolvency/ranks';
import {
  type AffairsAsset,
  type StatementOfAffairs,
  statementOfAffairs,
} from '@boedel/domain/insolvency/statement-of-affairs';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Outcome } from '@boedel/domain/law/refusal';
import type { Worked } from '@boedel/domain/law/worked';
import { type Cents, nil, sum } from '@boedel/domain/money/cents';
import { roundHalfUp, times } from '@boedel/domain/money/exact';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { letterheadOf } from '../../platform/paper/letterhead';
import { type Language, sayIn } from '../../platform/paper/words';
import { holdingsIn } from '../assets/assets-of';
import { outlookFacts } from '../claims/outlook-facts';
import { companyStore, presentCompany } from '../firm/company.store';
import { booksStore } from '../insolvency-account/books.store';
import { affairsPaper, type OwedLine } from './affairs.paper';
import { wordsOfClaims } from './affairs.store';
import { openInsolvent } from './insolvent-facts';

export interface DrawnAffairs {
  readonly statement: Outcome<Worked<StatementOfAffairs>>;
  readonly paper: Paper | null;
}

/** What a forced sale would bring: as the asset is valued; one in another currency counts once its rate is known. */
function valueOf({ value }: CapturedAsset): Cents {
  if (!value || (value.currency !== undefined && !value.rate)) return nil;
  return value.rate ? roundHalfUp(times(value.amount, value.rate)) : value.amount;
}
const classes = { immovable: 'immovable', movable: 'movable', claim: 'debt' } as const;

const named = (lookup: Readonly<Record<string, string>>, key: number | null): string | null =>
  key === null ? null : (lookup[String(key)] ?? null);

/** The statement of affairs from what is captured: no sum of it is typed. */
export async function drawAffairs(tx: Tx, matterID: number, language: Language, now: Date): Promise<DrawnAffairs> {
  const { matter, kind, details } = await openInsolvent(tx, matterID);
  const country = countryNamed(matter.country) ?? defaultCountry;
  const facts = await outlookFacts(tx, matter, country, dayAt(now, country));
  const { captured } = await holdingsIn(tx, matter.id);
  const outlook = insolvencyOutlook(facts, 'lodged');
  const costs = isRefused(outlook)
    ? nil
    : sum(outlook.distribution.ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed));
  const assets = captured.map((asset): Omit<AffairsAsset, 'encumbrances'> => ({
    id: asset.id,
    description: asset.description,
    class: classes[asset.class as keyof typeof classes] ?? 'movable',
    value: valueOf(asset),
  }));
  const statement = statementOfAffairs(affairsOf(assets, facts.claims, costs));
  if (isRefused(statement)) return { statement, paper: null };
  const about = await wordsOfClaims(tx, matter.id);
  const names = new Map(assets.map(({ id, description }) => [id, description]));
  const owed = claimsOwed(facts.claims).map((claim: CapturedClaim): OwedLine => {
    const details = about.get(claim.id);
    return {
      number: claim.number ?? null,
      creditor: claim.creditor,
      address: details?.address ?? null,
      type: named(claimType, details?.type ?? null),
      basis: named(claimBasis, details?.basis ?? null),
      security: named(securityType, details?.security ?? null),
      on: claim.securedBy.flatMap(({ assetId }) => names.get(assetId) ?? []),
      amount: amountOf(claim),
    };
  });
  const paper = affairsPaper(
    {
      language,
      country,
      head: await booksStore(tx).head(matter.id),
      isPerson: kind === 'person',
      statement,
      owed,
      details,
      letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
    },
    sayIn(language, country),
  );
  return { statement, paper };
}
