import { randomBytes } from 'node:crypto';
import type { AnswerOf } from '@boedel/contract/call';
import type { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Config } from '../../platform/config/config';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type MailAddressRow, mailAddressStore } from './mail-address.store';

type MailAddressCalls = typeof mailFilingCalls;
type MailDomain = Pick<Config, 'MAIL_IN_DOMAIN'>;

/** Letters and figures that cannot be taken for one another when somebody reads them out; 32 of them, 5 bits each. */
const signs = 'abcdefghjkmnpqrstuvwxyz023456789';
const createSecret = (): string => [...randomBytes(18)].map((byte) => signs[byte % signs.length]).join('');

/** The firm's number stands in front, so that a secret is looked for in that firm alone. */
const formatAddress = ({ MAIL_IN_DOMAIN }: MailDomain, firmId: number, { secret }: MailAddressRow): string =>
  `m${firmId}.${secret}@${MAIL_IN_DOMAIN}`;

/** What an address of ours says; undefined is somebody else's. */
export function readAddress(
  { MAIL_IN_DOMAIN }: MailDomain,
  address: string,
): { readonly firmId: number; readonly secret: string } | undefined {
  const [, firm, secret, domain] = /^m(\d{1,12})\.([a-z0-9]{18})@(.+)$/.exec(address) ?? [];
  if (!firm || !secret || !MAIL_IN_DOMAIN || domain !== MAIL_IN_DOMAIN.toLowerCase()) return undefined;
  return { firmId: Number(firm), secret };
}

type MailAddressView = AnswerOf<MailAddressCalls['getaddress']>;
const presentAddress = (config: MailDomain, firmId: number, row: MailAddressRow | undefined): MailAddressView => ({
  isOffered: config.MAIL_IN_DOMAIN !== undefined,
  address: row && config.MAIL_IN_DOMAIN ? formatAddress(config, firmId, row) : null,
});

export const getAddress: ServiceHandler<MailAddressCalls['getaddress']> = ({ scope, services, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    return presentAddress(services.config, scope.firmId, await mailAddressStore(tx).ofMatter(query.matterID));
  });

export const createAddress: ServiceHandler<MailAddressCalls['newaddress']> = ({ scope, actor, services, body }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    if (!services.config.MAIL_IN_DOMAIN) {
      throw new RefusalProblem(
        refuse('matterID', 'Incoming mail is not set up. Ask the person who runs your server to set it up.'),
      );
    }
    const row = await mailAddressStore(tx).replace(body.matterID, createSecret());
    await audit(tx, actor, 'mailAddress.made', {
      entity: ['matter_mail_address', row.id],
      matterId: body.matterID,
      after: { earlierEnded: row.version > 1 },
    });
    return presentAddress(services.config, scope.firmId, row);
  });

export const endAddress: ServiceHandler<MailAddressCalls['endaddress']> = ({ scope, actor, services, body }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'documents');
    const ended = await mailAddressStore(tx).remove(body.matterID);
    if (ended > 0) {
      await audit(tx, actor, 'mailAddress.ended', { entity: ['matter_mail_address', null], matterId: body.matterID });
    }
    return presentAddress(services.config, scope.firmId, undefined);
  });
