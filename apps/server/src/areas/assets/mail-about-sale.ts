import type { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { Asset } from '@boedel/contract/assets/assets.schema';
import { formatAmount } from '@boedel/domain/formats/amount';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { requireValue } from '../../platform/require-value';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { type MailLanguage, composeMail } from '../../platform/mail/mail-text';
import { applyOwnWording } from '../../platform/mail/own-words';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Services } from '../../platform/services';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { milestoneStore } from '../milestones/milestone.store';
import { readAttachments } from '../documents/attachment';
import { findDeathDate } from '../matter-parties/died-on.store';
import { auctionMail, buyerMail, calledOffMail, type SaleMailFacts, valuationMail } from './asset.mails';
import { assetStore, type WholeAsset } from './assets.store';
import { lockToChange, readChangedAssets } from './saving';
import { findEntryEmail } from './directory-entry.store';

type SaleMailCalls = typeof assetCalls;
interface SaleMailRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
  readonly services: Services;
  readonly body: { readonly assetID: number; readonly message: string | null; readonly documentIDs: readonly number[] };
}
interface SaleMailContext {
  readonly tx: Tx;
  readonly matter: OpenedMatter;
  readonly asset: WholeAsset;
  readonly facts: SaleMailFacts;
  readonly language: MailLanguage;
}
interface SaleLetter {
  readonly to: string;
  readonly words: ReturnType<typeof composeMail>;
  /** Notes on the asset or its sale that it was sent. */
  readonly mark: (at: string) => Promise<unknown>;
}

/** What every mail about this asset says. */
async function readMailFacts(
  tx: Tx,
  actor: Actor,
  matter: OpenedMatter,
  { row }: WholeAsset,
  message: string | null,
): Promise<{ facts: SaleMailFacts; language: MailLanguage }> {
  const { firm, language } = await milestoneStore(tx).signedBy(matter.id);
  const facts: SaleMailFacts = {
    firm,
    by: actor.fullName,
    matter: `${matter.reference} ${matter.name}`,
    masterReference: await assetStore(tx).masterReference(matter.id),
    asset: row.name,
    location: row['location'] as string | null,
    message,
  };
  return { facts, language };
}

/** A mail about an asset: written with the change it marks, sent after the commit, kept in the trail. */
const mailAboutAsset = (
  { scope, actor, now, services, body }: SaleMailRequest,
  action: string,
  write: (writing: SaleMailContext) => Promise<SaleLetter>,
): Promise<Asset> =>
  scope.transaction(async (tx) => {
    const store = assetStore(tx);
    const matterId = await store.matterOf(body.assetID);
    const matter = await lockToChange(tx, actor, matterId);
    const asset = (await store.listOf(matterId)).find(({ row }) => row.id === body.assetID)!;
    const { facts, language } = await readMailFacts(tx, actor, matter, asset, body.message);
    const { to, words, mark } = await write({ tx, matter, asset, facts, language });
    const attachments = await readAttachments(tx, services, matterId, body.documentIDs);
    const mail = await applyOwnWording(tx, {
      to,
      ...words,
      attachments,
      about: { matterId, entity: ['asset', asset.row.id] },
    });
    await queueMail(tx, mail);
    await mark(now.toISOString());
    await audit(tx, actor, action, {
      entity: ['asset', asset.row.id],
      matterId,
      after: { to, subject: mail.subject },
    });
    return (await readChangedAssets(tx, matterId)).presented(asset.row.id);
  });

/** Whom a directory's entry is written to. */
async function readAddress(
  tx: Tx,
  field: string,
  directory: 'valuer' | 'auctioneer',
  id: number | null,
): Promise<string> {
  const entry = id === null ? undefined : await findEntryEmail(tx, directory, id);
  if (!entry) {
    return throwIfRefused(
      directory === 'valuer'
        ? refuse(field, 'Choose the valuer first, then email the request.')
        : refuse(field, 'Choose the auctioneer first, then email the sale.'),
    );
  }
  return requireValue(entry.email, refuse(field, 'This entry has no email address. Add it to the directory first.'));
}

const formatCents = (cents: Cents | null, { country }: OpenedMatter): string | null =>
  cents === null ? null : formatAmount(cents, findCountry(country));

export const emailValuer: ServiceHandler<SaleMailCalls['emailValuer']> = (asked) =>
  mailAboutAsset(asked, 'asset.valuation.mailed', async ({ tx, asset: { row }, facts, language, matter }) => {
    if (!row.valuation_requested_on) {
      throw new RefusalProblem(refuse('assetID', 'Request the valuation first, then email it.'));
    }
    const valueOn = (await findDeathDate(tx, matter.id)) ?? null;
    return {
      to: await readAddress(tx, 'valuerID', 'valuer', row.valuation_valuer_id),
      words: composeMail(valuationMail, language, { ...facts, valueOn }),
      mark: (at) => assetStore(tx).change(row.id, row.version, { valuation_mailed_at: at }),
    };
  });

export const emailAuctioneer: ServiceHandler<SaleMailCalls['emailAuctioneer']> = (asked) =>
  mailAboutAsset(asked, 'asset.auction.mailed', async ({ tx, asset: { sale }, facts, language, matter }) => {
    if (sale?.way !== 'auction') {
      throw new RefusalProblem(refuse('assetID', 'Arrange a sale by auction first, then email the auctioneer.'));
    }
    const more = { auctionOn: sale.auction_on, reserve: formatCents(sale.reserve_cents, matter) };
    return {
      to: await readAddress(tx, 'auctioneerID', 'auctioneer', sale.auctioneer_id),
      words: composeMail(auctionMail, language, { ...facts, ...more }),
      mark: (at) => assetStore(tx).sales.change(sale.id, sale.version, { auctioneer_mailed_at: at }),
    };
  });

export const emailBuyer: ServiceHandler<SaleMailCalls['emailBuyer']> = (asked) =>
  mailAboutAsset(asked, 'asset.sale.mailed', async ({ tx, asset: { sale }, facts, language, matter }) => {
    if (sale?.way !== 'outOfHand') {
      throw new RefusalProblem(refuse('assetID', 'Arrange a sale out of hand first, then email the buyer.'));
    }
    const price = sale.price_currency
      ? `${sale.price_currency} ${((sale.price_cents ?? 0) / 100).toFixed(2)}`
      : formatCents(sale.price_cents, matter);
    const more = { buyer: sale.buyer_name ?? '', price, signedOn: sale.offer_signed_on };
    return {
      to: requireValue(sale.buyer_email, refuse('buyerEmail', 'Add the buyer’s email address first.')),
      words: composeMail(buyerMail, language, { ...facts, ...more }),
      mark: (at) => assetStore(tx).sales.change(sale.id, sale.version, { buyer_mailed_at: at }),
    };
  });

interface CancelledSale {
  readonly what: 'valuation' | 'auction';
  readonly asset: WholeAsset;
  readonly why: string;
}
/** Tells whoever was asked by mail that it is called off; one without an address any more is told by whoever calls it off. */
export async function mailCancelled(
  tx: Tx,
  actor: Actor,
  matter: OpenedMatter,
  { what, asset, why }: CancelledSale,
): Promise<string | null> {
  const [directory, id, sentAt] =
    what === 'valuation'
      ? (['valuer', asset.row.valuation_valuer_id, asset.row.valuation_mailed_at] as const)
      : (['auctioneer', asset.sale?.auctioneer_id ?? null, asset.sale?.auctioneer_mailed_at ?? null] as const);
  if (sentAt === null || id === null) return null;
  const entry = await findEntryEmail(tx, directory, id);
  if (!entry?.email) return null;
  const { facts, language } = await readMailFacts(tx, actor, matter, asset, why);
  await queueMail(tx, {
    to: entry.email,
    ...composeMail(calledOffMail, language, { ...facts, isValuation: what === 'valuation' }),
    about: { matterId: matter.id, entity: ['asset', asset.row.id] },
  });
  return entry.email;
}
